/**
 * A card definition as the engine reads it: printed facts, its effects (declared, or as its text was read), which of them have numbers, and the
 * sentences nobody read (`unread`): where they could matter they are an open question.
 */
import { ofExtraDeck } from '../case/printed.ts';
import * as v from 'valibot';
import type { YgoCard } from '../case/schema.ts';
import type { Localized, Problem } from '../ruling/schema.ts';
import type { CardReading, Ground, UnreadText } from '../reading.ts';
import { mark } from '../ruling/places.ts';
import { type Effect, EffectSchema, isPlace, many, type Place } from './effects/schema.ts';
import type { YgoTouch } from './touches.ts';

/** One effect of a card. `number` counts activated effects in the order of the text, Pendulum effects apart. */
export interface CardEffect extends Effect {
  /** Index in the card's list. */
  index: number;
  number?: number;
}
export type Unread = UnreadText<YgoTouch, Effect>;
/** How the text of a card without declared effects was read. */
export type ReadText = (card: YgoCard) => CardReading | undefined;

export interface CardInfo {
  name: Localized;
  /** All names it is found under, as written. */
  names: readonly string[];
  kind: YgoCard['kind'];
  /** A Trap Monster that is still a Trap is that too. */
  also?: 'monster' | 'spell' | 'trap';
  property: NonNullable<YgoCard['property']> | undefined;
  /** 'normal', 'effect', 'fusion', 'tuner', 'token' … */
  is: readonly string[];
  race: string | undefined;
  attribute: string | undefined;
  level: number | undefined;
  rank: number | undefined;
  link: number | undefined;
  scale: number | undefined;
  arrows: readonly string[];
  atk: number | '?' | undefined;
  def: number | '?' | undefined;
  series: readonly string[];
  effects: readonly CardEffect[];
  /** What the effects rest on. */
  ground: Ground;
  /** Sentences nobody read that say something. */
  unread: readonly Unread[];
  text: Localized | undefined;
  materials: string | undefined;
  /** Nobody has identified the card. */
  unknown: boolean;
  token: boolean;
}

/** An activated effect has a number; the rest does not. */
export const isActivated = (effect: Effect): boolean => ['ignition', 'trigger', 'quick', 'flip'].includes(effect.kind);

/** Must it activate where it can? A flip effect must unless its text says otherwise. */
export const isMandatory = (effect: Effect | undefined): boolean => effect?.must ?? effect?.kind === 'flip';

/** What a card says of its activation only for later ("destroy this card during your 3rd End Phase after activation"): no text of an activation of its own. */
export const isPutOff = ({ kind, resolve, on, respondsTo, targets, cost, option }: Effect): boolean =>
  kind === 'activation' &&
  resolve !== undefined &&
  resolve.every((op) => op.do === 'later') &&
  [on, respondsTo, targets, cost, option].every((part) => part === undefined);

/** The properties of Spells and Traps that stay face-up on the field after their activation. */
const STAYING: ReadonlySet<string> = new Set(['continuous', 'equip', 'field']);
export const staysOnField = ({ property }: { property?: string | undefined }): boolean => STAYING.has(property ?? '');

/** May it be Normal Summoned or Set, as far as its kind and its own text go? */
export const canBeNormalSummoned = ({ is, effects, kind }: CardInfo): boolean =>
  kind === 'monster' &&
  !ofExtraDeck(is) &&
  !is.includes('ritual') &&
  !is.includes('token') &&
  !effects.some((e) => e.summoning?.cannotNormalSummon);

const localized = (value: string | { en?: string; de?: string } | undefined): Localized | undefined => {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return { de: value, en: value };
  const any = value.en ?? value.de;
  return any === undefined ? undefined : { de: value.de ?? any, en: value.en ?? any };
};

const known = new Map<string, WeakMap<YgoCard, CardInfo>>();

/** The engine's view of a definition, as it reads under a ruleset. Throws `BadCard` where its declared effects do not fit the language. */
export function cardInfo(card: YgoCard, ruleset: string, readText: ReadText = () => undefined): CardInfo {
  const cards = known.get(ruleset) ?? new WeakMap<YgoCard, CardInfo>();
  known.set(ruleset, cards);
  const before = cards.get(card);
  if (before) return before;
  const info = readCard(card, ruleset, readText);
  cards.set(card, info);
  return info;
}

/** Declared effects that do not fit the language. */
export class BadCard extends Error {
  readonly problems: readonly Problem[];
  constructor(card: string, problems: readonly Problem[]) {
    super(`${card}: ${problems.map((p) => `${p.path} ${p.message.en}`).join('; ')}`);
    this.problems = problems;
  }
}

