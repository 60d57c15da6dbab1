// The words of a sentence about a Pokémon game, in both languages: each verb with the kind of play it tells of, and the small words that give a name its
// role.
import { VerbForms, type English, type German, type Verb } from '../verb-forms.ts';

/** What a verb tells of. `ask`: only what comes of it; `happen`: nothing by itself. */
export type Kind =
  | 'attack'
  | 'use'
  | 'evolve'
  | 'attach'
  | 'bench'
  | 'come'
  | 'retreat'
  | 'switch'
  | 'promote'
  | 'have'
  | 'be'
  | 'out'
  | 'draw'
  | 'end'
  | 'begin'
  | 'copy'
  | 'ask'
  | 'find'
  | 'move'
  | 'discard'
  | 'say'
  | 'deal'
  | 'heal'
  | 'let';
export type VerbWord = Verb<Kind>;

const GERMAN: readonly German<Kind>[] = [
  ['attack', 'greifen', 'an'],
  ['attack', 'attackieren'],
  ['attack', 'treffen'],
  ['attack', 'hauen'],
  ['attack', 'hauen', 'drauf'],
  ['attack', 'schlagen'],
  ['attack', 'schlagen', 'drauf'],
  ['attack', 'schlagen', 'zu'],
  ['use', 'spielen'],
  ['use', 'spielen', 'aus'],
  ['use', 'setzen', 'ein'],
  ['use', 'nutzen'],
  ['use', 'benutzen'],
  ['use', 'verwenden'],
  ['use', 'aktivieren'],
  ['use', 'antworten'],
  ['use', 'kontern'],
  ['use', 'feuern'],
  ['use', 'feuern', 'ab'],
  ['use', 'zünden'],
  ['use', 'sprengen'],
  ['evolve', 'entwickeln'],
  ['evolve', 'entwickeln', 'weiter'],
  ['attach', 'legen', 'an'],
  ['attach', 'legen', 'dazu'],
  ['attach', 'hängen', 'an'],
  ['bench', 'legen'],
  ['bench', 'benchen'],
  ['bench', 'setzen'],
  ['come', 'kommen'],
  ['come', 'rücken'],
  ['come', 'rücken', 'nach'],
  ['retreat', 'ziehen', 'zurück'],
  ['draw', 'ziehen'],
  ['switch', 'tauschen'],
  ['switch', 'tauschen', 'aus'],
  ['switch', 'wechseln'],
  ['switch', 'wechseln', 'ein'],
  ['promote', 'bringen'],
  ['promote', 'bringen', 'vor'],
  ['promote', 'holen'],
  ['promote', 'holen', 'vor'],
  ['promote', 'schicken', 'vor'],
  ['promote', 'schicken'],
  ['promote', 'wählen'],
  ['promote', 'gusten'],
  ['promote', 'locken'],
  ['find', 'bekommen'],
  ['find', 'kriegen'],
  ['find', 'finden'],
  ['find', 'suchen'],
  ['discard', 'entfernen'],
  ['discard', 'mischen'],
  ['discard', 'werfen', 'ab'],
  ['discard', 'legen', 'ab'],
  ['have', 'tragen'],
  ['have', 'kontrollieren'],
  ['be', 'liegen'],
  ['be', 'stehen'],
  ['be', 'sitzen'],
  ['out', 'knocken'],
  ['out', 'knocken', 'aus'],
  ['out', 'besiegen'],
  ['end', 'beenden'],
  ['begin', 'fangen', 'an'],
  ['begin', 'beginnen'],
  ['copy', 'kopieren'],
  ['ask', 'überleben'],
  ['ask', 'gewinnen'],
  ['ask', 'verlieren'],
  ['ask', 'passieren'],
  ['ask', 'funktionieren'],
  ['ask', 'gehen'],
  ['ask', 'klappen'],
  ['ask', 'sterben'],
  ['ask', 'leben'],
  ['ask', 'nehmen'],
  ['ask', 'bleiben'],
  ['ask', 'zählen'],
  ['ask', 'gelten'],
  ['ask', 'wirken'],
  ['ask', 'stimmen'],
  ['move', 'verschieben'],
  ['move', 'schieben'],
  ['heal', 'heilen'],
  ['say', 'sagen'],
  ['use', 'sagen', 'an'],
  ['use', 'kündigen', 'an'],
  ['use', 'deklarieren'],
  ['say', 'protestieren'],
  ['say', 'widersprechen'],
  ['say', 'meinen'],
  ['say', 'behaupten'],
  ['deal', 'verursachen'],
  ['deal', 'fügen', 'zu'],
  ['let', 'machen'],
  ['let', 'lassen'],
];
const ENGLISH: readonly English<Kind>[] = [
  ['attack', 'attack'],
  ['attack', 'hit'],
  ['attack', 'swing'],
  ['attack', 'target'],
  ['attack', 'smack'],
  ['attack', 'slap'],
  ['attack', 'whack'],
  ['attack', 'punch'],
  ['attack', 'strike'],
  ['attack', 'blast'],
  ['attack', 'smash'],
  ['attack', 'nuke'],
  ['use', 'pop'],
  ['use', 'use'],
  ['use', 'answer'],
  ['use', 'retaliate'],
  ['use', 'play'],
  ['use', 'announce'],
  ['use', 'declare'],
  ['use', 'perform'],
  ['use', 'launch'],
  ['use', 'unleash'],
  ['use', 'activate'],
  ['evolve', 'evolve'],
  ['evolve', 'make'],
  ['attach', 'attach'],
  ['bench', 'bench'],
  ['bench', 'put'],
  ['bench', 'place'],
  ['come', 'come'],
  ['come', 'become'],
  ['come', 'step'],
  ['retreat', 'retreat'],
  ['switch', 'switch'],
  ['switch', 'swap'],
  ['promote', 'promote'],
  ['promote', 'bring'],
  ['promote', 'gust'],
  ['promote', 'drag'],
  ['promote', 'pull'],
  ['promote', 'send'],
  ['find', 'find'],
  ['find', 'get'],
  ['find', 'search'],
  ['find', 'fetch'],
  ['find', 'grab'],
  ['discard', 'discard'],
  ['discard', 'remove'],
  ['discard', 'shuffle'],
  ['have', 'carry'],
  ['have', 'wear'],
  ['have', 'control'],
  ['be', 'sit'],
  ['be', 'lie'],
  ['out', 'knock'],
  ['out', 'ko'],
  ['out', 'kill'],
  ['out', 'finish'],
  ['draw', 'draw'],
  ['end', 'end'],
  ['end', 'pass'],
  ['begin', 'go'],
  ['begin', 'start'],
  ['move', 'move'],
  ['copy', 'choose'],
  ['copy', 'copy'],
  ['deal', 'deal'],
  ['heal', 'heal'],
  ['say', 'say'],
  ['say', 'claim'],
  ['say', 'object'],
  ['say', 'protest'],
  ['say', 'disagree'],
  ['say', 'argue'],
  ['ask', 'survive'],
  ['ask', 'win'],
  ['ask', 'lose'],
  ['ask', 'happen'],
  ['ask', 'stay'],
  ['ask', 'remain'],
  ['ask', 'count'],
  ['ask', 'apply'],
  ['ask', 'matter'],
  ['ask', 'work'],
  ['ask', 'die'],
  ['ask', 'live'],
  ['ask', 'take'],
];
const VERBS = new VerbForms(GERMAN, ENGLISH);
/** What this word may be as a verb. */
/** "(ich) aktiviere": as it is said of somebody else. */
export const thirdOf = (first: string): string | undefined => VERBS.thirdOf(first);
export const verbsOf = (word: string): readonly VerbWord[] =>
  word === 'kampfunfähig' ? [{ kind: 'out', form: 'participle' }] : VERBS.of(word);

