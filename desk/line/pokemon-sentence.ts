// 'setzt mit Klarins Mogelbaum Festsetzen gegen Relaxo ein', 'B will Relaxo zurückziehen', 'kann B Enigmara spielen?': a play told in a whole sentence.
// What it is made with and whom it hits follows from what each name is – a Pokémon, an attack of one –, not from where it stands; only a sentence of
// which every word is known is read so.
import type { Player } from '../../engine/case/schema.ts';
import { keyed } from '../../engine/keyed.ts';
import { hasPart } from './pokemon-bare.ts';
import { isInPlayAs, PREFIX, type PokemonLine } from './pokemon-line.ts';
import { other } from './table.ts';
import { ARROW, oneArrow } from './words.ts';

/** The pieces of a line, those that are sentences in the words the other parts of a line read. */
export function fromSentences(pieces: readonly string[], into: PokemonLine): string[] {
  const spoken: string[] = [];
  let by: Player = 'A';
  const told = mainBehind(pieces).flatMap((written) =>
    clauses(withModal(asked(attackedBy(ofActive(written), into), spoken)), spoken, into).map((clause) => {
      const letter = PREFIX.exec(clause)?.[1]?.toUpperCase();
      if (letter === 'A' || letter === 'B') by = letter;
      const piece = energyInPlay(ofIt(usedBefore(clause, spoken), spoken), by, spoken);
      const read = attackSaid(piece, by, spoken, into) ?? piece;
      spoken.push(...namesIn(piece, spoken, into).flatMap(({ is, name }) => (is === 'pokemon' ? [name] : [])));
      return read;
    }),
  );
  // What was done last turn comes before everything else.
  return told
    .map((piece) => (isBefore(piece) ? ofWhoIsHit(piece, told, into) : piece))
    .toSorted((one, two) => Number(isBefore(two)) - Number(isBefore(one)));
}

/** 'Was passiert, wenn A …?', 'What happens if A …?', 'ist es erlaubt, dass …': only what is asked about. */
const WHAT_HAPPENS =
  /^(?:was\s+(?:passiert|geschieht|gilt)|what\s+happens|wie\s+viel(?:\s+schaden)?(?:\s+ist\s+das)?|how\s+much(?:\s+damage)?(?:\s+is\s+(?:it|that))?)(?:\s+dann)?\s*\??$/i;
