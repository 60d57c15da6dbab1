// The words of a sentence about a duel, in both languages: each verb with its kind of play and all its forms, and the small words that give a name its role.
import { VerbForms, type English, type German, type Verb } from '../verb-forms.ts';

/** What kind of play a verb tells of. */
export type Kind =
  | 'play'
  | 'chain'
  | 'respond'
  | 'summon'
  | 'set'
  | 'flip'
  | 'attack'
  | 'negate'
  | 'do'
  | 'take'
  | 'tribute'
  | 'discard'
  | 'banish'
  | 'send'
  | 'shuffle'
  | 'reveal'
  | 'point'
  | 'pay'
  | 'target'
  | 'declare'
  | 'equip'
  | 'turn'
  | 'merge'
  | 'have'
  | 'lie'
  | 'end'
  | 'enter'
  | 'draw'
  | 'trigger'
  | 'pass'
  | 'resolve'
  | 'detach'
  | 'use';
export type VerbWord = Verb<Kind>;

const GERMAN: readonly German<Kind>[] = [
  ['play', 'aktivieren'],
  ['play', 'spielen'],
  ['play', 'spielen', 'aus'],
  ['play', 'nutzen'],
  ['play', 'benutzen'],
  ['play', 'verwenden'],
  ['play', 'setzen', 'ein'],
  ['play', 'wenden', 'an'],
  ['chain', 'ketten'],
  ['chain', 'ketten', 'an'],
  ['respond', 'reagieren'],
  ['respond', 'antworten'],
  ['respond', 'beantworten'],
  ['negate', 'kontern'],
  ['negate', 'annullieren'],
  ['negate', 'negieren'],
  ['negate', 'stoppen'],
  ['negate', 'verhindern'],
  ['negate', 'unterbrechen'],
  ['negate', 'unterbinden'],
  ['set', 'setzen'],
  ['set', 'legen'],
  ['set', 'legen', 'ab'],
  ['set', 'legen', 'hin'],
  ['flip', 'decken', 'auf'],
  ['flip', 'drehen', 'um'],
  ['flip', 'flippen'],
  ['attack', 'greifen', 'an'],
  ['attack', 'attackieren'],
  ['attack', 'kämpfen'],
  ['declare', 'sagen', 'an'],
  ['declare', 'kündigen', 'an'],
  ['declare', 'kündigen'],
  ['detach', 'hängen', 'ab'],
  ['detach', 'lösen', 'ab'],
  ['detach', 'entfernen'],
  ['do', 'schießen', 'ab'],
  ['do', 'räumen', 'ab'],
  ['do', 'sprengen'],
  ['do', 'vernichten'],
  ['target', 'visieren', 'an'],
  ['resolve', 'verrechnen'],
  ['resolve', 'lösen', 'auf'],
  ['do', 'zerstören'],
  ['do', 'retten'],
  ['do', 'schützen'],
  ['do', 'fegen'],
  ['do', 'holen'],
  ['do', 'holen', 'zurück'],
  ['do', 'beleben'],
  ['do', 'wiederbeleben'],
  ['do', 'suchen'],
  ['do', 'treffen'],
  ['do', 'nehmen'],
  ['do', 'fügen', 'hinzu'],
  ['take', 'übernehmen'],
  ['take', 'stehlen'],
  ['take', 'klauen'],
  ['do', 'geben', 'zurück'],
  ['do', 'bringen', 'zurück'],
  ['do', 'schicken', 'zurück'],
  ['summon', 'rufen'],
  ['summon', 'rufen', 'zurück'],
  ['summon', 'bringen'],
  ['tribute', 'opfern'],
  ['tribute', 'tributen'],
  ['tribute', 'tributieren'],
  ['tribute', 'bieten', 'an'],
  ['discard', 'werfen', 'ab'],
  ['discard', 'werfen'],
  ['banish', 'verbannen'],
  ['banish', 'bannen'],
  ['send', 'schicken'],
  ['shuffle', 'mischen'],
  ['shuffle', 'mischen', 'zurück'],
  ['shuffle', 'mischen', 'ein'],
  ['reveal', 'zeigen', 'vor'],
  ['reveal', 'decken', 'vor'],
  ['point', 'zeigen'],
  ['send', 'senden'],
  ['send', 'schicken', 'ab'],
  ['pay', 'zahlen'],
  ['pay', 'bezahlen'],
  ['target', 'zielen'],
  ['target', 'wählen'],
  ['declare', 'deklarieren'],
  ['declare', 'benennen'],
  ['declare', 'nennen'],
  ['declare', 'erklären'],
  ['equip', 'rüsten', 'aus'],
  ['turn', 'wechseln'],
  ['turn', 'drehen'],
  ['turn', 'stellen'],
  ['merge', 'überlagern'],
  ['merge', 'verschmelzen'],
  ['merge', 'fusionieren'],
  ['merge', 'machen'],
  ['merge', 'verbinden'],
  ['merge', 'kombinieren'],
  ['merge', 'stimmen', 'ab'],
  ['have', 'kontrollieren'],
  ['end', 'beenden'],
  ['enter', 'gehen'],
  ['merge', 'kontaktfusionieren'],
  ['trigger', 'triggern'],
  ['trigger', 'lösen', 'aus'],
  ['draw', 'ziehen'],
  ['pass', 'passen'],
];
const SUMMONS_DE: readonly (readonly [prefix: string, how: string])[] = [
  ['', ''],
  ['normal', 'normal'],
  ['spezial', 'special'],
  ['tribut', 'tribute'],
  ['flipp', 'flip'],
  ['fusions', 'fusion'],
  ['synchro', 'synchro'],
  ['xyz', 'xyz'],
  ['link', 'link'],
  ['ritual', 'ritual'],
  ['pendel', 'pendulum'],
];

