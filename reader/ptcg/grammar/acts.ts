/** What is done: "Draw 2 cards", "discard an Energy from this Pokémon", "search your deck for …". */
import type { SpecialCondition } from '../../../engine/case/schema.ts';
import type { Amount, Op, PokemonFilter, Side, Who } from '../../../engine/ptcg/effects/schema.ts';
import { DONE, FLIP, IT, type EnergyNoun, type PtcgGrammar, type Step, type Wanted } from './phrases.ts';

/** Energy or damage is taken from a Pokémon that has it. */
function having(who: Who, what: PokemonFilter): Who {
  return typeof who === 'object' && 'choose' in who ? { ...who, from: { ...what, ...who.from } } : who;
}
const isChoice = (who: Who): boolean => typeof who === 'object' && 'choose' in who;
const isBothActive = (who: Who): boolean =>
  typeof who === 'object' && 'each' in who && who.each.where === 'active' && Object.keys(who.each).length === 1;

const op = (...ops: Op[]): Step[] => ops.map((one) => ({ op: one }));
const filterOf = ({ cards: _, ...energy }: EnergyNoun): NonNullable<PokemonFilter['energy']> => energy;
type Zone = 'hand' | 'deck' | 'discard' | 'lost-zone' | 'deck-top' | 'deck-bottom';

export function acts(g: PtcgGrammar): void {
  damage(g);
  coins(g);
  states(g);
  energy(g);
  hands(g);
  searches(g);
  moves(g);
  lasting(g);
}

function damage(g: PtcgGrammar): void {
  g.rule('act', '[this attack] does {n} damage', ({ n }) => [{ damage: { n } }]);
  g.rule('act', '[this attack] does {n} damage {per}', ({ n, per }) => [{ damage: { n, per } }]);
  g.rule('act', '[this attack] does {n} damage to {who}', ({ n, who }) => [{ damage: { n, to: who } }]);
  g.rule('act', '[this attack] does {n} damage to {who} {per}', ({ n, who, per }) => [{ damage: { n, to: who, per } }]);
  g.rule('act', '[this attack] does {n} damage {per} to {who}', ({ n, who, per }) => [{ damage: { n, to: who, per } }]);
  g.rule('act', '[this attack] also does {n} damage to {who}', ({ n, who }) => [{ damage: { n, to: who, also: true } }]);
  g.rule('act', '[this attack] also does {n} damage to {who} {per}', ({ n, who, per }) => [{ damage: { n, to: who, per, also: true } }]); // prettier-ignore
  g.rule('act', '[this attack] does {n} damage minus {m:n} damage {per}', ({ n, m, per }) => [{ damage: { n } }, { minus: times(per, m) }]);
  g.rule('act', 'do {n} damage to {who}', ({ n, who }) => [{ damage: { n, to: who } }]);
  g.rule('act', '<this pokémon|it> [also] does {n} damage to itself', ({ n }) => [{ damage: { n, to: 'self', also: true } }]);
  g.rule('act', '<this pokémon|it> [also] does {n} damage to itself {per}', ({ n, per }) => [{ damage: { n, to: 'self', per, also: true } }]); // prettier-ignore
  g.rule('act', '[this attack] <does|do> {n} more damage', ({ n }) => [{ plus: n }]);
  g.rule('act', '[this attack] <does|do> {n} more damage {per}', ({ n, per }) => [{ plus: times(per, n) }]);
  g.rule('act', '[this attack] <does|do> {n} less damage', ({ n }) => [{ minus: n }]);
  g.rule('act', '[this attack] <does|do> {n} less damage {per}', ({ n, per }) => [{ minus: times(per, n) }]);
  g.rule('act', '[have] this attack <does|do> {n} more damage', ({ n }) => [{ plus: n }]);
  const unaffected = "<this attack's damage|this damage|this attack> isn't affected by";
  g.rule('act', `${unaffected} <weakness or resistance|weakness and resistance>`, () => [{ ignores: ['weakness', 'resistance'] }]);
  g.rule('act', `${unaffected} weakness`, () => [{ ignores: ['weakness'] }]);
  g.rule('act', `${unaffected} resistance`, () => [{ ignores: ['resistance'] }]);
  const any = "any [other] effects on <your opponent's active pokémon|that pokémon|those pokémon|it>";
  g.rule('act', `${unaffected} ${any}`, () => [{ ignores: ['effects'] }]);
  g.rule('act', `${unaffected} resistance or [by] ${any}`, () => [{ ignores: ['resistance', 'effects'] }]);
  g.rule('act', `${unaffected} weakness or [by] ${any}`, () => [{ ignores: ['weakness', 'effects'] }]);
  g.rule('act', `${unaffected} weakness, resistance, or [by] ${any}`, () => [{ ignores: ['weakness', 'resistance', 'effects'] }]);
  g.rule('act', `${unaffected} weakness or resistance[,] or [by] ${any}`, () => [{ ignores: ['weakness', 'resistance', 'effects'] }]);
  g.rule('act', 'also apply weakness and resistance for benched pokémon', () => [{ benchToo: true }]);
  g.rule('act', 'apply weakness and resistance [for benched pokémon]', () => [{ benchToo: true }]);
  g.rule('act', '<this|that> attack does nothing', () => op({ do: 'nothing' }));
} // prettier-ignore
/** So much for each of them. */
function times(per: Amount, n: number): Amount {
  if (typeof per === 'number') return per * n;
  return 'sum' in per ? { sum: per.sum.map((one) => times(one, n)) } : { ...per, times: n };
}