const CONJUNCTION = String.raw`(?:wenn|nachdem|falls|sobald|weil|obwohl|if|after|when|once|because|although|even\s+though)`;
const BEHIND = new RegExp(`^(.+?),?\\s+${CONJUNCTION}\\s+([AB]\\s.+)$`, 'i');
const IN_FRONT = new RegExp(`^${CONJUNCTION}\\s+([AB]\\s.+)$`, 'i');
/** 'X, wenn A Y eingesetzt hat', 'X after A used Y': what was so already comes before what is asked. */
function mainBehind(pieces: readonly string[]): string[] {
  return pieces
    .filter((piece) => !WHAT_HAPPENS.test(piece.trim()))
    .reduce<string[]>((before, piece) => {
      const asking = piece.replace(/^(?:was\s+(?:passiert|geschieht)|what\s+happens)\s+(?=wenn\s|if\s|when\s)/i, '');
      if (asking !== piece) return mainBehind([...before, asking]);
      const [, main, since = ''] = BEHIND.exec(piece) ?? [];
      if (main !== undefined) return [...before, asDone(since), main];
      const inFront = IN_FRONT.exec(piece)?.[1];
      if (inFront === undefined) return [...before, piece];
      return [...before.slice(0, -1), asDone(inFront), ...before.slice(-1)];
    }, []);
}
const PAST: Record<string, string> = { used: 'uses', played: 'plays', attached: 'attaches', attacked: 'attacks', retreated: 'retreats', evolved: 'evolves', benched: 'benches' }; // prettier-ignore
/** German verbs at the end of a clause, in each form, as they stand in front and what then stands behind. */
type Form = 'infinitive' | 'finite' | 'participle';
const VERBS: readonly ({ verb: string; particle: string } & Partial<Record<Form, RegExp>>)[] = [
  { verb: 'zieht', particle: ' zurück', infinitive: /(?:sich\s+)?zurück(?:zu)?ziehen/, finite: /zurückzieht/, participle: /zurückgezogen/ },
  { verb: 'setzt', particle: ' ein', infinitive: /ein(?:zu)?setzen/, finite: /einsetzt/, participle: /eingesetzt/ },
  { verb: 'greift', particle: ' an', infinitive: /an(?:zu)?greifen/, finite: /angreift/, participle: /angegriffen/ },
  { verb: 'legt', particle: ' an', infinitive: /an(?:zu)?legen/, finite: /anlegt/, participle: /angelegt/ },
  { verb: 'spielt', particle: '', infinitive: /(?:aus|zu\s+|auszu)?spielen/, finite: /(?:aus)?spielt/, participle: /(?:aus)?gespielt/ },
  { verb: 'nutzt', particle: '', infinitive: /(?:be)?nutzen|verwenden/, finite: /(?:be)?nutzt|verwendet/, participle: /(?:be)?nutzt|verwendet/ },
  { verb: 'entwickelt', particle: '', infinitive: /entwickeln|weiter(?:zu)?entwickeln/, finite: /entwickelt/, participle: /(?:weiter)?entwickelt/ },
  { verb: 'legt', particle: '', infinitive: /(?:zu\s+)?legen/ },
]; // prettier-ignore
/** The verb a clause ends with, and what stands before it; nothing where it ends with none of them. `helper`: what stands behind the verb. */
function verbAtEnd(
  said: string,
  form: Form,
  helper = '',
): { verb: string; before: string; particle: string } | undefined {
  for (const { verb, particle, [form]: end } of VERBS) {
    const found = end && new RegExp(`\\s+(?:${end.source})${helper}$`, 'i').exec(said);
    if (found) return { verb, before: said.slice(0, found.index), particle };
  }
  return undefined;
}
/** 'A Festsetzen mit Y eingesetzt hat', 'A has used Y': as if it were done now. */
function asDone(clause: string): string {
  const [, by = '', said = ''] = /^([AB])\s+(.+)$/i.exec(clause.replace(/\s*\?+$/, '')) ?? [];
  const now = said.replace(/^(?:has\s+|had\s+)?(?:already\s+|just\s+)?(\p{L}+)(?=\s)/u, (all, verb: string) => keyed(PAST, verb.toLowerCase()) ?? all);
  if (now !== said) return `${by} ${now}`;
  const isPast = /\s+(?:hat|hatte)$/i.test(said);
  const told = isPast ? verbAtEnd(said, 'participle', '\\s+(?:hat|hatte)') : verbAtEnd(said, 'finite');
  if (told) return `${by} ${told.verb} ${told.before.replace(/^(?:vorher|zuvor|gerade|eben|schon)\s+/i, '')}${told.particle}`;
  // "wenn B Relaxo im Spiel hat": what is told of the table.
  const [, what = '', is = ''] = /^(.+?)\s+(hat|ist|liegt)$/i.exec(said) ?? [];
  return what === '' ? `${by} ${said}` : is.toLowerCase() === 'hat' ? `${by} hat ${what}` : `${by}: ${what.replace(/\s+(\S+)$/, ` ${is} $1`)}`;
} // prettier-ignore

/** 'das Aktive Pokémon von B', 'the Active Pokémon of B', "the opponent's Active": whose Active Pokémon. */
const ofActive = (piece: string): string =>
  piece.replace(/(?:the\s+|das\s+|dem\s+|den\s+)?(?:active|aktive[sn]?)(?:\s+pok[eé]mon)?\s+(?:of|von)\s+(?:player\s+|spieler\s+)?([AB])(?=\s|$)/gi, "$1's active"); // prettier-ignore

/** 'Kann B Enigmara spielen?', 'Can B retreat Snorlax?', 'B's turn: …'. */
const ASKS =
  /^(?:(?:and|und|but|aber)\s+)?(?:kann|darf|muss|can|may|does|must|could)\s+(?:(?:player|spieler)\s+)?([AB])\s+(?:(?:now|still|jetzt|noch|trotzdem|überhaupt)\s+)*(.+?)\s*\?*$/i;
const asked = (piece: string, spoken: readonly string[]): string => {
  const [, does = ''] = /^(?:can|may|could)\s+it\s+(?:then\s+|now\s+|still\s+)*(.+?)\s*\?*$/i.exec(piece) ?? [];
  const it = spoken.at(-1);
  if (does !== '' && it !== undefined) return `${it} ${thirdPerson(does)}`;
  const [, letter, rest = ''] = ASKS.exec(piece) ?? [];
  if (letter === undefined) return piece.replace(/\s*\?+$/, '');
  return `${letter} ${/[a-zäöü]en$/i.test(rest) ? 'will' : 'wants to'} ${rest}`;
};

