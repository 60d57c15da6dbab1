// How players put it, turned into the words the line knows: clauses about who holds what, what is given up for what, whose turn it is, what is done by
// which card. Text to text, before a play is taken apart (`words.ts`).
import type { YgoCard } from '../../engine/case/schema.ts';
import { COUNT, KIND } from './counted.ts';
import { ARROW, joinedNames, oneArrow, PRONOUN, readCard, readMoment } from './words.ts';

/** The card of that name, where it is one. */
export type CardOf = (name: string) => YgoCard | undefined;

/** A clause, up to the next sign of the line. */
const CLAUSE = '([^,;>\\n]+?)';
const ENDS = '(?=\\s*(?:[,;>\\n]|$))';
/** A play, with whoever makes it; the sign before it is kept. */
const PLAY = '((?:^|[,;>\\n])\\s*)([AB](?:\\s*:|\\s)(?:(?![,;>]\\s*[AB](?:\\s*:|\\s))[^;>\\n])+?)';
const GIVES_UP: readonly [string, string][] = [
  ['(?:tributet|opfert|als\\s+tribut\\s+anbietet)', 'tribut'],
  ['abwirft', 'discard'],
  ['verbannt', 'banish'],
];
/** What somebody does, in English, and at the end of a German clause. */
const DOES =
  '(?:(?:normal\\s+|special\\s+|tribute\\s+|flip\\s+)?summons|activates|chains|plays|uses|sets|attacks|declares|draws|ns|ss)';
const TUT = '(?:(?:normal|spezial|tribut|flipp)?beschwört|aktiviert|spielt|ausspielt|setzt|nutzt|benutzt)';
const VERB =
  'attacks|summons|activates|special|normal|sets|flips|uses|chains|plays|responds|negates|tributes|discards|has|controls|greift|beschwört|aktiviert|kettet|setzt|nutzt|spielt|opfert|wirft|hat|kontrolliert';
/** "after B has activated X": as if it were happening then. */
const HAVING_DONE =
  '(\\s(?:when|if|after|once|as|because|since)\\s+[AB]\\s+)(?:has\\s+|had\\s+|already\\s+)*((?:(?:normal|special|flip|tribute|fusion|synchro|xyz|link)[ -]?)?)';
