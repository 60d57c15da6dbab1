/**
 * Slips that only the cards show: one in a place where no such card can be, an Ability, a kind of counters or a chosen card that is nobody's. They are
 * problems of the case, not verdicts.
 */
import { closest, eachName, nameKey, sameCounter } from './names.ts';
import { cardsOf, mentions, type Path } from './ids.ts';
import type { Library } from '../library.ts';
import type { Finding } from './check.ts';
import { problems } from './problems.ts';
import type { Case, PtcgCard, PtcgCase, YgoCard, YgoCase } from './schema.ts';

const SIDES = ['A', 'B'] as const;
const nameOf = (card: string | { card: string }): string => (typeof card === 'string' ? card : card.card);

/** Library with the case's own cards before it. */
export const checkSlips = (theCase: Case, library: Library): Finding[] =>
  theCase.game === 'ygo'
    ? [
        ...wrongPlaces(theCase, library),
        ...unknownCounters(theCase, library),
        ...unknownEffects(theCase, library),
        ...handTargets(theCase, library),
      ]
    : [
        ...wrongStadium(theCase, library),
        ...noPokemon(theCase, library),
        ...wronglyAttached(theCase, library),
        ...unlistedPowers(theCase, library),
        ...unknownAbilities(theCase, library),
        ...targetsInHand(theCase),
      ];

/** What a card says, declared or read, and as it is printed: for what no slip check may overlook. */
function textOf(card: YgoCard, library: Library): { effects: readonly unknown[] | undefined; words: string } {
  const reading = card.effects ? undefined : library.reading?.('ygo', card);
  const effects = card.effects ?? (reading && reading.unread.length === 0 ? reading.effects : undefined);
  return { effects, words: JSON.stringify([card.text, card.pendulumText, effects]) };
}

/** A Spell or Trap lies in a Monster Zone, and a monster lies Set in a Spell & Trap Zone, only by its own text. */
const isMonsterSomehow = (card: YgoCard, library: Library): boolean =>
  card.kind === 'monster' || /asMonster|special-summon|Special Summon/.test(textOf(card, library).words);
const isSetSomehow = (card: YgoCard, library: Library): boolean =>
  card.kind !== 'monster' || /as a Spell|"as":"spell"|Spell (?:&|and) Trap/i.test(textOf(card, library).words);

/** A Field Zone holds Field Spells, a Pendulum Zone Pendulum Monsters. */
function wrongPlaces({ state }: YgoCase, library: Library): Finding[] {
  const wrong = (card: string | { card: string } | null | undefined, fits: (known: YgoCard) => boolean, path: Path) => {
    const known = card ? library.ygo(nameOf(card)) : undefined;
    if (!card || !known || fits(known)) return [];
    return [{ code: 'wrong-place' as const, path, message: problems.wrongPlace(nameOf(card)) }];
  };
  return SIDES.flatMap((side) => {
    const { field, pendulum = [], monsters = [], spellsTraps = [] } = state?.players?.[side] ?? {};
    const isSet = (card: (typeof spellsTraps)[number]) =>
      typeof card === 'string' || (card.face !== 'up' && card.on === undefined);
    const path: Path = ['state', 'players', side];
    return [
      ...wrong(field, ({ kind, property }) => kind === 'spell' && property === 'field', [...path, 'field']),
      ...pendulum.flatMap((card, i) =>
        wrong(card, ({ monster = [] }) => monster.includes('pendulum'), [...path, 'pendulum', i]),
      ),
      ...monsters.flatMap((card, i) =>
        wrong(card, (known) => isMonsterSomehow(known, library), [...path, 'monsters', i]),
      ),
      ...spellsTraps.flatMap((card, i) =>
        isSet(card) ? wrong(card, (known) => isSetSomehow(known, library), [...path, 'spellsTraps', i]) : [],
      ),
    ];
  });
}

/** The number of an effect beyond all its text has; cards that gain effects have more. */
function unknownEffects(theCase: YgoCase, library: Library): Finding[] {
  // Reading texts is dear: only for a case that names an effect by its number.
  if (!theCase.moves?.some((move) => move.do === 'activate' && move.effect !== undefined)) return [];
  const cards = cardsOf(theCase);
  if (cards.some(({ card }) => library.ygo(card) && textOf(library.ygo(card)!, library).words.includes('gains-effects'))) return [];
  return (theCase.moves ?? []).flatMap((move, i) => {
    if (move.do !== 'activate' || move.effect === undefined) return [];
    const name = cards.find(({ id }) => id === move.card)?.card ?? move.card;
    const known = library.ygo(name);
    const { effects } = known ? textOf(known, library) : {};
    const beyond = effects !== undefined && move.effect > effects.length;
    return beyond ? [{ code: 'unknown-effect' as const, path: ['moves', i, 'effect'], message: problems.unknownEffect(name, move.effect) }] : [];
  });
} // prettier-ignore