/** 'attack with Pierce' as 'attacks with Pierce'. */
const thirdPerson = (text: string): string =>
  text.replace(/^(\p{L}+?)(ch|sh|s)?(?=\s|$)/iu, (_, stem: string, hiss = '') => `${stem}${hiss}${hiss ? 'es' : 's'}`);

const MODAL = /^(?:will|möchte|kann|darf|soll|muss|versucht|wollte|würde)\s+(?:(?:jetzt|nun|dann|danach|trotzdem|noch|nochmals?|wieder)\s+)*/i; // prettier-ignore
const ENGLISH_MODAL =
  /^(?:wants?\s+to|would\s+like\s+to|tries\s+to|tried\s+to|is\s+going\s+to|can|may|will)\s+(?:then\s+|now\s+|still\s+)*(?=\p{L})/iu;
/** 'will Relaxo zurückziehen', 'wants to retreat Snorlax': as if it were done. */
function withModal(piece: string): string {
  const prefix = PREFIX.exec(piece)?.[0] ?? '';
  const text = piece.slice(prefix.length).trim();
  if (ENGLISH_MODAL.test(text) && !/(?:en|n)$/.test(text.split(/\s+/).at(-1) ?? ''))
    return `${prefix}${thirdPerson(text.replace(ENGLISH_MODAL, ''))}`;
  const [modal] = MODAL.exec(text) ?? [];
  if (modal === undefined) return piece;
  const told = verbAtEnd(text.slice(modal.length), 'infinitive');
  return told ? `${prefix}${told.verb} ${told.before}${told.particle}` : piece;
}

const LAST = String.raw`(?:im\s+|in\s+(?:his|the|its)\s+)?(?:letzten|vorigen|last|previous)\s+(?:zug|turn)`;
const USED_BEFORE = [
  new RegExp(`^(?:[AB]\\s*:?\\s+)?${LAST}\\s+hat\\s+(?:(es|er|sie)|(.+?))\\s+(?:schon\\s+)?(.+?)\\s+(?:eingesetzt|benutzt|verwendet)$`, 'i'),
  new RegExp(`^(?:[AB]\\s*:?\\s+)?(?:${LAST},?\\s+)?(?:(it|he|she)|(.+?))\\s+(?:has\\s+|had\\s+)?used\\s+(.+?)(?:\\s+${LAST})?$`, 'i'),
  new RegExp(`^(?:(es|er|sie)|(.+?))\\s+hat\\s+${LAST}\\s+(?:schon\\s+)?(.+?)\\s+(?:eingesetzt|benutzt|verwendet)$`, 'i'),
]; // prettier-ignore
const isBefore = (piece: string): boolean => new RegExp(LAST, 'i').test(piece) && USED_BEFORE.some((words) => words.test(piece)); // prettier-ignore
/** 'letzten Zug hat es Formation bilden eingesetzt': the Pokémon spoken of, in the words of the others. */
function usedBefore(piece: string, spoken: readonly string[]): string {
  const [, it, user = '', used = ''] = (isBefore(piece) && USED_BEFORE.map((words) => words.exec(piece)).find((found) => found)) || [];
  const name = it === undefined ? user : spoken.at(-1);
  return used === '' || name === undefined || name === '' ? piece : `${name} used ${used} last turn`;
} // prettier-ignore