/** Clauses that need no card to be known: the whole line with each as a play of its own, or in parentheses. */
const CLAUSES: readonly [RegExp, string][] = [
  // "A: X. B: Y." is two plays; "kettet ebenfalls X an" one like any other.
  [new RegExp(`\\.\\s+(?=[AB](?:\\s*:|\\s+(?:${VERB})(?!\\p{L})))`, 'giu'), ', '],
  [/(?<=\p{Ll}{2})\.$/gu, ''],
  [/(?<=\s(?:kettet|aktiviert|beschwört|nutzt|spielt|chains|activates|summons|uses))\s+(?:ebenfalls|auch|dazu|darauf|daraufhin|jetzt|nun|dann|also|then|now)(?=\s)/gi, ''],
  // "aktiviert als Antwort X", "chain link 2 X", "sets X and activates it", "A's X is negated by B's Y"
  [/(?<=\s(?:aktiviert|activates))\s+(?:als\s+(?:antwort|reaktion)|in\s+response)(?=\s+(?!auf\s|to\s))/gi, ''],
  // "answers it with X", "beantwortet das mit X"
  [/(?<=\s(?:answers|beantwortet))\s+(?:it|this|that|das|dies|sie|ihn|es)(?=\s+(?:with|mit)\s)/gi, ''],
  [/((?:^|[,;>\n])\s*)(?:chain\s+link|kettenglied|cl)\s*\d+\s*:?\s+/gi, '$1'],
  [/\s+(?:and|und)\s+(?=(?:activates|flips|aktiviert|deckt)\s+(?:it|sie|ihn|es)(?:\s|$))/gi, ', '],
  [new RegExp(`([AB])['’]s\\s+${CLAUSE}\\s+(?:is|was|gets)\\s+(?:negated|countered|answered|stopped)\\s+by\\s+([AB])['’]s\\s+${CLAUSE}${ENDS}`, 'gi'), '$1 activates $2, $3: $4'],
  [new RegExp(`([AB])['’]s\\s+${CLAUSE}\\s+(?:wird|wurde)\\s+(?:durch|von|mit)\\s+([AB])['’]s\\s+${CLAUSE}\\s+(?:annulliert|negiert|beantwortet)${ENDS}`, 'gi'), '$1 aktiviert $2, $3: $4'],
  // "summons X and uses its effect to summon Y", "nutzt den Effekt, um Y zu beschwören"
  [/\s+(?:and|und)\s+(?=(?:uses?|activates?|nutzt|benutzt|aktiviert)\s+(?:its|the|his|her|den|seinen|ihren|dessen)\s+(?:effect|effekt)(?!\p{L}))/giu, ', '],
  [new RegExp(`(?<=\\s(?:effect|effekt)),?\\s+(?:to|in\\s+order\\s+to)\\s+(?:(?:special\\s+)?summon|search|add|destroy|banish|target|negate|revive|return)\\s+${CLAUSE}${ENDS}`, 'gi'), ` ${ARROW} $1`],
  [new RegExp(`(?<=\\s(?:effect|effekt)),?\\s+um\\s+${CLAUSE}\\s+(?:zu\\s+\\p{L}+|\\p{L}+zu\\p{L}+)${ENDS}`, 'giu'), ` ${ARROW} $1`],
  // "tributes X and summons Y"
  [new RegExp(`(?<=[AB]\\s*:?\\s+)(?:tributes|opfert|tributet)\\s+${CLAUSE}\\s+(?:(?:and|und)\\s+(?:(?:tribute\\s+)?summons|(?:tribut)?beschwört)|to\\s+summon)\\s+${CLAUSE}${ENDS}`, 'gi'), 'summons $2 (tribute $1)'],
  [new RegExp(`(?<=[AB]\\s*:?\\s+)(?:opfert|tributet)\\s+${CLAUSE},?\\s+um\\s+${CLAUSE}\\s+zu\\s+beschwören${ENDS}`, 'gi'), 'summons $2 (tribute $1)'],
  [new RegExp(`\\s+\\((?:(?:tribute|tribut|using|with|mit|aus|materials?:?|material:?)\\s+)?(?:the\\s+|die\\s+)?${COUNT}\\s+(?:${KIND}|materials?|material(?:ien)?|tributes?)\\)`, 'gi'), ''],
  // "A has 900 LP"
  [/(?<=(?:^|[,;>\n]\s*)[AB]\s*:?\s+)(?:has|hat|is\s+at|steht\s+bei|at|bei)\s+(?:only\s+|nur\s+|noch\s+)*(?=\d{1,6}\s*(?:lp|life|lebens))/gi, ''],
  // "with B having 4 cards in hand", "während B Jinzo kontrolliert"
  [new RegExp(`,?\\s+(?:with|while|as|when|although|though|even\\s+though|because)\\s+([AB])\\s+(?:only\\s+)?(?:having|has|holding|holds)\\s+${CLAUSE}${ENDS}`, 'gi'), ', $1 has $2'],
  [new RegExp(`,?\\s+(?:with|while|as|when|although|though|even\\s+though|because)\\s+([AB])\\s+(?:controlling|controls)\\s+${CLAUSE}${ENDS}`, 'gi'), ', $1 controls $2'],
  [new RegExp(`,?\\s+(?:während|wobei|wenn|obwohl|solange|da|weil)\\s+([AB])\\s+${CLAUSE}\\s+(?:hat|kontrolliert|hält)${ENDS}`, 'gi'), ', $1 hat $2'],
  // "A: X while controlling Y", "A: X (set this turn)"
  [new RegExp(`((?:^|[,;>\\n])\\s*)([AB])(\\s*:\\s*|\\s+)${CLAUSE}\\s+(?:while|when)\\s+(controlling|having)\\s+${CLAUSE}${ENDS}`, 'gi'), '$1$2$3$4, $2 has $6'],
  [new RegExp(`((?:^|[,;>\\n])\\s*)([AB])(?:\\s*:\\s*|\\s+)(?:activates\\s+|flips\\s+|aktiviert\\s+)?${CLAUSE},?\\s+\\(?(?:(?:that\\s+was\\s+|just\\s+)?set\\s+this\\s+turn|(?:(?:diesen\\s+zug|in\\s+diesem\\s+(?:spiel)?zug|gerade)\\s+(?:erst\\s+)?)gesetzt)\\)?${ENDS}`, 'gi'), '$1$2 sets $3; $2: $3'],
  // "A: X after B activated Y", "nachdem B Y aktiviert hat": as it happens
  [new RegExp(`${HAVING_DONE}(activat|us)ed(?=\\s)`, 'gi'), '$1$2$3es'],
  [new RegExp(`${HAVING_DONE}(summon|attack|chain|play)ed(?=\\s|$)`, 'gi'), '$1$2$3s'],
  [new RegExp(`(?<=\\s(?:wenn|nachdem|weil|da|sobald)\\s+[AB]\\s[^,;>\\n]+?\\saktiviert)\\s+(?:hat|hatte)${ENDS}`, 'gi'), ''],
  [new RegExp(`(?<=\\s(?:wenn|nachdem|weil|da|sobald)\\s+[AB]\\s[^,;>\\n]+?\\s)(\\p{L}*)beschworen\\s+(?:hat|hatte)${ENDS}`, 'giu'), '$1beschwört'],
  [new RegExp(`(?<=\\s(?:wenn|nachdem|weil|da|sobald)\\s+[AB]\\s[^,;>\\n]+?\\s)angegriffen\\s+(?:hat|hatte)${ENDS}`, 'gi'), 'angreift'],
  // "A: X with 2 cards in hand"
  [new RegExp(`((?:^|[,;>\\n])\\s*)([AB])(\\s*:\\s*|\\s+)${CLAUSE}\\s+(?:with|mit)\\s+(?:only\\s+|nur\\s+)?(${COUNT}\\s+${KIND}\\s+(?:in|on|auf|im)\\s[^,;>\\n]+?|${COUNT}\\s+handkarten?)${ENDS}`, 'gi'), '$1$2$3$4, $2 has $5'],
  // "B has Jinzo and 3 cards in hand"
  [new RegExp(`(^|[,;>\\n]\\s*)([AB])(\\s*:?\\s+(?:has|hat|controls|kontrolliert)\\s+)${CLAUSE}\\s+(?:and|und)\\s+(?:(?:has|hat)\\s+)?(?=${COUNT}\\s+${KIND}(?!\\p{L}))`, 'giu'), '$1$2$3$4, $2$3'],
  // "B: Mirror Force, when A attacks": what it answers comes before it
  [new RegExp(`${PLAY},?\\s+(?:when|after|once|as|because|since|wenn|als|nachdem|sobald|weil|da)\\s+([AB]\\s+(?:attacks|summons|activates|special|normal|sets|flips|uses|chains|plays|greift|beschwört|aktiviert|setzt)(?!\\p{L})${CLAUSE})${ENDS}`, 'giu'), '$1$3, $2'],
  [new RegExp(`${PLAY},?\\s+(?:wenn|als|nachdem|sobald|weil|da)\\s+([AB])\\s+${CLAUSE}\\s+angreift${ENDS}`, 'gi'), '$1$3 greift $4 an, $2'],
  [new RegExp(`${PLAY},?\\s+(?:wenn|als|nachdem|sobald|weil|da)\\s+([AB])\\s+${CLAUSE}\\s+(beschwört|aktiviert)${ENDS}`, 'gi'), '$1$3 $5 $4, $2'],
  // "when A summons X, B activates Y", "Y in response to A's X": what comes first first
  [new RegExp(`(^|[,;>\\n]\\s*)(?:when|if|after|once)\\s+(?=[AB]\\s+${DOES}\\s)`, 'gi'), '$1'],
  [new RegExp(`(^|[,;>\\n]\\s*)(?:wenn|falls|nachdem|sobald)\\s+([AB])\\s+${CLAUSE}\\s+(${TUT}),\\s+(\\p{L}+)\\s+([AB])\\s`, 'giu'), '$1$2 $4 $3, $6 $5 '],
  [new RegExp(`(^|[,;\\n]\\s*)([AB])(?:['’]s|\\s*:|\\s+(?:activates|chains|aktiviert|kettet))\\s+${CLAUSE},?\\s+(?:in\\s+response\\s+to|als\\s+(?:antwort|reaktion)\\s+auf)\\s+([AB])(?:['’]?s)?\\s+${CLAUSE}${ENDS}`, 'gi'), '$1$4: $5, $2: $3'],
  // "von der Hand auf Y": where it is, before what it is done to
  [/\s+(?:from\s+(?:the\s+|his\s+|her\s+|their\s+)?hand|(?:aus|von)\s+der\s+hand(?:\s+von\s+[AB])?)(?=\s+(?:on|auf|targeting)\s|\s*→|\s*[-=]>)/gi, ' (hand)'],
  [/\s+(?:from\s+the\s+(?:gy|graveyard)|(?:im|vom|aus\s+dem)\s+friedhof)(?=\s+(?:on|auf|targeting)\s|\s*→|\s*[-=]>)/gi, ' (gy)'],
  // "indem er X tributet"
  ...GIVES_UP.map(([verb, how]): [RegExp, string] => [
    new RegExp(`,?\\s+indem\\s+(?:er|sie|man|spieler\\s+[AB]|[AB])\\s+${CLAUSE}\\s+${verb}${ENDS}`, 'gi'),
    ` (${how} $1)`,
  ]),
]; // prettier-ignore

