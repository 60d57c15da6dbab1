/** When something is done: "Once during your turn, you may …", "When you play this Pokémon …". */
import type { Predicate } from '../../../engine/ptcg/effects/schema.ts';
import { filterOf } from './acts/common.ts';
import { placeOf } from './places.ts';
import { DONE, type Head, type PtcgGrammar, type Said, type Step } from './phrases.ts';

const YOURS: Predicate = { test: 'turn', of: 'you' };
const say = (head: Head, steps: readonly Step[]): Said => ({ head, steps });

export function heads(g: PtcgGrammar): void {
  g.table('head', {
    'once during your turn': { effect: 'activated', limit: 'once-per-turn' },
    'once during each of your turns': { effect: 'activated', limit: 'once-per-turn' },
    'as often as you like during your turn': { effect: 'activated', limit: 'any-number' },
    'during your turn': { effect: 'activated', limit: 'vstar' },
  });
  g.rule('head', 'once during your turn, if {test}', ({ test }) =>
    withTest({ effect: 'activated', limit: 'once-per-turn' }, test),
  );
  g.rule('head', 'as often as you like during your turn, if {test}', ({ test }) => withTest({ effect: 'activated', limit: 'any-number' }, test)); // prettier-ignore
  g.rule('head', 'if {test}, once during your turn', ({ test }) => withTest({ effect: 'activated', limit: 'once-per-turn' }, test)); // prettier-ignore
  g.rule('head', 'during your turn, if {test}', ({ test }) => withTest({ effect: 'activated', limit: 'vstar' }, test)); // prettier-ignore
  g.rule('head', '{event}', ({ event }) => event);
  g.rule('head', 'once during your turn, {event}', ({ event }) => event);
  plainEvents(g);
  attackedEvents(g);
  otherEvents(g);
  sharedOrPaid(g);
  movesItself(g);
  saidWithHead(g);
}

/** Events that are always said in the same words. */
function plainEvents(g: PtcgGrammar): void {
  g.table('event1', {
    'when you play this pokémon from your hand to evolve 1 of your pokémon [during your turn]': { effect: 'triggered', when: { event: 'evolved' } },
    'when you play this pokémon from your hand onto your bench [during your turn]': { effect: 'triggered', when: { event: 'played-to-bench' } },
    'when this pokémon moves from your bench to <the active spot|become your active pokémon>': { effect: 'triggered', when: { event: 'moved-to-active' }, if: YOURS },
    'when this pokémon is knocked out': { effect: 'triggered', when: { event: 'knocked-out' } },
    'when you attach this card from your hand to <a pokémon|1 of your pokémon>': { effect: 'triggered', when: { event: 'energy-attached', pokemon: { self: true } }, it: 'self' },
    'at the end of your turn [(after your attack)]': { effect: 'triggered', when: { event: 'turn-ended', player: 'you' } },
    'during pokémon checkup': { effect: 'triggered', when: { event: 'checkup' } },
    "<when|whenever> your opponent's active pokémon retreats": { effect: 'triggered', when: { event: 'retreated', pokemon: { of: 'opponent' } } },
    'when this pokémon retreats': { effect: 'triggered', when: { event: 'retreated' } },
    'during pokémon checkup, if this pokémon is in the active spot': { effect: 'triggered', place: 'active', when: { event: 'checkup' } },
    'when this pokémon moves from the active spot to <the|your> bench': { effect: 'triggered', when: { event: 'moved-to-bench' }, if: YOURS },
    "<when|whenever> your opponent plays a supporter card from their hand": { effect: 'triggered', when: { event: 'supporter-played', player: 'opponent' } },
    "<when|whenever> you play a supporter card from your hand": { effect: 'triggered', when: { event: 'supporter-played', player: 'you' } },
    "<when|whenever> your opponent plays an item card from their hand": { effect: 'triggered', when: { event: 'item-played', player: 'opponent' } },
    "<when|whenever> you play an item card from your hand": { effect: 'triggered', when: { event: 'item-played', player: 'you' } },
    "<when|whenever> your opponent attaches an energy card from their hand to 1 of their pokémon": { effect: 'triggered', when: { event: 'energy-attached', pokemon: { of: 'opponent' }, player: 'opponent' }, it: 'event' },
    "<when|whenever> you attach an energy card from your hand to 1 of your pokémon": { effect: 'triggered', when: { event: 'energy-attached', pokemon: { of: 'you' }, player: 'you' }, it: 'event' },
    "<when|whenever> your opponent plays a pokémon from their hand to evolve 1 of their pokémon": { effect: 'triggered', when: { event: 'evolved', pokemon: { of: 'opponent' } }, it: 'event' },
    "<when|whenever> your opponent's active pokémon moves to the bench during their turn": { effect: 'triggered', when: { event: 'moved-to-bench', pokemon: { of: 'opponent' } }, if: { test: 'turn', of: 'opponent' }, it: 'event' },
    "at the end of your opponent's turn": { effect: 'triggered', when: { event: 'turn-ended', player: 'opponent' } },
    "at the end of each player's turn": { effect: 'triggered', when: { event: 'turn-ended' } },
    "when your opponent's active pokémon is knocked out": { effect: 'triggered', when: { event: 'knocked-out', pokemon: { of: 'opponent', where: 'active' } } },
    "when your opponent's active pokémon is knocked out by damage from this pokémon's attacks": { effect: 'triggered', when: { event: 'knocked-out', pokemon: { of: 'opponent', where: 'active' }, byDamageFrom: { self: true } } },
    "when your opponent's active pokémon is knocked out by damage from an attack used by this pokémon": { effect: 'triggered', when: { event: 'knocked-out', pokemon: { of: 'opponent', where: 'active' }, byDamageFrom: { self: true } } },
  }); // prettier-ignore
}