function coins(g: PtcgGrammar): void {
  g.rule('act', 'flip {n} coin(s)', ({ n }) => op({ do: 'flip', coins: n, as: FLIP }));
  g.rule('act', 'flip a coin until you get tails', () => op({ do: 'flip', coins: 'until-tails', as: FLIP }));
  g.rule('act', 'flip a coin {per}', ({ per }) => op({ do: 'flip', coins: per, as: FLIP }));
  g.rule('act', 'flip a number of coins equal to the number of {count}', ({ count }) => 'sum' in count ? undefined : op({ do: 'flip', coins: { per: count }, as: FLIP })); // prettier-ignore
  g.rule('act', '<your opponent|they> flip(s) {n} coin(s)', ({ n }) => op({ do: 'flip', coins: n, as: FLIP, by: 'opponent' })); // prettier-ignore
}

function states(g: PtcgGrammar): void {
  const condition = (
    conditions: SpecialCondition | SpecialCondition[],
    who: Who,
    more: { counters?: number; coins?: number } = {},
  ): Step[] =>
    // Of both Active Pokémon, one after the other.
    (isBothActive(who) ? (['own-active', 'opponent-active'] as const) : [who]).map((on) => ({
      op: { do: 'condition', apply: conditions, on, ...more },
    }));
  g.rule('act', '{who} <is|are> now {conditions}', ({ who, conditions }) => condition(conditions, who));
  for (const how of ['put {n} damage counters instead of 1 on that pokémon during pokémon checkup', 'during pokémon checkup, put {n} damage counters on that pokémon instead of 1', 'during pokémon checkup, put {n} damage counters instead of 1 on that pokémon', 'put {n} damage counters on that pokémon instead of 1 during pokémon checkup'] as const)
    g.rule('act', `{who} is now {conditions}. ${how}` as '{who}{conditions}{n}', ({ who, conditions, n }) => condition(conditions, who, { counters: n })); // prettier-ignore
  for (const how of ['during pokémon checkup, put {n} damage counters on that pokémon instead of 2', 'put {n} damage counters instead of 2 on that pokémon during pokémon checkup'] as const)
    g.rule('act', `{who} is now burned. ${how}` as '{who}{n}', ({ who, n }) => condition('burned', who, { counters: n })); // prettier-ignore
  g.rule('act', 'make {who} {conditions}', ({ who, conditions }) => condition(conditions, who));
  g.rule('act', 'leave {who} {conditions}', ({ who, conditions }) => condition(conditions, who));
  g.rule('act', "this pokémon and your opponent's active pokémon are now {conditions}", ({ conditions }) => op({ do: 'condition', apply: conditions, on: 'self' }, { do: 'condition', apply: conditions, on: 'opponent-active' })); // prettier-ignore
  g.rule('act', '{who} recover(s) from all special conditions', ({ who }) =>
    op({ do: 'recover', from: 'all', on: who }),
  );
  g.rule('act', 'remove all special conditions from {who}', ({ who }) => op({ do: 'recover', from: 'all', on: who }));
  g.rule('act', '{who} recover(s) from being {condition}', ({ who, condition }) => op({ do: 'recover', from: [condition], on: who })); // prettier-ignore
  g.rule('act', 'heal {n} damage from {who}', ({ n, who }) => op({ do: 'heal', amount: n, on: who }));
  g.rule('act', 'heal {n} damage from {who} {per}', ({ n, who, per }) => op({ do: 'heal', amount: times(per, n), on: who })); // prettier-ignore
  g.rule('act', 'heal all damage from {who}', ({ who }) => op({ do: 'heal', amount: 'all', on: who }));
  g.rule('act', "heal from this pokémon the same amount of damage you did to your opponent's active pokémon", () => op({ do: 'heal', amount: { per: { count: 'damage-done' } }, on: 'self' })); // prettier-ignore
  g.rule('act', "heal from this pokémon the same amount of damage this attack did to your opponent's active pokémon", () => op({ do: 'heal', amount: { per: { count: 'damage-done' } }, on: 'self' })); // prettier-ignore
  g.rule('act', 'put up to {n} damage counters on this pokémon', ({ n }) =>
    op({ do: 'spread-counters', count: n, upTo: true, among: { self: true }, as: DONE }),
  );
  g.rule('act', 'heal {n} damage and remove all special conditions from {who}', ({ n, who }) =>
    op({ do: 'heal', amount: n, on: who }, { do: 'recover', from: 'all', on: isChoice(who) ? { chosen: IT } : who }),
  );
  g.rule('act', 'put {n} damage counter(s) on {who}', ({ n, who }) => op({ do: 'put-counters', count: n, on: who }));
  g.rule('act', "put damage counters on your opponent's active pokémon until its remaining HP is {n}", ({ n }) => op({ do: 'put-counters', count: { sum: [{ per: { count: 'remaining-hp', of: 'opponent-active' }, dividedBy: 10, round: 'down' }, -n / 10] }, on: 'opponent-active' })); // prettier-ignore
  g.rule('act', 'put {n} damage counter(s) on {who} {per}', ({ n, who, per }) => op({ do: 'put-counters', count: times(per, n), on: who })); // prettier-ignore
  g.rule('act', 'put {n} damage counter(s) on {those} in any way you like', ({ n, those }) => op({ do: 'spread-counters', count: n, among: those, as: DONE })); // prettier-ignore
  g.rule('act', 'put up to {n} damage counter(s) on {those} in any way you like', ({ n, those }) => op({ do: 'spread-counters', count: n, upTo: true, among: those, as: DONE })); // prettier-ignore
  g.rule('act', 'put {n} damage counter(s) on {those} in any way you like {per}' as '{n}{those}{per}', ({ n, those, per }) => op({ do: 'spread-counters', count: times(per, n), among: those, as: DONE })); // prettier-ignore
  g.rule('act', 'move {n} damage counter(s) from {from:who} to {to:who}', ({ n, from, to }) => op({ do: 'move-counters', count: n, from: having(from, { damaged: true }), to, as: DONE })); // prettier-ignore
  g.rule('act', 'move up to {n} damage counter(s) from {from:who} to {to:who}', ({ n, from, to }) => op({ do: 'move-counters', count: n, upTo: true, from: having(from, { damaged: true }), to, as: DONE })); // prettier-ignore
  g.rule('act', 'move all damage counters from {from:who} to {to:who}', ({ from, to }) => op({ do: 'move-counters', count: 'all', from: having(from, { damaged: true }), to, as: DONE })); // prettier-ignore
  g.rule('act', 'move any number of damage counters from {from:who} to {to:who}', ({ from, to }) => op({ do: 'move-counters', count: 'any', from: having(from, { damaged: true }), to, as: DONE })); // prettier-ignore
  g.rule('act', "move any number of damage counters <from|on> your opponent's pokémon to their other pokémon in any way you like", () => op({ do: 'rearrange-counters', among: { of: 'opponent' } })); // prettier-ignore
  g.rule('act', '{who} <is|are> knocked out', ({ who }) => op({ do: 'knock-out', which: who }));
  g.rule('act', 'knock out {who}', ({ who }) => op({ do: 'knock-out', which: who }));
  g.rule('act', '<take|you take> {n} more prize card(s)', ({ n }) => op({ do: 'take-prizes', count: n }));
  g.rule('act', 'take {n} prize card(s)', ({ n }) => op({ do: 'take-prizes', count: n }));
  g.rule('act', 'you win <this|the> game', () => op({ do: 'win', who: 'you' }));
  g.rule('act', 'your turn ends', () => op({ do: 'end-turn' }));
  g.rule('act', 'take another turn after this one', () => op({ do: 'extra-turn' }));
}