/** 'X used Y last turn', and A attacks X: it is B's. */
function ofWhoIsHit(piece: string, all: readonly string[], into: PokemonLine): string {
  if (/^[AB](?:['’]s|\s|:)/i.test(piece)) return piece;
  const user = namesIn(piece, [], into).find(({ is }) => is === 'pokemon')?.name;
  const hits = all.find((one) => user !== undefined && oneArrow(one).split(ARROW)[1]?.trim() === user);
  const by = PREFIX.exec(hits ?? '')?.[1]?.toUpperCase();
  return by === 'A' || by === 'B' ? `${other(by)}'s ${piece}` : piece;
}

/** 'it has 3 Energy', 'es hat 50 Schaden': the Pokémon spoken of last. */
const ofIt = (piece: string, spoken: readonly string[]): string =>
  spoken.length === 0
    ? piece
    : piece.replace(/^(?:and\s+|und\s+)?(?:it|es)\s+(?=(?:has|hat|is|ist)\s)/i, `${spoken.at(-1)} `);

/** 'A has 4 Fire Energy in play': they lie on the Pokémon that attacks. */
function energyInPlay(piece: string, by: Player, spoken: readonly string[]): string {
  const [, letter = by, energy = ''] = /^(?:([AB])\s*:?\s+)?(?:has|hat)\s+(\d\s+(?:\S+[\s-])?energ(?:y|ies|ie|ien))\s+(?:in\s+play|im\s+spiel)$/i.exec(piece) ?? [];
  const own = spoken[0];
  return energy === '' || own === undefined ? piece : `${letter}'s ${own} has ${energy} attached`;
} // prettier-ignore

/** 'plays X and then attacks with Y': each play of its own, where the second is an attack told in whole. */
function clauses(piece: string, spoken: readonly string[], into: PokemonLine): string[] {
  const prefix = PREFIX.exec(piece)?.[0] ?? '';
  for (const { 0: and, index } of piece.matchAll(/\s*,?\s+(?:and|und)\s+/gi)) {
    const behind = piece.slice(index + and.length);
    const player: Player = /b/i.test(prefix) ? 'B' : 'A';
    const own = namesIn(piece.slice(prefix.length, index), spoken, into).flatMap(({ is, name }) => (is === 'pokemon' ? [name] : []));
    if ((prefix === '' && own.length === 0) || PREFIX.test(behind) || attackSaid(`${prefix}${behind}`, player, [...spoken, ...own], into) === undefined) continue;
    return [piece.slice(0, index), `${prefix}${behind}`];
  }
  return [piece];
} // prettier-ignore

const STRUCK =
  /^(?:([AB])['’]?s?\s+)?(.+?)\s+(?:wurde|wird|was|is|got)\s+(?:gerade\s+|just\s+)?(?:von\s+(.+?)\s+mit\s+(.+?)\s+(?:angegriffen|getroffen)|(?:attacked|hit)\s+by\s+(.+?)\s+(?:with|using)\s+(.+))$/i;
const LETS = /^([AB])\s+(?:hat\s+|lässt\s+)(.+?)\s+mit\s+(.+?)\s+angreifen(?:\s+lassen)?$/i;
/** 'Bs X wurde von Y mit Z angegriffen', 'B hat Y mit Z angreifen lassen': who attacks whom with what. */
function attackedBy(piece: string, into: PokemonLine): string {
  const [, by, attacker = '', used = ''] = LETS.exec(piece) ?? [];
  if (by !== undefined && isPokemon(attacker, into)) return `${by}: ${attacker} ${used}`;
  const [, letter, hit = '', german = '', mit = '', english = german, using = mit] = STRUCK.exec(piece) ?? [];
  const whose = letter === undefined ? '' : `${other(letter.toUpperCase() === 'B' ? 'B' : 'A')}: `;
  return isPokemon(hit, into) && isPokemon(english, into) ? `${whose}${english} ${using} ${ARROW} ${hit}` : piece;
} // prettier-ignore

/** What the words of a sentence are: a Pokémon, an attack of one, a word that only joins them. */
interface Named {
  is: 'pokemon' | 'attack' | 'word';
  name: string;
  /** The word before it. */
  after: string;
}
/** The names in a text, each as long as it can be, and the words between them. */
function namesIn(text: string, spoken: readonly string[], into: PokemonLine): Named[] {
  const words = text.replace(/[:.!]/g, ' ').trim().split(/\s+/);
  const pokemon = words.flatMap((_, n) => longest(words, n, (name) => isPokemon(name, into))?.name ?? []);
  const isAttack = (name: string): boolean => [...pokemon, ...spoken].some((one) => hasPart(one, name, into)) || into.using(name).length === 1;
  const found: Named[] = [];
  for (let n = 0; n < words.length; ) {
    const after = words[n - 1]?.toLowerCase() ?? '';
    const named = longest(words, n, (name) => isPokemon(name, into));
    const used = longest(words, n, isAttack);
    const taken = used && (!named || used.length > named.length) ? used : named;
    found.push(taken ? { is: taken === used ? 'attack' : 'pokemon', name: taken.name, after } : { is: 'word', name: words[n]!.toLowerCase(), after });
    n += taken?.length ?? 1;
  }
  return found;
} // prettier-ignore
const MOST_WORDS = 7;
/** The most words from here on of which this is true; a genitive of a name is one. */
function longest(words: readonly string[], from: number, holds: (name: string) => boolean): { name: string; length: number } | undefined {
  for (let length = Math.min(MOST_WORDS, words.length - from); length > 0; length--) {
    const whole = words.slice(from, from + length).join(' ').replace(/,$/, '');
    const name = [whole, whole.replace(/['’]s?$|s$/, '')].find((one) => one !== '' && holds(one));
    if (name !== undefined) return { name, length };
  }
  return undefined;
} // prettier-ignore
const isPokemon = (name: string, into: PokemonLine): boolean => isInPlayAs(into.known(name)?.card);

/** Verbs of an attack; one of them must stand there. */
const ATTACKS: ReadonlySet<string> = new Set(['greift', 'setzt', 'attackiert', 'nutzt', 'benutzt', 'verwendet', 'trifft', 'uses', 'attacks', 'hits', 'used']); // prettier-ignore
const WITH: ReadonlySet<string> = new Set(['mit', 'von', 'with', 'using', 'seinem', 'ihrem', 'seinen', 'from']);
/** What else may stand in such a sentence. */
const JOINS: ReadonlySet<string> = new Set([
  ...['a', 'b', 'as', 'bs', "a's", "b's", 'mit', 'von', 'gegen', 'auf', 'an', 'ein', 'bei', 'zu', 'with', 'using', 'on', 'into', 'against', 'at', 'to', 'from'],
  ...['das', 'die', 'der', 'den', 'dem', 'des', 'the', 'his', 'her', 'its', 'sein', 'seine', 'seinem', 'seinen', 'ihr', 'ihre', 'ihrem', 'ihren'],
  ...['attacke', 'angriff', 'attack', 'dann', 'danach', 'jetzt', 'nun', 'then', 'now', 'next', 'anschließend', 'und', 'and'],
  ...['aktive', 'aktives', 'aktiven', 'active', 'gegnerische', 'gegnerisches', 'gegners', "opponent's"],
]); // prettier-ignore
const ON_BENCH =
  /\s(?:auf\s+(?:der|[AB]s|seiner|ihrer)\s+bank(?:\s+von\s+[AB])?|on\s+(?:the|[AB]['’]s|his|her|their)\s+bench)(?=\s|$)/i;

/** 'greift mit X mit Y Z an', 'setzt mit X Y gegen Z ein': who attacks with what and whom it hits, where the piece says nothing else. */
function attackSaid(piece: string, by: Player, spoken: readonly string[], into: PokemonLine): string | undefined {
  const prefix = PREFIX.exec(piece)?.[0] ?? '';
  const text = piece.slice(prefix.length);
  if (oneArrow(text).includes(ARROW) || /[()\d]/.test(text)) return undefined;
  const all = namesIn(text.replace(ON_BENCH, ' '), spoken, into);
  const fight = isSentence(all) ? fightOf(all, spoken, into) : undefined;
  if (!fight) return undefined;
  const { owner, attacker, attack, hit } = fight;
  for (const name of ON_BENCH.test(text) ? hit : []) {
    const known = into.known(name)!.name;
    if (!into.said.some((one) => one.name === known)) into.said.push({ player: other(by), where: 'bench', name: known });
  }
  // "B's X uses Y": whose attack it is.
  const whose = prefix === '' ? /^([ab])['’]?s$/.exec(owner?.after ?? '')?.[1]?.toUpperCase() : undefined;
  return [`${whose === undefined ? prefix : `${whose}: `}${attacker} ${attack}`, ...hit].join(` ${ARROW} `);
} // prettier-ignore
/** A verb of an attack, and no word besides that means something. */
function isSentence(all: readonly Named[]): boolean {
  const words = all.filter(({ is }) => is === 'word');
  return words.some(({ name }) => ATTACKS.has(name)) && words.every(({ name }) => ATTACKS.has(name) || JOINS.has(name));
}
/** Who attacks with what, and whom it hits; the Pokémon in the sentence that has the attack, else the one spoken of last. */
function fightOf(
  all: readonly Named[],
  spoken: readonly string[],
  into: PokemonLine,
): { owner: Named | undefined; attacker: string; attack: string; hit: string[] } | undefined {
  const [attack, ...others] = all.filter(({ is }) => is === 'attack');
  const pokemon = all.filter(({ is }) => is === 'pokemon');
  if (!attack || others.length > 0) return undefined;
  const owners = pokemon.filter(({ name }) => hasPart(name, attack.name, into));
  const owner = owners.find(({ after }) => WITH.has(after)) ?? owners[0];
  const hit = pokemon.filter((one) => one !== owner).map(({ name }) => name);
  const attacker = owner?.name ?? spoken.findLast((name) => hasPart(name, attack.name, into)) ?? into.using(attack.name)[0];
  return attacker === undefined || hit.length > 1 ? undefined : { owner, attacker, attack: attack.name, hit };
} // prettier-ignore
