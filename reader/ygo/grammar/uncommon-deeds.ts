/** Deeds told on one or two cards each: of whole hands, on two fields, what a Summon that was not made leaves, what nobody may answer. */
import type { Amount, Condition, EventPattern, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Before, Draft, YgoGrammar } from './categories.ts';
import { held } from './conditions.ts';
import { payable } from './costs.ts';
import { asFilter, both, cards, groupOf, isNoun, type Noun, type What } from './noun.ts';

export function uncommonDeeds(g: YgoGrammar): void {
  atLeastOne(g);
  onEitherField(g);
  unanswered(g);
  spared(g);
  theirs(g);
  small(g);
  olderDeeds(g);
  wearing(g);
  asMany(g);
  threeAtOnce(g);
  howMany(g);
}

const countOf = (one: Draft): unknown => {
  const what = (one['cards'] as { $what?: What } | undefined)?.$what;
  return what && isNoun(what) ? what.count : undefined;
};
/** "Send your entire hand to the GY (min. 1)": none is none. */
function atLeastOne(g: YgoGrammar): void {
  g.rule('doing', '{action} ( min . {n:number} )', ({ action, n }) => {
    const [one, more] = action;
    const all = one && !more && !one['optional'] && !one['if'] && ['all', 'as-many-as-possible'].includes(String(countOf(one)));
    return n === 1 && all ? action : undefined;
  });
  // Paid only where there are so many.
  const paid = ([one, more]: readonly Draft[], n: number): Before | undefined => {
    const what = (one?.['cards'] as { $what?: What } | undefined)?.$what;
    if (!one || more || !payable([one]) || !what || !isNoun(what) || what.count !== 'all' || n < 2 || what.where?.includes('hand')) return undefined;
    const { count: _count, ...kind } = what;
    return { cost: [one], asks: { exists: groupOf(kind), count: { min: n } } };
  };
  g.rule('before', '{operations} ( min . {n:number} )', ({ operations, n }) => paid(operations, n));
} // prettier-ignore

/** "To your field, or in face-down Defense Position to your opponent's field". */
function onEitherField(g: YgoGrammar): void {
  g.rule('action', "Special Summon {noun} to your field , or {tails:operationTails} [,] to your opponent's field", ({ noun, tails }) => {
    if (noun.count !== 1 || 'to' in tails) return undefined;
    const one: Draft = { do: 'special-summon', cards: cards(noun) };
    return [{ do: 'choose', options: [{ do: [one] }, { do: [{ ...one, ...tails, to: 'opponent' }] }] }];
  });
} // prettier-ignore

/** "Your opponent cannot activate cards or effects this turn when a Dragon monster(s) is Normal or Special Summoned". */
function unanswered(g: YgoGrammar): void {
  for (const [who, whose] of [['your opponent cannot', { whose: 'opponent' }], ['neither player can', {}], ['you cannot', { whose: 'you' }]] as const)
    for (const order of [`${who} {activating} {until} [,] <when|if> <a|an> {bare} <is|are> {how:summonWords} Summoned`, `{until} [,] ${who} {activating} <when|if> <a|an> {bare} <is|are> {how:summonWords} Summoned`] as const)
      g.rule('laterAction', order, ({ activating, until, bare, how }) => {
        if (bare.where || bare.noun !== 'monster') return undefined;
        const inResponseTo: EventPattern = { event: 'summoned', how: how.length === 1 ? how[0]! : [...how], card: asFilter(bare) };
        return [{ do: 'apply', until, rules: activating.map((what) => ({ rule: 'cannot-activate', ...whose, what, inResponseTo })) }];
      });
} // prettier-ignore

