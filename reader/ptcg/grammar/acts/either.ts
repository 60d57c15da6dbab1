/** One thing or another, several copies of a card played at once, what may be discarded when a card is played, a Supporter's effect used. */
import type { CardFilter, Op, Predicate, Who } from '../../../../engine/ptcg/effects/schema.ts';
import { DONE, type PtcgGrammar, type Said, type Step } from '../phrases.ts';
import { having, op, plainOps, type Zone } from './common.ts';

export function either(g: PtcgGrammar): void {
  searches(g);
  discarded(g);
  players(g);
  copies(g);
  whenPlayed(g);
  supporters(g);
}

const ORDINALS = [
  { en: 'The first of what the text names', de: 'Das Erste von dem, was der Text nennt' },
  { en: 'The second', de: 'Das Zweite' },
  { en: 'The third', de: 'Das Dritte' },
] as const;
/** The player chooses which; all of them are known by the same name afterwards. */
const oneOf = (...ways: Op[]): Step[] => op({ do: 'choose-one', options: ways.map((then, i) => ({ gist: { ...ORDINALS[i]! }, then: [{ ...then, ...('as' in then && then.as !== undefined && { as: 'chosen way' }) } as Op] })) }); // prettier-ignore

function searches(g: PtcgGrammar): void {
  const THEM = '<it|them|those cards>';
  type Take = Extract<Op, { do: 'take' }>;
  g.rule('act', `search your deck for {a:wanted} or {b:wanted}[, reveal ${THEM},|,] and put ${THEM} {putOnto}` as '{a:wanted}{b:wanted}{putOnto}', ({ a, b, putOnto }) => {
    const take = ({ which, count, upTo }: typeof a): Take => ({ do: 'take', from: 'deck', which, count, ...(upTo && { upTo }), to: putOnto.to, as: DONE });
    // One card of either kind is a kind of its own.
    return a.which && b.which && (a.count !== 1 || b.count !== 1) ? oneOf(take(a), take(b)) : undefined;
  });
  g.rule('act', 'put <a|an> {card} from either player’s discard pile onto <its owner’s|that player’s> bench', ({ card }) => oneOf(...onBench(card)));
  g.rule('act', 'put <a|an> {card} from each player’s discard pile onto <its owner’s|that player’s> bench', ({ card }) => op(...onBench(card)));
} // prettier-ignore
const onBench = (which: CardFilter): Op[] => [
  { do: 'take', from: 'discard', which, count: 1, to: 'bench', as: DONE },
  { do: 'take', from: 'discard', of: 'opponent', by: 'you', which, count: 1, to: 'bench', as: DONE },
];

/** "Discard a Pokémon Tool or Special Energy card from 1 of your opponent's Pokémon, or discard a Stadium in play." */
function discarded(g: PtcgGrammar): void {
  const to = (zone: Zone | undefined): { to?: Zone } => (zone ? { to: zone } : {});
  const tool = (from: Who, zone?: Zone): Op => ({ do: 'discard-tools', from: having(from, { tool: true }), count: 1, ...to(zone), as: DONE }); // prettier-ignore
  const special = (from: Who, zone?: Zone): Op => ({ do: 'discard-energy', from: having(from, { energy: { special: true } }), count: 1, special: true, cards: true, ...to(zone), as: DONE }); // prettier-ignore
  const stadium = (zone?: Zone): Op => ({ do: 'discard-stadium', ...to(zone), as: DONE });
  const WHICH = 'a pokémon tool or special energy [card]';
  for (const [verb, where, zone] of [['discard', '', undefined], ['put', 'in the lost zone', 'lost-zone']] as const) {
    g.rule('act', `choose ${WHICH} attached to {who1} and ${verb} it ${where}` as '{who1}', ({ who1 }) => oneOf(tool(who1, zone), special(who1, zone)));
    g.rule('act', `choose ${WHICH} attached to {who1}, or any stadium [card] in play, and ${verb} it ${where}` as '{who1}', ({ who1 }) => oneOf(tool(who1, zone), special(who1, zone), stadium(zone)));
    g.rule('act', `choose a pokémon tool attached to any pokémon, or any stadium [card] in play, and ${verb} it ${where}` as '', () => oneOf(tool({ choose: 1, from: {} }, zone), stadium(zone)));
  }
  g.rule('act', `discard ${WHICH} from {who1}, or discard <a|any> stadium [card] in play` as '{who1}', ({ who1 }) => oneOf(tool(who1), special(who1), stadium()));
  g.rule('act', 'discard a special energy attached to {who1} or a stadium [card] in play', ({ who1 }) => oneOf(special(who1), stadium()));
  for (const [many, count, upTo] of [['up to {n}', 'n', true], ['any <amount|number> of', 'any', undefined], ['all', 'all', undefined]] as const)
    g.rule('act', `discard ${many} {a:energy} or ${many.replace('{n}', '{m:n}')} {b:energy} <from|attached to> {who1}` as '[{n}][{m:n}]{a:energy}{b:energy}{who1}', ({ n, m, a, b, who1 }) => {
      if (n !== m || typeof who1 !== 'string' || (count === 'n' && n === undefined)) return undefined;
      const way = ({ cards: _, ...energy }: typeof a): Op => ({ do: 'discard-energy', from: who1, count: count === 'n' ? n! : count, ...(upTo && { upTo }), ...energy, cards: true, as: DONE });
      return oneOf(way(a), way(b));
    });
} // prettier-ignore

