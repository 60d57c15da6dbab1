// A line as the words of sentences: names of cards, players, moments, places and numbers are found first and stand as one token each; every other word is
// what the lexicon says it may be, or unknown.
import { bareWord, isWord, lower, matchAt, ZU } from '../lexing.ts';
import type { YgoCard } from '../../../engine/case/schema.ts';
import type { Player } from '../../../engine/case/schema.ts';
import { playerOf } from '../items.ts';
import { numberOf, SO_MANY_OF } from '../counted.ts';
import { effectKind, KIND_WORDS } from '../effect-kinds.ts';
import { isShortOf, NamesIn, type CardOf } from './names.ts';
import { ARTICLE, isUnknown, KIND_OF_CARD, NOUNS, SAME, verbsOf, type VerbWord } from './lexicon.ts';

export type Place = 'hand' | 'gy' | 'field' | 'banished' | 'deck' | 'extra deck' | 'pendulum zone';
export type Token = {
  /** As it is written. */
  text: string;
  /** Where it stands in the line. */
  at: number;
  end: number;
} & (
  | { is: 'name'; name: string; card: YgoCard | undefined }
  | { is: 'player'; player: Player }
  | { is: 'whose'; player: Player }
  | { is: 'moment'; moment: string; whose?: Player; own?: true }
  | { is: 'place'; place: Place; whose?: Player; to?: true }
  /** `into`: it is turned so. */
  | { is: 'position'; position: 'attack' | 'defense'; into?: true }
  | { is: 'how'; how: string }
  /** `has`: "at 800 LP" are what somebody has, not what he pays. */
  | { is: 'life'; points: number; has?: boolean }
  /** "for 2000". */
  | { is: 'points'; points: number }
  | { is: 'counted' }
  | { is: 'event'; event: 'summon' | 'attack' | 'activation'; how?: string }
  /** "Sucheffekt": of what kind it is. */
  | { is: 'effect'; number?: number; kind?: string }
  | { is: 'as'; as: 'target' | 'material' | 'cost' | 'answer' | 'spell' | 'scale' }
  | { is: 'note'; namesCards?: boolean }
  /** "with 2 materials", "mit 3 Zählmarken": as it is written in parentheses. */
  | { is: 'held'; held: string }
  | { is: 'twice' }
  /** What somebody ends: the turn, the Battle Phase. */
  | { is: 'ended'; what: 'turn' | 'battle phase' }
  /** "in diesem Zug". */
  | { is: 'this turn' }
  | { is: 'last turn' }
  /** "als einziges Monster". */
  | { is: 'only' }
  /** "as chain link 2": the order tells it. */
  | { is: 'link' }
  | { is: 'sign'; sign: string }
  | { is: 'and' }
  /** "no responses": nothing was played. */
  | { is: 'nothing' }
  /** Of the card named before: "'s". */
  | { is: 'genitive' }
  | { is: 'verb'; verbs: readonly VerbWord[] }
  | { is: 'word' }
);
type Said = { [K in Token['is']]: Omit<Extract<Token, { is: K }>, 'text' | 'at' | 'end'> }[Token['is']];

/** The turn that is played now ends. */
export const NEXT_TURN = 'the turn ends';
const NAME = '\uE001';
const PHASE =
  '(?:(?:draw|standby|main|battle|end|zieh|haupt|kampf)[\\s-]*phase(?:\\s*[12](?!\\d))?|(?:start|battle|damage|end)[\\s-]*step|schadensschritt|schadensberechnung|damage\\s+calculation|standby(?!\\s*-?(?:phase|\\p{L}))|mp\\s*[12]|bp|ep)';
const WANTS =
  '(?:wants?|wanted|tries|try|tried|able|decides?|decided|chooses|going|have|has|allowed|attempts?|used|likes?|love)';
