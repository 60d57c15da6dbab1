// The line taken apart, before anything is known about cards: who does what with which name, in which words. German and
// English words mean the same; `docs/line.md` lists them.
import type { BattleStep, DamageTiming, Phase, Player, YgoCard } from '../../engine/case/schema.ts';
import type { Filter } from '../../engine/ygo/effects/schema.ts';
import { keyed } from '../../engine/keyed.ts';
import { countedIn, oneOf, type Counted } from './counted.ts';
import { placeholderCard } from './placeholders.ts';

export type Does =
  | 'activate'
  | 'normal-summon'
  | 'special-summon'
  | 'pendulum-summon'
  | 'flip-summon'
  | 'set'
  | 'change-position'
  | 'attack'
  | 'pass'
  | 'end-turn';
/** What stands in parentheses behind a name. */
export interface Notes {
  /** The place, or the number of the effect, was not said: it is tried. */
  supposed?: true;
  place?: 'set' | 'hand' | 'field' | 'graveyard' | 'banished' | 'deck' | 'extraDeck' | 'pendulum';
  position?: 'attack' | 'defense';
  faceDown?: boolean;
  /** Of a monster nobody named. */
  atk?: number;
  /** So many Xyz Materials it has. */
  materials?: number;
  /** So many counters it holds, of whatever kind its text speaks of. */
  counters?: number;
  /** A monster nobody named. */
  monster?: true;
  /** Whose side it lies on. */
  side?: Player;
  /** A monster Set in a Spell & Trap Zone. */
  asSpell?: boolean;
  effect?: number;
  option?: number;
  /** "X's effect", without its number: not the activation of the card itself. */
  itsEffect?: true;
  /** Its effect applies already. */
  inForce?: true;
  /** What is declared: a card name, a Type. */
  declared?: string;
  /** So many monsters nobody named are Tributed, whatever its Level asks for. */
  tributes?: number;
  /** Names of cards given up: Tributes, discards and other costs. */
  cost: { how: 'tribute' | 'discard' | 'banish' | 'send'; name: string }[];
  /** What is among the material, where an effect answers a Summon with such material. */
  madeWith?: Filter;
  /** Notes nobody understands. */
  unknown: string[];
}
/** A card of which nothing more is said. */
export const noNotes = (): Notes => ({ cost: [], unknown: [] });
export interface NamedCard {
  name: string;
  notes: Notes;
  /** A card nobody named, put in. */
  card?: YgoCard;
}
/** `supposed`: the line does not say it; it is tried, and then an assumption. */
export type Item =
  | { is: 'life-points'; player: Player; lifePoints: number }
  | { is: 'turn'; player: Player; supposed?: true }
  | { is: 'phase'; phase: Phase; supposed?: true }
  | { is: 'step'; step: BattleStep; timing?: DamageTiming; by?: Player; supposed?: true }
  /** `between`: put between two plays of the line. */
  /** `again`: what triggered by then was a Chain of its own, and has resolved, too. */
  | { is: 'chain-ends'; supposed?: true; between?: true; answered?: true; again?: true }
  | There
  | Action;
/** "B has Macro Cosmos": what lies there from the beginning. */
export interface There {
  is: 'there';
  player: Player;
  cards: NamedCard[];
  /** "no monsters", "no cards in hand": the place in which nothing lies. */
  none?: 'hand' | 'field' | 'graveyard';
  /** The line does not say whose. */
  nobodys?: true;
}
export interface Action {
  is: 'action';
  by?: Player;
  does: Does;
  card?: NamedCard;
  targets: NamedCard[];
  written: string;
  supposed?: true;
  /** Supposed, but in the place of a play the line says: a Summon by a card nobody named. */
  instead?: true;
  /** Supposed: what brings out this monster, which the line names only then. */
  comesOut?: NamedCard;
  /** "summons", or no verb at all: the line does not say how. */
  anyHow?: true;
  /** "summons X with Y": where Y is a monster, it is given up for X, not activated. */
  summonsWith?: true;
  /** Behind a '>': a link on what stands before it, never a play behind that Chain. */
  links?: true;
}
/** Whether the line says this play. */
export const isSaid = (item: Item | undefined): boolean =>
  item?.is === 'action' && (!item.supposed || item.instead === true);
/** Whether it was put in to be tried. */
export const isSupposed = (item: Item): boolean => 'supposed' in item && item.supposed === true;

/** Whether a text names a card; whether it is its whole name. */
export interface IsCard {
  (name: string): boolean;
  exactly?: (name: string) => boolean;
}

export const ARROW = '→';
/** With one kind of arrow. */
export const oneArrow = (text: string): string => text.replace(/[-=]>/g, ARROW);

/** 'X twice', 'X zweimal' is two pieces alike; `isCard`: part of a name it is not. */
export function twice<T extends { text: string; after: string }>(piece: T, isCard: (name: string) => boolean): T[] {
  const once = piece.text.replace(/\s+(?:twice|two\s+times|zwei\s?mal|2x)(?=\s*(?:[-=]>|→)|$)/i, '');
  return once === piece.text || isCard(piece.text.replace(/^[AB](?:\s*:\s*|\s+)/i, ''))
    ? [piece]
    : [{ ...piece, text: once, after: ',' }, { ...piece, text: once }];
} // prettier-ignore

/** Pieces between `>`, `,`, `;` and line breaks, outside parentheses. `after` is the separator that follows. */
export function pieces(line: string): { text: string; after: string }[] {
  const found: { text: string; after: string }[] = [];
  let depth = 0;
  let text = '';
  const end = (after: string) => {
    found.push({ text: text.trim(), after });
    text = '';
  };
  // A name's own '<P>' is none of the line's signs.
  for (const c of line
    .replace(/[-=]>/g, ARROW)
    .replace(THEN, ', ')
    .replace(PAYING, ' ')
    .split(/(<\p{L}{1,3}>|[\s\S])/u)) {
    if (c === '(') depth++;
    if (c === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && c !== '' && '>,;\n'.includes(c)) end(c);
    else text += c;
  }
  end('');
  return found.filter((piece) => piece.text !== '' || piece.after === ';');
}

