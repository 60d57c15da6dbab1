// What the text of a Pokémon card speaks of – Energy and Pokémon of a type, Special Energy, Tools, a Stadium, a Knock Out of the last turn –
// as things that may lie there, nobody having named them.
import {
  ENERGY_TYPES,
  type EnergyType,
  type PokemonInPlay,
  type PtcgCard,
  type PtcgCase,
  type PtcgPlayer,
} from '../../engine/case/schema.ts';
import { say } from '../../engine/ruling/say.ts';
import { typeName } from '../../engine/ptcg/cards.ts';
import type { Put } from './pokemon-board.ts';
import { nobodyNamed, ON_BENCH } from './pokemon-nobody.ts';

/** Cards nobody named that `Put`s lay out, by name. */
export const WANTED_CARDS: Record<string, PtcgCard> = {
  [ON_BENCH.en]: nobodyNamed(ON_BENCH).card,
  'a Special Energy': {
    name: { de: 'eine Spezial-Energie', en: 'a Special Energy' },
    kind: 'energy',
    energy: 'special',
    effects: [],
  },
  'a Pokémon Tool': {
    name: { de: 'eine Pokémon-Ausrüstung', en: 'a Pokémon Tool' },
    kind: 'trainer',
    trainer: 'tool',
    effects: [],
  },
  'a Stadium': { name: { de: 'eine Stadionkarte', en: 'a Stadium' }, kind: 'trainer', trainer: 'stadium', effects: [] },
  ...Object.fromEntries(
    ENERGY_TYPES.map((type) => [
      `a ${type} Pokémon`,
      {
        name: { de: `ein ${typeName(type).de}-Pokémon`, en: `a ${type} Pokémon` },
        kind: 'pokemon' as const,
        stage: 'basic' as const,
        types: [type],
        attacks: [],
      },
    ]),
  ),
};

