/** What a ruling says became of cards and players, and what the texts rest on. */
import { assuming } from '../desk/rulings/assumed.ts';
import { expect, test } from 'vitest';
import { readCase } from '../engine/case/read.ts';
import { rule } from '../engine/rule.ts';
import { library } from './scenarios.ts';

function ruled(players: object, moves: object[], more: object = {}) {
  const read = readCase({ game: 'ygo', state: { players, ...more }, moves }, { library });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return rule(read.case, library);
}
const became = (r: ReturnType<typeof ruled>) => r.outcomes.map(({ card, became }) => `${card} ${became}`);

test('what an effect destroys, and the card that did it', () => {
  const r = ruled({ A: { hand: ['Raigeki'] }, B: { monsters: ['Gemini Elf'] } }, [
    { by: 'A', do: 'activate', card: 'Raigeki' },
  ]);
  expect(became(r)).toEqual(['Raigeki resolved', 'Gemini Elf destroyed']);
  expect(r.grounds).toEqual([{ card: 'Raigeki', ground: 'declared' }]);
  expect(r.players).toBeUndefined();
});
test('a negated activation names the step that says by what', () => {
  const r = ruled({ A: { hand: ['Raigeki'] }, B: { monsters: ['Gemini Elf'], spellsTraps: ['Solemn Judgment'] } }, [
    { by: 'A', do: 'activate', card: 'Raigeki' },
    { by: 'B', do: 'activate', card: 'Solemn Judgment' },
  ]);
  expect(became(r)).toContain('Raigeki activation-negated');
  expect(r.outcomes.find(({ became }) => became === 'activation-negated')?.why?.text.en).toContain('Solemn Judgment');
  expect(r.players).toEqual({ B: { lifePoints: 4000 } });
});
test('a battle: who is destroyed, who survives, Life Points where they changed', () => {
  const r = ruled(
    { A: { monsters: ['Gemini Elf'] }, B: { monsters: ['Celtic Guardian'] } },
    [{ by: 'A', do: 'attack', card: 'Gemini Elf', target: 'Celtic Guardian' }],
    { phase: 'battle', step: 'battle' },
  );
  expect(became(r)).toEqual(['Gemini Elf survived', 'Celtic Guardian destroyed']);
  expect(r.players).toEqual({ B: { lifePoints: 7500 } });
});
test('a card whose activation is illegal stays, and why', () => {
  const r = ruled({ A: { hand: ['Trap Hole'] } }, [{ by: 'A', do: 'activate', card: 'Trap Hole' }]);
  expect(r.outcomes).toMatchObject([{ card: 'Trap Hole', became: 'stayed', why: { code: 'trap-from-hand' } }]);
});
test('what was filled in is an assumption of the ruling', () => {
  const read = readCase(
    {
      game: 'ygo',
      assumed: [{ path: '/state/players/A/hand/0', value: 'Raigeki' }],
      state: { players: { A: { hand: ['Raigeki'] }, B: { monsters: ['Gemini Elf'] } } },
      moves: [{ by: 'A', do: 'activate', card: 'Raigeki' }],
    },
    { library },
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(assuming(rule(read.case, library), read.case).assumptions).toContainEqual({
    path: '/state/players/A/hand/0',
    value: 'Raigeki',
  });
});