const ENGLISH: readonly English<Kind>[] = [
  ['play', 'activate'],
  ['play', 'use', 'no gerund'],
  ['play', 'play'],
  ['play', 'cast'],
  ['chain', 'chain'],
  ['respond', 'respond'],
  ['respond', 'answer'],
  ['negate', 'negate'],
  ['negate', 'counter'],
  ['negate', 'stop'],
  ['negate', 'prevent'],
  ['set', 'set'],
  ['flip', 'flip'],
  ['attack', 'attack'],
  ['attack', 'swing'],
  ['attack', 'battle'],
  ['do', 'destroy'],
  ['do', 'perform'],
  ['do', 'wipe'],
  ['do', 'clear'],
  ['do', 'kill'],
  ['do', 'nuke'],
  ['do', 'save'],
  ['do', 'protect'],
  ['do', 'bring'],
  ['do', 'pop'],
  ['do', 'blow'],
  ['detach', 'detach'],
  ['detach', 'remove'],
  ['resolve', 'resolve'],
  ['do', 'revive'],
  ['do', 'return'],
  ['do', 'bounce'],
  ['do', 'add'],
  ['do', 'search'],
  ['do', 'fetch'],
  ['do', 'get'],
  ['do', 'hit'],
  ['take', 'take'],
  ['take', 'steal'],
  ['tribute', 'tribute'],
  ['tribute', 'sacrifice'],
  ['discard', 'discard'],
  ['discard', 'drop'],
  ['banish', 'banish'],
  ['send', 'send'],
  ['shuffle', 'shuffle'],
  ['reveal', 'reveal'],
  ['point', 'point'],
  ['pay', 'pay'],
  ['target', 'target'],
  ['target', 'aim'],
  ['target', 'choose'],
  ['declare', 'declare'],
  ['declare', 'name'],
  ['declare', 'call'],
  ['declare', 'ban'],
  ['equip', 'equip'],
  ['turn', 'change'],
  ['turn', 'switch'],
  ['turn', 'turn'],
  ['turn', 'put'],
  ['merge', 'make'],
  ['merge', 'overlay'],
  ['merge', 'fuse'],
  ['merge', 'tune'],
  ['merge', 'contact fuse'],
  ['merge', 'link'],
  ['merge', 'synchro'],
  ['merge', 'xyz'],
  ['have', 'control'],
  ['have', 'hold'],
  ['end', 'end'],
  ['enter', 'enter'],
  ['enter', 'go'],
  ['enter', 'proceed'],
  ['trigger', 'trigger'],
  ['draw', 'draw'],
  ['pass', 'pass'],
];
const SUMMONS_EN = [
  '',
  'special',
  'normal',
  'tribute',
  'flip',
  'fusion',
  'synchro',
  'xyz',
  'link',
  'ritual',
  'pendulum',
  'contact fusion',
];

