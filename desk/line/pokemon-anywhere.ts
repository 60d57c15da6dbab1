// "B has Manaphy", and nobody says where: it is laid out Active or on the Bench. Where the other place gives another answer, the ruling holds only for the one
// that was taken, and says what holds for the other.
import { say } from '../../engine/ruling/say.ts';
import type { Case } from '../../engine/case/schema.ts';
import type { Fact, Localized } from '../../engine/ruling/schema.ts';
import type { Judge } from './board.ts';
import { newAssumptions } from './names.ts';

interface Read {
  case: Case;
  assumptions: Fact[];
}
/** One Pokémon: of several of a name one is Active anyway. */
const SOMEWHERE = /^(([AB]) has (?!\d)(.+)) in play$/;
/** Nobody else of that player is Active or somewhere. */
const IS_ELSE = / (?:active|in play)$/;
const PLACES = [
  { where: 'active', if: (name: string) => say(`Das gilt, wenn ${name} aktiv ist; auf der Bank gilt:`, `This holds if ${name} is Active; on the Bench:`) },
  { where: 'on the bench', if: (name: string) => say(`Das gilt, wenn ${name} auf der Bank ist; aktiv gilt:`, `This holds if ${name} is on the Bench; if it is Active:`) },
] as const; // prettier-ignore

/** `pieces`: the line in its own words; `read`: it with others of them; `called`: what a Pokémon is called. */
export function withPlaceOpen<T extends Read>(line: T, pieces: readonly string[], read: (pieces: readonly string[]) => Read | undefined, called: (name: string) => Localized, judge: Judge | undefined): T {
  const assumed = newAssumptions();
  const told = judge && answer(line, judge);
  for (const [n, piece] of pieces.entries()) {
    const [, whose = '', player = '', name = ''] = SOMEWHERE.exec(piece) ?? [];
    const isPlaced = pieces.some((one) => one !== piece && (one.startsWith(`${whose} `) || (one.startsWith(`${player} has `) && IS_ELSE.test(one))));
    // Who plays or is attacked is where that can be.
    const plays = pieces.some((one) => /^[AB]: /.test(one) && one.includes(name));
    if (name === '' || isPlaced || plays || !judge || !told) continue;
    const [active, benched] = PLACES.map(({ where }) => {
      const other = read(pieces.with(n, `${whose} ${where}`));
      return other && answer(other, judge);
    });
    if (!active || !benched || inOrder(active.en) === inOrder(benched.en)) continue;
    // The place that was taken, and the other.
    const [taken, other] = told.en === benched.en ? [PLACES[1], active] : [PLACES[0], benched];
    const { de, en } = called(name);
    assumed.add(`/moves/${n}/which`, name, `${taken.if(de).de} ${other.de}`, `${taken.if(en).en} ${other.en}`);
  }
  return { ...line, assumptions: [...line.assumptions, ...assumed.facts] };
} // prettier-ignore
/** In which order it is told means nothing. */
const inOrder = (text: string): string =>
  text
    .split(/[.;]\s*/)
    .toSorted()
    .join();
const answer = (line: Read, judge: Judge): Localized | undefined => {
  const { verdict, headline } = judge(line.case);
  return verdict === 'needs-facts' ? undefined : headline;
};