/** Being damaged or Knocked Out by an attack. */
function attackedEvents(g: PtcgGrammar): void {
  g.rule('event1', 'when {those} is knocked out by damage from {attackers}', ({ those, attackers }) => ({
    effect: 'triggered',
    when: { event: 'knocked-out', pokemon: those, byDamageFrom: attackers },
    it: 'event',
  }));
  g.rule('event1', 'when 1 of {those} is knocked out by damage from {attackers}', ({ those, attackers }) => ({
    effect: 'triggered',
    when: { event: 'knocked-out', pokemon: those, byDamageFrom: attackers },
    it: 'event',
  }));
  g.rule(
    'event1',
    'if {those} is damaged by {attackers} [(even if <it|{again:those}> is knocked out)]',
    ({ those, attackers, again }) =>
      again && JSON.stringify(again) !== JSON.stringify(those)
        ? undefined
        : {
            effect: 'triggered',
            when: { event: 'damaged', pokemon: those, ...from(attackers) },
            it: 'event',
          },
  );
  const EVEN = '[(even if <this pokémon|it|that pokémon|this {kind:kindOfPokemon}> is knocked out)]';
  for (const what of ['this pokémon', 'the {pokemon} this card is attached to']) {
    g.rule('event1', `if ${what} is in the active spot and is damaged by {attackers} ${EVEN}` as '[{pokemon}]{attackers}', ({ pokemon, attackers }) => onlySelf(pokemon, { effect: 'triggered', place: 'active', when: { event: 'damaged', ...from(attackers) } })); // prettier-ignore
    g.rule('event1', `<if|when> ${what} is damaged by {attackers} ${EVEN}` as '[{pokemon}]{attackers}', ({ pokemon, attackers }) => onlySelf(pokemon, { effect: 'triggered', when: { event: 'damaged', ...from(attackers) } })); // prettier-ignore
    g.rule('event1', `<if|when> ${what} is in the active spot and is knocked out by damage from {attackers}` as '[{pokemon}]{attackers}', ({ pokemon, attackers }) => onlySelf(pokemon, { effect: 'triggered', place: 'active', when: { event: 'knocked-out', byDamageFrom: attackers } })); // prettier-ignore
    g.rule('event1', `<if|when> ${what} is knocked out by damage from {attackers}` as '[{pokemon}]{attackers}', ({ pokemon, attackers }) => onlySelf(pokemon, { effect: 'triggered', when: { event: 'knocked-out', byDamageFrom: attackers } })); // prettier-ignore
  }
}

