/** From what may be done now (`judge now`) to a move: what a move needs beyond the card is picked on the mat, the rest the engine asks for. */
import type { Case, Localized, NowOption, Player, PtcgCard } from '../../../desk/contract.ts';
import { deedWords } from '../../../desk/rulings/deeds.ts';
import { findPtcg, other, type FullPtcg, type FullYgo } from '../board/edit.ts';
import { faceOf, localized } from '../board/faces.svelte.ts';
import { moveWords } from '../ruling/moves.ts';
import type { Session } from '../ruling/session.svelte.ts';
import { W } from './words.ts';

type Move = NonNullable<Case['moves']>[number];

const PTCG_ATTACK: Localized = { de: 'Attacke', en: 'attack' };

/** What is printed on a Pokémon card on the board, by its id. */
function printedOn(session: Session, id: string): PtcgCard | null | undefined {
  const found = findPtcg(session.shown as FullPtcg, id);
  return found && (faceOf(session.case, found.card.card, session.printOf(found.card)).card as PtcgCard | null);
}

/** The attack with this number by its name, which other printings may not have; by its number where nothing printed is known. */
export function attackTold(printed: PtcgCard | null | undefined, number: number): string | number {
  const name = printed?.attacks?.[number - 1]?.name;
  return name === undefined ? number : localized(name).en;
}

/** What an option does, with its effect or attack by name or number. */
export function optionWords(session: Session, option: NowOption): Localized {
  const does = session.game === 'ptcg' && option.do === 'attack' ? PTCG_ATTACK : deedWords(option);
  if (option.effect === undefined) return does;
  if (session.game === 'ptcg') {
    const printed = printedOn(session, option.card);
    const list = option.do === 'ability' ? printed?.abilities : printed?.attacks;
    const name = list?.[option.effect - 1]?.name;
    if (name !== undefined) {
      const both = localized(name);
      return { de: `${does.de}: ${both.de}`, en: `${does.en}: ${both.en}` };
    }
  }
  return { de: `${does.de} (Effekt ${option.effect})`, en: `${does.en} (effect ${option.effect})` };
}

/** An option with the card it is about: 'Sangan: Summon', 'Battle Phase'. */
export function optionLine(session: Session, option: NowOption): Localized {
  if (option.do === 'phase') return moveWords({ by: option.by, do: 'phase', to: option.card } as Move, session.nameOf);
  const [name, does] = [session.nameOf(option.card), optionWords(session, option)];
  return { de: `${name.de}: ${does.de}`, en: `${name.en}: ${does.en}` };
}

/** What a move is made with: it is added to the case, or cards are picked on the mat first. */
interface Hand {
  add: (move: Move) => void;
  pick: (title: Localized, from: string[], many: boolean, done: (ids: string[]) => void) => void;
}

/** Plays the option: at once where it needs nothing more, else after a pick on the mat. */
export function play(session: Session, option: NowOption): void {
  const hand: Hand = {
    add(move) {
      // In Pokémon nobody acts in the other player's turn: that turn is over first.
      if (session.game === 'ptcg' && option.when === 'after-pass')
        session.addMove({ by: other(option.by), do: 'end-turn' });
      session.addMove(move);
    },
    pick(title, from, many, done) {
      session.editing = false;
      session.at = session.steps.length;
      session.picking = { title, from, many, picked: [], done: (ids) => ((session.picking = null), done(ids)) };
    },
  };
  if (session.game === 'ygo') playYgo(session.shown as FullYgo, option, hand);
  else playPtcg(session, option, hand);
}

/** The one thing it may be done to, where the engine has told which there are. */
const placesOf = ({ targets }: NowOption): string[] | undefined =>
  targets?.length === 1 ? targets[0]?.from : undefined;

