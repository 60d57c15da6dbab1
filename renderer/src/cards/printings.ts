/** One card of several of a name, in a line: its print, and what tells it apart. */
import type { CardView, PtcgCard, YgoCard } from '../../../desk/contract.ts';
import { app, t } from '../app.svelte.ts';
import { W } from './words.ts';
import { localized, printOf } from '../board/faces.svelte.ts';
import { keyed } from '../../../desk/pure.ts';

export function printWords(view: CardView): string {
  const { card } = view;
  const print = printOf(view) ?? (card as { prints?: string[] }).prints?.[0];
  const pokemon = card as PtcgCard;
  const facts =
    pokemon.kind === 'pokemon'
      ? [
          pokemon.hp === undefined ? undefined : `${pokemon.hp} ${t(W.hp())}`,
          ...[...(pokemon.abilities ?? []), ...(pokemon.attacks ?? [])].map(({ name }) => t(localized(name))),
        ]
      : [(card as YgoCard).kind];
  return [print, ...facts].filter(Boolean).join(' · ');
}

/** The printing chosen last for a name is taken the next time, too. */
const KEY = 'printings';
const kept = (): Record<string, string> => (app.kept[KEY] as Record<string, string> | undefined) ?? {};
export const lastPrint = (name: string): string | undefined => keyed(kept(), name) || undefined;
export const rememberPrint = (name: string, print: string): void => app.keep(KEY, { ...kept(), [name]: print });