function energy(g: PtcgGrammar): void {
  const discard = (of: EnergyNoun, rest: Omit<Extract<Op, { do: 'discard-energy' }>, 'do' | 'cards'>): Step[] =>
    op({
      do: 'discard-energy',
      ...rest,
      from: having(rest.from, { energy: filterOf(of) }),
      ...of,
      ...((of.special || of.cards) && { cards: true }),
      as: DONE,
    });
  const TO: readonly (readonly [string, string, Zone?])[] = [
    ['discard', ''], ['put', 'into your hand', 'hand'], ['return', 'to your hand', 'hand'], ['put', 'into their hand', 'hand'], ['put', 'in the lost zone', 'lost-zone'], ['shuffle', 'into your deck', 'deck'], ["put", 'on the bottom of their deck', 'deck-bottom'],
  ]; // prettier-ignore
  for (const [verb, where, zone] of TO) {
    const to = zone && { to: zone };
    const from = '<from|attached to> {who}';
    g.rule('act', `${verb} {n} {energy} ${from} ${where}` as '{n}{energy}{who}', ({ n, energy: of, who }) => discard(of, { from: who, count: n, ...to })); // prettier-ignore
    g.rule('act', `${verb} up to {n} {energy} ${from} ${where}` as '{n}{energy}{who}', ({ n, energy: of, who }) => discard({ ...of, cards: true }, { from: who, count: n, upTo: true, ...to })); // prettier-ignore
    g.rule('act', `${verb} all {energy} ${from} ${where}` as '{energy}{who}', ({ energy: of, who }) => discard(of, { from: who, count: 'all', ...to })); // prettier-ignore
    for (const many of ['any amount of', 'any number of'])
      g.rule('act', `${verb} ${many} {energy} [from] <from|attached to|from among> {who} ${where}` as '{energy}{who}', ({ energy: of, who }) => discard({ ...of, cards: true }, { from: who, count: 'any', ...to })); // prettier-ignore
    g.rule('act', `${verb} as many {energy} ${from} as you like` + (where ? ` ${where}` : '') as '{energy}{who}', ({ energy: of, who }) => discard({ ...of, cards: true }, { from: who, count: 'any', ...to })); // prettier-ignore
    g.rule('act', `${verb} <a|any> pokémon tool [card] <from|attached to> {who} ${where}` as '{who}', ({ who }) => op({ do: 'discard-tools', from: who, count: 1, ...to, as: DONE })); // prettier-ignore
    g.rule('act', `${verb} up to {n} pokémon tool(s) [cards] <from|attached to> {who} ${where}` as '{n}{who}', ({ n, who }) => op({ do: 'discard-tools', from: who, count: n, upTo: true, ...to, as: DONE })); // prettier-ignore
    g.rule('act', `${verb} all pokémon tool(s) [cards] <from|attached to> {who} ${where}` as '{who}', ({ who }) => op({ do: 'discard-tools', from: who, count: 'all', ...to, as: DONE })); // prettier-ignore
  }
  g.rule('act', 'discard <a|any|the|that> stadium [card] [in play]', () => op({ do: 'discard-stadium', as: DONE }));
  g.rule('act', 'move {n} {energy} <from|attached to> {from:who} to {to:who}', ({ n, energy: { cards: _, ...of }, from, to }) => op({ do: 'move-energy', from: having(from, { energy: of }), to, count: n, ...of, as: DONE })); // prettier-ignore
  g.rule('act', 'move up to {n} {energy} <from|attached to> {from:who} to {to:who}', ({ n, energy: { cards: _, ...of }, from, to }) => op({ do: 'move-energy', from: having(from, { energy: of }), to, count: n, upTo: true, ...of, as: DONE })); // prettier-ignore
  g.rule('act', 'move all {energy} <from|attached to> {from:who} to {to:who}', ({ energy: { cards: _, ...of }, from, to }) => op({ do: 'move-energy', from: having(from, { energy: of }), to, count: 'all', ...of, as: DONE })); // prettier-ignore
  g.rule('act', 'move any <amount|number> of {energy} <from|attached to> {from:who} to {to:who}', ({ energy: { cards: _, ...of }, from, to }) => op({ do: 'move-energy', from: having(from, { energy: of }), to, count: 'any', ...of, as: DONE })); // prettier-ignore
  g.rule('act', 'move all {energy} <from|attached to> {from:who} to {to:who} in any way you like', ({ energy: { cards: _, ...of }, from, to }) => op({ do: 'move-energy', from: having(from, { energy: of }), to, count: 'all', anyWay: true, ...of, as: DONE })); // prettier-ignore
  g.rule('act', 'move any <amount|number> of {energy} <from|attached to> {from:who} to {to:who} in any way you like', ({ energy: { cards: _, ...of }, from, to }) => isOthers(to) && from !== 'self' ? undefined : op({ do: 'move-energy', from: having(from, { energy: of }), to, count: 'any', anyWay: true, ...of, as: DONE })); // prettier-ignore

  const isOthers = (to: Who): boolean => typeof to === 'object' && 'each' in to && to.each.self === false;
  const AROUND = '<from|attached to> your pokémon to your other pokémon in any way you like';
  g.rule('act', `move any <amount|number> of {energy} ${AROUND}` as '{energy}', ({ energy: { cards: _, ...of } }) => op({ do: 'move-energy', from: { each: { of: 'you' } }, to: { each: { of: 'you' } }, count: 'any', anyWay: true, ...of, as: DONE })); // prettier-ignore

  // Attaching.
  const attach = (from: 'hand' | 'deck' | 'discard', { which, count, upTo }: Wanted, to: Who, anyWay?: true): Step[] | undefined =>
    which ? op({ do: 'attach-energy', from, which, count, ...(upTo && { upTo }), to, ...(anyWay && { anyWay }), as: DONE }) : undefined; // prettier-ignore
  for (const [words, from] of [
    ['from your hand', 'hand'],
    ['from your discard pile', 'discard'],
  ] as const) {
    g.rule('act', `attach {wanted} ${words} to {who}` as '{wanted}{who}', ({ wanted, who }) =>
      attach(from, wanted, who),
    );
    g.rule('act', `attach {wanted} ${words} to {who} in any way you like` as '{wanted}{who}', ({ wanted, who }) => attach(from, wanted, who, true)); // prettier-ignore
  }
  const SEARCH =
    'search your deck for {wanted}[, reveal <it|them|those cards>,] and attach <it|them|those cards> to {who}';
  g.rule('act', SEARCH, ({ wanted, who }) => attach('deck', { ...wanted, upTo: true }, who));
  g.rule('act', `${SEARCH} in any way you like` as typeof SEARCH, ({ wanted, who }) => attach('deck', { ...wanted, upTo: true }, who, true)); // prettier-ignore
}

