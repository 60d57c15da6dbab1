/** The cases that are measured, with what is right about them: results are compared before times. All cards are invented. */
import type { Case } from '../../engine/case/schema.ts';
import { readCase } from '../../engine/case/read.ts';
import { emptyLibrary } from '../../engine/library.ts';
import { now, rule } from '../../engine/rule.ts';
import type { NowAnswer, Ruling } from '../../engine/ruling/schema.ts';

/** `run` is measured; `wrong` says what is wrong with its result, nothing where it is right. */
export interface Measured {
  group: string;
  name: string;
  run: () => unknown;
  wrong: (result: never) => string | undefined;
}

const gist = { en: 'An invented effect.', de: 'Ein erfundener Effekt.' };
const monster = (name: string, more: object = {}) => ({
  name,
  kind: 'monster',
  monster: ['effect'],
  level: 4,
  atk: 1500,
  def: 1000,
  effects: [],
  ...more,
});
const LINK = monster('Link', {
  effects: [{ kind: 'quick', from: 'hand', gist, resolve: [{ do: 'gain-life', to: 'you', amount: 1 }] }],
});
const BANNER = {
  name: 'Banner',
  kind: 'spell',
  property: 'continuous',
  effects: [{ kind: 'continuous', gist, ongoing: [{ rule: 'modify', stat: 'atk', op: '+', value: 100, cards: { where: 'monsters' } }] }],
}; // prettier-ignore
const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

function accepted(written: unknown): Case {
  const read = readCase(written, { library: emptyLibrary });
  if (!read.ok) throw new Error(read.problems.map(({ path, message }) => `${path}: ${message.en}`).join('; '));
  return read.case;
}

const resolved = (ruling: Ruling): string | undefined =>
  ruling.verdict === 'resolved' ? undefined : `${ruling.verdict}: ${ruling.headline.en}`;

function chainOf(links: number): Measured {
  const hand = (player: string) => times(Math.ceil(links / 2), (i) => ({ id: `${player}${i}`, card: 'Link' }));
  const moves = times(links, (i) => ({ by: i % 2 === 0 ? 'A' : 'B', do: 'activate', card: `${i % 2 === 0 ? 'A' : 'B'}${Math.floor(i / 2)}` })); // prettier-ignore
  const theCase = accepted({ game: 'ygo', cards: { Link: LINK }, state: { players: { A: { hand: hand('A') }, B: { hand: hand('B') } } }, moves }); // prettier-ignore
  return {
    group: 'a chain, by links',
    name: String(links),
    run: () => rule(theCase, emptyLibrary),
    wrong: (ruling: Ruling) =>
      resolved(ruling) ?? (ruling.chain?.length === links ? undefined : `${ruling.chain?.length} links`),
  };
}

/** A board of so many cards, half of them with a Continuous Effect, on which one monster attacks another. */
function boardOf(cards: number): unknown {
  const side = (player: string) => ({
    monsters: times(Math.min(5, Math.ceil(cards / 12)), (i) => ({ id: `${player}m${i}`, card: i === 0 ? 'Fighter' : 'Link' })), // prettier-ignore
    spellsTraps: times(Math.min(5, Math.ceil(cards / 12)), (i) => ({ id: `${player}s${i}`, card: 'Banner', face: 'up' })), // prettier-ignore
    hand: times(Math.floor(cards / 6), (i) => ({ id: `${player}h${i}`, card: 'Link' })),
    graveyard: times(Math.floor(cards / 6), (i) => ({ id: `${player}g${i}`, card: 'Link' })),
  });
  return {
    game: 'ygo',
    cards: { Link: LINK, Banner: BANNER, Fighter: monster('Fighter') },
    state: { turn: { player: 'A', number: 3 }, phase: 'battle', players: { A: side('A'), B: side('B') } },
  };
}
function attackOn(cards: number): Measured {
  const written = boardOf(cards) as object;
  const moves = [{ by: 'A', do: 'attack', card: 'Am0', target: 'Bm0' }];
  return {
    group: 'an attack with reading of the case, by cards on the board',
    name: String(cards),
    run: () => rule(accepted({ ...written, moves }), emptyLibrary),
    wrong: resolved,
  };
}
function nowOn(cards: number): Measured {
  const theCase = accepted({ ...(boardOf(cards) as object) });
  return {
    group: '`judge now`, by cards on the board',
    name: String(cards),
    run: () => now(theCase, emptyLibrary),
    wrong: (answer: NowAnswer) => (JSON.stringify(answer).includes('Am0') ? undefined : 'the attacker is no option'),
  };
}

function modified(modifiers: number): Measured {
  const attacker = { name: 'Hitter', kind: 'pokemon', stage: 'basic', hp: 100, types: ['Fire'], attacks: [{ name: 'Hit', cost: [], damage: 20 }] }; // prettier-ignore
  const defender = { name: 'Wall', kind: 'pokemon', stage: 'basic', hp: 900, types: ['Water'], weakness: [], resistance: [] }; // prettier-ignore
  const effects = times(modifiers, () => ({ applies: 'attack-before-weakness', op: '+', value: 10 }));
  const theCase = accepted({
    game: 'ptcg',
    cards: { Hitter: attacker, Wall: defender },
    state: { turn: { player: 'A', number: 3 }, players: { A: { active: { card: 'Hitter', effects } }, B: { active: 'Wall', bench: [] } } },
    moves: [{ by: 'A', do: 'attack', attack: 'Hit' }],
  }); // prettier-ignore
  const total = 20 + 10 * modifiers;
  return {
    group: 'damage, by modifiers',
    name: String(modifiers),
    run: () => rule(theCase, emptyLibrary),
    wrong: (ruling: Ruling) =>
      resolved(ruling) ?? (ruling.headline.en.includes(` ${total}`) ? undefined : ruling.headline.en),
  };
}

/** An attack that does 10 for each heads of so many coins nobody has flipped: 2 to the power of coins ways, those with the same heads told as one. */
function branching(coins: number): Measured {
  const attacker = {
    name: 'Hitter',
    kind: 'pokemon',
    stage: 'basic',
    hp: 100,
    types: ['Fire'],
    attacks: [{ name: 'Toss', cost: [], damage: '10×' }],
    effects: [
      {
        effect: 'attack',
        attack: 1,
        before: [{ do: 'flip', coins, as: 'coins' }],
        damage: [{ times: { per: { count: 'heads', flip: 'coins' } } }],
      },
    ],
  };
  const defender = { name: 'Wall', kind: 'pokemon', stage: 'basic', hp: 900, types: ['Water'], weakness: [], resistance: [] }; // prettier-ignore
  const theCase = accepted({
    game: 'ptcg',
    cards: { Hitter: attacker, Wall: defender },
    state: { turn: { player: 'A', number: 3 }, players: { A: { active: 'Hitter' }, B: { active: 'Wall', bench: [] } } },
    moves: [{ by: 'A', do: 'attack', attack: 'Toss' }],
  });
  return {
    group: 'coins nobody has flipped',
    name: String(coins),
    run: () => rule(theCase, emptyLibrary),
    wrong: (ruling: Ruling) => (ruling.open.length > 0 || ruling.branches ? undefined : 'it asks for no coin'),
  };
}

export const CASES: readonly Measured[] = [
  ...[1, 4, 10, 50, 200].map(chainOf),
  ...[5, 25, 60].map(attackOn),
  ...[5, 25, 60].map(nowOn),
  ...[0, 5, 20].map(modified),
  ...[1, 3, 6, 10].map(branching),
];
