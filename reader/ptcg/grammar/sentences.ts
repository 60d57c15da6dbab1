/** Whole sentences: what they say, and what they say it of. */
import { CONDITIONS, type SpecialCondition } from '../../../engine/case/schema.ts';
import type { AttackEffect, Count, Op, PokemonFilter, Predicate, Who } from '../../../engine/ptcg/effects/schema.ts';
import { heads } from './events.ts';
import { held } from './places.ts';
import { DONE, EACH, FLIP, IT, type PtcgGrammar, type Said, type Step } from './phrases.ts';
import type { About } from './phrases.ts';
import { reminders } from './reminders.ts';
import { keyed } from '../../../engine/keyed.ts';

export function sentencesOf(g: PtcgGrammar): void {
  g.rule('acts', '{act}', ({ act }) => act);
  g.rule('acts', '{act}[,] and {more:acts}', ({ act, more }) => [...act, ...more]);
  g.rule('acts', '{act}[,] [and] then {more:acts}', ({ act, more }) => [...act, ...more]);
  g.rule('acts', '{act}, {second:act}, and {more:act}', ({ act, second, more }) => [...act, ...second, ...more]);
  // "Any number" may be none.
  g.rule('acts', 'you may [also|have] {acts}', ({ acts }) => acts.length === 1 && acts.every((step) => 'may' in step || ('op' in step && 'count' in step.op && step.op.count === 'any')) ? acts : [{ may: acts }]); // prettier-ignore
  // Of a Stadium, whose player is "you".
  g.rule('acts', 'that player may {acts}', ({ acts }, { box }) => (box === 'text' ? [{ may: acts }] : undefined));
  g.rule('acts', 'if {test}, {acts}', ({ test, acts }) => [{ test, then: acts }]);
  // One of the two hands has a card, or nobody draws anything anyway.
  g.rule('acts', 'if either player put any cards on the bottom of their deck in this way, {acts}', ({ acts }) => acts);
  // Who does it has searched, whether or not anything was found.
  g.rule(
    'acts',
    'if <you searched your deck|a player searches <their|your> deck> in this way, {acts}' as '{acts}',
    ({ acts }) => acts,
  );
  g.rule('acts', 'for each {count}, {act}', ({ count, act }) =>
    'sum' in count || mentions(act, IT) ? undefined : forEach(act, { per: count }),
  );
  g.rule('acts', 'before doing damage, {acts}', ({ acts }) => [...acts, { plus: 0 }]);
  g.rule('sentence', '[then,] {acts}', ({ acts }) => ({ steps: acts }));
  g.rule('sentence', 'if you use this attack when {test}, {acts}', ({ test, acts }) => ({
    steps: [{ test, then: acts }],
  }));
  g.rule('sentence', 'this attack does {n} damage for each {card} in your discard pile. then, shuffle those [energy] cards into your deck', ({ n, card }) => ({ steps: [{ damage: { n, per: { per: { count: 'cards', in: 'discard', of: 'you', which: card } } } }, { op: { do: 'take', from: 'discard', which: card, count: 'all', to: 'deck' } }] })); // prettier-ignore
  g.rule('sentence', 'then {acts}', ({ acts }) => ({ steps: acts }));
  g.rule('acts', 'after your attack, {acts}', ({ acts }) => acts);
  for (const [a, b] of [['heads', 'tails'], ['tails', 'heads']] as const)
    g.rule('sentence', `if ${a}, {a:acts}; if ${b}, {b:acts}` as '{a:acts}{b:acts}', ({ a: one, b: other }) => ({ steps: [{ test: { test: 'coin', flip: FLIP, is: a }, then: one }, { test: { test: 'coin', flip: FLIP, is: b }, then: other }] })); // prettier-ignore
  g.rule('sentence', '{acts} if {test}', ({ acts, test }) => ({ steps: [{ test, then: acts }] }));
  g.rule('sentence', '[then,] {a:acts}. if {test}, {b:acts} instead', ({ a, test, b }) => ({
    steps: instead(a, test, b),
  }));
  g.rule('sentence', 'then, if {test}, {acts}', ({ test, acts }) => ({ steps: [{ test, then: acts }] }));
  eachInTurn(g);
  g.rule('sentence', "you can't <add|do> more than {n} damage in this way", ({ n }) => ({ steps: [{ cap: n }] }));
  g.rule('sentence', '{modifiers}', ({ modifiers }) => ({ holds: modifiers }));
  conditional(g);
  heads(g);
  rules(g);
  reminders(g);
  ifDone(g);
}

