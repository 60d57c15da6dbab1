// How players put it, turned into the words the line knows: clauses about who holds what, what is given up for what, whose turn it is, what is done by
// which card. Text to text, before a play is taken apart (`words.ts`).
import type { YgoCard } from '../../engine/case/schema.ts';
import { COUNT } from './counted.ts';
import { ARROW, joinedNames, PRONOUN, readCard, readMoment } from './words.ts';

/** The card of that name, where it is one. */
export type CardOf = (name: string) => YgoCard | undefined;

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
