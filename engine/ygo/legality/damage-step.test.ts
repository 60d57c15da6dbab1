/** What may be activated in the Damage Step, and until which of its timings (ygo.damage-step.allowed-cards, ygo.current.damage-step.allowed). */
import { describe, expect, test } from 'vitest';
import type { YgoCard } from '../../case/schema.ts';
import { monster, nowOf, ruled, RULESETS } from '../battle/testing.ts';

const gist = { de: 'x', en: 'x' };
const weaker = { do: 'modify', cards: { where: 'monsters', whose: 'opponent' }, stat: 'atk', op: '-', value: 500, until: 'end-of-turn' }; // prettier-ignore
const burn = { do: 'damage', to: 'opponent', amount: 500 };
const quick = (effect: object, more: object = {}): YgoCard =>
  ({ name: 'x', kind: 'spell', property: 'quick-play', effects: [{ kind: 'activation', gist, ...effect }], ...more }) as YgoCard; // prettier-ignore
const cards: Record<string, YgoCard> = {
  Strong: monster(2000, 1000),
  Weak: monster(1000, 1000),
  Weaker: quick({ resolve: [weaker] }),
  Burns: quick({ resolve: [burn] }),
  BurnsThenWeakens: quick({ resolve: [burn, { ...weaker, join: 'then' }] }),
  SaysSo: quick({ resolve: [burn], damageStep: true }),
  SaysNot: quick({ resolve: [weaker], damageStep: false }),
  AtCalculation: quick({ resolve: [weaker], damageStep: { timings: ['calculation'] } }),
  InCalculation: quick({ resolve: [burn], timings: ['calculation'] }),
};
const TIMINGS = ['start', 'before-calculation', 'calculation', 'after-calculation', 'end'] as const;
/** Of A's hand, what may be activated at a moment of the battle. */
const may = (ruleset: string, moment: object): string[] =>
  nowOf({
    ruleset,
    cards,
    state: { phase: 'battle', ...moment } as never,
    A: { monsters: ['Strong'], hand: Object.keys(cards).filter((name) => cards[name]?.kind === 'spell') },
    B: { monsters: ['Weak'] },
  })
    .options.filter((option) => option.do === 'activate' && option.by === 'A' && option.legal)
    .map(({ card }) => card);
const during = (timing: string) => ({ step: 'damage', timing, battle: { attacker: 'Strong', target: 'Weak' } });

const STATS = ['Weaker', 'BurnsThenWeakens'];
const ALLOWED: Record<(typeof TIMINGS)[number], string[]> = {
  start: [...STATS, 'SaysSo'],
  'before-calculation': [...STATS, 'SaysSo'],
  calculation: ['SaysSo', 'AtCalculation', 'InCalculation'],
  'after-calculation': ['SaysSo'],
  end: ['SaysSo'],
};
describe.each(RULESETS)('%s', (ruleset) => {
  test.each(TIMINGS)('what changes ATK only before damage calculation, what says so when it says: %s', (timing) =>
    expect(may(ruleset, during(timing))).toEqual(ALLOWED[timing]));
  test('outside the Damage Step all but what is of its timings', () =>
    expect(may(ruleset, { step: 'battle' })).toEqual(['Weaker', 'Burns', 'BurnsThenWeakens', 'SaysSo', 'SaysNot', 'AtCalculation'])); // prettier-ignore
}); // prettier-ignore

/** Of an optional trigger about another card, destroyed at this timing by an effect: is it activated? */
function answers(ruleset: string, timing: string, more: object): boolean {
  const watcher = monster(1000, 1000, { monster: ['effect'], effects: [{ kind: 'trigger', timing: 'if', gist, on: { event: 'destroyed', card: { kind: 'monster' } }, resolve: [burn], ...more }] as never }); // prettier-ignore
  const destroys = quick({ damageStep: true, targets: [{ where: 'monsters', whose: 'opponent', choose: 1 }], resolve: [{ do: 'destroy', cards: 'targets' }] }); // prettier-ignore
  const { chain = [] } = ruled({
    ruleset,
    cards: { ...cards, Other: monster(1000, 1000), Watcher: watcher, Destroys: destroys },
    state: { phase: 'battle', ...during(timing) } as never,
    A: { monsters: ['Strong', 'Watcher'], hand: ['Destroys'] },
    B: { monsters: ['Weak', 'Other'] },
    moves: [{ by: 'A', do: 'activate', card: 'Destroys', targets: ['Other'] }, { do: 'resolve' }, ...('must' in more ? [] : [{ by: 'A', do: 'activate', card: 'Watcher' } as const]), { do: 'resolve' }],
  }); // prettier-ignore
  return chain.some((link) => link.card === 'Watcher' && link.timing.timing === timing);
}
test.each([
  { more: {}, when: [true, true, false], what: 'an optional trigger about another card: not today' },
  { more: { must: true }, when: [true, true, true], what: 'a mandatory one' },
  { more: { damageStep: true }, when: [true, true, true], what: 'one that says so' },
  { more: { damageStep: false }, when: [false, false, false], what: 'one that says the contrary' },
])('$what', ({ more, when }) => {
  expect(RULESETS.map((ruleset) => answers(ruleset, 'before-calculation', more))).toEqual(when);
});
test('a trigger of certain timings answers at these', () => {
  const at = (...timings: string[]) => answers('ygo-current', 'before-calculation', { damageStep: { timings } });
  expect([at('before-calculation'), at('start', 'before-calculation'), at('calculation')]).toEqual([true, true, false]);
});
