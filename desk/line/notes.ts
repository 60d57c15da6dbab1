// A card as a line names it, with what is said of it beside its name: "sangan (tribute jinzo)", "jinzo effect 2", "X in B's graveyard".
import { SUMMON_KINDS } from '../../engine/case/ygo.ts';
import type { Player } from '../../engine/case/schema.ts';
import { countedIn } from './counted.ts';
import { ofKind as ofEffectKind } from './effect-kinds.ts';
import { noNotes, playerOf, type IsCard, type NamedCard, type Notes } from './items.ts';
import { joinedNames, meant } from './words.ts';

export const severalCards = (text: string, isCard: (name: string) => boolean): NamedCard[] =>
  joinedNames(text, (one) => isCard(readCard(one, isCard).name)).map((one) =>
    // "a face-up card" is so many of a kind.
    countedIn(one) ? { name: one.trim(), notes: noNotes() } : readCard(one, isCard),
  );
/** "the effect of X", "B's X", "B: X", "seinen X". */
const OF_WHOM =
  /^(?:(?:the|its|his|her|their|den|seinen|ihren)\s+)?(?:effect|effekt)s?\s+(?:of|von)\s+|^[AB](?:['’]?s\s+|:\s*)/i;
const sideOf = (name: string): { side?: Player } => {
  const whose = /^([AB])(?:['’]?s\s|:\s*)/.exec(name)?.[1];
  return whose === undefined ? {} : { side: playerOf(whose) };
};
/** "his own X", "seinen eigenen X". */
const ONES_OWN =
  /^(?:(?:his|her|their|its|(?:sein|ihr)(?:e[nmrs]?)?|an?|eine[nmr]?|de[nmr]|das|die)\s+)?(?:own|eigene[nmrs]?)\s+(?=\p{L})/iu;
const COSTS: [RegExp, Notes['cost'][number]['how']][] = [
  [/^(?:using|materials?|material(?:ien)?)\s*:?\s+(?=\p{L})/iu, 'tribute'],
  [/^(?:tributes?|tributing|tribut(?:\s+von)?|opfert?|bietet an)\s*:?\s+/i, 'tribute'],
  [/^(?:discards?|discarding|wirft(?: ab)?|abwerfen)\s*:?\s+/i, 'discard'],
  [/^(?:banish(?:es)?|banishing|verbannt|verbanne)\s*:?\s+/i, 'banish'],
  [/^(?:sends?|sending|legt|sendet)\s*:?\s+/i, 'send'],
  [/^(?:shuffles?|shuffling|mischt|mische)\s*:?\s+/i, 'return'],
  [/^(?:reveals?|revealing|zeigt|zeige)\s*:?\s+/i, 'reveal'],
];
/** "(Sangan abgeworfen)", "(Jinzo tributed)". */
const PAID: [RegExp, Notes['cost'][number]['how']][] = [
  [/\s(?:tributed|sacrificed|geopfert|tributiert)$/i, 'tribute'],
  [/\s(?:discarded|abgeworfen)$/i, 'discard'],
  [/\sabgelegt$/i, 'send'],
  [/\s(?:banished|verbannt)$/i, 'banish'],
  [/\s(?:revealed|(?:vor)?gezeigt)$/i, 'reveal'],
];
const PLACES: [RegExp, NonNullable<Notes['place']>][] = [
  [/^(?:set|gesetzt)$/i, 'set'],
  [/^(?:(?:from|in)(?: the| his| her| their)? |(?:aus|in|von) (?:der|seiner|ihrer) )?hand$/i, 'hand'],
  [/^(?:field|on the field|face-?up|feld|spielfeld|auf dem feld|offen)$/i, 'field'],
  [/^(?:(?:from|in)(?: the| his| her| their)? )?(?:gy|graveyard)$|^(?:(?:im|vom) )?friedhof$/i, 'graveyard'],
  [/^(?:banished|verbannt)$/i, 'banished'],
  [
    /^(?:in (?:the|der|a|einer|his|her|their|seiner|ihrer) )?(?:pendulum ?zone|pendelzone|pendelskala|scale)$/i,
    'pendulum',
  ],
];

/** A name with its notes: 'sangan (tribute jinzo)', 'jinzo effect 2'. */
export function readCard(text: string, isCard: IsCard = () => false): NamedCard {
  const read = withoutNotes(text, isCard);
  const ofIt = /^(.*\S?)(?:\s+|-)(?:effect|effekt)$/i.exec(read.name)?.[1];
  if (ofIt !== undefined && !isCard(read.name))
    return { ...read, name: ofIt, notes: { ...read.notes, itsEffect: true } };
  // A parenthesis can be part of the name.
  const whole = text.replace(/\s+/g, ' ').trim();
  return read.notes.unknown.length > 0 && isCard(whole) ? { name: whole, notes: noNotes() } : read;
}
/** "with 2 materials", "ohne Material" behind a name. */
const WITH_MATERIAL =
  /\s+(?:(?:with|mit)\s+(\d{1,2}|no|keine[mn]|one|an?|einem|two|zwei|three|drei)\s+(?:xyz[ -]?)?material(?:s|ien)?|(?:without|ohne)\s+(?:any\s+)?(?:xyz[ -]?)?material(?:s|ien)?)$/i;
const NUMBERS: readonly (readonly string[])[] = [
  ['', 'no', 'kein', 'keine', 'keinem', 'keinen'],
  ['one', 'a', 'an', 'einem', 'einer'],
  ['two', 'zwei'],
  ['three', 'drei'],
];
const numberSaid = (word = ''): number =>
  /^\d/.test(word) ? Number(word) : NUMBERS.findIndex((words) => words.includes(word.toLowerCase()));
/** "with 3 Spell Counters", "mit 2 Zählmarken". */
const WITH_COUNTERS =
  /\s+(?:with|mit|holding)\s+(\d{1,2}|one|an?|einer|two|zwei|three|drei)\s+(?:\p{L}+[ -])?(?:counters?|zählmarken?|\p{L}+zählmarken?)$/iu;
/** "in defense", "in Verteidigungsposition". */
const IN_POSITION =
  /\s+in\s+(?:(?:face-?up|offener)\s+)?(defen[sc]e|attack|verteidigung|angriff)s?(?:[ -]?(?:position|mode))?$/i;
/** "in B's graveyard", "auf dem Friedhof von B". */
const LIES_OF =
  /\s+(?:(?:in|on|from|im|aus|auf|vom)\s+(?:dem\s+)?)?([AB]['’]?s\s+(?:gy|graveyard|friedhof|field|feld|side)|(?:gy|graveyard|friedhof|feld|spielfeld)\s+(?:of|von)\s+[AB])$/i;
/** The place, and whose. */
const OF_SIDE =
  /^([AB])['’]?s\s+(gy|graveyard|friedhof|field|feld|side)$|^(gy|graveyard|friedhof|feld|spielfeld)\s+(?:of|von)\s+([AB])$/i;
/** 'a face-down Penguin Soldier', 'verdeckten Pinguinsoldat'. */
const LIES_FACE_DOWN =
  /^(?:(?:an?|the|de[nmr]|das|die|eine?[nmr]?)\s+)?(?:face-?down|verdeckte[nmrs]?|gesetzte[nmrs]?)\s+(?=\p{L})|^(?:an?|the|his|her|their)\s+set\s+(?=\p{L})/iu;
/** 'face-up Sangan', 'offenes Jinzo': it lies on the field, and not face-down where an effect would have it so. */
const LIES_FACE_UP = /^(?:(?:an?|the|de[nmr]|das|die|eine?[nmr]?)\s+)?(?:face-?up|offene[nmrs]?)\s+(?=\p{L})/iu;
/** "Continuous Trap Skill Drain", "Set Skill Drain", "das Monster Sangan": what kind of card it is, or that it is Set, before its name. */
const KIND_FIRST =
  /^(?:(?:the|an?|his|her|their|de[nmr]|das|die|eine?n?|seine?n?|ihre?n?)\s+)?(?:(?:face-?up|offene[nmrs]?)\s+)?(?:(set|gesetzte[nmrs]?|face-?down|verdeckte[nmrs]?)\s+)?(?:(?:continuous|permanente?[nmrs]?|quick-?play|normale?[nmrs]?|field|equip|counter|ritual|link|xyz|fusion|synchro|effect|flip|pendulum)[\s-]+)?(?:(?:(?:schnell|konter|permanent|spielfeld|ausrüstungs)?-?(?:spell|trap|zauber|fallen?)|(?:effekt|link|xyz|fusions|synchro|ritual|flipp|pendel)?-?monster)(?:[\s-]*(?:card|karte))?\s+)?(?=\p{L})/iu;
function ofKind(text: string, isCard: IsCard): { text: string; set?: true } {
  const [words = '', set] = KIND_FIRST.exec(text) ?? [];
  if (words === '') return { text };
  const bare = text.slice(words.length);
  const plainly = (one: string): string => one.replace(/\s*\([^()]*\)/g, '').trim();
  const name = readCard(bare).name;
  // A guess at the whole is none where what stands behind these words is a name.
  const isIt = isCard.exactly?.(name) ? isCard.exactly(plainly(text)) : isCard(text);
  if (isIt || !isCard(name)) return { text };
  return { text: bare, ...(set && { set: true as const }) };
}
function withoutNotes(written: string, isCard: IsCard): NamedCard {
  const notes = noNotes();
  const whose = /^([AB])['’]s\s/.exec(written.trim())?.[1];
  if (whose !== undefined) notes.side = playerOf(whose);
  const spoken = written.trim().replace(OF_WHOM, '');
  const isOwn = ONES_OWN.test(spoken) && !isCard(spoken);
  if (isOwn) notes.own = true;
  const kind = ofKind(isOwn ? spoken.replace(ONES_OWN, '') : spoken, isCard);
  if (kind.set) notes.faceDown = true;
  const text = kind.text
    .replace(LIES_FACE_UP, () => ((notes.place ??= 'field'), ''))
    .replace(LIES_FACE_DOWN, () => ((notes.faceDown = true), ''))
    .replace(IN_POSITION, (_, how: string) => (readNote(how, notes), ''))
    .replace(LIES_OF, (_, inside: string) => (readNote(inside, notes), ''));
  const bare = text
    .replace(/\(([^()]*)\)/g, (_, inside: string) => (readNotes(inside.trim(), notes, isCard), ' '))
    .trim()
    .replace(NUMBERED, (_, what: string, number: string) => numbered(what, number, notes))
    .replace(WITH_MATERIAL, (_, count: string | undefined) => ((notes.materials = numberSaid(count)), ''))
    .replace(WITH_COUNTERS, (_, count: string) => ((notes.counters = numberSaid(count)), ''));
  return {
    name: bare
      .replace(NUMBERED, (_, what: string, number: string) => numbered(what, number, notes))
      .replace(/\s+/g, ' ')
      .trim(),
    notes,
  };
}

/** "X effect 2", "X option 2". */
const NUMBERED = /(?<=\S)(?:\s+|-)(effect|effekt|option)\s+(\d{1,2})$/i;
function numbered(what: string, number: string, notes: Notes): string {
  notes[what.toLowerCase() === 'option' ? 'option' : 'effect'] = Number(number);
  return '';
}
const SO_MUCH_MATERIAL =
  /^(\d{1,2}|no|kein(?:e[mn]?)?|one|an?|einem|two|zwei|three|drei) (?:xyz[ -]?)?material(?:s|ien)?$/i;
/** "in B's graveyard", "3 counters", "2 materials". */
function readHeld(inside: string, notes: Notes): boolean {
  const said = inside.replace(/^(?:in|on|from|im|aus|auf|vom)\s+/i, '');
  const [owned, one, place1, place2, two] = OF_SIDE.exec(said) ?? [];
  if (owned !== undefined) {
    notes.side = playerOf(one ?? two ?? 'A');
    readNote((place1 ?? place2 ?? '').replace(/^side$/i, 'field'), notes);
  } else if (WITH_MATERIAL.test(` ${inside}`)) notes.materials = numberSaid(WITH_MATERIAL.exec(` ${inside}`)?.[1]);
  else if (WITH_COUNTERS.test(` with ${inside}`)) notes.counters = numberSaid(inside.split(' ', 1)[0]);
  else if (SO_MUCH_MATERIAL.test(inside)) notes.materials = numberSaid(SO_MUCH_MATERIAL.exec(inside)?.[1]);
  else return false;
  return true;
}
/** The names in a list; a comma or an "and" may be part of one. */
function givenUp(list: string, isCard: (name: string) => boolean): string[] {
  const [first = '', ...rest] = list.split(/(\s*[,+&]\s*|\s+(?:and|und)\s+)/i);
  const found = [first];
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const whole = `${found.at(-1)}${rest[i]}${rest[i + 1]}`;
    if (isCard(whole)) found.splice(-1, 1, whole);
    else found.push(rest[i + 1]!);
  }
  return found;
}
/** "(effect 2, tribute Sangan, Jinzo)": a comma ends a note where another begins. */
function readNotes(inside: string, notes: Notes, isCard: (name: string) => boolean): void {
  const found: string[] = [];
  for (const part of inside.split(/\s*,\s*/)) {
    const before = found.pop();
    found.push(...(before === undefined ? [part] : isNote(part) ? [before, part] : [`${before}, ${part}`]));
  }
  for (const note of found) readNote(note, notes, isCard);
}
function isNote(text: string): boolean {
  const notes = noNotes();
  readNote(text, notes);
  return text !== '' && notes.unknown.length === 0;
}
export function readNote(inside: string, notes: Notes, isCard: (name: string) => boolean = () => false): void {
  const paid = PAID.find(([words]) => words.test(inside) && isCard(inside.replace(words, '')));
  const cost =
    paid ??
    (HOW_SUMMONED.test(inside) || isKindOfEffect(inside) ? undefined : COSTS.find(([words]) => words.test(inside)));
  const place = meant(PLACES, inside);
  if (cost) readCost(inside.replace(cost[0], ''), cost[1], notes, isCard);
  else if (place) notes.place = place;
  else if (inside !== '' && !readHeld(inside, notes) && !readPlain(inside, notes)) notes.unknown.push(inside);
}
/** "(banish effect)": which effect is meant. */
const isKindOfEffect = (inside: string): boolean => ofEffectKind(/^(\p{L}+) effect$/u.exec(inside)?.[1] ?? '') !== undefined; // prettier-ignore
/** What is given up: names, or so many monsters nobody named. */
function readCost(what: string, how: Notes['cost'][number]['how'], notes: Notes, isCard: (name: string) => boolean): void {
  const counted = how === 'tribute' ? countedIn(what) : undefined;
  if (counted) notes.tributes = counted.count;
  if (counted?.like) notes.madeOf = { count: counted.count, like: counted.like.like };
  if (counted) return;
  for (const name of givenUp(what, isCard))
      notes.cost.push({ how, name: name.replace(/\s+ab$/i, '').replace(OF_WHOM, ''), ...sideOf(name) });
} // prettier-ignore
const HOW_SUMMONED =
  /^(?:was\s+|als\s+)?(normal|tribute?|flipp?|special|spezial|fusions?|ritual|synchro|xyz|pendulum|pendel|link)[\s-]?(?:summon(?:ed)?|beschwörung|beschworen(?:e[nmrs]?)?)$/i;
/** What else may stand in parentheses, and what it says. */
const PLAIN: readonly (readonly [RegExp, (found: RegExpExecArray) => Partial<Notes>])[] = [
  [/^(?:declar(?:es?|ing)|names?|naming|calls?|deklariert|nennt)\s*:?\s+(.+)$/i, ([, declared]) => ({ declared: declared! })],
  [/^(?:effect|effekt)\s+(\d{1,2})$/i, ([, effect]) => ({ effect: Number(effect) })],
  [/^(\p{L}+(?: \d)?) effect$/u, ([, kind]) => (ofEffectKind(kind!) ? { effectKind: kind!, itsEffect: true } : { unknown: [kind!] })],
  [/^(?:pointing|points|zeigt)\s+(?:at|to|auf)\s+(.+)$/i, ([, at]) => ({ pointsAt: at!.split(/\s+\+\s+/) })],
  [/^(?:equipped|ausgerüstet)\s+(?:to|an)\s+(.+)$/i, ([, monster]) => ({ equips: monster! })],
  [HOW_SUMMONED, ([, how]) => ({ how: summonKind(how!) })],
  [/^(?:nie|nicht|never|not)\s+(?:(?:yet|properly|correctly|korrekt|ordnungsgemäß|richtig|vorher|zuvor)\s+)*(?:\p{L}+[\s-]?)?(?:summoned|beschworen)$/iu, () => ({ improper: true })],
  [/^option\s+(\d{1,2})$/i, ([, option]) => ({ option: Number(option) })],
  [/^(?:(?:in )?(?:face-?up|offen(?:er?)?) )?(?:in )?(?:defen[sc]e|def|verteidigung(?:s(?=pos))?)(?:[ -]?pos(?:ition|\.)?)?$/i, () => ({ position: 'defense' })],
  [/^(?:(?:in )?(?:face-?up|offen(?:er?)?) )?(?:in )?(?:attack|atk|angriff)(?:s?[ -]?pos(?:ition|\.)?)?$/i, () => ({ position: 'attack' })],
  [/^(?:face-?down|verdeckt)$/i, () => ({ faceDown: true })],
  [/^([AB])(?:['’]s)?$/, ([, who]) => ({ side: playerOf(who!) })],
  [/^own$/, () => ({ own: true })],
  // A bare number is an ATK; one of a digit is so many of something.
  [/^(?:ATK\s*:?\s*)?(0|\d{2,5})(?:\s*ATK)?$|^(\d) ATK$/i, ([, one, two]) => ({ atk: Number(one ?? two) })],
  // Whoever tells only its DEF means that it lies in Defense Position.
  [/^(?:DEF\s*:?\s*(\d{1,5})|(\d{1,5})\s*DEF)$/i, ([, one, two]) => ({ def: Number(one ?? two), position: 'defense' })],
  [/^(?:ATK\s*)?(\d{1,5})(?:\s*ATK)?\s*\/\s*(?:DEF\s*)?(\d{1,5})(?:\s*DEF)?$/i, ([, atk, def]) => ({ atk: Number(atk), def: Number(def) })],
  // What is printed, told once more.
  [/^(?:level|rank|rang|stufe)\s?(\d{1,2})(?:\s(?:tuner|empfänger))?$/i, ([, level]) => ({ level: Number(level) })],
  [/^(?:(?:pendulum|pendel)[\s-]?)?(?:scale|skala|bereich)\s?\d{1,2}$|^(?:base|original|printed|grund|basis)[\s-]?(?:ATK|DEF)\s?:?\s?\d{1,5}$/i, () => ({})],
  [/^only monster$/, () => ({ exactly: true, monster: true })],
  [/^face-down monster$/, () => ({ faceDown: true, monster: true })],
  // "Ash Blossom (discard)": it gives itself up.
  [/^(?:discards?|discarding(?: itself)?|abgeworfen|wirft sich ab|abwerfen)$/i, () => ({ place: 'hand' })],
  [/^(?:as (?:a )?spell(?: card)?|als zauber(?:karte)?)$/i, () => ({ asSpell: true })],
]; // prettier-ignore
/** "Spezialbeschwörung", "Fusion Summoned". */
const summonKind = (said: string): NonNullable<Notes['how']> =>
  SUMMON_KINDS.find((kind) => said.toLowerCase().startsWith(kind.slice(0, 4))) ?? 'special';
function readPlain(inside: string, notes: Notes): boolean {
  for (const [words, says] of PLAIN) {
    const found = words.exec(inside);
    if (found) Object.assign(notes, says(found));
    if (found) return true;
  }
  return false;
}