/** "Your opponent cannot target it with card effects, and it cannot be destroyed by their card effects". */
function spared(g: YgoGrammar): void {
  const by = { cause: 'effect', whose: 'opponent' };
  const rules = (['be-targeted', 'be-destroyed'] as const).map((what) => ({ rule: 'cannot', what, by }));
  const WHOLE = 'your opponent cannot target {it:pointer} with card effects , <and|also> <it|they> cannot be destroyed by their card effects';
  g.rule('laterAction', WHOLE, ({ it }) => (it.$ref === 'this' ? undefined : [{ do: 'apply', to: cards(it), until: 'leaves', rules }]));
  for (const order of [`{until} [,] ${WHOLE}`, `${WHOLE} {until}`] as const) g.rule('laterAction', order, ({ it, until }) => [{ do: 'apply', to: cards(it), until, rules }]);
} // prettier-ignore

/** What the other player, each player does with cards of their own. */
function theirs(g: YgoGrammar): void {
  const own = (what: What): Noun | undefined => (isNoun(what) && what.whose !== 'you' && typeof what.count === 'number' ? { ...what, whose: 'opponent' } : undefined);
  // "Your opponent selects 1 Spell from their Deck and sends it to the GY".
  const CHOOSES = '<chooses|selects|choose|select>';
  const FATES = [['<sends|send> {it} to the GY', { do: 'send' }], ['<shuffles|shuffle> {it} into the Deck', { do: 'return', to: 'deck' }], ['<banishes|banish> {it}', { do: 'banish' }], ['<destroys|destroy> {it}', { do: 'destroy' }], ['<returns|return> {it} to the hand', { do: 'return', to: 'hand' }], ['<discards|discard> {it}', { do: 'discard' }]] as const;
  for (const [words, doing] of FATES)
    for (const join of ['[,] and', ', then'] as const)
      g.rule('playerAction', `${CHOOSES} {what} ${join} ${words.replace('{it}', '<it|that card|that monster|them>')}` as '{what}', ({ what }) => {
        const mine = own(what);
        if (!mine || (doing.do === 'discard') !== (mine.where?.join() === 'hand' && doing.do === 'discard')) return undefined;
        return [{ ...doing, cards: cards(mine) }];
      });
} // prettier-ignore

/** "This card equipped with a monster by its effect"; who made a Summon. */
function wearing(g: YgoGrammar): void {
  const BY = "by <this card's effect|its own effect|its effect|this effect>";
  const worn = (more: Filter): Condition => ({ exists: { where: 'spells-traps', filter: { oneOf: 'equips', ...more, did: { event: 'equipped', with: { this: true } } } } });
  for (const [words, more] of [['a monster(s)', { printedKind: 'monster' }], ['a card(s)', {}]] as const) {
    g.rule('before', `send this card equipped with ${words} ${BY} to the GY` as 'x', () => ({ cost: [{ do: 'send', cards: cards({ $ref: 'this' }) }], asks: worn(more) }));
    g.rule('situation', `<while|as long as> [this card is] equipped with ${words} ${BY}` as 'x', () => ({ condition: worn(more) }));
  }
  for (const kind of ['spell', 'trap'] as const) g.rule('linkKind', `a ${kind === 'spell' ? 'Spell' : 'Trap'} effect that inflicts damage`, () => ({ kind, includes: 'damage' }));
  g.rule('operations', 'the turn player takes {n:number} damage if they control {list:someList}', ({ n, list }) => {
    const each = (['you', 'opponent'] as const).map((whose, i): Draft | undefined => {
      const so = held(list, whose, true);
      return so && { do: 'damage', to: whose, amount: n, if: { all: [{ turn: whose }, so] }, ...(i > 0 && { join: 'also' }) };
    });
    return each.every((one) => one !== undefined) ? each : undefined;
  });
  // Who Xyz Summons a monster controls it.
} // prettier-ignore

