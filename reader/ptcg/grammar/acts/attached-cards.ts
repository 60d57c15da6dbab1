/** What lies on Pokémon, moved and put away in other ways than discarding: counters changed round, Energy shuffled away, Pokémon put back alone. */
import type { Op, Who } from '../../../../engine/ptcg/effects/schema.ts';
import { DONE, IT, type PtcgGrammar, type Step } from '../phrases.ts';
import { filterOf, having, op, over, times } from './common.ts';

export function attachedCards(g: PtcgGrammar): void {
  counters(g);
  energy(g);
  pokemon(g);
}

function counters(g: PtcgGrammar): void {
  g.rule('act', 'switch all damage counters on {a:who1} with those on {b:who1}', ({ a, b }) => op({ do: 'swap-counters', a, b })); // prettier-ignore
  for (const among of ["your opponent's pokémon", "your opponent's benched pokémon"] as const)
    g.rule('act', `move as many damage counters on ${among} as you like to any of your opponent's other pokémon in any way you like`, () => among.includes('benched') ? undefined : op({ do: 'rearrange-counters', among: { of: 'opponent' } })); // prettier-ignore
  g.rule('act', 'move {n} damage counter(s) from 1 pokémon to another pokémon', ({ n }) => op({ do: 'move-counters', count: n, from: { choose: 1, from: { damaged: true }, as: DONE }, to: { choose: 1, from: {} }, as: DONE })); // prettier-ignore
  g.rule('act', 'heal from this pokémon {n} damage {per}', ({ n, per }) => op({ do: 'heal', amount: times(per, n), on: 'self' })); // prettier-ignore
  g.rule('act', 'put damage counters on {who1} equal to the number of damage counters on this pokémon', ({ who1 }) => op({ do: 'put-counters', count: { per: { count: 'damage-counters', on: 'self' } }, on: who1 })); // prettier-ignore
  g.rule('act', 'put damage counters on both active pokémon until the remaining HP of each pokémon is {n}', ({ n }) => op(...(['own-active', 'opponent-active'] as const).map((on): Op => ({ do: 'put-counters', count: { sum: [{ per: { count: 'remaining-hp', of: on }, dividedBy: 10, round: 'down' }, -n / 10] }, on })))); // prettier-ignore
} // prettier-ignore

