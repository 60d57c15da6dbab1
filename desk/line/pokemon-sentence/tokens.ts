// A line as the words of sentences: names first, then players, amounts, places and moments as one token each; every other word is what the lexicon says it
// may be, or unknown.
import { playerOf } from '../items.ts';
import { bareWord, isWord, lower, matchAt, ZU } from '../lexing.ts';
import type { Player, PtcgCard } from '../../../engine/case/schema.ts';
import { keyed } from '../../../engine/keyed.ts';
import type { PokemonLine } from '../pokemon-line.ts';
import { ARTICLE, BE, HAVE, MODAL, PREPOSITIONS, SUBORDINATORS, verbsOf, type VerbWord } from './lexicon.ts';
import { namesIn, type NameFound } from './names.ts';

export type Place = 'active' | 'bench' | 'play' | 'hand' | 'discard' | 'deck' | 'prizes';
/** What is counted. `left`: the HP that are left; `others`: in the hand beside the card that is played; `same`: what was counted before. */
export type Counted =
  | 'hp'
  | 'left'
  | 'damage'
  | 'counters'
  | 'energy'
  | 'prizes'
  | 'last'
  | 'taken'
  | 'hand'
  | 'others'
  /** Trainer cards in the hand. */
  | 'trainers'
  | 'lost'
  | 'deck'
  | 'bench'
  /** Pokémon in play, the Active one with them. */
  | 'play'
  | 'does'
  /** Cards that are drawn. */
  | 'cards'
  /** Energy cards in a discard pile. */
  | 'discarded'
  /** Pokémon that were Knocked Out last turn. */
  | 'fallen'
  | 'same';
export type Token = { text: string; at: number; end: number } & (
  | { is: 'name'; name: string; card: PtcgCard; kind: 'pokemon' | 'lies' | 'trainer' }
  | { is: 'part'; called: string }
  | { is: 'player'; player: Player }
  | { is: 'whose'; player: Player | 'other' }
  | { is: 'amount'; of: Counted; count: number; whose?: Player; both?: true }
  | { is: 'number'; count: number }
  /** "a Supporter", "two Energy cards": nobody said which. */
  | { is: 'unnamed'; kind: 'Supporter' | 'Energy' | 'Item' | 'Stadium'; count: number; second?: true }
  | { is: 'condition'; condition: string }
  | { is: 'coins'; sides: string }
  | { is: 'place'; place: Place; whose?: Player; to?: true; from?: true; full?: true; anew?: true }
  /** "the Active Pokémon", "the opponent's active"; `anew`: "the new Active". */
  | { is: 'active'; defends?: true; anew?: true }
  | { is: 'somebody'; whose?: Player }
  | { is: 'turn'; number: number; own?: true }
  /** "in B's turn". */
  | { is: 'turn of'; player: Player }
  /** "A has already used a GX attack". */
  | { is: 'once per game'; player?: Player; which: 'GX attack' | 'VSTAR Power' }
  | { is: 'going'; first: boolean }
  /** `same`: "in the same turn"; `begins`: "the turn it was put down". */
  | { is: 'this turn'; same?: true; begins?: true }
  | { is: 'last turn' }
  /** "earlier this game". */
  | { is: 'this game' }
  | { is: 'next turn' }
  | { is: 'turn ends'; whose?: Player }
  /** "B's only Pokémon". */
  | { is: 'only' }
  | { is: 'both' }
  /** "with an attack": with which nobody says. */
  | { is: 'some attack' }
  /** "just benched X": it came this turn. */
  | { is: 'just come' }
  /** "no Special Condition", "“Budew is gone”": says nothing of what is there. */
  | { is: 'nothing' }
  /** "nach Bs Zug". */
  | { is: 'after turn' }
  /** "for free": nothing is paid. */
  | { is: 'free' }
  /** "no Pokémon ex". */
  | { is: 'none of'; label: string }
  /** "how much damage", "who": only asks. */
  | { is: 'asked' }
  | { is: 'twice' }
  /** "another X": a copy besides; `second`: where it is counted. */
  | { is: 'another'; second?: true }
  | { is: 'checkup' }
  /** "its Ability". */
  | { is: 'ability' }
  | { is: 'open' }
  | { is: 'close' }
  | { is: 'genitive' }
  | { is: 'sign'; sign: string }
  | { is: 'and' }
  | { is: 'verb'; verbs: readonly VerbWord[] }
  | { is: 'word' }
);
type Said = { [K in Token['is']]: Omit<Extract<Token, { is: K }>, 'text' | 'at' | 'end'> }[Token['is']];

const ANEW = /\b(?:new|neu)/i;
const NAME = '\uE001';
const COUNT = String.raw`(\d{1,3}|no|zero|one|two|three|four|five|six|an?|keine?[nrsm]?|null|eine?[nmrs]?|zwei|drei|vier|fünf|sechs|zero)`;
const COUNTS: Record<string, number> = { empty: 0, leer: 0, no: 0, zero: 0, null: 0, one: 1, a: 1, an: 1, two: 2, zwei: 2, three: 3, drei: 3, four: 4, vier: 4, five: 5, fünf: 5, six: 6, sechs: 6 }; // prettier-ignore
const countOf = (word = ''): number => {
  const said = word.toLowerCase();
  if (/^\d+$/.test(said)) return Number(said);
  return keyed(COUNTS, said) ?? (said.startsWith('kein') ? 0 : 1);
};
const OF = String.raw`(?:(?:the|his|her|their|der|dem|den|die|das|seine[rmn]?|ihre[rmn]?|sein|ihr)\s+)?`;
const LEFT = String.raw`(?:\s+(?:left|remaining|übrig))?`;
const STILL = String.raw`(?:(?:only|just|still|nur|noch|exactly|genau|bereits|schon|already|alle|all|all\s+of\s+the)\s+)*`;
const LASTLY = String.raw`(?:(?:in|im|on|during)\s+)?(?:(?:the|dem|his|her|their|seinem|ihrem|[AB]['’]?s)\s+)?(?:last|previous|letzten?)\s+(?:turn|zug)`;
/** "B's bench has two X": what stands before the first who lies there. */
const LISTS = String.raw`(?:\s+(?:has|have|hat|contains|enthält|is|are|ist|sind))?(?:\s+(?:only|just|nur|exactly|genau|also|auch|an?|the|eine?[mn]?|one|two|three|four|five|zwei|drei|vier|fünf|\d))*`;
const WHOSE = String.raw`(?:([AB])(?:['’]s|s)\s+)`;
/** So many Pokémon are on a full Bench. */
export const FULL = 5;
const amount = (of: Counted, count: number): Said => ({ is: 'amount', of, count });
const counted =
  (of: Counted, times = 1) =>
  ([, count]: RegExpExecArray): Said =>
    amount(of, countOf(count) * times);
const placed = (place: Place, { to, from }: { to?: true; from?: true } = {}) =>
  ([, one, two]: RegExpExecArray): Said => {
    const letter = one ?? two;
    return { is: 'place', place, ...(letter && { whose: playerOf(letter) }), ...(to && { to }), ...(from && { from }) };
  }; // prettier-ignore
/** Where a word ends. */
const ENDS = String.raw`(?=$|[\s,;>\n:?!.)(→\uE001-])`;
const of = (what: string): RegExp => new RegExp(`(?:${what})${ENDS}`, 'iuy');

