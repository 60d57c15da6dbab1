// What a piece of a line says that somebody does: the verb, wherever it stands, with which card, and to what.
import { keyed } from '../../engine/keyed.ts';
import { countedIn, oneOf } from './counted.ts';
import { noNotes, playerOf, type Action, type Does, type NamedCard } from './items.ts';
import { readCard, severalCards } from './notes.ts';
import { placeholderCard } from './placeholders.ts';
import { ARROW, beginnings, meant, PAID_BEHIND, TURN_ENDS } from './words.ts';

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
const IS_PLAYED = /^(?:plays?|spielt)\s/i;
/** A plain "summons": how, the card says. */
const ANY_HOW = /^(?:summons?|beschwört|beschwoert|ruft)\s+/i;
/** No effect Summons so. */
const FROM_MATERIAL = /^(?:synchro|xyz|link)(?:[ -]summons?|beschwört)\s/i;
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
  const by = letter ? playerOf(letter) : undefined;
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
  const plays = verb !== undefined && IS_PLAYED.test(text) && { plays: true as const };
  return { ...begun, does: said.does, card, targets, written, ...plays, ...howSummoned(text, anyHow, summons) };
}
const howSummoned = (text: string, anyHow: boolean, summons = false): Pick<Action, 'summonsWith' | 'anyHow' | 'fromMaterial'> => ({
  ...(summons && { summonsWith: true }),
  ...(anyHow && { anyHow: true }),
  ...(FROM_MATERIAL.test(text) && { fromMaterial: true }),
}); // prettier-ignore

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
  const card = (does === 'attack' || does === 'set') && oneOf(named.name)?.monster ? nobodys(named) : named;
  const aim = does === 'attack' && PRONOUN.test(aimed ?? '') ? THE_LAST : withoutNobody(aimed);
  // Nobody named which monster is attacked: it is no direct attack.
  const whom = does === 'attack' && aim === undefined && aimed !== undefined ? [nobodys({ name: '', notes: noNotes() })] : more;
  const targets = aim === undefined ? whom : (soMany(aim) ?? severalCards(aim, isCard));
  // What is given up is given up by the play, wherever it is written.
  for (const { notes } of targets) card.notes.cost.push(...notes.cost.splice(0));
  return { card, targets };
} // prettier-ignore

/** "-> 3 monsters": so many nobody named, each another. */
function soMany(aim: string): NamedCard[] | undefined {
  const many = countedIn(aim);
  if (many?.of !== 'monsters' || many.set || many.down || many.count < 2) return undefined;
  const card = placeholderCard('monster', many.like?.like ?? {}, 'monsters');
  const { de, en } = card.name as { de: string; en: string };
  return Array.from({ length: many.count }, (_, n) => {
    const name = { de: `${de} (${n + 1})`, en: `${en} (${n + 1})` };
    return { name: name.en, card: { ...card, name }, notes: noNotes() };
  });
}
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
export function inPresent(text: string): string {
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
  // Whoever activates a card there, or plays it as a Scale, plays it as a Spell; else it lies there, and its effect is meant.
  const played = scale !== null && (PLAYS.test(card) || AS_ITSELF.test(said));
  return [`${card} (${played ? 'hand' : note})`, ...behind].join(ARROW);
}
const LIES_BEHIND =
  /^(.+?)\s+((?:from|in)\s+(?:(?:the|his|her|their)\s+)?(?:hand|gy|graveyard)|(?:aus|in|von)\s+(?:der|seiner|ihrer)\s+hand|(?:im|vom)\s+friedhof)$/i;
const AS_SCALE =
  /^(.+?)\s+(?:in(?:to)?\s+(?:\p{L}+\s+)?|as\s+(?:a\s+)?(?:pendulum\s+)?|als\s+)(pendulum ?zone|pendelzone|scale|pendelskala)$/iu;
const AS_ITSELF = /\s(?:as|als)\s+(?:a\s+)?(?:pendulum\s+)?(?:scale|pendelskala)\s*$/i;
const PLAYS = /^(?:activates?|plays?|uses?|aktiviert|spielt|legt)\s/i;

/** "A's Dark Magician attacks Jinzo", "Jinzo attacks". */
const INFIX = /^(?:([AB])['’]s\s+)?(.+?)\s+(?:attacks|greift)(?:\s+(?!an$)(.+?))?(?:\s+an)?$/i;
const TARGETING =
  /,?\s+(?:and\s+)?(?:targeting|targets|declaring|declares|naming|names)\s+|,?\s+(?:und\s+)?(?:zielt\s+auf|wählt|nennt|mit\s+(?:dem\s+)?ziel|ziel)\s*:?\s+/i;
/** 'MST targeting Skill Drain', 'MST auf Skill Drain', 'Prohibition declaring Skill Drain': what stands behind is the target, or what is declared. */
function withArrow(text: string, isCard: (name: string) => boolean): string {
  if (text.includes(ARROW)) return text;
  const said = text.replace(TARGETING, ARROW).replace(/\s+als\s+ziel$/i, '');
  if (said.includes(ARROW)) return said.replace(/→(?:it|that|ihn|sie|es|das)$/i, '');
  const bare = said.replace(/\s+(?:on|onto|to|at|auf|an)\s+(?:it|that|them|ihn|sie|es|das)$/i, '');
  if (bare !== said && isCard(readCard(bare).name)) return bare;
  for (const word of said.matchAll(/\s+(?:on|at|auf|gegen)\s+/gi)) {
    const parts = [said.slice(0, word.index), said.slice(word.index + word[0].length)];
    if (parts.some((part) => isCard(readCard(part, isCard).name))) return parts.join(ARROW);
  }
  return text;
}

/** 'Dark Magician into Jinzo', 'Jinzo with Dark Magician', 'Jinzo an Dark Magician', 'directly with Jinzo', 'mit Jinzo direkt an': attacker, arrow, what is attacked. */
function asAttack(text: string, isName: (text: string) => boolean): string {
  const bare = text.replace(/\s+an(?=(?:\s*\([^()]*\))*\s*$)/i, '');
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
