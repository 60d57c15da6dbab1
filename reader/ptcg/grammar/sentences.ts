/** Whole sentences: what they say, and what they say it of. */
import type { Count, Op, Predicate } from '../../../engine/ptcg/effects/schema.ts';
import type { Head, PtcgGrammar, Said, Step } from './phrases.ts';

export function sentencesOf(g: PtcgGrammar): void {
  g.rule('acts', '{act}', ({ act }) => act);
  g.rule('acts', '{act}[,] and {more:acts}', ({ act, more }) => [...act, ...more]);
  g.rule('acts', '{act}[,] [and] then {more:acts}', ({ act, more }) => [...act, ...more]);
  g.rule('acts', '{act}, {second:act}, and {more:act}', ({ act, second, more }) => [...act, ...second, ...more]);
  // "Any number" may be none.
  g.rule('acts', 'you may [also|have] {acts}', ({ acts }) => acts.length === 1 && acts.every((step) => 'op' in step && 'count' in step.op && step.op.count === 'any') ? acts : [{ may: acts }]); // prettier-ignore
  g.rule('acts', 'if {test}, {acts}', ({ test, acts }) => [{ test, then: acts }]);
  g.rule('acts', 'if {didSo}, {acts}', ({ acts }) => [{ didSo: acts }]);
  g.table('didSo', {
    '<you|they> do': true,
    'you discarded <a card|any cards|any energy|an energy|a pokémon tool|any pokémon tools|a stadium|a stadium card|cards|2 cards|that card> in this way': true,
    'you attached [any|an] energy [card|cards] to <a pokémon|this pokémon|any pokémon|1 of your pokémon> in this way': true,
    'you attached [any|an|a] <energy|energy card|energy cards|card|cards> in this way': true,
    'you drew any cards in this way': true,
    'you moved [any|an] energy [cards] in this way': true,
    '<you|they> put any cards on the bottom of <your|their> deck in this way': true,
    'either player put any cards on the bottom of their deck in this way': true,
    'you healed any damage in this way': true,
    'you put any damage counters in this way': true,
    'you put <a|any> <pokémon|cards> into your hand in this way': true,
    'you searched your deck in this way': true,
    'you moved any damage counters in this way': true,
    'you revealed <a card|any cards> in this way': true,
    'you switched a pokémon in this way': true,
    'you put a pokémon onto your bench in this way': true,
    'you put any pokémon onto your bench in this way': true,
  }); // prettier-ignore
  g.rule('acts', 'for each {count}, {act}', ({ count, act }) =>
    'sum' in count ? undefined : forEach(act, { per: count }),
  );
  g.rule('acts', "if <you|they> <don't|can't>, {acts}", ({ acts }) => [{ didSo: acts, not: true }]);
  g.rule('acts', "if you can't discard <that many cards|{n} cards|a card|{n} {energy}|<a|an> {energy}>, {acts}" as '{acts}', ({ acts }) => [{ didSo: acts, not: true }]); // prettier-ignore
  g.rule('acts', 'before doing damage, {acts}', ({ acts }) => [...acts, { plus: 0 }]);

  g.rule('sentence', '[then,] {acts}', ({ acts }) => ({ steps: acts }));
  g.rule('sentence', '{acts} if {test}', ({ acts, test }) => ({ steps: [{ test, then: acts }] }));
  g.rule('sentence', '{a:act}. if {test}, {b:act} instead', ({ a, test, b }) => ({
    steps: [{ test, then: b, else: a }],
  }));
  g.rule('sentence', "you can't add more than {n} damage in this way", ({ n }) => ({ steps: [{ cap: n }] }));
  g.rule('sentence', '{modifiers}', ({ modifiers }) => ({ holds: modifiers }));
  conditional(g);
  heads(g);
  rules(g);
  reminders(g);
}

/** "For each heads, draw a card": the instruction with its number multiplied; only where one number is all that grows. */
function forEach(steps: readonly Step[], per: { per: Count }): Step[] | undefined {
  const scaled = steps.map((step): Step | undefined => {
    if (!('op' in step)) return undefined;
    const { op } = step;
    const whoms = ['on', 'to', 'from'].map((key) => (op as Record<string, unknown>)[key]);
    if (whoms.some((one) => typeof one === 'object')) return undefined;
    if ('count' in op && typeof op.count === 'number' && op.do !== 'take-prizes' && op.do !== 'renew-prizes') return { op: { ...op, count: op.count === 1 ? per : { ...per, times: op.count } } as typeof op };
    if (op.do === 'heal' && typeof op.amount === 'number') return { op: { ...op, amount: { ...per, times: op.amount } } };
    return undefined;
  });
  return scaled.every((one) => one !== undefined) ? scaled : undefined;
} // prettier-ignore

