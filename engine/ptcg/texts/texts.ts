/** What the engine knows of a card's text: the effects somebody declared or read, and the text boxes of which nobody has read everything. */
import * as v from 'valibot';
import type { PtcgCard } from '../../case/schema.ts';
import type { Library } from '../../library.ts';
import type { CardReading, Ground, TextBox, UnreadText } from '../../reading.ts';
import type { Answers } from '../../ruling/branch.ts';
import type { Localized } from '../../ruling/schema.ts';
import { isDoes } from '../../ruling/unread.ts';
import { effectsOf, localized, partIndex, partName, printedText } from '../cards.ts';
import { EffectsSchema, type Effect } from '../effects/schema.ts';
import type { PtcgTouch } from '../touches.ts';
import { mark } from '../../ruling/places.ts';

export type Sentence = UnreadText<PtcgTouch>;
/** A text box with sentences nobody read. Its question is one and the same for every copy of the card. */
export interface UnreadBox {
  question: string;
  box: TextBox;
  /** The attack or Ability, else the card. */
  name: Localized;
  /** What is quoted. */
  text: Localized;
  sentences: readonly Sentence[];
}
export interface CardTexts {
  ground: Ground;
  effects: readonly Effect[];
  unread: readonly UnreadBox[];
}

/** The text boxes of a card, with what stands in them. */
export function boxesOf(card: PtcgCard): { box: TextBox; text: Localized }[] {
  const of = (box: TextBox, text: PtcgCard['text']) => {
    const both = printedText(text);
    return both === undefined || both.en.trim() === '' ? [] : [{ box, text: both }];
  };
  return [
    ...(card.abilities ?? []).flatMap(({ text }, i) => of(`ability/${i + 1}`, text)),
    ...(card.attacks ?? []).flatMap(({ text }, i) => of(`attack/${i + 1}`, text)),
    ...of('text', card.text),
  ];
}

/** The text box an effect belongs to. */
export function boxOf(card: PtcgCard, effect: Effect): TextBox {
  const at = (kind: 'attack' | 'ability', part: number | string): TextBox => {
    const parts = kind === 'attack' ? card.attacks : card.abilities;
    return `${kind}/${partIndex(parts, part) + 1}`;
  };
  if ('attack' in effect && effect.attack !== undefined) return at('attack', effect.attack);
  if ('ability' in effect && effect.ability !== undefined) return at('ability', effect.ability);
  return 'text';
}

const nameOfBox = (card: PtcgCard, box: TextBox): Localized => {
  const [kind, number] = box.split('/');
  if (kind === 'attack') return partName(card.attacks, Number(number));
  if (kind === 'ability') return partName(card.abilities, Number(number));
  return localized(card.name);
};

/** Reads the texts of a case's cards, each once; what the judge said a text does counts like its declaration. */
export class Texts {
  /** Whether any card read so far has a text nobody read: most cases have none, and are asked often. */
  anyUnread = false;
  /** Boxes of which the judge has said what they do, or that they change nothing. */
  readonly said: { box: UnreadBox; answer: unknown }[] = [];
  private readonly known = new Map<PtcgCard, CardTexts>();
  private readonly library: Library;
  private readonly answers: Answers;
  constructor(library: Library, answers: Answers) {
    this.library = library;
    this.answers = answers;
  }

  of(card: PtcgCard): CardTexts {
    const known = this.known.get(card);
    if (known) return known;
    const texts = this.answered(read(card, this.library));
    mark(texts.effects);
    this.known.set(card, texts);
    if (texts.unread.length > 0) this.anyUnread = true;
    return texts;
  }

  private answered(texts: CardTexts): CardTexts {
    const told = texts.unread.flatMap((box): Effect[] => {
      const answer = this.answers.get(box.question);
      if (answer !== undefined) this.said.push({ box, answer });
      return isDoes(answer) ? v.parse(EffectsSchema, answer.does) : [];
    });
    return told.length === 0 ? texts : { ...texts, ground: 'corrected', effects: [...texts.effects, ...told] };
  }
}