/** "If you do", in all its words. */
function ifDone(g: PtcgGrammar): void {
  g.rule('acts', 'you may {a:act} to {b:act}', ({ a, b }) => [{ may: a }, { didSo: b }]);
  g.rule('acts', 'if {didSo}, {acts}', ({ acts }) => [{ didSo: acts }]);
  g.table('didSo', {
    '<you|they> do': true,
    'you discarded <a card|any cards|a pokémon tool [card]|any pokémon tool(s) [cards]|a stadium|a stadium card|cards|2 cards|that card> in this way': true,
    'you attached [any|an] energy [card|cards] to <a pokémon|this pokémon|any pokémon|1 of your pokémon> in this way': true,
    'you attached [any|an|a] <energy|energy card|energy cards|card|cards> in this way': true,
    'you drew any cards in this way': true,
    'you moved [any|an] energy [cards] in this way': true,
    '<you|they> put any cards on the bottom of <your|their> deck in this way': true,
    'you healed any damage in this way': true,
    'you put any damage counters in this way': true,
    'you put <a|any> <pokémon|cards> into your hand in this way': true,
    'a player healed any damage in this way': true,
    'you evolved a pokémon in this way': true,
    'you moved any damage counters in this way': true,
    'you revealed <a card|any cards> in this way': true,
    'you switched a pokémon in this way': true,
    'you put a pokémon onto your bench in this way': true,
    'you put any pokémon onto your bench in this way': true,
    'you shuffled any cards into your deck in this way': true,
    "you put a card on the bottom of your opponent's deck in this way": true,
    'you put a pokémon onto their bench in this way': true,
    'a player attached energy to a pokémon in this way': true,
  }); // prettier-ignore
  g.rule('acts', "if <you|they> <don't|can't>, {acts}", ({ acts }) => [{ didSo: acts, not: true }]);
  g.rule('acts', "if you can't discard any, {acts}", ({ acts }) => [{ didSo: acts, not: true }]);
  g.rule('acts', "if you can't discard <that many cards|{n} cards|a card|{n} {energy}|<a|an> {energy}>, {acts}" as '{acts}', ({ acts }) => [{ didSo: acts, not: true }]); // prettier-ignore
}

/** "Heal 30 damage from your Active Pokémon. If that Pokémon is …, heal 100 damage from it instead": "that Pokémon" is whom the first is about. */
function instead(a: readonly Step[], test: Predicate, b: readonly Step[]): Step[] {
  const spread = a.length === 1 && a[0] && 'op' in a[0] && a[0].op.do === 'spread-counters' ? a[0].op : undefined;
  const put = b.length === 1 && b[0] && 'op' in b[0] && b[0].op.do === 'put-counters' ? b[0].op : undefined;
  // "… put 20 damage counters on them instead": in any way you like, too.
  if (spread && put && mentions(put, IT)) return [{ test, then: [{ op: { ...spread, count: put.count } }], else: a }];
  const first = a[0] && 'op' in a[0] ? (a[0].op as { on?: Who }) : undefined;
  if (!first?.on || !mentions([test, b], IT)) return [{ test, then: b, else: a }];
  if (typeof first.on === 'string') return [{ test: about(test, first.on), then: about(b, first.on), else: a }];
  if (!('choose' in first.on)) return [{ test, then: b, else: a }];
  const choose: Op = { do: 'choose-pokemon', which: first.on, as: DONE };
  return [{ op: choose }, { test, then: b, else: [{ op: { ...first, on: { chosen: IT } } as Op }, ...a.slice(1)] }];
}
const about = <T>(value: T, who: string): T => JSON.parse(JSON.stringify(value).replaceAll(`{"chosen":"${IT}"}`, JSON.stringify(who))) as T; // prettier-ignore