function hands(g: PtcgGrammar): void {
  g.rule('act', 'draw {n} card(s)', ({ n }) => op({ do: 'draw', count: n, as: DONE }));
  g.rule('act', 'draw {n} more card(s)', ({ n }) => op({ do: 'draw', count: n, as: DONE }));
  g.rule('act', 'draw up to {n} cards', ({ n }) => op({ do: 'draw', count: n, upTo: true, as: DONE }));
  g.rule('act', 'draw {n} card(s) {per}', ({ n, per }) => op({ do: 'draw', count: n === 1 ? per : times(per, n), as: DONE })); // prettier-ignore
  g.rule('act', 'draw cards until you have {n} cards in your hand', ({ n }) =>
    op({ do: 'draw-until', hand: n, as: DONE }),
  );
  g.rule('act', "draw cards until you have the same number of cards in your hand as your opponent", () => op({ do: 'draw-until', hand: { per: { count: 'cards', in: 'hand', of: 'opponent' } }, as: DONE })); // prettier-ignore
  g.rule('act', 'draw cards until you have as many cards in your hand as <your opponent|your opponent has>', () => op({ do: 'draw-until', hand: { per: { count: 'cards', in: 'hand', of: 'opponent' } }, as: DONE })); // prettier-ignore
  g.rule('act', 'draw cards until you have as many cards in your hand as you have {pokemon} in play', ({ pokemon }) => op({ do: 'draw-until', hand: { per: { count: 'pokemon', which: { of: 'you', ...pokemon } } }, as: DONE })); // prettier-ignore
  for (const [words, by] of [['you draw', 'you'], ['<your opponent|they|that player> draws', 'opponent'], ['they draw', 'opponent']] as const)
    g.rule('act', `${words} {n} card(s)` as '{n}', ({ n }) => op({ do: 'draw', count: n, ...(by === 'opponent' && { by }) })); // prettier-ignore
  const LEFT = (of: Side): Amount => ({ per: { count: 'prizes-left', of } });
  g.rule('act', 'each player draws a card for each of their prize cards remaining', () => op({ do: 'draw', count: LEFT('you') }, { do: 'draw', count: LEFT('opponent'), by: 'opponent' })); // prettier-ignore
  g.rule('act', 'have your opponent shuffle their hand into their deck and draw {n} cards', ({ n }) => op({ do: 'shuffle-hand', of: 'opponent' }, { do: 'draw', count: n, by: 'opponent' })); // prettier-ignore
  g.rule('act', 'your opponent discards cards from their hand until they have {n} cards in their hand', ({ n }) => op({ do: 'discard-cards', of: 'opponent', by: 'opponent', count: { sum: [{ per: { count: 'cards', in: 'hand', of: 'opponent' } }, -n] }, as: DONE })); // prettier-ignore
  g.rule('act', 'each player draws {n} cards', ({ n }) => op({ do: 'draw', count: n }, { do: 'draw', count: n, by: 'opponent' })); // prettier-ignore
  g.rule('act', 'discard your hand', () => op({ do: 'discard-cards', count: 'all', of: 'you', as: DONE }));
  g.rule('act', 'shuffle your hand into your deck', () => op({ do: 'shuffle-hand', of: 'you', as: DONE }));
  g.rule('act', 'your opponent shuffles their hand into their deck', () => op({ do: 'shuffle-hand', of: 'opponent' }));
  g.rule('act', 'each player shuffles their hand into their deck', () => op({ do: 'shuffle-hand', of: 'you' }, { do: 'shuffle-hand', of: 'opponent' })); // prettier-ignore
  g.rule('act', 'your opponent shuffles their hand into their deck and draws {n} cards', ({ n }) => op({ do: 'shuffle-hand', of: 'opponent' }, { do: 'draw', count: n, by: 'opponent' })); // prettier-ignore
  g.rule('act', 'each player shuffles their hand into their deck and draws {n} cards', ({ n }) => op({ do: 'shuffle-hand', of: 'you' }, { do: 'shuffle-hand', of: 'opponent' }, { do: 'draw', count: n }, { do: 'draw', count: n, by: 'opponent' })); // prettier-ignore
  g.rule('act', 'each player shuffles their hand and puts it on the bottom of their deck', () => op({ do: 'shuffle-hand', of: 'you', to: 'deck-bottom' }, { do: 'shuffle-hand', of: 'opponent', to: 'deck-bottom' })); // prettier-ignore
  g.rule('act', 'shuffle your hand and put it on the bottom of your deck', () => op({ do: 'shuffle-hand', of: 'you', to: 'deck-bottom', as: DONE })); // prettier-ignore
  g.rule('act', 'your opponent shuffles their hand and puts it on the bottom of their deck', () => op({ do: 'shuffle-hand', of: 'opponent', to: 'deck-bottom' })); // prettier-ignore
  const discard = (
    { which, count, upTo }: Wanted,
    of: Side,
    more: Partial<Extract<Op, { do: 'discard-cards' }>> = {},
  ): Step[] =>
    op({ do: 'discard-cards', count, ...(upTo && { upTo }), ...(which && { which }), of, ...more, as: DONE });
  g.rule('act', 'discard {wanted} from your hand', ({ wanted }) => discard(wanted, 'you'));
  g.rule('act', 'discard {n} [other] card(s) from your hand', ({ n }) => discard({ count: n }, 'you'));
  g.rule('act', 'discard another card from your hand', () => discard({ count: 1 }, 'you'));
  g.rule('act', 'shuffle {wanted} from your hand into your deck', ({ wanted }) =>
    discard(wanted, 'you', { to: 'deck' }),
  );
  g.rule('act', 'put {wanted} from your hand on <top|the top> of your deck', ({ wanted }) => discard(wanted, 'you', { to: 'deck-top' })); // prettier-ignore
  g.rule('act', 'put {wanted} from your hand on the bottom of your deck', ({ wanted }) => discard(wanted, 'you', { to: 'deck-bottom' })); // prettier-ignore
  g.rule('act', 'put {wanted} from your hand in the lost zone', ({ wanted }) => discard(wanted, 'you', { to: 'lost-zone' })); // prettier-ignore
  g.rule('act', '<your opponent|they> discards {wanted} from their hand', ({ wanted }) => discard(wanted, 'opponent', { by: 'opponent' })); // prettier-ignore
  g.rule('act', "discard <{n}|a> random card(s) from your opponent's hand", ({ n }) => discard({ count: n ?? 1 }, 'opponent', { by: 'random' })); // prettier-ignore
  g.rule('act', "choose <{n}|a> random card(s) from your opponent's hand. your opponent reveals <that card|those cards> and shuffles <it|them> into their deck", ({ n }) => discard({ count: n ?? 1 }, 'opponent', { by: 'random', to: 'deck' })); // prettier-ignore
  g.rule('act', "your opponent reveals their hand[, and you] discard {wanted} you find there", ({ wanted }) => [...op({ do: 'look' }), ...discard(wanted, 'opponent', { by: 'you' })]); // prettier-ignore
  g.rule('act', 'your opponent reveals their hand', () => op({ do: 'look' }));
  g.rule('act', "look at your opponent's hand", () => op({ do: 'look' }));
  g.rule('act', 'discard {wanted} you find there', ({ wanted }) => discard(wanted, 'opponent', { by: 'you' }));
  const LOOKS: readonly (readonly [string, string, string])[] = [
    ['your', 'your deck', 'deines Decks'],
    ["your opponent's", 'the opponent’s deck', 'des gegnerischen Decks'],
    ["either player's", 'either deck', 'eines der beiden Decks'],
  ];
  for (const [whose, en, de] of LOOKS) {
    g.rule('act', `look at the top {n} cards of ${whose} deck and put them back [on top of <your|their|that player's> deck] in any order` as '{n}', ({ n }) => op({ do: 'look', gist: { en: `Looks at the top ${n} cards of ${en} and puts them back in any order.`, de: `Sieht die obersten ${n} Karten ${de} an und legt sie in beliebiger Reihenfolge zurück.` } })); // prettier-ignore
    g.rule('act', `look at the top card of ${whose} deck`, () => op({ do: 'look', gist: { en: `Looks at the top card of ${en}.`, de: `Sieht die oberste Karte ${de} an.` } })); // prettier-ignore
  }
  const top = 'the top [{n}] card(s) of {of:deckOf}';
  g.rule('act', `discard ${top}`, ({ n, of }: { n?: number; of: Side }) =>
    op({ do: 'discard-deck', count: n ?? 1, of, as: DONE }),
  );
  g.rule('act', 'discard the top card of {of:deckOf} {per}', ({ of, per }) => op({ do: 'discard-deck', count: per, of, as: DONE })); // prettier-ignore
  g.rule('act', '<your opponent discards|that player discards|they discard> the top [{n}] card(s) of their deck', ({ n }) => op({ do: 'discard-deck', count: n ?? 1, of: 'opponent', as: DONE })); // prettier-ignore
  g.rule('act', 'each player discards the top [{n}] card(s) of their deck', ({ n }) => op({ do: 'discard-deck', count: n ?? 1, of: 'you' }, { do: 'discard-deck', count: n ?? 1, of: 'opponent' })); // prettier-ignore
}