/** Whether these words are no name of a card or attack: they tell what somebody does, or of what is so. */
export const tellsDeed = (words: string): boolean =>
  words.toLowerCase().split(/\s+/).some((word) => HAVE.test(word) || BE.test(word) || verbsOf(word).some(({ form }) => form === 'finite' || form === 'participle')); // prettier-ignore

export const HAVE = /^(?:has|have|had|(?:has|have|had)n['’]t|hat|hatte|haben|having|contains|enthält|habe|hätte)$/;
export const BE =
  /^(?:is|are|was|were|(?:is|are|was|were)n['’]t|gets?|got|been|being|ist|sind|war|waren|wird|werden|wurden?|worden|sei|wäre)$/;
/** "does A …?": helps another verb, and means nothing more. */
export const MODAL =
  /^(?:will|möchte|kann|könnte|darf|dürfte|würde|versucht|wollte|soll|muss|can|could|may|might|must|would|should|wants?|wanted|tries|try|tried|does|do|did|like|allowed|able)$/;
export const PARTICLES = /^(?:an|ab|ein|aus|zu|zurück|weiter|dazu|drauf|vor|out)$/;

/** What a preposition makes of what stands behind it. */
export type Role = 'with' | 'on' | 'into' | 'of' | 'by' | 'from';
export const PREPOSITIONS = new Map<string, Role>(
  Object.entries({
    mit: 'with', with: 'with', 'w/': 'with', using: 'with', via: 'with', holding: 'with', per: 'with', mithilfe: 'with', through: 'with',
    auf: 'on', on: 'on', onto: 'on', gegen: 'on', against: 'on', an: 'on', targeting: 'on', vs: 'on', versus: 'on', at: 'on',
    to: 'into', into: 'into', in: 'into', zu: 'into', zum: 'into', for: 'into', für: 'into',
    von: 'of', vom: 'of', of: 'of', des: 'of', bei: 'of', beim: 'of', during: 'of', by: 'by', durch: 'by', from: 'from', aus: 'from',
  } satisfies Record<string, Role>),
); // prettier-ignore

/** What begins a clause that hangs on another: what it tells was so or came before that, or follows from it. */
export type Sub = 'before' | 'then';
export const SUBORDINATORS = new Map<string, Sub>(
  Object.entries({
    wenn: 'before', falls: 'before', nachdem: 'before', sobald: 'before', weil: 'before', da: 'before', während: 'before', obwohl: 'before', solange: 'before', wobei: 'before',
    when: 'before', if: 'before', after: 'before', once: 'before', because: 'before', since: 'before', while: 'before', although: 'before', though: 'before', angenommen: 'before', suppose: 'before',
    woraufhin: 'then', worauf: 'then', whereupon: 'then',
  } satisfies Record<string, Sub>),
); // prettier-ignore

/** What says nothing a ruling hangs on. */
export const IDLE =
  /^(?:noch|gleich|sofort|einfach|auch|jetzt|nun|dann|danach|anschließend|gerne?|gerade|eben|vorher|zuvor|schon|bereits|erst|zuerst|zunächst|wieder|nochmals?|erneut|again|einmal|once|trotzdem|überhaupt|dazu|dabei|dafür|damit|then|now|also|just|already|simply|next|afterwards|first|still|even|so|aber|but|doch|mal|sich|selbst|überdies|immer|currently|aktuell|attached|angelegt|left|remaining|übrig|there|da|legally|legal|down|please|bitte|okay|ok|up|forward|dran|hier|here|manually|normal|direkt|directly|too|ebenfalls|it['’]s|es|player|spieler|player['’]s|attacke|attack|angriff|fähigkeit|ability|pokémon|pokemon|karte|card|trainerkarte|named|namens|kurz|anyway|sowieso|yet|so\s+far|drauf|darauf|insgesamt|zwar|je|jeweils|each|right|away|straight|straightaway|gesuchte[nmrs]?|gefundene[nmrs]?)$/;
export const ARTICLE =
  /^(?:de[nmrs]|das|die|eine?[nmrs]?|the|an?|this|that|same|diese[nmrs]?|(?:den|dem|das|die|der)selben?|another|weitere[nrs]?)$/;
export const ITS =
  /^(?:its|his|her|their|own|seine?[nmrs]?|ihre?[nmrs]?|dessen|deren|eigene[nmrs]?|opposing|gegnerische[nmrs]?)$/;
export const PRONOUN = /^(?:it|him|them|ihn|sie|es|ihm|er|he|she|they|itself|himself|sich)$/;
/** Words that only ask. */
export const ASKS =
  /^(?:anything|something|irgendwas|etwas|to|heilt|heals?|prevents?|stops?|blocks?|protects?|reduces?|verhinder[nt]|schützt|schützen|blockiert|blocken|blockt|is|are|ist|sind|kann|darf|can|may|what|was|how|wie|much|many|viele?|which|welche[rs]?|who|wer|why|warum|damage|schaden|prizes?|preiskarten?|preise|cards|karten|legal|erlaubt|allowed|possible|möglich|regelkonform|richtig|correct|okay|ok|fine|ruling|verdict|result|ergebnis|that|this|das|it|es|er|he|she|sie|dann|then|the|game|spiel|out|kampfunfähig|ko|knocked|be|sein|werden|wird|machen|macht|deal|deals|dealt|turn|now|jetzt|still|noch|trotzdem|by|davon|dadurch|dabei|hp|kp|marken|counters|conditions|zustände|at|im|in|nach|after|dem|of|for|a|an|any|nun|and|und|have|to|does|do|done|gilt|regel|or|oder|not|nicht|with|without|mit|ohne|weakness|resistance|schwäche|resistenz|poison|gift|vergiftung|burn|verbrennung|confusion|through|durch|from|von|whose|wessen|both|beide|beides|there|da|all|alles|you|man|allow|between|turns|full|correctly|so|dead|tot|alive|awake|wach|gone|weg|safe|sicher|immune|protected|geschützt|resolve|resolves|enough|genug|reicht|right|true|korrekt|about|gibt|gibt['’]?s|what['’]s|who['’]s|how['’]s|on|auf|energy|energie|energien|attached|tool|ausrüstung|prizes?|anyway|too|early|soon|late|früh|spät)$/;
/** Before the name of a card it says nothing more. */
export const KIND_OF_CARD =
  /^(?:stadium|stadion|stadionkarte|supporter|unterstützer|item|itemkarte|tool|ausrüstung|trainer|special|spezial-?energie)$/;
/** Whether it may be a word of the sentence. */
export const isWordOf = (word: string): boolean =>
  [ARTICLE, ASKS, BE, HAVE, IDLE, ITS, MODAL, PARTICLES, PRONOUN].some((words) => words.test(word)) ||
  PREPOSITIONS.has(word) ||
  SUBORDINATORS.has(word) ||
  verbsOf(word).length > 0 ||
  /^(?:and|und|or|oder|a|b|as|bs|zug|turn|energy|energie|energien|bench|bank|hand|deck|active|aktiv|item|supporter|stadium|stadion|tool|checkup|hp|kp|damage|schaden|head|heads|tails|kopf|zahl|poison|burn|empty|leer|full|voll|rückzug|defender|verteidiger|attacker|angreifer|sleep|\d+)$/.test(word); // prettier-ignore