/** "Choose a player. That player shuffles their hand into their deck and draws 4 cards." */
function players(g: PtcgGrammar): void {
  const WHO = { you: { en: 'You', de: 'Du selbst' }, opponent: { en: 'Your opponent', de: 'Dein Gegner' } } as const;
  const whichever = (of: (side: 'you' | 'opponent') => Op[]): Step[] => op({ do: 'choose-one', options: (['you', 'opponent'] as const).map((side) => ({ gist: { ...WHO[side] }, then: of(side) })) }); // prettier-ignore
  const by = (side: 'you' | 'opponent'): { by?: 'opponent' } => (side === 'opponent' ? { by: side } : {});
  g.rule('act', 'choose <a player|either player>. that player shuffles their hand into their deck and draws {n} cards', ({ n }) => whichever((of) => [{ do: 'shuffle-hand', of }, { do: 'draw', count: n, ...by(of) }])); // prettier-ignore
  g.rule('act', 'have either player shuffle their hand and put it on the bottom of their deck. if that player put any cards on the bottom of their deck in this way, they draw {n} cards', ({ n }) => whichever((of) => [{ do: 'if-you-do', first: [{ do: 'shuffle-hand', of, to: 'deck-bottom' }], then: [{ do: 'draw', count: n, ...by(of) }] }])); // prettier-ignore
}

/** "You must play 2 of these cards at once": the others leave the hand, too. */
function copies(g: PtcgGrammar): void {
  const others = (n: number, name: string): Op => ({ do: 'discard-cards', of: 'you', which: { name }, count: n - 1, as: 'copies' }); // prettier-ignore
  const ONE_TIME = '(this effect works one time for {k:n} cards.)';
  const OTHERS = '{n} {name:cardName} cards at once';
  for (const end of [`. ${ONE_TIME}`, ''])
    g.rule('sentence', `you must <play|use> ${OTHERS}${end}` as '{n}{name:cardName}[{k:n}]', ({ n, name, k }, { copiesOf, box }) => name === copiesOf && box === 'text' && (k ?? n) === n ? { cost: op(others(n, name)) } : undefined);
  const GISTS = [{ en: 'One of these cards was played', de: 'Eine dieser Karten wurde gespielt' }, { en: 'Several were played at once', de: 'Mehrere wurden zugleich gespielt' }] as const;
  for (const end of [`. ${ONE_TIME}`, ''])
    g.rule('sentence', `you may <play|use> ${OTHERS}. • if you <played|used> 1 card, {a:acts}. • if you <played|used> {m:n} cards, {b:acts}${end}` as '{n}{name:cardName}{a:acts}{m:n}{b:acts}[{k:n}]', ({ n, name, a, m, b, k }, { copiesOf, box }) => {
      const one = plainOps(a);
      const all = plainOps(b);
      if (name !== copiesOf || box !== 'text' || n !== m || (k ?? n) !== n || !one || !all) return undefined;
      const test: Predicate = { test: 'count', of: { count: 'done', by: 'copies' }, number: n - 1 };
      return { steps: op({ do: 'choose-one', options: [{ gist: { ...GISTS[0] }, then: one }, { gist: { ...GISTS[1] }, then: [others(n, name), { do: 'if', test, then: all }] }] }) };
    });
} // prettier-ignore

