/** Wordings of cards before Black & White that no list of same wordings can hold. */
import type { Predicate } from '../../../engine/ptcg/effects/schema.ts';
import { DONE, type PtcgGrammar, type Step } from './phrases.ts';
import { op, over, times } from './acts/common.ts';

export function older(g: PtcgGrammar): void {
  damage(g);
  counters(g);
  powers(g);
  cards(g);
}

function damage(g: PtcgGrammar): void {
  const PLUS = '{n} damage plus {m:n} more damage';
  g.rule('sentence', `[this attack] does ${PLUS}` as '{n}{m:n}', ({ n, m }) => ({
    steps: [{ damage: { n } }, { plus: m }],
  }));
  g.rule('sentence', `[this attack] does ${PLUS} {per}` as '{n}{m:n}{per}', ({ n, m, per }) => ({
    steps: [{ damage: { n } }, { plus: times(per, m) }],
  }));
  g.rule('sentence', `if {test}, this attack does ${PLUS} {per}` as '{test}{n}{m:n}{per}', ({ test, n, m, per }) => ({
    steps: [{ damage: { n } }, { test, then: [{ plus: times(per, m) }] }],
  }));
  g.rule(
    'sentence',
    `if {test}, this attack does ${PLUS}[,] and {acts}` as '{test}{n}{m:n}{acts}',
    ({ test, n, m, acts }) => ({ steps: [{ damage: { n } }, { test, then: [{ plus: m }, ...acts] }] }),
  );
  g.rule('sentence', `if you do, this attack does ${PLUS}` as '{n}{m:n}', ({ n, m }) => ({
    steps: [{ didSo: [{ plus: m }] }, { damage: { n } }],
  }));
  g.rule('act', '<this|that> attack does nothing (not even damage)', () => op({ do: 'nothing' }));
  g.rule('sentence', `you may do ${PLUS}` as '{n}{m:n}', ({ n, m }) => ({
    steps: [{ damage: { n } }, { may: [{ plus: m }] }],
  }));
  for (const [heads, tails] of [
    ['heads', 'tails'],
    ['tails', 'heads'],
  ] as const)
    g.rule(
      'act',
      `if ${heads}, this attack does {n} damage plus {m:n} more damage<; if ${tails}|. if ${tails}>, this attack does {other:n} damage` as '{n}{m:n}{other:n}',
      ({ n, m, other }) => (n === other ? [{ damage: { n } }, { test: coin(heads), then: [{ plus: m }] }] : undefined),
    );
  g.rule('sentence', 'if {test}, this attack does {n} damage plus {m:n} more damage', ({ test, n, m }) => ({
    steps: [{ damage: { n } }, { test, then: [{ plus: m }] }],
  }));
  g.rule('act', "don't apply weakness and resistance [for this attack]", (_, { box }) =>
    box === 'attack' ? [{ ignores: ['weakness', 'resistance'] }] : undefined,
  );
  for (const [words, ignores] of [
    [
      "weakness, resistance, poké-powers, poké-bodies, or any other effects on <that pokémon|your opponent's active pokémon>",
      ['weakness', 'resistance', 'effects'],
    ],
    [
      "resistance, poké-powers, poké-bodies, or any other effects on <that pokémon|your opponent's active pokémon>",
      ['resistance', 'effects'],
    ],
    ["poké-powers, poké-bodies, or any other effects on <that pokémon|your opponent's active pokémon>", ['effects']],
  ] as const)
    g.rule('act', `this attack's damage isn't affected by ${words}`, () => [{ ignores: [...ignores] }]);
}
const coin = (is: 'heads' | 'tails'): Predicate => ({ test: 'coin', flip: '#flip', is });

function counters(g: PtcgGrammar): void {
  g.rule('act', 'remove {n} damage counter(s) from {who}', ({ n, who }) => op({ do: 'heal', amount: n * 10, on: who }));
  g.rule('act', 'remove all damage counters from {who}', ({ who }) => op({ do: 'heal', amount: 'all', on: who }));
  g.rule('act', 'remove {n} damage counter(s) from {who} {per}', ({ n, who, per }) =>
    op({ do: 'heal', amount: times(per, n * 10), on: who }),
  );
  // What cannot be removed is not.
  for (const few of ['fewer', 'less'])
    g.rule('sentence', `if {who} has ${few} damage counters than that, remove all of them` as '{who}', () => ({
      reminder: true,
    }));
  g.rule('act', '{who} is also {conditions}', ({ who, conditions }) =>
    op({ do: 'condition', apply: conditions, on: who }),
  );
}