function energy(g: PtcgGrammar): void {
  const discard = (count: number, of: object, who: Who): Op => ({ do: 'discard-energy', count, ...of, from: who, as: DONE }); // prettier-ignore
  g.rule('act', 'discard {a:n} {x:energy} and {b:n} {y:energy} <from|attached to> {who1}', ({ a, x, b, y, who1 }) => typeof who1 === 'string' ? op(discard(a, x, who1), discard(b, y, who1)) : undefined); // prettier-ignore
  const away = (who: Who, count: number | 'all', to: 'deck' | 'deck-top' | 'hand'): Op => ({ do: 'discard-energy', count, from: having(who, { energy: {} }), to, as: DONE }); // prettier-ignore
  for (const who of ['your opponent shuffles', 'shuffle'])
    g.rule('act', `${who} all {energy} <from|attached to> {at} into their deck` as '{energy}{at}', ({ energy: of, at }) => over(at, { do: 'discard-energy', count: 'all', ...filterOf(of), from: at.who, to: 'deck', as: DONE })); // prettier-ignore
  g.rule('act', 'shuffle an energy <from|attached to> {who1} into their deck', ({ who1 }) => op(away(who1, 1, 'deck')));
  g.rule('act', 'put an energy <from|attached to> {who1} on top of <their|its owner’s> deck', ({ who1 }) => op(away(who1, 1, 'deck-top'))); // prettier-ignore
  g.rule('act', "put an energy <from|attached to> {who1} into your opponent's hand", ({ who1 }) => who1 === 'self' || who1 === 'own-active' ? undefined : op(away(who1, 1, 'hand')));
  const WAY = 'in any way you like';
  g.rule('act', `move as many {energy} <from|attached to> {from:who1} to {to:who1} ${WAY}` as '{energy}{from:who1}{to:who1}', ({ energy: { cards: _, ...of }, from, to }) => typeof from === 'object' && 'each' in from && typeof to === 'object' && 'each' in to && from.each.of === to.each.of ? op({ do: 'move-energy', from, to: from, count: 'any', anyWay: true, ...of, as: DONE }) : undefined); // prettier-ignore
  g.rule('act', 'move as many {energy} as you like from {from:who1} to {to:who1}', ({ energy: { cards: _, ...of }, from, to }) => op({ do: 'move-energy', from, to, count: 'any', ...of, as: DONE })); // prettier-ignore
  g.rule('act', 'move {n} {energy} that <was|were> attached to {from:who1} to {to:who1}', ({ n, energy: { cards: _, ...of }, from, to }) => op({ do: 'move-energy', from, to, count: n, ...of, as: DONE })); // prettier-ignore
  g.rule('act', `attach {wanted} from your opponent's discard pile to <their|your opponent's> pokémon ${WAY}` as '{wanted}', ({ wanted: { which, count, upTo } }) => which && op({ do: 'attach-energy', from: 'discard', of: 'opponent', which, count, ...(upTo && { upTo }), to: { each: { of: 'opponent' } }, anyWay: true, as: DONE })); // prettier-ignore
  for (const [where, to] of [['on the bottom of their deck', 'deck-bottom'], ['into their hand', 'hand'], ['in the lost zone', 'lost-zone'], ['on top of their deck', 'deck-top']] as const)
    g.rule('act', `put {wanted} from your opponent's discard pile ${where}` as '{wanted}', ({ wanted: { which, count, upTo } }) => op({ do: 'take', from: 'discard', of: 'opponent', by: 'you', ...(which && { which }), count, ...(upTo && { upTo }), to, as: DONE })); // prettier-ignore
} // prettier-ignore

function pokemon(g: PtcgGrammar): void {
  const back = (which: Who, to: Extract<Op, { do: 'return' }>['to'], attached: 'with' | 'discard' = 'discard'): Step[] => op({ do: 'return', which, to, attached, as: DONE }); // prettier-ignore
  const ZONES = { 'to your hand': 'hand', 'into your hand': 'hand', 'on the bottom of your deck': 'deck-bottom', 'on top of your deck': 'deck-top', 'in the lost zone': 'lost-zone' } as const; // prettier-ignore
  for (const [where, to] of Object.entries(ZONES)) {
    g.rule('act', `discard all cards <attached to|from> this pokémon and <put|return> <it|this pokémon> ${where}`, () => back('self', to)); // prettier-ignore
    if (to !== 'hand') g.rule('act', `put this pokémon ${where}. (discard all attached cards.)`, () => back('self', to));
  }
  const MANY = 8;
  g.rule('act', 'discard <any number of|as many of> your benched {pokemon} [as you like]', ({ pokemon: of }) => [{ may: op({ do: 'return', which: { choose: MANY, from: { of: 'you', where: 'bench', ...of }, upTo: true }, to: 'discard', attached: 'with', as: DONE }) }]); // prettier-ignore
  g.rule('act', 'discard any number of {name:cardName} from your bench', ({ name }) => [{ may: op({ do: 'return', which: { choose: MANY, from: { of: 'you', where: 'bench', name }, upTo: true }, to: 'discard', attached: 'with', as: DONE }) }]); // prettier-ignore
  g.rule('act', "discard each player's active pokémon and all attached cards. (you choose a new active pokémon first.)", () => op(...(['opponent-active', 'own-active'] as const).map((which): Op => ({ do: 'return', which, to: 'discard', attached: 'with' })))); // prettier-ignore
  g.rule('sentence', "(that pokémon can't evolve this turn.)", () => ({ steps: [{ op: { do: 'in-force', on: { chosen: IT }, until: 'end-of-turn', modifiers: [{ what: 'cannot', do: 'evolve' }] } }] })); // prettier-ignore
} // prettier-ignore
