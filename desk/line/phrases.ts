// How players put it, turned into the words the line knows: clauses about who holds what, what is given up for what, whose turn it is, what is done by
// which card. Text to text, before a play is taken apart (`words.ts`).
import type { YgoCard } from '../../engine/case/schema.ts';
import { COUNT, KIND } from './counted.ts';
import { ARROW, joinedNames, readCard, readMoment } from './words.ts';

/** The card of that name, where it is one. */
export type CardOf = (name: string) => YgoCard | undefined;

/** A clause, up to the next sign of the line. */
const CLAUSE = '([^,;>\\n]+?)';
const ENDS = '(?=\\s*(?:[,;>\\n]|$))';
const GIVES_UP: readonly [string, string][] = [
  ['(?:tributet|opfert|als\\s+tribut\\s+anbietet)', 'tribut'],
  ['abwirft', 'discard'],
  ['verbannt', 'banish'],
];
/** What somebody does, in English, and at the end of a German clause. */
const DOES =
  '(?:(?:normal\\s+|special\\s+|tribute\\s+|flip\\s+)?summons|activates|chains|plays|uses|sets|attacks|declares|draws|ns|ss)';
const TUT = '(?:(?:normal|spezial|tribut|flipp)?beschwört|aktiviert|spielt|ausspielt|setzt|nutzt|benutzt)';
/** Clauses that need no card to be known: the whole line with each as a play of its own, or in parentheses. */
const CLAUSES: readonly [RegExp, string][] = [
  // "with B having 4 cards in hand", "während B Jinzo kontrolliert"
  [new RegExp(`,?\\s+(?:with|while|as|when)\\s+([AB])\\s+(?:having|has|holding|holds)\\s+${CLAUSE}${ENDS}`, 'gi'), ', $1 has $2'],
  [new RegExp(`,?\\s+(?:with|while|as|when)\\s+([AB])\\s+(?:controlling|controls)\\s+${CLAUSE}${ENDS}`, 'gi'), ', $1 controls $2'],
  [new RegExp(`,?\\s+(?:während|wobei|wenn)\\s+([AB])\\s+${CLAUSE}\\s+(?:hat|kontrolliert|hält)${ENDS}`, 'gi'), ', $1 hat $2'],
  // "B has Jinzo and 3 cards in hand"
  [new RegExp(`(^|[,;>\\n]\\s*)([AB])(\\s*:?\\s+(?:has|hat|controls|kontrolliert)\\s+)${CLAUSE}\\s+(?:and|und)\\s+(?:(?:has|hat)\\s+)?(?=${COUNT}\\s+${KIND}(?!\\p{L}))`, 'giu'), '$1$2$3$4, $2$3'],
  // "when A summons X, B activates Y", "B: Y, wenn A X beschwört", "Y in response to A's X": what comes first first
  [new RegExp(`(^|[,;>\\n]\\s*)(?:when|if|after|once)\\s+(?=[AB]\\s+${DOES}\\s)`, 'gi'), '$1'],
  [new RegExp(`(^|[,;>\\n]\\s*)(?:wenn|falls|nachdem|sobald)\\s+([AB])\\s+${CLAUSE}\\s+(${TUT}),\\s+(\\p{L}+)\\s+([AB])\\s`, 'giu'), '$1$2 $4 $3, $6 $5 '],
  [new RegExp(`(^|[,;\\n]\\s*)([AB]\\s*:?\\s+)${CLAUSE},?\\s+(?:when|if|after|once)\\s+([AB]\\s+${DOES}\\s+[^,;>\\n]+)${ENDS}`, 'gi'), '$1$4, $2$3'],
  [new RegExp(`(^|[,;\\n]\\s*)([AB]\\s*:?\\s+)${CLAUSE},?\\s+(?:wenn|falls|nachdem|sobald)\\s+([AB])\\s+${CLAUSE}\\s+(${TUT})${ENDS}`, 'giu'), '$1$4 $6 $5, $2$3'],
  [new RegExp(`(^|[,;\\n]\\s*)([AB])(?:['’]s|\\s*:|\\s+(?:activates|chains|aktiviert|kettet))\\s+${CLAUSE},?\\s+(?:in\\s+response\\s+to|als\\s+(?:antwort|reaktion)\\s+auf)\\s+([AB])(?:['’]?s)?\\s+${CLAUSE}${ENDS}`, 'gi'), '$1$4: $5, $2: $3'],
  // "A sets X and activates it"
  [new RegExp(`(^|[,;\\n]\\s*)([AB])(\\s*:?\\s+\\p{L}+\\s+)${CLAUSE}\\s+(?:and|und)\\s+(?:activates|uses|aktiviert|nutzt)\\s+(?:it|sie|ihn|(?:its|ihren|seinen)\\s+effe[ck]t)${ENDS}`, 'giu'), '$1$2$3$4, $2: $4'],
  // "indem er X tributet"
  ...GIVES_UP.map(([verb, how]): [RegExp, string] => [
    new RegExp(`,?\\s+indem\\s+(?:er|sie|man|spieler\\s+[AB]|[AB])\\s+${CLAUSE}\\s+${verb}${ENDS}`, 'gi'),
    ` (${how} $1)`,
  ]),
]; // prettier-ignore

