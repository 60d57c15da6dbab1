/** Wordings of the first ten years: counters removed "if there are any", Technical Machines, damage reduced, prices of retreating. */
import type { Amount, PokemonFilter } from '../../../engine/ptcg/effects/schema.ts';
import { on } from './modifiers.ts';
import { DONE, type PtcgGrammar, type Step } from './phrases.ts';
import { op } from './acts/common.ts';

export function oldest(g: PtcgGrammar): void {
  counters(g);
  damage(g);
  machines(g);
  modifiers(g);
  choices(g);
}

/** What is not there cannot be removed. */
const FEWER =
  '<(remove 1 damage counter if that pokémon has only 1)|(remove 1 damage counter if a pokémon has only 1)|(remove 1 if there is only 1)|(1 if that pokémon has only 1)>';
function counters(g: PtcgGrammar): void {
  g.rule('act', `remove {n} damage counters from {who} ${FEWER}` as '{n}{who}', ({ n, who }) => (n === 2 ? op({ do: 'heal', amount: n * 10, on: who }) : undefined)); // prettier-ignore
  g.rule('act', 'remove up to {n} damage counters from {who}', ({ n, who }) => op({ do: 'heal', amount: n * 10, on: who }));
  for (const less of ['', ' (all if there are less than {m:n})'])
    g.rule('act', `remove all special conditions and {n} damage counters${less} from {who1}` as '{n}[{m:n}]{who1}', ({ n, m, who1 }) => m !== undefined && m !== n ? undefined : typeof who1 === 'string' ? op({ do: 'recover', from: 'all', on: who1 }, { do: 'heal', amount: n * 10, on: who1 }) : undefined); // prettier-ignore
  const dealt = (): Amount => ({ per: { count: 'damage-done' } });
  const DONE_TO = "equal to the damage <done|you did> to your opponent's active pokémon";
  g.rule('act', `remove a number of damage counters from this pokémon ${DONE_TO} [(after applying weakness and resistance)]`, () => op({ do: 'heal', amount: dealt(), on: 'self' })); // prettier-ignore
  g.rule('act', `remove from this pokémon the number of damage counters ${DONE_TO}`, () => op({ do: 'heal', amount: dealt(), on: 'self' })); // prettier-ignore
  g.rule('act', 'count the number of damage counters on this pokémon. put that many damage counters on {who1}', ({ who1 }) => op({ do: 'put-counters', count: { per: { count: 'damage-counters', on: 'self' } }, on: who1 })); // prettier-ignore
  g.rule('sentence', "put {n} damage counters on your opponent's active pokémon at the end of your opponent's next turn", ({ n }) => ({ steps: op({ do: 'in-force', on: 'opponent-active', until: 'end-of-opponents-next-turn', modifiers: [{ what: 'when', event: 'turn-ended', player: 'opponent', do: [{ do: 'put-counters', count: n, on: 'self' }] }] }) })); // prettier-ignore
} // prettier-ignore

function damage(g: PtcgGrammar): void {
  const hit = (n: number, choose: number): Step[] => [{ damage: { n, to: { choose, from: { of: 'opponent', where: 'bench' } } } }];
  g.rule('act', 'if your opponent has any benched pokémon, choose 1 of them and this attack does {n} damage to it', ({ n }) => hit(n, 1)); // prettier-ignore
  g.rule('act', 'if your opponent has any benched pokémon, choose 1 of them. this attack does {n} damage to that pokémon', ({ n }) => hit(n, 1)); // prettier-ignore
  g.rule('act', 'if your opponent has any benched pokémon, choose {m:n} of them <(or 1 if they only has 1)|(or 1 if they has only 1)>. this attack does {n} damage to each of them', ({ m, n }) => hit(n, m)); // prettier-ignore
  g.rule('act', 'if your opponent has any benched pokémon, choose up to {m:n} of them. this attack does {n} damage to each of them' as '{m:n}{n}', ({ m, n }) => [{ damage: { n, to: { choose: m, upTo: true, from: { of: 'opponent', where: 'bench' } } } }]); // prettier-ignore
  g.rule('act', "does {n} damage to each pokémon on each player's bench", ({ n }) => [{ damage: { n, to: { each: { where: 'bench' } } } }]); // prettier-ignore
  g.rule('act', "[this attack] does {n} damage to each of your own benched pokémon", ({ n }) => [{ damage: { n, to: { each: { of: 'you', where: 'bench' } } } }]); // prettier-ignore
  const ANY = "any other effects on <that pokémon|your opponent's active pokémon>";
  for (const powers of ['poké-powers, poké-bodies, and', 'pokémon powers, or'])
    g.rule('act', `this attack's damage isn't affected by weakness, resistance, ${powers} ${ANY}`, () => [{ ignores: ['weakness', 'resistance', 'effects'] }]); // prettier-ignore
  g.rule('act', "don't apply weakness or resistance", (_, { box }) => box === 'attack' ? [{ ignores: ['weakness', 'resistance'] }] : undefined); // prettier-ignore
  g.rule('act', "don't apply resistance", (_, { box }) => (box === 'attack' ? [{ ignores: ['resistance'] }] : undefined));
  g.rule('act', 'this attack does {n} damage plus {m:n} damage {per}', ({ n, m, per }) => typeof per === 'object' && 'per' in per ? [{ damage: { n } }, { plus: { ...per, times: m } }] : undefined); // prettier-ignore
  for (const words of ["(don't apply weakness or resistance for benched pokémon.)", "(don't apply weakness and resistance for benched pokémon).", '(the energy is still discarded.)'])
    g.rule('sentence', words, () => ({ reminder: true }));
} // prettier-ignore

