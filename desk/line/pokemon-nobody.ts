// Cards nobody named: "a Supporter". A case describes them; of their text nothing is known.
import type { PtcgCard } from '../../engine/case/schema.ts';
import { nameKey } from '../../engine/case/names.ts';
import type { CardFinder, Found } from '../lookup/find-card.ts';

const UNNAMED: readonly { name: string; card: PtcgCard }[] = [
  { name: 'a Supporter', card: { name: { de: 'eine Unterstützerkarte', en: 'a Supporter' }, kind: 'trainer', trainer: 'supporter' } },
]; // prettier-ignore
/** The card these words describe, where they name none. */
export const unnamedCard = (written: string): { name: string; card: PtcgCard } | undefined =>
  UNNAMED.find(({ name }) => nameKey(name) === nameKey(written));

/** Finds such cards, too. */
export function withUnnamed(find: CardFinder): CardFinder {
  const described = (written: string): Extract<Found, { is: 'named' }> | undefined => {
    const card = unnamedCard(written);
    return card && { is: 'named', ...card };
  };
  const { named, using } = find;
  return Object.assign<CardFinder, Partial<CardFinder>>(
    (game, written) => (game === 'ptcg' ? described(written) : undefined) ?? find(game, written),
    {
      ...(named && { named: (game, written) => (game === 'ptcg' ? described(written) : undefined) ?? named(game, written) }), // prettier-ignore
      ...(using && { using }),
    },
  );
}
