/** From what may be done now (`judge now`) to a move: what a move needs beyond the card is picked on the mat, the rest the engine asks for. */
import type { Case, Localized, NowOption, PtcgCard, YgoCard } from '../../../desk/contract.ts';
import { deedWords } from '../../../desk/rulings/deeds.ts';
import { findPtcg, findYgo, other, type FullPtcg, type FullYgo } from '../board/edit.ts';
import { faceOf, localized } from '../board/faces.svelte.ts';
import { moveWords } from '../ruling/moves.ts';
import type { Session } from '../ruling/session.svelte.ts';
import { W } from './words.ts';

type Move = NonNullable<Case['moves']>[number];

const PTCG_ATTACK: Localized = { de: 'Attacke', en: 'attack' };

/** What an option does, with its effect or attack by name or number. */
export function optionWords(session: Session, option: NowOption): Localized {
  const does = session.game === 'ptcg' && option.do === 'attack' ? PTCG_ATTACK : deedWords(option);
  if (option.effect === undefined) return does;
  if (session.game === 'ptcg') {
    const found = findPtcg(session.shown as FullPtcg, option.card);
    const printed = found && (faceOf(session.case, found.card.card, found.card.print).card as PtcgCard | null);
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

/** Tributes the level asks for in Yu-Gi-Oh!. */
const tributesFor = (level: number | undefined): number => ((level ?? 0) >= 7 ? 2 : (level ?? 0) >= 5 ? 1 : 0);

/** Plays the option: at once where it needs nothing more, else after a pick on the mat. */
export function play(session: Session, option: NowOption): void {
  const { by, card } = option;
  const add = (move: Move): void => {
    // In Pokémon nobody acts in the other player's turn: that turn is over first.
    if (session.game === 'ptcg' && option.when === 'after-pass') session.addMove({ by: other(by), do: 'end-turn' });
    session.addMove(move);
  };
  const pick = (title: Localized, from: string[], many: boolean, done: (ids: string[]) => void): void => {
    session.editing = false;
    session.at = session.steps.length;
    session.picking = { title, from, many, picked: [], done: (ids) => ((session.picking = null), done(ids)) };
  };
  if (session.game === 'ygo') {
    const board = session.shown as FullYgo;
    const monsters = board.players[by].monsters;
    switch (option.do) {
      case 'attack': {
        const targets = board.players[other(by)].monsters.map((m) => m.id);
        if (targets.length === 0) return add({ by, do: 'attack', card, target: 'player' });
        return pick(W.pickTarget(), [...targets, 'player'], false, ([target]) =>
          add({ by, do: 'attack', card, target: target ?? 'player' }),
        );
      }
      case 'normal-summon':
      case 'set': {
        if (option.do === 'set' && option.as) return add({ by, do: 'set', card, as: option.as });
        const found = findYgo(board, card);
        const printed = found && (faceOf(session.case, found.card.card).card as YgoCard | null);
        const needed = printed?.kind === 'monster' ? tributesFor(printed.level) : 0;
        if (needed === 0 || monsters.length < needed) return add({ by, do: option.do, card });
        return pick(
          W.pickTributes(),
          monsters.map((m) => m.id),
          true,
          (tributes) => add({ by, do: option.do as 'set', card, tributes }),
        );
      }
      case 'flip-summon':
      case 'change-position':
        return add({ by, do: option.do, card });
      case 'phase':
        return add({ by, do: 'phase', to: card } as Move);
      case 'special-summon': {
        const found = findYgo(board, card);
        const kinds = (found && (faceOf(session.case, found.card.card).card as YgoCard | null)?.monster) ?? [];
        const method = (['synchro', 'xyz', 'link'] as const).find((k) => kinds.includes(k)) ?? 'own';
        if (method === 'own') return add({ by, do: 'special-summon', card, method });
        return pick(
          W.pickMaterials(),
          monsters.map((m) => m.id),
          true,
          (materials) => add({ by, do: 'special-summon', card, method, materials }),
        );
      }
      case 'pendulum-summon': {
        const from = [...board.players[by].hand, ...board.players[by].extraDeck.cards].map((c) => c.id);
        return pick(W.pickCards(), from, true, (cards) => add({ by, do: 'pendulum-summon', cards }));
      }
      default:
        return add({ by, do: 'activate', card, ...(option.effect !== undefined && { effect: option.effect }) });
    }
  }
  const board = session.shown as FullPtcg;
  const own = [board.players[by].active, ...board.players[by].bench].flatMap((p) => (p ? [p.id] : []));
  switch (option.do) {
    case 'attack':
      return add({ by, do: 'attack', attack: option.effect ?? 1 });
    case 'ability': {
      const found = findPtcg(board, card);
      const name =
        found &&
        (faceOf(session.case, found.card.card, found.card.print).card as PtcgCard | null)?.abilities?.[
          (option.effect ?? 1) - 1
        ]?.name;
      return add({ by, do: 'ability', pokemon: card, ...(name !== undefined && { ability: localized(name).en }) });
    }
    case 'bench':
    case 'play':
    case 'use':
      return add({ by, do: option.do, card } as Move);
    case 'evolve':
      return pick(W.pickPokemon(), own, false, ([pokemon]) => pokemon && add({ by, do: 'evolve', card, pokemon }));
    case 'attach':
      return pick(W.pickPokemon(), own, false, ([to]) => to && add({ by, do: 'attach', card, to }));
    case 'retreat':
      return pick(
        W.pickPokemon(),
        board.players[by].bench.map((p) => p.id),
        false,
        ([to]) => to && add({ by, do: 'retreat', to }),
      );
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