/** "That Pokémon may use this card's attack instead of its own." */
function machines(g: PtcgGrammar): void {
  g.rule('sentence', "that pokémon may use this card's attack instead of its own", (_, { box }) => box === 'text' ? { holds: [{ what: 'gains-attacks', of: 'this-card' }] } : undefined); // prettier-ignore
  g.rule('sentence', 'attach this card to 1 of your {pokemon} in play', ({ pokemon }) => Object.keys(pokemon).length > 0 ? { about: { attachTo: pokemon } } : undefined); // prettier-ignore
  g.rule('sentence', "attach this card to 1 of your {pokemon} that doesn't already have a pokémon tool attached to it", ({ pokemon }) => Object.keys(pokemon).length > 0 ? { about: { attachTo: pokemon } } : undefined); // prettier-ignore
} // prettier-ignore

function modifiers(g: PtcgGrammar): void {
  const reduced = (of: PokemonFilter, n: number, by: PokemonFilter, before?: true) => [{ what: 'damage-taken' as const, op: '-' as const, value: n, ...(before && { place: 'before-weakness' as const }), ...on(of), ...(Object.keys(by).length > 0 && { from: by }) }]; // prettier-ignore
  for (const [words, before] of [['(after applying weakness and resistance)', undefined], ['(before applying weakness and resistance)', true]] as const) {
    g.rule('modifier', `damage done to {of:subject} by {attackers} is reduced by {n} ${words}` as '{of:subject}{attackers}{n}', ({ of, attackers, n }) => reduced(of, n, attackers, before)); // prettier-ignore
    g.rule('modifier', `damage done by {attackers} to {of:subject} is reduced by {n} ${words}` as '{of:subject}{attackers}{n}', ({ of, attackers, n }) => reduced(of, n, attackers, before)); // prettier-ignore
  }
  for (const [word, sign] of [['less', '-'], ['more', '+']] as const)
    g.rule('modifier', `each player pays {cost} ${word} to retreat their {pokemons}` as '{cost}{pokemons}', ({ cost: { type, n }, pokemons: { where, ...of } }) => type === 'Colorless' && where !== 'bench' ? [{ what: 'retreat-cost', op: sign, value: n, on: of }] : undefined); // prettier-ignore
  g.rule('modifier', "{of:subjectOf} retreat cost is {n}", ({ of, n }) => [{ what: 'retreat-cost', op: '=', value: n, ...on(of) }]); // prettier-ignore
} // prettier-ignore

function choices(g: PtcgGrammar): void {
  g.rule('act', "choose 1 energy card attached to 1 of your opponent's pokémon and discard it", () => op({ do: 'discard-energy', count: 1, cards: true, from: { choose: 1, from: { of: 'opponent', energy: {} } }, as: DONE })); // prettier-ignore
  g.rule('act', "if your opponent's active pokémon has any energy cards attached to it, choose 1 of them and discard it", () => op({ do: 'discard-energy', count: 1, cards: true, from: 'opponent-active', as: DONE })); // prettier-ignore
  g.rule('act', "choose 1 of your opponent's benched pokémon and switch it with [1 of] your opponent's active pokémon", () => op({ do: 'switch', who: 'opponent', by: 'you', as: DONE })); // prettier-ignore
  g.rule('act', "choose 1 of your opponent's benched pokémon and switch it with their active pokémon", () => op({ do: 'switch', who: 'opponent', by: 'you', as: DONE })); // prettier-ignore
  g.rule('act', 'if your opponent has any benched pokémon, they chooses 1 of them and switches it with your opponent’s active pokémon', () => op({ do: 'switch', who: 'opponent', as: DONE })); // prettier-ignore
  g.rule('act', 'you switch this pokémon with 1 of your benched pokémon, if any', () => op({ do: 'switch', who: 'you', as: DONE })); // prettier-ignore
  g.rule('act', "choose your opponent's active pokémon. that pokémon is now {conditions}", ({ conditions }) => op({ do: 'condition', apply: conditions, on: 'opponent-active' })); // prettier-ignore
  g.rule('act', "your opponent's active pokémon is now {conditions} and can't retreat during your opponent's next turn", ({ conditions }) => op({ do: 'condition', apply: conditions, on: 'opponent-active' }, { do: 'in-force', on: 'opponent-active', until: 'end-of-opponents-next-turn', modifiers: [{ what: 'cannot', do: 'retreat' }] })); // prettier-ignore
  g.rule('act', 'search your deck for {wanted}. reveal <it|them> and put <it|them> into your hand', ({ wanted: { which, count, upTo } }) => which && op({ do: 'take', from: 'deck', which, count, ...(upTo && { upTo }), to: 'hand', as: DONE })); // prettier-ignore
  for (const [that, it] of [['that card', 'it'], ['those cards', 'them']])
    for (const show of [`reveal ${that}, then put ${it} into your hand`, `show ${that} to your opponent, then put ${it} into your hand`])
      g.rule('act', `search your deck for {wanted}. ${show}` as '{wanted}', ({ wanted: { which, count, upTo } }) => which && op({ do: 'take', from: 'deck', which, count, ...(upTo && { upTo }), to: 'hand', as: DONE })); // prettier-ignore
  g.rule('act', "your opponent returns your opponent's active pokémon and all cards attached to it to their hand", () => op({ do: 'return', which: 'opponent-active', to: 'hand', attached: 'with', as: DONE })); // prettier-ignore
  g.rule('act', 'shuffle this pokémon and all cards attached to it back into your deck', () => op({ do: 'return', which: 'self', to: 'deck', attached: 'with', as: DONE })); // prettier-ignore
  g.rule('act', 'each active pokémon is now {conditions}', ({ conditions }) => op({ do: 'condition', apply: conditions, on: 'own-active' }, { do: 'condition', apply: conditions, on: 'opponent-active' })); // prettier-ignore
} // prettier-ignore