/** "This power can't be used if … is affected by a Special Condition." */
function powers(g: PtcgGrammar): void {
  const self = (condition: 'any' | ('asleep' | 'confused' | 'paralyzed')[]): Predicate => ({
    test: 'pokemon',
    who: 'self',
    is: { condition },
  });
  const STATES = [
    ['asleep, confused, or paralyzed', ['asleep', 'confused', 'paralyzed']],
    ['affected by a special condition', 'any'],
  ] as const;
  const WORDINGS = [
    "this ability can't be used if",
    "the power can't be used if",
    "you can't use this ability if",
    'this ability stops working while',
    'this ability stops working if',
    "this ability doesn't work while",
    "this ability doesn't work if",
  ];
  for (const [conditions, is] of STATES)
    for (const wording of WORDINGS)
      g.rule('sentence', `${wording} this pokémon is ${conditions}` as '', () => ({ about: { usableIf: { not: self(is === 'any' ? is : [...is]) } } })); // prettier-ignore
  g.rule('sentence', "you can't use more than 1 {attackName} poké-power each turn", () => ({
    about: { limit: 'by-name' },
  }));
  g.rule('sentence', "you can't use more than {n} {attackName} poké-body <each turn|during pokémon checkup>", ({ n }) => n === 1 ? { about: { once: true } } : undefined); // prettier-ignore
  g.rule('sentence', '(this ability works even if this pokémon is asleep, confused, or paralyzed.)', () => ({ reminder: true })); // prettier-ignore
  for (const [word, range] of [['more', 'atLeast'], ['less', 'atMost']] as const)
    g.rule('modifier', `whenever an attack <(including your own)|(even your own)|> does {n} or ${word} damage to this pokémon (after applying weakness and resistance), prevent that damage` as '{n}', ({ n }) => [{ what: 'prevent-damage', damage: { [range]: n } }]); // prettier-ignore
  g.rule('modifier', 'whenever [a|an] {pokemon} damages 1 of {those}, reduce that damage by {n} (after applying weakness and resistance)', ({ pokemon, those, n }) => [{ what: 'damage-taken', op: '-', value: n, on: those, ...(Object.keys(pokemon).length > 0 && { from: pokemon }) }]); // prettier-ignore
  g.rule('sentence', "(you can't use this attack if your bench is full.)", () => ({
    about: {
      usableIf: {
        test: 'count',
        of: { count: 'pokemon', which: { of: 'you', where: 'bench' } },
        number: { atMost: 4 },
      },
    },
  }));
  g.rule('sentence', "you can't use this attack if your bench is full", () => ({
    about: {
      usableIf: {
        test: 'count',
        of: { count: 'pokemon', which: { of: 'you', where: 'bench' } },
        number: { atMost: 4 },
      },
    },
  }));
}