const OWN = '(?:seine[nmrs]?|ihre[nmrs]?|eigenen|own|his|her|their|its)';
const WHOSE = "([AB])(?:['’]s|s)";
const DE = '(?:der|des|dem|den|die|das|the|einer|an?|any)';
const MOMENT = new RegExp(
  `(?:(?:noch\\s+|right\\s+)?(am\\s+ende|at\\s+the\\s+end|ende|end|im|in|während|am|at|during|on|bei|beim|vor|nach|before|after|zu|to|into|zur)\\s+)?(?:(?:of|von)\\s+)?(?:${DE}\\s+)?(?:(?:${WHOSE}|${OWN})\\s+)?(?:eigenen\\s+|own\\s+)?(${PHASE}|turn|(?:spiel)?zug(?:e?s)?)(?:\\s+(?:von|of)\\s+(?:spieler\\s+|player\\s+)?([AB]))?`,
  'iuy',
);
const GERMAN_PHASES: readonly (readonly [RegExp, string])[] = [
  [/^zieh-?phase$/, 'draw phase'],
  [/^standby$/, 'standby phase'],
  [/^haupt-?phase\s?1?$/, 'main phase 1'],
  [/^haupt-?phase\s?2$/, 'main phase 2'],
  [/^main[\s-]?phase$/, 'main phase 1'],
  [/^mp\s?1$/, 'main phase 1'],
  [/^mp\s?2$/, 'main phase 2'],
  [/^kampf-?phase$|^bp$/, 'battle phase'],
  [/^ep$|^end-?phase$/, 'end phase'],
  [/^schadensschritt$/, 'damage step'],
];
const PLACES: readonly (readonly [RegExp, Place])[] = [
  [/hand$/, 'hand'],
  [/friedhof$|gy$|grave(?:yard)?$/, 'gy'],
  [/extra[\s-]*deck$/, 'extra deck'],
  [/deck$/, 'deck'],
  [/feld$|field$|side$|seite$|board$/, 'field'],
  [/zone$|skala$|scale$/, 'pendulum zone'],
];
const HOW_SUMMONED: readonly (readonly [RegExp, string])[] = [
  [/^norm/, 'normal'],
  [/^spez|^spec/, 'special'],
  [/^trib/, 'tribute'],
  [/^flip/, 'flip'],
  [/^fus/, 'fusion'],
  [/^syn/, 'synchro'],
  [/^xyz/, 'xyz'],
  [/^link/, 'link'],
  [/^rit/, 'ritual'],
  [/^pend/, 'pendulum'],
];
const howOf = (said = ''): string => HOW_SUMMONED.find(([words]) => words.test(said.toLowerCase()))?.[1] ?? '';
const KINDS = '(?:normal|spezial|special|tribute?|flipp?|fusions?|synchro|xyz|link|ritual|pendel|pendulum)';
const ORDINALS = [['erste', 'first'], ['zweite', 'second'], ['dritte', 'third'], ['vierte', 'fourth']]; // prettier-ignore

