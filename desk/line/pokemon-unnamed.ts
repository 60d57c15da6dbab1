// 'A greift mit Miraidon-ex an', 'Miraidon ex -> Lugia VSTAR': no attack is named. The first of the card is taken; where another gives another answer, the
// ruling holds only for that one, and the others are named.
import type { Case } from '../../engine/case/schema.ts';
import type { Fact, Localized } from '../../engine/ruling/schema.ts';
import type { Judge } from './board.ts';
import { newAssumptions } from './names.ts';
import type { InsteadOfFirst, PokemonLine } from './pokemon-line.ts';

interface Read {
  case: Case;
  assumptions: Fact[];
}
/** Of a Pokémon so many other attacks are tried. */
const TRIED = 4;

/** `read`: the line with another attack of such a Pokémon. */
export function withAttackOpen(
  line: Read,
  unnamed: PokemonLine['unnamed'],
  read: (instead: InsteadOfFirst) => Read | undefined,
  judge: Judge | undefined,
): Read {
  const { moves = [] } = line.case as { moves?: readonly { do: string; attack?: unknown }[] };
  const assumed = newAssumptions();
  const said = judge && unnamed.size > 0 ? judge(line.case).headline.en : '';
  for (const [of, [first = { de: '', en: '' }, ...others]] of unnamed) {
    const at = moves.findIndex((move) => move.do === 'attack' && move.attack === first.en);
    if (at < 0) continue;
    const answersElse = ({ en }: Localized): boolean => {
      const other = judge && read({ of, attack: en });
      return other !== undefined && judge!(other.case).headline.en.replaceAll(en, first.en) !== said;
    };
    const list = (of: 'de' | 'en') => decides.map((one) => one[of]).join(', ');
    const decides = others.slice(0, TRIED).filter(answersElse);
    if (decides.length > 0)
      assumed.add(`/moves/${at}/attack`, first.en, `Das gilt, wenn die Attacke ${first.de} ist; genannt ist keine, und mit ${list('de')} gilt anderes.`, `This holds if the attack is ${first.en}; none is named, and with ${list('en')} the answer is another.`);
    else assumed.add('', first.en, `Von ${of} ist keine Attacke genannt; genommen ist ${first.de}.`, `No attack of ${of} is named; ${first.en} is taken.`);
  }
  return { ...line, assumptions: [...line.assumptions, ...assumed.facts] };
} // prettier-ignore
