// What is printed on a card, box by box: its own text, else that of the imported card of its name.
import { nameKey } from '../../engine/case/names.ts';
import type { PtcgCard, YgoCard } from '../../engine/case/schema.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import type { TextView } from '../contract.ts';
import { bothNames } from '../localized.ts';

type Card = YgoCard | PtcgCard;
type Printed = string | { en?: string | undefined; de?: string | undefined } | undefined;

/** `imported`: the cards of this name in the imported lists, the best first. */
export function textsOf(card: Card, imported: readonly Card[]): TextView[] {
  return card.kind === 'pokemon' || card.kind === 'trainer' || card.kind === 'energy'
    ? ptcgTexts(card, imported as PtcgCard[])
    : ygoTexts(card as YgoCard, imported as YgoCard[]);
}

function ygoTexts(card: YgoCard, imported: readonly YgoCard[]): TextView[] {
  return [
    ...view('text', undefined, card.text, imported.map((one) => one.text)),
    ...view('pendulum', undefined, card.pendulumText, imported.map((one) => one.pendulumText)),
  ]; // prettier-ignore
}

function ptcgTexts(card: PtcgCard, imported: readonly PtcgCard[]): TextView[] {
  const part = (kind: 'abilities' | 'attacks', box: 'ability' | 'attack') =>
    (card[kind] ?? []).flatMap(({ name, text }, i) =>
      view(
        `${box}/${i + 1}`,
        bothNames(name),
        text,
        imported.map((one) => one[kind]?.find((other) => sameName(name, other.name))?.text),
      ),
    );
  return [
    ...part('abilities', 'ability'),
    ...part('attacks', 'attack'),
    ...view('text', undefined, card.text, imported.map((one) => one.text)),
  ]; // prettier-ignore
}

/** A Pokémon card with the words that are shown as printed on it: of several cards of one name those that belong to its own attacks and Abilities. */
export function withTexts(card: PtcgCard, imported: readonly PtcgCard[]): PtcgCard {
  const texts = new Map(ptcgTexts(card, imported).map(({ box, en, de }) => [box, { ...(en && { en }), ...(de && { de }) }]));
  const told = <T extends object>(parts: readonly T[] | undefined, box: 'ability' | 'attack') =>
    parts?.map((part, i) => ({ ...part, ...within(texts.get(`${box}/${i + 1}`)) }));
  const [abilities, attacks] = [told(card.abilities, 'ability'), told(card.attacks, 'attack')];
  return { ...card, ...(abilities && { abilities }), ...(attacks && { attacks }), ...within(texts.get('text')) };
} // prettier-ignore
const within = (text: { en?: string; de?: string } | undefined): object => (text ? { text } : {});

const sameName = (a: Parameters<typeof bothNames>[0], b: Parameters<typeof bothNames>[0]): boolean =>
  nameKey(bothNames(a).en) === nameKey(bothNames(b).en);

function view(box: TextView['box'], name: Localized | undefined, own: Printed, others: readonly Printed[]): TextView[] {
  const found = [own, ...others].map(languages).find(({ en, de }) => en ?? de);
  return found ? [{ box, ...(name && { name }), ...found }] : [];
}

function languages(text: Printed): { en?: string; de?: string } {
  const { en, de } = typeof text === 'string' ? { en: text, de: undefined } : (text ?? {});
  return { ...(en?.trim() && { en }), ...(de?.trim() && { de }) };
}