/** What is wrong with a card's declared effects. */
function effectProblems(card: YgoCard): Problem[] {
  const result = v.safeParse(v.array(EffectSchema), card.effects ?? []);
  if (result.success) return [];
  return result.issues.map((issue) => ({
    code: 'bad-effect',
    path: `/effects/${issue.path?.map((p) => String(p.key)).join('/') ?? ''}`,
    message: {
      de: `Kein Effekt in der Effektsprache: ${issue.message}`,
      en: `Not an effect of the effect language: ${issue.message}`,
    },
  }));
}

function readCard(card: YgoCard, ruleset: string, readText: ReadText): CardInfo {
  const name = localized(card.name) ?? { de: '?', en: '?' };
  const problems = effectProblems(card);
  if (problems.length > 0) throw new BadCard(name.en, problems);
  const is = card.monster ?? [];
  const text = localized(card.text);
  const { ground, effects, unread } = textOf(card, text, readText);
  mark(effects);
  return {
    name,
    names: [...new Set([...alwaysTreatedAs(effects), name.en, name.de, ...(card.aliases ?? [])])],
    kind: card.kind,
    property: card.property ?? (card.kind === 'monster' ? undefined : 'normal'),
    is,
    race: card.race,
    attribute: card.attribute,
    level: card.level,
    rank: card.rank,
    link: card.link,
    scale: card.scale,
    arrows: card.arrows ?? [],
    atk: card.atk,
    def: card.def,
    series: card.series ?? [],
    effects: numbered(
      effects.filter((e) => !e.rulesets || e.rulesets.includes(ruleset)),
      unread,
    ),
    ground,
    unread,
    text,
    materials: card.materials,
    unknown: false,
    token: is.includes('token'),
  };
}

/** "(This card is always treated as "Umi".)": a name like the printed one, wherever the card is; no effect, so nothing negates it. */
const alwaysTreatedAs = (effects: readonly Effect[]): string[] =>
  effects
    .filter(({ kind, from, condition }) => kind === 'continuous' && many(from).includes('deck') && !condition)
    .flatMap(({ ongoing = [] }) =>
      ongoing.flatMap((rule) =>
        rule.rule === 'treated-as' && rule.name && (rule.cards ?? 'this') === 'this' && !rule.while ? [rule.name] : [],
      ),
    );

type TextOf = Pick<CardInfo, 'ground' | 'unread'> & { effects: readonly Effect[] };
/** A declaration goes before a reading; a text nobody read could touch everything. */
function textOf(card: YgoCard, text: Localized | undefined, readText: ReadText): TextOf {
  if (card.effects !== undefined) return { ground: 'declared', effects: card.effects as Effect[], unread: [] };
  const reading = readText(card) as CardReading<Effect, YgoTouch> | undefined;
  if (reading) {
    const unread = reading.unread.filter(({ touches }) => touches.length > 0);
    const ground = unread.length > 0 ? (reading.effects.length > 0 ? 'read-in-part' : 'unread') : 'read';
    // Without a sentence of our own, the words it was read from stand where that would.
    const effects = reading.effects.map((effect, i) => {
      const gist = effect.gist ?? reading.words?.[i];
      const from = isActivated(effect) ? placesOf(effect, i, unread) : undefined;
      return { ...effect, ...(gist && { gist }), ...(from && { from }) };
    });
    return { ground, effects, unread };
  }
  const normal = card.kind === 'monster' && card.monster?.includes('normal') && !card.monster.includes('effect');
  if (normal || !text?.en) return { ground: 'read', effects: [], unread: [] };
  return { ground: 'unread', effects: [], unread: [{ text, box: 'text', touches: [{ what: 'everything' }] }] };
}

/**
 * Where an effect read in part may be used: also where only its unread words say so ("banish this card from your GY, …"). Undefined: as the effect says.
 */
function placesOf(effect: Effect, index: number, unread: readonly Unread[]): Place[] | undefined {
  const told = unread.filter((text) => text.effect === index).flatMap(({ places }) => (places ?? []).filter(isPlace));
  const ownEvent = many(effect.on).some((pattern) => 'card' in pattern && pattern.card?.this);
  if (told.length === 0 || ownEvent) return undefined;
  const said = many(effect.from);
  return [...new Set([...(said.length > 0 ? said : (['field'] as const)), ...told])];
}

/** In the wording of an effect that is activated. */
export const isUsed = ({ optional, on }: Unread): boolean => optional === true || on !== undefined;

/** The card with what the judge says its unread text does; what else the language cannot say of it is said thereby, too. */
export const corrected = (info: CardInfo, does: readonly Effect[]): CardInfo => {
  const open = new Set(info.unread.map(({ effect }) => effect));
  const known = withoutUnsaid({ ...info, effects: info.effects.filter((e) => !open.has(e.index)) });
  return { ...known, ground: 'corrected', unread: [], effects: numbered([...known.effects, ...does]) };
};

