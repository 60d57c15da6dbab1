/** A board in words, as one would tell it: who has what where. For the printed sheet and for questions. */
import type { CardRef, Case, Localized, Player, PtcgCard, PtcgState, YgoState } from '../../../desk/contract.ts';
import { counterWords } from './counters.svelte.ts';
import { faceOf } from './faces.svelte.ts';
import { ENERGY_NAMES } from './ptcg-words.ts';
import { W } from './words.ts';
import {
  fullPtcg,
  fullYgo,
  PLAYERS,
  prizesOf,
  refName,
  type FullPtcg,
  type FullYgo,
  type Monster,
  type Pokemon,
  type SpellTrap,
} from './edit.ts';

export interface Told {
  player: Player;
  where: Localized;
  what: Localized;
}
type NameOf = (card: string) => Localized;
/** Which printing a Pokémon in play is, where that is known. */
type PrintOf = (pokemon: Pokemon) => string | undefined;
const both = (make: (lang: 'de' | 'en') => string): Localized => ({ de: make('de'), en: make('en') });
const list = (parts: readonly Localized[]): Localized => both((lang) => parts.map((p) => p[lang]).join(', '));
/** A name with what is to be said of it in brackets. */
const aside = (name: Localized, notes: readonly (Localized | undefined)[]): Localized => {
  const said = notes.filter((n): n is Localized => n !== undefined);
  return said.length === 0 ? name : both((lang) => `${name[lang]} (${said.map((n) => n[lang]).join(', ')})`);
};
const num = (value: number): Localized => both((lang) => value.toLocaleString(lang));

function onField(card: Monster | SpellTrap, zone: 'monster' | 'spellTrap', nameOf: NameOf): Localized {
  const monster = card as Monster;
  const counters = Object.entries(card.counters ?? {}).map(([kind, count]) =>
    both((lang) => `${counterWords(kind)[lang]}: ${count}`),
  );
  return aside(nameOf(card.card), [
    card.face === 'down' ? W.faceDown() : undefined,
    zone === 'monster' && card.face !== 'down' && monster.position === 'defense' ? W.defensePosition() : undefined,
    counters.length > 0 ? list(counters) : undefined,
    monster.materials?.length
      ? both((lang) => `${W.materials()[lang]}: ${monster.materials?.map((m) => nameOf(m.card)[lang]).join(', ')}`)
      : undefined,
  ]);
}

/** A board of a case in words: who has what where. */
export function tellOf(of: Case, board: unknown, printOf: PrintOf = () => undefined): Told[] {
  const nameOf: NameOf = (card) => faceOf(of, card).name;
  if (of.game === 'ygo') return tellYgo(fullYgo(board as YgoState | undefined), nameOf);
  const hpOf = (pokemon: Pokemon): number | undefined =>
    (faceOf(of, pokemon.card, printOf(pokemon)).card as PtcgCard | null)?.hp;
  return tellPtcg(fullPtcg(board as PtcgState | undefined), nameOf, hpOf);
}

function tellYgo(state: FullYgo, nameOf: NameOf): Told[] {
  return PLAYERS.flatMap((player) => {
    const side = state.players[player];
    const names = (cards: readonly { card: string }[]): Localized[] => cards.map((c) => nameOf(c.card));
    const pendulum = side.pendulum.filter((c): c is SpellTrap => c !== null);
    const parts: [Localized, Localized[]][] = [
      [W.lifePoints(), side.lifePoints === undefined ? [] : [num(side.lifePoints)]],
      [W.monsterZoneAny(), side.monsters.map((c) => onField(c, 'monster', nameOf))],
      [W.spellTrapZoneAny(), side.spellsTraps.map((c) => onField(c, 'spellTrap', nameOf))],
      [W.fieldZone(), side.field ? [onField(side.field, 'spellTrap', nameOf)] : []],
      [W.pendulumZone(), names(pendulum)],
      [W.hand(), names(side.hand)],
      [W.graveyard(), names(side.graveyard)],
      [W.banished(), names(side.banished)],
      [W.deck(), names(side.deck.cards)],
      [W.extraDeck(), names(side.extraDeck.cards)],
    ];
    return parts.filter(([, what]) => what.length > 0).map(([where, what]) => ({ player, where, what: list(what) }));
  });
}

function tellPtcg(state: FullPtcg, nameOf: NameOf, hpOf: (pokemon: Pokemon) => number | undefined): Told[] {
  const energyName = (name: string) => (name in ENERGY_NAMES ? ENERGY_NAMES[name as 'Fire'] : nameOf(name));
  const inPlay = (p: Pokemon): Localized => {
    const hp = hpOf(p);
    return aside(nameOf(p.card), [
      hp === undefined ? undefined : both((lang) => `${hp} ${W.hp()[lang]}`),
      p.damage ? both((lang) => `${p.damage} ${W.damage()[lang]}`) : undefined,
      p.energy?.length ? list((p.energy as CardRef[]).map((e) => energyName(refName(e)))) : undefined,
      p.tools?.length ? list((p.tools as CardRef[]).map((e) => nameOf(refName(e)))) : undefined,
      ...(p.conditions ?? []).map((c) => W[c]()),
    ]);
  };
  const prizes = (side: FullPtcg['players']['A']): Localized[] => {
    const { left, known } = prizesOf(side);
    const number = left === undefined ? [] : [num(left)];
    return [...number, ...known.map(nameOf)];
  };
  const told = PLAYERS.flatMap((player): Told[] => {
    const side = state.players[player];
    const names = (cards: readonly { card: string }[]): Localized[] => cards.map((c) => nameOf(c.card));
    const parts: [Localized, Localized[]][] = [
      [W.active(), side.active ? [inPlay(side.active)] : []],
      [W.bench(), side.bench.map(inPlay)],
      [W.hand(), names(side.hand)],
      [W.prizes(), prizes(side)],
      [W.discard(), names(side.discard)],
      [W.lostZone(), names(side.lostZone)],
    ];
    return parts.filter(([, what]) => what.length > 0).map(([where, what]) => ({ player, where, what: list(what) }));
  });
  const { stadium } = state;
  if (!stadium) return told;
  const what = aside(nameOf(stadium.card), [stadium.faces && W.pointsAt({ player: stadium.faces })]);
  return [...told, { player: stadium.owner, where: W.stadium(), what }];
}
