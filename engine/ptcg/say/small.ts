/** Words and short answers. */
import type { Coin, SpecialCondition } from '../../case/schema.ts';
import type { Localized } from '../../ruling/schema.ts';
import { list, same } from '../../ruling/say.ts';
import { L, type N, CONDITION, COIN } from './terms.ts';

export const small = {
  coin: (c: Coin) => COIN[c],
  yes: () => L('ja', 'yes'),
  no: () => L('nein', 'no'),
  nothing: () => L('nichts', 'nothing'),
  itself: () => L('sich selbst', 'itself'),
  number: (n: number) => same(n),
  list: (items: readonly Localized[]) => (items.length === 0 ? L('nichts', 'nothing') : list(items)),
  conditionName: (c: SpecialCondition) => CONDITION[c],
  conditionOf: (p: N, c: SpecialCondition) => L(`${CONDITION[c].de} von ${p.de}`, `${p.en} being ${CONDITION[c].en}`),
};