function searches(g: PtcgGrammar): void {
  g.table('putOnto', {
    'into your hand': { to: 'hand' },
    'onto your bench': { to: 'bench' },
    'on top of your deck': { to: 'deck-top' },
    'on the top of your deck': { to: 'deck-top' },
    'on the bottom of your deck': { to: 'deck-bottom' },
    'in the lost zone': { to: 'lost-zone' },
    'into your deck': { to: 'deck' },
  });
  type From = Extract<Op, { do: 'take' }>['from'];
  const take = (from: From, wanted: readonly Wanted[], to: 'hand' | 'deck' | 'discard' | 'lost-zone' | 'deck-top' | 'deck-bottom' | 'bench', more: Partial<Extract<Op, { do: 'take' }>> = {}): Step[] =>
    op(...wanted.map(({ which, count, upTo }): Op => ({ do: 'take', from, ...more, which, count, ...(upTo && { upTo }), to, as: DONE }))); // prettier-ignore
  const REVEAL = '[, reveal <it|them|those cards|that card>,]';
  g.rule('act', `search your deck for {wantedEach}${REVEAL} and put <it|them|those cards|that card> {putOnto}` as '{wantedEach}{putOnto}', ({ wantedEach, putOnto }) => take('deck', wantedEach, putOnto.to)); // prettier-ignore
  g.rule('act', 'search your deck for {wantedEach} and discard <it|them>', ({ wantedEach }) =>
    take('deck', wantedEach, 'discard'),
  );
  g.rule('act', 'search your deck for {wanted}[, reveal it,], then shuffle your deck and put that card on top of it' as '{wanted}', ({ wanted }) => take('deck', [wanted], 'deck-top')); // prettier-ignore
  g.rule('act', `search your deck for <a|1> card that evolves from this pokémon[,] and put it onto this pokémon [to evolve it]`, () => op({ do: 'evolve', from: 'deck', on: 'self', as: DONE })); // prettier-ignore
  g.rule('act', 'search your deck for a card that evolves from <that pokémon|1 of your pokémon> and put it onto <that pokémon|it> [to evolve it]', () => op({ do: 'evolve', from: 'deck', on: { chosen: IT }, as: DONE })); // prettier-ignore
  g.rule('act', 'put {wanted} from your discard pile {putOnto}', ({ wanted, putOnto }) =>
    take('discard', [wanted], putOnto.to),
  );
  g.rule('act', 'put {wantedEach} from your discard pile {putOnto}', ({ wantedEach, putOnto }) => wantedEach.length > 1 ? take('discard', wantedEach, putOnto.to) : undefined); // prettier-ignore
  g.rule('act', 'shuffle {wanted} from your discard pile into your deck', ({ wanted }) =>
    take('discard', [wanted], 'deck'),
  );
  g.rule('act', 'look at the top {n} cards of your deck <and|.> put {m:n} of them into your hand. discard the other cards', ({ n, m }) => [...take('deck-top', [{ count: m }], 'hand', { looking: n }), ...op({ do: 'discard-deck', count: n - m, of: 'you' })]); // prettier-ignore
  for (const [words, to] of [['into your hand', 'hand'], ['onto your bench', 'bench']] as const)
    g.rule('act', `look at the bottom {n} cards of your deck. you may reveal {wanted} you find there and put <it|them> ${words}` as '{n}{wanted}', ({ n, wanted }) => take('deck-bottom', [{ ...wanted, upTo: true }], to, { looking: n })); // prettier-ignore
  g.rule('act', 'search your deck for {wanted}, shuffle your deck, then put <that card|those cards> on top of it [in any order]', ({ wanted }) => take('deck', [wanted], 'deck-top')); // prettier-ignore
  g.rule('act', 'look at the top {n} cards of your deck and put {m:n} of them into your hand', ({ n, m }) => take('deck-top', [{ count: m }], 'hand', { looking: n })); // prettier-ignore
  g.rule('act', 'look at the top {n} cards of your deck, choose {m:n} of them, and put <it|them> into your hand', ({ n, m }) => take('deck-top', [{ count: m }], 'hand', { looking: n })); // prettier-ignore
  g.rule('act', 'look at the top {n} cards of your deck and put up to {m:n} of them into your hand', ({ n, m }) => take('deck-top', [{ count: m, upTo: true }], 'hand', { looking: n })); // prettier-ignore
  const FIND =
    'look at the top {n} cards of your deck. you may reveal {wanted} you find there and put <it|them> into your hand';
  g.rule('act', FIND, ({ n, wanted }) => take('deck-top', [{ ...wanted, upTo: true }], 'hand', { looking: n }));
  g.rule('act', 'look at the top {n} cards of your deck. you may put {wanted} you find there onto your bench', ({ n, wanted }) => take('deck-top', [{ ...wanted, upTo: true }], 'bench', { looking: n })); // prettier-ignore
  g.rule('act', 'look at the top {n} cards of your deck[,] and attach {wanted} you find there to {who} [in any way you like]', ({ n, wanted: { which, count }, who }) => which && op({ do: 'attach-energy', from: 'deck-top', looking: n, which, count, upTo: true, to: who, ...(typeof who === 'object' && 'each' in who && { anyWay: true as const }), as: DONE })); // prettier-ignore
  g.table('act', {
    'shuffle your deck': [{ part: true }],
    '<that player|your opponent> shuffles their deck': [{ part: true }],
    'shuffle the other cards [back] into your deck': [{ part: true }],
    'shuffle the remaining cards back into your deck': [{ part: true }],
  });
}

