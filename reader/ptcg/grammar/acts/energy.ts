/** Energy and Pokémon Tools discarded, moved, attached. */
import type { Op, Who } from '../../../../engine/ptcg/effects/schema.ts';
import { DONE, IT, type At, type EnergyNoun, type PtcgGrammar, type Step, type Wanted } from '../phrases.ts';
import { filterOf, having, over, op, type Zone } from './common.ts';

export function energy(g: PtcgGrammar): void {
  const discard = (of: EnergyNoun, at: At, rest: Omit<Extract<Op, { do: 'discard-energy' }>, 'do' | 'cards' | 'from'>): Step[] =>
    over(at, { do: 'discard-energy', ...rest, from: having(at.who, { energy: filterOf(of) }), ...of, ...((of.special || of.cards) && { cards: true as const }), as: DONE }); // prettier-ignore
  const TO: readonly (readonly [string, string, Zone?])[] = [
    ['discard', ''], ['put', 'into your hand', 'hand'], ['return', 'to your hand', 'hand'], ['put', 'into their hand', 'hand'], ['put', 'in the lost zone', 'lost-zone'], ['shuffle', 'into your deck', 'deck'], ["put", 'on the bottom of their deck', 'deck-bottom'],
  ]; // prettier-ignore
  /** Whose hand or deck it says must be whose Energy it is. */
  const theirs = (who: Who, where: string): boolean => (who === 'opponent-active' || who === 'attacker' ? !where.includes('your ') : who === 'self' || who === 'own-active' ? !where.includes('their ') : true); // prettier-ignore
  for (const [verb, where, zone] of TO) {
    const to = zone && { to: zone };
    const from = '<from|attached to> {at}';
    g.rule('act', `${verb} {n} {energy} ${from} ${where}` as '{n}{energy}{at}', ({ n, energy: of, at }) => theirs(at.who, where) ? discard(of, at, { count: n, ...to }) : undefined); // prettier-ignore
    g.rule('act', `${verb} up to {n} {energy} ${from} ${where}` as '{n}{energy}{at}', ({ n, energy: of, at }) => discard({ ...of, cards: true }, at, { count: n, upTo: true, ...to })); // prettier-ignore
    g.rule('act', `${verb} all {energy} ${from} ${where}` as '{energy}{at}', ({ energy: of, at }) => discard(of, at, { count: 'all', ...to })); // prettier-ignore
    for (const many of ['any amount of', 'any number of'])
      g.rule('act', `${verb} ${many} {energy} [from] <from|attached to|from among> {at} ${where}` as '{energy}{at}', ({ energy: of, at }) => discard({ ...of, cards: true }, at, { count: 'any', ...to })); // prettier-ignore
    g.rule('act', `${verb} as many {energy} ${from} as you like` + (where ? ` ${where}` : '') as '{energy}{at}', ({ energy: of, at }) => discard({ ...of, cards: true }, at, { count: 'any', ...to })); // prettier-ignore
    g.rule('act', `${verb} <a|any> pokémon tool [card] <from|attached to> {at} ${where}` as '{at}', ({ at }) => over(at, { do: 'discard-tools', from: at.who, count: 1, ...to, as: DONE })); // prettier-ignore
    g.rule('act', `${verb} up to {n} pokémon tool(s) [cards] <from|attached to> {at} ${where}` as '{n}{at}', ({ n, at }) => over(at, { do: 'discard-tools', from: at.who, count: n, upTo: true, ...to, as: DONE })); // prettier-ignore
    g.rule('act', `${verb} all pokémon tool(s) [cards] <from|attached to> {at} ${where}` as '{at}', ({ at }) => over(at, { do: 'discard-tools', from: at.who, count: 'all', ...to, as: DONE })); // prettier-ignore
  }
  for (const [tools, n] of [['all pokémon tools and [all] special energy', 'all'], ['all pokémon tool cards and [all] special energy', 'all']] as const)
    g.rule('act', `discard ${tools} from {who1}` as '{who1}', ({ who1 }) => op({ do: 'discard-tools', from: who1, count: n, as: DONE }, { do: 'discard-energy', from: who1, count: n, special: true, cards: true, as: DONE })); // prettier-ignore
  g.rule('act', 'discard a pokémon tool and a special energy from {who1}', ({ who1 }) => typeof who1 === 'string' ? op({ do: 'discard-tools', from: who1, count: 1 }, { do: 'discard-energy', from: who1, count: 1, special: true, cards: true }) : 'choose' in who1 ? op({ do: 'choose-pokemon', which: who1, as: DONE }, { do: 'discard-tools', from: { chosen: IT }, count: 1 }, { do: 'discard-energy', from: { chosen: IT }, count: 1, special: true, cards: true }) : undefined); // prettier-ignore
  g.rule('act', 'if your opponent has a stadium [card] in play, discard it', () => [
    { test: { test: 'stadium', of: 'opponent' }, then: op({ do: 'discard-stadium', as: DONE }) },
  ]);
  g.rule('act', 'discard <a|any|the|that> stadium [card] [in play]', () => op({ do: 'discard-stadium', as: DONE }));
  g.rule('act', 'move {n} {energy} <from|attached to> {from:who1} to {to:who1}', ({ n, energy: { cards: _, ...of }, from, to }) => moved({ do: 'move-energy', from: having(from, { energy: of }), to, count: n, ...of, as: DONE })); // prettier-ignore
  g.rule('act', 'move up to {n} {energy} <from|attached to> {from:who1} to {to:who1}', ({ n, energy: { cards: _, ...of }, from, to }) => moved({ do: 'move-energy', from: having(from, { energy: of }), to, count: n, upTo: true, ...of, as: DONE })); // prettier-ignore
  g.rule('act', 'move all {energy} <from|attached to> {from:who1} to {to:who1}', ({ energy: { cards: _, ...of }, from, to }) => moved({ do: 'move-energy', from: having(from, { energy: of }), to, count: 'all', ...of, as: DONE })); // prettier-ignore
  g.rule('act', 'move any <amount|number> of {energy} <from|attached to> {from:who1} to {to:who1}', ({ energy: { cards: _, ...of }, from, to }) => moved({ do: 'move-energy', from: having(from, { energy: of }), to, count: 'any', ...of, as: DONE })); // prettier-ignore
  g.rule('act', 'move all {energy} <from|attached to> {from:who1} to {to:who1} in any way you like', ({ energy: { cards: _, ...of }, from, to }) => op({ do: 'move-energy', from: having(from, { energy: of }), to, count: 'all', anyWay: true, ...of, as: DONE })); // prettier-ignore
  g.rule('act', 'move any <amount|number> of {energy} <from|attached to> {from:who1} to {to:who1} in any way you like', ({ energy: { cards: _, ...of }, from, to }) => isOthers(to) && from !== 'self' ? undefined : op({ do: 'move-energy', from: having(from, { energy: of }), to, count: 'any', anyWay: true, ...of, as: DONE })); // prettier-ignore

  const isOthers = (to: Who): boolean => typeof to === 'object' && 'each' in to && to.each.self === false;
  const AROUND = '<from|attached to> your pokémon to your other pokémon in any way you like';
  g.rule('act', `move any <amount|number> of {energy} ${AROUND}` as '{energy}', ({ energy: { cards: _, ...of } }) => op({ do: 'move-energy', from: { each: { of: 'you' } }, to: { each: { of: 'you' } }, count: 'any', anyWay: true, ...of, as: DONE })); // prettier-ignore

  // Attaching.
  const attach = (from: 'hand' | 'deck' | 'discard', { which, count, upTo }: Wanted, at: At, anyWay?: true): Step[] | undefined =>
    which ? over(at, { do: 'attach-energy', from, which, count, ...(upTo && { upTo }), to: at.who, ...(anyWay && { anyWay }), as: DONE }) : undefined; // prettier-ignore
  for (const [words, from] of [
    ['from your hand', 'hand'],
    ['from your discard pile', 'discard'],
  ] as const) {
    g.rule('act', `attach {wanted} ${words} to {at}` as '{wanted}{at}', ({ wanted, at }) => attach(from, wanted, at));
    g.rule('act', `attach {wanted} ${words} to {at} in any way you like` as '{wanted}{at}', ({ wanted, at }) => attach(from, wanted, at, true)); // prettier-ignore
  }
  const SEARCH =
    'search your deck for {wanted}[, reveal <it|them|those cards>,] and attach <it|them|those cards> to {at}';
  g.rule('act', SEARCH, ({ wanted, at }) => attach('deck', { ...wanted, upTo: true }, at));
  g.rule('act', `${SEARCH} in any way you like` as typeof SEARCH, ({ wanted, at }) => attach('deck', { ...wanted, upTo: true }, at, true)); // prettier-ignore
}
/** "From your other Pokémon to it": one Pokémon, this one. From several without "other" it could be anybody. */
function moved(one: Extract<Op, { do: 'move-energy' }>): Step[] | undefined {
  const { from, to } = one;
  if (typeof to !== 'object' || !('chosen' in to) || to.chosen !== IT || typeof from !== 'object' || !('each' in from)) return op(one); // prettier-ignore
  return from.each.self === false ? op({ ...one, to: 'self' }) : undefined;
}
