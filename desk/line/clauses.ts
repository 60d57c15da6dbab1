// How a sentence is built, in the order of the line: who does what, with what. "worauf B X abwirft", "im Damage Step aktiviert B X", "B will X ketten",
// "A greift an und aktiviert X" are each a play that begins with its player. Text to text, before the phrases (`phrases.ts`); a name's own commas are none
// of the sentence's.
import { ARROW, pieces } from './words.ts';
import { barely, secondFirst } from './in-sentence.ts';
import { inSecondPlace, VERB_LAST, VERB_SECOND } from './verbs.ts';

const COUNTED = 'an?|one|two|three|four|five|eine?n?|zwei|drei|vier|fünf|\\d{1,2}';
/** Up to the next sign of the line. */
const CLAUSE = '([^,;>\\n]+?)';
const ENDS = '(?=\\s*(?:[,;>\\n]|$))';
const BEGINS = '(^|[,;>\\n]\\s*)';

// ── commas of a name ──

const COMMA = '\uE000';
const WORDS_BEFORE = 6;
const WORDS_BEHIND = 9;
/** The commas inside a card's name as another sign. */
function maskedCommas(line: string, isCard: (name: string) => boolean): string {
  if (!/,\s/.test(line)) return line;
  const words = line.split(' ');
  for (let at = 0; at < words.length; at++) {
    if (!/\p{L},$/u.test(words[at]!)) continue;
    const span = nameAround(words, at, isCard);
    if (span) for (let n = span.from; n < span.to; n++) words[n] = words[n]!.replace(/,$/, COMMA);
  }
  return words.join(' ');
}
/** The pieces of a line, a comma of a name within its piece. */
export const wholePieces = (line: string, isCard: (name: string) => boolean): { text: string }[] =>
  pieces(maskedCommas(line, isCard)).map(({ text }) => ({ text: text.replaceAll(COMMA, ',') }));
const bare = (text: string): string => text.replaceAll(COMMA, ',').replace(/[.,;?]$/, '');
/** The longest name that has the comma behind this word in it. */
function nameAround(words: readonly string[], at: number, isCard: (name: string) => boolean): { from: number; to: number } | undefined {
  for (let from = Math.max(0, at - WORDS_BEFORE); from <= at; from++)
    for (let to = Math.min(words.length - 1, at + WORDS_BEHIND); to > at; to--)
      if (isCard(bare(words.slice(from, to + 1).join(' ')))) return { from, to };
  return undefined;
} // prettier-ignore

/** "Who's There?" ends no question. */
const endsInName = (line: string, isCard: (name: string) => boolean): boolean =>
  line.split(' ').some((_, from, words) => from >= words.length - WORDS_BEHIND && isCard(words.slice(from).join(' ')));

// ── moments ──

const PHASE =
  '(?:draw|standby|main|battle|end|zieh|haupt|kampf)[\\s-]?(?:phase(?:\\s*[12])?|step)|damage\\s?step|schadensschritt|schadensberechnung|damage\\s+calculation';
/** "im Damage Step", "in der End Phase von B", "im Zug von B", "during B's Main Phase". */
const MOMENT = `(?:(?:noch\\s+)?(?:in|im|während|bei|beim|vor|nach|during|at|before|after|on)\\s+(?:(?:der|des|dem|the|einer|seiner|ihrer|seinem|ihrem|his|her|their|[AB]['’]?s)\\s+)?(?:eigenen\\s+|own\\s+)?(?:${PHASE}|(?:spiel)?zug(?:e?s)?(?=\\s+von\\s+[AB]\\b)|(?<=[AB]['’]s\\s+)(?:turn|zug))(?:s)?(?:\\s+(?:von|of)\\s+[AB](?![\\p{L}'’]))?)`; // prettier-ignore
/** What only says that something follows. */
const LEAD =
  '(?:daraufhin|darauf|hierauf|dann|danach|anschließend|nun|jetzt|sofort|direkt(?:\\s+danach)?|dagegen|dazu|zuerst|zunächst|als\\s+(?:antwort|reaktion)(?:\\s+(?:darauf|hierauf|dazu))?|in\\s+reaktion\\s+darauf|im\\s+anschluss|then|in\\s+response|now|next|afterwards)';
/** "seiner", "ihrer": of whoever plays. */
const own = (text: string, who: string): string =>
  text.replace(/\b(?:seiner|ihrer|seinem|ihrem|his|her|their|(?:im|in\s+der)\s+eigenen)\s+(?:eigenen\s+|own\s+)?(?=\p{L}+)/giu, () => `${who}'s `); // prettier-ignore

type Rule = readonly [RegExp, string | ((...found: string[]) => string)];

