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
