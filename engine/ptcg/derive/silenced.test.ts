/** A Tool that would protect, switched off by an effect: what it would do is not done, and the headline says what switched it off. */
import { expect, test } from 'vitest';
import type { PtcgCard } from '../../case/schema.ts';
import { active, attack, hitter, judge, pokemon } from '../testing.ts';

const tool = (name: string): PtcgCard => ({ name, kind: 'trainer', trainer: 'tool', effects: [{ effect: 'passive', modifiers: [{ what: 'damage-taken', op: '-', value: 30 }] }] }); // prettier-ignore
const jammer = (except?: string): PtcgCard => pokemon({ name: 'Jammer', abilities: [{ name: 'Jam' }], effects: [{ effect: 'passive', ability: 1, modifiers: [{ what: 'no-tools', on: { of: 'opponent' }, ...(except && { except }) }] }] }); // prettier-ignore
const struck = (tools: string[], bench: string[], except?: string) => {
  const cards = { Hitter: hitter(80), Cape: tool('Cape'), Belt: tool('Belt'), Jammer: jammer(except) };
  const ruling = judge({ cards, a: { active: 'Hitter', bench }, b: { active: { card: 'Plain', tools }, bench: ['Plain'] }, moves: [attack] }); // prettier-ignore
  const said = [ruling.headline.en, ...ruling.outcomes.map(({ why }) => why?.text.en)].join(' ');
  return { damage: active(ruling, 'B').damage, said };
};

test('a Tool applies unless something switches it off; the Tool it spares applies', () => {
  expect(struck(['Cape'], []).damage).toBe(50);
  expect(struck(['Cape'], ['Jammer']).damage).toBe(80);
  expect(struck(['Cape'], ['Jammer'], 'Cape').damage).toBe(50);
  expect(struck(['Cape'], ['Jammer'], 'Belt').damage).toBe(80);
});
test('what is switched off is said, with what switches it off', () => {
  expect(struck(['Cape'], ['Jammer']).said).toMatch(/Cape.*Jam/);
  expect(struck(['Cape'], ['Jammer'], 'Cape').said).not.toMatch(/Jam/);
  expect(struck(['Cape'], []).said).not.toMatch(/Jam/);
});