function cards(g: PtcgGrammar): void {
  g.rule('count', "{energy} attached to this pokémon but not used to pay for this attack's energy cost", ({ energy: { type } }) => (Array.isArray(type) ? undefined : { count: 'extra-energy', type }));
  g.rule('act', 'discard {n} {energy} attached to {at} or this attack does nothing', ({ n, energy, at }): Step[] => [
    ...over(at, { do: 'discard-energy', ...energy, ...(energy.cards && { cards: true as const }), from: at.who, count: n, as: DONE }),
    { didSo: [{ op: { do: 'nothing' } }], not: true },
  ]);
  g.rule('act', 'your opponent switches your opponent’s active pokémon with 1 of their benched pokémon, if any', () => op({ do: 'switch', who: 'opponent', as: DONE }));
  g.rule('modifier', 'the retreat cost for {of:subject} is {n}', ({ of, n }) => [{ what: 'retreat-cost', op: '=', value: n, ...(of.self && Object.keys(of).length === 1 ? {} : { on: of }) }]);
  g.rule('act', 'discard the top {n} cards from {of:deckOf}', ({ n, of }) => op({ do: 'discard-deck', count: n, of, as: DONE }));
  g.rule('sentence', 'while in play, {cardName} provides {units}', ({ units }) => ({ provides: units }));
  g.rule('modifier', '<any|all> damage done <to {of:subject} by {attackers}|by {attackers} to {of:subject}> is reduced by {n} (before applying weakness and resistance)' as '{of:subject}{attackers}{n}', ({ of, attackers, n }) => [{ what: 'damage-taken', op: '-', value: n, place: 'before-weakness', ...(of.self && Object.keys(of).length === 1 ? {} : { on: of }), ...(Object.keys(attackers).length > 0 && { from: attackers }) }]);
  g.rule('modifier', 'all damage done by {attackers} to {of:subject} is reduced by {n} (after applying weakness and resistance)', ({ of, attackers, n }) => [{ what: 'damage-taken', op: '-', value: n, ...(of.self && Object.keys(of).length === 1 ? {} : { on: of }), ...(Object.keys(attackers).length > 0 && { from: attackers }) }]);
  g.rule('modifier', 'prevent all damage done to {of:subject}', ({ of }) => [{ what: 'prevent-damage', ...(of.self && Object.keys(of).length === 1 ? {} : { on: of }) }]);
  g.rule('modifier', 'prevent all effects of an attack, including damage, done to {of:subject}', ({ of }) => { const on = of.self && Object.keys(of).length === 1 ? {} : { on: of }; return [{ what: 'prevent-damage', ...on }, { what: 'prevent-effects', of: ['attack'], ...on }]; });
  g.rule('act', 'discard {n} {energy} attached to {at} in order to use this attack', ({ n, energy, at }): Step[] => [
    ...over(at, { do: 'discard-energy', ...energy, ...(energy.cards && { cards: true as const }), from: at.who, count: n, as: DONE }),
    { didSo: [{ op: { do: 'nothing' } }], not: true },
  ]);
  g.rule('act', 'search your discard pile for {wanted} and attach <it|them> to {at}', ({ wanted: { which, count, upTo }, at }) => which && over(at, { do: 'attach-energy', from: 'discard', which, count, ...(upTo && { upTo }), to: at.who, as: DONE }));
  for (const reveal of ['', ', show <it|them> to your opponent,', ', reveal <it|them>,', ', reveal <it|them>'])
    g.rule('act', `search your discard pile for {wanted}${reveal}[,] and put <it|them> {putOnto}` as '{wanted}{putOnto}', ({ wanted: { which, count, upTo }, putOnto }) => op({ do: 'take', from: 'discard', which, count, ...(upTo && { upTo }), to: putOnto.to, as: DONE }));
  g.rule('act', 'search your deck for {wanted}, show <it|them> to your opponent, and put <it|them> {putOnto}', ({ wanted: { which, count, upTo }, putOnto }) => op({ do: 'take', from: 'deck', which, count, ...(upTo && { upTo }), to: putOnto.to, as: DONE }));
  g.rule('sentence', '{type} energy provides {units}', ({ units }) => ({ provides: units }));
  for (const words of [
    'you can play only one supporter card each turn', 'when you play this card, put it next to your active pokémon',
    'attach {cardName} to 1 of your pokémon that doesn’t already have a pokémon tool attached to it', 'if that pokémon is knocked out, discard this card',
    '(any other effects of attacks still happen.)', '(any other effects that would happen after applying weakness and resistance still happen.)', '(don’t apply weakness and resistance.)',
    'your opponent chooses your opponent’s active pokémon to switch', '(your opponent chooses your opponent’s active pokémon to switch.)', '(doesn’t count as a basic energy card.)', '(do the damage before switching the pokémon.)', '(benching <either pokémon|this pokémon|your opponent’s active pokémon> ends this effect.)', '(benching or evolving <either pokémon|this pokémon|your opponent’s active pokémon> ends this effect.)', '(has no effect other than providing energy.)', 'attach {cardName} to 1 of your pokémon', '(this doesn’t count as a knocked out pokémon.)',
    '(you must still do anything else required for that attack.)', '(this counts as evolving {cardName}.)', 'attach this card to 1 of your pokémon that doesn’t already have a pokémon tool attached to it',
  ])
    g.rule('sentence', words, () => ({ reminder: true }));
} // prettier-ignore