/** ", targeting X" behind what is paid. */
const AIMED =
  /,\s+(?:and\s+|und\s+)?(?:targeting|targets|choosing|zielt\s+auf|wählt(?:\s+(?:dabei|dafür))?|mit\s+(?:dem\s+)?ziel|ziel)\s*:?\s+/gi;

/** The line with its clauses in the line's own words. */
export const plainly = (line: string): string =>
  CLAUSES.reduce((text, [words, said]) => text.replace(words, said), oneArrow(line)).replace(AIMED, ` ${ARROW} `);

// ── when ──

const WHOSE =
  /\s+(?:in|during|on|im|während)\s+(?:([AB])['’]?s\s+(?:turn|zug)|(?:dem\s+|des\s+)?(?:spiel)?zug(?:e?s)?\s+von\s+([AB])|zug\s+([AB]))(?=\s|$)/i;
const WHEN =
  /\s+(?:in|during|at|im|am|in\s+der|während(?:\s+(?:der|des))?)\s+(?:the\s+|der\s+|dem\s+|([AB])['’]s\s+)?((?:end|ende)\s+(?:of\s+(?:the\s+)?|der\s+)battle\s+phase|draw\s+phase|standby\s+phase|main\s+phase\s*[12]?|battle\s+phase|end\s+phase|(?:start|battle|damage|end)\s+step)s?$/i;
const BATTLE_ENDS = /^(?:end|ende)\s/i;
/** "X during damage calculation", "X vor der Schadensberechnung". */
const AT_CALCULATION =
  /\s+((?:during|at|before|after|bei|in|während|vor|nach)\s+(?:the\s+|der\s+)?(?:damage\s+calculation|schadensberechnung))$/i;

/** "Standby Phase: A: X", "during damage calculation B: X": the moment, and behind it the play. */
const BEFORE =
  /^([^:]+?)(?:\s*:\s+(?=[AB](?:\s*:|\s+\S))|(?<=(?:calculation|schadensberechnung|phase|step))\s+(?=[AB]\s*:))/i;

/** What a play answers: "on the Summon of X", "auf den Angriff von X", "in response to X". */
const ANSWERS =
  /\s+(?:on|to|against|in\s+response\s+to|auf|gegen|als\s+(?:antwort|reaktion)\s+auf)\s+(?:the\s+|die\s+|den\s+|seine\s+|ihre\s+)?(?:([AB])['’]s\s+)?((?:normal|special|fusion|synchro|xyz|link|flip|spezial|tribute?)?[ -]?(?:summon|beschwörung)|attack|angriff|activation|aktivierung)\s+(?:of|by|von|with|mit)\s+(.+?)(?:\s+(?:by|durch|von)\s+([AB]))?$/i;
/** "chains X to (the effect of) Y", "kettet X an Y an"; "answers Y with X", "antwortet auf Y mit X". */
const CHAINED_TO =
  /^(?<who>[AB]\s*:?\s+)(?:chains\s+(?<en>.+?)\s+to|kettet\s+(?<de>.+?)\s+an)\s+(?:(?:the|den|die)\s+)?(?<part>(?:effect|effekt|activation|aktivierung)\s+(?:of|von)\s+)?(?<to>.+?)(?:\s+an)?$/i;
const ANSWERED_WITH =
  /^(?<who>[AB]\s*:?\s+)(?:answers|responds\s+to|beantwortet|(?:antwortet|reagiert)\s+auf)\s+(?:(?:the|den|die)\s+)?(?<part>(?:effect|effekt|activation|aktivierung)\s+(?:of|von)\s+)?(?<to>.+?)\s+(?:with|mit)\s+(?<en>.+)$/i;
const RESPONDS = /\s+(?:in\s+response\s+to|als\s+(?:antwort|reaktion)\s+auf)\s+(?:([AB])['’]s\s+)?(.+)$/i;
function chainedIn(text: string, other: string, isName: (name: string) => boolean): { text: string; answered: string; card: string } | undefined {
  const { who = '', en, de, part = '', to = '' } = (CHAINED_TO.exec(text) ?? ANSWERED_WITH.exec(text))?.groups ?? {};
  const chain = en ?? de ?? '';
  if (!isName(chain) || !isName(to)) return undefined;
  return { text: `${who}${chain}`, answered: `${other}: ${to}${/^eff/i.test(part) ? ' effect' : ''}`, card: to };
} // prettier-ignore
/** The play that is answered, as a piece of the line, and the play without it. */
function answeredIn(text: string, isCard: (name: string) => boolean): { text: string; answered?: string; card?: string } {
  const [, by = 'B'] = /^([AB])(?:\s*:|\s)/i.exec(text) ?? [];
  const other = by.toUpperCase() === 'A' ? 'B' : 'A';
  const [phrase, one, what = '', card = '', two] = ANSWERS.exec(text) ?? [];
  const isName = (name: string): boolean => isCard(readCard(name).name);
  if (phrase !== undefined && isName(card.split(/\s(?:on|auf)\s/i, 1)[0]!)) {
    const verb = /summon|beschwörung/i.test(what) ? summoning(what) : /atta|angr/i.test(what) ? 'attacks with ' : 'activates ';
    return { text: text.replace(phrase, ''), answered: `${one ?? two ?? other} ${verb}${card}`, card };
  }
  const chained = chainedIn(text, other, isName);
  if (chained) return chained;
  const [response, whose, answered = ''] = RESPONDS.exec(text) ?? [];
  return response !== undefined && isName(answered)
    ? { text: text.replace(response, ''), answered: `${whose ?? other}: ${answered}`, card: answered }
    : { text };
} // prettier-ignore
/** "special summon", "Normalbeschwörung": the verb. */
const summoning = (what: string): string => {
  const how = /^(normal|special|spezial|flip|tribut)/i.exec(what)?.[1]?.toLowerCase();
  return how === undefined || how === 'tribut' ? 'summons ' : `${how === 'spezial' ? 'special' : how} summons `;
};

/** "Evenly Matched at the end of the Battle Phase", "B aktiviert im Zug von A X", "X on the Summon of Y": the play, and the moments and the play it names, as pieces of the line. */
export function momentsIn(
  written: string,
  isCard: (name: string) => boolean,
): { text: string; moments: string[]; answered?: string; card?: string } {
  const [first, moment = ''] = BEFORE.exec(written) ?? [];
  if (first !== undefined && readMoment(moment)) {
    const behind = momentsIn(written.slice(first.length), isCard);
    return { ...behind, moments: [moment, ...behind.moments] };
  }
  if (isCard(readCard(written.replace(/^[AB]\s*:?\s+/i, '')).name)) return { text: written, moments: [] };
  const { text, ...answered } = answeredIn(written, isCard);
  const [, one, two, three] = WHOSE.exec(text) ?? [];
  const turn = one ?? two ?? three;
  const rest = turn === undefined ? text : text.replace(WHOSE, '');
  const [calculating, calculation] = AT_CALCULATION.exec(rest) ?? [];
  if (calculating !== undefined)
    return {
      ...answered,
      text: rest.replace(calculating, ''),
      moments: [...(turn ? [`turn ${turn}`] : []), calculation!],
    };
  const [when, whose, phase = ''] = WHEN.exec(rest) ?? [];
  const who = turn ?? whose;
  const { text: said, ...before } = when === undefined ? { text: rest } : answeredIn(rest.replace(WHEN, ''), isCard);
  return {
    ...answered,
    ...before,
    text: said,
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
  /^(?:links?|linkt|overlays?|überlagert|tunes?|stimmt|fuses?|fusioniert|verschmilzt|verbindet|kombiniert|xyzs?|synchros?|uses?|benutzt|nutzt)\s+(.+?)\s+(?:into|zu|for|für|to\s+(?:make|summon|(?:xyz|link|synchro|fusion)[ -]summon))\s+(.+?)(?:\s+ab)?$/i;
/** "links Z using X and Y", "special summons Z with 3 monsters". */
const MADE_WITH =
  /^((?:(?:special|fusion|synchro|xyz|link)[ -]?summons?|links?|linkt|xyzs|synchros|ss|(?:spezial|fusions?|synchro|xyz|link)beschwört)\s+(?:into\s+)?)(.+?)\s+(?:using|with|mit|aus|from|unter\s+verwendung\s+von)\s+(.+)$/i;
const MAKES = /^(?:links?|linkt|xyzs|synchros)\s+(?:into\s+|in\s+)?(.+)$/i;
/** "X searches Y", "X zerstört Y": the effect of X, done to Y. */
const DOES_TO =
  /^(.+?)\s+(?:searches(?:\s+for)?|adds|fetches|destroys|banishes|targets|revives|sends|returns|bounces|sucht|holt|zerstört|verbannt|wählt|belebt)\s+(.+?)(?:\s+(?:to\s+(?:the\s+|his\s+|her\s+)?hand|to\s+the\s+(?:gy|graveyard)|wieder))?$/i;
/** "3 monsters", "2 Level 4 monsters": material nobody named. */
const UNNAMED = new RegExp(
  `^(?:${COUNT}|the|its|other|any)\\s+(?:(?:level|stufe)s?[ -]?\\d+s?[\\s-]*)?(?:effect\\s+|effekt)?(?:monsters?|materials?|materialien|material)?$`,
  'i',
);

type Rewritten = string | undefined;
type Names = (text: string) => YgoCard | undefined;
const headOf = (text: string): string =>
  text.split(new RegExp(`${ARROW}|\\s(?:on|auf|targeting)\\s`, 'i'), 1)[0]!.trim();

function givenFor(text: string, card: Names): Rewritten {
  const [play = '', ...aim] = text.split(ARROW);
  const [, verb = '', given = '', what = ''] = GIVEN_FOR.exec(play.trim()) ?? [];
  const how = HOW.find(([words]) => words.test(verb))?.[1];
  const played = card(headOf(what));
  const isSummon = played?.kind === 'monster' && (played.level ?? 0) > 4 && how === 'tribute';
  if (isSummon && UNNAMED.test(given)) return [`summons ${what}`, ...aim].join(` ${ARROW}`);
  if (!how || !played || !(PRONOUN.test(given) || named(given, card))) return undefined;
  return [`${isSummon ? 'summons' : 'activates'} ${what} (${how} ${given})`, ...aim].join(` ${ARROW}`);
}
function madeInto(text: string, card: Names): Rewritten {
  const [, material = '', made = ''] = MADE_INTO.exec(text) ?? [];
  if (card(made) && UNNAMED.test(material)) return `special summons ${made}`;
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
/** "changes X to defense": it lies in the other position. */
const TURNS =
  /^(?:changes?|switches|turns|puts|dreht|stellt|wechselt|ändert)\s+(.+?)\s+(?:to|into|in(?:\s+die)?|auf)\s+(attack|atk|defen[sc]e|def|angriffs?|verteidigungs?)(?:[ -]?position)?$/i;
const FLIPPED = /^(.+?)\s+(?:(?:is|gets|was|wird)\s+)?(?:flipped(?:\s+face-up)?|geflippt|aufgedeckt)$/i;
function turns(text: string, card: Names): Rewritten {
  const [, what = '', to = ''] = TURNS.exec(text) ?? [];
  if (card(what)) return `repositions ${what} (${/^(?:att|atk|ang)/i.test(to) ? 'defense' : 'attack'})`;
  const [, flipped = ''] = FLIPPED.exec(text) ?? [];
  return card(flipped) ? `flips ${flipped}` : undefined;
}
/** "beschwört X als Tributbeschwörung mit Y": with what, behind how. */
const SUMMONED_WITH =
  /^(?:beschwört|ruft)\s+(.+?)\s+als\s+(\p{L}+)beschwörung\s+(?:mit|durch|unter)\s+(?:tribut\s+von\s+)?(.+)$/iu;
function summonedWith(text: string, card: Names): Rewritten {
  const [, what = '', how = '', given = ''] = SUMMONED_WITH.exec(text) ?? [];
  if (!card(what) || !named(given, card)) return undefined;
  return `${/^(?:tribut|normal)/i.test(how) ? '' : 'special '}summons ${what} (tribute ${given})`;
}
/** "X triggers", "X löst aus": its effect. */
const TRIGGERS =
  /^(.+?)(?:['’]s)?(?:\s+(?:effect|effekt))?\s+(?:triggers|activates|löst\s+aus|(?:activates|uses)\s+its\s+effect)$/i;
function triggers(text: string, card: Names): Rewritten {
  const [, what = ''] = TRIGGERS.exec(text) ?? [];
  return card(what) ? `activates ${what}` : undefined;
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
  const [, who = '', play = ''] = /^([AB]\s*:\s*|[AB]['’]s\s+|[AB]\s+|)(.*)$/is.exec(text) ?? [];
  if (card(text) || card(play)) return text;
  const said = [givenFor, madeInto, madeWith, makes, doesTo, turns, summonedWith, triggers].map((of) => of(play, card)).find((one) => one !== undefined);
  return said === undefined ? text : `${who.replace(/['’]s\s+$/i, ': ')}${said}`;
} // prettier-ignore