/** ", targeting X" behind what is paid. */
const AIMED = /,\s+(?:and\s+|und\s+)?(?:targeting|targets|zielt\s+auf|mit\s+(?:dem\s+)?ziel|ziel)\s*:?\s+/gi;

/** The line with its clauses in the line's own words. */
export const plainly = (line: string): string =>
  CLAUSES.reduce((text, [words, said]) => text.replace(words, said), line).replace(AIMED, ` ${ARROW} `);

// ── when ──

const WHOSE =
  /\s+(?:in|during|on|im|während)\s+(?:([AB])['’]?s\s+(?:turn|zug)|(?:dem\s+|des\s+)?(?:spiel)?zug(?:e?s)?\s+von\s+([AB])|zug\s+([AB]))(?=\s|$)/i;
const WHEN =
  /\s+(?:in|during|at|im|am|in\s+der|während(?:\s+(?:der|des))?)\s+(?:the\s+|der\s+|dem\s+|([AB])['’]s\s+)?((?:end|ende)\s+(?:of\s+(?:the\s+)?|der\s+)battle\s+phase|draw\s+phase|standby\s+phase|main\s+phase\s*[12]?|battle\s+phase|end\s+phase|damage\s+step)s?$/i;
const BATTLE_ENDS = /^(?:end|ende)\s/i;

/** "Standby Phase: A: X": the moment, and behind it the play. */
const BEFORE = /^([^:]+?)\s*:\s+(?=[AB](?:\s*:|\s+\S))/;

/** "Evenly Matched at the end of the Battle Phase", "B aktiviert im Zug von A X": the play, and the moments it names, as pieces of the line. */
export function momentsIn(text: string, isCard: (name: string) => boolean): { text: string; moments: string[] } {
  const [first, moment = ''] = BEFORE.exec(text) ?? [];
  if (first !== undefined && readMoment(moment)) {
    const behind = momentsIn(text.slice(first.length), isCard);
    return { ...behind, moments: [moment, ...behind.moments] };
  }
  if (isCard(readCard(text.replace(/^[AB]\s*:?\s+/i, '')).name)) return { text, moments: [] };
  const [, one, two, three] = WHOSE.exec(text) ?? [];
  const turn = one ?? two ?? three;
  const rest = turn === undefined ? text : text.replace(WHOSE, '');
  const [when, whose, phase = ''] = WHEN.exec(rest) ?? [];
  const who = turn ?? whose;
  return {
    text: when === undefined ? rest : rest.replace(WHEN, ''),
    moments: [
      ...(who === undefined ? [] : [`turn ${who}`]),
      ...(phase === '' ? [] : [BATTLE_ENDS.test(phase) ? 'end of the battle phase' : phase.replace(/\s+/g, ' ')]),
    ],
  };
}

// ── who does what with what ──

const HOW: readonly [RegExp, string][] = [
  [/^(?:tribut|opfer)/i, 'tribute'],
  [/^(?:discard|wirft)/i, 'discard'],
  [/^(?:banish|verbannt)/i, 'banish'],
  [/^(?:send|legt)/i, 'send'],
];
/** "tributes X for Y": what is given up, and what for. */
const GIVEN_FOR =
  /^(tributes|tributet|opfert|discards|wirft|banishes|verbannt|sends|legt)\s+(.+?)(?:\s+ab|\s+to\s+the\s+(?:gy|graveyard)|\s+auf\s+den\s+friedhof)?\s+(?:for|to\s+activate|für)\s+(.+?)(?:\s+ab)?$/i;
/** "overlays X and Y into Z": material, and what is Summoned with it. */
const MADE_INTO =
  /^(?:links?|linkt|overlays?|überlagert|tunes?|stimmt|fuses?|fusioniert|xyzs?|synchros?|uses?|benutzt|nutzt)\s+(.+?)\s+(?:into|zu)\s+(.+?)(?:\s+ab)?$/i;
/** "links Z using X and Y", "special summons Z with 3 monsters". */
const MADE_WITH =
  /^((?:(?:special|fusion|synchro|xyz|link)[ -]?summons?|links?|linkt|xyzs|synchros|ss|(?:spezial|fusions?|synchro|xyz|link)beschwört)\s+(?:into\s+)?)(.+?)\s+(?:using|with|mit|aus|from|unter\s+verwendung\s+von)\s+(.+)$/i;
const MAKES = /^(?:links?|linkt|xyzs|synchros)\s+(?:into\s+|in\s+)?(.+)$/i;
/** "X searches Y", "X zerstört Y": the effect of X, done to Y. */
const DOES_TO =
  /^(.+?)\s+(?:searches(?:\s+for)?|adds|fetches|destroys|banishes|targets|revives|sends|returns|bounces|sucht|holt|zerstört|verbannt|wählt|belebt)\s+(.+?)(?:\s+(?:to\s+(?:the\s+|his\s+|her\s+)?hand|to\s+the\s+(?:gy|graveyard)|wieder))?$/i;
/** "3 monsters", "2 Level 4 monsters": material nobody named. */
const UNNAMED = new RegExp(
  `^(?:${COUNT}|the|its|other|any)\\s+(?:(?:level|stufe)s?[ -]?\\d+s?\\s*)?(?:effect\\s+|effekt)?(?:monsters?|materials?|materialien|material)?$`,
  'i',
);

type Rewritten = string | undefined;
type Names = (text: string) => YgoCard | undefined;
const headOf = (text: string): string =>
  text.split(new RegExp(`${ARROW}|\\s(?:on|auf|targeting)\\s`, 'i'), 1)[0]!.trim();

function givenFor(text: string, card: Names): Rewritten {
  const [, verb = '', given = '', what = ''] = text.includes(ARROW) ? [] : (GIVEN_FOR.exec(text) ?? []);
  const how = HOW.find(([words]) => words.test(verb))?.[1];
  const played = card(headOf(what));
  if (!how || !played || !named(given, card)) return undefined;
  const isSummoned = played.kind === 'monster' && (played.level ?? 0) > 4 && how === 'tribute';
  return `${isSummoned ? 'summons' : 'activates'} ${what} (${how} ${given})`;
}
function madeInto(text: string, card: Names): Rewritten {
  const [, material = '', made = ''] = MADE_INTO.exec(text) ?? [];
  return card(made) && named(material, card) ? `special summons ${made} (tribute ${material})` : undefined;
}
function madeWith(text: string, card: Names): Rewritten {
  const [, verb = '', made = '', material = ''] = MADE_WITH.exec(text) ?? [];
  if (!card(made)) return undefined;
  const summons = /^(?:links?|linkt|xyzs|synchros)\s/i.test(verb) ? 'special summons ' : verb;
  if (UNNAMED.test(material)) return `${summons}${made}`;
  return isMonsters(material, card) ? `${summons}${made} (tribute ${material})` : undefined;
}
function makes(text: string, card: Names): Rewritten {
  const [, made = ''] = MAKES.exec(text) ?? [];
  return card(headOf(made)) ? `special summons ${made}` : undefined;
}
function doesTo(text: string, card: Names): Rewritten {
  const [, doer = '', what = ''] = text.includes(ARROW) ? [] : (DOES_TO.exec(text) ?? []);
  return card(doer) && named(what, card) ? `activates ${doer} ${ARROW} ${what}` : undefined;
}
/** Whether these are names of cards, joined. */
const named = (text: string, card: Names): boolean => joined(text, card).every((one) => card(one) !== undefined);
/** Whether they are of monsters, more than one or one that nothing is Summoned by: "special summons X with Call of the Haunted" is no material. */
const isMonsters = (text: string, card: Names): boolean =>
  joined(text, card).every((one) => card(one)?.kind === 'monster');
const joined = (text: string, card: Names): string[] => joinedNames(text, (one) => card(one) !== undefined);

/** A play in the line's own words. */
export function inWords(text: string, cardOf: CardOf): string {
  const card: Names = (name) => cardOf(readCard(name.trim(), (one) => cardOf(one) !== undefined).name);
  const [, who = '', play = ''] = /^([AB]\s*:\s*|[AB]\s+|)(.*)$/is.exec(text) ?? [];
  if (card(text) || card(play)) return text;
  const said = [givenFor, madeInto, madeWith, makes, doesTo].map((of) => of(play, card)).find((one) => one !== undefined);
  return said === undefined ? text : `${who}${said}`;
} // prettier-ignore
