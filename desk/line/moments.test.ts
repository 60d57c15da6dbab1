/** The moments a line may name, in every wording of both languages, and what is none; moments told before and behind a play. */
import { expect, test } from 'vitest';
import { momentsIn, readMoment } from './moments.ts';

const PHASES = ['draw', 'Draw Phase', 'Ziehphase', 'standby', 'Standby Phase', 'standbyphase', 'main phase', 'main 1', 'Main Phase 1', 'Hauptphase 1', 'MP1', 'mp 1', 'main 2', 'Main Phase 2', 'Hauptphase 2', 'MP2', 'battle', 'Battle Phase', 'BP', 'Kampfphase', 'end', 'End Phase', 'EP']; // prettier-ignore
const STEPS = ['start step', 'Battle Step', 'damage step', 'End Step'];
const TIMINGS = ['start', 'Beginn', 'Anfang', 'before', 'vor der Berechnung', 'during', 'calculation', 'während', 'Schadensberechnung', 'Berechnung', 'after', 'nach', 'end', 'Ende', 'lunch']; // prettier-ignore
const MOMENTS = [
  ...PHASES,
  ...['in the ', 'during ', 'at ', 'im ', 'während der ', 'am '].map((before) => `${before}End Phase`),
  ...['in the ', 'during ', 'im '].map((before) => `${before}Damage Step`),
  ...STEPS,
  ...TIMINGS.map((timing) => `Damage Step: ${timing}`),
  ...['', 'during ', 'at ', 'before ', 'after ', 'bei ', 'während ', 'vor ', 'nach '].map((when) => `${when}damage calculation`),
  ...['bei der ', 'vor der ', 'nach der ', 'in der '].map((when) => `${when}Schadensberechnung`),
  ...['A ends the battle phase', 'B: ends their BP', 'ends battle phase', 'end of the Battle Phase', 'A beendet seine Battle Phase', 'beendet die Battle Phase', 'Ende der Battle Phase'],
  ...['A 500 LP', 'B: 4000', 'A = 100 Lebenspunkte', 'A at 2000 life points', 'B bei 800 LP', 'A LP 500', 'B Lebenspunkte: 30', 'A LP=7', 'A 5', 'A 1234567 LP', 'C 500 LP', 'A has summoned 5 monsters this turn', 'B hat diesen Zug schon fünf Monster beschworen', 'A special summoned six times this turn', 'A hat 5 Monster', 'A has summoned Jinzo'],
  ...['turn A', 'turn of B', 'Zug von A', 'Zug: B', "A's turn", 'Bs Zug', 'B Zug', 'turn', 'turn C'],
  ...['', 'lunch', 'phase', 'the phase', 'in the phase', 'Damage', 'Step', 'Monster Reborn', 'draws', 'main 3', 'end phases', 'a draw', 'battle phase 2', 'x damage step'],
]; // prettier-ignore
test.each([...new Set(MOMENTS)])('%s', (text) => expect(readMoment(text) ?? null).toMatchSnapshot());

const isCard = (name: string): boolean => name === 'Sangan' || name === 'Phase End Step';
const PLAYS = [
  'Sangan',
  'Sangan in the Damage Step',
  'Sangan during the End Phase',
  "Sangan in B's turn",
  "Sangan during B's Standby Phase",
  'Sangan im Zug von B',
  'Sangan während des Zuges von A in der End Phase',
  'Sangan at the end of the Battle Phase',
  'Sangan am Ende der Battle Phase',
  'Sangan during damage calculation',
  'Sangan vor der Schadensberechnung',
  'Standby Phase: A: Sangan',
  'during damage calculation B: Sangan',
  "B's turn: A: Sangan",
  'lunch: A: Sangan',
  'Draw Phase: A: Sangan in the Damage Step',
  'Phase End Step',
  'Sangan in main phase 2',
  'Sangan in the lunch break',
];
test.each(PLAYS)('%s', (play) => expect(momentsIn(play, isCard)).toMatchSnapshot());
test('the End Phase is not the end of the Battle Phase', () => {
  for (const play of ['Sangan during the End Phase', 'Sangan in der End Phase']) expect(momentsIn(play, isCard).moments).toEqual(['End Phase']); // prettier-ignore
});