const VERBS = new VerbForms<Kind>(GERMAN, ENGLISH);
for (const [prefix, how] of SUMMONS_DE) VERBS.german(['summon', `${prefix}beschwören`], how);
for (const how of SUMMONS_EN)
  for (const join of how === '' ? [''] : [' ', '-']) VERBS.english(['summon', `${how}${join}summon`], how);
VERBS.add('ns', { kind: 'summon', form: 'finite', how: 'normal' });
VERBS.add('nb', { kind: 'summon', form: 'finite', how: 'normal' });
VERBS.add('normals', { kind: 'summon', form: 'finite', how: 'normal' });
VERBS.add('specials', { kind: 'summon', form: 'finite', how: 'special' });
for (const one of ['ziel', 'ziele']) VERBS.add(one, { kind: 'target', form: 'finite' });
VERBS.add('ss', { kind: 'summon', form: 'finite', how: 'special' });
// Of several the verb stands as in "angreifen".
VERBS.add('greifen', { kind: 'attack', form: 'finite', particle: 'an' });
VERBS.add('beschwoert', { kind: 'summon', form: 'finite', how: '' });

/** What this word may be as a verb. */
/** "(ich) aktiviere": as it is said of somebody else. */
export const thirdOf = (first: string): string | undefined => VERBS.thirdOf(first);
export const verbsOf = (word: string): readonly VerbWord[] => VERBS.of(word);
/** "has", "hat": have something, or have done something. */
export const HAVE = /^(?:has|have|had|hat|hatte|haben|having)$/;
/** "is", "wird": is done. */
export const BE = /^(?:is|are|was|were|gets?|got|been|being|ist|sind|war|waren|wird|werden|wurden?|worden)$/;
export const MODAL =
  /^(?:will|wollen|möchten?|kann|können|könnte|darf|dürfen|dürfte|würde|versucht|wollte|probiert|soll|muss|can|could|may|might|must|would|should|wants?|wanted|tries|try|tried|attempts?|decides?|chooses|wishes|cannot|can['’]t|couldn['’]t)$/;
/** Whoever asks whether somebody may asks the same with a "not". */
export const MAY = /^(?:darf|dürfen|dürfte|kann|können|könnte|can|could|may|might|cannot|can['’]t|couldn['’]t)$/;
/** He wants what stands behind it, or gets it. */
export const WISH = /^(?:will|wollen|möchten?|wollten?|wants?|wanted|would|tries|try|tried|bekommt|kriegt|gets?)$/;
/** Each of the players. */
export const BOTH = /^(?:both|beide)$/;
/** The same once more. */
export const AGAIN = /^(?:again|nochmals?|nochmal|erneut)$/;
/** When what stands before has happened. */
export const LATER = /^(?:später|later|nachher|hinterher|afterwards?|subsequently)$/;
/** Who says so claims it: what he says is no play. */
export const OBJECTS =
  /^(?:objects?|objected|disagrees?|disagreed|protests?|protested|complains?|widerspricht|protestiert|bestreitet|reklamiert)$/;
export const SAYS =
  /^(?:objects?|objected|disagrees?|disagreed|protests?|protested|complains?|widerspricht|protestiert|bestreitet|reklamiert|says?|said|claims?|claimed|thinks?|argues?|argued|insists?|believes?|sagt|sagte|meint|meinte|behauptet|glaubt|denkt|findet|argumentiert)$/;
export const LIES = /^(?:steht|liegt|liegen|lag|lagen|lay|lies|lie|liegend|liegende[nmrs]?)$/;
/** German separable particles, where they stand at the end of a clause. */
export const PARTICLES = /^(?:an|ab|auf|aus|ein|um|zurück|hin|hinzu|wieder)$/;