function moves(g: PtcgGrammar): void {
  g.rule('act', 'choose {who}', ({ who }) => typeof who === 'object' && 'choose' in who ? op({ do: 'choose-pokemon', which: who, as: DONE }) : undefined); // prettier-ignore
  const mine = 'switch <this pokémon|it|your active pokémon> with {n} of your benched {pokemon}';
  g.rule('act', mine, ({ n, pokemon }) => n !== 1 ? undefined : Object.keys(pokemon).length === 0 ? op({ do: 'switch', who: 'you', as: DONE }) : op({ do: 'switch', who: 'you', to: { choose: 1, from: { of: 'you', where: 'bench', ...pokemon } }, as: DONE })); // prettier-ignore
  g.rule('act', 'switch 1 of your benched {pokemon} with your active pokémon', ({ pokemon }) => op({ do: 'switch', who: 'you', ...(Object.keys(pokemon).length > 0 && { to: { choose: 1, from: { of: 'you', where: 'bench', ...pokemon } } }), as: DONE })); // prettier-ignore
  g.rule('act', 'switch <it|this pokémon|that pokémon> with your active pokémon', () => op({ do: 'switch', who: 'you', to: { chosen: IT }, as: DONE })); // prettier-ignore
  const theirs = (to?: Who): Step[] => op({ do: 'switch', who: 'opponent', by: 'you', ...(to && { to }), as: DONE });
  const bench = (pokemon: object): Who | undefined => Object.keys(pokemon).length === 0 ? undefined : { choose: 1, from: { of: 'opponent', where: 'bench', ...pokemon } }; // prettier-ignore
  g.rule('act', "switch [in] 1 of your opponent's benched {pokemon} <with their active pokémon|to the active spot|with the active pokémon|with your opponent's active pokémon>", ({ pokemon }) => theirs(bench(pokemon))); // prettier-ignore
  g.rule('act', "switch your opponent's active pokémon with 1 of their benched pokémon", () => theirs());
  g.rule('act', "switch your opponent's active pokémon with 1 of your opponent's benched pokémon", () => theirs());
  g.rule('act', 'your opponent switches their active pokémon with 1 of their benched pokémon', () => op({ do: 'switch', who: 'opponent', as: DONE })); // prettier-ignore
  g.rule('act', 'have your opponent switch their active pokémon with 1 of their benched pokémon', () => op({ do: 'switch', who: 'opponent', as: DONE })); // prettier-ignore
  g.rule('act', "switch out your opponent's active pokémon to the bench", () =>
    op({ do: 'switch', who: 'opponent', as: DONE }),
  );
  g.rule('act', 'each player switches their active pokémon with 1 of their benched pokémon', () => op({ do: 'switch', who: 'opponent' }, { do: 'switch', who: 'you' })); // prettier-ignore
  const ATTACHED = '<and all attached cards|and all cards attached to <it|them>>';
  const GO: readonly (readonly [string, string, Zone])[] = [
    ['put', 'into your hand', 'hand'], ['return', 'to your hand', 'hand'], ['shuffle', 'into your deck', 'deck'], ['put', "into <your opponent's|their> hand", 'hand'], ['shuffle', "into <your opponent's|their> deck", 'deck'], ['put', 'in the lost zone', 'lost-zone'],
    ['put', 'on the bottom of your deck', 'deck-bottom'], ['put', "on the bottom of <their|your opponent's> deck", 'deck-bottom'],
  ]; // prettier-ignore
  for (const [verb, where, to] of GO)
    g.rule('act', `${verb} {who} ${ATTACHED} ${where}` as '{who}', ({ who }) => op({ do: 'return', which: who, to, attached: 'with', as: DONE })); // prettier-ignore
  g.rule('act', `discard {who} ${ATTACHED}` as '{who}', ({ who }) => op({ do: 'return', which: who, to: 'discard', attached: 'with', as: DONE })); // prettier-ignore
  g.rule('act', `your opponent shuffles {who} ${ATTACHED} into their deck` as '{who}', ({ who }) => op({ do: 'return', which: who, to: 'deck', attached: 'with', as: DONE })); // prettier-ignore
  g.rule('act', `your opponent puts {who} ${ATTACHED} into their hand` as '{who}', ({ who }) => op({ do: 'return', which: who, to: 'hand', attached: 'with', as: DONE })); // prettier-ignore
  g.rule('act', 'put {who} [in play] into your hand. (discard all <cards attached to that pokémon|attached cards>.)' as '{who}', ({ who }) => op({ do: 'return', which: who, to: 'hand', attached: 'discard', as: DONE })); // prettier-ignore
  g.rule('act', 'choose 1 of {those:subjectOf} attacks and use it as this attack', ({ those }) => op({ do: 'use-attack', of: those.of === 'opponent' && those.where === 'active' && Object.keys(those).length === 2 ? 'opponent-active' : { each: those } })); // prettier-ignore
  // The card goes to the hand of whose it is.
  const ofOpponent = (who: Who): boolean => typeof who === 'object' && (('choose' in who && who.from.of === 'opponent') || ('each' in who && who.each.of === 'opponent')) || who === 'opponent-active'; // prettier-ignore
  for (const how of ['by putting', 'and put'])
    for (const [hand, opponents] of [["<your opponent's|their> hand", true], ['your hand', false]] as const)
      g.rule('act', `devolve {who} ${how} the highest stage evolution card on it into ${hand}` as '{who}', ({ who }) => ofOpponent(who) === opponents ? op({ do: 'devolve', which: who, to: 'hand', as: DONE }) : undefined); // prettier-ignore
}