/** "For each of your Benched Pokémon, search your deck for … and attach it to that Pokémon." */
function eachInTurn(g: PtcgGrammar): void {
  const turn = (which: PokemonFilter, steps: readonly Step[]): Step[] | undefined => {
    const ops = opsIn(steps);
    if (!ops || !mentions(ops, IT)) return undefined;
    return [{ op: { do: 'for-each', which, as: EACH, then: renamed(ops, IT, EACH) } }];
  };
  g.rule('acts', 'for each of {those}, {acts}', ({ those, acts }) => turn(those, acts));
  g.rule('acts', 'for each of those pokémon, {acts}', ({ acts }) => turn({ chosen: IT }, acts));
  g.rule(
    'acts',
    'for each of {those}, flip a coin. if heads, this attack does {n} damage to that pokémon',
    ({ those, n }) => [
      {
        op: {
          do: 'for-each',
          which: those,
          as: EACH,
          then: [
            { do: 'flip', coins: 1, as: 'coin' },
            {
              do: 'if',
              test: { test: 'coin', flip: 'coin', is: 'heads' },
              then: [{ do: 'damage', base: n, to: { chosen: EACH } }],
            },
          ],
        },
      },
    ],
  );
  const grown = (of: Who, times: number): Op => ({
    do: 'put-counters',
    count: { per: { count: 'damage-counters', on: of }, times },
    on: of,
  });
  for (const [word, times] of [['double', 1], ['triple', 2], ['quadruple', 3]] as const)
    g.rule('act', `${word} the number of damage counters on {at}` as '{at}', ({ at: { who, each } }) => each ? [{ op: { do: 'for-each', which: each, as: EACH, then: [grown({ chosen: EACH }, times)] } }] : typeof who === 'string' ? [{ op: grown(who, times) }] : undefined); // prettier-ignore
  const until = (of: Who, n: number): Op => ({
    do: 'put-counters',
    count: { sum: [{ per: { count: 'remaining-hp', of }, dividedBy: 10, round: 'down' }, -n / 10] },
    on: of,
  });
  g.rule('act', 'put damage counters on each of {those} until its remaining HP is {n}', ({ those, n }) => [
    { op: { do: 'for-each', which: those, as: EACH, then: [until({ chosen: EACH }, n)] } },
  ]);
  g.rule('act', 'put damage counters on 1 of {those} until its remaining HP is {n}', ({ those, n }) => [
    { op: { do: 'choose-pokemon', which: { choose: 1, from: those }, as: DONE } },
    { op: until({ chosen: IT }, n) },
  ]);
}
const mentions = (value: unknown, name: string): boolean => JSON.stringify(value).includes(`"chosen":"${name}"`);
const renamed = <T>(value: T, from: string, to: string): T => JSON.parse(JSON.stringify(value).replaceAll(`"chosen":"${from}"`, `"chosen":"${to}"`)) as T; // prettier-ignore
/** Steps without damage of the attack, "if" and "may" among them. */
function opsIn(steps: readonly Step[]): Op[] | undefined {
  const ops: Op[] = [];
  for (const step of steps) {
    if ('op' in step) ops.push(step.op);
    else if ('test' in step && !step.else) {
      const then = opsIn(step.then);
      if (!then) return undefined;
      ops.push({ do: 'if', test: step.test, then });
    } else if (!('part' in step)) return undefined;
  }
  return ops;
}

