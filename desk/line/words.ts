// The line taken apart, before anything is known about cards: who does what with which name, in which words. German and
// English words mean the same; `docs/line.md` lists them.
import type { BattleStep, DamageTiming, Phase, Player, YgoCard } from '../../engine/case/schema.ts';

export type Does =
  'activate' | 'normal-summon' | 'special-summon' | 'flip-summon' | 'set' | 'attack' | 'pass' | 'end-turn';
/** What stands in parentheses behind a name. */
export interface Notes {
  /** The place, or the number of the effect, was not said: it is tried. */
  supposed?: true;
  place?: 'set' | 'hand' | 'field' | 'graveyard' | 'banished' | 'deck' | 'extraDeck' | 'pendulum';
  position?: 'attack' | 'defense';
  faceDown?: boolean;
  /** A monster Set in a Spell & Trap Zone. */
  asSpell?: boolean;
  effect?: number;
  option?: number;
  /** Names of cards given up: Tributes, discards and other costs. */
  cost: { how: 'tribute' | 'discard' | 'banish' | 'send'; name: string }[];
  /** Notes nobody understands. */
  unknown: string[];
}
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
  | { is: 'step'; step: BattleStep; timing?: DamageTiming }
  | { is: 'chain-ends' }
  | Action;
export interface Action {
  is: 'action';
  by?: Player;
  does: Does;
  card?: NamedCard;
  targets: NamedCard[];
  written: string;
  supposed?: true;
}

const ARROW = '→';

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
  /,?\s+(?:(?:and|und|then|dann|danach|daraufhin)\s+)+(?=[AB](?:\s*:|\s+(?:activates?|chains?|uses?|plays?|responds?|summons?|special|normal|flip|sets?|attacks?|pass|ends?|aktiviert|kettet|benutzt|nutzt|spielt|antwortet|beschwört|setzt|greift|flippt|passt|beendet)\b))/gi;

const PHASES: [RegExp, Phase][] = [
  [/^draw(?: phase)?$|^ziehphase$/i, 'draw'],
  [/^standby(?: ?phase)?$/i, 'standby'],
  [/^(?:main|hauptphase)(?: ?phase)? ?1?$|^mp ?1$/i, 'main1'],
  [/^(?:main|hauptphase)(?: ?phase)? ?2$|^mp ?2$/i, 'main2'],
  [/^battle(?: phase)?$|^bp$|^kampfphase$/i, 'battle'],
  [/^end(?: ?phase)?$|^ep$/i, 'end'],
];
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
const meant = <T>(table: readonly [RegExp, T][], text: string): T | undefined =>
  table.find(([words]) => words.test(text))?.[1];

/** What a piece says about the moment, where it says nothing else. */
export function readMoment(text: string): Item | undefined {
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
  const [step, timing] = text.split(/\s*:\s*/, 2);
  const inStep = meant(STEPS, step ?? '');
  if (!inStep) return undefined;
  const at = timing === undefined ? undefined : meant(TIMINGS, timing);
  return timing !== undefined && !at ? undefined : { is: 'step', step: inStep, ...(at && { timing: at }) };
}
const player = (letter: string): Player => (letter.toUpperCase() === 'A' ? 'A' : 'B');

/** Verbs at the beginning; what stands behind them is the card. The first that fits counts. */
const VERBS: [RegExp, Does][] = [
  [
    /^(?:special[ -]?summons?|ss)\s+|^beschwört\s+(?:speziell|als spezialbeschwörung)\s+|^spezialbeschwört\s+/i,
    'special-summon',
  ],
  [/^flip[ -]?summons?\s+|^flipp?beschwört\s+|^flippt\s+/i, 'flip-summon'],
  [/^(?:(?:normal|tribute)[ -]?)?summons?\s+|^ns\s+|^(?:normal)?(?:beschwört|beschwoert)\s+/i, 'normal-summon'],
  [/^sets?\s+|^setzt\s+/i, 'set'],
  [/^attacks?(?:\s+with)?\s+|^greift\s+(?:an\s+)?mit\s+|^greift\s+an\s*:?\s+/i, 'attack'],
  [
    /^(?:activates?|chains?|uses?|plays?|responds?(?:\s+with)?)\s+|^(?:aktiviert|kettet(?:\s+an)?|benutzt|nutzt|spielt|antwortet\s+mit)\s+/i,
    'activate',
  ],
];
const ALONE: [RegExp, Does][] = [
  [/^pass(?:es)?$|^passt$/i, 'pass'],
  [/^ends?\s+(?:the\s+|their\s+)?turn$|^beendet\s+(?:den|seinen|ihren)\s+zug$|^zug\s+beenden$/i, 'end-turn'],
];

