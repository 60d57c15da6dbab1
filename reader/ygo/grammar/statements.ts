/** Sentences about a card that are no activated effect: what holds while it is there, how it is Summoned, what it counts as. */
import type { Draft, YgoGrammar } from './categories.ts';
import { groupOf, type What } from './noun.ts';

export function statements(g: YgoGrammar): void {
  continuous(g);
  summoning(g);
}
const holds = (ongoing: readonly Draft[], more: Draft = {}): Draft => ({ kind: 'continuous', ...more, ongoing });
/** Whom a rule is about: this card goes without saying. */
function about(what: What, rules: readonly Draft[]): Draft[] | undefined {
  if ('several' in what) return undefined;
  if ('$ref' in what) return what.$ref === 'this' ? [...rules] : what.$ref === 'equipped' ? rules.map((rule) => ({ ...rule, cards: 'equipped' })) : undefined;
  if (what.count !== 'all' && what.count !== undefined) return undefined;
  return rules.map((rule) => ({ ...rule, cards: groupOf(what) }));
} // prettier-ignore

function continuous(g: YgoGrammar): void {
  g.rule('holding', '{predicate}', ({ predicate }) => predicate);
  g.rule('holding', '{gains}', ({ gains }) => gains);
  g.rule('holding', '{a:predicate} , and {b:predicate}', ({ a, b }) => [...a, ...b]);
  g.rule('holding', '{a:gains} , and {b:predicate}', ({ a, b }) => [...a, ...b]);
  g.rule('rulesOf', '{what} {holding}', ({ what, holding }) => about(what, holding));
  g.rule('rulesOf', '{bare} {holding}', ({ bare, holding }) => about(bare, holding));
  g.rule('rulesOf', '{playerRule}', ({ playerRule }) => playerRule);
  g.rule('statement', '{rulesOf}', ({ rulesOf }) => [holds(rulesOf)]);
  // "Cannot be destroyed by battle.": this card.
  g.rule('statement', '{holding}', ({ holding }) => [holds(holding)]);
  g.rule('statement', '<while|if> {conditions} , {rulesOf}', ({ conditions, rulesOf }) => [holds(rulesOf, { condition: conditions })]);
} // prettier-ignore

function summoning(g: YgoGrammar): void {
  const condition = (summoning: object): Draft[] => [{ kind: 'condition', summoning }];
  g.table('statement', {
    'Cannot be Normal Summoned/Set': condition({ cannotNormalSummon: true }),
    '[This card] cannot be Special Summoned': condition({ cannotSpecialSummon: true }),
  });
  g.rule('statement', 'Must be Special Summoned by its own effect', () => condition({ onlyBy: 'own' }));
  g.rule('statement', 'Must first be Special Summoned by its own effect', () => condition({ onlyBy: 'own', firstOnly: true }));
  g.rule('statement', 'You can only control 1 {name:quoted}', ({ name }, context) => name === context.name ? [{ kind: 'condition', ongoing: [{ rule: 'control-limit', filter: { name }, count: 1 }] }] : undefined);
  g.rule('statement', 'You can only Special Summon {name:quoted} once per turn', ({ name }, context) => name === context.name ? condition({ limit: 1 }) : undefined);
  g.rule('statement', '( This card is always treated as a {name:quoted} card . )', ({ name }) => [{ kind: 'continuous', ongoing: [{ rule: 'treated-as', name }] }]);
  g.rule('statement', 'This card is always treated as a {name:quoted} card', () => undefined);
} // prettier-ignore