/** The sentences of a declaration or a reading that the language cannot say. */
export function unsaid(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'unmodelled' in part && typeof part.unmodelled === 'string' ? [part.unmodelled] : [];
  return [...own, ...Object.values(part).flatMap(unsaid)];
}
const isUnsaid = (part: unknown): boolean => typeof part === 'object' && part !== null && 'unmodelled' in part;
/** The card where what the language cannot say of it changes nothing: no such cost, no such condition; a rule that hangs on it does not apply. */
export function withoutUnsaid(info: CardInfo): CardInfo {
  const without = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.filter((one) => !isUnsaid(one)).map(without);
    if (typeof part !== 'object' || part === null) return part;
    const kept = Object.entries(part).filter(([, value]) => !isUnsaid(value));
    return Object.fromEntries(kept.map(([key, value]) => [key, without(value)]));
  };
  const effects = info.effects.map((effect) => {
    const { ongoing, ...rest } = effect;
    const rules = ongoing?.filter((rule) => unsaid(rule).length === 0 && unsaid(effect.condition).length === 0);
    return { ...(without(rest) as CardEffect), ...(rules && { ongoing: rules }) };
  });
  return { ...info, effects };
}

/** Numbers of gained effects begin here. */
export const FIRST_GAINED = 1000;
/** A card with effects it was not printed with: they come after its own, also in their numbers. */
export function withGained(info: CardInfo, gained: readonly Effect[]): CardInfo {
  if (gained.length === 0) return info;
  let next = Math.max(0, ...info.effects.filter((e) => !e.pendulum).map((e) => e.number ?? 0)) + 1;
  const more = gained.map((effect, i): CardEffect => {
    const index = FIRST_GAINED + i;
    if (!isActivated(effect)) return { ...effect, index };
    const again = effect.option !== undefined && effect.option > 1;
    return { ...effect, index, number: again ? next - 1 : next++ };
  });
  return { ...info, effects: [...info.effects, ...more] };
}
/** A Gemini monster that has not been Normal Summoned again: a Normal Monster without effects. */
export const asNormal = (info: CardInfo): CardInfo => ({
  ...info,
  is: [...info.is.filter((is) => is !== 'effect'), 'normal'],
  effects: info.effects.filter((e) => e.kind === 'condition' || e.kind === 'procedure'),
});

/** Effects with their numbers: activated ones from 1, Pendulum effects counted apart; an effect nobody read has a number, too. */
export function numbered(effects: readonly Effect[], unread: readonly Unread[] = []): CardEffect[] {
  const next = { monster: 1, pendulum: 1 };
  return effects.map((effect, index) => {
    const skipped = unread.filter(({ before }) => before === index);
    for (const { box } of skipped) next[box === 'pendulum' ? 'pendulum' : 'monster']++;
    if (!isActivated(effect)) return { ...effect, index };
    const box = effect.pendulum ? 'pendulum' : 'monster';
    // Bullets of one effect share its number.
    const again = effect.option !== undefined && effect.option > 1;
    return { ...effect, index, number: again ? next[box] - 1 : next[box]++ };
  });
}

/** Is it a monster described without its ATK or DEF? A Link Monster has no DEF. */
export const lacksValue = (info: CardInfo, stat: 'atk' | 'def'): boolean =>
  info.kind === 'monster' && !info.unknown && info[stat] === undefined && !(stat === 'def' && info.is.includes('link'));

/** The card nobody has identified. */
export const UNKNOWN_CARD: CardInfo = {
  name: { de: 'eine unbekannte Karte', en: 'an unknown card' },
  names: ['?'],
  kind: 'monster',
  property: undefined,
  is: [],
  race: undefined,
  attribute: undefined,
  level: undefined,
  rank: undefined,
  link: undefined,
  scale: undefined,
  arrows: [],
  atk: undefined,
  def: undefined,
  series: [],
  effects: [],
  ground: 'read',
  unread: [],
  text: undefined,
  materials: undefined,
  unknown: true,
  token: false,
};
/** An unknown card in a zone for Spells and Traps: which of the two it is, nobody knows; it behaves as a Set card. */
export const UNKNOWN_SET_CARD: CardInfo = { ...UNKNOWN_CARD, kind: 'trap', property: 'normal' };

/** An unknown card in a Monster Zone: a monster, nobody knows which. */
export const UNKNOWN_MONSTER: CardInfo = { ...UNKNOWN_CARD, name: { de: 'ein Monster', en: 'a monster' } };

/** Must it be Summoned properly before anything else may Special Summon it? */
export const mustFirstBeSummoned = ({ is, effects }: CardInfo): boolean =>
  ofExtraDeck(is) || is.includes('ritual') || effects.some((e) => e.summoning?.firstOnly);
/** Is that so by its own text ("must first be Special Summoned by …")? Where it lies in the Graveyard nobody takes for granted that it was. */
export const mustFirstSummonItself = ({ is, effects }: CardInfo): boolean =>
  !ofExtraDeck(is) && !is.includes('ritual') && effects.some((e) => e.summoning?.firstOnly);