type Reads = readonly [RegExp, (found: RegExpExecArray) => Said | undefined];
/** What is more than a word, tried in this order. */
const PHRASES: readonly Reads[] = [
  [/\([^()]*\)/y, () => ({ is: 'note' })],
  [/(?:(?:as|als)\s+)?(?:chain\s*link|kettenglied|cl|chain(?=\s*\d))\s*\d{1,2}(?:\s*:)?/iy, () => ({ is: 'link' })],
  [/(?:twice|two\s+times|zwei\s*mal|x\s*2(?!\d))(?:\s+(?:in|per|pro)\s+(?:one|a|the\s+same|einem|demselben)?\s*(?:turn|zug))?/iy, () => ({ is: 'twice' })],
  [/(?:(?:(?:with|mit|holding)\s+(?:only\s+|just\s+|nur\s+)?|(?<=(?:\s(?:has|have|had|hat)|\s(?:has|have|had|hat)\s(?:only|just|still|nur|noch))\s))((?:\d{1,2}|no|keine[mn]|one|an?|einem|two|zwei|three|drei)\s+(?:(?:xyz|spell|\p{L}{3,})[\s-]+)?(?:materials?|material(?:ien)?|counters?|zählmarken?))|((?:without|ohne)\s+(?:any\s+)?(?:xyz[\s-]*)?material(?:s|ien)?))/iuy, ([, some, none]) => ({ is: 'held', held: some ?? none! })],
  // So many Tributes: its Level may ask for others.
  [/(?:without|ohne)\s+(?:any\s+|jeden\s+)?tribut(?:e[ns]?|ing|ieren)?/iy, () => ({ is: 'held', held: 'tribute no monsters' })],
  [/(?:with|mit)\s+(?:only\s+|just\s+|nur\s+)?(\d|one|a|einem|two|zwei|three|drei)\s+tribut(?:e[ns]?)?/iy, ([, count]) => ({ is: 'held', held: `tribute ${count!.replace(/em$/, 'e')} monsters` })],
  [/[-=]>|→/y, () => ({ is: 'sign', sign: '→' })],
  [/[,;>\n:?!.]/y, ([sign]) => ({ is: 'sign', sign: sign! })],
  // Between two words a dash is a comma; those inside names are none of the sentence's.
  [/(?<=\s)[-–—](?=\s)/y, () => ({ is: 'sign', sign: ',' })],
  [/(?:spieler(?:in)?|player|opponent|gegner(?:in)?)\s+([AB])(?![\p{L}\d'’])/iuy, ([, who]) => ({ is: 'player', player: playerOf(who!) })],
  [/(?:in\s+)?(?:diesem|diesen|this)\s+(?:(?:spiel)?zug|turn)(?:\s+erst)?/iy, () => ({ is: 'this turn' })],
  [/(?:(?:seit|since|schon\s+seit)\s+)?(?:(?:im|in|during|am)\s+)?(?:(?:the|dem|den|his|her)\s+)?(?:letzte[nm]?|last|vorigen|previous)\s+(?:(?:spiel)?zug|turn)/iy, () => ({ is: 'last turn' })],
  [/(?:als|as)\s+(?:(?:his|her|their|the|sein|ihr)\s+)?(?:einziges?|only)\s+monster/iy, () => ({ is: 'only' })],
  [new RegExp(`(?:(?:in|im|on|during|at)\\s+)?(?:(?:${WHOSE}|${OWN}|the|dem|den)\\s+)?(?:nächste[nrsm]?|next|folgende[nrsm]?|following)\\s+(?:(?:spiel)?zug|turn)(?:\\s+(?:von|of)\\s+([AB]))?`, 'iy'), nextTurn],
  // "Damage Step: …"
  [new RegExp(`(${PHASE})(?=\\s*:)`, 'iy'), ([, named]) => momentBefore(named!)],
  [MOMENT, momentOf],
  [/(?:(?:den|die|the|seinen?|ihren?|his|her|their)\s+)?(?:(?:spiel)?zug|turn|(battle\s*phase|bp))/iy, ([, battle]) => ({ is: 'ended', what: battle ? 'battle phase' : 'turn' })],
  // A bare moment is the line's own: "battle step" is no battle.
  [new RegExp(PHASE, 'iy'), () => ({ is: 'word' })],
  [/((?:at|bei|on|auf|with|mit)\s+)?(?:(?:noch|only|nur)\s+)?(\d{1,6})\s*(?:lp|life\s*points?|lebenspunkten?)(?:\s+(?:left|remaining|übrig))?/iy, ([, at, points]) => ({ is: 'life', points: Number(points), has: at !== undefined })],
  [/(?:for|of|über|von|mit|with)\s+(\d{3,5}|0)(?:\s+(?:atk|damage|schaden|points|punkten?|battle\s+damage))?/iy, ([, points]) => ({ is: 'points', points: Number(points) })],
  // "B is at 2000", a player alone.
  [/(?<=(?:^|[\s,.;])[AB]\s+(?:(?:is|ist|steht|stand|war|was)\s+)?(?:noch\s+|still\s+)?)(?:at|bei|auf|on)\s+(?:noch\s+)?(\d{3,5})(?=\s*(?:[,.;]|$))/iy, ([, points]) => ({ is: 'life', points: Number(points) })],
  [/(?:no\s?body|no\s+one|niemand|keiner|neither(?:\s+player)?)\s+(?:responds?|answers?|chains?|reacts?|antwortet|reagiert|kettet)(?:\s+(?:anything|something|etwas|darauf|noch))*(?:\s+an)?/iy, () => ({ is: 'nothing' })],
  [/(?:no|keine)\s+(?:(?:further|more|other|weiteren?|anderen?)\s+)?(?:responses?|answers?|reactions?|antwort(?:en)?|reaktion(?:en)?)(?:\s+(?:from|by|von)\s+(?:either\s+player|both\s+players|beiden(?:\s+spielern)?|[AB]))?/iy, () => ({ is: 'nothing' })],
  [/(?:(?:als|as|in)\s+)?(?:eine?\s+|an?\s+)?(?:antwort|reaktion|response)(?:\s+(?:darauf|hierauf|dazu|auf|to))?/iy, () => ({ is: 'as', as: 'answer' })],
  [/(?:als|as)\s+(?:(?:the|an?|das|ein)\s+)?(?:ziele?|targets?)/iy, () => ({ is: 'as', as: 'target' })],
  [/(?:als|as)\s+(?:the\s+)?(?:(?:xyz|link|fusions|synchro)-?)?materiali?e?n?s?/iy, () => ({ is: 'as', as: 'material' })],
  [/(?:als|as)\s+(?:(?:an?|eine?)\s+)?(?:zauber(?:karte)?|spell(?:\s+card)?)/iy, () => ({ is: 'as', as: 'spell' })],
  [new RegExp(`(?:(?:als|as|per|durch|via|by|with|mit)\\s+)(?:an?\\s+|eine?\\s+)?(${KINDS})[\\s-]*(?:beschwörung|summon)`, 'iy'), ([, how]) => ({ is: 'how', how: howOf(how) })],
  [/(?:im|durch|in|by|through)\s+(?:(?:den|einen|a|the)\s+)?(?:kampf|battle)(?![\s-]*(?:phase|step|position|damage))/iy, () => ({ is: 'how', how: 'battle' })],
  [/(?:als|as)\s+(?:(?:the|an?|die|den)\s+)?(?:kosten|cost|tribut(?:es?)?)/iy, () => ({ is: 'as', as: 'cost' })],
  [new RegExp(`(${KINDS})?[\\s-]*(?:beschwörung|summon(?!s|ed|ing))(?:(?=\\s+(?:of|von|by|durch|mit|with)\\s)|(?<=(?:the|that|this|its|his|her|their|any)\\s(?:${KINDS}[\\s-])?summon))`, 'iy'), ([, how]) => ({ is: 'event', event: 'summon', ...(how && { how: howOf(how) }) })],
  [new RegExp(`(${KINDS})?-?beschwörung(?:en)?`, 'iy'), ([, how]) => ({ is: 'event', event: 'summon', ...(how && { how: howOf(how) }) })],
  [/(?:direkte[nmrs]?\s+angriffe?s?|direktangriffs?|direct\s+attack)/iy, () => ({ is: 'event', event: 'attack', how: 'direct' })],
  [/(?:(?:angriff|attacke)(?:serklärung|s)?|attack\s+declaration|(?<!(?<!\p{L})(?:to|will|can|may|could|must|would|cannot|can't|not|[AB]|he|she|they)\s)attack(?=\s+(?:of|by|from|with|on))|(?<=(?:the|that|this|his|her|den|diesen)\s)attack(?=\s*(?:$|[,.;?!)])))/iuy, () => ({ is: 'event', event: 'attack' })],
  [/(?:aktivierung|activation)/iy, () => ({ is: 'event', event: 'activation' })],
  [new RegExp(`(${KIND_WORDS})(?:[\\s-]*effekt|[\\s-]+eff(?:ect)?)(?:s|e|en)?`, 'iy'), ([, word]) => ({ is: 'effect', kind: effectKind(word!)! })],
  // "die Suche", "wants the negate": the effect that does so.
  [/(?<=(?:\uE001|\p{Lu}[\p{L}-]+)\s)(search|negate|mill)(?=\s*(?:$|[,.;?!)>–—-]))/uy, ([word]) => ({ is: 'effect', kind: effectKind(word)! })],
  [/(?<=[,;.]\s)(suche|search)(?=\s+(?:is|ist|as|als)\s)/iy, () => ({ is: 'effect', kind: 'search' })],
  [/(?<=(?:the|his|her|its|their|die|seine|ihre|[\uE001]['’]s?|[\uE001]s)\s)(suche|search|negate|negation|mill)(?=\s*(?:$|[,.;?!)–—-]|(?:on|auf|of|von|mit|with)\s))/iy, ([word]) => ({ is: 'effect', kind: effectKind(word.toLowerCase().replace('suche', 'such'))! })],
  [/(?:(erste|zweite|dritte|vierte|first|second|third|fourth)[nrs]?\s+)?(?:effekte?s?|effects?|effs?)(?:\s+(\d)(?!\d))?/iy, ([, nth, number]) => ({ is: 'effect', ...(number ? { number: Number(number) } : nth ? { number: ORDINALS.findIndex((words) => words.includes(nth.toLowerCase())) + 1 } : {}) })],
  // "wants to attack": what somebody does.
  [new RegExp(`(?:in(\\s+die)?|into|(?<!${WANTS}\\s)to)\\s+(?:the\\s+)?(?:(?:verdeckte[nr]?|offene[nr]?|face-?down|face-?up)\\s+)?(angriffs?|verteidigungs?|attack(?!\\s+(?:of|by)\\s)|defen[sc]e)(?:[\\s-]*(?:position|modus|mode))?`, 'iy'), ([said, die, which]) => ({ is: 'position', position: /^(?:ang|att)/i.test(which!) ? 'attack' : 'defense', ...((die !== undefined || /^(?:into|to)\s/i.test(said)) && { into: true as const }) })],
  // "B's attack position Sangan"
  [/(attack|defen[sc]e)[\s-]+(?:position|mode)(?=\s+(?!\())/iy, ([, which]) => ({ is: 'position', position: /^a/i.test(which!) ? 'attack' : 'defense' })],
  [new RegExp(`(?:(?:in|im|auf|aus|von|vom|aufs|ins|from|to|into|on|onto|off)\\s+)(?:${DE}\\s+)?(?:(?:${WHOSE}|${OWN})\\s+)?(hand|friedhof|gy|grave(?:yard)?|extra[\\s-]*deck|deck|(?:spiel)?feld|field|side|seite|board|pendelzone|pendulum\\s*zone|pendelskala|scale)(?:\\s+(?:von|of)\\s+([AB])(?!['’\\p{L}]))?`, 'iuy'), placeOf],
  // "pays half his LP"
  [/(?:half(?:\s+of)?|die\s+hälfte)\s+(?:(?:of|von)\s+)?(?:his|her|their|the|seiner|ihrer|der)\s+(?:lp|life\s*points?|lebenspunkten?)/iuy, () => ({ is: 'counted' })],
  [new RegExp(SO_MANY_OF, 'iuy'), () => ({ is: 'counted' })],
  // "a destiny counter", „eine Zählmarke“
  [/(?:an?|one|\d{1,2}|eine?|zwei|two)\s+(?:\p{L}+[\s-]){0,2}(?:counters?|zählmarken?)(?!\p{L})/iuy, () => ({ is: 'counted' })],
  [/['’]s/y, () => ({ is: 'genitive' })],
  [/([AB])['’]s/y, ([, who]) => ({ is: 'whose', player: playerOf(who!) })],
  [/([AB])s(?=\s+\S)(?!\s+[AB](?!\p{L}))/uy, ([, who]) => ({ is: 'whose', player: playerOf(who!) })],
  [/[AB](?!['’])/y, ([who]) => ({ is: 'player', player: playerOf(who!) })],
  [/(?:and|und|&|\+)/iy, () => ({ is: 'and' })],
]; // prettier-ignore

function momentOf([text, preposition = '', one, named = '', two]: RegExpExecArray): Said | undefined {
  const phase = named.toLowerCase().replace(/\s+/g, ' ');
  const letter = one ?? two;
  const own = letter === undefined && new RegExp(`\\s?${OWN}\\s`, 'i').test(text);
  const isTurn = /turn|zug/.test(phase);
  const before = preposition.toLowerCase();
  // "turn B", "ends the turn" are the line's own words.
  if (before === '' ? letter === undefined || isTurn : isTurn && letter === undefined && !own) return undefined;
  const moment = isTurn ? '' : momentNamed(phase, before);
  if (moment === undefined) return undefined;
  return { is: 'moment', moment, ...(letter && { whose: playerOf(letter) }), ...(own && { own: true as const }) };
}
function momentBefore(named: string): Said | undefined {
  const moment = momentNamed(named.toLowerCase().replace(/\s+/g, ' '), '');
  return moment === undefined ? undefined : { is: 'moment', moment };
}
/** "in his next turn", "im nächsten Zug von B". */
function nextTurn([text, one, two]: RegExpExecArray): Said {
  const letter = one ?? two;
  const own = letter === undefined && new RegExp(`(?:^|\\s)${OWN}\\s`, 'i').test(text);
  return {
    is: 'moment',
    moment: NEXT_TURN,
    ...(letter && { whose: playerOf(letter) }),
    ...(own && { own: true as const }),
  };
}
const AT_END = /^(?:am\s+|at\s+the\s+)?ende?$/;
/** In the line's own words; nothing where it is no step the line knows: "nach der Battle Phase". */
function momentNamed(phase: string, before: string): string | undefined {
  const at = /^(?:vor|before)$/.test(before) ? 'before' : /^(?:nach|after)$/.test(before) ? 'after' : 'during';
  if (/berechnung|calculation/.test(phase)) return `${at} damage calculation`;
  const called = GERMAN_PHASES.find(([words]) => words.test(phase))?.[1] ?? phase.replace('-', ' ');
  if (at !== 'during') return undefined;
  if (!AT_END.test(before)) return called;
  return called === 'battle phase' ? 'end of the battle phase' : undefined;
}
function placeOf(found: RegExpExecArray): Said | undefined {
  const [text, one, named = '', two] = found;
  const place = PLACES.find(([words]) => words.test(named.toLowerCase()))?.[1];
  const whose = one ?? two;
  const to = /^(?:auf\s+(?:den|die|das)|aufs|ins|to|into|onto|in\s+(?:die|das|den))\s/i.test(text);
  return place && { is: 'place', place, ...(whose && { whose: playerOf(whose) }), ...(to && { to: true as const }) };
}

const WORD = /[^\s,;>\n→()]+/y;
const END = /(?=$|[\s,;>\n:?!.)→-])/y;
const SPACE = /[^\S\n]+/y;

/** The tokens of a line, in order, and the text in which they stand: a name is one sign there. */
export function tokensOf(line: string, cardOf: CardOf): { tokens: Token[]; text: string } {
  const { masked, names } = new NamesIn(line, cardOf).masked(NAME);
  const found: Token[] = [];
  for (let from = 0, nth = 0; from < masked.length;) {
    const space = matchAt(SPACE, masked, from);
    if (space) {
      from += space[0].length;
      continue;
    }
    if (masked.startsWith(NAME, from)) {
      const { name, card, text } = names[nth++]!;
      found.push({ is: 'name', name, card, text, at: from, end: from + NAME.length });
      from += NAME.length;
      continue;
    }
    const { said, length } = saidAt(masked, from);
    if (said.is === 'note') {
      const written = masked.slice(from, from + length);
      const before = found.at(-1);
      // "TKRO (Thunder King Rai-Oh)": what a name in short stands for.
      if (written === `(${NAME})` && before?.is === 'word' && isUnknown(lower(before))) {
        const { name, card } = names[nth++]!;
        found.splice(-1, 1, { is: 'name', name, card, text: before.text, at: before.at, end: from + length });
        from += length;
        continue;
      }
      // "Stratos (Elementar-HELD)": the other part of its name.
      const whole =
        before?.is === 'word' && isUnknown(lower(before)) && /^\([^\d(),]+\)$/.test(written)
          ? `${written.slice(1, -1)} ${before.text}`
          : '';
      const card = whole === '' || whole.includes(NAME) ? undefined : cardOf(whole);
      if (card && before) {
        found.splice(-1, 1, { is: 'name', name: whole, card, text: before.text, at: before.at, end: from + length });
        from += length;
        continue;
      }
      const text = written.replaceAll(NAME, () => names[nth++]!.name);
      found.push({ is: 'note', namesCards: written.includes(NAME), text, at: from, end: from + length });
      from += length;
      continue;
    }
    found.push({ ...said, text: masked.slice(from, from + length), at: from, end: from + length } as Token);
    from += length;
  }
  const players = found.map((token, n) =>
    asAdjective(asPlayer(token, found[n - 1], found[n + 1]), found[n - 1], found[n + 1]),
  );
  return { tokens: players.map((token, n) => asShort(asItself(token, n, players), n, players)), text: masked };
}
/** "two Sangan": so many copies of it. */
export function asCopies(token: Token, n: number, tokens: readonly Token[]): Token {
  const count = token.is === 'word' && tokens[n + 1]?.is === 'name' ? numberOf(token.text) : 0;
  return count >= 2 && count <= 4 ? { ...token, text: `${count}x` } : token;
}
/** "targeting itself and Y": the card told last. */
function asItself(token: Token, n: number, tokens: readonly Token[]): Token {
  const before = tokens[n - 1];
  const isIt = isWord(token, /^itself$/);
  const isAim = isWord(before, /^(?:on|onto|auf)$/) || (before?.is === 'verb' && /^target/.test(before.text));
  const one = isIt && isAim ? tokens.slice(0, n).findLast((told) => told.is === 'name') : undefined;
  return one ? { is: 'name', name: one.name, card: one.card, text: token.text, at: token.at, end: token.end } : token;
}
/** A short name of a card: another card's that was told may be meant. */
const isOnlyAlias = ({ text, card }: Extract<Token, { is: 'name' }>): boolean => {
  const names = [card?.name ?? []].flat().flatMap((name) => (typeof name === 'string' ? [name] : Object.values(name)));
  return !/\s/.test(text) && names.every((name) => name.toLowerCase() !== text.toLowerCase());
};
/** "Black Luster Soldier" behind "Black Luster Soldier - Envoy of the Beginning": the first part of a name that was told, and no card told besides. */
const isFirstOf = ({ text }: Token, told: readonly Extract<Token, { is: 'name' }>[]): boolean =>
  told.some((one) => beginsWith(one.text, text)) && told.every((one) => one.text.toLowerCase() !== text.toLowerCase());
const beginsWith = (name: string, part: string): boolean =>
  /^\s?[-–,:]\s/.test(name.slice(part.length)) && name.toLowerCase().startsWith(part.toLowerCase());
/** "the dragon": a word of a name that was told, behind its article. */
const isWordOfOne = ({ text }: Token, before: Token | undefined): boolean =>
  /^\p{Ll}{4,}$/u.test(text) &&
  isWord(before, /^(?:the|de[nmr]|das|die)$/) &&
  ![NOUNS, KIND_OF_CARD].some((words) => words.test(text));
/** Whether it can stand for a card told before: an alias, the first part of its name, a word that is none of the line's. */
const canBeShort = (
  token: Token,
  before: Token | undefined,
  told: readonly Extract<Token, { is: 'name' }>[],
): boolean =>
  (token.is === 'name'
    ? isOnlyAlias(token) || isFirstOf(token, told)
    : token.is === 'word' && isUnknown(lower(token))) &&
  (/^\p{Lu}/u.test(token.text) || isWordOfOne(token, before));
const isVerbOf = (token: Token | undefined, kinds: RegExp): boolean =>
  token?.is === 'verb' && token.verbs.every(({ kind }) => kinds.test(kind));
/** Whether a card is spoken of there: "the X", "X's effect", "attacks X", "with X", "banishes X", "another X", "… and X". */
function isSpokenOf(token: Token, before: Token | undefined, next: Token | undefined): boolean {
  // "Angriffstrupp greift … an", "attacks Paladin": who fights was told to lie there.
  const fights = [before, next].some((one) => one?.is === 'verb' && one.verbs.some(({ kind }) => kind === 'attack'));
  if (fights || next?.is === 'effect' || (before?.is === 'and' && token.is === 'word')) return true;
  return isWord(before, /^(?:on|onto|auf|gegen|against|with|mit|another)$/) || isVerbOf(before, /^(?:banish|tribute|send|destroy|negate|shuffle|do)$/); // prettier-ignore
}
/** "on the Skull", "den Käfer": the card whose name was told whole, where only one was. */
function asShort(token: Token, n: number, tokens: readonly Token[]): Token {
  const told = tokens.slice(0, n).filter((one) => one.is === 'name');
  const [verb, before] = [tokens[n - 2], tokens[n - 1]];
  if (!canBeShort(token, before, told)) return token;
  const article = (isWord(before, ARTICLE) && !isWord(before, /^(?:an?|eine?[nmrs]?|some)$/)) || isWord(before, SAME);
  const beside = [tokens[n + 1], article ? undefined : before].some((one) => one?.is === 'name' || (one?.is === 'word' && isUnknown(lower(one)) && /^\p{Lu}/u.test(one.text))); // prettier-ignore
  const plays = [before, verb].some((one) => one?.is === 'verb' && one.verbs.some(({ kind }) => /^(?:play|chain|respond|discard)$/.test(kind)));
  if (!(article || isSpokenOf(token, before, tokens[n + 1])) || beside || (article && plays)) return token;
  const meant = told.filter((one) => isShortOf(lower(token), one) || beginsWith(one.text, token.text));
  const [one] = meant;
  if (!one || meant.some(({ name }) => name !== one.name)) return token;
  const { text, at, end } = token;
  return { is: 'name', name: one.name, card: one.card, text, at, end };
} // prettier-ignore
/** "the attacking Jinzo": how it is, not what is done. */
function asAdjective(token: Token, before: Token | undefined, next: Token | undefined): Token {
  const isOne =
    isWord(token, /^attacking$|^\p{L}+[\s-]summoned$/u) &&
    next?.is === 'name' &&
    (before?.is === 'whose' || isWord(before, ARTICLE) || isWord(before, /^(?:on|onto|against|auf)$/));
  const { text, at, end } = token;
  return isOne ? { is: 'word', text, at, end } : token;
}
/** "a activates X", "b: X": a player in a small letter, where a play begins. */
function asPlayer(token: Token, before: Token | undefined, next: Token | undefined): Token {
  const begins = before === undefined || before.is === 'and' || (before.is === 'sign' && before.sign !== ':' && before.sign !== '→');
  const acts = (next?.is === 'sign' && next.sign === ':') || (next?.is === 'verb' && next.verbs.some(({ form }) => form === 'finite'));
  return token.is === 'word' && /^[ab]$/.test(token.text) && begins && acts ? { ...token, is: 'player', player: playerOf(token.text) } : token;
} // prettier-ignore
function saidAt(text: string, from: number): { said: Said; length: number } {
  for (const [words, read] of PHRASES) {
    const found = matchAt(words, text, from);
    if (!found || (found[0].includes(NAME) && !found[0].startsWith('('))) continue;
    const signs = /^(?:\(|[-=]>|[→,;>\n:?!.–—-])/.test(found[0]);
    if (!signs && !matchAt(END, text, from + found[0].length)) continue;
    const said = read(found);
    if (said) return { said, length: found[0].length };
  }
  return wordAt(text, from);
}
/** "special summons", "wirft": a verb; else an unknown word. */
const TWO_WORDS =
  /contact\s+fus(?:es?|ed|ing)(?!\p{L})|(?:special|normal|tribute|flip|fusion|contact\s+fusion|synchro|xyz|link|ritual|pendulum)\s+summon(?:s|ed|ing)?(?![\p{L}])/iuy;
function wordAt(text: string, from: number): { said: Said; length: number } {
  const two = matchAt(TWO_WORDS, text, from);
  if (two) return { said: { is: 'verb', verbs: verbsOf(two[0].toLowerCase().replace(/\s+/g, ' ')) }, length: two[0].length };
  const word = bareWord(matchAt(WORD, text, from)?.[0] ?? text[from]!);
  const zu = matchAt(ZU, text, from)?.[0];
  if (zu && /^zu/i.test(zu)) {
    const infinitive = bareWord(matchAt(WORD, text, from + zu.length)?.[0] ?? '');
    const verbs = verbsOf(infinitive.toLowerCase()).filter(({ form }) => form === 'infinitive');
    if (verbs.length > 0) return { said: { is: 'verb', verbs }, length: zu.length + infinitive.length };
  }
  const verbs = verbsOf(word.toLowerCase());
  // "Opfern", "Aktivierung" with a capital letter are nouns; a sentence may begin with its verb.
  return { said: verbs.length > 0 ? { is: 'verb', verbs } : { is: 'word' }, length: word.length };
} // prettier-ignore