type Reads = readonly [RegExp, (found: RegExpExecArray) => Said | undefined];
const CONDITIONS: readonly (readonly [RegExp, string])[] = [
  [/^(?:asleep|sleeping|schl)/, 'asleep'],
  [/^para/, 'paralyzed'],
  [/^(?:confused|verwirrt)/, 'confused'],
  [/^(?:poisoned|vergiftet)/, 'poisoned'],
  [/^(?:burn|verbrannt)/, 'burned'],
];
const TURN = '(?:turn|zug|spielzug)';
const COIN = String.raw`(?:(?:the|a|his|her|both|die|der|eine?|sein|ihr|beide)\s+)?(?:(?:burn|sleep|confusion)\s+(?:flip|check)|(?:verbrennung|schlaf|burn|sleep)(?=\s*:)|coins?(?:[\s-]*(?:flips?|toss(?:es)?))?|münz(?:en?|wurf|würfe))`;
const SHOWS = String.raw`(?:is|are|was|were|shows?|showed|lands?\s+on|landed\s+on|c[ao]me?s?\s+up|zeigt|zeigte|zeigen|ist|sind|war|waren|fällt\s+auf|ergibt|ergab)`;
/** What is more than a word, tried in this order. */
const PHRASES: readonly Reads[] = [
  [/\(/y, () => ({ is: 'open' })],
  [/\)/y, () => ({ is: 'close' })],
  [/[-=]>|→/y, () => ({ is: 'sign', sign: '→' })],
  [/[kK]\.\s*[oO]\.?(?![\p{L}])/uy, () => ({ is: 'verb', verbs: verbsOf('kampfunfähig') })],
  [/[-–—](?=\s)/y, () => ({ is: 'sign', sign: ',' })],
  [/[,;>\n:?!.]/y, ([sign]) => ({ is: 'sign', sign: sign! })],
  [of(`(?:is\\s+|ist\\s+)?(?:prized|geprized)|(?:in|among|unter)\\s+${OF}(?:prizes|prize\\s+cards|preiskarten|preisen)(?:\\s+(?:of|von)\\s+([AB]))?|(?<=\\s(?:is|ist)\\s+)(?:an?|eine|one\\s+of\\s+(?:the|his|her))\\s+(?:prize\\s+cards?|preiskarte)(?:\\s+(?:of|von)\\s+([AB]))?`), placed('prizes')],
  // How much of what.
  [of(`(?:both|beide)\\s+(?:benches|bänke)\\s*:?\\s*(?:are\\s+|have\\s+|sind\\s+|haben\\s+)?(?:at\\s+|mit\\s+)?(full|voll|empty|leer|\\d)`), ([, n]) => ({ ...amount('bench', /full|voll/i.test(n!) ? FULL : countOf(n)), both: true })],
  [of(`${STILL}${COUNT}\\s*(?:hp|kp)\\s+(?:left|remaining|übrig)`), counted('left')],
  [of(`(?:(?:only|just|down\\s+to|nur)\\s+(?:noch\\s+)?|noch\\s+)${COUNT}\\s*(?:hp|kp)`), counted('left')],
  [of(`(?:only|just|down\\s+to|nur|noch)\\s+(?:noch\\s+)?(\\d{2,3})\\s+(?:left|remaining|übrig)`), counted('left')],
  [of(`${COUNT}\\s*(?:hp|kp)`), counted('hp')],
  [of(`${STILL}${COUNT}\\s+(?:(?:damage|dmg)[\\s-]+counters?|schadensmarken?|marken?|counters?)(?:\\s+on\\s+(?:it|him|her))?`), counted('counters')],
  // "puts both counters on X".
  [of(`(?:both|beide)\\s+(?:(?:damage|dmg)[\\s-]+counters|schadensmarken|marken|counters)`), () => amount("counters", 2)],
  // "3 counters on X and 2 on Y", "all 6 on Z", "moving 3 from X".
  [of(`(?:all\\s+|alle\\s+|the\\s+other\\s+|die\\s+(?:anderen|restlichen)\\s+)?(\\d|1[1-9]|2[1-9])(?=\\s+(?:on(?:to)?|auf|an|from|von)\\s+(?:${WHOSE}|the\\s+|das\\s+)?(?:benched\\s+|active\\s+)?\\s*${NAME})(?<=(?:counters?|marken?|mov(?:es?|ing)|schiebt)(?![\\p{L}])[^.;]*)`), counted('counters')],
  [of(`(?:no|without|ohne|keine?n?)\\s+(?:any\\s+)?(?:damage(?:\\s+counters?)?|schaden(?:smarken?)?)(?:\\s+(?:yet|so\\s+far|on\\s+it|bisher|sonst|otherwise))?|undamaged|unhurt|unharmed|(?:isn['’]t|is\\s+not|ist\\s+nicht)\\s+(?:damaged|beschädigt)|(?:unbeschädigt|unverletzt|unversehrt)(?:e[nmrs]?)?|fresh|frische[nmrs]?|(?:full|volle[nmrs]?)(?=\\s*(?:active\\s+|aktive[nmrs]?\\s+)?${NAME})|(?:(?:at|on|with|mit|bei)\\s+)?(?:full|vollen?|alle)\\s+(?:hp|kp|health)|voll(?=\\s*[.,;:)?]|$)`), () => amount('damage', 0)],
  // "has already taken 50 damage", „hat schon 50 Schaden abbekommen“: not by whom.
  [of(`(?:${STILL}(?:taken|suffered|sustained|received|took)\\s+${STILL}(\\d{1,3})\\s+(?:points?\\s+of\\s+)?(?:damage|dmg)(?:\\s+so\\s+far)?|${STILL}(\\d{1,3})\\s+schaden(?:spunkte)?\\s+(?:genommen|erlitten|abbekommen|kassiert|eingesteckt|erhalten|bekommen|abgekriegt))(?<=(?:has|have|had|having|hat|hatte|haben|already|schon|bereits)\\s[^,;.:]*)(?!\\s+(?:from|by|von|durch)\\s)`), ([, one, two]) => amount('damage', countOf(one ?? two))],
  // "has taken 130".
  [of(`(?<=(?:has|have|had|hat|hatte|already|schon|bereits)\\s+)${STILL}(?:taken|took|suffered|kassiert|abbekommen|eingesteckt)\\s+${STILL}(\\d{1,2}0)(?=\\s*(?:[,;.:?)]|$|(?:so\\s+far|and|und|but|aber)\\s))`), counted('damage')],
  [of(`${STILL}(\\d{1,3})\\s+(?:points?\\s+of\\s+)?(?:damage|schaden(?:spunkten?)?|dmg)(?!\\s+counter)(?:\\s+taken)?(?:\\s+on\\s+(?:it|him|her))?(?:\\s+so\\s+far)?`), counted('damage')],
  // "has 150 on it", „mit 80 drauf“: damage, where it can be no number of counters or Energy.
  [of(`(?<=(?:^|[\\s,(])(?:has|had|have|having|hat|hatte|haben|with|w/|mit|at|and|und|already|schon|bereits)\\s+|\\((?:[^()]*,)?\\s*)${STILL}(\\d{1,2}0)\\s+(?:(?:on|auf)\\s+(?:it|him|her|itself|ihm|ihr|sich)|drauf|darauf)(?:\\s+(?:already|so\\s+far))?`), counted('damage')],
  [of(`(?<=(?:^|[,;:>])\\s*|\\s(?:and|und|wants|will|möchte)\\s+)(\\d{2,3})(?:\\s+(?:each|jeweils|je))?(?=\\s+(?:an|auf|gegen|to|on|into)\\s+(?:${WHOSE}|the\\s+|das\\s+)?\\s*(?:benched\\s+)?${NAME})`), counted('damage')],
  // "with 2 Prize cards taken by B".
  [of(`${STILL}${COUNT}\\s+(?:prizes?(?:\\s+cards?)?|preis(?:e|karten?))\\s+(?:already\\s+)?taken\\s+(?:so\\s+far\\s+|already\\s+)*by\\s+([AB])`), ([, count, who]) => ({ ...amount('taken', countOf(count)), whose: playerOf(who!) })],
  [of(`(?:(?:on|auf|with|mit)\\s+)?(?:an?\\s+|the\\s+|his\\s+|her\\s+|eine[rnm]?\\s+|de[rnm]\\s+|die\\s+|seine[rnm]?\\s+|ihre[rnm]?\\s+)?(?:empty|leere[rnm]?)\\s+(?:discard(?:\\s+pile)?|ablage|ablagestapel)`), () => amount('discarded', 0)],
  // "the extra 30 goes on X".
  [of(`(?:the|die)\\s+(?:extra|other|additional|further|bonus|anderen|weiteren|restlichen|zusätzlichen)\\s+(\\d{1,2}0)(?=\\s+(?:goes?|go|gehen|geht|on|to|auf|an)\\s)`), counted('damage')],
  [of(`(?:already\\s+|bereits\\s+|schon\\s+)*(?:taken|genommen|gezogen|took)\\s+${COUNT}\\s+(?:prizes?(?:\\s+cards?)?|preis(?:e|karten?))(?:\\s+(?:so\\s+far|already))?`), counted('taken')],
  [of(`(?:already\\s+|bereits\\s+|schon\\s+)*${COUNT}\\s+(?:prizes?(?:\\s+cards?)?|preis(?:e|karten?))\\s+(?:already\\s+)?(?:taken|genommen|gezogen)(?:\\s+so\\s+far)?`), counted('taken')],
  [of(`${STILL}${COUNT}\\s+(?:verbleibende\\s+|remaining\\s+)?(?:prizes?(?:\\s+cards?)?|preis(?:en?|karten?)?)${LEFT}`), counted('prizes')],
  [of(`${OF}(?:last|final|letzten?)\\s+(?:${COUNT}\\s+)?(?:prizes?(?:\\s+cards?)?|preis(?:e|karten?))`), ([, n]) => amount('last', countOf(n))],
  [of(`${STILL}${COUNT}\\s+(?:other|weiteren?r?|anderen?r?)\\s+(?:cards?\\s+(?:left\\s+)?in\\s+${OF}hand|hand\\s*cards?|handkarten?|karten?\\s+(?:auf|in)\\s+${OF}hand)${LEFT}`), counted('others')],
  [of(`${STILL}${COUNT}\\s+(?:trainer[\\s-]*(?:cards?|karten?))\\s+(?:left\\s+)?(?:in|auf)\\s+${OF}hand`), counted('trainers')],
  [of(`${STILL}${COUNT}\\s+(?:cards?\\s+(?:left\\s+)?in\\s+${OF}hand|hand\\s*cards?|handkarten?|karten?\\s+(?:auf|in)\\s+${OF}hand)${LEFT}`), counted('hand')],
  [of(`${STILL}(\\d{1,2})\\s+(?:in|auf)\\s+${OF}hand`), counted('hand')],
  [of(`(?:an\\s+|eine\\s+)?(?:empty|no|leere[rn]?|keine)\\s+hand`), () => amount('hand', 0)],
  [of(`${STILL}${COUNT}\\s+(?:cards?\\s+in\\s+${OF}lost\\s+zone|karten?\\s+(?:in|im)\\s+${OF}(?:lost\\s+zone|nirgendwo))`), counted('lost')],
  [of(`(?:${WHOSE}|${OF})hand\\s+(?:is|ist)\\s+(?:otherwise\\s+|sonst\\s+|now\\s+|jetzt\\s+)?(?:empty|leer)`), ([, one]) => ({ ...amount('hand', 0), ...(one && { whose: playerOf(one) }) })],
  [of(`(?:${WHOSE}|${OF})(?:discard(?:\\s+pile)?|ablagestapel|ablage)\\s+(?:is|ist)\\s+(?:empty|leer)`), ([, one]) => ({ ...amount('discarded', 0), ...(one && { whose: playerOf(one) }) })],
  [of(`(?:only|just|nur(?:\\s+noch)?)\\s+(?:1|one|an?(?:\\s+single)?|ein(?:\\s+einziges)?)\\s+pok[eé]mon${LEFT}(?:\\s+(?:in\\s+play|im\\s+spiel))?`), () => amount('bench', 0)],
  // One of those in play is Active.
  [of(`${STILL}${COUNT}\\s+pok[eé]mon\\s+(?:in\\s+play|im\\s+spiel)`), ([, count]) => (countOf(count) > 0 ? amount('play', countOf(count)) : undefined)],
  [of(`(?:(?:(?:no|kein)\\s+pok[eé]mon|nothing|none|nichts|keins)\\s+(?:of\\s+(?:his|her|their)\\s+pok[eé]mon\\s+|von\\s+(?:seinen|ihren)\\s+pok[eé]mon\\s+|(?:of|von)\\s+([AB])(?:['’]s)?(?:\\s+pok[eé]mon)?\\s+)?(?:was|were|wurde)\\s+(?:(?:knocked\\s+out|kampfunfähig)\\s+${LASTLY}|${LASTLY}\\s+kampfunfähig)|${LASTLY}\\s+wurde\\s+kein\\s+pok[eé]mon\\s+(?:von\\s+([AB])\\s+)?kampfunfähig)`), ([, one, two]) => ({ ...amount('fallen', 0), ...((one ?? two) && { whose: playerOf((one ?? two)!) }) })],
  [of(`(?:while\\s+)?holding\\s+${COUNT}\\s+cards?`), counted('hand')],
  [of(`deck\\s+(?:has|hat)\\s+${STILL}${COUNT}\\s+(?:cards?|karten?)${LEFT}`), counted('deck')],
  [of(`hand\\s+(?:has|hat)\\s+${STILL}${COUNT}\\s+(?:cards?|karten?)`), counted('hand')],
  [of(`${STILL}${COUNT}\\s+(?:cards?\\s+(?:left\\s+)?in\\s+${OF}deck|karten?\\s+(?:mehr\\s+|übrig\\s+)?(?:im|in)\\s+${OF}deck)${LEFT}`), counted('deck')],
  [of(`(?:an?\\s+|ein\\s+|einem\\s+)?(?:empty|no|leere[smn]*|kein)\\s+deck(?:\\s+left)?`), () => amount('deck', 0)],
  [of(`${OF}deck\\s+(?:is\\s+empty|ist\\s+leer)`), () => amount('deck', 0)],
  [of(`${STILL}${COUNT}\\s+(?:other\\s+|weitere[ns]?\\s+|andere[ns]?\\s+)?(?:bench(?:ed)?\\s+pok[eé]mons?|pok[eé]mons?\\s+(?:still\\s+|left\\s+)*on\\s+${OF}bench|bank-?\\s*pok[eé]mon|(?:andere[ns]?\\s+|weitere[ns]?\\s+)?pok[eé]mon\\s+(?:noch\\s+)?auf\\s+${OF}bank)(?:\\s+(?:behind\\s+(?:it|him|her)|hinter\\s+(?:sich|ihm)|dahinter))?`), counted('bench')],
  [of(`${STILL}(\\d)\\s+(?:benched|(?:on|auf)\\s+${OF}(?:bench|bank))(?!\\s*${NAME})`), counted('bench')],
  [of(`(?:an\\s+|eine[rn]?\\s+)?(?:empty|no|leere[rn]?|keine[rn]?)\\s+(?:bench|bank)(?:\\s+(?:left|mehr|at\\s+all|any\\s*more|anymore))?`), () => amount('bench', 0)],
  [of(`(?:a\\s+|eine[rn]?\\s+)?(?:full|volle[rn]?)\\s+(?:bench|bank)(?:\\s+(?:behind\\s+(?:it|him|her)|hinter\\s+(?:sich|ihm)|dahinter))?`), () => amount('bench', FULL)],
  [of(`(?:full|volle[nr]?|empty|leere[nr]?)\\s+(?:benches|bänken?)`), ([text]) => ({ ...amount('bench', /^[fv]/i.test(text) ? FULL : 0), both: true })],
  [of(`as\\s+well(?!\\s+as\\s)`), () => ({ is: 'nothing' })],
  // "with the bench damage going to X", „der Bankschaden geht auf X“: whom an attack hits besides.
  [of(`(?:(?:with|mit)\\s+)?(?:(?:the|der|dem|den|its)\\s+)?(?:(?:extra|other|additional|zusätzlichen?r?)\\s+)?(?:bench(?:ed)?\\s+(?:damage|snipe)|bank-?schaden)(?:\\s+(?:goes|going|is\\s+going|geht|gehen|kommt))?(?=\\s+(?:on(?:to)?|(?:in)?to|auf|an|gegen)\\s)|(?:for|as|für|als)\\s+(?:the\\s+|den\\s+)?(?:bench(?:ed)?\\s+(?:damage|target|snipe)|bank-?schaden|bank-?ziel)`), () => ({ is: 'nothing' })],
  [of(`(?<=\\s)(?:an?|eine)\\s+(?:bench|bank)(?!\\s+(?:(?:an?|the)\\s+)?${NAME})`), () => ({ is: 'nothing' })],
  [of(`(?:es\\s+(?:liegt|ist)\\s+|there(?:['’]s|\\s+is)\\s+)?(?:no|kein(?:e[ns]?)?)\\s+(?:stadium|stadion(?:karte)?)(?:\\s+card)?(?:\\s+(?:(?:is\\s+|ist\\s+)?(?:in\\s+play|im\\s+spiel|out|ausgelegt)|(?:liegt\\s+)?aus))?`), () => ({ is: 'nothing' })],
  [of(`(?:for\\s+free|kostenlos|umsonst|gratis|without\\s+paying|ohne\\s+(?:energie\\s+)?(?:zu\\s+)?(?:be)?zahlen)`), () => ({ is: 'free' })],
  [of(`(?:no|without|keine?n?|ohne)\\s+(?:other\\s+|andere[ns]?\\s+)?pok[eé]mon(?:\\s+|-)(ex|EX|V|VMAX|VSTAR|GX)(?:\\s+(?:in\\s+play|im\\s+spiel))?`), ([, label]) => ({ is: 'none of', label: label! })],
  [of(`(?:out\\s+of|from|aus|vom)\\s+${OF}deck`), placed('deck', { from: true })],
  [of(`${COUNT}\\s+(?:cards?|karten?)(?=\\s+(?:for\\s+${NAME}|für\\s+${NAME}|to\\s+(?:find|search|get|fetch|grab)|with|mit|by|using|through|via|durch|abwirft|abwerfen|abgeworfen|abzuwerfen|ziehen|zieht|zu\\s+ziehen|drawn?)|\\s*(?:[,;.?!]|$))`), ([, n]) => ({ is: 'amount', of: 'cards', count: countOf(n) })],
  [of(`${OF}(?:bench|bank)\\s+(?:has|hat)\\s+${STILL}${COUNT}\\s+pok[eé]mon`), counted('bench')],
  [of(`${OF}(?:bench|bank)\\s+(?:(?:is|ist)\\s+)?(?:empty|leer)`), () => amount('bench', 0)],
  [of(`${OF}(?:bench|bank)\\s+(?:(?:is|ist)\\s+)?(?:full|voll)`), () => amount('bench', FULL)],
  [of(`(?<=\\s(?:has|have|hat|haben|and|und)\\s+)(?:(?:some|other|more|weitere|andere)\\s+)?(?:benched\\s+pok[eé]mon|bank-?\\s*pok[eé]mon|pok[eé]mon\\s+(?:on\\s+(?:the|their)|auf\\s+der)\\s+(?:bench|bank))(?!\\s*${NAME})`), () => ({ is: 'nothing' })],
  [of(`(?:no|without|ohne)\\s+(?:any\\s+)?other\\s+pok[eé]mon(?:\\s+in\\s+play)?|kein(?:e|en)?\\s+(?:anderen?|weiteren?)s?\\s+pok[eé]mon(?:\\s+im\\s+spiel)?`), () => amount('bench', 0)],
  [of(`(?:[GRWLPFDMYNC]\\s*){1,5}(?<=\\b[GRWLPFDMYNC]\\s*)energ(?:y|ie)`), ([text]) => amount('energy', text.replace(/\s*energ.*$/i, '').replaceAll(' ', '').length)],
  [of(`(?:without|ohne)\\s+(?:any\\s+|jede\\s+)?energ(?:y|ies|ie|ien)(?:\\s+attached)?`), () => amount('energy', 0)],
  [of(`${COUNT}\\s+(?:basic\\s+|basis-?)?energ(?:y|ies|ie|ien)(?:\\s*-?(?:cards?|karten?))?\\s+(?:in|im|on|auf)\\s+${OF}${WHOSE}?(?:discard(?:\\s+pile)?|ablagestapel|ablage)(?:\\s+(?:of|von)\\s+([AB]))?`), ([, n, one, two]) => ({ is: 'amount', of: 'discarded', count: countOf(n), ...((one ?? two) && { whose: playerOf((one ?? two)!) }) })],
  [of(`${STILL}(\\d{1,2}|no|keine?)\\s+energ(?:y|ies|ie|ien)(?:\\s*-?(?:cards?|karten?))?(?:\\s+(?:attached|angelegt))?`), counted('energy')],
  [of(`(one|two|three|four|zwei|drei|vier)\\s+energ(?:y|ies|ie|ien)(?!\\s*-?(?:cards?|karten?))(?:\\s+attached)?`), counted('energy')],
  [of(`(?<=(?:discard(?:s|ing)?|wirft|legt|schickt)\\s+)(?:all\\s+|alle\\s+)?(\\d{1,2})(?=\\s+(?:against|on|gegen|auf|ab)\\s|\\s*(?:[,.;?!]|$))`), counted('energy')],
  [of(`(?:the\\s+|die\\s+)?(?:energ(?:y|ie)|costs?|kosten)\\s+(?:(?:is|are|ist|sind)\\s+)?(?:all\\s+)?(?:bezahlt|paid|gedeckt|vorhanden)`), () => ({ is: 'nothing' })],
  [of(`while\\s+(?:it\\s+is\\s+|being\\s+)?(?:in\\s+the\\s+)?active(?:\\s+spot)?`), placed('active')],
  [of(`(?:for|für)\\s+(\\d{2,3})`), counted('does')],
  [of(`k\\.?\\s?o\\.?\\s+(?:ge(?:setzt|hauen|schlagen|macht)|(?:zu\\s+)?(?:setzen|hauen|schlagen|machen))`), () => ({ is: 'verb', verbs: verbsOf('kampfunfähig') })],
  [of(`(?:geht|gehen|ging|goes|went)\\s+(?:(?:es|sie|er|it)\\s+)?(?:dabei\\s+|dadurch\\s+)?k\\.?\\s?o\\.?`), () => ({ is: 'verb', verbs: verbsOf('kampfunfähig') })],
  [of(`(?<=(?:(?:has|had|hat|hatte|and|und)|(?:^|[\\s(,;.])[AB])\\s+)${STILL}([0-9])(?:\\s+(?:left|remaining|übrig|too|also|auch|ebenfalls|as\\s+well))*(?=\\s*(?:[,;.:?)]|$))`), counted('same')],
  // "X has only one Energy", „X hat eine Energie“.
  [of(`(?<=${NAME}\\s+(?:has|had|hat|hatte|with|mit)\\s+(?:(?:only|just|nur|noch|genau|exactly)\\s+)*)(?:an|eine|einer|one)\\s+energ(?:y|ie)(?!\\s*-?(?:cards?|karten?))(?:\\s+(?:attached|angelegt))?`), () => amount('energy', 1)],
  // Nobody said which card.
  [of(`${COUNT}\\s+(?:more\\s+|other\\s+|different\\s+)?(?:supporter(?:s|karten?)?(?:\\s+cards?)?|unterstützer(?:karten?)?)`), ([, n]) => ({ is: 'unnamed', kind: 'Supporter', count: countOf(n) })],
  [of(`(?:another|(?:a|his|her|their|the)\\s+(second|different)|(noch\\s+eine?n?(?:\\s+(?:weiteren?|zweiten?))?)|(?:(?:eine?n?|seine?n?|ihre?n?|den|die)\\s+)?(?:(weitere[nr]?|zweite[nr]?)|andere[nr]?))\\s+(?:supporter(?:karte)?(?:\\s+card)?|unterstützer(?:karte)?)`), ([text, ...more]) => ({ is: 'unnamed', kind: 'Supporter', count: 1, ...((/^another/i.test(text) || (more.some(Boolean) && !/different/i.test(text))) && { second: true as const }) })],
  // "attaches a Fire Energy to X and another one to Y".
  [of(`(?:another|a\\s+second)\\s+one(?=\\s+(?:to|on|onto)\\s)(?<=attach(?:es|ed)?\\s[^.;]*)|noch\\s+eine(?:\\s+(?:weitere|zweite))?(?=\\s+(?:an|auf)\\s)(?<=(?:legt?e?|hängt)\\s[^.;]*)`), () => ({ is: 'unnamed', kind: 'Energy', count: 1, second: true })],
  [of(`${COUNT}\\s+(?:basic\\s+|basis-?)?(?:energ(?:y|ies)\\s*cards?|energy|energie(?:n|karten?)?)(?:\\s+(?:aus|from)\\s+${OF}hand)?`), ([, n]) => ({ is: 'unnamed', kind: 'Energy', count: countOf(n) })],
  [of(`(?:another|(?:a|his|her|their|the)\\s+second|noch\\s+eine(?:\\s+(?:weitere|zweite))?|(?:(?:eine|seine|ihre|die)\\s+)?(?:weitere|zweite))\\s+(?:basic\\s+|basis-?)?(?:energy(?:\\s*card)?|energie(?:karte)?)(?:\\s+(?:of|for)\\s+(?:the|this)\\s+turn)?`), () => ({ is: 'unnamed', kind: 'Energy', count: 1, second: true })],
  [of(`(?:any\\s+|another\\s+|an?\\s+|(?:noch\\s+)?(?:ein(?:e)?\\s+)?(?:weitere[nrs]?|andere[nrs]?|zweite[nrs]?)\\s+|(?:noch\\s+)?eine?n?\\s+)?(?:items?(?:-?karten?)?(?:\\s+cards?)?)(?:\\s+(?:from|aus|von)\\s+${OF}hand)?`), () => ({ is: 'unnamed', kind: 'Item', count: 1 })],
  [of(`(?<=(?:discard(?:s|ing)?|legt|wirft)\\s+)(?:the|das|die)\\s+(?:stadium|stadion(?:karte)?)(?!\\s*${NAME})`), () => ({ is: 'unnamed', kind: 'Stadium', count: 1 })],
  [of(`(?:another|any|an?|(?:noch\\s+)?(?:eine?|anderes?|weiteres?)(?:\\s+(?:anderes?|weiteres?|zweites))?)\\s+(?:stadium(?:\\s+card)?|stadion(?:karte)?)(?!\\s*${NAME})`), () => ({ is: 'unnamed', kind: 'Stadium', count: 1 })],
  [of(`${COUNT}\\s+(?:trainer[\\s-]*(?:cards?|karten?)|(?:cards?|karten?)(?=\\s+(?:suchen|zu\\s+suchen|nehmen)))`), ([, n]) => ({ is: 'unnamed', kind: 'Item', count: countOf(n) })],
  [of(`${COUNT}\\s+(?:copies\\s+of|exemplare(?:\\s+von)?|kopien\\s+von)`), ([, n]) => ({ is: 'number', count: countOf(n) })],
  // How it is.
  [of(`asleep|sleeping|schläft|schlafend(?:e[nmrs]?)?|paraly[sz]ed|paralysiert(?:e[nmrs]?)?|confused|verwirrt(?:e[nmrs]?)?|poisoned|vergiftet(?:e[nmrs]?)?|burn(?:ed|t)|verbrannt(?:e[nmrs]?)?`), ([word]) => ({ is: 'condition', condition: CONDITIONS.find(([words]) => words.test(word.toLowerCase()))![1] })],
  [of(`(?:gets?\\s+|flips?\\s+)?(heads|tails)\\s+(?:on|for)\\s+both(?:\\s+(?:flips|coins|of\\s+them))?|(?:both|beide)\\s+(?:coins?\\s+|flips\\s+|münzen\\s+)?(?:(?:are|come\\s+up|show|sind|zeigen)\\s+)?(heads|tails|kopf|zahl)|(?:wirft\\s+)?zwei\\s*mal\\s+(kopf|zahl)`), ([, one, two, three]) => ({ is: 'coins', sides: `${one ?? two ?? three!} ${one ?? two ?? three!}` })],
  [of(`(?:flips?\\s+|flipp?(?:ed|ing)\\s+|wirft\\s+|gets?\\s+|and\\s+|und\\s+|${COIN}\\s*(?:${SHOWS}\\s+)?:?\\s*)*((?:\\d\\s*[x×]?\\s*)?(?:heads|tails|kopf|zahl)(?:(?:\\s*,\\s*|\\s+)(?:(?:and|und|then|dann)\\s+)*(?:\\d\\s*[x×]?\\s*)?(?:heads|tails|kopf|zahl))*)(?:\\s+(?:for|on|für|bei)\\s+(?:the\\s+|die\\s+|der\\s+)?(?:confusion|verwirrung)(?:\\s+(?:check|flip|coin))?)?`), ([, sides]) => ({ is: 'coins', sides: sides!.replace(/\s+(?:then|dann)(?=\s)/gi, '') })],
  [of(`(?:(?:only\\s+)?just|newly|freshly)[\\s-]+(?:benched|placed|put\\s+down)(?=\\s+(?:${WHOSE}|the\\s+|an?\\s+)?\\s*${NAME})|(?:frisch|gerade(?:\\s+erst)?|eben(?:\\s+erst)?|soeben)\\s+(?:(?:aus)?gelegte|gebenchte|(?:aus)?gespielte)[nmrs]?(?=\\s+${NAME})`), () => ({ is: 'just come' })],
  // Where.
  [of(`(?:(?:on|in|at)\\s+(?:the\\s+)?)?(?:${WHOSE})?(?:bench|bank)\\s+(?:from|of|von)\\s+([AB])`), placed('bench')],
  [of(`(?:from|off|von|aus)\\s+${OF}${WHOSE}?(?:bench|bank)`), placed('bench', { from: true })],
  [of(`(?:(?:on)?to\\s+(?:the|a|his|her|their)\\s+full|auf\\s+(?:die|eine|seine|ihre)\\s+volle)\\s+(?:bench|bank)`), () => ({ is: 'place', place: 'bench', to: true, full: true })],
  [of(`(?:(?:on)?to|onto|auf\\s+(?:die|seine|ihre))\\s+${OF}${WHOSE}?(?:bench|bank)(?<!\\bto\\s+bench(?=\\s+(?:an?\\s+|the\\s+)?${NAME}))`), placed('bench', { to: true })],
  [of(`${WHOSE}(?:bench|bank)(?:\\s+(?:consists\\s+of|besteht\\s+aus))?(?=\\s*:|${LISTS}\\s+${NAME})|(?<=(?:active|aktiv\\p{L}*)(?:\\s+(?:is|ist))?\\s*:?\\s*${NAME}[^;]*,\\s*)(?:bench|bank)(?=\\s*:?${LISTS}\\s+${NAME})`), placed('bench')],
  [of(`(?:from|out\\s+of|aus|von)\\s+${OF}(?:prizes|prize\\s+cards|preiskarten|preisen)`), placed('prizes', { from: true })],
  [of(`(?:on|auf)\\s+${OF}${WHOSE}?(?:bench|bank)(?:\\s+(?:von|of)\\s+([AB]))?`), placed('bench')],
  [of(`benched|bank-?\\s*pok[eé]mon`), () => ({ is: 'place', place: 'bench' })],
  [of(`(?:into|in)\\s+play|ins\\s+spiel`), ([text]) => ({ is: 'place', place: 'play', ...(/^into|^ins/i.test(text) && { to: true as const }) })],
  [of(`im\\s+spiel|(?:liegt|liegen|lag)\\s+aus`), placed('play')],
  // "with Risky Ruins out".
  [of(`(?<=(?:with|under|mit)\\s+${NAME}\\s+)(?:out|up|down|on\\s+the\\s+(?:table|board|field)|around|auf\\s+dem\\s+(?:tisch|feld))`), placed('play')],
  [of(`(?:to|into)\\s+(?:the\\s+)?active(?:\\s+spot)?|in\\s+die\\s+aktive\\s+position|nach\\s+vorne?`), () => ({ is: 'place', place: 'active', to: true })],
  [of(`(?:from|aus|von)\\s+(?:der\\s+|the\\s+)?(?:active\\s+spot|aktiven\\s+position)`), () => ({ is: 'place', place: 'active' })],
  [of(`(?:ganz\\s+)?vorne?(?:\\s+drin)?(?<!(?:nach|von)\\s+vorne?)|(?:up\\s+)?(?:in\\s+)?front`), placed('active')],
  [of(`in\\s+(?:der\\s+|the\\s+)?(?:active\\s+spot|aktiven\\s+position)`), () => ({ is: 'place', place: 'active' })],
  [of(`(?:in|im|on|auf)\\s+${OF}${WHOSE}?(?:discard(?:\\s+pile)?|ablagestapel)`), placed('discard')],
  [of(`(?:in|auf)\\s+${OF}${WHOSE}?hand(?<=\\s(?:has|hat|holds|hält)\\s(?:(?!\\s(?:plays|spielt|into|in\\s+die)\\s)[^.;:])*)`), placed('hand')],
  [of(`(?:${WHOSE}|${OF})(?:discard(?:\\s+pile)?|ablagestapel)(?=\\s+(?:has|hat|contains|enthält)\\s)`), placed('discard')],
  [of(`(?:from|aus|von)\\s+${OF}hand`), () => ({ is: 'place', place: 'hand', from: true })],
  [of(`(?:(?:back\\s+)?(?:in)?to|(?:zurück\\s+)?auf)\\s+(?:the|his|her|their|die|seine|ihre)\\s+hand`), () => ({ is: 'place', place: 'hand', to: true })],
  [of(`(?:als\\s+|as\\s+(?=(?:the|his|her|an?|new)\\s))?(?:(?:the|das|dem|den|his|her|sein|ein)\\s+)?(?:new\\s+|neue[sn]?\\s+)?(?:active|defending|aktive[nmrs]?|verteidigende[nmrs]?)\\s+pok[eé]mon|(?:(?:the|der)\\s+)?(?:defender|verteidiger)|(?:gegenüber|opposite(?:\\s+(?:it|him|her))?)(?=\\s+(?:is|lies|sits|stands|liegt|ist|steht|sitzt)\\s)`), ([text]) => ({ is: 'active', ...(/(?:defender|verteidiger|gegenüber)$|^opposite/i.test(text) && { defends: true as const }), ...(ANEW.test(text) && { anew: true as const }) })],
  [of(`(?:the\\s+|das\\s+|sein\\s+|his\\s+)?(?:new\\s+|neue[sn]?\\s+)?(?:active|aktive[nmrs]?)`), ([text]) => ({ is: 'active', ...(ANEW.test(text) && { anew: true as const }) })],
  [of(`(?<=(?:liegt|steht|sitzt|ist)\\s+)gegenüber`), placed('active')],
  [of(`(?:neu\\s+)?aktiv`), ([text]) => ({ is: 'place', place: 'active', ...(ANEW.test(text) && { anew: true as const }) })],
  [of(`(?:an?|ein(?:em|en|es)?|any|some|irgendein|one|eines?)\\s+(?:(?:of|von)\\s+)?(?:(?:his|her|their|seiner|ihrer|${WHOSE})\\s*)?pok[eé]mon|(?<=['’]s\\s+|(?:^|\\s)[AB]s\\s+)pok[eé]mon(?=\\s+(?:was|is|were|got|wurde|wird|ist))`), ([, letter]) => ({ is: 'somebody', ...(letter && { whose: playerOf(letter) }) })],
  // When.
  [of(`(?:(?:on|in|during|at|it(?:['’]s|\\s+is)|this\\s+is)\\s+)?(?:${WHOSE}|the\\s+|his\\s+|her\\s+|their\\s+)?(?:very\\s+)?(first|second)\\s+turn(?:\\s+of\\s+the\\s+(?:game|match))?`), ([text, , nth]) => ({ is: 'turn', number: /^first$/i.test(nth!) ? 1 : 2, ...(!/the\s+(?:very\s+)?first|the\s+(?:game|match)/i.test(text) && { own: true as const }) })],
  [of(`(?:im\\s+|in\\s+(?:seinem|ihrem|dem|${WHOSE})\\s*)(?:aller)?(ersten|zweiten)\\s+(?:spiel)?zug(?:\\s+(?:des\\s+spiels|der\\s+partie))?`), ([text, , nth]) => ({ is: 'turn', number: /^ersten$/i.test(nth!) ? 1 : 2, ...(/seinem|ihrem|[AB]['’]?s/.test(text) && { own: true as const }) })],
  [of(`(?:(?:on|in|during)\\s+)?(?:turn|zug|t|runde)\\s*(\\d{1,2}|one|two|eins|zwei)`), ([, n]) => ({ is: 'turn', number: n === 'eins' ? 1 : countOf(n) })],
  [of(`(?:(?:es|das)\\s+ist\\s+(?:der\\s+)?)?(?:${WHOSE}|sein\\s+|ihr\\s+)?(?:aller)?(erste[rn]?|zweite[rn]?)\\s+(?:spiel)?(?:zug|runde)(?:\\s+(?:des\\s+spiels|der\\s+partie))?`), ([text, , nth]) => ({ is: 'turn', number: /^erste/i.test(nth!) ? 1 : 2, ...(!/runde|(?:spiels|partie)$/i.test(text) && { own: true as const }) })],
  [of(`(?:going|goes|went|geht|ging|ist|war)\\s+(?:first|(?:als\\s+)?(?:erste[rs]?|zuerst))|(?:ist|war|bin)\\s+(?:der\\s+|die\\s+)?startspieler(?:in)?|als\\s+(?:erste[rs]?(?:\\s+spieler(?:in)?)?|startspieler)|(?:plays?|spielt)\\s+(?:first|zuerst)(?=\\s*[,;.:])|(?:starts?|started|begins?|began|beginnt|begann|eröffnet)\\s+(?:the|das)\\s+(?:game|match|spiel)|(?:has|takes|hat|macht|bekommt)\\s+(?:the\\s+|den\\s+)?(?:very\\s+|aller)?(?:first|ersten)\\s+(?:turn|(?:spiel)?zug)(?:\\s+(?:of\\s+the\\s+game|des\\s+spiels))?`), () => ({ is: 'going', first: true })],
  [of(`(?:going|goes|went|geht|ging|ist)\\s+(?:second|(?:als\\s+)?zweite[rs]?)|als\\s+zweite[rs]?(?:\\s+spieler(?:in)?)?|(?:plays?)\\s+second(?=\\s*[,;.:])`), () => ({ is: 'going', first: false })],
  [of(`(?:(?:on|in|during)\\s+)?the\\s+(?:same\\s+)?turn(?:\\s+(?:in|on)\\s+which)?(?=\\s+(?:(?:it|${NAME})\\s+(?:was|came)|(?:he|she|they|[AB])\\s+(?:just\\s+)?(?:put|played|benched|placed)))|(?:im(?:\\s+(?:selben|gleichen))?\\s+zug|in\\s+dem(?:selben)?\\s+zug|in\\s+der(?:selben)?\\s+runde),?\\s+in\\s+de[mr](?=\\s+(?:es|sie|er|[AB]|${NAME})\\s)`), () => ({ is: 'this turn', begins: true })],
  [of(`(?:schon|bereits)\\s+im\\s+spiel(?=\\s+(?:ist|liegt|war|sind|lag)(?![\\p{L}]))|(?<=\\s(?:ist|liegt|war|sind)\\s+)(?:schon|bereits)\\s+im\\s+spiel`), placed('play')],
  [of(`(?:(?:earlier|before|already|früher|schon|bereits|vorhin)\\s+)*(?:(?:in\\s+|im\\s+)?(?:this|the|diesem|dem)?\\s*(?:game|match|spiel))(?<=(?:this|earlier|before|früher|diesem|schon|bereits|vorhin)\\s.*)|(?:two|three|2|3|some|a\\s+few)\\s+turns\\s+ago|vor\\s+(?:zwei|drei|2|3|einigen)\\s+(?:zügen|runden)|earlier(?=\\s*(?:[,.;:)?]|$))`), () => ({ is: 'this game' })],
  [of(`(?:from|vom|aus\\s+dem)\\s+(?:set-?up|spielaufbau|aufbau)|(?:(?:schon|already)\\s+)?(?:since|seit)\\s+(?:the\\s+|dem\\s+)?(?:(?:last|previous|letzte[nm]|vorige[nm])\\s+(?:turn|zug)|set-?up|(?:spiel)?aufbau|beginning|start|spielbeginn|anfang)`), () => ({ is: 'nothing' })],
  [of(`(?:(?:earlier|already|later|früher|schon|noch)\\s+)?(?:(?:in\\s+)?(?:this|one|the\\s+same|a\\s+single)\\s+${TURN}|(?:in\\s+)?(?:diese[mn]|einem|demselben)\\s+(?:spiel)?zug|im\\s+(?:selben|gleichen)\\s+(?:spiel)?zug|(?:in\\s+)?diese\\s+runde)`), ([text]) => ({ is: 'this turn', ...(/same|selb|gleich/i.test(text) && { same: true as const }) })],
  [of(`(?:for|für)\\s+(?:(?:the|his|her|den|seinen)\\s+(?:turn|zug)|game)|(?:in|on|during)\\s+(?:his|her|their|seinem|ihrem|dem)\\s+(?:own\\s+|eigenen\\s+)?(?:turn|zug)`), () => ({ is: 'this turn' })],
  [of(`(?:(?:in|on|during|im)\\s+)?(?:(?:the|his|her|its|their|dem|der|seinem|ihrem|${WHOSE})\\s*)?(?:last|previous|letzte[nrms]?|vorige[nr]?)\\s+(?:turn|zug|runde)`), () => ({ is: 'last turn' })],
  [of(`(?:(?:in|on|during|im)\\s+)?(?:(?:the|his|her|its|their|seinem)\\s+)?(?:next|following|nächste[nr]?|folgende[nr])\\s+(?:turn|zug|runde)`), () => ({ is: 'next turn' })],
  [of(`(?:${WHOSE}|the\\s+|der\\s+)?(?:turn\\s+ends|zug\\s+endet)|zugende|(?:the\\s+)?end\\s+of\\s+(?:the\\s+)?turn|(?:at|am)\\s+(?:the\\s+)?ende?\\s+(?:of|des|von)\\s+(?:(?:the|his|${WHOSE})\\s*)?(?:turn|zug(?:e?s)?)`), ([, one, two]) => ({ is: 'turn ends', ...((one ?? two) && { whose: playerOf((one ?? two)!) }) })],
  [of(`([AB])\\s+(?:ist|is)\\s+(?:dran|am\\s+zug)|(?:it(?:['’]s|\\s+is)|es\\s+ist)\\s+([AB])(?:['’]s|s)\\s+(?:turn|zug)`), ([, one, two]) => ({ is: 'turn of', player: playerOf((one ?? two)!) })],
  [of(`([AB])\\s+(?:has\\s+|hat\\s+|hatte\\s+|had\\s+)?(?:already\\s+|schon\\s+|bereits\\s+|(?:in\\s+diesem|dieses)\\s+spiel\\s+|in\\s+this\\s+game\\s+)*(?:used\\s+)?(?:schon\\s+|bereits\\s+)?(?:an?|one|his|her|their|the|einen?|seinen?|ihren?|die|den)\\s+(?:(gx)|vstar)(?:\\s+|-)(?:attacke?|angriff|power)(?:\\s+(?:already|schon|bereits|before|eingesetzt|benutzt|verwendet|genutzt|(?:earlier\\s+)?(?:in\\s+)?this\\s+game|earlier|in\\s+diesem\\s+spiel))*(?<=(?:used|eingesetzt|benutzt|verwendet|genutzt)(?:\\s.*)?)`), ([, player, gx]) => ({ is: 'once per game', player: playerOf(player!), which: gx ? 'GX attack' : 'VSTAR Power' })],
  // "…, hat aber in diesem Spiel schon eine GX-Attacke benutzt": who is spoken of.
  [of(`(?:has\\s+|hat\\s+|hatte\\s+|had\\s+)?(?:(?:but|aber|jedoch|already|schon|bereits|(?:earlier\\s+)?in\\s+(?:diesem|this)\\s+(?:spiel|game))\\s+)*(?:used\\s+)?(?:an?|one|his|her|their|einen?|seinen?|ihren?)\\s+(?:(gx)|vstar)(?:\\s+|-)(?:attacke?|angriff|power)(?:\\s+(?:already|schon|bereits|before|eingesetzt|benutzt|verwendet|genutzt|(?:earlier\\s+)?(?:in\\s+)?this\\s+game|earlier|in\\s+diesem\\s+spiel))*(?<=(?:used|eingesetzt|benutzt|verwendet|genutzt)(?:\\s.*)?)(?<=(?:already|earlier|game|before|schon|bereits|spiel)(?:\\s.*)?)`), ([, gx]) => ({ is: 'once per game', which: gx ? 'GX attack' : 'VSTAR Power' })],
  [of(`(?:nach|after)\\s+([AB])(?:['’]s|s)\\s+(?:turn|zug)`), () => ({ is: 'after turn' })],
  [of(`(?:calls?|called|asks?|ruft|fragt|holt)\\s+(?:for\\s+|nach\\s+)?(?:an?\\s+|the\\s+|eine?n?\\s+|den\\s+|die\\s+)?(?:judge|richter(?:in)?|schiedsrichter(?:in)?)`), () => ({ is: 'nothing' })],
  [of(`(?:an|durch|von|from|to|by|due\\s+to)\\s+(?:der\\s+|the\\s+)?(?:vergiftung|gift|verbrennung|poison(?:ing)?|burns?)`), () => ({ is: 'nothing' })],
  [of(`(?:(?:in|on|during|im|nun|now|jetzt)\\s+)*([AB])(?:['’]s|s)?\\s+(?:turn|zug)|im\\s+zug\\s+von\\s+([AB])`), ([, one, two]) => ({ is: 'turn of', player: playerOf((one ?? two)!) })],
  [of(`(?:als\\s+)?(?:(?:the|his|her|their|das|sein|ihr)\\s+)?(?:only|sole|last|einzige[sn]?|letzte[sn]?)\\s+pok[eé]mon(?:\\s+(?:in\\s+play|im\\s+spiel|left))?|only|just|einzige[nrs]?|nur(?:\\s+noch)?`), () => ({ is: 'only' })],
  [of(`(?:another|one\\s+more|a\\s+(second|further)|(?:noch\\s+)?ein(?:e[nmrs]?)?\\s+(zweite[nmrs]?|weitere[nmrs]?|andere[nmrs]?)|noch\\s+ein(?:e[nmrs]?)?)(?=\\s+(?:(?:benched|active)\\s+)?${NAME})`), ([, one, two]) => ({ is: 'another', ...((one ?? two) !== undefined && { second: true as const }) })],
  [of(`twice|two\\s+times|zwei\\s*mal|a\\s+second\\s+time|(?:ein\\s+|zum\\s+)zweite[sn]\\s+mal|doppelt`), () => ({ is: 'twice' })],
  [of(`(?:(?:going|heading|goes|go|went)\\s+into\\s+)?(?:the\\s+)?(?:pok[eé]mon(?:\\s*|-))?check-?up|(?:(?:(?:geht|gehen|ging)\\s+)?in\\s+den\\s+)(?:pok[eé]mon(?:\\s*|-))?check(?:-?up)?|(?:(?:im|beim|dem)\\s+)?pok[eé]mon(?:\\s*|-)check|(?:im|beim|zum)\\s+check|between\\s+(?:the\\s+)?turns|zwischen\\s+den\\s+zügen`), () => ({ is: 'checkup' })],
  [of(`${OF}(?:ability|fähigkeit)`), () => ({ is: 'ability' })],
  [of(`(?:with|by|mit|durch)\\s+(?:an?|its|his|her|the|eine[rm]?|seine[rm]?|ihre[rm]?|der)\\s+(?:attack|attacke|angriff)`), () => ({ is: 'some attack' })],
  // What nobody says was used was not.
  [of(`(?:its|the|his|her|their|sein|ihr|seine|ihre|der|dessen|deren)\\s+(?:effect|effekt|wirkung)\\s+(?:(?:was|is|has|hat|ist|wurde)(?:n['’]t|\\s+(?:still\\s+|noch\\s+|bisher\\s+)*(?:not|nicht|never|nie))\\s+(?:yet\\s+)?(?:been\\s+)?(?:used|applied|triggered|genutzt|benutzt|verwendet|eingesetzt|ausgelöst|verbraucht)|(?:is\\s+|ist\\s+)(?:still\\s+|noch\\s+)?(?:unused|unbenutzt|ungenutzt|unverbraucht))(?:\\s+(?:yet|so\\s+far|before|worden|bisher|(?:in\\s+)?this\\s+game|in\\s+diesem\\s+spiel))*`), () => ({ is: 'nothing' })],
  [of(`(?:(?:is|are|was)(?:n['’]t|\\s+not)\\s+(?:affected\\s+by|in|under)|(?:ist|hat|wird)\\s+(?:nicht\\s+von|von\\s+keinem)|no|without|not\\s+affected\\s+by|keine?n?|ohne)\\s+(?:any\\s+|an?\\s+|einem\\s+|einen\\s+)?(?:special\\s+conditions?|speziellen?\\s+zustände?n?|speziellen\\s+zustand)(?:\\s+betroffen)?`), () => ({ is: 'nothing' })],
  [of(`without\\s+(?:attacking|an\\s+attack)|ohne\\s+(?:anzugreifen|angriff)`), () => ({ is: 'nothing' })],
  [of(`to\\s+sleep|in\\s+(?:den\\s+)?schlaf|zum\\s+schlafen`), () => ({ is: 'nothing' })],
  [of(`(?:without|ohne)\\s+(?:flipping(?:\\s+a\\s+coin)?|a\\s+(?:coin\\s+)?flip|(?:einen?\\s+)?münzwurf|eine\\s+münze\\s+zu\\s+werfen|zu\\s+werfen)`), () => ({ is: 'nothing' })],
  [of(`(?:how\\s+(?:much|many)|wie\\s*viele?|(?:which|welche[rsn]?)(?=\\s+(?:player|spieler|special|conditions?|zust|prizes?|preis)))(?:\\s+(?:damage|counters?|prizes?(?:\\s+cards?)?|cards|hp|energ(?:y|ies|ie|ien)|schaden|marken|schadensmarken|preise|preiskarten|karten|kp))?`), () => ({ is: 'asked' })],
  [of(`(?<=^\\s*)(?:neue[rs]?\\s+(?:runde|zug|spielzug)|new\\s+turn)(?=\\s*[:,;.])`), () => ({ is: 'nothing' })],
  [of(`(?:zu|am)\\s+(?:beginn|anfang)\\s+(?:seines|ihres|des)\\s+(?:spiel)?zuge?s|at\\s+the\\s+(?:start|beginning)\\s+of\\s+(?:the|his|her|their|${WHOSE})\\s*turn|(?:for|at)\\s+(?:his|her|the)\\s+(?:turn\\s+)?draw`), () => ({ is: 'nothing' })],
  // Who.
  [of(`(?:A\\s+(?:and|und)\\s+B\\s+)?(?:both|beide)(?:\\s+(?:players|spieler))?|A\\s+(?:and|und)\\s+B(?=\\s+(?:each\\s+|je\\s+|jeweils\\s+)?(?:have|haben)\\s)`), () => ({ is: 'both' })],
  [of(`(?:(?:the\\s+)?opponent['’]s|des\\s+gegners|gegnerische[nmrs]?|opposing)(?:\\s+pok[eé]mon)?`), () => ({ is: 'whose', player: 'other' })],
  [of(`(?:spieler(?:in)?|player)\\s+([AB])(?![\\p{L}\\d'’])`), ([, who]) => ({ is: 'player', player: playerOf(who!) })],
  [/([AB])['’]s/y, ([, who]) => ({ is: 'whose', player: playerOf(who!) })],
  [/([ab])['’]s(?=\s)/y, ([, who]) => ({ is: 'whose', player: playerOf(who!) })],
  [/([AB])s(?=\s+\S)(?!\s+[AB](?!\p{L}))/uy, ([, who]) => ({ is: 'whose', player: playerOf(who!) })],
  [/[AB](?!['’])/y, ([who]) => ({ is: 'player', player: playerOf(who!) })],
  [/['’]s|['’](?=\s)|(?:e?s)(?=\s)/y, () => ({ is: 'genitive' })],
  [of(`(?:exactly|precisely|genau)\\s+(?:an?|eine?[nmrs]?)(?=\\s+(?:(?:benched|active)\\s+|aktive[nmrs]?\\s+)?${NAME})`), () => ({ is: 'number', count: 1 })],
  [of(`(?:(?:only|just|but|nur)\\s+)*(?:(?:a|one|the)\\s+(?:single|lone|sole)|ein(?:e[nmr]?|s)?\\s+(?:einzige[nmrs]?|einzelne[nmrs]?))(?=\\s+${NAME})`), () => ({ is: 'number', count: 1 })],
  [of(`(?:(?:exactly|precisely|genau)\\s+)?(\\d{1,2})\\s*[x×]?(?=\\s*(?:(?:benched|active)\\s+|aktive[nmrs]?\\s+)?${NAME})|(?:(?:exactly|precisely|genau)\\s+)?(one|two|three|four|five|six|zwei|drei|vier|fünf|sechs)(?=\\s+(?:(?:benched|active)\\s+|aktive[nmrs]?\\s+)?${NAME})`), ([, one, two]) => ({ is: 'number', count: countOf(one ?? two) })],
  [/u\.(?=\s)/y, () => ({ is: 'and' })],
  [/(?:and|und|&|\+|sowie|plus)/iy, () => ({ is: 'and' })],
]; // prettier-ignore

const WORD = /[^\s,;>\n→()\uE001]+/y;
const END = new RegExp(ENDS, 'uy');

/** The tokens of a line, in order. */
export function tokensOf(line: string, into: PokemonLine): Token[] {
  const names = withoutClaims(line, namesIn(line, into));
  let masked = '';
  let done = 0;
  for (const { from, to } of names) {
    masked += line.slice(done, from) + NAME;
    done = to;
  }
  masked += line.slice(done);
  const tokens: Token[] = [];
  for (let from = 0, nth = 0; from < masked.length; ) {
    if (/[^\S\n]/.test(masked[from]!)) from++;
    else if (masked[from] === NAME) {
      const { from: _from, to: _to, ...told } = names[nth++]!;
      tokens.push({ ...told, at: from, end: from + 1 });
      from++;
    } else {
      const { said, length } = saidAt(masked, from);
      tokens.push({ ...said, text: masked.slice(from, from + length), at: from, end: from + length } as Token);
      from += length;
    }
  }
  return inSmallLetters(tokens);
} // prettier-ignore
/** What somebody says in quotation marks, and is no name: what he does himself is a play. */
const CLAIM = /["“„](?!I\s|ich\s)([^"“”„\n]{2,})["”“]/giu;
type Found = NameFound | { is: 'nothing'; text: string; from: number; to: number };
function withoutClaims(line: string, names: readonly NameFound[]): Found[] {
  const quotes = [...line.matchAll(CLAIM)].map(({ 0: text, index }) => ({ is: 'nothing' as const, text, from: index, to: index + text.length }));
  const claims = quotes.filter(({ from, to }) => names.every((one) => one.from > from + 1 || one.to < to - 1));
  const within = (one: NameFound): boolean => claims.some(({ from, to }) => one.from >= from && one.to <= to);
  return [...names.filter((one) => !within(one)), ...claims].toSorted((a, b) => a.from - b.from);
} // prettier-ignore
/** "a attacks", "b: X", "kann b …": players in small letters, where a play begins; in such a line "as X", "bs X" tell whose it is. */
function inSmallLetters(tokens: readonly Token[]): Token[] {
  const players = tokens.map((token, n) => asPlayer(token, tokens[n - 1], tokens[n + 1]));
  if (!players.some((token) => token.is === 'player' && /^[ab]$/.test(token.text))) return players;
  return players.map((token, n, all) => {
    const next = all[n + 1];
    const isWhose = token.is === 'word' && /^[ab]s$/.test(token.text) && (next?.is === 'name' || next?.is === 'active' || next?.is === 'condition' || next?.is === 'place');
    return isWhose ? { ...token, is: 'whose', player: playerOf(token.text[0]!) } : token;
  });
} // prettier-ignore
const isObject = (token: Token | undefined): boolean =>
  token?.is === 'name' || (token?.is === 'word' && PREPOSITIONS.has(lower(token)));
function asPlayer(token: Token, before: Token | undefined, next: Token | undefined): Token {
  if (token.is !== 'word' || !/^[ab]$/.test(token.text)) return token;
  const begins = before === undefined || before.is === 'and' || (before.is === 'sign' && before.sign !== ':') || isWord(before, MODAL) || (before.is === 'word' && SUBORDINATORS.has(before.text.toLowerCase()));
  const acts = (next?.is === 'sign' && next.sign === ':') || next?.is === 'verb' || [HAVE, BE, MODAL].some((words) => isWord(next, words));
  // "kann b Relaxo zurückziehen", "wenn a mit …"; "can a Snorlax" is an article.
  const isAsked = isWord(before, token.text === 'b' ? /./ : /^(?:kann|darf|will|könnte|möchte|wenn|falls|nachdem|weil|dass)$/) && isObject(next);
  return begins && (acts || isAsked) ? { ...token, is: 'player', player: playerOf(token.text) } : token;
} // prettier-ignore
/** What the word may be as a verb here. */
function verbsAt(text: string, from: number, word: string): readonly VerbWord[] {
  // "die Überlebensschiene" is an article, "does it die?" none.
  const isArticle = ARTICLE.test(word.toLowerCase()) && !/^\s*(?:[,;.:?!)]|$)/.test(text.slice(from + word.length));
  const verbs = isArticle ? [] : verbsOf(word.toLowerCase());
  // "Dusknoir Blast" is half the name of an attack.
  const isNamed = from > 0 && /^\p{Lu}/u.test(word) && verbs.every(({ kind, form }) => kind === 'attack' && form === 'infinitive');
  return isNamed ? [] : verbs;
} // prettier-ignore
function saidAt(text: string, from: number): { said: Said; length: number } {
  for (const [words, read] of PHRASES) {
    const found = matchAt(words, text, from);
    if (!found || found[0].includes(NAME)) continue;
    const isSign = /^(?:[()]|[-=]>|[→,;>\n:?!.])$/.test(found[0]);
    if (!isSign && !matchAt(END, text, from + found[0].length)) continue;
    const said = read(found);
    // A genitive stands right behind its name.
    if (!said || (said.is === 'genitive' && text[from - 1] !== NAME)) continue;
    return { said, length: found[0].length };
  }
  const infinitive = matchAt(ZU, text, from);
  if (infinitive) {
    const word = bareWord(matchAt(WORD, text, from + infinitive[0].length)?.[0] ?? '');
    const verbs = verbsOf(word.toLowerCase()).filter(({ form }) => form === 'infinitive');
    if (verbs.length > 0) return { said: { is: 'verb', verbs }, length: infinitive[0].length + word.length };
  }
  const word = bareWord(matchAt(WORD, text, from)?.[0] ?? text[from]!);
  const verbs = verbsAt(text, from, word);
  return { said: verbs.length > 0 ? { is: 'verb', verbs } : { is: 'word' }, length: word.length };
} // prettier-ignore

/** The card, attack or Ability it names. */
export const nameOf = (token: Token): string | undefined =>
  token.is === 'name' ? token.name : token.is === 'part' ? token.called : undefined;
/** Tokens as a line has them: no space before a sign, nor behind an opening parenthesis. */
export const asWritten = (tokens: readonly Token[]): string =>
  tokens.map(({ text }) => text).join(' ').replace(/ (?=[,;:.!?)]|['’]s? )|(?<=\() /g, ''); // prettier-ignore