/** What is played, attached and moved. */
function otherEvents(g: PtcgGrammar): void {
  g.rule('event1', 'when your {name:cardName} moves from your bench to the active spot', ({ name }) => ({ effect: 'triggered', when: { event: 'moved-to-active', pokemon: { of: 'you', name } }, if: YOURS })); // prettier-ignore
  g.rule('event1', 'when you <put|play> this pokémon from your hand onto your bench', () => ({ effect: 'triggered', when: { event: 'played-to-bench' } })); // prettier-ignore
  g.rule('event1', 'when you attach this card from your hand to your active pokémon', () => ({ effect: 'triggered', when: { event: 'energy-attached', pokemon: { self: true, where: 'active' } }, it: 'self' })); // prettier-ignore
  g.rule('event1', 'when you attach this card from your hand to <a|1 of your> {pokemon}', ({ pokemon }) => Object.keys(pokemon).length === 0 ? undefined : { effect: 'triggered', when: { event: 'energy-attached', pokemon: { self: true, ...pokemon } }, it: 'self' }); // prettier-ignore
  g.rule(
    'event1',
    'whenever <any player|either player|a player> puts <a|an> {pokemon} onto their bench from their hand [during their turn]',
    ({ pokemon }, { box }) =>
      box === 'text' ? { effect: 'triggered', when: { event: 'played-to-bench', pokemon }, it: 'event' } : undefined,
  );
  // From wherever it comes; in the other player's turn it would be another text.
  g.rule(
    'event1',
    'whenever <any player|either player|a player> puts <a|an> {pokemon} onto their bench during their turn',
    ({ pokemon }, { box }) =>
      box === 'text' ? { effect: 'triggered', when: { event: 'put-onto-bench', pokemon }, it: 'event' } : undefined,
  );
  g.rule(
    'event1',
    'whenever <any player|either player|a player> plays a pokémon from their hand to evolve 1 of their pokémon [during their turn]',
    () => ({ effect: 'triggered', when: { event: 'evolved', pokemon: {} }, it: 'event' }),
  );
  g.rule(
    'event1',
    'whenever <any player|either player|a player> attaches <an energy card|an energy> from their hand to 1 of their {pokemon}',
    ({ pokemon }) => ({ effect: 'triggered', when: { event: 'energy-attached', pokemon }, it: 'event' }),
  );
  g.rule('event', '{event1}, if {test}', ({ event1, test }) => withTest(event1, test));
  g.rule('event', '{event1}', ({ event1 }) => event1);
  g.rule('event', 'as long as {test}, {event1}', ({ test, event1 }) => withTest(event1, test));
  g.rule('event1', "when you attach <an energy card|an energy|a {energy}> from your hand to this pokémon [during your turn]" as '[{energy}]', ({ energy }) => ({ effect: 'triggered', when: { event: 'energy-attached', ...(energy && { energy: filterOf(energy) }) }, if: YOURS })); // prettier-ignore
}

