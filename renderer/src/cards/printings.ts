/** One card of several of a name, in a line: its print, and what tells it apart. */
import type { CardView, PtcgCard, YgoCard } from '../../../desk/contract.ts';
import { t } from '../app.svelte.ts';
import { localized } from '../board/faces.svelte.ts';

export function printWords({ card }: CardView): string {
  const { prints } = card as { prints?: string[] };
  const print = prints?.find((one) => one.includes(' ')) ?? prints?.[0];
  const pokemon = card as PtcgCard;
  const facts =
    pokemon.kind === 'pokemon'
      ? [
          pokemon.hp === undefined ? undefined : `${pokemon.hp} HP`,
          ...[...(pokemon.abilities ?? []), ...(pokemon.attacks ?? [])].map(({ name }) => t(localized(name))),
        ]
      : [(card as YgoCard).kind];
  return [print, ...facts].filter(Boolean).join(' · ');
}
