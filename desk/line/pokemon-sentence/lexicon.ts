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
  | 'let';
export type VerbWord = Verb<Kind>;

const GERMAN: readonly German<Kind>[] = [
  ['attack', 'greifen', 'greift|greifen|griff', 'gegriffen', 'an'],
  ['attack', 'attackieren', 'attackiert|attackieren', 'attackiert'],
  ['attack', 'treffen', 'trifft|traf', 'getroffen'],
  ['use', 'spielen', 'spielt|spielte', 'gespielt'],
  ['use', 'spielen', 'spielt|spielte', 'gespielt', 'aus'],
  ['use', 'setzen', 'setzt|setzte', 'gesetzt', 'ein'],
  ['use', 'nutzen', 'nutzt|nutzte', 'genutzt'],
  ['use', 'benutzen', 'benutzt|benutzte', 'benutzt'],
  ['use', 'verwenden', 'verwendet', 'verwendet'],
  ['use', 'aktivieren', 'aktiviert|aktivierte', 'aktiviert'],
  ['evolve', 'entwickeln', 'entwickelt|entwickelte', 'entwickelt'],
  ['evolve', 'entwickeln', 'entwickelt|entwickelte', 'entwickelt', 'weiter'],
  ['attach', 'legen', 'legt|legte', 'gelegt', 'an'],
  ['attach', 'legen', 'legt|legte', 'gelegt', 'dazu'],
  ['attach', 'hängen', 'hängt|hängte', 'gehängt', 'an'],
  ['bench', 'legen', 'legt|legte', 'gelegt'],
  ['bench', 'benchen', 'bencht|benchte', 'gebencht'],
  ['bench', 'setzen', 'setzt|setzte', 'gesetzt'],
  ['come', 'kommen', 'kommt|kam', 'gekommen'],
  ['retreat', 'ziehen', 'zieht|zog', 'gezogen', 'zurück'],
  ['draw', 'ziehen', 'zieht|zog', 'gezogen'],
  ['switch', 'tauschen', 'tauscht|tauschte', 'getauscht'],
  ['switch', 'tauschen', 'tauscht|tauschte', 'getauscht', 'aus'],
  ['switch', 'wechseln', 'wechselt|wechselte', 'gewechselt'],
  ['switch', 'wechseln', 'wechselt|wechselte', 'gewechselt', 'ein'],
  ['promote', 'bringen', 'bringt|brachte', 'gebracht'],
  ['promote', 'bringen', 'bringt|brachte', 'gebracht', 'vor'],
  ['promote', 'holen', 'holt|holte', 'geholt'],
  ['promote', 'holen', 'holt|holte', 'geholt', 'vor'],
  ['promote', 'schicken', 'schickt|schickte', 'geschickt', 'vor'],
  ['promote', 'schicken', 'schickt|schickte', 'geschickt'],
  ['promote', 'wählen', 'wählt|wählte', 'gewählt'],
  ['promote', 'gusten', 'gustet|gustete', 'gegustet'],
  ['find', 'finden', 'findet', 'gefunden'],
  ['find', 'suchen', 'sucht', 'gesucht'],
  ['discard', 'entfernen', 'entfernt', 'entfernt'],
  ['discard', 'werfen', 'wirft', 'geworfen', 'ab'],
  ['discard', 'legen', 'legt', 'gelegt', 'ab'],
  ['have', 'tragen', 'trägt|trug', 'getragen'],
  ['have', 'kontrollieren', 'kontrolliert', 'kontrolliert'],
  ['be', 'liegen', 'liegt|liegen|lag|lagen', 'gelegen'],
  ['be', 'stehen', 'steht|stand', 'gestanden'],
  ['be', 'sitzen', 'sitzt|saß', 'gesessen'],
  ['out', 'knocken', 'knockt|knockte', 'geknockt'],
  ['out', 'besiegen', 'besiegt|besiegte', 'besiegt'],
  ['end', 'beenden', 'beendet|beendete', 'beendet'],
  ['begin', 'fangen', 'fängt|fing', 'gefangen', 'an'],
  ['begin', 'beginnen', 'beginnt|begann', 'begonnen'],
  ['copy', 'kopieren', 'kopiert|kopierte', 'kopiert'],
  ['ask', 'überleben', 'überlebt', 'überlebt'],
  ['ask', 'gewinnen', 'gewinnt', 'gewonnen'],
  ['ask', 'verlieren', 'verliert', 'verloren'],
  ['ask', 'passieren', 'passiert', 'passiert'],
  ['ask', 'funktionieren', 'funktioniert', 'funktioniert'],
  ['ask', 'gehen', 'geht', 'gegangen'],
  ['ask', 'klappen', 'klappt', 'geklappt'],
  ['ask', 'sterben', 'stirbt', 'gestorben'],
  ['ask', 'nehmen', 'nimmt', 'genommen'],
  ['ask', 'bleiben', 'bleibt|blieb', 'geblieben'],
  ['ask', 'zählen', 'zählt', 'gezählt'],
  ['ask', 'gelten', 'gilt', 'gegolten'],
  ['ask', 'wirken', 'wirkt', 'gewirkt'],
  ['move', 'verschieben', 'verschiebt', 'verschoben'],
  ['say', 'sagen', 'sagt|sagte', 'gesagt'],
  ['use', 'sagen', 'sagt|sagte', 'gesagt', 'an'],
  ['use', 'kündigen', 'kündigt|kündigte', 'gekündigt', 'an'],
  ['use', 'deklarieren', 'deklariert|deklarierte', 'deklariert'],
  ['say', 'protestieren', 'protestiert|protestierte', 'protestiert'],
  ['say', 'widersprechen', 'widerspricht|widersprach', 'widersprochen'],
  ['say', 'meinen', 'meint|meinte', 'gemeint'],
  ['say', 'behaupten', 'behauptet|behauptete', 'behauptet'],
  ['deal', 'verursachen', 'verursacht|verursachte', 'verursacht'],
  ['deal', 'fügen', 'fügt|fügte', 'gefügt', 'zu'],
  ['let', 'machen', 'macht|machte', 'gemacht'],
  ['let', 'lassen', 'lässt|ließ', 'gelassen'],
];
const ENGLISH: readonly English<Kind>[] = [
  ['attack', 'attack'],
  ['attack', 'hit', 'hit', 'hits', 'hitting'],
  ['attack', 'swing', 'swung', 'swings', 'swinging'],
  ['attack', 'target', 'targeted', 'targets', 'targeting'],
  ['use', 'use', 'used', 'uses', 'using'],
  ['use', 'play'],
  ['use', 'announce', 'announced', 'announces', 'announcing'],
  ['use', 'declare', 'declared', 'declares', 'declaring'],
  ['use', 'perform'],
  ['use', 'activate', 'activated', 'activates', 'activating'],
  ['evolve', 'evolve', 'evolved', 'evolves', 'evolving'],
  ['evolve', 'make', 'made', 'makes', 'making'],
  ['attach', 'attach', 'attached', 'attaches', 'attaching'],
  ['bench', 'bench', 'benched', 'benches', 'benching'],
  ['bench', 'put', 'put', 'puts', 'putting'],
  ['bench', 'place', 'placed', 'places', 'placing'],
  ['come', 'come', 'came', 'comes', 'coming'],
  ['retreat', 'retreat'],
  ['switch', 'switch', 'switched', 'switches', 'switching'],
  ['promote', 'promote', 'promoted', 'promotes', 'promoting'],
  ['promote', 'bring', 'brought', 'brings', 'bringing'],
  ['promote', 'gust'],
  ['promote', 'send', 'sent', 'sends', 'sending'],
  ['find', 'find', 'found', 'finds', 'finding'],
  ['find', 'get', 'got', 'gets', 'getting'],
  ['find', 'search', 'searched', 'searches', 'searching'],
  ['find', 'fetch', 'fetched', 'fetches', 'fetching'],
  ['find', 'grab', 'grabbed', 'grabs', 'grabbing'],
  ['discard', 'discard'],
  ['discard', 'remove', 'removed', 'removes', 'removing'],
  ['have', 'carry', 'carried', 'carries', 'carrying'],
  ['have', 'control', 'controlled', 'controls', 'controlling'],
  ['be', 'sit', 'sat', 'sits', 'sitting'],
  ['be', 'lie', 'lay', 'lies', 'lying'],
  ['out', 'knock', 'knocked', 'knocks', 'knocking'],
  ['out', 'ko', "ko'd|koed|ko’d|kod", 'kos', "ko'ing"],
  ['out', 'kill'],
  ['draw', 'draw', 'drew|drawn', 'draws', 'drawing'],
  ['end', 'end'],
  ['end', 'pass', 'passed', 'passes', 'passing'],
  ['begin', 'go', 'went|gone', 'goes', 'going'],
  ['begin', 'start'],
  ['move', 'move', 'moved', 'moves', 'moving'],
  ['copy', 'choose', 'chose|chosen', 'chooses', 'choosing'],
  ['copy', 'copy', 'copied', 'copies', 'copying'],
  ['deal', 'deal', 'dealt', 'deals', 'dealing'],
  ['say', 'say', 'said', 'says', 'saying'],
  ['say', 'claim'],
  ['say', 'object'],
  ['say', 'protest'],
  ['say', 'disagree', 'disagreed', 'disagrees', 'disagreeing'],
  ['say', 'argue', 'argued', 'argues', 'arguing'],
  ['ask', 'survive', 'survived', 'survives', 'surviving'],
  ['ask', 'win', 'won', 'wins', 'winning'],
  ['ask', 'lose', 'lost', 'loses', 'losing'],
  ['ask', 'happen'],
  ['ask', 'stay'],
  ['ask', 'remain'],
  ['ask', 'count'],
  ['ask', 'apply', 'applied', 'applies', 'applying'],
  ['ask', 'matter'],
  ['ask', 'work'],
  ['ask', 'die', 'died', 'dies', 'dying'],
  ['ask', 'take', 'took|taken', 'takes', 'taking'],
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

export const HAVE = /^(?:has|have|had|hat|hatte|haben|having|contains|enthält)$/;
export const BE = /^(?:is|are|was|were|gets?|got|been|being|ist|sind|war|waren|wird|werden|wurden?|worden)$/;
/** "does A …?": helps another verb, and means nothing more. */
export const MODAL =
  /^(?:will|möchte|kann|könnte|darf|dürfte|würde|versucht|wollte|soll|muss|can|could|may|might|must|would|should|wants?|wanted|tries|try|tried|does|do|did|like|allowed|able)$/;
export const PARTICLES = /^(?:an|ab|ein|aus|zu|zurück|weiter|dazu|vor|out)$/;

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
  /^(?:noch|gleich|sofort|einfach|auch|jetzt|nun|dann|danach|anschließend|gerne?|gerade|eben|vorher|zuvor|schon|bereits|zuerst|zunächst|wieder|nochmals?|erneut|again|einmal|once|trotzdem|überhaupt|dazu|dabei|dafür|damit|then|now|also|just|already|simply|next|afterwards|first|still|even|so|aber|but|doch|mal|sich|selbst|überdies|immer|currently|aktuell|attached|angelegt|left|remaining|übrig|there|da|legally|legal|down|please|bitte|okay|ok|up|forward|dran|hier|here|manually|normal|direkt|directly|too|ebenfalls|it['’]s|es|player|spieler|player['’]s|attacke|attack|angriff|fähigkeit|ability|pokémon|pokemon|karte|card|trainerkarte|named|namens|kurz|anyway|sowieso|drauf|darauf|insgesamt|zwar|je|jeweils|each)$/;
export const ARTICLE = /^(?:de[nmrs]|das|die|eine?[nmrs]?|the|an?|this|that|diese[nmrs]?|another|weitere[nrs]?)$/;
export const ITS =
  /^(?:its|his|her|their|own|seine?[nmrs]?|ihre?[nmrs]?|dessen|deren|eigene[nmrs]?|opposing|gegnerische[nmrs]?)$/;
export const PRONOUN = /^(?:it|him|them|ihn|sie|es|ihm|er|he|she|they|itself|himself|sich)$/;
/** Words that only ask. */
export const ASKS =
  /^(?:prevents?|stops?|blocks?|protects?|reduces?|verhinder[nt]|schützt|schützen|blockiert|blocken|blockt|is|are|ist|sind|kann|darf|can|may|what|was|how|wie|much|many|viele?|which|welche[rs]?|who|wer|why|warum|damage|schaden|prizes?|preiskarten?|preise|cards|karten|legal|erlaubt|allowed|possible|möglich|regelkonform|richtig|correct|okay|ok|fine|ruling|verdict|result|ergebnis|that|this|das|it|es|er|he|she|sie|dann|then|the|game|spiel|out|kampfunfähig|ko|knocked|be|sein|werden|wird|machen|macht|deal|deals|dealt|turn|now|jetzt|still|noch|trotzdem|by|davon|dadurch|dabei|hp|kp|marken|counters|conditions|zustände|at|im|in|nach|after|dem|of|for|a|an|any|nun|and|und|have|to|does|do|done|gilt|regel|or|oder|not|nicht|with|without|mit|ohne|weakness|resistance|schwäche|resistenz|poison|gift|vergiftung|burn|verbrennung|confusion|through|durch|from|von|whose|wessen|both|beide|there|da|all|alles|you|man|allow|between|turns|full|correctly|so|dead|tot|alive|energy|energie|energien|attached|tool|ausrüstung|prizes?|anyway)$/;