function playYgo(board: FullYgo, option: NowOption, { add, pick }: Hand): void {
  const { by, card } = option;
  const own = board.players[by];
  switch (option.do) {
    case 'attack': {
      const monsters = board.players[other(by)].monsters.map((m) => m.id);
      const from = placesOf(option) ?? [...monsters, 'player'];
      if (from.join() === 'player') return add({ by, do: 'attack', card, target: 'player' });
      return pick(W.pickTarget(), from, false, ([target]) =>
        add({ by, do: 'attack', card, target: target ?? 'player' }),
      );
    }
    case 'normal-summon':
    case 'set': {
      const move = { by, do: option.do as 'set', card, ...(option.as && { as: option.as }) };
      const { tributes } = option;
      if (!tributes || tributes.from.length < tributes.count) return add(move);
      return pick(W.pickTributes(), tributes.from, true, (ids) => add({ ...move, tributes: ids }));
    }
    case 'flip-summon':
    case 'change-position':
      return add({ by, do: option.do, card });
    case 'phase':
      return add({ by, do: 'phase', to: card } as Move);
    case 'special-summon': {
      const method = option.method ?? 'own';
      if (method === 'own') return add({ by, do: 'special-summon', card, method });
      const monsters = own.monsters.map((m) => m.id);
      return pick(W.pickMaterials(), monsters, true, (materials) =>
        add({ by, do: 'special-summon', card, method, materials }),
      );
    }
    case 'pendulum-summon': {
      const from = [...own.hand, ...own.extraDeck.cards].map((c) => c.id);
      return pick(W.pickCards(), from, true, (cards) => add({ by, do: 'pendulum-summon', cards }));
    }
    default:
      return add({ by, do: 'activate', card, ...(option.effect !== undefined && { effect: option.effect }) });
  }
}

/** A two-sided Stadium asks whom it faces. */
function playTrainer(option: NowOption, { add, pick }: Hand): void {
  const { by, card } = option;
  const facing = placesOf(option);
  if (!facing) return add({ by, do: 'play', card });
  pick(W.pickFacing(), facing, false, ([player]) =>
    add({ by, do: 'play', card, choose: { player: player as Player } }),
  );
}
function playPtcg(session: Session, option: NowOption, { add, pick }: Hand): void {
  const { by, card } = option;
  const { active, bench } = (session.shown as FullPtcg).players[by];
  const own = placesOf(option) ?? [active, ...bench].flatMap((p) => (p ? [p.id] : []));
  switch (option.do) {
    case 'attack':
      return add({ by, do: 'attack', attack: attackTold(printedOn(session, card), option.effect ?? 1) });
    case 'ability': {
      const name = printedOn(session, card)?.abilities?.[(option.effect ?? 1) - 1]?.name;
      return add({ by, do: 'ability', pokemon: card, ...(name !== undefined && { ability: localized(name).en }) });
    }
    case 'play':
      return playTrainer(option, { add, pick });
    case 'bench':
    case 'use':
      return add({ by, do: option.do, card } as Move);
    case 'evolve':
      return pick(W.pickPokemon(), own, false, ([pokemon]) => pokemon && add({ by, do: 'evolve', card, pokemon }));
    case 'attach':
      return pick(W.pickPokemon(), own, false, ([to]) => to && add({ by, do: 'attach', card, to }));
    case 'retreat': {
      return pick(
        W.pickPokemon(),
        placesOf(option) ?? bench.map((p) => p.id),
        false,
        ([to]) => to && add({ by, do: 'retreat', to }),
      );
    }
    case 'promote':
      return add({ by, do: 'promote', pokemon: card });
    case 'discard-from-play':
      return add({ by, do: 'discard-from-play', pokemon: card });
    case 'checkup':
      return add({ do: 'checkup' });
    default:
      return add({ by, do: option.do, card } as unknown as Move);
  }
}

/** What may be said of the turn at any time. */
export function turnMoves(session: Session): { words: Localized; move: Move }[] {
  const by = session.shown.turn?.player ?? 'A';
  const end = { words: W.endTurn(), move: { by, do: 'end-turn' } as Move };
  return session.game === 'ptcg' ? [{ words: W.checkup(), move: { do: 'checkup' } as Move }, end] : [end];
}
