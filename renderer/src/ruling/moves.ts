/** Moves in words, as the list of what happened shows them. Names come from the case's cards (ids read as names). */
import type { Case, Localized, Player } from '../../../desk/contract.ts';
import { tells } from './answer.ts';

type Move = NonNullable<Case['moves']>[number];
/** The name of a card by its id, in both languages. */
export type NameOf = (id: string) => Localized;

const both = (de: string, en: string): Localized => ({ de, en });
const joined = (names: readonly Localized[]): Localized =>
  both(names.map((x) => x.de).join(', '), names.map((x) => x.en).join(', '));

const PHASE_NAMES: Record<string, string> = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main1: 'Main Phase 1',
  battle: 'Battle Phase',
  main2: 'Main Phase 2',
  end: 'End Phase',
};
const STEP_NAMES: Record<string, string> = {
  start: 'Start Step',
  battle: 'Battle Step',
  damage: 'Damage Step',
  end: 'End Step',
};

/** Who makes a move, where somebody does. */
export const moverOf = (move: Move): Player | undefined => ('by' in move ? move.by : undefined);

/** What the move is, without the player. */
export function moveWords(move: Move, nameOf: NameOf): Localized {
  const name = (id: string): Localized => (id === 'player' ? both('direkt', 'directly') : nameOf(id));
  const onto = (ids: readonly string[] | undefined): Localized => {
    if (!ids?.length) return both('', '');
    const names = joined(ids.map(name));
    return both(` → ${names.de}`, ` → ${names.en}`);
  };
  const suffix = (a: Localized, b: Localized): Localized => both(a.de + b.de, a.en + b.en);
  switch (move.do) {
    case 'activate': {
      const effect = move.effect ? both(` (Effekt ${move.effect})`, ` (effect ${move.effect})`) : both('', '');
      const card = name(move.card);
      return suffix(suffix(both(`aktiviert ${card.de}`, `activates ${card.en}`), effect), onto(move.targets));
    }
    case 'pass':
      return both('passt', 'passes');
    case 'resolve':
      return both('Die Kette wird aufgelöst', 'The chain resolves');
    case 'attack': {
      if ('card' in move) {
        const [card, target] = [name(move.card), name(move.target)];
        return both(`greift mit ${card.de} an → ${target.de}`, `attacks with ${card.en} → ${target.en}`);
      }
      const attack =
        typeof move.attack === 'number'
          ? both(`Attacke ${move.attack}`, `attack ${move.attack}`)
          : both(`„${move.attack}“`, `“${move.attack}”`);
      return suffix(both(`setzt ${attack.de} ein`, `uses ${attack.en}`), onto(move.targets));
    }
    case 'normal-summon':
      return suffix(
        both(`beschwört ${name(move.card).de} als Normalbeschwörung`, `Normal Summons ${name(move.card).en}`),
        tribute(move.tributes, name),
      );
    case 'set':
      return move.as === 'spell'
        ? both(`setzt ${name(move.card).de} als Zauberkarte`, `Sets ${name(move.card).en} as a Spell Card`)
        : suffix(both(`setzt ${name(move.card).de}`, `Sets ${name(move.card).en}`), tribute(move.tributes, name));
    case 'flip-summon':
      return both(`beschwört ${name(move.card).de} als Flippbeschwörung`, `Flip Summons ${name(move.card).en}`);
    case 'special-summon':
      return suffix(
        both(`beschwört ${name(move.card).de} als Spezialbeschwörung`, `Special Summons ${name(move.card).en}`),
        tribute(move.materials, name),
      );
    case 'pendulum-summon': {
      const names = joined(move.cards.map((c) => name(typeof c === 'string' ? c : c.card)));
      return both(`Pendelbeschwörung: ${names.de}`, `Pendulum Summons ${names.en}`);
    }
    case 'change-position':
      return both(`ändert die Position von ${name(move.card).de}`, `changes the position of ${name(move.card).en}`);
    case 'phase':
      return both(`geht in die ${PHASE_NAMES[move.to]}`, `enters the ${PHASE_NAMES[move.to]}`);
    case 'step':
      return both(`${STEP_NAMES[move.to]}`, `${STEP_NAMES[move.to]}`);
    case 'end-turn':
      return both('beendet den Zug', 'ends the turn');
    case 'decide':
      return both(`entscheidet: ${words(move.answer, nameOf).de}`, `decides: ${words(move.answer, nameOf).en}`);
    case 'ability':
      return suffix(
        both(`setzt die Fähigkeit von ${name(move.pokemon).de} ein`, `uses ${name(move.pokemon).en}’s Ability`),
        onto(move.targets),
      );
    case 'bench':
      return both(`legt ${name(move.card).de} auf die Bank`, `benches ${name(move.card).en}`);
    case 'evolve':
      return both(
        `entwickelt ${name(move.pokemon).de} zu ${name(move.card).de}`,
        `evolves ${name(move.pokemon).en} into ${name(move.card).en}`,
      );
    case 'attach':
      return both(
        `legt ${name(move.card).de} an ${name(move.to).de} an`,
        `attaches ${name(move.card).en} to ${name(move.to).en}`,
      );
    case 'use':
      return suffix(both(`nutzt ${name(move.card).de}`, `uses ${name(move.card).en}`), onto(move.targets));
    case 'discard-from-play':
      return both(`legt ${name(move.pokemon).de} aus dem Spiel ab`, `discards ${name(move.pokemon).en} from play`);
    case 'play':
      return suffix(both(`spielt ${name(move.card).de}`, `plays ${name(move.card).en}`), onto(move.targets));
    case 'retreat':
      return both(`zieht sich zurück; neu aktiv: ${name(move.to).de}`, `retreats; new Active: ${name(move.to).en}`);
    case 'checkup':
      return both('Pokémon-Check', 'Pokémon Checkup');
    case 'promote':
      return both(
        `macht ${name(move.pokemon).de} zum Aktiven Pokémon`,
        `makes ${name(move.pokemon).en} the new Active Pokémon`,
      );
    case 'draw-for-turn':
      return both('zieht die Karte für den Zug', 'draws for the turn');
    case 'set-up':
      return both(`beginnt mit ${name(move.active).de}`, `starts with ${name(move.active).en}`);
    case 'draw-mulligan':
      return both(`zieht ${move.count} für Mulligans`, `draws ${move.count} for mulligans`);
    case 'mulligans':
      return both(`Mulligans: A ${move.A}, B ${move.B}`, `Mulligans: A ${move.A}, B ${move.B}`);
  }
}

