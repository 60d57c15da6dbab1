// The printings of imported Pokémon cards: that of a print, and those of the same card.
import type { PtcgCard } from '../../engine/case/schema.ts';
import { eachName } from '../../engine/case/names.ts';
import { sameName, withoutPerson } from '../../engine/ptcg/cards.ts';
import { alike, type Printed, type Printing } from '../../engine/deck/printings.ts';
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import { bothNames } from '../localized.ts';
import type { FoundCard } from '../../rules-db/rules-db.ts';

/** What the imported cards tell of a name's printings; `print`: the one that is meant ('OBF 125'), where one is. */
export function printedOf(judge: JudgeDb | undefined, name: string, print: string | undefined): Printed {
  if (!judge) return { reprints: [] };
  const card = (found: FoundCard) => found.card as unknown as PtcgCard;
  const isCalled = (found: FoundCard) => sameName(eachName(card(found)), [name]);
  const named = judge.printings(withoutPerson(name), 'ptcg').filter(isCalled);
  const releasedOf = new Map(named.map(({ id, released }) => [id, released]));
  const meant = print === undefined ? undefined : judge.card(print, 'ptcg');
  const own = meant && isCalled(meant) ? meant : undefined;
  const reprints = named.flatMap((found) => {
    if (found.id === own?.id) return [];
    const how = own ? alike(card(own), card(found)) : 'same';
    return how ? [{ ...printing(judge, found, found.released), alike: how }] : [];
  });
  return {
    ...(own && { own: printing(judge, own, releasedOf.get(own.id) ?? 0) }),
    ...(meant && !own && { isOf: bothNames(meant.card.name) }),
    reprints,
  };
}

/** `released` as yyyymmdd; 0 where nobody knows it. */
function printing(judge: JudgeDb, { id, card }: FoundCard, released: number): Printing {
  const mark = judge.cardById(id)?.meta['regulationMark'];
  const codes = (card.prints ?? []).flatMap((print) => (print.includes(' ') ? print.split(' ', 1) : []));
  // A database may have other words here ('NONE').
  return {
    sets: codes,
    ...(typeof mark === 'string' && /^[A-Z]$/.test(mark) && { mark }),
    ...(released > 0 && { released: String(released).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') }),
  };
}