/** A card that is still in the hand as target, where nothing the card does targets there. */
function handTargets(theCase: YgoCase, library: Library): Finding[] {
  if (!theCase.moves?.some((move) => move.do === 'activate' && move.targets !== undefined)) return [];
  const cards = cardsOf(theCase);
  const left = new Set(cards.flatMap(({ id, zone }) => (zone === 'hand' ? [id] : [])));
  const mayAim = (id: string): boolean => {
    const known = library.ygo(cards.find((one) => one.id === id)?.card ?? id);
    const { effects, words } = known ? textOf(known, library) : { effects: undefined, words: '' };
    return effects === undefined || /hand/i.test(words);
  };
  return (theCase.moves ?? []).flatMap((move, i) => {
    const found = move.do !== 'activate' ? [] : (move.targets ?? []).flatMap((id, n) =>
      left.has(id) && !mayAim(move.card) ? [{ code: 'wrong-place' as const, path: ['moves', i, 'targets', n], message: problems.handTarget(id) }] : [],
    );
    // Whatever a move names may have left the hand by then.
    for (const id of strings(move)) left.delete(id);
    return found;
  });
} // prettier-ignore
const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []; // prettier-ignore

/** A kind of counters nobody's text speaks of, where one that is spoken of is spelt nearly so. */
function unknownCounters(theCase: YgoCase, library: Library): Finding[] {
  const spoken = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const inner of value) look(inner);
    else if (typeof value === 'object' && value !== null) {
      const { counters, kind, do: done } = value as Record<string, unknown>;
      if (typeof counters === 'string') spoken.add(counters);
      if (typeof kind === 'string' && typeof done === 'string' && done.includes('counters')) spoken.add(kind);
      for (const inner of Object.values(value)) look(inner);
    }
  };
  const players = theCase.state?.players ?? {};
  const held = SIDES.flatMap((side) =>
    (['monsters', 'spellsTraps'] as const).flatMap((zone) =>
      (players[side]?.[zone] ?? []).flatMap((card, i) =>
        typeof card === 'string' || !card.counters ? [] : Object.keys(card.counters).map((kind) => ({ kind, path: ['state', 'players', side, zone, i, 'counters', kind] })),
      ),
    ),
  ); // prettier-ignore
  if (held.length === 0) return [];
  for (const { card } of mentions(theCase)) {
    const known = library.ygo(card);
    look(known?.effects ?? (known && library.reading?.('ygo', known)?.effects));
  }
  return held.flatMap(({ kind, path }) => {
    const known = [...spoken].some((one) => sameCounter(one, kind));
    const near = known ? [] : closest(kind, [...spoken], 1);
    return near.length > 0 ? [{ code: 'unknown-counter' as const, path, message: problems.unknownCounter(kind), didYouMean: near }] : [];
  }); // prettier-ignore
}

function wrongStadium({ state }: PtcgCase, library: Library): Finding[] {
  const name = state?.stadium?.card;
  const known = name === undefined ? undefined : library.ptcg(name);
  if (name === undefined || !known || known.trainer === 'stadium') return [];
  return [{ code: 'wrong-place', path: ['state', 'stadium', 'card'], message: problems.wrongPlace(name) }];
}

const isPlayedAsPokemon = (card: PtcgCard, library: Library): boolean =>
  /played-as-pokemon|as if it were/i.test(
    JSON.stringify([card.text, card.effects ?? library.reading?.('ptcg', card)?.effects]),
  );

/** Only Pokémon are in play as such; a fossil, a doll and the like are by their own text. */
function noPokemon({ state }: PtcgCase, library: Library): Finding[] {
  return SIDES.flatMap((side) => {
    const { active, bench = [] } = state?.players?.[side] ?? {};
    const inPlay = [
      ...(active ? [{ name: nameOf(active), path: ['active'] as Path }] : []),
      ...bench.map((one, i) => ({ name: nameOf(one), path: ['bench', i] as Path })),
    ];
    return inPlay.flatMap(({ name, path }): Finding[] => {
      const known = library.ptcg(name);
      if (!known || known.kind === 'pokemon' || known.hp !== undefined || isPlayedAsPokemon(known, library)) return [];
      return [{ code: 'wrong-place', path: ['state', 'players', side, ...path], message: problems.wrongPlace(name) }];
    });
  });
}

