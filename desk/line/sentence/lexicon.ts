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
  ['play', 'aktivieren', 'aktiviert', 'aktiviert'],
  ['play', 'spielen', 'spielt', 'gespielt'],
  ['play', 'spielen', 'spielt', 'gespielt', 'aus'],
  ['play', 'nutzen', 'nutzt', 'genutzt'],
  ['play', 'benutzen', 'benutzt', 'benutzt'],
  ['play', 'verwenden', 'verwendet', 'verwendet'],
  ['play', 'einsetzen', 'einsetzt', 'eingesetzt'],
  ['play', 'setzen', 'setzt', 'gesetzt', 'ein'],
  ['play', 'wenden', 'wendet', 'gewendet', 'an'],
  ['play', 'wenden', 'wendet', 'gewandt', 'an'],
  ['chain', 'ketten', 'kettet', 'gekettet'],
  ['chain', 'ketten', 'kettet', 'gekettet', 'an'],
  ['respond', 'reagieren', 'reagiert', 'reagiert'],
  ['respond', 'antworten', 'antwortet', 'geantwortet'],
  ['respond', 'beantworten', 'beantwortet', 'beantwortet'],
  ['negate', 'kontern', 'kontert', 'gekontert'],
  ['negate', 'annullieren', 'annulliert', 'annulliert'],
  ['negate', 'negieren', 'negiert', 'negiert'],
  ['negate', 'stoppen', 'stoppt', 'gestoppt'],
  ['negate', 'verhindern', 'verhindert', 'verhindert'],
  ['negate', 'unterbrechen', 'unterbricht', 'unterbrochen'],
  ['negate', 'unterbinden', 'unterbindet', 'unterbunden'],
  ['set', 'setzen', 'setzt', 'gesetzt'],
  ['set', 'legen', 'legt', 'gelegt'],
  ['set', 'legen', 'legt', 'gelegt', 'ab'],
  ['set', 'legen', 'legt', 'gelegt', 'hin'],
  ['flip', 'decken', 'deckt', 'gedeckt', 'auf'],
  ['flip', 'drehen', 'dreht', 'gedreht', 'um'],
  ['flip', 'flippen', 'flippt', 'geflippt'],
  ['attack', 'greifen', 'greift', 'griffen', 'an'],
  ['attack', 'greifen', 'greift', 'gegriffen', 'an'],
  ['attack', 'attackieren', 'attackiert', 'attackiert'],
  ['attack', 'kämpfen', 'kämpft', 'gekämpft'],
  ['declare', 'sagen', 'sagt', 'gesagt', 'an'],
  ['declare', 'kündigen', 'kündigt', 'gekündigt', 'an'],
  ['declare', 'kündigen', 'kündigt', 'gekündigt'],
  ['detach', 'hängen', 'hängt', 'gehängt', 'ab'],
  ['detach', 'lösen', 'löst', 'gelöst', 'ab'],
  ['do', 'schießen', 'schießt', 'geschossen', 'ab'],
  ['do', 'räumen', 'räumt', 'geräumt', 'ab'],
  ['do', 'sprengen', 'sprengt', 'gesprengt'],
  ['do', 'vernichten', 'vernichtet', 'vernichtet'],
  ['target', 'anvisieren', 'anvisiert', 'anvisiert'],
  ['target', 'visieren', 'visiert', 'visiert', 'an'],
  ['resolve', 'verrechnen', 'verrechnet', 'verrechnet'],
  ['resolve', 'auflösen', 'aufgelöst', 'aufgelöst'],
  ['do', 'zerstören', 'zerstört', 'zerstört'],
  ['do', 'holen', 'holt', 'geholt'],
  ['do', 'holen', 'holt', 'geholt', 'zurück'],
  ['do', 'beleben', 'belebt', 'belebt'],
  ['do', 'wiederbeleben', 'wiederbelebt', 'wiederbelebt'],
  ['do', 'suchen', 'sucht', 'gesucht'],
  ['do', 'treffen', 'trifft', 'getroffen'],
  ['do', 'nehmen', 'nimmt', 'genommen'],
  ['do', 'fügen', 'fügt', 'gefügt', 'hinzu'],
  ['take', 'übernehmen', 'übernimmt', 'übernommen'],
  ['take', 'stehlen', 'stiehlt', 'gestohlen'],
  ['take', 'klauen', 'klaut', 'geklaut'],
  ['do', 'geben', 'gibt', 'gegeben', 'zurück'],
  ['do', 'bringen', 'bringt', 'gebracht', 'zurück'],
  ['do', 'schicken', 'schickt', 'geschickt', 'zurück'],
  ['summon', 'rufen', 'ruft', 'gerufen'],
  ['summon', 'rufen', 'ruft', 'gerufen', 'zurück'],
  ['summon', 'bringen', 'bringt', 'gebracht'],
  ['tribute', 'opfern', 'opfert', 'geopfert'],
  ['tribute', 'tributen', 'tributet', 'getributet'],
  ['tribute', 'tributieren', 'tributiert', 'tributiert'],
  ['tribute', 'bieten', 'bietet', 'geboten', 'an'],
  ['discard', 'werfen', 'wirft', 'geworfen', 'ab'],
  ['discard', 'werfen', 'wirft', 'geworfen'],
  ['banish', 'verbannen', 'verbannt', 'verbannt'],
  ['banish', 'bannen', 'bannt', 'gebannt'],
  ['send', 'schicken', 'schickt', 'geschickt'],
  ['shuffle', 'mischen', 'mischt', 'gemischt'],
  ['shuffle', 'mischen', 'mischt', 'gemischt', 'zurück'],
  ['shuffle', 'mischen', 'mischt', 'gemischt', 'ein'],
  ['reveal', 'zeigen', 'zeigt', 'gezeigt', 'vor'],
  ['reveal', 'decken', 'deckt', 'gedeckt', 'vor'],
  ['point', 'zeigen', 'zeigt', 'gezeigt'],
  ['send', 'senden', 'sendet', 'gesendet'],
  ['send', 'schicken', 'schickt', 'geschickt', 'ab'],
  ['pay', 'zahlen', 'zahlt', 'gezahlt'],
  ['pay', 'bezahlen', 'bezahlt', 'bezahlt'],
  ['target', 'zielen', 'zielt', 'gezielt'],
  ['target', 'wählen', 'wählt', 'gewählt'],
  ['declare', 'deklarieren', 'deklariert', 'deklariert'],
  ['declare', 'benennen', 'benennt', 'benannt'],
  ['declare', 'nennen', 'nennt', 'genannt'],
  ['declare', 'erklären', 'erklärt', 'erklärt'],
  ['equip', 'rüsten', 'rüstet', 'gerüstet', 'aus'],
  ['turn', 'wechseln', 'wechselt', 'gewechselt'],
  ['turn', 'drehen', 'dreht', 'gedreht'],
  ['turn', 'stellen', 'stellt', 'gestellt'],
  ['merge', 'überlagern', 'überlagert', 'überlagert'],
  ['merge', 'verschmelzen', 'verschmilzt', 'verschmolzen'],
  ['merge', 'fusionieren', 'fusioniert', 'fusioniert'],
  ['merge', 'machen', 'macht', 'gemacht'],
  ['merge', 'verbinden', 'verbindet', 'verbunden'],
  ['merge', 'kombinieren', 'kombiniert', 'kombiniert'],
  ['have', 'kontrollieren', 'kontrolliert', 'kontrolliert'],
  ['end', 'beenden', 'beendet', 'beendet'],
  ['enter', 'gehen', 'geht', 'gegangen'],
  ['merge', 'kontaktfusionieren', 'kontaktfusioniert', 'kontaktfusioniert'],
  ['trigger', 'triggern', 'triggert', 'getriggert'],
  ['trigger', 'lösen', 'löst', 'gelöst', 'aus'],
  ['draw', 'ziehen', 'zieht', 'gezogen'],
  ['pass', 'passen', 'passt', 'gepasst'],
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
  ['play', 'activate', 'activated', 'activates', 'activating'],
  ['play', 'use', 'used', 'uses', ''],
  ['play', 'play'],
  ['chain', 'chain'],
  ['respond', 'respond'],
  ['respond', 'answer'],
  ['negate', 'negate', 'negated', 'negates', 'negating'],
  ['negate', 'counter'],
  ['negate', 'stop', 'stopped', 'stops', 'stopping'],
  ['negate', 'prevent'],
  ['set', 'set', 'set', 'sets', 'setting'],
  ['flip', 'flip', 'flipped', 'flips', 'flipping'],
  ['attack', 'attack'],
  ['attack', 'swing', 'swung', 'swings', 'swinging'],
  ['attack', 'battle', 'battled', 'battles', 'battling'],
  ['do', 'destroy'],
  ['do', 'perform'],
  ['do', 'bring', 'brought', 'brings', 'bringing'],
  ['do', 'pop', 'popped', 'pops', 'popping'],
  ['do', 'blow', 'blew', 'blows', 'blowing'],
  ['detach', 'detach', 'detached', 'detaches', 'detaching'],
  ['resolve', 'resolve', 'resolved', 'resolves', 'resolving'],
  ['do', 'revive', 'revived', 'revives', 'reviving'],
  ['do', 'return'],
  ['do', 'bounce', 'bounced', 'bounces', 'bouncing'],
  ['do', 'add'],
  ['do', 'search', 'searched', 'searches', 'searching'],
  ['do', 'fetch', 'fetched', 'fetches', 'fetching'],
  ['do', 'get', 'got', 'gets', 'getting'],
  ['do', 'hit', 'hit', 'hits', 'hitting'],
  ['take', 'take', 'took', 'takes', 'taking'],
  ['take', 'take', 'taken', 'takes', 'taking'],
  ['take', 'steal', 'stole', 'steals', 'stealing'],
  ['tribute', 'tribute', 'tributed', 'tributes', 'tributing'],
  ['discard', 'discard'],
  ['discard', 'drop', 'dropped', 'drops', 'dropping'],
  ['banish', 'banish', 'banished', 'banishes', 'banishing'],
  ['send', 'send', 'sent', 'sends', 'sending'],
  ['shuffle', 'shuffle', 'shuffled', 'shuffles', 'shuffling'],
  ['reveal', 'reveal'],
  ['point', 'point'],
  ['pay', 'pay', 'paid', 'pays', 'paying'],
  ['target', 'target'],
  ['target', 'choose', 'chose', 'chooses', 'choosing'],
  ['declare', 'declare', 'declared', 'declares', 'declaring'],
  ['declare', 'name', 'named', 'names', 'naming'],
  ['declare', 'call'],
  ['equip', 'equip', 'equipped', 'equips', 'equipping'],
  ['turn', 'change', 'changed', 'changes', 'changing'],
  ['turn', 'switch', 'switched', 'switches', 'switching'],
  ['turn', 'turn'],
  ['turn', 'put', 'put', 'puts', 'putting'],
  ['merge', 'make', 'made', 'makes', 'making'],
  ['merge', 'overlay', 'overlaid', 'overlays', 'overlaying'],
  ['merge', 'fuse', 'fused', 'fuses', 'fusing'],
  ['merge', 'tune', 'tuned', 'tunes', 'tuning'],
  ['merge', 'contact fuse', 'contact fused', 'contact fuses', 'contact fusing'],
  ['merge', 'link'],
  ['merge', 'synchro'],
  ['merge', 'xyz', 'xyzed', 'xyzs', 'xyzing'],
  ['have', 'control', 'controlled', 'controls', 'controlling'],
  ['have', 'hold', 'held', 'holds', 'holding'],
  ['end', 'end'],
  ['enter', 'enter'],
  ['enter', 'go', 'went', 'goes', 'going'],
  ['enter', 'proceed'],
  ['trigger', 'trigger'],
  ['draw', 'draw', 'drew', 'draws', 'drawing'],
  ['pass', 'pass', 'passed', 'passes', 'passing'],
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
for (const [prefix, how] of SUMMONS_DE)
  VERBS.german(['summon', `${prefix}beschwören`, `${prefix}beschwört`, `${prefix}beschworen`], how);