/** What a preposition makes of what stands behind it. */
export type Role = 'versus' | 'with' | 'on' | 'answer' | 'for' | 'into' | 'of' | 'by' | 'from' | 'at';
export const PREPOSITIONS = new Map<string, Role>(
  Object.entries({
    vs: 'versus', versus: 'versus', mit: 'with', mithilfe: 'with', with: 'with', using: 'with', via: 'with', per: 'with', through: 'with', dank: 'with', durch: 'by', by: 'by', unter: 'with',
    auf: 'on', on: 'on', onto: 'on', gegen: 'on', against: 'on', an: 'answer', to: 'answer', at: 'at', bei: 'at', beim: 'at',
    für: 'for', for: 'for', zu: 'into', zum: 'into', zur: 'into', into: 'into', in: 'into', over: 'into',
    im: 'into', am: 'at', ins: 'into', bis: 'at', until: 'at', during: 'at', ohne: 'at', without: 'at', von: 'of', vom: 'of', of: 'of', from: 'from', aus: 'from', vor: 'from', after: 'at', upon: 'at', nach: 'at',
  } satisfies Record<string, Role>),
); // prettier-ignore

/** What begins a clause that hangs on another: what it tells happened before that, lies there meanwhile, or follows. */
export type Sub = 'before' | 'then' | 'purpose' | 'by';
export const SUBORDINATORS = new Map<string, Sub>(
  Object.entries({
    wenn: 'before', falls: 'before', nachdem: 'before', sobald: 'before', als: 'before', da: 'before', weil: 'before', während: 'before', obwohl: 'before', solange: 'before', wobei: 'before',
    when: 'before', whenever: 'before', if: 'before', after: 'before', once: 'before', as: 'before', because: 'before', since: 'before', while: 'before', although: 'before', though: 'before', suppose: 'before', angenommen: 'before',
    worauf: 'then', woraufhin: 'then', wogegen: 'then', wozu: 'then', sodass: 'then', whereupon: 'then',
    um: 'purpose', damit: 'purpose', indem: 'by', wofür: 'by',
  } satisfies Record<string, Sub>),
); // prettier-ignore

/** What says nothing a ruling hangs on. */
export const IDLE =
  /^(?:noch|sofort|gleich|einfach|ebenfalls|auch|dazu|darauf|daraufhin|hierauf|jetzt|nun|dann|danach|gerne?|lieber|natürlich|selbst|gerade|eben|vorher|zuvor|schon|bereits|anschließend|zuerst|zunächst|dagegen|dafür|hierfür|dabei|nur|bloß|erfolgreich|then|now|also|just|already|only|simply|next|afterwards|first|immediately|trotzdem|however|jedoch|überhaupt|actually|eigentlich|anyway|quickly|schnell|instead|so|therefore|still|successfully|even|sich|wieder|his|mal|doch|aber|but|erst|deshalb|daher|stattdessen|back|up|übereinander|zusammen|together|too|please|bitte)$/;
export const ARTICLE =
  /^(?:de[nmrs]|das|die|eine?[nmrs]?|dem|the|an?|this|that|these|diese[nmrs]?|beide[nr]?|both|some)$/;
