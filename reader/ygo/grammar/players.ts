/** What the other player, or each player, does. */
import type { Condition, Place } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { type What, cards, isNoun, isPointer, ownCards } from './noun.ts';

/** What they discard is in their hand. */
function theirHand(one: Draft): object {
  const what = (one['cards'] as { $what?: What } | undefined)?.$what;
  return what && isNoun(what) && what.where?.join() === 'hand' && !what.whose ? { cards: { ...(one['cards'] as object), $what: { ...what, whose: 'opponent' } } } : {};
} // prettier-ignore

/** What each player does with his own cards. */
const EACH: ReadonlySet<string> = new Set([
  'draw',
  'discard',
  'send',
  'banish',
  'special-summon',
  'add',
  'reveal',
  'set',
]);
/** What the other player, or each player, does. */
export function players(g: YgoGrammar): void {
  playersAct(g);
  bothAct(g);
  playerActions(g);
}
const theirs = (what: What, where?: Place[]): object | undefined => {
  if (isPointer(what)) return cards(what);
  if (!isNoun(what) || what.whose === 'you' || what.count === undefined) return undefined;
  return cards({ ...what, whose: 'opponent', ...(!what.where && where && { where }) });
};
const does = (doing: string, what: What, more: object = {}, where?: Place[]): Draft[] | undefined => {
  const of = theirs(what, where);
  return of && [{ do: doing, cards: of, ...more }];
};
const theyDo = (a: readonly Draft[]): Draft[] =>
  a.map((one) => ({ ...one, by: 'opponent', ...(one['do'] === 'draw' && { whose: 'opponent' }), ...theirHand(one) }));
/** "Its controller discards 1 card". */
const doneBy = (by: object | string, a: readonly Draft[]): Draft[] =>
  a.map((one) => ({ ...one, by, ...ownCards(one), ...(one['do'] === 'draw' && { whose: by }) }));