/** Old wordings: whole hands put back, monsters that "are changed". */
function olderDeeds(g: YgoGrammar): void {
  const all = { noun: 'card', count: 'all', where: ['hand'], whose: 'opponent', filter: {} } satisfies Noun;
  g.rule('operations', 'your opponent adds their hand to the Deck and shuffles it , then draws the same number of cards they added to the Deck', () => [
    { do: 'return', cards: cards(all), to: 'deck', by: 'opponent' },
    { do: 'draw', count: { $amount: 'returned' }, whose: 'opponent', by: 'opponent', join: 'then' },
  ]);
  for (const [words, to] of [['face-up Attack Position', 'face-up-attack'], ['face-up Defense Position', 'face-up-defense'], ['face-down Defense Position', 'face-down']] as const)
    g.rule('operations', `{bare} are changed to ${words} , and {b:action}` as '{bare} {b:action}', ({ bare, b }) => (bare.where && bare.count === undefined && bare.noun === 'monster' && b.length === 1 && b[0]!['do'] === 'negate-effects' ? [{ do: 'change-position', cards: cards({ ...bare, count: 'all' }), to }, { ...b[0], join: 'and' }] : undefined));
  g.rule('continuation', 'If {conditions} at resolution of this effect , {it:pointer} also {predicate} {until}', ({ conditions, it, predicate, until }) => (it.$ref === 'this' ? undefined : [{ do: 'apply', to: cards(it), until, rules: predicate, if: conditions, join: 'also' }]));
} // prettier-ignore

/** What follows where nothing was Summoned; what was Set from one of two places; where a card goes in the end. */
function small(g: YgoGrammar): void {
  g.rule('continuation', 'If you <did not|do not> Special Summon [a monster] [<by|with> this effect|this way] , {operations}', ({ operations }) => [{ do: 'otherwise', then: operations, join: 'also', $of: 'special-summon' }]);
  g.table('pointer', {
    'the <monster|card> [that was] targeted by this <card|effect>': { $ref: 'target' },
    'the face-up <monster|card> [that was] targeted by this <card|effect>': { $ref: 'target', filter: { face: 'up' } },
    'the <monster|card> <this card|this effect> targeted': { $ref: 'target' },
    'the face-up <monster|card> <this card|this effect> targeted': { $ref: 'target', filter: { face: 'up' } },
  });
  // Where it goes in the end, said of a later time.
  for (const ends of ['<either the top or bottom|the top or bottom|either the top or the bottom>'] as const)
    g.rule('laterAction', `place {it:pointer} on ${ends} of <the|your> Deck {moment}` as '{it:pointer} {moment}', ({ it, moment }) => (it.$ref === 'this' || !moment['phase'] ? undefined : [{ do: 'later', at: moment, then: [{ do: 'choose', options: (['deck-top', 'deck-bottom'] as const).map((to) => ({ do: [{ do: 'return', cards: cards(it), to }] })) }] }]));
  // "Add to your hand, or place face-up in your Field Zone, 1 "X"".
  g.table('goal', {
    'place face-up in your Field Zone': { do: 'place', to: 'field-zone' },
    'place it face-up in your Field Zone': { do: 'place', to: 'field-zone' },
  });
  g.rule('operations', 'look at the top {n:number} cards of your Deck [,] and return <them|those cards> to [the] top of <the|your> Deck in any order', ({ n }) => [{ do: 'look', where: 'deck', whose: 'you', top: n, arrange: true }]);
  // What was excavated and is left, in a sentence of its own.
  g.rule('continuation', '{action}', ({ action }) => {
    const [one, more] = action;
    const rest = one && !more && ['return', 'send', 'shuffle', 'banish'].includes(String(one['do'])) && JSON.stringify(one['cards'] ?? '').includes('"oneOf":{"named":"shown"}') && countOf(one) === 'all';
    return rest ? [{ ...one, join: 'also' }] : undefined;
  });
} // prettier-ignore