/** What an attack or an Ability puts into force for a while. */
function lasting(g: PtcgGrammar): void {
  const force = inForce;
  g.rule('act', '{until}, {modifiers}', ({ until, modifiers }) => force(modifiers, until));
  g.rule('act', '{modifiers} {until}', ({ until, modifiers }) => force(modifiers, until));
  g.rule('act', "{on:subject} can't use {attack:attackName} again until it leaves the active spot", ({ on, attack }) => force([{ what: 'cannot', do: 'use-attack', attack, ...(on.self ? {} : { on }) }], 'leaves-active')); // prettier-ignore
  const KNOCK =
    'if {of:subject} <is|are> damaged by {by:attackers} [(even if <this pokémon|it|that pokémon> is knocked out)], {acts}';
  g.rule('act', `{until}, ${KNOCK}` as '{until}{of:subject}{by:attackers}{acts}', ({ until, of, by, acts: then }) => {
    const ops = plainOps(then);
    return ops && of.self ? op({ do: 'in-force', on: 'self', until, modifiers: [{ what: 'when', event: 'damaged', ...(Object.keys(by).length > 0 && { byDamageFrom: by }), do: ops }] }) : undefined;
  }); // prettier-ignore
  g.rule('act', "at the end of your opponent's next turn, your opponent's active pokémon will be knocked out", () => op({ do: 'in-force', on: 'opponent-active', until: 'end-of-opponents-next-turn', modifiers: [{ what: 'when', event: 'turn-ended', player: 'opponent', do: [{ do: 'knock-out', which: 'self' }] }] })); // prettier-ignore
  g.rule('act', "at the end of your opponent's next turn, put {n} damage counters on your opponent's active pokémon", ({ n }) => op({ do: 'in-force', on: 'opponent-active', until: 'end-of-opponents-next-turn', modifiers: [{ what: 'when', event: 'turn-ended', player: 'opponent', do: [{ do: 'put-counters', count: n, on: 'self' }] }] })); // prettier-ignore
  const TRIES = 'flips a coin. if tails, <that attack does nothing|that attack doesn’t happen>';
  g.rule('act', `{until}, if {of:subject} tries to <attack|use an attack>, your opponent ${TRIES}` as '{until}{of:subject}', ({ until, of }) => force([{ what: 'attack-fails-on-tails', on: of }], until)); // prettier-ignore
  g.rule('act', `if {of:subject} tries to <attack|use an attack> {until}, your opponent ${TRIES}` as '{of:subject}{until}', ({ until, of }) => force([{ what: 'attack-fails-on-tails', on: of }], until)); // prettier-ignore
}
type Modifiers = Extract<Op, { do: 'in-force' }>['modifiers'];
/** Modifiers about one Pokémon lie on it; others say themselves whom they are about. */
export function inForce(modifiers: Modifiers, until: Extract<Op, { do: 'in-force' }>['until']): Step[] | undefined {
  const whoms = modifiers.map((one) => ('on' in one ? one.on : undefined));
  const player = modifiers.map((one) => ('player' in one ? one.player : undefined));
  const whom = (filter: (typeof whoms)[number]): Who | undefined =>
    filter === undefined ? 'self'
    : filter.chosen !== undefined && Object.keys(filter).length === 1 ? { chosen: filter.chosen }
    : filter.of === 'opponent' && filter.where === 'active' && Object.keys(filter).length === 2 ? 'opponent-active'
    : filter.of === 'you' && filter.where === 'active' && Object.keys(filter).length === 2 ? 'own-active'
    : undefined; // prettier-ignore
  if (player.every((one) => one !== undefined)) {
    const only = player[0];
    return op({ do: 'in-force', ...(only !== 'both' && { player: only }), until, modifiers });
  }
  const first = whom(whoms[0]);
  if (first && whoms.every((one) => JSON.stringify(whom(one)) === JSON.stringify(first)))
    return op({ do: 'in-force', on: first, until, modifiers: modifiers.map(({ on: _, ...rest }: Record<string, unknown>) => rest) as Modifiers }); // prettier-ignore
  if (whoms.some((one) => one !== undefined && !whom(one))) return op({ do: 'in-force', until, modifiers });
  return undefined;
}
/** Steps that are words of the effect language and nothing else. */
export function plainOps(steps: readonly Step[]): Op[] | undefined {
  const ops = steps.flatMap((step) => ('op' in step ? [step.op] : []));
  return ops.length === steps.length ? ops : undefined;
}