/** What the other player, or each player, does. */
function playersAct(g: YgoGrammar): void {
  // "Your opponent draws 2 cards, then they discard 1 card": who acted before.
  const actsLast = (a: readonly Draft[]): boolean => [a.at(-1)?.['by'], a.at(-1)?.['whose'], a.at(-1)?.['to']].includes('opponent');
  g.rule('operations', '{a:doing} {join} they {b:playerAction}', ({ a, join, b }) => (actsLast(a) ? [...a, ...theyDo(b).map((one) => ({ ...one, ...join }))] : undefined));
  // "…, and if they have any other cards in their hand, discard 1 more card of their choice".
  const HAND: Condition = { exists: { where: 'hand', whose: 'opponent' } };
  g.rule('operations', 'your opponent discards {n:number} random card(s) , and if they have any other cards in their hand , discard {m:number} more card(s) of their choice', ({ n, m }) => [{ do: 'discard', cards: { choose: n, by: 'random', where: 'hand', whose: 'opponent' }, by: 'opponent' }, { do: 'discard', cards: { choose: m, where: 'hand', whose: 'opponent' }, by: 'opponent', if: HAND, join: 'then' }]);
  g.rule('operations', '{a:doing} [,] then if they have any , your opponent discards {n:number} card(s)', ({ a, n }) => [...a, { do: 'discard', cards: { choose: n, where: 'hand', whose: 'opponent' }, by: 'opponent', if: HAND, join: 'then' }]);
  g.rule('action', '{by:player} {a:playerAction}', ({ by, a }) => (by === 'you' || (by === 'either' && a.some((one) => !EACH.has(String(one['do'])) || JSON.stringify(one['count'] ?? 0).includes('"$amount"'))) ? undefined : a.map((one) => ({ ...one, by, ...(by === 'either' && ownCards(one)), ...(one['do'] === 'draw' && { whose: by }), ...(by === 'opponent' && theirHand(one)) }))));
  g.rule('action', '{whose:possessive} controller {a:playerAction}', ({ whose, a }) => doneBy({ controllerOf: cards(whose) }, a));
  g.rule('action', '{whose:possessive} owner {a:playerAction}', ({ whose, a }) => doneBy({ ownerOf: cards(whose) }, a));
  for (const [word, key] of [['controller', 'controllerOf'], ['owner', 'ownerOf']] as const) {
    g.rule('action', `{whose:possessive} ${word} can {a:playerAction}`, ({ whose, a }) => doneBy({ [key]: cards(whose) }, a).map((one, i) => (i === 0 ? { ...one, optional: true } : one)));
    g.rule('action', `the [current] ${word} of {pointer} {a:playerAction}`, ({ pointer, a }) => doneBy({ [key]: cards(pointer) }, a));
    g.rule('action', `the [current] ${word} of {pointer} can {a:playerAction}`, ({ pointer, a }) => doneBy({ [key]: cards(pointer) }, a).map((one, i) => (i === 0 ? { ...one, optional: true } : one)));
  }
  g.rule('action', 'the turn player {a:playerAction}', ({ a }) => doneBy('turn-player', a));
  g.rule('operations', 'they {a:playerAction}', ({ a }) => theyDo(a));
  g.rule('operations', 'they must {a:playerAction}', ({ a }) => theyDo(a));
  // "They shuffle their entire hand into the Deck, then draw 2 cards": both are theirs.
  g.rule('operations', 'they {a:playerAction} {join} {b:playerAction}', ({ a, join, b }) => [...theyDo(a), ...theyDo(b).map((one, i) => (i === 0 ? { ...one, ...join } : one))]);
} // prettier-ignore
/** What both do; who may, who must; phases that are skipped. */
function bothAct(g: YgoGrammar): void {
  g.rule('playerAction', '<draw|draws> <that many cards|the same number of cards> [<as they shuffled into the Deck|they discarded>]', () => [{ do: 'draw', count: { $amount: true } }]);
  g.rule('playerAction', '<draw|draws> cards [,] equal to {value}', ({ value }) => [{ do: 'draw', count: value }]);
  // "Your opponent shuffles their hand into the Deck, then draws 5 cards": both are theirs.
  const drawing = (count: number | object, whose: 'opponent' | 'either'): Draft => ({ do: 'draw', count, whose, ...(whose === 'opponent' && { by: whose }), join: 'then' });
  // All of what lies there, of both at once.
  const wholly = (one: Draft): boolean => one['do'] === 'return' && one['to'] === 'deck' && JSON.stringify(one['cards']).includes('"count":"all"');
  // So many cards of each hand.
  const fromHands = (a: readonly Draft[]): Draft[] | undefined => (a.length === 1 && ['discard', 'send'].includes(String(a[0]!['do'])) && !a[0]!['optional'] && /"count":\d+.*"where":\["hand"\]/.test(JSON.stringify(a[0]!['cards'])) ? a.map((one) => ({ ...one, by: 'either', ...ownCards(one) })) : undefined);
  const eachDoes = (a: readonly Draft[]): Draft[] | undefined => (a.every(wholly) ? a.map((one) => ({ ...one, ...ownCards(one) })) : fromHands(a));
  for (const [who, whose] of [['your opponent', 'opponent'], ['each player', 'either']] as const) {
    const first = (a: readonly Draft[]): Draft[] | undefined => (whose === 'opponent' ? theyDo(a) : eachDoes(a));
    g.rule('operations', `${who} {a:playerAction} , then draws {n:number} card(s)`, ({ a, n }) => { const one = first(a); return one && [...one, drawing(n, whose)]; });
    if (whose === 'either') g.rule('operations', 'both players {a:playerAction} , then draw {n:number} card(s)', ({ a, n }) => [...a.map((one) => ({ ...one, by: 'either', ...ownCards(one) })), drawing(n, whose)]);
    if (whose === 'opponent') g.rule('operations', `${who} {a:playerAction} , then draws <that many cards|the same number of cards> [<they shuffled into the Deck|they discarded>]`, ({ a }) => { const one = first(a); return one && [...one, drawing({ $amount: true }, whose)]; });
  }
  // Each as many as that player discarded.
  const asMany = (named: string): object => ({ count: { where: ['graveyard', 'banished'], filter: { oneOf: { named } } } });
  // However many those are.
  // Nobody sees which.
  g.rule('operations', 'your opponent randomly chooses {n:number} card(s) from your [entire] hand , then you discard the chosen card(s)', ({ n }) => [{ do: 'discard', cards: { choose: n, where: 'hand', whose: 'you', by: 'random' } }]);
  g.rule('operations', 'both players discard as many cards as possible from their hands , then each player draws {n:number} card(s)', ({ n }) => [{ do: 'discard', cards: { where: 'hand' } }, { do: 'draw', count: n, whose: 'either', join: 'also-after-that' }]);
  g.rule('operations', 'both players discard as many cards as possible from their hands , then each player draws the same number of cards they discarded', () => [
    { do: 'discard', cards: { where: 'hand', whose: 'you' }, named: 'mine' },
    { do: 'discard', by: 'opponent', cards: { where: 'hand', whose: 'opponent' }, named: 'theirs', join: 'also' },
    { do: 'draw', count: asMany('mine'), join: 'then' },
    { do: 'draw', whose: 'opponent', count: asMany('theirs'), join: 'also' },
  ]);
  g.rule('action', 'the <owner|player who owns> of {it:pointer} {a:playerAction}', ({ it, a }) => doneBy({ ownerOf: cards(it) }, a));
  g.rule('action', '{whose:possessive} <new|current> controller {a:playerAction}', ({ whose, a }) => doneBy({ controllerOf: cards(whose) }, a));
  // What is negated so does nothing else: it is done where the price is not paid.
  g.rule('operations', "<your opponent|they> can {a:playerAction} to negate <this|this card's> effect , otherwise [,] {b:operations}", ({ a, b }) => (a.length === 1 && !a[0]!['if'] ? [{ ...a[0], by: 'opponent', ...theirHand(a[0]!), optional: true }, { do: 'negate-this-effect', join: 'and-if-you-do' }, { do: 'otherwise', then: b, join: 'also' }] : undefined));
  g.rule('action', 'your opponent can {a:playerAction}', ({ a }) => a.map((one, i) => ({ ...one, by: 'opponent', ...(one['do'] === 'draw' && { whose: 'opponent' }), ...(i === 0 && { optional: true }) })));
  // Each of both may do it, or not.
  g.rule('action', 'each player can {a:playerAction}', ({ a }) => {
    const [only, more] = a;
    const what = (only?.['cards'] as { $what?: What } | undefined)?.$what;
    if (!only || more || !['special-summon', 'add', 'set', 'banish', 'send', 'discard'].includes(String(only['do'])) || !what || !isNoun(what) || !what.where || what.where.includes('field') || /"(?:whose|controller|owner)"/.test(JSON.stringify(what.filter))) return undefined;
    const mine = { ...only, cards: { ...(only['cards'] as object), $what: { ...what, whose: 'you' } }, optional: true };
    return [mine, { ...only, by: 'opponent', optional: true, join: 'also', $either: true }];
  });
  g.rule('action', '<make|have> <both players|each player> {a:playerAction}', ({ a }) => (a.every((one) => EACH.has(String(one['do']))) ? a.map((one) => ({ ...one, by: 'either', ...ownCards(one), ...(one['do'] === 'draw' && { whose: 'either' }) })) : undefined));
  g.rule('action', '<make your opponent|your opponent must|have your opponent|make them> {a:playerAction} [( their choice )]', ({ a }) => a.map((one) => ({ ...one, by: 'opponent', ...(one['do'] === 'draw' && { whose: 'opponent' }) })));
  for (const [phrase, phase] of [['Draw Phase', 'draw'], ['Battle Phase', 'battle'], ['turn', 'turn'], ['Standby Phase', 'standby'], ['Main Phase 1', 'main1']] as const) {
    g.rule('action', `skip your next {n:number} ${phrase}s` as '{n:number}', ({ n }) => [{ do: 'skip', phase, whose: 'you', times: n }]);
    if (phase !== 'turn') g.rule('action', `skip the ${phrase} of your opponent's next turn`, () => [{ do: 'skip', phase, whose: 'opponent' }]);
    g.rule('action', `skip <your|the> next ${phrase}`, () => [{ do: 'skip', phase, whose: 'you' }]);
    // The next one is that of the turn under way where it has not been yet: a Draw Phase has.
    g.rule('action', `skip the ${phrase} of <their|your opponent's> next turn`, () => (phase === 'draw' ? [{ do: 'skip', phase, whose: 'opponent' }] : undefined));
    g.rule('action', `skip the ${phrase} of your next turn`, () => (phase === 'draw' ? [{ do: 'skip', phase, whose: 'you' }] : undefined));
    g.rule('action', `<skip your opponent's next ${phrase}|your opponent skips their next ${phrase}|your opponent must skip their next ${phrase}>`, () => [{ do: 'skip', phase, whose: 'opponent' }]);
  }
  g.rule('action', 'make your opponent gain {n:number} LP', ({ n }) => [{ do: 'gain-life', to: 'opponent', amount: n }]);
  g.rule('action', 'make your opponent lose {n:number} LP', ({ n }) => [{ do: 'lose-life', to: 'opponent', amount: n }]);
  for (const [words, zone] of [['another of <your|its controller\'s|their> Main Monster Zones', undefined], ['another <Main Monster Zone|of your unused Main Monster Zones>', undefined]] as const)
    g.rule('action', `move {what} to ${words}`, ({ what }) => [{ do: 'move-zone', cards: cards(what), ...(zone ?? { zone: { only: 'main' } }) }]);
  g.rule('action', 'move {it:pointer} to an [unused] adjacent [( horizontal )] [Main] Monster Zone', ({ it }) => [{ do: 'move-zone', cards: cards(it), zone: { adjacentTo: cards(it), only: 'main' } }]);
  // From each field as many.
  g.rule('what', "{n:number} {bare} <from|on> <each player's field|both players' fields>", ({ n, bare }) => (bare.where || bare.whose ? undefined : { several: (['you', 'opponent'] as const).map((whose) => ({ ...bare, count: n, where: ['field' as const], whose })) }));
} // prettier-ignore
/** Their actions. */
function playerActions(g: YgoGrammar): void {
  g.rule('playerAction', '<banishes|banish> {what} face-down', ({ what }) => { const of = theirs(what); return of && [{ do: 'banish', cards: of, face: 'down' }]; });
  g.rule('playerAction', '<shuffles|shuffle> {what} into <the|their> Deck', ({ what }) => { const of = theirs(what); return of && [{ do: 'return', cards: of, to: 'deck' }]; });
  g.rule('playerAction', '<returns|return> {what} to <the|their> hand', ({ what }) => { const of = theirs(what); return of && [{ do: 'return', cards: of, to: 'hand' }]; });
  for (const end of ['top', 'bottom'] as const)
    g.rule('playerAction', `<places|place|returns|return> {what} <on|to> [the] ${end} of <the|their> Deck [,] [in <any|random> order]`, ({ what }) => { const of = theirs(what); return of && [{ do: 'return', cards: of, to: `deck-${end}` }]; });
  g.rule('playerAction', '<reveals|reveal> {what}', ({ what }) => does('reveal', what, {}, ['hand']));
  g.rule('playerAction', '<sets|set> {what} [to their field]', ({ what }) => does('set', what, {}, ['hand']));
  g.rule('playerAction', '<draw|draws> {n:number} card(s)', ({ n }) => [{ do: 'draw', count: n }]);
  g.rule('playerAction', '<discard|discards> {n:number} card(s)', ({ n }) => [{ do: 'discard', cards: cards({ noun: 'card', filter: {}, count: n, where: ['hand'] }) }]);
  g.rule('playerAction', '<discard|discards> <a|1> {bare}', ({ bare }) => (Object.keys(bare.filter).length === 0 && bare.noun === 'card' ? undefined : does('discard', { ...bare, count: 1 }, {}, ['hand'])));
  g.rule('playerAction', '<discard|discards> <any|all> {alike}', ({ alike }) => (alike.where?.join() === 'hand' && alike.count === undefined ? does('discard', { ...alike, count: 'all' }) : undefined));
  g.rule('playerAction', '<discard|discards> {noun}', ({ noun }) => (noun.among ? does('discard', noun, {}, ['hand']) : undefined));
  g.rule('playerAction', '<reveals|reveal> the top card of their Deck', () => [{ do: 'reveal', cards: { choose: 1, by: 'top', where: 'deck', whose: 'opponent' } }]);
  g.rule('playerAction', '<discard|discards> {n:number} card(s) of their choice', ({ n }) => [{ do: 'discard', cards: cards({ noun: 'card', filter: {}, count: n, where: ['hand'] }) }]);
  g.rule('playerAction', '<discard|discards> {n:number} random card(s)', ({ n }) => [{ do: 'discard', cards: cards({ noun: 'card', filter: {}, count: n, where: ['hand'], by: 'random' }) }]);
  g.rule('playerAction', '<randomly discards {n:number} card(s)|discards {n:number} card(s) randomly>', ({ n }) => [{ do: 'discard', cards: cards({ noun: 'card', filter: {}, count: n, where: ['hand'], by: 'random' }) }]);
  g.rule('playerAction', '<Special Summons|Special Summon> {what} [{tails:operationTails}]', ({ what, tails }) => does('special-summon', what, { to: 'owner', ...tails }));
  g.rule('playerAction', '<sends|send> {what} to the GY', ({ what }) => (isNoun(what) && what.by === 'top' ? undefined : does('send', what)));
  g.rule('playerAction', '<discards|discard> their entire hand', () => [{ do: 'discard', cards: { where: 'hand', whose: 'opponent' } }]);
  for (const [words, doing] of [['<sends|send> the top {n:number} cards <of|from> their Deck to the GY', { do: 'send' }], ['<banishes|banish> {n:number} cards from the top of their Deck', { do: 'banish' }], ['<banishes|banish> the top {n:number} cards of their Deck', { do: 'banish' }]] as const)
    g.rule('playerAction', words as '{n:number}', ({ n }) => [{ ...doing, cards: { choose: n, by: 'top', where: 'deck', whose: 'opponent' } }]);
  g.rule('playerAction', '<sends|send> the top card of their Deck to the GY', () => [{ do: 'send', cards: { choose: 1, by: 'top', where: 'deck', whose: 'opponent' } }]);
  for (const [words, face] of [['', {}], ['face-down', { face: 'down' }]] as const)
    g.rule('playerAction', `<banishes|banish> the top cards of their Deck ${words} [,] equal to {value}`, ({ value }) => [{ do: 'banish', cards: { choose: { min: value, max: value }, by: 'top', where: 'deck', whose: 'opponent' }, ...face }]);
  g.rule('playerAction', '<banishes|banish> {what}', ({ what }) => does('banish', what));
  g.rule('playerAction', '<destroys|destroy> {what}', ({ what }) => does('destroy', what));
  g.rule('playerAction', '<Tributes|Tribute> {what}', ({ what }) => does('tribute', what, {}, ['monsters']));
  g.rule('playerAction', '<adds|add> {what} to their hand', ({ what }) => does('add', what));
} // prettier-ignore