/** "For each heads, draw a card": the instruction with its number multiplied; only where one number is all that grows. */
function forEach(steps: readonly Step[], per: { per: Count }): Step[] | undefined {
  const scaled = steps.map((step): Step | undefined => {
    if (!('op' in step)) return undefined;
    const { op } = step;
    const whoms = ['on', 'to', 'from'].map((key) => keyed((op as Record<string, unknown>), key));
    // Each time another one may be chosen; of all together it makes no difference.
    if (whoms.some((one) => typeof one === 'object' && !(one !== null && 'each' in one))) return undefined;
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
/** Sentences about the effect itself. */
function rules(g: PtcgGrammar): void {
  ownCost(g);
  notNow(g);
  specialConditions(g);
  g.rule('sentence', "your turn doesn't end if {of:subject} becomes {name:cardName}", ({ of, name }) => ({
    holds: [{ what: 'can', do: 'mega-evolve-and-go-on', on: { ...of, name } }],
  }));
  g.rule('sentence', 'choose 1 or both:', () => ({ choose: 'any' }));
  g.rule('sentence', 'as long as this pokémon is in play, it is {types} type', ({ types }) => ({ holds: [{ what: 'types', types: [types].flat() }] })); // prettier-ignore
  g.rule('sentence', 'if you go first, this pokémon can use attacks during your first turn', () => ({ holds: [{ what: 'can', do: 'attack-on-first-turn' }] })); // prettier-ignore
  g.rule('sentence', 'if you go first, you <may|can> <use|play> this card during your first turn', () => ({ records: [{ effect: 'passive', modifiers: [{ what: 'can', do: 'supporter-on-first-turn', player: 'you' }] }] })); // prettier-ignore
  g.rule('sentence', 'choose 1:', () => ({ choose: true }));
  g.rule('sentence', '<•|●> {acts}', ({ acts }) => ({ option: acts }));
  g.rule('sentence', 'if you use this ability, your turn ends', () => ({ steps: [{ op: { do: 'end-turn' } }] }));
  g.rule('sentence', 'if you use this ability, {acts}', ({ acts }) => ({ steps: acts }));
  g.rule('sentence', "this card can't be put into your hand or deck from the discard pile", () => ({ records: [{ effect: 'stays-discarded' }] })); // prettier-ignore
  usable(g);
  leavesItself(g);
  fossilRules(g);
}

/** When it can be used or played, and how often. */
function usable(g: PtcgGrammar): void {
  g.rule('sentence', "you can't use more than 1 {attackName} ability during your turn", () => ({
    about: { limit: 'by-name' },
  }));
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
  g.rule('sentence', "if you have no cards in your deck, you can't play this card", () => ({ about: { usableIf: { test: 'count', of: { count: 'cards', in: 'deck', of: 'you' }, number: { atLeast: 1 } } } })); // prettier-ignore
  g.rule('sentence', "if {test}, <this attack can't be used|you can't use this attack>", ({ test }) => ({ about: { usableIf: { not: test } } })); // prettier-ignore
  g.rule('sentence', "if you go second, you can't use this attack during your first turn", () => ({ about: { usableIf: { not: { test: 'turn', of: 'you', first: true, goesFirst: false } } } })); // prettier-ignore
  g.rule('sentence', "you can use this <attack|card> only if you go second, and only <during|on> your first turn", () => ({ about: { usableIf: { test: 'turn', of: 'you', first: true, goesFirst: false } } })); // prettier-ignore
  g.rule('sentence', 'you can <play|use> this card only if you discard <{n} other cards|another card> from your hand', ({ n }) => ({ cost: [{ op: { do: 'discard-cards', count: n ?? 1, of: 'you' } }] })); // prettier-ignore
  g.rule('sentence', 'you can <play|use> this card only if you discard {wanted} from your hand', ({ wanted: { which, count, upTo } }) => which && !upTo ? { cost: [{ op: { do: 'discard-cards', count, which, of: 'you' } }] } : undefined); // prettier-ignore
  g.rule('sentence', "(if you can't put {n} cards from your hand on the bottom of your deck, you can't use this card.)", ({ n }) => ({ about: { usableIf: { test: 'count', of: { count: 'cards', in: 'hand', of: 'you' }, number: { atLeast: n + 1 } } } })); // prettier-ignore
  g.rule('sentence', "discard {n} cards from your hand. (if you can't discard {m:n} cards, you can't play this card.)", ({ n, m }) => (n === m ? { cost: [{ op: { do: 'discard-cards', count: n, of: 'you' } }] } : undefined)); // prettier-ignore
  g.rule('sentence', "<discard|you must discard> {n} cards from your hand [in order] to play this card", ({ n }) => ({ cost: [{ op: { do: 'discard-cards', count: n, of: 'you' } }] })); // prettier-ignore
  g.rule('sentence', 'if you go first, you <can|may> use this attack <during|on> your first turn', () => ({ about: { firstTurn: true } })); // prettier-ignore
}

/** A card that is discarded by what it says itself. */
function leavesItself(g: PtcgGrammar): void {
  // Made anew each time: of a Special Energy it becomes another instruction.
  const discard = (): Op => ({ do: 'discard-tools', from: 'self', count: 'all' });
  for (const [words, player] of [['your', 'you'], ["your opponent's", 'opponent']] as const)
    g.rule('sentence', `if this card is attached to 1 of your pokémon, discard it at the end of ${words} turn`, () => ({ records: [{ effect: 'triggered', when: { event: 'turn-ended', player }, do: [discard()] }] })); // prettier-ignore
  g.rule('sentence', 'if the pokémon this card is attached to is damaged by {by:attackers}, it takes {n} less damage (after applying weakness and resistance), and discard this card', ({ by, n }) => ({
    records: [
      { effect: 'passive', modifiers: [{ what: 'damage-taken', op: '-', value: n, from: by }] },
      { effect: 'triggered', when: { event: 'damaged', byDamageFrom: by }, do: [discard()] },
    ],
  })); // prettier-ignore
  g.rule('act', 'discard this card', (_, { box }) => (box === 'text' ? [{ op: discard() }] : undefined));
}

/** Played as a Pokémon. */
function fossilRules(g: PtcgGrammar): void {
  fossils(g);
  g.rule('sentence', 'play this card as if it were a {n}[-]HP {type} basic pokémon', ({ n, type }) => ({ about: { fossil: { hp: n, types: [type] } } })); // prettier-ignore
  g.rule('sentence', "this card can't be affected by any special conditions, and it can't retreat", () => ({ about: { fossil: { cannotRetreat: true, immune: true } } })); // prettier-ignore
  g.rule('sentence', 'if this card is in your hand when you are setting up to play, you may put it face down in the active spot or on your bench as if it were a {n}-HP basic {type} pokémon', ({ n, type }) => ({ about: { fossil: { hp: n, types: [type], setUpOnly: true } } })); // prettier-ignore
  g.rule('sentence', 'play this card as if it were a {n}-HP basic {type} pokémon', ({ n, type }) => ({ about: { fossil: { hp: n, types: [type] } } })); // prettier-ignore
  g.rule('sentence', 'at any time during your turn, you may discard this card from play', () => ({ about: { fossil: { discardable: true } } })); // prettier-ignore
  g.rule('sentence', "this card can't retreat", () => ({ about: { fossil: { cannotRetreat: true } } }));
  g.rule('sentence', "this card can't be affected by any special conditions and can't retreat", () => ({ about: { fossil: { cannotRetreat: true, immune: true } } })); // prettier-ignore
  g.rule('sentence', "this card can't be affected by any special conditions", () => ({
    about: { fossil: { immune: true } },
  }));
  g.rule('sentence', "if this card is knocked out, your opponent can't take any prize cards for it", () => ({ about: { fossil: { prizes: 0 } } })); // prettier-ignore
}

/** Fossils and dolls whose HP stands on the card. */
function fossils(g: PtcgGrammar): void {
  const about = (fossil: About['fossil']): Said => ({ about: { fossil } });
  g.rule('sentence', 'play this card as if it were a basic pokémon', () => about({ types: ['Colorless'] }));
  g.rule('sentence', 'play this card as if it were a {type} basic pokémon', ({ type }) => about({ types: [type] }));
  g.rule('sentence', 'play this card as if it were a basic {type} pokémon', ({ type }) => about({ types: [type] }));
  g.rule('sentence', 'while in play, this card counts as a {type} pokémon (instead of a trainer card)', ({ type }) => about({ types: [type] })); // prettier-ignore
  for (const words of ["this card has no attacks of its own, can't retreat, and can't be affected by any special conditions", "this card can't be affected by any special conditions and can't retreat", "this card has no attacks of its own, can't be affected by any special conditions, and can't retreat"])
    if (!words.startsWith("this card can't")) g.rule('sentence', words, () => about({ cannotRetreat: true, immune: true })); // prettier-ignore
  g.rule('sentence', "if this card is knocked out, it doesn't count as a knocked out pokémon. (discard it anyway.)", () => about({ prizes: 0 })); // prettier-ignore
  g.rule('sentence', 'at any time during your turn before your attack, you may discard this card from play', () => about({ discardable: true })); // prettier-ignore
}

/** What an attack says of its own cost. */
function ownCost(g: PtcgGrammar): void {
  g.rule('symbols', '{type}', ({ type }) => [type]);
  g.rule('symbols', '{type} {more:symbols}', ({ type, more }) => [type, ...more]);
  const about = (...cost: NonNullable<AttackEffect['cost']>): Said => ({ about: { cost } });
  g.rule('sentence', 'if {test}, this attack can be used for {symbols}', ({ test, symbols }) =>
    about({ symbols, if: test }),
  );
  g.rule(
    'sentence',
    "if {test}, ignore all [{type}] energy in this attack's cost" as '{test}[{type}]',
    ({ test, type }) => (type ? undefined : about({ symbols: [], if: test })),
  );
  g.rule('sentence', 'if {test}, ignore all energy in the <attack cost|cost> of this attack', ({ test }) =>
    about({ symbols: [], if: test }),
  );
  for (const [word, op] of [
    ['less', '-'],
    ['more', '+'],
  ] as const) {
    g.rule('sentence', `this attack costs {cost} ${word} for each {count}` as '{cost}{count}', ({ cost: { type, n }, count }) => 'sum' in count ? undefined : about({ op, value: n === 1 ? { per: count } : { per: count, times: n }, ...(type !== 'Colorless' && { type }) })); // prettier-ignore
    g.rule('sentence', `if {test}, this attack costs {cost} ${word}` as '{test}{cost}', ({ test, cost: { type, n } }) => about({ op, value: n, ...(type !== 'Colorless' && { type }), if: test })); // prettier-ignore
  }
}

/** The card itself is still in the hand then. */
const LAST_CARD: Predicate = { test: 'count', of: { count: 'cards', in: 'hand', of: 'you' }, number: { atMost: 1 } };

/** "You can't use this card during your first turn or on a Pokémon that was put into play this turn." */
function notNow(g: PtcgGrammar): void {
  g.rule('sentence', 'you can <use|play> this card only when it is the last card in your hand', () => ({
    about: { usableIf: LAST_CARD },
  }));
  const FIRST: Predicate = { test: 'turn', of: 'you', first: true };
  for (const what of ['card', 'ability', 'attack'])
    g.rule('sentence', `you can't use this ${what} during your first turn`, () => ({
      about: { usableIf: { not: FIRST } },
    }));
  g.rule('sentence', "you can't use this card during your first turn or on <a|a basic> pokémon that was put into play this turn", () => ({ about: { usableIf: { not: FIRST }, notOn: { thisTurn: 'played' } } })); // prettier-ignore
  g.rule('sentence', "you can't use this ability during your first turn or the turn this pokémon was put into play", () => ({ about: { usableIf: { not: { any: [FIRST, { test: 'pokemon', who: 'self', is: { thisTurn: 'played' } }] } } } })); // prettier-ignore
  g.rule(
    'sentence',
    'you can use this card during your first turn or on a pokémon that was put into play this turn',
    () => ({ reminder: true }),
  );
  g.rule('head', 'once during your first turn', () => ({ effect: 'activated', limit: 'once-per-turn', if: FIRST }));
}

const NAMES: Readonly<Record<SpecialCondition, { en: string; de: string }>> = {
  asleep: { en: 'Asleep', de: 'Schlafend' }, burned: { en: 'Burned', de: 'Verbrannt' }, confused: { en: 'Confused', de: 'Verwirrt' }, paralyzed: { en: 'Paralyzed', de: 'Paralysiert' }, poisoned: { en: 'Poisoned', de: 'Vergiftet' },
}; // prettier-ignore
/** "Choose a Special Condition. Your opponent's Active Pokémon is now affected by that Special Condition." */
function specialConditions(g: PtcgGrammar): void {
  const choice = (conditions: readonly SpecialCondition[], on: Who): Step[] => [{ op: { do: 'choose-one', options: conditions.map((apply) => ({ gist: NAMES[apply], then: [{ do: 'condition', apply, on }] })) } }]; // prettier-ignore
  const AFFECTED = '{who} is now affected by that special condition';
  g.rule('act', `choose a special condition. ${AFFECTED}` as '{who}', ({ who }) => choice(CONDITIONS, who));
  g.rule('act', `choose {a:condition} or {b:condition}. ${AFFECTED}` as '{a:condition}{b:condition}{who}', ({ a, b, who }) => choice([a, b], who)); // prettier-ignore
  g.rule('act', `choose {a:condition}, {b:condition}, or {c:condition}. ${AFFECTED}` as '{a:condition}{b:condition}{c:condition}{who}', ({ a, b, c, who }) => choice([a, b, c], who)); // prettier-ignore
  g.rule('act', 'your opponent’s active pokémon is now {a:condition} or {b:condition} [(your choice)]', ({ a, b }) =>
    choice([a, b], 'opponent-active'),
  );
}