/** 'A aktiviert X und B kettet Y', 'then B responds with Y': the next play. */
const THEN =
  /,?\s+(?:(?:and|und|but|aber|then|dann|danach|daraufhin)\s+)+(?=[AB](?:\s*:|\s+(?:activates?|chains?|uses?|plays?|responds?|answers?|negates?|summons?|special|normal|flips?|tribute|fusion|synchro|xyz|link|ritual|ns|ss|sets?|attacks?|pass|ends?|has|controls|hat|kontrolliert|aktiviert|kettet|benutzt|nutzt|spielt|antwortet|reagiert|kontert|annulliert|negiert|stoppt|wirft|opfert|verbannt|zerstört|(?:\p{L}+)?beschwört|ruft|deckt|setzt|greift|flippt|passt|beendet)(?!\p{L})))/giu;

/** "Forbidden Droplet, sending Sangan": what is paid belongs to the play before it. */
const PAYS =
  '(?:by\\s+)?(?=(?:tributing|sending|discarding|banishing|declaring|naming)\\s)|(?:durch|unter|mit|per)\\s+(?=tribut\\s+von\\s)';
const PAYING = new RegExp(`,\\s+(?=(?:${PAYS}))`, 'gi');
const PAID_BEHIND = new RegExp(`^(.+?),?\\s+(?:${PAYS})(.+)$`, 'i');

const PHASES: [RegExp, Phase][] = [
  [/^draw(?: phase)?$|^ziehphase$/i, 'draw'],
  [/^standby(?: ?phase)?$/i, 'standby'],
  [/^(?:main|hauptphase)(?: ?phase)? ?1?$|^mp ?1$/i, 'main1'],
  [/^(?:main|hauptphase)(?: ?phase)? ?2$|^mp ?2$/i, 'main2'],
  [/^battle(?: phase)?$|^bp$|^kampfphase$/i, 'battle'],
  [/^end(?: ?phase)?$|^ep$/i, 'end'],
];
/** 'A ends the battle phase', 'end of the Battle Phase': its last step. */
const BATTLE_ENDS =
  /^(?:([AB])\s*:?\s+)?(?:ends?\s+(?:of\s+)?(?:the\s+|their\s+)?(?:battle phase|bp)|beendet\s+(?:die|seine|ihre)\s+battle phase|ende\s+der\s+battle phase)$/i;
const STEPS: [RegExp, BattleStep][] = [
  [/^start step$/i, 'start'],
  [/^battle step$/i, 'battle'],
  [/^damage step$/i, 'damage'],
  [/^end step$/i, 'end'],
];
const TIMINGS: [RegExp, DamageTiming][] = [
  [/^(?:start|beginn|anfang)$/i, 'start'],
  [/^(?:before|vor)\b/i, 'before-calculation'],
  [/^(?:during|calculation|während|schadensberechnung|berechnung)\b/i, 'calculation'],
  [/^(?:after|nach)\b/i, 'after-calculation'],
  [/^(?:end|ende)$/i, 'end'],
];
/** "during damage calculation", "vor der Schadensberechnung". */
const CALCULATION =
  /^(?:(during|at|before|after|bei|in|während|vor|nach)\s+)?(?:the\s+|der\s+)?(?:damage\s+calculation|schadensberechnung)$/i;
const meant = <T>(table: readonly [RegExp, T][], text: string): T | undefined =>
  table.find(([words]) => words.test(text))?.[1];

/** "in the Damage Step", "während der End Phase". */
const IN_MOMENT =
  /^(?:(?:in|during|at|im|am|während)\s+)(?:the\s+|der\s+|des\s+)?(?=\p{L}+\s?(?:phase|step)(?:\s*\d)?$)/iu;