/** A Pokémon is attached as a Tool or Energy only by its own text, a Supporter, Stadium or Energy card is no Tool, a Trainer card no Energy. */
function wronglyAttached({ state }: PtcgCase, library: Library): Finding[] {
  const isWrong = (name: string, part: 'tools' | 'energy'): boolean => {
    const cards = anyPrinting({ card: name }, library).flatMap((card) => card ?? []);
    if (cards.some((card) => /attach/i.test(JSON.stringify([card.text, card.abilities, card.effects])))) return false;
    const fits = ({ kind, trainer }: PtcgCard): boolean =>
      part === 'energy' ? kind === 'energy' : kind === 'trainer' && trainer !== 'supporter' && trainer !== 'stadium';
    return cards.length > 0 && !cards.some(fits);
  };
  return SIDES.flatMap((side) => {
    const { active, bench = [] } = state?.players?.[side] ?? {};
    const inPlay = [
      ...(active ? [{ there: active, path: ['active'] as Path }] : []),
      ...bench.map((one, i) => ({ there: one, path: ['bench', i] as Path })),
    ];
    return inPlay.flatMap(({ there, path }) =>
      typeof there === 'string'
        ? []
        : (['tools', 'energy'] as const).flatMap((part) =>
            (there[part] ?? []).flatMap((card, n): Finding[] =>
              isWrong(nameOf(card), part)
                ? [{ code: 'wrong-place', path: ['state', 'players', side, ...path, part, n], message: problems.wrongPlace(nameOf(card)) }]
                : [],
            ),
          ),
    );
  });
} // prettier-ignore

/** Every Pokémon VSTAR has a VSTAR Power; card lists leave some out: what it does is not known, and not that there is none. */
function unlistedPowers(theCase: PtcgCase, library: Library): Finding[] {
  const named = mentions(theCase);
  return (theCase.moves ?? []).flatMap((move, i): Finding[] => {
    if (move.do !== 'ability') return [];
    const one = named.find(({ card, id }) => (id ?? card) === move.pokemon) ?? { card: move.pokemon };
    const cards = anyPrinting(one, library).flatMap((card) => card ?? []);
    const lacks = ({ abilities = [], effects = [] }: PtcgCard): boolean => abilities.length === 0 && !/vstar/.test(JSON.stringify(effects));
    if (!/ VSTAR$/.test(one.card) || cards.length === 0 || !cards.every(lacks)) return [];
    return [{ code: 'unknown-ability', path: ['moves', i, 'pokemon'], message: problems.vstarUnlisted(one.card) }];
  });
} // prettier-ignore

/** Only Pokémon in play can be what an attack or Ability is aimed at. */
function targetsInHand(theCase: PtcgCase): Finding[] {
  const moved = new Set((theCase.moves ?? []).flatMap((move) => ('card' in move ? [move.card] : [])));
  const inHand = new Set(cardsOf(theCase).flatMap(({ id, zone }) => (zone === 'hand' && !moved.has(id) ? [id] : [])));
  return (theCase.moves ?? []).flatMap((move, i) => {
    const targets = (move.do === 'attack' || move.do === 'ability') ? (move.targets ?? []) : [];
    return targets.flatMap((id, n) =>
      inHand.has(id) ? [{ code: 'wrong-place' as const, path: ['moves', i, 'targets', n], message: problems.targetInHand(id) }] : [],
    );
  });
} // prettier-ignore

/** The cards a name may mean: where no print is named, any printing of it. */
export const anyPrinting = ({ card, print }: { card: string; print?: string | undefined }, library: Library): (PtcgCard | undefined)[] => [
  library.ptcg(card, print),
  ...(print === undefined ? (library.printings?.(card) ?? []).map((one) => one.card) : []),
]; // prettier-ignore

/** A misspelt Ability; a Pokémon nobody has identified might have it. */
function unknownAbilities(theCase: PtcgCase, library: Library): Finding[] {
  const named = mentions(theCase);
  if (named.some(({ card }) => card === '?')) return [];
  const cards = named.flatMap((one) => anyPrinting(one, library));
  const names = cards.flatMap((card) => (card?.abilities ?? []).flatMap(eachName));
  const keys = new Set(names.map(nameKey));
  return (theCase.moves ?? []).flatMap((move, i) => {
    const ability = move.do === 'ability' ? move.ability : undefined;
    if (typeof ability !== 'string' || keys.has(nameKey(ability))) return [];
    const near = closest(ability, names);
    return near.length > 0 ? [{ code: 'unknown-ability' as const, path: ['moves', i, 'ability'], message: problems.unknownAbility(ability), didYouMean: near }] : [];
  });
} // prettier-ignore