/** Who does what with which card. `by` is taken off only where `player` says so (a card's name may begin with 'A'). */
export function readAction(
  written: string,
  withPlayer: boolean,
  isCard: (name: string) => boolean = () => false,
): Action {
  const prefix = withPlayer ? /^([AB])(?:\s*:\s*|\s+(?=\S))/i.exec(written) : null;
  const by = prefix ? player(prefix[1]!) : undefined;
  let rest = prefix ? written.slice(prefix[0].length) : written;
  const alone = meant(ALONE, rest);
  if (alone) return { is: 'action', ...(by && { by }), does: alone, targets: [], written };
  // "Summon Limit" is a card.
  const named = isCard(readCard(rest.split(ARROW, 1)[0] ?? '').name);
  const verb = named ? undefined : VERBS.find(([words]) => words.test(rest));
  if (verb) rest = rest.replace(verb[0], '');
  const [left = '', right] = rest.split(ARROW, 2);
  const card = readCard(verb?.[1] === 'attack' ? left.replace(/\s+an\s*$/i, '') : left, isCard);
  const targets = right === undefined ? [] : severalCards(right, isCard);
  return { is: 'action', ...(by && { by }), does: verb?.[1] ?? 'activate', card, targets, written };
}

/** 'sangan + jinzo', 'sangan und jinzo': what joins them may be part of a name. */
function severalCards(text: string, isCard: (name: string) => boolean): NamedCard[] {
  const [first = '', ...rest] = text.split(/(\s*[+&]\s*|\s+(?:and|und)\s+)/i);
  const found = [first];
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const whole = `${found.at(-1)}${rest[i]}${rest[i + 1]}`;
    if (isCard(readCard(whole, isCard).name)) found.splice(-1, 1, whole);
    else found.push(rest[i + 1]!);
  }
  return found.map((one) => readCard(one, isCard));
}

const COSTS: [RegExp, Notes['cost'][number]['how']][] = [
  [/^(?:tributes?|tributing|tribut|opfert?|bietet an)\s*:?\s+/i, 'tribute'],
  [/^(?:discards?|discarding|wirft(?: ab)?|abwerfen)\s*:?\s+/i, 'discard'],
  [/^(?:banish(?:es)?|banishing|verbannt|verbanne)\s*:?\s+/i, 'banish'],
  [/^(?:sends?|sending|legt|sendet)\s*:?\s+/i, 'send'],
];
const PLACES: [RegExp, NonNullable<Notes['place']>][] = [
  [/^(?:set|gesetzt)$/i, 'set'],
  [/^(?:from |aus der )?hand$/i, 'hand'],
  [/^(?:field|on the field|face-?up|feld|auf dem feld|offen)$/i, 'field'],
  [/^(?:gy|graveyard|in the gy|friedhof|im friedhof)$/i, 'graveyard'],
  [/^(?:banished|verbannt)$/i, 'banished'],
  [/^(?:in (?:the|der) )?(?:pendulum zone|pendelzone|scale)$/i, 'pendulum'],
];

/** A name with its notes: 'sangan (tribute jinzo)', 'jinzo effect 2'. */
export function readCard(text: string, isCard: (name: string) => boolean = () => false): NamedCard {
  const read = withoutNotes(text);
  // A parenthesis can be part of the name.
  const whole = text.replace(/\s+/g, ' ').trim();
  return read.notes.unknown.length > 0 && isCard(whole) ? { name: whole, notes: { cost: [], unknown: [] } } : read;
}
function withoutNotes(text: string): NamedCard {
  const notes: Notes = { cost: [], unknown: [] };
  const bare = text.replace(/\(([^()]*)\)/g, (_, inside: string) => (readNote(inside.trim(), notes), ' '));
  const numbered = /^(.*\S)\s+(?:effect|effekt)\s+(\d{1,2})$/i.exec(bare.trim());
  if (numbered) notes.effect = Number(numbered[2]);
  return { name: (numbered?.[1] ?? bare).replace(/\s+/g, ' ').trim(), notes };
}

function readNote(inside: string, notes: Notes): void {
  const cost = COSTS.find(([words]) => words.test(inside));
  const place = meant(PLACES, inside);
  const number = /^(effect|effekt|option)\s+(\d{1,2})$/i.exec(inside);
  if (cost)
    for (const name of inside.replace(cost[0], '').split(/\s*[,+&]\s*|\s+(?:and|und)\s+/i))
      notes.cost.push({ how: cost[1], name: name.replace(/\s+ab$/i, '') });
  else if (place) notes.place = place;
  else if (number) notes[number[1]!.toLowerCase() === 'option' ? 'option' : 'effect'] = Number(number[2]);
  else if (/^(?:defense|defence|def|verteidigung)(?:[ -]?position)?$/i.test(inside)) notes.position = 'defense';
  else if (/^(?:attack|atk|angriff)(?:s?[ -]?position)?$/i.test(inside)) notes.position = 'attack';
  else if (/^(?:face-?down|verdeckt)$/i.test(inside)) notes.faceDown = true;
  else if (/^(?:as (?:a )?spell(?: card)?|als zauber(?:karte)?)$/i.test(inside)) notes.asSpell = true;
  else if (inside !== '') notes.unknown.push(inside);
}
