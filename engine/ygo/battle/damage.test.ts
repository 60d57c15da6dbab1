/** Battle damage that becomes a fixed amount or counts as effect damage; the order is that of ygo.current.damage.order-of-changes. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../case/schema.ts';
import type { YgoRuling } from '../../ruling/schema.ts';
import { monster, ruled } from './testing.ts';

const says = (name: string, ...ongoing: object[]): YgoCard =>
  ({
    name,
    kind: 'spell',
    property: 'continuous',
    effects: [{ kind: 'activation', gist: { de: 'x', en: 'x' }, ongoing }],
  }) as YgoCard;
const cards: Record<string, YgoCard> = {
  Strong: monster(2500, 1000),
  Weak: monster(1000, 1000),
  Temple: says('Temple', { rule: 'battle-damage', player: 'either', change: 'fixed', amount: 1000 }),
  Half: says('Half', { rule: 'battle-damage', player: 'you', change: 'half' }),
  None: says('None', { rule: 'battle-damage', player: 'you', change: 'none' }),
  Spirit: says('Spirit', { rule: 'battle-damage', player: 'opponent', change: 'as-effect-damage' }),
  NoEffectDamage: says('NoEffectDamage', { rule: 'effect-damage', player: 'you', change: 'none' }),
};
const battle = (a: string[], b: string[], target: string = 'Weak'): YgoRuling =>
  ruled({
    cards,
    state: { phase: 'battle' },
    A: { monsters: ['Strong'], spellsTraps: a.map((card) => ({ card, face: 'up' as const })) },
    B: { monsters: target === 'player' ? [] : ['Weak'], spellsTraps: b.map((card) => ({ card, face: 'up' as const })) },
    moves: [{ by: 'A', do: 'attack', card: 'Strong', target }],
  });
const left = (ruling: YgoRuling) => ruling.final.players?.B?.lifePoints;

test('any battle damage becomes 1000: less than it would be, and more', () => {
  expect(left(battle(['Temple'], []))).toBe(7000);
  expect(left(battle(['Temple'], [], 'player'))).toBe(7000);
});
test('halved before it becomes a fixed amount; what became 0 stays 0', () => {
  expect(left(battle(['Temple'], ['Half']))).toBe(7000);
  expect(left(battle(['Temple'], ['None']))).toBe(8000);
});
test('as effect damage: changes of battle damage do not reach it, those of effect damage do, and no battle damage was inflicted', () => {
  const ruling = battle(['Spirit'], ['None']);
  expect(left(ruling)).toBe(6500);
  expect(ruling.damage?.map((d) => d.kind)).toContain('effect');
  expect(ruling.headline.en).toMatch(
    /no battle damage\. Player B takes 1500 effect damage and has 6500 Life Points left\.$/,
  );
  expect(left(battle(['Spirit'], ['NoEffectDamage']))).toBe(8000);
});
