/** Deeds that stand on few cards each: what the other player may do instead, cards looked at and put back, what happens in place of damage. */
import type { Amount, Condition, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { together } from './events.ts';
import { asFilter, both, isNoun, type Pointer, type What } from './noun.ts';

export function rarerDeeds(g: YgoGrammar): void {
  declined(g);
  putBack(g);
  inPlaceOfDamage(g);
  counted(g);
  orAll(g);
}

/** What they discard is in their hand. */
function theirs(one: Draft): Draft {
  const what = (one['cards'] as { $what?: What } | undefined)?.$what;
  return what && isNoun(what) && what.where?.join() === 'hand' && !what.whose ? { ...one, cards: { ...(one['cards'] as object), $what: { ...what, whose: 'opponent' } } } : one;
} // prettier-ignore
/** "Your opponent can discard 1 card, or that effect is negated": one or the other. */
function declined(g: YgoGrammar): void {
  g.rule('operations', 'your opponent can {a:playerAction} , or that effect is negated', ({ a }) => {
    const [one, more] = a;
    if (!one || more || one['do'] !== 'discard' || one['optional']) return undefined;
    const any: Condition = { exists: { where: 'hand', whose: 'opponent' } };
    return [{ do: 'choose', by: 'opponent', options: [{ if: any, do: [{ ...theirs(one), by: 'opponent' }] }, { do: [{ do: 'negate-effect' }] }] }];
  });
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
  const KINDS = [['damage', ['effect-damage', 'battle-damage']], ['battle damage', ['battle-damage']], ['effect damage', ['effect-damage']]] as const;
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

/** "Discard 2 random cards from your opponent's hand (or their entire hand, if less than 2)": as many as there are. */
function orAll(g: YgoGrammar): void {
  for (const [words, where] of [['hand', 'hand'], ['Deck', 'deck']] as const)
    g.rule('doing', `{action} ( or <your|their> entire ${words} , if <less|fewer|they have less|they have fewer> than {m:number} )` as '{action} {m:number}', ({ action, m }) => {
      const [one, more] = action;
      // What is sent from the top of a Deck: `moving.ts`.
      if (!one || more || one['optional'] || one['do'] === 'send') return undefined;
      const sides = one['by'] === 'either' ? (['you', 'opponent'] as const) : [undefined];
      const all = sides.map((side) => upTo(one, where, m, side));
      return all.every((each) => each !== undefined) ? all.map((each, i) => ({ ...each, ...(i > 0 && { join: 'also' }) })) : undefined;
    });
} // prettier-ignore
/** So many of one player's cards there, or all of them if there are less. */
function upTo(one: Draft, where: 'hand' | 'deck', m: number, side: 'you' | 'opponent' | undefined): Draft | undefined {
  const { by: _by, ...plain } = one;
  const said = one['cards'] as { $what?: What; choose?: unknown; where?: unknown; whose?: unknown } | undefined;
  if (!said) return undefined;
  const noun = said.$what && isNoun(said.$what) ? said.$what : undefined;
  const whose = side ?? noun?.whose ?? said.whose;
  const lies = noun ? noun.where?.join() : said.where;
  if (lies !== where || (noun ? noun.count : said.choose) !== m || (whose !== 'you' && whose !== 'opponent')) return undefined;
  const count: Amount = { lesser: [m, { count: { where, whose } }] };
  const many = { min: count, max: count };
  return { ...(side ? plain : one), cards: noun ? { ...said, $what: { ...noun, whose, count: many } } : { ...said, choose: many, whose } };
} // prettier-ignore
