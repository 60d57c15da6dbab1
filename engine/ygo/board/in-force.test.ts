/** What each effect in force does that a case may lay out: a play beside the same play without it. */
import { expect, test } from 'vitest';
import type { YgoCard, YgoInForce, YgoMove, YgoPlayer } from '../../case/schema.ts';
import { codes, level, monster, ruled, type Short } from '../battle/testing.ts';

const gist = { de: 'x', en: 'x' };
const spell = (resolve: object[], more: object = {}): YgoCard => ({ name: 'x', kind: 'spell', effects: [{ kind: 'activation', gist, resolve, ...more }] }) as YgoCard; // prettier-ignore
const theirs = { where: 'monsters', whose: 'opponent', choose: 1 };
const cards: Record<string, YgoCard> = {
  Strong: monster(2000, 2000),
  Weak: monster(1000, 1000),
  Dragon: monster(2000, 1000, { race: 'Dragon' }),
  Hand: level(4),
  Second: level(4),
  Riser: level(4, { monster: ['effect'], effects: [{ kind: 'procedure', gist, procedure: { summon: 'own', from: 'hand' } }] as never }),
  Burner: level(4, { monster: ['effect'], effects: [{ kind: 'ignition', gist, resolve: [{ do: 'damage', to: 'opponent', amount: 500 }] }] as never }),
  Rusher: level(4, { monster: ['effect'], effects: [{ kind: 'continuous', gist, ongoing: [{ rule: 'modify', stat: 'atk', op: '+', value: 700 }] }] as never }),
  Destroy: spell([{ do: 'destroy', cards: theirs }]),
  Target: spell([{ do: 'destroy', cards: 'targets' }], { targets: [theirs] }),
  Named: spell([{ do: 'destroy', cards: { ...theirs, filter: { name: 'Alpha' } } }]),
  Race: spell([{ do: 'destroy', cards: { ...theirs, filter: { race: 'Fiend' } } }]),
  Attribute: spell([{ do: 'destroy', cards: { ...theirs, filter: { attribute: 'DARK' } } }]),
  Tuners: spell([{ do: 'destroy', cards: { ...theirs, filter: { is: 'tuner' } } }]),
}; // prettier-ignore
interface Tried {
  /** Whose: of B's Weak, of A's monster (`own`), of A (`player`), of the whole board. */
  on: 'theirs' | 'own' | 'player' | 'board';
  force: YgoInForce;
  own?: string;
  hand?: string[];
  battle?: true;
  moves: YgoMove[];
}
function short({ on, force, own = 'Strong', hand = [], battle, moves }: Tried, isThere: boolean): Short {
  const effects = (where: Tried['on']) => (isThere && on === where ? { effects: [force] } : {});
  const A: YgoPlayer = { monsters: [{ card: own, since: { turn: 1 }, ...effects('own') }], hand, ...effects('player') };
  const B: YgoPlayer = { monsters: [{ card: 'Weak', position: 'attack', since: { turn: 1 }, ...effects('theirs') }] };
  return {
    cards,
    state: { turn: { number: 3, player: 'A' }, ...(battle ? { phase: 'battle', step: 'battle' } : {}), ...effects('board') },
    A,
    B,
    moves,
  } as Short; // prettier-ignore
}
const activate = (card: string, more: object = {}): YgoMove[] => [{ by: 'A', do: 'activate', card, ...more } as YgoMove, { do: 'resolve' }]; // prettier-ignore
const attack = (card = 'Strong', target = 'Weak'): YgoMove[] => [{ by: 'A', do: 'attack', card, target }];
const attacks = { battle: true, moves: attack() } as const;
const TRIED: Record<string, Tried> = {
  'effects-negated': { on: 'own', force: { what: 'effects-negated' }, own: 'Rusher', battle: true, moves: attack('Rusher') },
  'cannot-attack': { on: 'own', force: { what: 'cannot-attack' }, ...attacks },
  'cannot-attack of a player': { on: 'player', force: { what: 'cannot-attack' }, ...attacks },
  'cannot-attack, except others': { on: 'player', force: { what: 'cannot-attack', value: 'except Dragon' }, ...attacks },
  'cannot-attack, exempt': { on: 'player', force: { what: 'cannot-attack', value: 'except Dragon' }, own: 'Dragon', battle: true, moves: attack('Dragon') },
  'must-attack': { on: 'own', force: { what: 'must-attack' }, battle: true, moves: [{ by: 'A', do: 'phase', to: 'main2' } as YgoMove] },
  'cannot-activate': { on: 'player', force: { what: 'cannot-activate' }, hand: ['Destroy'], moves: activate('Destroy') },
  'cannot-activate, except others': { on: 'player', force: { what: 'cannot-activate', value: 'except Dragon' }, hand: ['Destroy'], moves: activate('Destroy') },
  'cannot-activate, exempt': { on: 'player', force: { what: 'cannot-activate', value: 'except Destroy' }, hand: ['Destroy'], moves: activate('Destroy') },
  'cannot-special-summon': { on: 'player', force: { what: 'cannot-special-summon' }, hand: ['Riser'], moves: [{ by: 'A', do: 'special-summon', card: 'Riser', method: 'own' } as YgoMove] },
  'cannot-special-summon, except others': { on: 'player', force: { what: 'cannot-special-summon', value: 'except Dragon' }, hand: ['Riser'], moves: [{ by: 'A', do: 'special-summon', card: 'Riser', method: 'own' } as YgoMove] },
  'cannot-special-summon, exempt': { on: 'player', force: { what: 'cannot-special-summon', value: 'except EARTH' }, hand: ['Riser'], moves: [{ by: 'A', do: 'special-summon', card: 'Riser', method: 'own' } as YgoMove] },
  'cannot-be-targeted': { on: 'theirs', force: { what: 'cannot-be-targeted' }, hand: ['Target'], moves: activate('Target', { targets: ['Weak'] }) },
  'cannot-be-destroyed-by-battle': { on: 'theirs', force: { what: 'cannot-be-destroyed-by-battle' }, ...attacks },
  'cannot-be-destroyed-by-effects': { on: 'theirs', force: { what: 'cannot-be-destroyed-by-effects' }, hand: ['Destroy'], moves: activate('Destroy') },
  unaffected: { on: 'theirs', force: { what: 'unaffected' }, hand: ['Destroy'], moves: activate('Destroy') },
  'banished-when-it-leaves': { on: 'theirs', force: { what: 'banished-when-it-leaves' }, ...attacks },
  'cards-are-banished-instead-of-sent': { on: 'board', force: { what: 'cards-are-banished-instead-of-sent' }, ...attacks },
  name: { on: 'theirs', force: { what: 'name', value: 'Alpha' }, hand: ['Named'], moves: activate('Named') },
  type: { on: 'theirs', force: { what: 'type', value: 'Fiend' }, hand: ['Race'], moves: activate('Race') },
  attribute: { on: 'theirs', force: { what: 'attribute', value: 'DARK' }, hand: ['Attribute'], moves: activate('Attribute') },
  kind: { on: 'theirs', force: { what: 'kind', value: 'tuner' }, hand: ['Tuners'], moves: activate('Tuners') },
  'no-battle-damage': { on: 'own', force: { what: 'no-battle-damage' }, ...attacks },
  'extra-normal-summon': { on: 'player', force: { what: 'extra-normal-summon' }, hand: ['Hand', 'Second'], moves: ['Hand', 'Second'].map((card) => ({ by: 'A', do: 'normal-summon', card }) as YgoMove) },
  other: { on: 'own', force: { what: 'other', note: 'something' }, ...attacks },
}; // prettier-ignore
const came = (tried: Tried, isThere: boolean): string => {
  const ruling = ruled(short(tried, isThere));
  const { headline, outcomes, verdict, open } = ruling;
  const why = codes(short(tried, isThere)).join();
  return [verdict, headline.en, headline.de, why, ...outcomes.map(({ card, became }) => `${card} ${became}`), ...open.map(({ text }) => text.en)].join('\n'); // prettier-ignore
};
/** Whoever is exempt plays as if nothing was there; of what a note says alone nothing is known. */
const ALIKE = ['cannot-attack, exempt', 'cannot-activate, exempt', 'cannot-special-summon, exempt', 'other'];

test.each(Object.entries(TRIED))('%s', (word, tried) => {
  const [there, without] = [came(tried, true), came(tried, false)];
  if (!ALIKE.includes(word)) expect(there).not.toBe(without);
  expect({ there, without }).toMatchSnapshot();
});