/** Where all players may do it, and where something is paid for it. */
function sharedOrPaid(g: PtcgGrammar): void {
  g.rule('sentence', "once during each player's turn, that player may {acts}", ({ acts }, { box }) => box === 'text' ? say({ effect: 'activated', limit: 'once-per-turn' }, acts) : undefined); // prettier-ignore
  g.rule('sentence', "once during each player's turn, if {test}, that player may {acts}", ({ test, acts }, { box }) => box === 'text' ? say({ effect: 'activated', limit: 'once-per-turn', if: test }, acts) : undefined); // prettier-ignore
  g.rule('sentence', "once during each player's turn, if {test}, you may {acts}", ({ test, acts }, { box }) => box === 'text' ? say({ effect: 'activated', limit: 'once-per-turn', if: test }, acts) : undefined); // prettier-ignore
  const COST = '{cost:acts} <in order to|to> {acts}';
  for (const head of ["once during each player's turn, that player may", "once during each player's turn, you may"])
    g.rule('sentence', `${head} ${COST}` as '{cost:acts}{acts}', ({ cost, acts }, { box }) => box === 'text' && !may(cost) ? { head: { effect: 'activated', limit: 'once-per-turn' }, steps: acts, cost } : undefined); // prettier-ignore
  g.rule('sentence', `{head}, you may {cost:acts} in order to {acts}`, ({ head, cost, acts }) => head.effect === 'activated' && !may(cost) ? { head, steps: acts, cost } : undefined); // prettier-ignore
  g.rule('sentence', 'you must {acts} in order to use this ability', ({ acts }) => ({ cost: acts }));
  g.rule('sentence', '{head}, you may {acts} in order to use this ability', ({ head, acts }) => head.effect === 'activated' ? { head, steps: [], cost: acts } : undefined); // prettier-ignore
}

/** From the hand or the discard pile the card itself moves. */
function movesItself(g: PtcgGrammar): void {
  for (const [where, place] of [['in your hand', 'hand'], ['in your discard pile', 'discard']] as const)
    for (const [cond, test] of [['', undefined], [' and {test}', true]] as const)
      for (const [to, zone] of [['onto your bench', 'bench'], ['into your hand', 'hand'], ['on top of your deck', 'deck-top'], ['on the bottom of your deck', 'deck-bottom']] as const)
        g.rule('sentence', `once during your turn, if this pokémon is ${where}${test ? cond : ''}, you may put <it|this pokémon> ${to}` as '[{test}]', ({ test: also }) => ({ head: { effect: 'activated', limit: 'once-per-turn', place, ...(also && { if: also }) }, steps: [{ op: { do: 'move-this-card', to: zone, as: DONE } }] })); // prettier-ignore
}

/** When it is done, and what. */
function saidWithHead(g: PtcgGrammar): void {
  // "Draw until you have 3. If …, until you have 4 instead", each of which may be done.
  g.rule('sentence', '{head}, you may {a:act}. if {test}, you may {b:act} instead', ({ head, a, test, b }) => head.effect === 'activated' ? { head, steps: [{ test, then: b, else: a }] } : undefined); // prettier-ignore
  g.rule('sentence', '{head}, you may use this ability', ({ head }) => say(head.effect === 'triggered' ? { ...head, may: true } : head, [])); // prettier-ignore
  // "You may move any number": none is a number, too.
  const any = (acts: readonly Step[]): boolean => acts.length === 1 && acts.every((step) => 'op' in step && 'count' in step.op && step.op.count === 'any'); // prettier-ignore
  g.rule('sentence', '{head}, you may [also] {acts}', ({ head, acts }) => say(head.effect === 'triggered' && !any(acts) ? { ...head, may: true } : head, acts)); // prettier-ignore
  g.rule('sentence', '{head}, you must {acts}', ({ head, acts }) => (head.effect === 'triggered' && !may(acts) ? say(head, acts) : undefined)); // prettier-ignore
  g.rule('sentence', '{head}, {acts}', ({ head, acts }) => (head.effect === 'triggered' && !may(acts) && !(acts[0] && 'test' in acts[0]) ? say(head, acts) : undefined)); // prettier-ignore
}
const from = (attackers: object) => (Object.keys(attackers).length > 0 ? { byDamageFrom: attackers } : {});
const may = (steps: readonly Step[]): boolean => steps.some((step) => 'may' in step);
/** Of a Tool on a certain kind of Pokémon: that kind is a condition. */
function onlySelf(pokemon: object | undefined, head: Extract<Head, { effect: 'triggered' }>): Head {
  return pokemon && Object.keys(pokemon).length > 0 ? { ...head, if: { test: 'pokemon', who: 'self', is: pokemon } } : head; // prettier-ignore
}
function withTest<H extends Head>(head: H, test: Predicate): Head | undefined {
  const place = placeOf(test);
  return place ? { ...head, place } : { ...head, if: test };
}