/** How many fared so this turn, what lies under other monsters; "both", of an Equip Card and its monster. */
function howMany(g: YgoGrammar): void {
  g.rule('each', 'for each {bare} [that was] sent to <the|your> GY this turn', ({ bare }) => (bare.where || bare.whose ? undefined : { happened: { event: 'sent', to: 'graveyard', card: asFilter(bare) } }));
  g.rule('each', 'for each {bare} attached to <Xyz Monsters|a monster|monsters> you [currently] control', ({ bare }) => (bare.where || bare.whose ? undefined : { count: { where: 'materials', whose: 'you', filter: asFilter(bare) } }));
  // Of two groups, the second under Xyz Monsters.
  g.rule('each', 'for each {a:bare} [,] and for each {b:bare} attached to <Xyz Monsters|a monster|monsters> you [currently] control', ({ a, b }) => (a.whose !== 'you' || a.where?.join() !== 'field' || b.where || b.whose ? undefined : ({ sum: [{ count: groupOf(a) }, { count: { where: 'materials', whose: 'you', filter: asFilter(b) } }] } as Amount)));
  g.rule('noun', 'the {bare} ( all , if tied )', ({ bare }) => (bare.only && bare.count === undefined ? { ...bare, count: 'all' } : undefined));
  g.rule('before', 'send both to the GY', (_, { property }) => (property === 'equip' ? { cost: [{ do: 'send', cards: cards({ several: [{ $ref: 'this' }, { $ref: 'equipped' }] }) }] } : undefined));
  // A Token is no card that could be meant otherwise.
  const token = (name: string): Filter | undefined => (name.endsWith(' Token') ? { mentions: name } : undefined);
  g.rule('exception', '<a|an> {name:quoted} or {bare} that <mentions|mention> it', ({ name, bare }) => { const filter = token(name); return filter && !bare.where && !bare.whose ? { any: [{ name }, both(asFilter(bare), filter)] } : undefined; });
} // prettier-ignore

/** "Until the end of this turn, all Dragon monsters gain 300 ATK, but are unaffected by Trap effects, also their effects are negated": all of it as long. */
function threeAtOnce(g: YgoGrammar): void {
  g.rule('laterAction', '{until} [,] {what} {gains} <, but|but|and> {predicate} , also their effects are negated', ({ until, what, gains, predicate }) => (!isNoun(what) || what.count === 1 ? undefined : [
    ...gains.map(({ rule: _rule, ...one }, i): Draft => ({ do: 'modify', cards: cards(what), ...one, until, ...(i > 0 && { join: 'and' }) })),
    { do: 'apply', to: cards({ $ref: 'it', plural: true }), until, rules: predicate, join: 'and' },
    { do: 'negate-effects', cards: cards({ $ref: 'it', plural: true }), until, join: 'also' },
  ]));
} // prettier-ignore

/** As many as were destroyed; what each player does; where a monster goes. */
function asMany(g: YgoGrammar): void {
  const open = (noun: Noun): boolean => noun.count === undefined && noun.where !== undefined && !noun.distinct && !noun.only;
  g.rule('operations', 'destroy as many {a:alike} as possible , then destroy as many {b:alike} as possible , up to the number of cards destroyed by this effect', ({ a, b }) => {
    if (!open(a) || !open(b)) return undefined;
    const most: Amount = { lesser: [{ from: 'affected' }, { count: groupOf(b) }] };
    return [{ do: 'destroy', cards: cards({ ...a, count: 'as-many-as-possible' }) }, { do: 'destroy', cards: cards({ ...b, count: { min: most, max: most } }), join: 'then' }];
  });
  // Both shuffle, both act.
  g.rule('operations', 'each player shuffles their Deck , then {c:operations}', ({ c }) => [{ do: 'shuffle', where: 'deck', whose: 'you' }, { do: 'shuffle', where: 'deck', whose: 'opponent', join: 'also' }, { ...c[0], join: 'then' }, ...c.slice(1)]);
  g.rule('action', 'select {noun} and return it to [the] bottom of your Deck', ({ noun }) => (noun.count === 1 && noun.where?.join() === 'hand' ? [{ do: 'return', cards: cards(noun), to: 'deck-bottom' }] : undefined));
  g.rule('condition', 'both players have the same LP', () => ({ lifePoints: 'you', is: { min: { lifePoints: 'opponent' }, max: { lifePoints: 'opponent' } } }));
  g.rule('occasion', 'activate [this card] [only] as Chain Link {n:number} or higher', ({ n }) => ({ condition: { amount: { from: 'links' }, is: { min: n - 1 } } }));
} // prettier-ignore