const NOTHING_READ: CardReading = { ground: 'unread', effects: [], unread: [] };
const readingEffects = new WeakMap<CardReading, readonly Effect[]>();
function effectsIn(reading: CardReading): readonly Effect[] {
  const known = readingEffects.get(reading) ?? v.parse(EffectsSchema, reading.effects);
  readingEffects.set(reading, known);
  return known;
}

/** Declared boxes as declared; of the others what the reader made of them. */
function read(card: PtcgCard, library: Library): CardTexts {
  const declared = effectsOf(card);
  const covered = new Set(declared.filter((e) => e.effect !== 'unmodelled').map((e) => boxOf(card, e)));
  const printed = boxesOf(card).filter(({ box }) => !covered.has(box));
  const reading = printed.length > 0 ? library.reading?.('ptcg', card) : undefined;
  const open = new Set(printed.map(({ box }) => box));
  const found = effectsIn(reading ?? NOTHING_READ).map((effect, i) => ({ effect, i, box: boxOf(card, effect) }));
  const effects = [...declared, ...found.filter(({ box }) => open.has(box)).map(({ effect }) => effect)];
  const sentences = reading
    ? (reading.unread as readonly Sentence[]).filter((s) => open.has(s.box) && (isBody(card) || !reached(s, found)))
    : printed.map(({ box, text }): Sentence => ({ box, text, touches: [{ what: 'everything' }] }));
  // What a declaration itself leaves unsaid, where the printed text is not there.
  const unsaid = declared.flatMap((e): Sentence[] =>
    e.effect === 'unmodelled' && !open.has(boxOf(card, e))
      ? [{ box: boxOf(card, e), text: printedText(e.text)!, touches: [{ what: 'everything' }] }]
      : [],
  );
  const unread = grouped(card, [...sentences, ...unsaid]);
  const ground = declared.length > 0 || boxesOf(card).length === 0 ? 'declared' : (reading?.ground ?? 'unread');
  return { ground, effects, unread };
}

/** What nobody could read of a box, whether whole sentences or instructions inside a record. */
export function unreadIn(card: PtcgCard, texts: CardTexts, box: TextBox): Localized[] {
  const sentences = texts.unread.filter((one) => one.box === box).map(({ text }) => text);
  const inside = texts.effects
    .filter((effect) => boxOf(card, effect) === box)
    .flatMap((effect) => unmodelledIn(effect));
  return [...sentences, ...inside];
}
function unmodelledIn(value: unknown): Localized[] {
  if (typeof value !== 'object' || value === null) return [];
  const { do: does, test, text } = value as { do?: unknown; test?: unknown; text?: string | Localized };
  if (does === 'unmodelled' || test === 'unmodelled') return [printedText(text)!];
  return Object.values(value).flatMap(unmodelledIn);
}

/** Played as a Pokémon (fossils): what its text says holds in play and is never carried out. */
const isBody = ({ kind, hp }: PtcgCard): boolean => kind === 'trainer' && hp !== undefined;

/** An instruction nobody read inside a record is asked about where the record is carried out. */
const reached = ({ effect }: Sentence, found: readonly { effect: Effect; i: number }[]): boolean => {
  const record = effect === undefined ? undefined : found[effect]?.effect;
  return record !== undefined && ['attack', 'activated', 'triggered', 'play'].includes(record.effect);
};

function grouped(card: PtcgCard, sentences: readonly Sentence[]): UnreadBox[] {
  const mattering = sentences.filter(({ touches }) => touches.length > 0);
  return [...new Set(mattering.map(({ box }) => box))].map((box) => {
    const mine = mattering.filter((s) => s.box === box);
    const name = nameOfBox(card, box);
    const text = { de: mine.map((s) => s.text.de).join(' '), en: mine.map((s) => s.text.en).join(' ') };
    return { question: `${localized(card.name).en}/text/${name.en}`, box, name, text, sentences: mine };
  });
}