export const ITS = /^(?:its|his|her|their|seine?[nmrs]?|ihre?[nmrs]?|dessen|deren)$/;
export const PRONOUN = /^(?:it|him|them|ihn|sie|es|ihm|ihr|er|he|she|they|this|that|das|diese[nsr]?|itself|himself)$/;
/** What is said of a card beside its name, and means nothing more. */
export const BESIDE =
  /^(?:einzige[nmrs]?|sole|lone|second|third|another|zweite[nrs]?|dritte[nrs]?|weitere[nrs]?|andere[nrs]?|same|selbe[nmrs]?|(?:der|die|das|dem|den)selben?|gleiche[nmrs]?|angreifende[nmrs]?|eigene[nmrs]?|gegnerische[nmrs]?|aktivierte[nmrs]?|(?:link|synchro|fusions?|xyz|ritual|spezial|normal|pendel)?beschworene[nmrs]?|attacking|own|activated|summoned|opposing|opponent['’]s)$/;
/** "seinen eigenen", "his own". */
export const OWN = /^(?:own|eigene[nmrs]?)$/;
/** "the same Jinzo": that of the play before, too. */
export const SAME = /^(?:same|(?:der|die|das|dem|den)?selbe[nmrs]?|gleiche[nmrs]?)$/;
export const FACE_DOWN = /^(?:verdeckt(?:e[nmrs]?)?|face-?down|gesetzte[nmrs]?|set)$/;
export const FACE_UP = /^(?:offen(?:e[nmrs]?)?|face-?up)$/;
/** Words of the rules: part of no name in short. */
export const RULES =
  /^(?:zug(?:e?s)?|turns?|phase|schadens?|damage|total|insgesamt|gesamt|kette|chain|monsters?|monstern|cards?|karten?|angriff|attack|spieler|players?|opponents?|gegners?|gegnerin|deck|hand|friedhof|graveyard|gy|feld|field|zone|lp|counters?|zählmarken?|nächsten?|next|ja|nein|yes|no|keine?[nrms]?|alle[nrms]?|all|every|any|each|jede[nrms]?)$/;
/** Nouns of the game, in whichever case: no card is called so. */
export const NOUNS =
  /^(?:results?|ergebnis(?:se)?|atk|def|angriffspunkten?|verteidigungspunkten?|lebenspunkten?|life|points|levels?|ranks?|stufen?|ränge|rang|links?|klassifizierung|typ(?:e?n|s)?|types?|attributs?|attributes?|ziele?s?|targets?|kosten|costs?|timing|unentschieden|tie|remis|order|reihenfolge|piercing|durchschlagend|durchschlagskraft|triggers|speed|spell|zaubergeschwindigkeit|geschwindigkeit|materiali?e?n?s?|materials?|spielmarken?|tokens?|marken?|such(?:e|effekts?)|search|draws?|negation|annullierung|verbannung|zerstörung|beschwörung(?:en)?|aktivierung(?:en)?|auflösung|verrechnung|angriffs?|angriffe|kampf(?:es)?|kampfschadens?|battle|step|schritts?|moments?|zeitpunkt|regeln?|rules?|judge|richter|recht|right|mal|times?|karten?effekts?|monstereffekts?|falleneffekts?|zaubereffekts?|trigger|replay|cl\d?|glied(?:er)?|kettenglied(?:er)?|position(?:en)?|angriffsposition|verteidigungsposition|punkten?|hand(?:karten?)?|zonen?|spalten?|columns?|friedhöfe|decks?|oben|unten|tribut(?:e[ns]?)?|game|lethal)$/;
/** All that lies somewhere, no card of it. */
export const WHOLE_BOARD = /^(?:board|backrow|everything|alles|(?:spiel)?feld|field)$/;
/** Several nobody named. */
export const SEVERAL = /^(?:monsters|cards|karten|spells|traps)$/;
export const KIND_OF_CARD =
  /^(?:(?:schnell|konter|permanent|spielfeld|ausrüstungs)?-?(?:zauber|falle|fallen)(?:karte)?|(?:effekt|link|xyz|fusions|synchro|ritual|pendel)?-?monster|spell|trap|card|karte|continuous|quick-?play|normal|counter|equip|field|effect\s?monster|(?:pendulum\s)?scales?|(?:pendel)?skalen?|pendelbereiche?n?|namens?|named|genannte?)$/;
/** Whether a word may be part of a name in short. */
export const isUnknown = (word: string): boolean =>
  /[\p{L}\d]/u.test(word) && !PREPOSITIONS.has(word) && !RULES.test(word) && ![AGAIN, ARTICLE, ITS, PRONOUN, IDLE, HAVE, BE, LATER, MODAL, PARTICLES, LIES, BESIDE, FACE_DOWN, FACE_UP].some((words) => words.test(word)); // prettier-ignore
