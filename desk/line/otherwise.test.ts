// What a line leaves out and what hangs on it: invented cards, and the real engine as judge.
import { expect, test } from 'vitest';
import { readCase } from '../../engine/case/read.ts';
import { nameKey } from '../../engine/case/names.ts';
import type { Case, YgoCard } from '../../engine/case/schema.ts';
import type { Library } from '../../engine/library.ts';
import { readLine } from '../line.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { assuming, withAssumed } from '../rulings/assumed.ts';
import { engine } from '../rulings/engine.ts';

const monster = (name: string, more: Partial<YgoCard> = {}): YgoCard => ({
  name,
  kind: 'monster',
  monster: ['effect'],
  level: 4,
  atk: 1800,
  def: 1000,
  race: 'Fairy',
  attribute: 'LIGHT',
  effects: [],
  ...more,
});
const does = (...all: object[]) => ({ effects: all as NonNullable<YgoCard['effects']> });
const CARDS: YgoCard[] = [
  // The sister that was laid out for "another" of them does more than meet the condition.
  monster('Novice Anna', {
    series: ['Novice'],
    ...does({
      kind: 'ignition',
      condition: { exists: { where: 'monsters', whose: 'you', filter: { series: 'Novice', other: true } } },
      resolve: [
        { do: 'draw', count: 1 },
        {
          do: 'gain-life',
          amount: 800,
          to: 'you',
          if: { exists: { where: 'monsters', whose: 'you', filter: { name: 'Novice Berta' } } },
          join: 'then',
        },
      ],
    }),
  }),
  monster('Novice Berta', { series: ['Novice'] }),
  // "3 instead, if you had no other cards in your hand."
  {
    name: 'Last Hope',
    kind: 'spell',
    ...does({
      kind: 'activation',
      resolve: [
        {
          do: 'draw',
          count: 3,
          if: { whenActivated: { not: { exists: { where: 'hand', whose: 'you', filter: { other: true } } } } },
        },
        { do: 'otherwise', then: [{ do: 'draw', count: 2 }], join: 'also' },
      ],
    }),
  },
  // What it counts lies where the line tells of nothing.
  {
    name: 'Heavy Toll',
    kind: 'spell',
    ...does({
      kind: 'activation',
      resolve: [
        {
          do: 'damage',
          amount: 500,
          to: 'opponent',
          if: { not: { exists: { where: 'spells-traps', whose: 'opponent' } } },
        },
        { do: 'otherwise', then: [{ do: 'damage', amount: 1000, to: 'opponent' }], join: 'also' },
      ],
    }),
  },
  {
    name: 'Gale',
    kind: 'spell',
    ...does({
      kind: 'activation',
      resolve: [{ do: 'destroy', cards: { choose: 1, where: 'spells-traps', whose: 'opponent' } }],
    }),
  },
  monster('Striker'),
  monster('Wall', { atk: 0, def: 2000 }),
  // In the Extra Deck, face-up.
  monster('Guardian', {
    ...does({
      kind: 'procedure',
      procedure: {
        summon: 'own',
        from: 'hand',
        if: { exists: { where: 'extra-deck', whose: 'you', filter: { kind: 'monster', face: 'up', is: 'pendulum' } } },
      },
    }),
  }),
];
const byKey = new Map(CARDS.map((card) => [nameKey(card.name as string), card]));
const library: Library = { ygo: (name) => byKey.get(nameKey(name)), ptcg: () => undefined, suggest: () => [] };
const find: CardFinder = (_, written) => {
  const card = byKey.get(nameKey(written));
  return card ? { is: 'named', name: card.name as string, card } : { is: 'unknown', near: [] };
};
const judged = (theCase: Case) => {
  const read = readCase(theCase, { library, effects: engine.effects });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return { of: read.case, ruling: engine.rule(read.case, library) };
};
const ruled = (text: string) => {
  const { case: filled, assumptions } = readLine(text, { find, judge: (of) => judged(of).ruling, game: 'ygo' });
  const { of, ruling } = judged(withAssumed(filled, assumptions, undefined));
  return assuming(ruling, of);
};

test('what else would do for a condition, where what was laid out for it decides more', () => {
  const { headline } = ruled('A: Novice Anna');
  expect(headline.en).toContain('gains 800 Life Points');
  expect(headline.en).toContain(
    'This supposes that Novice Berta is face-up on the field. If instead a monster (“Novice”, A) is face-up on the field: The effect of Novice Anna resolves: Player A draws 1 card.',
  );
  expect(headline.de).toContain('Ist es stattdessen so: ein Monster („Novice“, A) liegt offen auf dem Spielfeld, dann gilt: ');
}); // prettier-ignore

test('a condition that is told needs no second answer', () => {
  expect(ruled('A has Novice Berta; A: Novice Anna').headline.en).not.toContain('supposes');
});

test('one card more in a hand nobody counted, where that gives another answer', () => {
  expect(ruled('A: Last Hope').headline.en).toContain("With one more card in A's hand: Last Hope resolves: Player A draws 2 cards."); // prettier-ignore
  expect(ruled('A has no cards in hand; A: Last Hope (set)').headline.en).not.toContain('With one more');
});

test('an attacked monster in the other position, where nobody said how it lies', () => {
  expect(ruled('A attacks Striker -> Wall').headline.en).toContain('destroys Wall; Player B takes 1800 battle damage. In Defense Position: 1800 ATK – 2000 DEF: no monster is destroyed'); // prettier-ignore
  expect(ruled('A attacks Striker -> Wall (defense)').headline.en).not.toContain('In Defense Position: ');
  expect(ruled('A attacks Wall -> Striker').headline.en).toContain('In Defense Position: 0 ATK');
});

test('a face-up monster lies in the Extra Deck where a Summon asks for it, and the ruling says so', () => {
  const { verdict, assumptions } = ruled('A special summons Guardian');
  expect(verdict).toBe('resolved');
  expect(assumptions.map(({ text }) => text?.en)).toContain('A: a monster is face-up in the Extra Deck.');
});

test('a number that hangs on what lies where the line tells of nothing', () => {
  expect(ruled('A: Heavy Toll').headline.en).toContain("With another Spell or Trap on B's side: Heavy Toll resolves: Player B takes 1000 effect damage"); // prettier-ignore
});

test('a monster is not put into the Spell & Trap Zone because an effect looks there', () => {
  const { headline, assumptions } = ruled('A: Gale -> Wall');
  expect(headline.en).toContain('Gale cannot take Wall');
  expect(assumptions.map(({ text }) => text?.en)).toContain('B: Wall is face-up on the field.');
});