function tribute(ids: readonly string[] | undefined, name: NameOf): Localized {
  if (!ids?.length) return both('', '');
  const names = joined(ids.map(name));
  return both(` (mit ${names.de})`, ` (with ${names.en})`);
}

/** A decision's answer in words: a card by its name, yes and no, numbers as they are. */
export function words(answer: unknown, nameOf: NameOf): Localized {
  if (answer === true) return both('ja', 'yes');
  if (answer === false) return both('nein', 'no');
  if (answer === null || answer === 'none' || answer === 'no') return both('nein', 'no');
  if (answer === 'heads') return both('Kopf', 'heads');
  if (answer === 'tails') return both('Zahl', 'tails');
  if (answer === 'nothing') return both('der Text ändert nichts', 'the text changes nothing');
  if (tells(answer)) {
    const said = answer.does.flatMap(({ gist }) => gist ?? []);
    return both(`der Text bewirkt: ${joined(said).de}`, `the text does this: ${joined(said).en}`);
  }
  if (typeof answer === 'string') return nameOf(answer);
  if (typeof answer === 'number') return both(String(answer), String(answer));
  if (Array.isArray(answer))
    return answer.length === 0 ? both('nichts', 'nothing') : joined(answer.map((a) => words(a, nameOf)));
  if (typeof answer === 'object') return joined(Object.values(answer).map((a) => words(a, nameOf)));
  return both('–', '–');
}

/** A sentence without the player it begins with: the letter stands before it already. */
export const withoutPlayer = (text: string, by: Player | undefined): string =>
  by === undefined ? text : text.replace(new RegExp(`^(?:(?:Spieler|Player) ${by} |${by} (?=\\p{Ll}))`, 'u'), '');
