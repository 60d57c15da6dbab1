/** Deeds that stand on few cards each: what the other player may do against them, cards looked at and put back, what happens in place of damage. */
import type { Amount, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { together } from './events.ts';
import { asFilter, both, isNoun, type Pointer, type What } from './noun.ts';

export function rarerDeeds(g: YgoGrammar): void {
  declined(g);
  putBack(g);
  inPlaceOfDamage(g);
  counted(g);
}

/** What they discard is in their hand. */
function theirs(one: Draft): Draft {
  const what = (one['cards'] as { $what?: What } | undefined)?.$what;
  return what && isNoun(what) && what.where?.join() === 'hand' && !what.whose ? { ...one, cards: { ...(one['cards'] as object), $what: { ...what, whose: 'opponent' } } } : one;
} // prettier-ignore
/** "Your opponent can discard 1 card to negate this effect, otherwise …": one or the other. */
function declined(g: YgoGrammar): void {
  const byThem = (a: readonly Draft[]): Draft[] | undefined =>
    a.length === 1 && a[0]!['do'] !== 'pay-life' && !a[0]!['optional'] ? [{ ...theirs(a[0]!), by: 'opponent', optional: true }] : undefined;
  const either = (a: readonly Draft[], b: readonly Draft[]): Draft[] | undefined => {
    const first = byThem(a);
    return first && [...first, { do: 'otherwise', then: b, join: 'also' }];
  };
  for (const who of ['your opponent can', 'they can'] as const)
    g.rule('operations', `${who} {a:playerAction} to negate <this effect|this card's effect> , otherwise [,] {b:operations}` as '{a:playerAction} {b:operations}', ({ a, b }) => either(a, b));
  g.rule('operations', 'your opponent can {a:playerAction} , or that effect is negated', ({ a }) => either(a, [{ do: 'negate-effect' }]));
} // prettier-ignore

/** The top card of a Deck, looked at, back on top or under it. */
function putBack(g: YgoGrammar): void {
  const AND = '<, then|, and if you do ,|and|, and>';
  for (const [words, whose] of [['your', 'you'], ["<your opponent's|their>", 'opponent']] as const)
    g.rule('operations', `look at the top card of ${words} Deck ${AND} <place|return> <it|that card> <on|to> [either] [the] top or [the] bottom of <their|your|the> Deck`, () => {
      const top = { choose: 1, by: 'top', where: 'deck', whose };
      const put = (to: string): object => ({ do: [{ do: 'return', cards: top, to }] });
      return [{ do: 'look', where: 'deck', whose, top: 1 }, { do: 'choose', options: [put('deck-top'), put('deck-bottom')], join: 'and' }];
    });
} // prettier-ignore

/** "Each time you would take damage, gain that amount of LP instead". */
function inPlaceOfDamage(g: YgoGrammar): void {
  const gain = [{ do: 'gain-life', to: 'you', amount: { from: 'event' } }];
  const KINDS = [['damage', ['battle-damage', 'effect-damage']], ['battle damage', ['battle-damage']], ['effect damage', ['effect-damage']]] as const;
  for (const [words, kinds] of KINDS) {
    const rules = kinds.map((of) => ({ rule: 'instead', of, player: 'you', do: gain }));
    for (const time of ['each time', 'if'] as const)
      g.rule('laterAction', `{until} [,] ${time} you would take ${words} , <gain that amount of LP|you gain that much LP|gain that much LP> [,] instead` as '{until}', ({ until }) => (time === 'if' && !until.startsWith('end') ? undefined : [{ do: 'apply', until, rules }]));
  }
} // prettier-ignore

/** How many: counters on a card, cards that fared so this turn, what a card had in the hand. */
function counted(g: YgoGrammar): void {
  const on = (kind: string, pointer: Pointer): Amount => ({ counters: kind, on: { $what: pointer } }) as unknown as Amount;
  g.rule('plainValue', 'the number of {kind:counterName} <on|that are on|that were on> {pointer}', ({ kind, pointer }) => (pointer.$ref === 'it' ? undefined : on(kind, pointer)));
  g.rule('each', 'for each {kind:counterName} <that was|that were> on this card', ({ kind }) => ({ ...(on(kind, { $ref: 'this' }) as object), $was: true }) as never);
  g.rule('plainValue', 'the {stat} {pointer} had in <the|your> hand', ({ stat, pointer }) => ({ stat, of: { $what: pointer }, asIt: 'was' }) as unknown as Amount);
  const befell = (filter: Filter, fates: readonly Draft[]): Amount | undefined => {
    const [event, more] = together(both(filter, { controller: 'you' }), fates) ?? [];
    return event && !more ? { happened: event } : undefined;
  };
  g.rule('plainValue', 'the number of your {bare} {befallen} this turn', ({ bare, befallen }) => (bare.where || bare.whose ? undefined : befell(asFilter(bare), befallen)));
  g.rule('each', 'for each {bare} that left the field [{bySaying}]', ({ bare }) => (Object.keys(bare.filter).length === 0 && !bare.where ? ({ $amount: true } as never) : undefined));
  g.rule('noun', 'any number of them', () => ({ noun: 'card', count: 'any-number', filter: {}, among: { $ref: 'it', plural: true } }));
} // prettier-ignore