/** "When you play this card, you may discard 2 other cards from your hand": before anything else of it is done. */
function whenPlayed(g: PtcgGrammar): void {
  const early = (count: number | 'any', then: readonly Step[] = []): Said => ({
    early: [{ do: 'may', then: [{ do: 'discard-cards', of: 'you', count, as: 'paid' }] }],
    steps: then.length > 0 ? [{ test: count === 'any' ? { test: 'done', by: 'paid' } : { test: 'count', of: { count: 'done', by: 'paid' }, number: count }, then }] : [],
  }); // prettier-ignore
  const MAY = 'when you play this card, you may discard <{n} other cards|another card> from your hand. if you do,';
  g.rule('sentence', `${MAY} {acts}` as '[{n}]{acts}', ({ n, acts }, { box }) => box === 'text' ? early(n ?? 1, acts) : undefined); // prettier-ignore
  g.rule('sentence', `${MAY} you may also search for {wantedEach} in this way` as '[{n}]{wantedEach}', ({ n, wantedEach }, { box }) => box === 'text' ? early(n ?? 1, op(...wantedEach.map(({ which, count }): Op => ({ do: 'take', from: 'deck', which, count, upTo: true, to: 'hand', as: DONE })))) : undefined); // prettier-ignore
  g.rule('sentence', `${MAY} you may also search for {differing} in this way` as '[{n}]{differing}', ({ n, differing: { which, count, different } }, { box }) => box === 'text' ? early(n ?? 1, op({ do: 'take', from: 'deck', which, count, upTo: true, different, to: 'hand', as: DONE })) : undefined); // prettier-ignore
  g.rule('sentence', 'before drawing cards, you may discard any number of cards from your hand', (_, { box }) => box === 'text' ? { early: [{ do: 'discard-cards', of: 'you', count: 'any' }], steps: [] } : undefined); // prettier-ignore
  g.rule('sentence', "(if you can't draw any cards in this way, you can't <play|use> this card.)", (): Said => ({ reminder: true })); // prettier-ignore
  g.rule('sentence', "if you can't draw any cards in this way, you can't <play|use> this card", (): Said => ({ reminder: true })); // prettier-ignore
} // prettier-ignore

/** "… and use the effect of that card as the effect of this attack." */
function supporters(g: PtcgGrammar): void {
  type Use = Extract<Op, { do: 'use-supporter' }>;
  const use = (of: Use['of'], from: Use['from']): Op => ({ do: 'use-supporter', of, from, as: DONE });
  const AS = 'as the effect of this <attack|card>';
  const look = (): Step[] => op({ do: 'look' });
  const REVEALS = 'your opponent reveals their hand. you may';
  g.rule('sentence', `${REVEALS} choose a supporter card you find there and use the effect of that card ${AS}` as '', () => ({ steps: [...look(), { may: op(use('opponent', 'hand')) }] })); // prettier-ignore
  g.rule('sentence', `${REVEALS} use the effect of a supporter card you find there ${AS}` as '', () => ({ steps: [...look(), { may: op(use('opponent', 'hand')) }] })); // prettier-ignore
  const supporter = { kind: 'trainer', trainer: 'supporter' } as const;
  /** It is discarded first, and then its effect is used from where it lies. */
  const after = (of: Use['of']): Step[] => [
    { op: { do: 'discard-cards', of, by: 'you', which: { ...supporter }, count: 1, as: DONE } },
    { test: { test: 'done', by: DONE }, then: op({ ...use(of, 'discard'), which: { among: DONE } } as Op) },
  ];
  g.rule('sentence', `${REVEALS} discard a supporter card you find there and use the effect of that card ${AS}` as '', () => ({ steps: [...look(), { may: after('opponent') }] })); // prettier-ignore
  g.rule('sentence', `your opponent reveals their hand. discard a supporter card you find there. use the effect of that card ${AS}` as '', () => ({ steps: [...look(), ...after('opponent')] })); // prettier-ignore
  g.rule('sentence', `discard a supporter card from your hand. if you do, use the effect of that card ${AS}` as '', () => ({ steps: after('you') })); // prettier-ignore
  for (const how of ['use it as the effect of this attack', `use the effect of that card ${AS}`])
    g.rule('act', `choose a supporter card from your opponent's discard pile and ${how}` as '', () => op(use('opponent', 'discard'))); // prettier-ignore
  g.rule('act', `discard the top card of your deck, and if that card is a supporter card, use the effect of that card ${AS}` as '', () => [{ op: { do: 'discard-deck', of: 'you', count: 1, as: DONE } }, { test: { test: 'done', by: DONE, which: { ...supporter } }, then: op({ ...use('you', 'discard'), which: { among: DONE } } as Op) }]); // prettier-ignore
} // prettier-ignore
