/** "Search for up to 3 Basic Energy cards instead of 1", "discard the top 5 cards instead". */
import type { Op } from '../../../../engine/ptcg/effects/schema.ts';
import { DONE, type PtcgGrammar, type Said, type Step, type Wanted } from '../phrases.ts';
import type { Predicate } from '../../../../engine/ptcg/effects/schema.ts';
import { op } from './common.ts';

export function instead(g: PtcgGrammar): void {
  const take = ({ which, count, upTo }: Wanted, to: Extract<Op, { do: 'take' }>['to']): Step[] => op({ do: 'take', from: 'deck', which, count, ...(upTo && { upTo }), to, as: DONE }); // prettier-ignore
  const THEM = '<it|them|those cards>';
  const FIRST = `search your deck for {a:wanted}[, reveal ${THEM},|,] and put ${THEM} {putOnto}. if {test},`;
  for (const more of ['search for {b:wanted} instead of {n}', 'instead search for {b:wanted}'])
    g.rule('sentence', `${FIRST} ${more}` as '{a:wanted}{putOnto}{test}{b:wanted}[{n}]', ({ a, putOnto, test, b, n }) => n !== undefined && n !== a.count ? undefined : otherwise(test, take(b, putOnto.to), take(a, putOnto.to))); // prettier-ignore
  const attach = ({ which, count }: Wanted, to: Extract<Op, { do: 'attach-energy' }>['to'], anyWay?: true): Step[] | undefined => which && op({ do: 'attach-energy', from: 'deck', which, count, upTo: true, to, ...(anyWay && { anyWay }), as: DONE }); // prettier-ignore
  for (const [way, anyWay] of [['', undefined], [' in any way you like', true]] as const)
    g.rule('sentence', `search your deck for {a:wanted} and attach ${THEM} to {c:who1}. if {test}, instead search for {b:wanted} and attach ${THEM} to {d:who1}${way}` as '{a:wanted}{c:who1}{test}{b:wanted}{d:who1}', ({ a, c, test, b, d }) => {
      const one = attach(a, c);
      const other = attach(b, d, anyWay);
      return one && other && otherwise(test, other, one);
    }); // prettier-ignore
  const away = (count: number): Step[] => op({ do: 'discard-deck', count, of: 'opponent', as: DONE });
  g.rule('sentence', "discard the top [{a:n}] card(s) of your opponent's deck. if {test}, discard the top {b:n} cards instead", ({ a, test, b }) => otherwise(test, away(b), away(a ?? 1))); // prettier-ignore
  g.rule('sentence', "discard the top [{a:n}] card(s) of your opponent's deck. if {test}, discard {b:n} more cards <in this way|from the top of your opponent's deck>", ({ a, test, b }) => otherwise(test, away((a ?? 1) + b), away(a ?? 1))); // prettier-ignore
  const random = (count: number): Step[] => op({ do: 'discard-cards', of: 'opponent', by: 'random', count, as: DONE });
  g.rule('sentence', "discard a random card from your opponent's hand. if {test}, discard {n} cards instead of 1", ({ test, n }) => otherwise(test, random(n), random(1))); // prettier-ignore
  const spread = (count: number, among: Extract<Op, { do: 'spread-counters' }>['among']): Step[] => op({ do: 'spread-counters', count, among, as: DONE }); // prettier-ignore
  g.rule('sentence', 'put {a:n} damage counters on {those} in any way you like. if {test}, put {b:n} damage counters [on them] instead', ({ a, those, test, b }) => otherwise(test, spread(b, those), spread(a, those))); // prettier-ignore
} // prettier-ignore
const otherwise = (test: Predicate, then: Step[], other: Step[]): Said => ({ steps: [{ test, then, else: other }] });
