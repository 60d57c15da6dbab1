/** Cards that must all be different, Pokémon that may be chosen again, one of each. */
import type { Amount, CardFilter, Op, Who } from '../../../../engine/ptcg/effects/schema.ts';
import { DONE, type PtcgGrammar, type Step, type Wanted } from '../phrases.ts';
import { op } from './common.ts';

export function different(g: PtcgGrammar): void {
  allDifferent(g);
  oneOfEach(g);
  chosenAgain(g);
}

const THEM = '<it|them|those cards|that card>';
const REVEAL = '[, reveal <it|them|those cards|that card>,|,]';

/** "Search your deck for up to 2 Basic Energy cards of different types …" */
function allDifferent(g: PtcgGrammar): void {
  g.table('ofDifferent', { 'of different types': 'types', 'with different names': 'names' });
  g.rule('differing', '{wanted} {ofDifferent}', ({ wanted, ofDifferent }) => ({ ...wanted, different: ofDifferent }));
  g.rule('differing', '{n} different types of {card}', ({ n, card }) => ({ which: card, count: n, different: 'types' }));
  g.rule('differing', 'up to {n} different types of {card}', ({ n, card }) => ({ which: card, count: n, upTo: true, different: 'types' })); // prettier-ignore
  g.rule('differing', 'up to {n} different {card}', ({ n, card }) => ({ which: card, count: n, upTo: true, different: 'names' })); // prettier-ignore
  g.rule('act', `search your deck for {differing}${REVEAL} and put ${THEM} {putOnto}` as '{differing}{putOnto}', ({ differing: { which, count, upTo, different: by }, putOnto }) => op({ do: 'take', from: 'deck', which, count, ...(upTo && { upTo }), different: by, to: putOnto.to, as: DONE })); // prettier-ignore
  for (const [way, anyWay] of [['', undefined], ['in any way you like', true]] as const)
    g.rule('act', `search your deck for {differing}${REVEAL} and attach ${THEM} to {who1} ${way}` as '{differing}{who1}', ({ differing: { which, count, different: by }, who1 }) => which && op({ do: 'attach-energy', from: 'deck', which, count, upTo: true, different: by, to: who1, ...(anyWay && { anyWay }), as: DONE })); // prettier-ignore
} // prettier-ignore

/** "A Fire Energy card, a Fighting Energy card, or 1 of each", "a Grass Energy card and a Lightning Energy card". */
function oneOfEach(g: PtcgGrammar): void {
  g.rule('oneOfEach', '<a|an> {a:card}, <a|an> {b:card}, or 1 of each', ({ a, b }) => eitherOf(a, b));
  type Attach = Extract<Op, { do: 'attach-energy' }>;
  const attach = (from: Attach['from'], which: CardFilter, to: Who, anyWay?: true): Step[] => op({ do: 'attach-energy', from, which, count: 2, upTo: true, different: which.name ? 'names' : 'types', to, ...(anyWay && { anyWay }), as: DONE }); // prettier-ignore
  for (const [where, from] of [['hand', 'hand'], ['discard pile', 'discard']] as const)
    g.rule('act', `attach {oneOfEach} from your ${where} to {who1} in any way you like` as '{oneOfEach}{who1}', ({ oneOfEach: which, who1 }) => attach(from, which, who1, true)); // prettier-ignore
  g.rule('act', 'search your deck for {oneOfEach} and attach them to {who1} in any way you like', ({ oneOfEach: which, who1 }) => attach('deck', which, who1, true)); // prettier-ignore
  g.rule('act', 'put {oneOfEach} from your discard pile into your hand', ({ oneOfEach: which }) => op({ do: 'take', from: 'discard', which, count: 2, upTo: true, different: which.name ? 'names' : 'types', to: 'hand', as: DONE })); // prettier-ignore
  const each = (wanted: readonly Wanted[], to: Who, anyWay?: true): Step[] | undefined => wanted.length < 2 || wanted.some(({ which }) => !which) ? undefined : op(...wanted.map(({ which, count }): Op => ({ do: 'attach-energy', from: 'deck', which: which!, count, upTo: true, to, ...(anyWay && { anyWay }), as: DONE }))); // prettier-ignore
  g.rule('act', 'search your deck for {wantedEach} and attach them to {who1}', ({ wantedEach, who1 }) => each(wantedEach, who1)); // prettier-ignore
  g.rule('act', 'search your deck for {wantedEach} and attach them to {who1} in any way you like', ({ wantedEach, who1 }) => each(wantedEach, who1, true)); // prettier-ignore
} // prettier-ignore

/** Two kinds as one, of which one card each may be taken. */
function eitherOf(a: CardFilter, b: CardFilter): CardFilter | undefined {
  const { type, ...rest } = a;
  const { type: other, ...more } = b;
  if (typeof type === 'string' && typeof other === 'string' && JSON.stringify(rest) === JSON.stringify(more)) return { ...rest, type: [type, other] }; // prettier-ignore
  return typeof a.name === 'string' && typeof b.name === 'string' ? { name: [a.name, b.name] } : undefined;
}

/** "Choose 1 of your opponent's Pokémon 4 times. (You can choose the same Pokémon more than once.) For each time you chose a Pokémon, do 30 damage to it." */
function chosenAgain(g: PtcgGrammar): void {
  const unaffected = "this damage isn't affected by weakness or resistance";
  const same = '(you <can|may> choose the same pokémon more than once.)';
  const BOTH: ('weakness' | 'resistance')[] = ['weakness', 'resistance'];
  for (const [end, ignores] of [['', undefined], [`. ${unaffected}`, BOTH]] as const) {
    g.rule('sentence', `choose 1 of {those} {n} times. ${same} for each time you chose a pokémon, do {m:n} damage to it${end}` as '{those}{n}{m:n}', ({ those, n, m }) => ({ steps: again(n, m, those, ignores) })); // prettier-ignore
    g.rule('sentence', `[then,] for each energy [card] [you] discarded in this way, choose 1 of {those} and do {m:n} damage to it. ${same}${end ? ` ${unaffected}` : ''}` as '{those}{m:n}', ({ those, m }) => ({ steps: again({ per: { count: 'done', by: DONE, which: { kind: 'energy' } } }, m, those, ignores) })); // prettier-ignore
  }
  g.rule('sentence', `for each energy card discarded in this way, choose 1 of {those} and do {m:n} damage to it. (don't apply weakness and resistance.) ${same}` as '{those}{m:n}', ({ those, m }) => ({ steps: again({ per: { count: 'done', by: DONE, which: { kind: 'energy' } } }, m, those, BOTH) })); // prettier-ignore
} // prettier-ignore
const again = (times: Amount, damage: number, from: Extract<Op, { do: 'damage-each-time' }>['from'], ignores?: readonly ('weakness' | 'resistance')[]): Step[] =>
  op({ do: 'damage-each-time', times, damage, from, ...(ignores && { ignores: [...ignores] }) }); // prettier-ignore
