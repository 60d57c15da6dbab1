/** One card of several of a name, in a line: its print, and what tells it apart. */
import type { CardView, PtcgCard } from '../../../desk/contract.ts';
import { t } from '../app.svelte.ts';
import { W } from './words.ts';
import { localized, printOf } from '../board/faces.svelte.ts';

export function printWords(view: Pick<CardView, 'card'>): string {
  const { card } = view;
  const print = printOf(view) ?? (card as { prints?: string[] }).prints?.[0];
  const pokemon = card as PtcgCard;
  const facts =
    pokemon.kind === 'pokemon'
      ? [
          pokemon.hp === undefined ? undefined : `${pokemon.hp} ${t(W.hp())}`,
          ...[...(pokemon.abilities ?? []), ...(pokemon.attacks ?? [])].map(({ name }) => t(localized(name))),
        ]
      : [];
  return [print, ...facts].filter(Boolean).join(' · ');
}

/** Every print of a name once, the newest first: the library's own card stands where the list has the same one. */
export function toldApart(views: readonly CardView[]): { print: string; words: string }[] {
  const prints = views.map(printOf);
  return views.flatMap((view, i) => {
    const print = prints[i];
    return print === undefined || prints.includes(print, i + 1)
      ? []
      : [{ print, words: printWords(views[prints.indexOf(print)] ?? view) }];
  });
}
