/** What happens by itself at some moment, without a Chain: each time …, in a Standby Phase or the card is destroyed, where a condition is not met. */
import type { Condition, EventPattern, Filter, LinkPattern } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { holds } from './continuous.ts';
import { asFilter, groupOf } from './noun.ts';

export function moments(g: YgoGrammar): void {
  eachTime(g);
  selfDestruct(g);
  upkeep(g);
}

function eachTime(g: YgoGrammar): void {
  const each = (on: object, resolve: readonly Draft[], link = false): Draft[] => [{ kind: 'unclassified', timing: 'each-time', on, ...(link && { afterLink: true }), resolve }];
  const place = (kind: string, count: number): Draft => ({ do: 'place-counters', cards: 'this', kind, count });
  const upTo = (drafts: Draft[], kind: string, max: number | undefined): Draft[] => drafts.map((one) => ({ ...one, ...(max && { condition: { not: { is: 'this', like: { counters: { kind, min: max } } } } }) }));
  for (const [word, kind] of [['Spell', 'spell'], ['Trap', 'trap']] as const)
    g.rule('statement', `Each time a ${word} [Card] is activated , place {n:number} {kind:counterName} on this card when that ${word} [Card] resolves [( max . {max:number} )]`, ({ n, kind: counter, max }) => upTo(each({ event: 'activated', what: 'card', card: { kind } }, [place(counter, n)], true), counter, max));
  g.rule('statement', 'Each time {event} , place {n:number} {kind:counterName} on this card [( max . {max:number} )]', ({ event, n, kind, max }) => (event.length === 1 ? upTo(each(event[0]!, [place(kind, n)]), kind, max) : undefined));
  const plain = (drafts: readonly Draft[]): boolean => drafts.every((one) => one['do'] !== 'place-counters' && !one['optional']);
  g.rule('statement', 'Each time {event} , {operations}', ({ event, operations }) => (plain(operations) ? each(event.length === 1 ? event[0]! : event, operations) : undefined));
  const THEN = '<immediately after it resolves|when it resolves|immediately after that card resolves>';
  g.rule('statement', `Each time {link} , {operations} ${THEN}`, ({ link, operations }) => { const on = activated(link); return on && plain(operations) ? each(on, operations, true) : undefined; });
  g.rule('statement', `Each time {link} , ${THEN} , {operations}`, ({ link, operations }) => { const on = activated(link); return on && plain(operations) ? each(on, operations, true) : undefined; });
} // prettier-ignore
/** The activation of such a link, as what happens. */
function activated(link: LinkPattern | LinkPattern[]): EventPattern | undefined {
  if (Array.isArray(link) || link.targets || link.includes) return undefined;
  const { by, what, kind, card, place } = link;
  const who: Filter = { ...card, ...(kind && { kind }), ...(place && { place }) };
  return { event: 'activated', ...(by && { by }), ...(what && { what }), ...(Object.keys(who).length > 0 && { card: who }) };
} // prettier-ignore

function selfDestruct(g: YgoGrammar): void {
  const gone = (condition: Condition): Draft[] => [holds([{ rule: 'self-destruct', if: condition }])];
  g.rule('statement', '<If|When|While> {conditions} , destroy this card', ({ conditions }) => gone(conditions));
  g.rule('statement', 'Destroy this card <if|when|while> {conditions}', ({ conditions }) => gone(conditions));
  g.rule('statement', 'Destroy this card unless {conditions}', ({ conditions }) => gone({ not: conditions }));
  g.rule('statement', 'If you control <a|an> {bare} that <is|are> not <a|an> {other:bare} , destroy this card', ({ bare, other }) => bare.where || other.where ? undefined : gone({ exists: groupOf({ ...bare, whose: 'you', filter: { ...bare.filter, not: asFilter({ noun: 'card', filter: other.filter }) } }) }));
  g.rule('statement', 'If there is no {bare} , destroy this card', ({ bare }) => (bare.where ? gone({ not: { exists: groupOf(bare) } }) : undefined));
  g.rule('statement', 'If there are no {bare} , destroy this card', ({ bare }) => (bare.where ? gone({ not: { exists: groupOf(bare) } }) : undefined));
  g.rule('statement', 'If {names} is not on the field , destroy this card', ({ names }) => gone({ not: { exists: { where: 'field', filter: { ...names, face: 'up' } } } }));
  g.rule('statement', 'If this card is in face-up Defense Position , destroy it', () => gone({ is: 'this', like: { face: 'up', position: 'defense' } }));
  g.rule('statement', 'If you do not control {names} , destroy this card', ({ names }) => gone({ not: { exists: { where: 'field', whose: 'you', filter: names } } }));
} // prettier-ignore

/** "Once per turn, during your Standby Phase, pay 500 LP or destroy this card." */
function upkeep(g: YgoGrammar): void {
  const otherwise = (then: readonly Draft[]): Draft => ({ do: 'otherwise', join: 'also', then });
  const or = (first: readonly Draft[], last: readonly Draft[]): Draft[] => [...first.map((one, i) => (i === 0 ? { ...one, optional: true } : one)), otherwise(last)];
  const DESTROY: Draft[] = [{ do: 'destroy', cards: 'this' }];
  const at = (phase: string, whose: 'you' | undefined, resolve: readonly Draft[]): Draft[] => [{ kind: 'unclassified', must: true, ...(whose && { whoseTurn: whose }), phases: [phase], resolve }];
  const OR = '[,] or <destroy this card|this card is destroyed|this card will be destroyed>';
  for (const [name, phase] of [['Standby', 'standby'], ['End', 'end']] as const)
    for (const [words, whose] of [[`<Once per turn [,] during your ${name} Phase|During your ${name} Phase|During each of your ${name} Phases|Once per turn [,] during each of your ${name} Phases>`, 'you'], [`<Once per turn [,] during the ${name} Phase|During each ${name} Phase|During each player's ${name} Phase>`, undefined]] as const) {
      g.rule('statement', `${words} , [you must] {operations} [( this is not optional )] ${OR}`, ({ operations }) => at(phase, whose, or(operations, DESTROY)));
      g.rule('statement', `${words} , destroy this card unless you {operations}`, ({ operations }) => at(phase, whose, or(operations, DESTROY)));
      g.rule('statement', `${words} , destroy this card unless you {a:operations} or {b:operations}`, ({ a, b }) => at(phase, whose, or(a, or(b, DESTROY))));
    }
} // prettier-ignore
