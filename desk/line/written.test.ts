/** Whatever a line is written with, in either language, is read back as what it says. */
import { expect, test } from 'vitest';
import { readAction } from './action.ts';
import { readMoment } from './moments.ts';
import { readCard } from './notes.ts';
import { readThere } from './there.ts';
import { WRITTEN, type WrittenWords } from './written.ts';

const isCard = (name: string): boolean => ['heron', 'crane', 'pike'].includes(name.trim().toLowerCase());
const action = (text: string) => {
  const { does, card, targets } = readAction(text.replaceAll('->', '→'), true, isCard);
  return [does, card?.name, card?.notes, ...targets.map(({ name }) => name)];
};
const plain = { cost: [], unknown: [] };
const STEPS = ['start', 'battle', 'damage', 'end'] as const;
const TIMINGS = ['start', 'before-calculation', 'calculation', 'after-calculation', 'end'] as const;
const PHASES = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const;

test.each(Object.entries(WRITTEN) as [string, WrittenWords][])('in %s', (_, words) => {
  for (const player of ['A', 'B'] as const) {
    expect(readMoment(words.turn(player))).toEqual({ is: 'turn', player });
    expect(readMoment(words.summoned(player, 3))).toEqual({ is: 'summoned', player, count: 3 });
  }
  for (const phase of PHASES) expect(readMoment(words.phase[phase])).toEqual({ is: 'phase', phase });
  for (const step of STEPS) expect(readMoment(words.step(step))).toEqual({ is: 'step', step });
  for (const timing of TIMINGS) expect(readMoment(words.step('damage', timing))).toEqual({ is: 'step', step: 'damage', timing }); // prettier-ignore
  for (const how of ['normal-summon', 'flip-summon', 'special-summon', 'set'] as const)
    expect(action(words.summons(how, 'Heron', ''))).toEqual([how, 'Heron', plain]);
  const paid = words.paid('tribute', ['Crane', 'Pike']);
  const given = { ...plain, cost: [{ how: 'tribute', name: 'Crane' }, { how: 'tribute', name: 'Pike' }] }; // prettier-ignore
  expect(action(words.summons('normal-summon', 'Heron', paid))).toEqual(['normal-summon', 'Heron', given]);
  expect(action(words.summons('set', 'Heron', paid))).toEqual(['set', 'Heron', given]);
  expect(readCard(`Heron${words.paid('discard', ['Crane'])}`, isCard).notes).toEqual({ ...plain, cost: [{ how: 'discard', name: 'Crane' }] }); // prettier-ignore
  expect(action(words.asSpell('Heron'))).toEqual(['set', 'Heron', { ...plain, asSpell: true }]);
  expect(action(words.attacks('Heron', 'Crane'))).toEqual(['attack', 'Heron', plain, 'Crane']);
  expect(action(words.attacks('Heron', undefined))).toEqual(['attack', 'Heron', plain, 'direct']);
  expect([action(words.passes)[0], action(words.endsTurn)[0]]).toEqual(['pass', 'end-turn']);
  expect(readCard(`Heron${words.effect(2)}`, isCard)).toEqual({ name: 'Heron', notes: { ...plain, effect: 2 } });
  expect(readCard(`Heron${words.option(3)}`, isCard)).toEqual({ name: 'Heron', notes: { ...plain, option: 3 } });
  const PLACES = { hand: 'hand', gy: 'graveyard', banished: 'banished', field: 'field', set: 'set' } as const;
  for (const [place, read] of Object.entries(PLACES))
    expect(readThere(`A has Heron (${words.place[place as keyof typeof PLACES]})`, isCard)?.cards[0]?.notes.place).toBe(read); // prettier-ignore
  expect(readCard(`Heron (${words.place.defense})`, isCard).notes.position).toBe('defense');
});