/** What may be there for these effects to do something, the likeliest first. */
export function wantedByPokemon(effects: readonly unknown[]): Put[] {
  const words = JSON.stringify(effects);
  const types = ENERGY_TYPES.filter((type) => words.includes(`"${type}"`));
  const says = (word: string) => words.includes(`"${word}"`);
  const units = [...words.matchAll(/"energy":\{[^{}]*"atLeast":(\d+)/g)].map(([, n]) => Number(n));
  return [
    ...(/"do":"attach-energy","from":"hand"/.test(words) ? [ENERGY_IN_HAND] : []),
    ...types.flatMap(ofType),
    ...(units.length > 0 ? [manyEnergy(Math.max(...units))] : []),
    ...(words.includes('"special":true')
      ? [
          withEnergy('opponent', 'a Special Energy', 'eine Spezial-Energie'),
          withEnergy('you', 'a Special Energy', 'eine Spezial-Energie'),
        ]
      : []),
    ...(says('discard-tools') || says('tool') ? [tool('opponent'), tool('you'), benchedTool] : []),
    ...(says('discard-stadium') || says('stadium') ? [STADIUM] : []),
    ...(words.includes('prize') ? PRIZES : []),
    ...[...new Set([...words.matchAll(/"nameIncludes":"([^"]+)"/g)].map(([, name]) => name!))].flatMap((part) => [
      benchOf(part, 3),
      benchOf(part, 1),
    ]),
    ...(says('knocked-out') && says('last-turn') ? [lost(types)] : []),
    ...(words.includes('"test":"turn"') && words.includes('"first":true') ? [FIRST_TURN] : []),
  ];
}

const ENERGY_IN_HAND: Put = {
  whose: 'you',
  put: (side) => void (side.hand ??= []).push({ id: 'basic Energy, hand', card: 'Basic Fire Energy' }),
  de: 'Eine Basis-Energie ist in der Hand',
  en: 'a basic Energy card is in the hand',
};
const inPlay = (there: string | PokemonInPlay): PokemonInPlay => (typeof there === 'string' ? { card: there } : there);
/** Nobody named it: it may be of any type. */
const isNobody = ({ card }: PokemonInPlay): boolean => /^an? (?:Benched )?Pokémon/.test(card);
const onFirst = (where: 'active' | 'bench', change: (there: PokemonInPlay) => PokemonInPlay) => (side: PtcgPlayer) => {
  const there = where === 'active' ? side.active : side.bench?.[0];
  if (there === undefined || there === null) return;
  const changed = change(inPlay(there));
  if (where === 'active') side.active = changed;
  else side.bench![0] = changed;
};
const attached =
  (energy: string) =>
  (there: PokemonInPlay): PokemonInPlay => ({ ...there, energy: [...(there.energy ?? []), energy] });

function ofType(type: EnergyType): Put[] {
  const german = typeName(type).de;
  const become = (there: PokemonInPlay): PokemonInPlay =>
    isNobody(there) ? { ...there, card: `a ${type} Pokémon`, id: there.id ?? there.card } : there;
  const basic =
    type === 'Colorless' || type === 'Dragon'
      ? []
      : ([
          {
            whose: 'you',
            put: onFirst('active', attached(type)),
            de: `An das Aktive Pokémon ist ${german}-Energie angelegt`,
            en: `${type} Energy is attached to the Active Pokémon`,
          },
          {
            whose: 'you',
            put: onFirst('bench', attached(type)),
            de: `An das Pokémon auf der Bank ist ${german}-Energie angelegt`,
            en: `${type} Energy is attached to the Benched Pokémon`,
          },
          {
            whose: 'you',
            put: (side: PtcgPlayer) =>
              void (side.discard ??= []).push(
                ...[1, 2].map((n) => ({ id: `${type} Energy, discard ${n}`, card: `Basic ${type} Energy` })),
              ),
            de: `Auf dem Ablagestapel liegen zwei Basis-${german}-Energien`,
            en: `two basic ${type} Energy are in the discard pile`,
          },
          {
            whose: 'you',
            put: (side: PtcgPlayer) =>
              void (side.hand ??= []).push({ id: `${type} Energy, hand`, card: `Basic ${type} Energy` }),
            de: `Eine Basis-${german}-Energie ist in der Hand`,
            en: `a basic ${type} Energy is in the hand`,
          },
        ] satisfies Put[]);
  return [
    ...basic,
    {
      whose: 'you',
      put: onFirst('active', become),
      de: `Das Aktive Pokémon ist vom Typ ${german}`,
      en: `the Active Pokémon is a ${type} Pokémon`,
    },
    {
      whose: 'you',
      put: onFirst('bench', become),
      de: `Das Pokémon auf der Bank ist vom Typ ${german}`,
      en: `the Benched Pokémon is a ${type} Pokémon`,
    },
  ];
}
const manyEnergy = (n: number): Put => ({
  whose: 'you',
  put: onFirst('active', (there) => ({ ...there, energy: Array<string>(n).fill('Fire') })),
  de: `An das Aktive Pokémon sind ${n} Energien angelegt`,
  en: `${n} Energy are attached to the Active Pokémon`,
});
const withEnergy = (whose: Put['whose'], energy: string, de: string): Put => ({
  whose,
  put: onFirst('active', attached(energy)),
  de: `An das Aktive Pokémon ist ${de} angelegt`,
  en: `${energy} is attached to the Active Pokémon`,
});
const tool = (whose: Put['whose']): Put => ({
  whose,
  put: onFirst('active', (there) => ({ ...there, tools: [...(there.tools ?? []), 'a Pokémon Tool'] })),
  de: 'Das Aktive Pokémon trägt eine Pokémon-Ausrüstung',
  en: 'a Pokémon Tool is attached to the Active Pokémon',
});
const benchedTool: Put = {
  whose: 'opponent',
  put: onFirst('bench', (there) => ({ ...there, tools: [...(there.tools ?? []), 'a Pokémon Tool'] })),
  de: 'Das Pokémon auf der Bank trägt eine Pokémon-Ausrüstung',
  en: 'a Pokémon Tool is attached to the Benched Pokémon',
};
const STADIUM: Put = {
  whose: 'opponent',
  put: () => undefined,
  onTable: (theCase) => void ((theCase.state ??= {}).stadium ??= { card: 'a Stadium', owner: 'B' }),
  de: 'Eine Stadionkarte ist im Spiel',
  en: 'a Stadium is in play',
};
const PRIZES: readonly Put[] = [
  {
    whose: 'opponent',
    put: (side) => void (side.prizes ??= 2),
    de: 'Es sind noch 2 Preiskarten übrig',
    en: '2 Prize cards are left',
  },
  {
    whose: 'you',
    put: (side) => void (side.prizes ??= 6),
    de: 'Es sind noch 6 Preiskarten übrig',
    en: '6 Prize cards are left',
  },
];
/** So many Benched Pokémon with this in their names, nobody's cards. */
const benchOf = (part: string, many: 1 | 3): Put => {
  const name = { de: `ein „${part}“-Pokémon`, en: `${/^[AEIOU]/i.test(part) ? 'an' : 'a'} ${part} Pokémon` };
  const ids = many === 1 ? [name.en] : [1, 2, 3].map((n) => `${name.en} ${n}`);
  return {
    whose: 'you',
    put: (side) => void (side.bench ??= []).push(...ids.map((id) => ({ id, card: name.en }))),
    onTable: (theCase) => void ((theCase.cards ??= {})[name.en] = { ...nobodyNamed().card, name }),
    de: many === 1 ? `Ein „${part}“-Pokémon ist auf der Bank` : `Drei „${part}“-Pokémon sind auf der Bank`,
    en: many === 1 ? `${name.en} is on the Bench` : `three ${part} Pokémon are on the Bench`,
  };
};
/** The first turn of whoever goes second: most that ends with the first turn may be done in it. */
const FIRST_TURN: Put = {
  whose: 'you',
  put: () => undefined,
  // A turn the line has told of stays.
  onTable: (theCase, player) => {
    const state = (theCase.state ??= {});
    if (state.turn?.number === undefined) state.turn = { player, number: 2 };
  },
  de: 'Es ist der erste Zug dieses Spielers; der Gegner hat begonnen',
  en: 'it is this player’s first turn; the opponent went first',
  decides: { at: 'turn', text: (p) => say(`es der erste Zug von Spieler ${p} ist und der Gegner begonnen hat`, `it is player ${p}'s first turn and the opponent went first`) }, // prettier-ignore
};
/** Its fields are in the order of the schema: it is found again where the case keeps it. */
const lost = ([type]: readonly EnergyType[]): Put => ({
  whose: 'you',
  put: () => undefined,
  onTable: (theCase: PtcgCase, player) => void ((theCase.state ??= {}).history ??= []).push({ what: 'knocked-out', by: player, card: type ? `a ${type} Pokémon` : 'a Pokémon', byDamage: true, when: 'last-turn' }),
  de: 'Ein eigenes Pokémon wurde im letzten Zug des Gegners kampfunfähig', en: 'one of their Pokémon was Knocked Out during the opponent’s last turn',
  decides: { at: 'history', text: (p) => say(`ein Pokémon von Spieler ${p} im letzten Zug des Gegners kampfunfähig wurde`, `one of player ${p}'s Pokémon was Knocked Out during the opponent's last turn`) },
}); // prettier-ignore