const NTH = [['erste', 'first'], ['zweite', 'second'], ['dritte', 'third'], ['vierte', 'fourth']]; // prettier-ignore
/** "in der End Phase von B" is "in B's End Phase"; German names of phases. */
const PHASES: readonly Rule[] = [
  [
    /\b(in|während)\s+(?:der\s+)?((?:draw|standby|main|battle|end)\s+phase(?:\s*[12])?)\s+von\s+(?:spieler\s+)?([AB])(?![\p{L}'’])/giu,
    "in $3's $2",
  ],
  [new RegExp(`\\b([AB])s(?=\\s+(?:${PHASE}|zug|spielzug|friedhof|hand|feld)(?!\\p{L}))`, 'giu'), "$1's"],
  [/\bschadensschritt\b/gi, 'Damage Step'],
  [/\bbeim\s+(?=damage\s?step)/gi, 'im '],
  [/(?<=[AB]['’]s\s+)(?:own|eigene[nmrs]?)\s+/gi, ''],
  [
    /(^|[,;>\n]\s*)(?:(?:und|and)\s+)?(?:dann|danach|then)\s+(?:endet\s+(?:der|sein|ihr)\s+(?:spiel)?zug|the\s+turn\s+ends)/giu,
    '$1Zug endet',
  ],
  // "den zweiten Effekt von X", "X's second effect"
  [
    /(?:(?:den|der|the|seinen|ihren)\s+)?(erste|zweite|dritte|vierte|first|second|third|fourth)[nr]?\s+(?:effekt|effect)\s+(?:von|of)\s+([^,;>\n]+?)(?=\s*(?:[,;>\n]|$)|\s(?:auf|on|targeting|und|and)\s)/giu,
    (_, which, what) => `${what} effect ${NTH.findIndex((words) => words.includes(which!.toLowerCase())) + 1}`,
  ],
  [
    /(?<=\S)['’]s\s+(first|second|third|fourth)\s+effect(?!\p{L})/giu,
    (_, which) => ` effect ${NTH.findIndex((words) => words.includes(which!.toLowerCase())) + 1}`,
  ],
  [/\bspieler(?:in)?\s+(?=[AB](?![\p{L}'’]))/giu, ''],
];

// ── who does what ──

const VERBS_OF_PLAYS = `(?:${VERB_SECOND}|legt|activates|chains|uses|plays|summons|special\\s+summons|normal\\s+summons|attacks|sets|flips|responds|discards|ends|passes)`;
const ADVERB =
  '(?:(?:noch|sofort|direkt|gleich|einfach|ebenfalls|auch|dazu|darauf|daraufhin|jetzt|nun|dann|gerne?|lieber|natürlich|selbst)\\s+)*';
const MODAL = '(?:will|möchte|kann|darf|würde|versucht|wollte|probiert|entscheidet\\s+sich)';
const WANTS = '(?:wants?|tries|attempts?|would\\s+like|can|may|decides|chooses|is\\s+allowed|goes)';
/** English infinitives whose third person is not the infinitive and an s. */
const third = (verb: string): string => (/(?:s|sh|ch|x)$/i.test(verb) ? `${verb}es` : `${verb}s`);

/** "X beschwören und Y aktivieren" are two plays. */
const AND_THEN = new RegExp(`^(.+?)\\s+(${VERB_LAST})\\s+und\\s+(?:dann\\s+)?(.+)$`, 'iu');
function eachInSecondPlace(who: string, what: string, verb: string): string {
  const [, first, done, second] = AND_THEN.exec(what) ?? [];
  return first === undefined ? `${who} ${inSecondPlace(what, verb)}` : `${who} ${inSecondPlace(first, done!)}, ${eachInSecondPlace(who, second!, verb)}`;
} // prettier-ignore
const ORDER: readonly Rule[] = [
  // "Wenn A X beschwört, aktiviert B Y", "nachdem A X beschworen hat, kettet B Y"
  [new RegExp(`${BEGINS}(?:wenn|falls|nachdem|sobald|als)\\s+([AB])\\s+${CLAUSE}\\s+(${VERB_LAST})(?:\\s+(?:hat|hatte|will|möchte))?,\\s+(?=${VERB_SECOND}\\s+[AB]\\s)`, 'giu'), (_, sign, who, what, verb) => `${sign}${who} ${inSecondPlace(what, verb)}, `],
  // "Kann B X ketten?", "darf B darauf X aktivieren?"
  [new RegExp(`${BEGINS}(?:${LEAD}\\s+)?${MODAL}\\s+([AB])\\s+${ADVERB}${CLAUSE},?\\s+(${VERB_LAST})${ENDS}`, 'giu'), (_, sign, who, what, verb) => `${sign}${eachInSecondPlace(who, what, verb)}`],
  [new RegExp(`(?<![\\p{L}'’])([AB])\\s+${MODAL},?\\s+${ADVERB}${CLAUSE},?\\s+(${VERB_LAST})${ENDS}`, 'giu'), (_, who, what, verb) => eachInSecondPlace(who!, what!, verb!)],
  [new RegExp(`(?<![\\p{L}'’])([AB])\\s+${WANTS}\\s+(?:to\\s+)?((?:(?:special|normal|tribute|flip|link|synchro|xyz|fusion|ritual|pendulum)\\s+)?)(activate|chain|use|play|summon|attack|respond|set|flip|discard|answer)(?=\\s)`, 'giu'), (_, who, how, verb) => `${who} ${how}${third(verb)}`],
  // "A greift X an und aktiviert im Damage Step Y", "A summons X and attacks with it"
  [new RegExp(`(?<=${BEGINS}([AB])\\s+(?!opfert|tributet|tributes|wirft|discards|overlays|verbannt|banishes|sends|legt|sets)[^,;>\\n]*)\\s+(?:und|and)\\s+(?:${LEAD}\\s+)?(?=(?:${MOMENT}\\s+)?${VERBS_OF_PLAYS}\\s+(?![AB](?![\\p{L}'’])))`, 'giu'), (...found) => `, ${found[2]} `],
  // "worauf B X abwirft"
  [new RegExp(`,?\\s+(?:worauf(?:hin)?|wogegen|wozu|sodass|so\\s+dass)\\s+([AB])\\s+${ADVERB}${CLAUSE}\\s+(${VERB_LAST})${ENDS}`, 'giu'), (_, who, what, verb) => `, ${who} ${inSecondPlace(what, verb)}`],
  [/,?\s+(?:whereupon|to\s+which)\s+(?=[AB]\s)/gi, ', '],
  // "daraufhin kettet B X an", "im Damage Step aktiviert B X", "in der End Phase von B aktiviert A X"
  [new RegExp(`${BEGINS}(?:(?:und|and)\\s+)?(?:${LEAD}\\s+)?(?:(${MOMENT}),?\\s+)?(?:${LEAD}\\s+)?(${VERB_SECOND}|legt)\\s+([AB])\\s+${CLAUSE}${ENDS}`, 'giu'), (_, sign, moment, verb, who, what) => `${sign}${who} ${verb} ${what}${moment ? ` ${own(moment, who)}` : ''}`],
  // "A during B's turn uses X"
  [new RegExp(`(?<![\\p{L}'’])([AB])\\s+(${MOMENT}),?\\s+(?=${VERBS_OF_PLAYS}\\s)${CLAUSE}${ENDS}`, 'giu'), (_, who, moment, what) => `${who} ${what} ${own(moment, who)}`],
  // "during the End Phase B activates X", "im Damage Step: B aktiviert X"
  [new RegExp(`${BEGINS}(?:(?:und|and)\\s+)?(${MOMENT}),?\\s+([AB])(\\s*:\\s*|\\s+(?=${VERBS_OF_PLAYS}\\s))${CLAUSE}${ENDS}`, 'giu'), (_, sign, moment, who, colon, what) => `${sign}${who}${colon}${what} ${own(moment, who)}`],
  // "B aktiviert im Damage Step X auf Y": the moment behind what is played
  [new RegExp(`(?<![\\p{L}'’])([AB])\\s+((?:${VERBS_OF_PLAYS})\\s+(?:mit\\s+|with\\s+)?)(${MOMENT}),?\\s+${CLAUSE}${ENDS}`, 'giu'), (_, who, verb, moment, what) => `${who} ${verb}${what} ${own(moment, who)}`],
]; // prettier-ignore

// ── what is done with what ──

const DEEDS =
  '(?:annulliert|negiert|stoppt|verhindert|kontert|beantwortet|unterbricht|negates|stops|counters|answers|prevents)';
const OF_IT = '(?:den|die|das|seine[nr]?|ihre[nr]?|deren|dessen|diese[nrs]?|the|this|that|its|his|her|their)';
const WITH = '(?:mit|durch|with|by|using)';
const PRONOUN = /^(?:it|that|them|ihn|sie|es|das|diese[sn]?)$/i;
const DONE: readonly Rule[] = [
  // "setzt 2 Karten": they lie there
  [new RegExp(`(?<=${BEGINS}[AB]\\s+)(?:setzt|legt|sets)\\s+(${COUNTED})\\s+(?:verdeckte\\s+|face-?down\\s+)?(?:karten?|cards?|backrows?)(?:\\s+(?:verdeckt|face-?down))?(?:\\s+(?:ab|hin))?${ENDS}`, 'giu'), (...found) => `has ${found[2]} set cards`],
  [new RegExp(`(?<=${BEGINS}[AB]\\s+)(?:setzt|legt|sets)\\s+(${COUNTED})\\s+(?:verdeckte[ns]?\\s+|face-?down\\s+)?monsters?(?:\\s+(?:verdeckt|face-?down))?(?:\\s+(?:ab|hin))?${ENDS}`, 'giu'), (...found) => `has ${found[2]} set monsters`],
  // "annulliert die Beschwörung mit X", "negates the attack with X"
  [new RegExp(`(?<=[AB]\\s+)${DEEDS}\\s+(?:${OF_IT}\\s+)(?:(?:normal|special|link|synchro|xyz|fusion|spezial|pendel|flipp|tribut)[ -]?)?(?:angriff|beschwörung|aktivierung|attack|summon|activation)s?(?:\\s+(?:von|of)\\s+[^,;>\\n]+?)?\\s+${WITH}\\s+(?=\\S)`, 'giu'), 'activates '],
  // "annulliert mit X die Aktivierung von Bs Y", "annulliert Bs Y mit X"
  [new RegExp(`(?<=${BEGINS})([AB])\\s+${DEEDS}\\s+${WITH}\\s+${CLAUSE}\\s+(?:${OF_IT}\\s+)?(?:angriff|beschwörung|aktivierung|effekt|attack|summon|activation|effect)s?(?:\\s+(?:von|of)\\s+([AB])['’]s\\s+${CLAUSE})?${ENDS}`, 'giu'), (...found) => { const [, , who, what, other, played] = found; return `${played === undefined ? '' : `${other}: ${played}, `}${who} activates ${what}`; }],
  // ", negated by X"
  [new RegExp(`(?<=${BEGINS}([AB])(?:\\s*:\\s*|\\s+)[^,;>\\n]+?),?\\s+(?:which\\s+|that\\s+|das\\s+|die\\s+|der\\s+)?(?:is\\s+|was\\s+|gets\\s+|wird\\s+|wurde\\s+)?(?:(?:negated|countered|stopped|answered|chained)\\s+by|(?:von|durch))\\s+(?:[AB]['’]s\\s+)?${CLAUSE}(?:\\s+(?:annulliert|negiert|gekontert|beantwortet))${ENDS}`, 'giu'), (...found) => `, ${found[2] === 'A' ? 'B' : 'A'}: ${found[3]}`],
  [new RegExp(`(?<=${BEGINS}([AB])(?:\\s*:\\s*|\\s+)[^,;>\\n]+?),?\\s+(?:which\\s+|that\\s+)?(?:is\\s+|was\\s+|gets\\s+)?(?:negated|countered|stopped|answered)\\s+by\\s+(?:[AB]['’]s\\s+)?${CLAUSE}${ENDS}`, 'giu'), (...found) => `, ${found[2] === 'A' ? 'B' : 'A'}: ${found[3]}`],
  // "und benennt X", "calling X"
  [/,?\s+(?:(?:und|and)\s+)?(?:benennt|deklariert|calling|calls|declares)\s+(?=\S)/giu, ' declaring '],
  // "X bei 1500 LP": what the player has left
  [new RegExp(`${BEGINS}([AB])(\\s*:\\s*|\\s+)(?!(?:is|ist|steht|stands|has|hat)\\s)${CLAUSE}\\s+(?:while\\s+(?:at|on)|bei|mit|at|with|on)\\s+(?:nur\\s+|only\\s+|noch\\s+)?(\\d{1,6})\\s*(?:lp|life\\s?points?|lebenspunkten?)(?:\\s+left)?${ENDS}`, 'giu'), '$1$2 $5 LP, $2$3$4'],
  // "als Antwort" behind the play
  [new RegExp(`\\s+(?:als\\s+(?:antwort|reaktion)(?:\\s+darauf)?|darauf|daraufhin|in\\s+response(?:\\s+to\\s+(?:it|that|this))?)${ENDS}`, 'giu'), ''],
  // "reagiert direkt mit X"
  [new RegExp(`(?<=[AB]\\s+(?:reagiert|antwortet|kontert|responds|answers))\\s+(?:direkt|sofort|gleich|darauf|daraufhin|auch|directly|immediately)(?=\\s)`, 'giu'), ''],
  // "X, die B abgeworfen hat", "X that B discarded": what was just done
  [new RegExp(`,?\\s+(?:die|der|das|den|that|which)\\s+([AB])\\s+(?:gerade\\s+|eben\\s+|vorher\\s+|zuvor\\s+|just\\s+|has\\s+|had\\s+)*(?:(?:ab|an)?(?:geworfen|gekettet)\\s+(?:hat|hatte)|discarded|chained)${ENDS}`, 'giu'), ''],
  // "beschwört X mit Wiedergeburt aus dem Friedhof von B": where X is
  [new RegExp(`(?<=[AB]\\s+(?:\\p{L}*beschwört|holt|belebt|summons|special\\s+summons|revives)\\s)${CLAUSE}\\s+(mit|durch|with|using)\\s+${CLAUSE}\\s+((?:aus\\s+dem|vom|im)\\s+friedhof(?:\\s+von\\s+[AB])?|from\\s+[AB]['’]s\\s+(?:gy|graveyard)|from\\s+the\\s+(?:gy|graveyard))${ENDS}`, 'giu'), '$1 $4 $2 $3'],
  // "opfert X für seinen Effekt", "tributes X for its effect"
  [new RegExp(`(?<=[AB]\\s+)(?:opfert|tributet|tributes)\\s+${CLAUSE}\\s+(?:für\\s+(?:seinen|ihren|dessen|den)\\s+(?:eigenen\\s+)?effekt|(?:for|to\\s+(?:use|activate))\\s+(?:its|his|her)\\s+(?:own\\s+)?effect)${ENDS}`, 'giu'), (_, what) => (PRONOUN.test(what!) ? 'Effekt' : `activates ${what} effect`)],
  // "greift direkt an mit X"
  [/(?<=[AB]\s+)greift\s+(direkt\s+)?an\s+mit\s+([^,;>\n]+?)(?=\s*(?:[,;>\n]|$))/giu, (_, direct, what) => `greift mit ${what} ${direct ?? ''}an`],
  // "legt X und Y übereinander für Z"
  [new RegExp(`(?<=[AB]\\s+)legt\\s+${CLAUSE}\\s+übereinander\\s+(?:für|zu|und\\s+(?:xyz)?beschwört)\\s+`, 'giu'), 'überlagert $1 zu '],
  // "kettet nichts", "reagiert nicht"
  [new RegExp(`(?<=${BEGINS})(?:(?:und|and)\\s+)?[AB]\\s+(?:kettet|aktiviert|macht|tut|chains|activates|does)\\s+(?:nichts|nothing)(?:\\s+an)?(?:\\s+${MOMENT})?${ENDS}|(?<=${BEGINS})[AB]\\s+(?:reagiert|antwortet)\\s+nicht(?:\\s+darauf)?${ENDS}`, 'giu'), ''],
  // "und zielt auf X"
  [/,?\s+(?:und|and)\s+(?:zielt\s+auf|wählt|targets)\s+(?=\S)/giu, ` ${ARROW} `],
  // "schickt X mit Y auf den Friedhof"
  [new RegExp(`(?<=[AB]\\s+)(?:schickt|legt|sendet|sends)\\s+${CLAUSE}\\s+(?:mit|durch|with|using)\\s+${CLAUSE}\\s+(?:auf\\s+den\\s+friedhof|to\\s+the\\s+(?:gy|graveyard))${ENDS}`, 'giu'), `activates $2 ${ARROW} $1`],
  // "auf X, der gerade seinen Effekt aktiviert hat"
  [new RegExp(`${BEGINS}(?:([AB])(?:\\s*:\\s*|\\s+(?:aktiviert|kettet|spielt|activates|chains|plays)\\s+))${CLAUSE}\\s+(auf|on|targeting|${ARROW})\\s+${CLAUSE},?\\s+(?:der|die|das|which|that)\\s+(?:gerade\\s+|eben\\s+|just\\s+)*(?:(?:seinen|ihren)\\s+effekt\\s+aktiviert(?:\\s+hat)?|activated\\s+(?:its|his|her)\\s+effect)${ENDS}`, 'giu'), (_, sign, who, what, _on, target) => `${sign}${who === 'A' ? 'B' : 'A'}: ${target!.replace(/^[AB]['’]s\s+/, '')} effect, ${who}: ${what} ${ARROW} ${target}`],
  // "und zerstört damit X": by its effect
  [new RegExp(`(?<=${BEGINS}([AB])(?:\\s*:\\s*|\\s+)[^,;>\\n]+?),?\\s+(?:und\\s+|and\\s+)?(?:[AB]\\s+)?(?:zerstört|verbannt|holt|sucht|annulliert|negiert|destroys|banishes|negates)\\s+(?:damit|mit\\s+(?:seinem|ihrem|dessen)\\s+effekt)\\s+${CLAUSE}${ENDS}`, 'giu'), (...found) => `, ${found[2]}: Effekt ${ARROW} ${found[3]}`],
  // "kontert Bs X mit Y"
  [new RegExp(`(?<=${BEGINS})([AB])\\s+${DEEDS}\\s+([AB])['’]s\\s+${CLAUSE}\\s+${WITH}\\s+${CLAUSE}${ENDS}`, 'giu'), (...found) => `${found[3]}: ${found[4]}, ${found[2]}: ${found[5]}`],
  // ", bezahlt 1000"
  [new RegExp(`,\\s+(?:und\\s+|and\\s+)?(?:[AB]\\s+)?(?:be)?(?:zahlt|pays)\\s+(?:dafür\\s+)?\\d+(?:\\s*(?:lp|life\\s?points|lebenspunkte))?${ENDS}`, 'giu'), ''],
  // "ihr Effekt triggert": it is activated
  [new RegExp(`(?<=^|[,;>\\n]\\s*)(?:(?:und|and)\\s+)?(?:der|ihr|sein|dessen|deren|its|the|his|her)\\s+(?:effekt|effect|trigger)\\s+(?:triggert|löst\\s+aus|wird\\s+(?:aktiviert|ausgelöst)|aktiviert(?:\\s+sich)?|triggers|activates|is\\s+activated|goes\\s+off)${ENDS}`, 'giu'), 'Effekt'],
  // "kettet X an ihren Effekt", "chains X to its effect": the effect is activated before
  [new RegExp(`[,;]?\\s+(?:und\\s+|and\\s+)?([AB])\\s+(?:chains|kettet)\\s+${CLAUSE}\\s+(?:to|an|auf)\\s+${OF_IT}\\s+(?:effekt|effect|trigger)(?:\\s+an)?${ENDS}`, 'giu'), (_, who, what) => `, ${who === 'A' ? 'B' : 'A'}: Effekt, ${who}: ${what}`],
  // "X is Synchro Summoned", "X wird als Linkbeschwörung beschworen"
  [new RegExp(`${BEGINS}([AB])(?:['’]s\\s+|\\s*:\\s*|\\s+)${CLAUSE}\\s+(?:is|gets|was|has\\s+been)\\s+((?:special|normal|tribute|link|synchro|xyz|fusion|ritual|pendulum|flip)[ -])summoned${ENDS}`, 'giu'), '$1$2 $4summons $3'],
  // "A's X battles Y", "X kämpft gegen Y"
  [new RegExp(`${BEGINS}([AB])(?:['’]?s\\s+|\\s*:\\s*)${CLAUSE}\\s+(?:battles|kämpft\\s+(?:gegen|mit))\\s+${CLAUSE}${ENDS}`, 'giu'), '$1$2 attacks $4 with $3'],
  // "ein verdecktes Monster, das X ist"
  [new RegExp(`(?:ein|das|an?|the)\\s+(?:verdeckte[sn]?|gesetzte[sn]?|face-?down|set)\\s+monster,?\\s+(?:das\\s+${CLAUSE}\\s+ist|(?:which|that)\\s+(?:is|turns\\s+out\\s+to\\s+be)\\s+${CLAUSE})${ENDS}`, 'giu'), (_, de, en) => `verdeckten ${de ?? en}`],
  // "auf Jinzo von B": whose it is
  [new RegExp(`(?<=\\s(?:auf|on|targeting)\\s)([^,;>\\n()]+?)\\s+(?:von|of)\\s+([AB])(?=\\s*(?:[,;>\\n]|$|\\s(?:und|and|an)(?:\\s|$)))`, 'giu'), (whole, what, who) => (/\s(?:im|in|auf|aus|vom|from)\s/i.test(` ${what} `) || /friedhof|feld|hand|zug|phase/i.test(what!) ? whole! : `${what} (${who}'s)`)],
  // "banishing 6 cards face-down": a cost of cards nobody named
  [new RegExp(`,?\\s+(?:and\\s+|und\\s+)?(?:banishing|banishes|verbannt(?:\\s+dafür)?|paying|zahlt)\\s+(?:\\d{1,2}|three|six|drei|sechs)(?:\\s+(?:cards?|karten))?(?:\\s+(?:face-?down|verdeckt))?(?:\\s+from\\s+(?:the\\s+|his\\s+|her\\s+)?extra\\s+deck)?${ENDS}`, 'giu'), ''],
  // "und möchte einen Krieger suchen": what it would do to cards nobody names
  [new RegExp(`\\s+(?:und|and|,)\\s+(?:will|möchte|versucht|wants\\s+to|tries\\s+to|would\\s+like\\s+to)\\s+(?:damit\\s+)?(?:(?:eine?n?|die|den|das|an?)\\s+\\p{L}+\\s+(?:suchen|holen|ziehen|zerstören|beschwören|verbannen)|(?:search|add|destroy|draw|banish|summon|get|fetch)(?:\\s+for)?\\s+(?:an?|the|\\d)\\s+\\p{L}+)${ENDS}`, 'giu'), ''],
  // "tributing X to take Y"
  [new RegExp(`\\s+(tributing|discarding|banishing|sending)\\s+${CLAUSE}\\s+to\\s+(?:take|steal|destroy|banish|negate|return|bounce|target|change|revive|stop)\\s+(?:control\\s+of\\s+)?${CLAUSE}${ENDS}`, 'giu'), ` ($1 $2) ${ARROW} $3`],
  // "wechselt X mit Y in die Verteidigung"
  [new RegExp(`(?<=[AB]\\s+)(?:wechselt|dreht|stellt|setzt|switches|changes|turns)\\s+${CLAUSE}\\s+(?:mit|with|using)\\s+${CLAUSE}\\s+(?:in\\s+(?:die\\s+)?(?:verdeckte\\s+)?verteidigung(?:sposition)?|(?:to|into)\\s+(?:face-down\\s+)?defen[sc]e(?:\\s+position)?)${ENDS}`, 'giu'), (_, what, card) => (PRONOUN.test(what!) ? `activates ${card}` : `activates ${card} ${ARROW} ${what}`)],
  // "beantwortet ihren Effekt mit X", "auf ihren Effekt aktiviert B X": the effect is activated
  [new RegExp(`[,;]?\\s+(?:und\\s+|and\\s+)?([AB])\\s+(?:${DEEDS}\\s+${OF_IT}\\s+(?:effekt|effect|trigger)\\s+${WITH}|(?:reagiert|antwortet|responds)\\s+(?:auf|to)\\s+${OF_IT}\\s+(?:effekt|effect|trigger)\\s+(?:mit|with))\\s+(?=\\S)`, 'giu'), (_, who) => `, ${who === 'A' ? 'B' : 'A'}: Effekt, ${who}: `],
  [new RegExp(`[,;]\\s+(?:on|auf|to|gegen)\\s+${OF_IT}\\s+(?:effekt|effect|trigger),?\\s+(?:([AB])\\s+(?:uses|activates|chains|plays)|(?:aktiviert|kettet|spielt|nutzt|benutzt)\\s+([AB]))\\s+`, 'giu'), (_, one, two) => `, ${(one ?? two) === 'A' ? 'B' : 'A'}: Effekt, ${one ?? two}: `],
  // "beschwört X und dann Y"
  [new RegExp(`(?<=${BEGINS}([AB])\\s+((?:\\p{L}*beschwört|(?:special\\s+|normal\\s+)?summons|activates|aktiviert))\\s[^,;>\\n]+?)\\s+(?:und|and)\\s+(?:dann|danach|anschließend|then|afterwards)\\s+(?!${VERBS_OF_PLAYS}\\s|[AB](?:\\s|:))`, 'giu'), (...found) => `, ${found[2]} ${found[3]} `],
  // "uses it to Link Summon Y": by its effect
  [new RegExp(`(?<=${BEGINS}[AB]\\s+(?:(?:special|normal|link|synchro|xyz|fusion)\\s+)?(?:summons|activates)\\s+(?<named>[^,;>\\n]+?)\\s*,\\s*[AB]\\s+)(?:uses|activates|nutzt|benutzt)\\s+(?:it|him|her|its\\s+effect|sie|ihn|es)\\s+to\\s+(?:\\p{L}+\\s+)?(?:summon|destroy|banish|search|add|negate|take|target)\\s+${CLAUSE}${ENDS}`, 'giu'), (...found) => { const { named } = found.at(-1) as unknown as { named: string }; return `activates ${named} ${ARROW} ${found[2]}`; }],
  // "while X is up"
  [new RegExp(`\\s+(?:while|as|während|solange)\\s+${CLAUSE}\\s+(?:is\\s+(?:up|active|out|on\\s+the\\s+field|face-?up)|(?:aktiv|offen|auf\\s+dem\\s+(?:spiel)?feld)\\s+(?:ist|liegt))${ENDS}`, 'giu'), ', $1 is active'],
]; // prettier-ignore

const applied = (rules: readonly Rule[], line: string): string =>
  rules.reduce((text, [words, said]) => (typeof said === 'string' ? text.replace(words, said) : text.replace(words, said)), line); // prettier-ignore

/** "aktiviert X und opfert Y", "kettet X und wirft dafür Y ab": what is paid for it. */
const PAYS = new RegExp(
  `(?<=(?<![\\p{L}'’])[AB]\\s+(?:aktiviert|spielt|nutzt|benutzt|kettet|activates|uses|plays|chains)\\s+[^,;>\\n]+?)\\s+(?:und|and)\\s+(opfert|tributet|wirft|verbannt|tributes|discards|banishes)\\s+(?:dafür\\s+|hierfür\\s+)?${CLAUSE}(?:\\s+ab)?(?:\\s+(?:dafür|als\\s+kosten|for\\s+it|as\\s+(?:a\\s+|the\\s+)?cost))?${ENDS}`,
  'giu',
);
const HOW_PAID = [[/^(?:opf|trib)/i, 'tribute'], [/^(?:wirft|disc)/i, 'discard'], [/^(?:verb|bani)/i, 'banish']] as const; // prettier-ignore
const paidFirst = (line: string, isName: (name: string) => boolean): string =>
  line.replace(PAYS, (whole, verb: string, what: string) =>
    isName(what) ? ` (${HOW_PAID.find(([words]) => words.test(verb))![1]} ${what})` : whole,
  );

/** "; darf er suchen?": a question about it that names no card and no play. */
const ASKS =
  /[,;.]\s+(?:und\s+|and\s+)?(?:darf|kann|muss|wird|bekommt|was|wer|welche[rsn]?|wann|wie|wohin|gilt|geht|klappt|can|may|does|do|is|what|which|who|when|how|where)\s(?![^,;]*(?<![\p{L}'’])[AB](?![\p{L}'’]))[^,;>\n]*\?\s*$/iu;

/** "um den Schaden zu verhindern": what for, where it names no card. */
const PURPOSE = new RegExp(`,?\\s+(?:um|damit)\\s+${CLAUSE}\\s+(?:zu\\s+\\p{L}+|\\p{L}+zu\\p{L}+en)${ENDS}`, 'giu');
const withoutPurpose = (line: string, isName: (name: string) => boolean): string =>
  line.replace(PURPOSE, (whole, what: string) => {
    // "tributet X, um Y zu beschwören": a Summon.
    if (/beschwören$/i.test(whole)) return whole;
    const words = what.replace(/^(?:de[nmr]|das|die|eine?n?)\s+/i, '').split(' ');
    const name = words.map((_one, n) => words.slice(0, words.length - n).join(' ')).find(isName);
    return name === undefined ? '' : ` ${ARROW} ${name}`;
  });

/** "B's Call of the Haunted on Sangan": B plays it. */
const WHOSE_PLAY = new RegExp(
  `${BEGINS}([AB])['’]s\\s+${CLAUSE}(?=\\s+(?:on|auf|targeting|${ARROW})\\s|\\s*(?:[,;>\\n]|$))`,
  'giu',
);
const asPlay = (line: string, isName: (name: string) => boolean): string =>
  line.replace(WHOSE_PLAY, (whole, sign: string, who: string, what: string) =>
    isName(what) ? `${sign}${who}: ${what}` : whole,
  );
/** "discards X to B's Y": what is answered before it. */
const TO_PLAY = new RegExp(
  `${BEGINS}([AB])\\s+(discards|wirft|uses|plays|nutzt|spielt)\\s+${CLAUSE}\\s+(?:to|against|auf|gegen)\\s+([AB])['’]s\\s+${CLAUSE}(\\s+ab)?${ENDS}`,
  'giu',
);
const answeredFirst = (line: string, isName: (name: string) => boolean): string =>
  line.replace(TO_PLAY, (whole, sign: string, who: string, verb: string, what: string, other: string, to: string, off = '', at: number) =>
    isName(what) && isName(to) && who !== other && /^(?:discards|wirft)$/i.test(verb) ? `${sign}${line.slice(0, at).includes(to) ? '' : `${other}: ${to}, `}${who} ${verb} ${what}${off}` : whole); // prettier-ignore

/** "aktiviert X und schickt Y auf den Friedhof": what the effect is done to. */
const DOES = new RegExp(
  `(?<=(?<![\\p{L}'’])[AB](?:\\s+(?:aktiviert|spielt|nutzt|benutzt|activates|plays|uses)\\s+|\\s*:\\s*)[^,;>\\n]+?)\\s+(?:und|and)\\s+(?:schickt|legt|sucht|holt|zerstört|verbannt|wählt|fügt|nimmt|sends|searches(?:\\s+for)?|adds|destroys|banishes|targets|takes|picks)\\s+${CLAUSE}(?:\\s+(?:auf\\s+(?:den\\s+friedhof|die\\s+hand)|(?:von|aus)\\s+(?:seinem|ihrem|dem)\\s+deck|seiner\\s+hand\\s+hinzu|to\\s+(?:the\\s+|his\\s+|her\\s+)?(?:gy|graveyard|hand)|from\\s+(?:the\\s+|his\\s+|her\\s+)?deck))*${ENDS}`,
  'giu',
);
const doneTo = (line: string, isName: (name: string) => boolean): string =>
  line.replace(DOES, (whole, what: string) => (isName(what) ? ` ${ARROW} ${what}` : whole));

/** The line with each play in the order "who, what he does, with what, when". */
export function inOrder(line: string, isCard: (name: string) => boolean): string {
  const told = line.replace(ASKS, '');
  const asked = /\?\s*$/.test(told) && !endsInName(told.trim(), isCard) ? told.replace(/\s*\?+\s*$/, '') : told;
  const isName = (name: string): boolean => isCard(name.replaceAll(COMMA, ','));
  const bare = barely(maskedCommas(asked, isCard), isName);
  const paid = withoutPurpose(paidFirst(bare, isName), isName);
  const said = secondFirst(applied(PHASES, doneTo(answeredFirst(asPlay(paid, isName), isName), isName)), isName);
  return applied(DONE, secondFirst(applied(ORDER, said), isName)).replaceAll(COMMA, ',');
}