/** What holds as long as something is so. */
function conditional(g: PtcgGrammar): void {
  g.rule('sentence', '<if|as long as> {test}, {modifiers}', ({ test, modifiers }, { box }) => box === 'attack' ? undefined : held({ holds: modifiers }, test)); // prettier-ignore
  g.rule('sentence', '{modifiers} <if|as long as> {test}', ({ test, modifiers }, { box }) => box === 'attack' ? undefined : held({ holds: modifiers }, test)); // prettier-ignore
  g.rule('sentence', "this pokémon can't attack unless {test}", ({ test }) => ({ holds: [{ what: 'cannot', do: 'attack' }], if: { not: test } })); // prettier-ignore
}
/** "is in the Active Spot" of this Pokémon is a place; the rest is a condition. */
function held(said: Extract<Said, { holds: unknown }>, test: Predicate): Said {
  const place = placeOf(test);
  return place ? { ...said, place } : { ...said, if: test };
}
function placeOf(test: Predicate): 'active' | 'bench' | undefined {
  return 'test' in test && test.test === 'pokemon' && test.who === 'self' && Object.keys(test.is).length === 1 ? test.is.where : undefined; // prettier-ignore
}

/** "Once during your turn, you may …", "When you play this Pokémon …". */
function heads(g: PtcgGrammar): void {
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
  g.rule('head', '{event}', ({ event }) => event);
  g.rule('head', 'once during your turn, {event}', ({ event }) => event);
  const YOURS: Predicate = { test: 'turn', of: 'you' };
  g.table('event', {
    'when you play this pokémon from your hand to evolve 1 of your pokémon [during your turn]': { effect: 'triggered', when: { event: 'evolved' } },
    'when you play this pokémon from your hand onto your bench [during your turn]': { effect: 'triggered', when: { event: 'played-to-bench' } },
    'when this pokémon moves from your bench to the active spot': { effect: 'triggered', when: { event: 'moved-to-active' }, if: YOURS },
    'when this pokémon moves from your bench to become your active pokémon': { effect: 'triggered', when: { event: 'moved-to-active' }, if: YOURS },
    'when this pokémon is knocked out': { effect: 'triggered', when: { event: 'knocked-out' } },
    'if this pokémon is knocked out': { effect: 'triggered', when: { event: 'knocked-out' } },
    'when you attach this card from your hand to <a pokémon|1 of your pokémon>': { effect: 'triggered', when: { event: 'energy-attached', pokemon: { self: true } }, it: 'self' },
    'at the end of your turn [(after your attack)]': { effect: 'triggered', when: { event: 'turn-ended', player: 'you' } },
    'during pokémon checkup': { effect: 'triggered', when: { event: 'checkup' } },
  }); // prettier-ignore
  g.rule('event', 'when you attach this card from your hand to <a|1 of your> {pokemon}', ({ pokemon }) => Object.keys(pokemon).length === 0 ? undefined : { effect: 'triggered', when: { event: 'energy-attached', pokemon: { self: true, ...pokemon } }, it: 'self' }); // prettier-ignore
  g.rule('event', 'at the end of your turn [(after your attack)], if {test}', ({ test }) => withTest({ effect: 'triggered', when: { event: 'turn-ended', player: 'you' } }, test)); // prettier-ignore
  g.rule('event', "when you attach <an energy card|an energy|a {energy}> from your hand to this pokémon [during your turn]" as '[{energy}]', ({ energy }) => ({ effect: 'triggered', when: { event: 'energy-attached', ...(energy && { energy }) }, if: YOURS })); // prettier-ignore
  const EVEN = '[(even if <this pokémon|it|that pokémon> is knocked out)]';
  for (const what of ['this pokémon', 'the {pokemon} this card is attached to']) {
    g.rule('event', `if ${what} is in the active spot and is damaged by {attackers} ${EVEN}` as '[{pokemon}]{attackers}', ({ pokemon, attackers }) => onlySelf(pokemon, { effect: 'triggered', place: 'active', when: { event: 'damaged', ...from(attackers) } })); // prettier-ignore
    g.rule('event', `<if|when> ${what} is damaged by {attackers} ${EVEN}` as '[{pokemon}]{attackers}', ({ pokemon, attackers }) => onlySelf(pokemon, { effect: 'triggered', when: { event: 'damaged', ...from(attackers) } })); // prettier-ignore
    g.rule('event', `<if|when> ${what} is in the active spot and is knocked out by damage from {attackers}` as '[{pokemon}]{attackers}', ({ pokemon, attackers }) => onlySelf(pokemon, { effect: 'triggered', place: 'active', when: { event: 'knocked-out', byDamageFrom: attackers } })); // prettier-ignore
    g.rule('event', `<if|when> ${what} is knocked out by damage from {attackers}` as '[{pokemon}]{attackers}', ({ pokemon, attackers }) => onlySelf(pokemon, { effect: 'triggered', when: { event: 'knocked-out', byDamageFrom: attackers } })); // prettier-ignore
  }
  const say = (head: Head, steps: readonly Step[]): Said => ({ head, steps });
  g.rule('sentence', '{head}, you may use this ability', ({ head }) => say(head.effect === 'triggered' ? { ...head, may: true } : head, [])); // prettier-ignore
  g.rule('sentence', '{head}, you may [also] {acts}', ({ head, acts }) => say(head.effect === 'triggered' ? { ...head, may: true } : head, acts)); // prettier-ignore
  g.rule('sentence', '{head}, {acts}', ({ head, acts }) => (head.effect === 'triggered' && !may(acts) && !(acts[0] && 'test' in acts[0]) ? say(head, acts) : undefined)); // prettier-ignore
  g.rule('sentence', "once during each player's turn, that player may {acts}", ({ acts }, { box }) => box === 'text' ? say({ effect: 'activated', limit: 'once-per-turn' }, acts) : undefined); // prettier-ignore
  g.rule('sentence', 'you must {acts} in order to use this ability', ({ acts }) => ({ cost: acts }));
  g.rule('sentence', '{head}, you may {acts} in order to use this ability', ({ head, acts }) => head.effect === 'activated' ? { head, steps: [], cost: acts } : undefined); // prettier-ignore
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

/** Sentences about the effect itself. */
function rules(g: PtcgGrammar): void {
  g.rule('sentence', "(you can't use more than 1 GX attack in a game.)", () => ({ about: { limit: 'gx' } }));
  g.rule('sentence', "(you can't use more than 1 VSTAR power in a game.)", () => ({ about: { limit: 'vstar' } }));
  g.rule('sentence', "you can't use more than 1 {attackName} ability each turn", () => ({
    about: { limit: 'by-name' },
  }));
  g.rule('sentence', "the effect of {attackName} doesn't stack", () => ({ about: { once: true } }));
  g.rule('sentence', "you can't apply more than 1 {attackName} ability at a time", () => ({ about: { once: true } }));
  for (const what of ['attack', 'card', 'ability'])
    for (const when of ['only if', 'only when'])
      g.rule('sentence', `you can <use|play> this ${what} ${when} {test}` as '{test}', ({ test }) => ({
        about: { usableIf: test },
      }));
  g.rule('sentence', "if {test}, <this attack can't be used|you can't use this attack>", ({ test }) => ({ about: { usableIf: { not: test } } })); // prettier-ignore
  g.rule('sentence', "if you go second, you can't use this attack during your first turn", () => ({ about: { usableIf: { not: { test: 'turn', of: 'you', first: true, goesFirst: false } } } })); // prettier-ignore
  g.rule('sentence', "you can use this <attack|card> only if you go second, and only <during|on> your first turn", () => ({ about: { usableIf: { test: 'turn', of: 'you', first: true, goesFirst: false } } })); // prettier-ignore
  g.rule('sentence', 'you can <play|use> this card only if you discard <{n} other cards|another card> from your hand', ({ n }) => ({ cost: [{ op: { do: 'discard-cards', count: n ?? 1, of: 'you' } }] })); // prettier-ignore
  g.rule('sentence', "<discard|you must discard> {n} cards from your hand [in order] to play this card", ({ n }) => ({ cost: [{ op: { do: 'discard-cards', count: n, of: 'you' } }] })); // prettier-ignore
  g.rule('sentence', 'as long as this pokémon is in play, it is {types} type', ({ types }) => ({ holds: [{ what: 'types', types: [types].flat() }] })); // prettier-ignore
  g.rule('sentence', 'if you go first, this pokémon can use attacks during your first turn', () => ({ holds: [{ what: 'can', do: 'attack-on-first-turn' }] })); // prettier-ignore
  g.rule('sentence', 'if you go first, you <may|can> use this card during your first turn', () => ({ records: [{ effect: 'passive', modifiers: [{ what: 'can', do: 'supporter-on-first-turn', player: 'you' }] }] })); // prettier-ignore
  const DISCARD: Op = { do: 'discard-tools', from: 'self', count: 'all' };
  for (const [words, player] of [['your', 'you'], ["your opponent's", 'opponent']] as const)
    g.rule('sentence', `if this card is attached to 1 of your pokémon, discard it at the end of ${words} turn`, () => ({ records: [{ effect: 'triggered', when: { event: 'turn-ended', player }, do: [DISCARD] }] })); // prettier-ignore
  g.rule('sentence', 'if the pokémon this card is attached to is damaged by {by:attackers}, it takes {n} less damage (after applying weakness and resistance), and discard this card', ({ by, n }) => ({
    records: [
      { effect: 'passive', modifiers: [{ what: 'damage-taken', op: '-', value: n, from: by }] },
      { effect: 'triggered', when: { event: 'damaged', byDamageFrom: by }, do: [DISCARD] },
    ],
  })); // prettier-ignore
  g.rule('act', 'discard this card', (_, { box }) => (box === 'text' ? [{ op: DISCARD }] : undefined));
  g.rule('sentence', 'play this card as if it were a {n}-HP basic {type} pokémon', ({ n, type }) => ({ about: { fossil: { hp: n, types: [type] } } })); // prettier-ignore
  g.rule('sentence', 'at any time during your turn, you may discard this card from play', () => ({ about: { fossil: { discardable: true } } })); // prettier-ignore
  g.rule('sentence', "this card can't retreat", () => ({ about: { fossil: { cannotRetreat: true } } }));
  g.rule('sentence', "this card can't be affected by any special conditions and can't retreat", () => ({ about: { fossil: { cannotRetreat: true, immune: true } } })); // prettier-ignore
  g.rule('sentence', "this card can't be affected by any special conditions", () => ({
    about: { fossil: { immune: true } },
  }));
  g.rule('sentence', "if this card is knocked out, your opponent can't take any prize cards for it", () => ({ about: { fossil: { prizes: 0 } } })); // prettier-ignore
  g.rule('sentence', 'choose 1:', () => ({ choose: true }));
  g.rule('sentence', '<•|●> {acts}', ({ acts }) => ({ option: acts }));
  g.rule('sentence', 'if you go first, you <can|may> use this attack <during|on> your first turn', () => ({ about: { firstTurn: true } })); // prettier-ignore
  g.rule('sentence', 'if you use this ability, your turn ends', () => ({ steps: [{ op: { do: 'end-turn' } }] }));
  g.rule('sentence', 'if you use this ability, {acts}', ({ acts }) => ({ steps: acts }));
  g.rule('sentence', "this card can't be put into your hand or deck from the discard pile", () => ({ records: [{ effect: 'stays-discarded' }] })); // prettier-ignore
}

/** Sentences that repeat the rules of the game or what the record says anyway. */
function reminders(g: PtcgGrammar): void {
  for (const words of [
    "(don't apply weakness and resistance for benched pokémon.)",
    "don't apply weakness and resistance for benched pokémon",
    '(this counts as evolving this pokémon.)',
    '(you still need the necessary energy to use <this attack|each attack|that attack|those attacks>.)',
    '(your opponent chooses the new active pokémon.)',
    '(the defending player chooses the new active pokémon.)',
    '(pokémon ex, pokémon V, etc. have rule boxes.)',
    '(existing effects are not removed. damage is not an effect.)',
    '(damage is not an effect.)',
    '(existing effects are not removed.)',
    '(skip pokémon checkup.)',
    '(after doing damage)',
    '(remove any special conditions affecting those pokémon.)',
    '(this includes pokémon that come into play during that turn.)',
    '(this includes new pokémon that come into play.)',
    '(both active pokémon)',
    '(damage from attacks is still taken.)',
    "this card stays in play when you play it",
    'discard this card if another stadium card comes into play',
    "if another card with the same name is in play, you can't play this card",
    "attach a pokémon tool to 1 of your pokémon that doesn't already have a pokémon tool attached [to it]",
    "(this counts as evolving that pokémon.)",
    "(pokémon V, pokémon-GX, etc. have rule boxes.)",
    "(this includes <cards|pokémon> that come into play on that turn.)",
    "(if you can't discard {n} cards, you can't play this card.)",
    "(you must discard at least 1 card.)",
    "you may <play|use> only 1 supporter card during your turn (before your attack)",
    "(if this pokémon is no longer in play, this effect ends.)",
    "if you have no cards in your deck, you can't play this card",
    "(if you have no other cards in your hand, you can't use this card.)",
    "(your opponent switches first. if a player <doesn’t|does not> have a benched pokémon, they don't switch pokémon.)",
    "your opponent switches first",
    "you may play <only 1 supporter card|any number of item cards|as many item cards as you like> during your turn",
    'any attached cards, damage counters, special conditions, turns in play, and any other effects remain on the new pokémon',
  ])
    g.rule('sentence', words, () => ({ reminder: true }));
} // prettier-ignore
