// "Sucheffekt", "the ATK effect", "its GY effect": which of several effects of a card is meant is told by what it does, where it is used, or its kind.
import { keyed } from '../../engine/keyed.ts';
import type { YgoCard } from '../../engine/case/schema.ts';
import type { Effect } from '../../engine/ygo/effects/schema.ts';
import { activatedOf, type TextOf } from './asked.ts';
import type { Item, NamedCard } from './items.ts';
import { many } from './placeholders.ts';
import { lineNote } from './problems.ts';

interface EffectKind {
  /** As it is called before "effect", in both languages. */
  words: string;
  is: (effect: Effect) => boolean;
}
const does =
  (...operations: string[]) =>
  ({ resolve }: Effect): boolean =>
    operations.some((one) => JSON.stringify(resolve ?? []).includes(`"do":"${one}"`));
const addsFrom = (place: RegExp) => (effect: Effect) =>
  does('add')(effect) && place.test(JSON.stringify(effect.resolve));
const usedIn = (place: string) => (effect: Effect) => many<string>(effect.from ?? 'field').includes(place);
const sentThere = ({ on }: Effect): boolean =>
  /"to":(?:"graveyard"|\[[^\]]*"graveyard")/.test(JSON.stringify(on ?? null));
/** By the word in which the line tells it. */
const EFFECT_KINDS: Readonly<Record<string, EffectKind>> = {
  search: { words: 'such|search(?:ing)?|add', is: addsFrom(/"where":(?:"deck"|\[[^\]]*"deck")/) },
  recover: { words: 'recovery?|recycling', is: addsFrom(/"where":(?:"graveyard"|"banished")/) },
  draw: { words: 'zieh|draw', is: does('draw') },
  destroy: { words: 'zerstörungs?|destroy|destruction|pop', is: does('destroy') },
  negate: { words: 'annullierungs|annullier|negations?|negier|negate', is: does('negate-activation', 'negate-effect', 'negate-effects', 'negate-summon', 'negate-summon-or-activation', 'negate-attack') },
  banish: { words: 'verbannen|verbannungs?|banish(?:ing)?', is: does('banish') },
  summon: { words: '(?:spezial)?beschwörungs|(?:special[ -])?summon(?:ing)?', is: does('special-summon', 'token', 'fusion-summon') },
  mill: { words: 'mill(?:ing)?|mühlen', is: ({ resolve }) => /"do":"send","cards":\{[^}]*"where":"deck"[^}]*"by":"top"/.test(JSON.stringify(resolve ?? [])) },
  return: { words: 'bounce|return|rückgabe', is: does('return') },
  gain: { words: 'atk(?:[ -](?:boost|gain))?|boost', is: ({ resolve }) => /"do":"modify".*"atk"/.test(JSON.stringify(resolve ?? [])) },
  level: { words: 'level|stufen', is: ({ resolve }) => /"stat":"level"/.test(JSON.stringify(resolve ?? [])) },
  burn: { words: 'burn|schadens', is: does('damage') },
  gy: { words: 'friedhofs?|gy|graveyard', is: (effect) => usedIn('graveyard')(effect) || sentThere(effect) },
  hand: { words: 'hand', is: usedIn('hand') },
  flip: { words: 'flipp?', is: ({ kind }) => kind === 'flip' },
  trigger: { words: 'trigger|auslöse', is: ({ kind }) => kind === 'trigger' },
  quick: { words: 'quick|schnell', is: ({ kind }) => kind === 'quick' },
  ignition: { words: 'ignition|zünd(?:ungs)?', is: ({ kind }) => kind === 'ignition' },
}; // prettier-ignore
const WORDS = Object.entries(EFFECT_KINDS).map(
  ([kind, { words }]) => [kind, new RegExp(`^(?:${words})$`, 'i')] as const,
);
/** Words before "effect" that tell which. */
export const KIND_WORDS = Object.values(EFFECT_KINDS)
  .map(({ words }) => words)
  .join('|');
/** Of an effect that costs so many Xyz Materials: "detach 2". */
const DETACHES = /^detach(?: (\d))?$/;
/** Whether an effect is of the kind told; nothing where nobody knows such a kind. */
export function ofKind(kind: string): EffectKind['is'] | undefined {
  const [detaches, count] = DETACHES.exec(kind) ?? [];
  if (detaches === undefined) return keyed(EFFECT_KINDS, kind)?.is;
  // Some pay them as a cost, some when they resolve.
  return ({ cost, resolve }) =>
    new RegExp(`"do":"detach","count":${count ?? '.'}`).test(JSON.stringify([cost, resolve]));
}
/** What such a word tells. */
export const effectKind = (word: string): string | undefined => WORDS.find(([, words]) => words.test(word))?.[0];

/** The number of the effect that is of the kind told, where one alone is; of a card whose text nobody read, whichever. */
export function withNumber(item: Item, known: (name: string) => YgoCard | undefined, textOf: TextOf): Item {
  if (item.is !== 'action' || item.card?.notes.effectKind === undefined) return item;
  return { ...item, card: numberOf(item.card, item.card.notes.effectKind, known(item.card.name), textOf) };
}
function numberOf(named: NamedCard, kind: string, card: YgoCard | undefined, textOf: TextOf): NamedCard {
  if (!card) return named;
  const text = textOf(card);
  const activated = activatedOf(text);
  const numbers = new Set(activated.filter((one) => ofKind(kind)!(one)).map(({ number }) => number));
  const [number] = numbers;
  if (number === undefined && (text.unread.length === 0 || activated.length > 0)) return lineNote(kind);
  const { effectKind: _, ...notes } = named.notes;
  const several = activated.length > 1 && numbers.size === 1;
  return { ...named, notes: { ...notes, itsEffect: true, ...(several && number !== undefined && { effect: number }) } };
}