for (const how of SUMMONS_EN)
  for (const join of how === '' ? [''] : [' ', '-']) VERBS.english(['summon', `${how}${join}summon`], how);
VERBS.add('ns', { kind: 'summon', form: 'finite', how: 'normal' });
VERBS.add('nb', { kind: 'summon', form: 'finite', how: 'normal' });
VERBS.add('normals', { kind: 'summon', form: 'finite', how: 'normal' });
VERBS.add('specials', { kind: 'summon', form: 'finite', how: 'special' });
for (const one of ['ziel', 'ziele']) VERBS.add(one, { kind: 'target', form: 'finite' });
VERBS.add('ss', { kind: 'summon', form: 'finite', how: 'special' });
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
    im: 'into', am: 'at', ins: 'into', bis: 'at', until: 'at', during: 'at', ohne: 'at', without: 'at', von: 'of', vom: 'of', of: 'of', from: 'from', aus: 'from', after: 'at', upon: 'at', nach: 'at',
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
  /^(?:second|third|another|zweite[nrs]?|dritte[nrs]?|weitere[nrs]?|andere[nrs]?|same|selbe[nmrs]?|(?:der|die|das|dem|den)selben?|gleiche[nmrs]?|angreifende[nmrs]?|eigene[nmrs]?|gegnerische[nmrs]?|aktivierte[nmrs]?|(?:link|synchro|fusions?|xyz|ritual|spezial|normal|pendel)?beschworene[nmrs]?|attacking|own|activated|summoned|opposing|opponent['’]s)$/;
/** "seinen eigenen", "his own". */
export const OWN = /^(?:own|eigene[nmrs]?)$/;
/** "the same Jinzo": that of the play before, too. */
export const SAME = /^(?:same|(?:der|die|das|dem|den)?selbe[nmrs]?|gleiche[nmrs]?)$/;
export const FACE_DOWN = /^(?:verdeckt(?:e[nmrs]?)?|face-?down|gesetzte[nmrs]?|set)$/;
export const FACE_UP = /^(?:offen(?:e[nmrs]?)?|face-?up)$/;
/** Words of the rules: part of no name in short. */
export const RULES =
  /^(?:zug(?:e?s)?|turns?|phase|schadens?|damage|kette|chain|monsters?|monstern|cards?|karten?|angriff|attack|spieler|players?|opponents?|gegners?|gegnerin|deck|hand|friedhof|graveyard|gy|feld|field|zone|lp|counters?|zählmarken?|nächsten?|next|ja|nein|yes|no|keine?[nrms]?|alle[nrms]?|all|every|any|each|jede[nrms]?)$/;
/** Nouns of the game, in whichever case: no card is called so. */
export const NOUNS =
  /^(?:results?|ergebnis(?:se)?|atk|def|angriffspunkten?|verteidigungspunkten?|lebenspunkten?|levels?|ranks?|stufen?|ränge|rang|links?|klassifizierung|typ(?:e?n|s)?|types?|attributs?|attributes?|ziele?s?|targets?|kosten|costs?|timing|unentschieden|tie|remis|order|reihenfolge|triggers|speed|spell|zaubergeschwindigkeit|geschwindigkeit|materiali?e?n?s?|materials?|spielmarken?|tokens?|marken?|such(?:e|effekts?)|search|draws?|negation|annullierung|verbannung|zerstörung|beschwörung(?:en)?|aktivierung(?:en)?|auflösung|verrechnung|angriffs?|angriffe|kampf(?:es)?|kampfschadens?|battle|step|schritts?|moments?|zeitpunkt|regeln?|rules?|judge|richter|recht|right|mal|times?|karten?effekts?|monstereffekts?|falleneffekts?|zaubereffekts?|trigger|replay|cl\d?|glied(?:er)?|kettenglied(?:er)?|position(?:en)?|angriffsposition|verteidigungsposition|punkten?|hand(?:karten?)?|zonen?|spalten?|columns?|friedhöfe|decks?|oben|unten)$/;
export const KIND_OF_CARD =
  /^(?:(?:schnell|konter|permanent|spielfeld|ausrüstungs)?-?(?:zauber|falle|fallen)(?:karte)?|(?:effekt|link|xyz|fusions|synchro|ritual|pendel)?-?monster|spell|trap|card|karte|continuous|quick-?play|normal|counter|equip|field|effect\s?monster|(?:pendulum\s)?scales?|(?:pendel)?skalen?|pendelbereiche?n?|namens?|named|genannte?)$/;
/** Whether a word may be part of a name in short. */
export const isUnknown = (word: string): boolean =>
  /[\p{L}\d]/u.test(word) && !PREPOSITIONS.has(word) && !RULES.test(word) && ![AGAIN, ARTICLE, ITS, PRONOUN, IDLE, HAVE, BE, LATER, MODAL, PARTICLES, LIES, BESIDE, FACE_DOWN, FACE_UP].some((words) => words.test(word)); // prettier-ignore
