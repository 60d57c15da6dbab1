/** What stands above bullets: effects to choose from, effects that are gained. */
import { payable } from './costs.ts';
import type { Grant, YgoGrammar } from './categories.ts';
import { labels } from './labels.ts';
import { asFilter } from './noun.ts';

export function headers(g: YgoGrammar): void {
  options(g);
  grants(g);
  labels(g);
}

function options(g: YgoGrammar): void {
  const CHOOSE = '<activate|use> 1 of <these effects|the following effects>';
  const EACH = '( but you can only use each <effect|of these effects> of {name:quoted} {per} )';
  for (const [words, limited] of [[CHOOSE, false], [`${CHOOSE} ${EACH}`, true]] as const) {
    // Each bullet by itself, if it says so.
    const limit = (name: string | undefined, per: object | undefined, own: string): object | undefined => (!limited ? {} : name === own ? { limit: { ...per, of: 'name' } } : undefined);
    const pattern = words as typeof EACH;
    g.rule('optionHeader', pattern, ({ name, per }, context) => limit(name, per, context.name));
    g.rule('optionHeader', `{operations} <, then|and|, and> ${pattern}`, ({ operations, name, per }, context) => { const more = limit(name, per, context.name); return more && payable(operations) ? { cost: operations, ...more } : undefined; });
    g.rule('optionHeader', `{target} [,] <then|and> ${pattern}`, ({ target, name, per }, context) => { const more = limit(name, per, context.name); return more && { targets: target, ...more }; });
  }
  const APPLY = 'apply 1 of <these effects|the following effects>';
  g.rule('optionHeader', APPLY, () => ({ choose: true }));
  g.rule('optionHeader', `{before} ; ${APPLY}`, ({ before }) => ({ ...before, choose: true }));
} // prettier-ignore

/** "If this card has "X" as material, it gains this effect." */
function grants(g: YgoGrammar): void {
  const GAINS = '<gains|gain> <this effect|these effects|the following effect|the following effects|the following effect ( s )>';
  const IT = '<it|this card|this face-up card>';
  for (const word of ['if', 'while'] as const) {
    g.rule('grant', `${word} {conditions} , ${IT} ${GAINS}`, ({ conditions }): Grant => ({ to: 'this', condition: conditions }));
    g.rule('grant', `${word} this card has {names} as <material|a material|Xyz material|an Xyz material> , ${IT} ${GAINS}`, ({ names }): Grant => ({ to: 'this', condition: { exists: { where: 'materials', whose: 'you', filter: { oneOf: 'materials', ...names } } } }));
    g.rule('grant', `${word} this card has <a|an> {bare} as <material|a material|Xyz material|an Xyz material> , ${IT} ${GAINS}`, ({ bare }): Grant | undefined => (bare.where ? undefined : { to: 'this', condition: { exists: { where: 'materials', whose: 'you', filter: { oneOf: 'materials', ...asFilter(bare) } } } }));
  }
  const HAS = 'that has this card as <material|a material|Xyz material|an Xyz material>';
  g.rule('grant', `<a|an> {bare} ${HAS} ${GAINS}`, ({ bare }): Grant | undefined => {
    const { is, kind: _kind, ...rest } = asFilter(bare);
    return bare.where || is !== 'xyz' ? undefined : { to: 'holder', from: 'materials', ...(Object.keys(rest).length > 0 && { condition: { is: 'holder', like: rest } }) };
  });
  // It keeps what it was Summoned with.
  g.rule('grant', `{made:offspring} ${GAINS}`, ({ made }): Grant => ({ to: 'made', madeWithThis: made }));
  g.rule('grant', `an Xyz Monster whose original Type is {race} and has this card as <material|Xyz material> ${GAINS}`, ({ race }): Grant => ({ to: 'holder', from: 'materials', condition: { is: 'holder', like: { race } } }));
} // prettier-ignore