/** What a piece says about the moment, where it says nothing else. */
export function readMoment(written: string): Item | undefined {
  const text = written.replace(IN_MOMENT, '');
  const life =
    /^([AB])\s*[:=]?\s*(?:(\d{1,6})\s*(?:lp|life ?points?|lebenspunkte)|(?:lp|life ?points?|lebenspunkte)\s*[:=]?\s*(\d{1,6})|(\d{2,6}))$/i.exec(
      text,
    );
  if (life) return { is: 'life-points', player: player(life[1]!), lifePoints: Number(life[2] ?? life[3] ?? life[4]) };
  const turn =
    /^(?:turn|zug)(?:\s+(?:of|von))?\s*:?\s*([AB])$/i.exec(text) ?? /^([AB])(?:['’]?s)?\s+(?:turn|zug)$/i.exec(text);
  if (turn) return { is: 'turn', player: player(turn[1]!) };
  const phase = meant(PHASES, text);
  if (phase) return { is: 'phase', phase };
  const [, calculating] = CALCULATION.exec(text) ?? [];
  if (calculating !== undefined)
    return { is: 'step', step: 'damage', timing: meant(TIMINGS, calculating) ?? 'calculation' };
  const [ends, whose] = BATTLE_ENDS.exec(text) ?? [];
  if (ends !== undefined) return { is: 'step', step: 'end', ...(whose && { by: player(whose) }) };
  const [step, timing] = text.split(/\s*:\s*/, 2);
  const inStep = meant(STEPS, step ?? '');
  if (!inStep) return undefined;
  const at = timing === undefined ? undefined : meant(TIMINGS, timing);
  return timing !== undefined && !at ? undefined : { is: 'step', step: inStep, ...(at && { timing: at }) };
}

const HAS = /^([AB])\s*:?\s+(?:has|hat|controls|kontrolliert)\s+(?:(?:got|only|just|nur|noch|bloß)\s+)*(.+)$/i;
/** "B's GY: X", "Friedhof von B: X", "A has banished X": the place before the cards. */
const LIES_FIRST: readonly [RegExp, string][] = [
  [/^(?:in\s+)?([AB])['’]?s?\s+(hand|field|gy|graveyard|friedhof|feld|spielfeld)\s*:\s*(.+)$/i, '$1 has $3 in $2'],
  [/^(?:im\s+|in\s+der\s+|auf\s+dem\s+)?(friedhof|feld|spielfeld|hand)\s+von\s+([AB])\s*:\s*(.+)$/i, '$2 has $3 in $1'],
  [/^([AB])['’]?s?\s+(?:banished|verbannt)(?:e\s+karten|\s+cards|\s+zone)?\s*:\s*(.+)$/i, '$1 has $2 banished'],
  [/^([AB])\s*:?\s+(?:has|hat)\s+(?:an?\s+|the\s+|einen?\s+)?(?:banished|verbannte[nrsm]?)\s+(.+)$/i, '$1 has $2 banished'],
  [/^([AB])['’]?s\s+(.+?)\s+(?:is|are|lies?|ist|sind|liegt|liegen)\s+((?:in|on|im|auf)\s.+|set|gesetzt|face-?up|face-?down|verdeckt|offen|banished|verbannt)$/i, '$1 has $2 $3'],
]; // prettier-ignore
const whereLast = (text: string): string => {
  const [words, order] = LIES_FIRST.find(([first]) => first.test(text)) ?? [];
  return words && order ? text.replace(words, order) : text;
};
/** "in hand", "auf dem Friedhof", "Set" behind a name. */
const LIES =
  /\s+((?:in|on|auf|im)\s+(?:(?:the|der|dem|his|her|their|seiner|ihrer)\s+)?(?:hand|field|spielfeld|feld|gy|graveyard|friedhof)|(?:in|as)\s+(?:the\s+|a\s+|his\s+|her\s+|their\s+|der\s+|seiner\s+|ihrer\s+)?(?:pendulum\s?zone|pendelzone|pendelskala|scale)|face-?up|offen|set|gesetzt|face-?down|verdeckt|banished|verbannt)(?:\s+liegen)?$/i;
/** What a piece says about where cards lie. */
export function readThere(written: string, isCard: (name: string) => boolean): There | undefined {
  const plain = HAS.exec(written)?.[2];
  const text = plain !== undefined && isCard(readCard(plain).name) ? written : whereLast(written);
  const [, who, what] = HAS.exec(text) ?? [];
  const spoken = text.replace(/^[AB]\s*:?\s+/i, '');
  if (who === undefined || what === undefined || inPresent(spoken) !== spoken) return undefined;
  const said = LIES.exec(what);
  const place = said?.[1]
    ?.replace(/^as\s+(?:a\s+)?/i, '')
    .replace(/^(?:in|on|auf|im)\s+(?:\p{L}+\s+)?(?=\p{L}+$)/iu, '');
  const cards = severalCards(said ? what.slice(0, said.index) : what, isCard).flatMap(counted);
  for (const { notes } of cards) if (place !== undefined) readNote(place, notes);
  return { is: 'there', player: player(who), cards, ...(cards.length === 0 && { none: noneIn(place ?? '', what) }) };
}
/** "no cards in hand", "keine Karten im Friedhof", "no monsters". */
const noneIn = (place: string, what: string): NonNullable<There['none']> =>
  /^hand$/i.test(place) || /\shandkarten?$/i.test(what)
    ? 'hand'
    : /^(?:gy|graveyard|friedhof)$/i.test(place)
      ? 'graveyard'
      : 'field';
/** "4 cards", "2 monsters": so many nobody named. */
function counted(named: NamedCard): NamedCard[] {
  const many = countedIn(named.name);
  if (!many) return [named];
  const card = ofKindSaid(many);
  return Array.from({ length: many.count }, () => ({
    name: card ? (card.name as { en: string }).en : '?',
    ...(card && { card }),
    notes: {
      ...named.notes,
      cost: [],
      unknown: [...named.notes.unknown],
      ...(many.set && { place: 'set' as const }),
      ...(many.hand && { place: 'hand' as const }),
      ...(many.of === 'monsters' && { monster: true as const }),
      ...(many.down && { faceDown: true }),
    },
  }));
}
/** "2 DARK monsters", "3 Spells": a card nobody named of that kind. */
function ofKindSaid({ of, like }: Counted): YgoCard | undefined {
  if (like === undefined && of !== 'spells' && of !== 'traps') return undefined;
  const kind = of === 'spells' ? 'spell' : of === 'traps' ? 'trap' : 'monster';
  const card = placeholderCard(kind, like?.like ?? {}, 'monsters');
  const { de, en } = card.name as { de: string; en: string };
  return like ? { ...card, name: { de: `${de} (${like.said.de})`, en: `${en} (${like.said.en})` } } : card;
}
const player = (letter: string): Player => (letter.toUpperCase() === 'A' ? 'A' : 'B');

/** Verbs at the beginning; what stands behind them is the card. The first that fits counts. */
const VERBS: [RegExp, Does][] = [
  [
    /^(?:special[ -]?summons?|ss|(?:fusion|synchro|xyz|link|ritual)[ -]summons?)\s+|^(?:beschwört|ruft)\s+(?:speziell|als spezialbeschwörung)\s+|^(?:spezial|fusions|synchro|xyz|link|ritual)beschwört\s+/i,
    'special-summon',
  ],
  [/^pendulum[ -]?summons?\s+|^pendelbeschwört\s+/i, 'pendulum-summon'],
  [/^flip[ -]?summons?\s+|^flipp?beschwört\s+|^flippt\s+|^flips\s+|^deckt\s+(?=.+\sauf(?:\s|$))/i, 'flip-summon'],
  [/^(?:(?:normal|tribute)[ -]?)?summons?\s+|^ns\s+|^(?:normal|tribut)?(?:beschwört|beschwoert)\s+|^ruft\s+/i, 'normal-summon'],
  [/^sets?\s+|^setzt\s+(?!.+\sein$)|^legt\s+(?!.+\s(?:auf|in|unter)\s)/i, 'set'],
  [/^repositions\s+/i, 'change-position'],
  [/^attacks?(?:\s+with)?\s+|^greift\s+(?:an\s+)?mit\s+|^greift\s+(?:an\s*:?\s+)?/i, 'attack'],
  [
    /^(?:activates?|chains?|uses?|plays?|responds?(?:\s+(?:with|by\s+activating))?|answers?(?:\s+with)?|negates?\s+(?:it\s+)?with)\s+|^(?:aktiviert|kettet(?:\s+an)?|benutzt|nutzt|spielt|setzt|(?:(?:be)?antwortet|reagiert|kontert)\s+mit|annulliert\s+mit)\s+|^discards\s+|^wirft\s+(?=.+\sab(?:\s|$))|^(?:opfert|tributes)\s+|^dreht\s+(?=.+\sum(?:\s|$))/i,
    'activate',
  ],
]; // prettier-ignore
/** A card that is discarded to use its effect is in the hand. */
const DISCARDS = /^(?:discards|wirft)\s/i;
/** A turn ends, whoever says so. */
export const TURN_ENDS =
  /^ends?\s+(?:of\s+)?(?:the\s+|their\s+)?turn$|^(?:the\s+)?turn\s+ends$|^beendet\s+(?:den|seinen|ihren)\s+(?:spiel)?zug$|^(?:der\s+)?(?:spiel)?zug\s+(?:endet|beenden)$|^(?:ende\s+des\s+(?:spiel)?zug(?:e?s)|(?:spiel)?zugende)$/i;
/** A plain "summons": how, the card says. */
const ANY_HOW = /^(?:summons?|beschwört|beschwoert|ruft)\s+/i;
/** What ends a German or English phrase: "kettet X an", "beschwört X als Spezialbeschwörung". */
const ENDINGS: [RegExp, Does | undefined][] = [
  [/\s+(?:als|per|durch)\s+(?:spezial|fusions|synchro|xyz|link|ritual)-?beschwörung$|\s+speziell$/i, 'special-summon'],
  [/\s+(?:als|per|durch)\s+(?:normal|tribut)beschwörung$|\s+normal$/i, 'normal-summon'],
  [/\s+(?:als|per|durch)\s+flippbeschwörung$/i, 'flip-summon'],
  [/\s+(?:als|per|durch)\s+pendelbeschwörung$/i, 'pendulum-summon'],
  [/\s+(?:an|aus|ein|auf|ab|um|up|in\s+response)$/i, undefined],
];
const LINK_NUMBER = '(?:chain\\s*link|kettenglied|cl)\\s*\\d{1,2}';
const AS_LINK = new RegExp(`\\s+(?:as|als)\\s+${LINK_NUMBER}$|\\s*\\(${LINK_NUMBER}\\)$`, 'i');
const ALONE: [RegExp, Does][] = [
  [/^pass(?:es)?$|^passt$/i, 'pass'],
  [TURN_ENDS, 'end-turn'],
];

/** A verb that wants a card, and no card. */
export const BARE_VERB =
  /^(?:[AB]\s*:?\s+)?(?:attacks?|greift(?:\s+an)?|(?:special\s+|normal\s+)?summons?|beschwört|activates?|aktiviert|chains?|kettet(?:\s+an)?|responds?|reagiert|sets?|setzt)$/i;
/** Who does what with which card. `by` is taken off only where `player` says so (a card's name may begin with 'A'). */
export function readAction(
  written: string,
  withPlayer: boolean,
  isCard: (name: string) => boolean = () => false,
): Action {
  const [prefix = '', letter] = (withPlayer && /^([AB])(?:\s*:\s*|\s+(?=\S))/i.exec(written)) || [];
  const by = letter ? player(letter) : undefined;
  const begun = { is: 'action' as const, ...(by && { by }) };
  const told = inPresent(written.slice(prefix.length).replace(AS_LINK, ''));
  const alone = meant(ALONE, told);
  if (alone) return { ...begun, does: alone, targets: [], written };
  // "Summon Limit" is a card.
  const isName = (text: string): boolean => isCard(readCard(text.split(ARROW, 1)[0] ?? '').name);
  const { text, summons } = verbFirst(told, isName);
  const verb = isName(text) ? undefined : VERBS.find(([words]) => words.test(text));
  const attack = verb || isName(text) ? undefined : attackIn(text, by);
  if (attack) return readAction(attack, true, isCard);
  const said = saidOf(text, verb, isCard, isName);
  const { card, targets } = cardsOf(said, isCard);
  if (verb && DISCARDS.test(text)) card.notes.place ??= 'hand';
  const anyHow = !verb || (verb[1] === 'normal-summon' && !said.ends && ANY_HOW.test(text));
  return {
    ...begun,
    does: said.does,
    card,
    targets,
    written,
    ...(summons && { summonsWith: true as const }),
    ...(anyHow && { anyHow: true as const }),
  };
}

type Verb = (typeof VERBS)[number];
/** "equips X to Y", "rüstet Y mit X aus": X is activated, Y is what it is done to. */
const EQUIPS =
  /^equips\s+(.+?)\s+(?:to|on(?:to)?)\s+(.+)$|^equips\s+(.+?)\s+with\s+(.+)$|^rüstet\s+(.+?)\s+mit\s+(.+?)\s+aus$/i;
function equipping(text: string): string {
  const [whole, card, to, target, by, ziel, mit] = text.includes(ARROW) ? [] : (EQUIPS.exec(text) ?? []);
  return whole === undefined ? text : `activates ${card ?? by ?? mit} ${ARROW} ${to ?? target ?? ziel}`;
} // prettier-ignore
/** With its verb in front, wherever it stands; does it say that something is Summoned with a card? */
function verbFirst(told: string, isName: (text: string) => boolean): { text: string; summons?: boolean } {
  if (isName(told)) return { text: told };
  return withCard(told, isName) ?? { text: equipping(verbInFront(asNotes(told, isName))) };
}
/** "A X attacks Y": with the verb in front. */
function attackIn(text: string, by: 'A' | 'B' | undefined): string | undefined {
  const [infix, first, card, aim] = INFIX.exec(text) ?? [];
  const who = by ?? first;
  return infix && `${who ? `${who}: ` : ''}attacks ${card}${aim ? ` ${ARROW} ${aim}` : ''}`;
}
interface Told {
  does: Does;
  /** As written: with which card, and to what. */
  doer: string;
  aimed?: string;
  /** What is done stands at the end. */
  ends: boolean;
}
/** What ends a phrase; notes may stand behind it: "als Spezialbeschwörung (Tribut X)". */
function endOf(
  written: string,
  mayEnd: boolean,
): { left: string; notes: string; ending?: (typeof ENDINGS)[number] | undefined } {
  const [, left = '', notes = ''] = /^(.*?)((?:\s*\([^()]*\))*)$/.exec(written) ?? [];
  const ending = mayEnd ? ENDINGS.find(([words]) => words.test(left)) : undefined;
  return ending ? { left, notes, ending } : { left: written, notes: '' };
}
function saidOf(
  text: string,
  verb: Verb | undefined,
  isCard: (name: string) => boolean,
  isName: (text: string) => boolean,
): Told {
  const rest = verb ? text.replace(verb[0], '') : text;
  const arrowed = verb?.[1] === 'attack' ? asAttack(rest, isName) : isName(rest) ? rest : withArrow(rest, isCard);
  const [written = '', right] = arrowed.split(ARROW, 2).map((part) => part.trim());
  const { left, notes, ending } = endOf(written, verb !== undefined && !isName(written));
  const aimed = right !== undefined && verb && !isName(right) ? right.replace(/\s+an$/i, '') : right;
  return {
    does: ending?.[1] ?? verb?.[1] ?? 'activate',
    doer: `${ending ? left.replace(ending[0], '') : left}${notes}`,
    ...(aimed !== undefined && { aimed }),
    ends: ending?.[1] !== undefined,
  };
}

function cardsOf({ does, doer, aimed }: Told, isCard: (name: string) => boolean): Required<Pick<Action, 'card' | 'targets'>> {
  // Several are Pendulum Summoned at once.
  const [first, ...more] = does === 'pendulum-summon' ? severalCards(doer, isCard) : [];
  const named = first ?? readCard(doer, isCard);
  const card = does === 'attack' && oneOf(named.name)?.monster ? nobodys(named) : named;
  const aim = does === 'attack' && PRONOUN.test(aimed ?? '') ? THE_LAST : withoutNobody(aimed);
  const targets = aim === undefined ? more : severalCards(aim, isCard);
  // What is given up is given up by the play, wherever it is written.
  for (const { notes } of targets) card.notes.cost.push(...notes.cost.splice(0));
  return { card, targets };
} // prettier-ignore

/** "a monster attacks": one nobody named. */
function nobodys({ notes }: NamedCard): NamedCard {
  const { atk } = notes;
  const card = placeholderCard('monster', atk === undefined ? {} : { atk }, 'monsters');
  const { de, en } = card.name as { de: string; en: string };
  const name = atk === undefined ? { de, en } : { de: `${de} (${atk} ATK)`, en: `${en} (${atk} ATK)` };
  return { name: name.en, card: { ...card, name }, notes };
}
/** "attacks it": what was named last. */
export const THE_LAST = 'it';
/** Whom nobody named is left out: "it", "a monster"; "the Set card" is one that lies so. */
function withoutNobody(aimed: string | undefined): string | undefined {
  if (aimed === undefined || PRONOUN.test(aimed)) return undefined;
  const one = oneOf(aimed);
  if (!one) return aimed;
  return one.set ? `? (${one.monster ? 'face-down monster' : 'set'})` : undefined;
}

/** "hat X aktiviert", "has summoned X": as if it were happening now. */
const PERFECT: [RegExp, string][] = [
  [/^(?:has|have)\s+(activated|played|chained|used|(?:(?:special|normal|flip)[ -]?)?summoned|set)\s+(.+)$/i, '$1'],
  [/^hat\s+(.+?)\s+(aktiviert|ausgespielt|gespielt|benutzt|eingesetzt)$/i, 'aktiviert $1'],
  [/^hat\s+(.+?)\s+((?:normal|spezial|flipp|tribut)?)(?:beschworen|gerufen)$/i, '$2beschwört $1'],
];
const STEM: Record<string, string> = {
  activated: 'activates',
  played: 'plays',
  chained: 'chains',
  used: 'uses',
  set: 'sets',
};
function inPresent(text: string): string {
  const found = PERFECT.find(([words]) => words.test(text));
  if (!found) return text;
  if (found[1] !== '$1') return text.replace(found[0], found[1]);
  return text.replace(found[0], (_, verb: string, what: string) => `${keyed(STEM, verb.toLowerCase()) ?? verb.replace(/ed$/i, 's')} ${what}`);
} // prettier-ignore
/** "destroys X with Y", "beschwört X mit Y": Y is activated, X is what it is done to. */
const DONE_WITH =
  /^((?:(?:special|normal|tribute)[ -]?)?summons?|revives?|destroys?|negates?|banishes|hits|returns?|bounces|targets?|(?:normal|tribut|spezial)?beschwört|ruft|holt|belebt|zerstört|annulliert|negiert|verbannt|wählt)\s+(.+?)\s+(?:with|using|by|via|mit|durch|per)\s+(.+?)(?:\s+(?:wieder|zurück|als\s+ziel|back))?$/i;
export const PRONOUN = /^(?:it|that|them|ihn|sie|es|das|diese[sn]?)$/i;
/** "destroys Jinzo with Y": what was said before it has happened. */
export const isDoneTo = (text: string): boolean =>
  /^(?:[AB]\s*:?\s+)?(?:destroys?|banishes|returns?|bounces|zerstört|verbannt)\s/i.test(text);
function withCard(text: string, isName: (text: string) => boolean): { text: string; summons: boolean } | undefined {
  const [, verb = '', written = '', card = ''] = text.includes(ARROW) ? [] : (DONE_WITH.exec(text) ?? []);
  const what = isName(written) ? written : written.replace(/\s+(?:of|von)\s+[AB]$/i, '');
  // No list has Tokens; one gives only itself up.
  if (isName(what) && SUMMONS.test(verb) && /^\S+(?:\s\S+)?\s?(?:token|spielmarke)$/i.test(card))
    return { text: `${verb} ${what} (tribute ${card})`, summons: false };
  if (!isName(card)) return undefined;
  if (PRONOUN.test(what)) return { text: `activates ${card}`, summons: false };
  if (!isName(what)) return undefined;
  return { text: `activates ${card} ${ARROW} ${what}`, summons: SUMMONS.test(verb) };
}
const SUMMONS = /summon|beschwört|ruft/i;

/** "X summoned", "X is special summoned", "X wird als Spezialbeschwörung beschworen". */
const SUMMONED =
  /^(.+?)\s+(?:(?:is|gets|was|wird|wurde)\s+)?(?:als\s+(?=\p{L}+beschwörung))?((?:normal|special|tribute|fusion|synchro|xyz|link|ritual|pendulum|flip)?)(?:[ -]?summon(?:s|ed)?|(\p{L}*)beschwörung(?:\s+beschworen)?|beschworen)$/iu;
/** A Summon told behind the card's name begins with it, as the verbs do. */
function verbInFront(text: string): string {
  const [, card, how = '', wie = ''] = text.includes(ARROW) ? [] : (SUMMONED.exec(text) ?? []);
  if (card === undefined || VERBS.some(([words]) => words.test(text))) return text;
  return wie ? `${wie}beschwört ${card}` : `${how} summons ${card}`.trim();
}
/** "X tributing Y", "X from the hand": in parentheses, as a note. */
function asNotes(text: string, isName: (text: string) => boolean): string {
  const [said = '', ...behind] = text.split(ARROW);
  const paid = PAID_BEHIND.exec(said.trim());
  const lies = LIES_BEHIND.exec(said.trim());
  const scale = AS_SCALE.exec(said.trim());
  const [, card, note] = paid ?? lies ?? scale ?? [];
  if (card === undefined || isName(said)) return text;
  // Whoever activates a card there plays it as a Spell; else it lies there, and its effect is meant.
  const played = scale !== null && PLAYS.test(card);
  return [`${card} (${played ? 'hand' : note})`, ...behind].join(ARROW);
}
const LIES_BEHIND =
  /^(.+?)\s+((?:from|in)\s+(?:(?:the|his|her|their)\s+)?(?:hand|gy|graveyard)|(?:aus|in|von)\s+(?:der|seiner|ihrer)\s+hand|(?:im|vom)\s+friedhof)$/i;
const AS_SCALE =
  /^(.+?)\s+(?:in(?:to)?\s+(?:\p{L}+\s+)?|as\s+(?:a\s+)?(?:pendulum\s+)?|als\s+)(pendulum ?zone|pendelzone|scale|pendelskala)$/iu;
const PLAYS = /^(?:activates?|plays?|uses?|aktiviert|spielt|legt)\s/i;

/** "A's Dark Magician attacks Jinzo", "Jinzo attacks". */
const INFIX = /^(?:([AB])['’]s\s+)?(.+?)\s+(?:attacks|greift)(?:\s+(?!an$)(.+?))?(?:\s+an)?$/i;
/** "the effect of X", "B's X", "B: X", "seinen X". */
const OF_WHOM =
  /^(?:(?:the|its|his|her|their|den|seinen|ihren)\s+)?(?:effect|effekt)s?\s+(?:of|von)\s+|^[AB](?:['’]s\s+|:\s*)/i;

const TARGETING =
  /,?\s+(?:and\s+)?(?:targeting|targets|declaring|declares|naming|names)\s+|,?\s+(?:und\s+)?(?:zielt\s+auf|wählt|nennt|mit\s+(?:dem\s+)?ziel|ziel)\s*:?\s+/i;
/** 'MST targeting Skill Drain', 'MST auf Skill Drain', 'Prohibition declaring Skill Drain': what stands behind is the target, or what is declared. */
function withArrow(text: string, isCard: (name: string) => boolean): string {
  if (text.includes(ARROW)) return text;
  const said = text.replace(TARGETING, ARROW).replace(/\s+als\s+ziel$/i, '');
  if (said.includes(ARROW)) return said.replace(/→(?:it|that|ihn|sie|es|das)$/i, '');
  const bare = text.replace(/\s+(?:on|onto|to|at|auf|an)\s+(?:it|that|them|ihn|sie|es|das)$/i, '');
  if (bare !== text && isCard(readCard(bare).name)) return bare;
  for (const word of text.matchAll(/\s+(?:on|at|auf|gegen)\s+/gi)) {
    const parts = [text.slice(0, word.index), text.slice(word.index + word[0].length)];
    if (parts.some((part) => isCard(readCard(part, isCard).name))) return parts.join(ARROW);
  }
  return text;
}

/** 'Dark Magician into Jinzo', 'Jinzo with Dark Magician', 'Jinzo an Dark Magician', 'directly with Jinzo', 'mit Jinzo direkt an': attacker, arrow, what is attacked. */
function asAttack(text: string, isName: (text: string) => boolean): string {
  const bare = text.replace(/\s+an\s*$/i, '');
  if (bare.includes(ARROW)) return bare.replace(/\s+an\s*→/i, ARROW);
  if (isName(bare)) return bare;
  const direct = /^(?:directly|direkt)\s+(?:with|mit)\s+(.+)$|^(.+?)\s+(?:directly|direct|direkt)$/i.exec(bare);
  if (direct) return `${direct[1] ?? direct[2]}${ARROW}direct`;
  const into = /^(.+?)\s+(?:into|against|over|on|gegen|auf|in)\s+(.+)$/i.exec(bare);
  if (into) return `${into[1]}${ARROW}${into[2]}`;
  const using = /^(.+?)\s+(?:with|using|mit)\s+(.+)$/i.exec(bare);
  if (using) return `${using[2]}${ARROW}${using[1]}`;
  const both = beginnings(bare)
    .map(({ name, rest }) => ({ name, rest: rest.replace(/^an\s+/i, '') }))
    .find(({ name, rest }) => rest !== '' && isName(name) && isName(rest));
  return both ? `${both.name}${ARROW}${both.rest}` : bare;
}

const severalCards = (text: string, isCard: (name: string) => boolean): NamedCard[] =>
  joinedNames(text, (one) => isCard(readCard(one, isCard).name)).map((one) => readCard(one, isCard));
/** 'sangan + jinzo', 'sangan und jinzo': what joins them may be part of a name. */
export function joinedNames(text: string, isCard: (name: string) => boolean): string[] {
  const parts = text.split(/(\s*[+&]\s*|\s+(?:and|und)\s+)/i);
  const found: string[] = [];
  for (let from = 0; from < parts.length;) {
    // The longest that is one name: 'Arceus & Dialga & Palkia-GX'.
    let upTo = parts.length;
    while (upTo > from + 1 && !isCard(parts.slice(from, upTo).join(''))) upTo -= 2;
    found.push(parts.slice(from, upTo).join(''));
    from = upTo + 1;
  }
  return found;
}
/** The beginnings of a text that may be a name, whole words, the longest first, each with what stands behind it. What joins two names ends none. */
export function beginnings(text: string): { name: string; rest: string }[] {
  const words = text.trim().split(/\s+/);
  return words
    .map((_, n) => ({
      name: words.slice(0, words.length - n).join(' '),
      rest: words.slice(words.length - n).join(' '),
    }))
    .filter(({ name }) => !/\s(?:[+&]|and|und)$/i.test(name));
}
/** 'uses X', 'setzt X ein', 'greift mit X an': the name of the attack or Ability. */
export const withoutUses = (text: string): string =>
  text.replace(/^(?:uses?|attacks?\s+with|setzt|(?:be)?nutzt|greift\s+mit)\s+|\s+(?:ein|an)$/gi, '').trim();

const COSTS: [RegExp, Notes['cost'][number]['how']][] = [
  [/^(?:using|materials?|material(?:ien)?)\s*:?\s+(?=\p{L})/iu, 'tribute'],
  [/^(?:tributes?|tributing|tribut(?:\s+von)?|opfert?|bietet an)\s*:?\s+/i, 'tribute'],
  [/^(?:discards?|discarding|wirft(?: ab)?|abwerfen)\s*:?\s+/i, 'discard'],
  [/^(?:banish(?:es)?|banishing|verbannt|verbanne)\s*:?\s+/i, 'banish'],
  [/^(?:sends?|sending|legt|sendet)\s*:?\s+/i, 'send'],
];
const PLACES: [RegExp, NonNullable<Notes['place']>][] = [
  [/^(?:set|gesetzt)$/i, 'set'],
  [/^(?:(?:from|in)(?: the| his| her| their)? |(?:aus|in|von) (?:der|seiner|ihrer) )?hand$/i, 'hand'],
  [/^(?:field|on the field|face-?up|feld|spielfeld|auf dem feld|offen)$/i, 'field'],
  [/^(?:(?:from|in)(?: the)? )?(?:gy|graveyard)$|^(?:(?:im|vom) )?friedhof$/i, 'graveyard'],
  [/^(?:banished|verbannt)$/i, 'banished'],
  [
    /^(?:in (?:the|der|a|einer|his|her|their|seiner|ihrer) )?(?:pendulum ?zone|pendelzone|pendelskala|scale)$/i,
    'pendulum',
  ],
];

/** A name with its notes: 'sangan (tribute jinzo)', 'jinzo effect 2'. */
export function readCard(text: string, isCard: IsCard = () => false): NamedCard {
  const read = withoutNotes(text, isCard);
  const ofIt = /^(.*\S?)(?:\s+|-)(?:effect|effekt)$/i.exec(read.name)?.[1];
  if (ofIt !== undefined && !isCard(read.name))
    return { ...read, name: ofIt, notes: { ...read.notes, itsEffect: true } };
  // A parenthesis can be part of the name.
  const whole = text.replace(/\s+/g, ' ').trim();
  return read.notes.unknown.length > 0 && isCard(whole) ? { name: whole, notes: noNotes() } : read;
}
/** "with 2 materials", "ohne Material" behind a name. */
const WITH_MATERIAL =
  /\s+(?:(?:with|mit)\s+(\d{1,2}|no|keine[mn]|one|an?|einem|two|zwei|three|drei)\s+(?:xyz[ -]?)?material(?:s|ien)?|(?:without|ohne)\s+(?:any\s+)?(?:xyz[ -]?)?material(?:s|ien)?)$/i;
const NUMBERS: readonly (readonly string[])[] = [
  ['', 'no', 'keinem', 'keinen'],
  ['one', 'a', 'an', 'einem'],
  ['two', 'zwei'],
  ['three', 'drei'],
];
const numberSaid = (word = ''): number =>
  /^\d/.test(word) ? Number(word) : NUMBERS.findIndex((words) => words.includes(word.toLowerCase()));
/** "with 3 Spell Counters", "mit 2 Zählmarken". */
const WITH_COUNTERS =
  /\s+(?:with|mit|holding)\s+(\d{1,2})\s+(?:\p{L}+[ -])?(?:counters?|zählmarken?|\p{L}+zählmarken?)$/iu;
/** "in defense", "in Verteidigungsposition". */
const IN_POSITION =
  /\s+in\s+(?:(?:face-?up|offener)\s+)?(defen[sc]e|attack|verteidigung|angriff)s?(?:[ -]?(?:position|mode))?$/i;
/** "in B's graveyard", "auf dem Friedhof von B". */
const LIES_OF =
  /\s+(?:(?:in|on|from|im|aus|auf|vom)\s+(?:dem\s+)?)?([AB]['’]?s\s+(?:gy|graveyard|friedhof|field|feld|side)|(?:gy|graveyard|friedhof|feld|spielfeld)\s+(?:of|von)\s+[AB])$/i;
/** The place, and whose. */
const OF_SIDE =
  /^([AB])['’]?s\s+(gy|graveyard|friedhof|field|feld|side)$|^(gy|graveyard|friedhof|feld|spielfeld)\s+(?:of|von)\s+([AB])$/i;
/** 'a face-down Penguin Soldier', 'verdeckten Pinguinsoldat'. */
const LIES_FACE_DOWN =
  /^(?:(?:an?|the|den|das|die|einen?)\s+)?(?:face-?down|verdeckte[nmrs]?|gesetzte[nmrs]?)\s+(?=\p{L})|^(?:an?|the|his|her|their)\s+set\s+(?=\p{L})/iu;
/** 'face-up Sangan', 'offenes Jinzo': as a card lies that nobody says more of. */
const LIES_FACE_UP = /^(?:(?:an?|the|den|das|die|einen?)\s+)?(?:face-?up|offene[nmrs]?)\s+(?=\p{L})/iu;
/** "Continuous Trap Skill Drain", "Set Skill Drain", "das Monster Sangan": what kind of card it is, or that it is Set, before its name. */
const KIND_FIRST =
  /^(?:(?:the|an?|his|her|their|de[nmr]|das|die|eine?n?|seine?n?|ihre?n?)\s+)?(?:(?:face-?up|offene[nmrs]?)\s+)?(?:(set|gesetzte[nmrs]?|face-?down|verdeckte[nmrs]?)\s+)?(?:(?:continuous|permanente?[nmrs]?|quick-?play|normale?[nmrs]?|field|equip|counter|ritual|link|xyz|fusion|synchro|effect|flip|pendulum)[\s-]+)?(?:(?:(?:schnell|konter|permanent|spielfeld|ausrüstungs)?-?(?:spell|trap|zauber|fallen?)|(?:effekt|link|xyz|fusions|synchro|ritual|flipp|pendel)?-?monster)(?:[\s-]*(?:card|karte))?\s+)?(?=\p{L})/iu;
function ofKind(text: string, isCard: IsCard): { text: string; set?: true } {
  const [words = '', set] = KIND_FIRST.exec(text) ?? [];
  if (words === '') return { text };
  const bare = text.slice(words.length);
  const plainly = (one: string): string => one.replace(/\s*\([^()]*\)/g, '').trim();
  const name = readCard(bare).name;
  // A guess at the whole is none where what stands behind these words is a name.
  const isIt = isCard.exactly?.(name) ? isCard.exactly(plainly(text)) : isCard(text);
  if (isIt || !isCard(name)) return { text };
  return { text: bare, ...(set && { set: true as const }) };
}
function withoutNotes(written: string, isCard: IsCard): NamedCard {
  const notes = noNotes();
  const kind = ofKind(written.trim().replace(OF_WHOM, ''), isCard);
  if (kind.set) notes.faceDown = true;
  const text = kind.text
    .replace(LIES_FACE_UP, '')
    .replace(LIES_FACE_DOWN, () => ((notes.faceDown = true), ''))
    .replace(IN_POSITION, (_, how: string) => (readNote(how, notes), ''))
    .replace(LIES_OF, (_, inside: string) => (readNote(inside, notes), ''));
  const bare = text
    .replace(/\(([^()]*)\)/g, (_, inside: string) => (readNotes(inside.trim(), notes, isCard), ' '))
    .trim()
    .replace(NUMBERED, (_, effect: string) => ((notes.effect = Number(effect)), ''))
    .replace(WITH_MATERIAL, (_, count: string | undefined) => ((notes.materials = numberSaid(count)), ''))
    .replace(WITH_COUNTERS, (_, count: string) => ((notes.counters = Number(count)), ''));
  return {
    name: bare
      .replace(NUMBERED, (_, effect: string) => ((notes.effect = Number(effect)), ''))
      .replace(/\s+/g, ' ')
      .trim(),
    notes,
  };
}

const NUMBERED = /(?<=\S)(?:\s+|-)(?:effect|effekt)\s+(\d{1,2})$/i;
/** "in B's graveyard", "3 counters", "2 materials". */
function readHeld(inside: string, notes: Notes): boolean {
  const said = inside.replace(/^(?:in|on|from|im|aus|auf|vom)\s+/i, '');
  const [owned, one, place1, place2, two] = OF_SIDE.exec(said) ?? [];
  if (owned !== undefined) {
    notes.side = player(one ?? two ?? 'A');
    readNote((place1 ?? place2 ?? '').replace(/^side$/i, 'field'), notes);
  } else if (WITH_MATERIAL.test(` ${inside}`)) notes.materials = numberSaid(WITH_MATERIAL.exec(` ${inside}`)?.[1]);
  else if (WITH_COUNTERS.test(` with ${inside}`)) notes.counters = Number.parseInt(inside, 10);
  else if (/^\d{1,2} (?:xyz[ -]?)?material(?:s|ien)?$/i.test(inside)) notes.materials = Number.parseInt(inside, 10);
  else return false;
  return true;
}
/** The names in a list; a comma or an "and" may be part of one. */
function givenUp(list: string, isCard: (name: string) => boolean): string[] {
  const [first = '', ...rest] = list.split(/(\s*[,+&]\s*|\s+(?:and|und)\s+)/i);
  const found = [first];
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const whole = `${found.at(-1)}${rest[i]}${rest[i + 1]}`;
    if (isCard(whole)) found.splice(-1, 1, whole);
    else found.push(rest[i + 1]!);
  }
  return found;
}
/** "(effect 2, tribute Sangan, Jinzo)": a comma ends a note where another begins. */
function readNotes(inside: string, notes: Notes, isCard: (name: string) => boolean): void {
  const found: string[] = [];
  for (const part of inside.split(/\s*,\s*/)) {
    const before = found.pop();
    found.push(...(before === undefined ? [part] : isNote(part) ? [before, part] : [`${before}, ${part}`]));
  }
  for (const note of found) readNote(note, notes, isCard);
}
function isNote(text: string): boolean {
  const notes = noNotes();
  readNote(text, notes);
  return text !== '' && notes.unknown.length === 0;
}
function readNote(inside: string, notes: Notes, isCard: (name: string) => boolean = () => false): void {
  const cost = COSTS.find(([words]) => words.test(inside));
  const place = meant(PLACES, inside);
  const number = /^(effect|effekt|option)\s+(\d{1,2})$/i.exec(inside);
  const declared = /^(?:declar(?:es?|ing)|names?|naming|calls?|deklariert|nennt)\s*:?\s+(.+)$/i.exec(inside)?.[1];
  const tributes = cost?.[1] === 'tribute' ? countedIn(inside.replace(cost[0], '')) : undefined;
  if (tributes) notes.tributes = tributes.count;
  else if (cost)
    for (const name of givenUp(inside.replace(cost[0], ''), isCard))
      notes.cost.push({ how: cost[1], name: name.replace(/\s+ab$/i, '').replace(OF_WHOM, '') });
  else if (place) notes.place = place;
  else if (readHeld(inside, notes)) return;
  else if (declared !== undefined) notes.declared = declared;
  else if (number) notes[number[1]!.toLowerCase() === 'option' ? 'option' : 'effect'] = Number(number[2]);
  else if (/^(?:defense|defence|def|verteidigung(?:s(?=position))?)(?:[ -]?position)?$/i.test(inside))
    notes.position = 'defense';
  else if (/^(?:attack|atk|angriff)(?:s?[ -]?position)?$/i.test(inside)) notes.position = 'attack';
  else if (/^(?:face-?down|verdeckt)$/i.test(inside)) notes.faceDown = true;
  else if (/^[AB]['’]s$/.test(inside)) notes.side = player(inside[0]!);
  else if (/^\d{1,5} ATK$/i.test(inside)) notes.atk = Number.parseInt(inside, 10);
  else if (inside === 'face-down monster') Object.assign(notes, { faceDown: true, monster: true });
  // "Ash Blossom (discard)": it gives itself up.
  else if (/^(?:discards?|discarding(?: itself)?|abgeworfen|wirft sich ab|abwerfen)$/i.test(inside))
    notes.place = 'hand';
  else if (/^(?:as (?:a )?spell(?: card)?|als zauber(?:karte)?)$/i.test(inside)) notes.asSpell = true;
  else if (inside !== '') notes.unknown.push(inside);
}
