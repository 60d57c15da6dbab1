/** How a card is Summoned: conditions it sets, and its own ways. */
import type { Filter, Place } from '../../../engine/ygo/effects/schema.ts';
import { asFilter } from './noun.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import type { What } from './noun.ts';

export function procedures(g: YgoGrammar): void {
  conditions(g);
  paid(g);
  own(g);
  others(g);
}
const condition = (summoning: object): Draft => ({ kind: 'condition', summoning });

function conditions(g: YgoGrammar): void {
  g.table('statement', {
    '[This card] cannot be Normal <Summoned/Set|Summoned or Set>': [condition({ cannotNormalSummon: true })],
    '[This card] cannot be Special Summoned': [condition({ cannotSpecialSummon: true })],
    'Must be Special Summoned by its own effect': [condition({ onlyBy: 'own' })],
    'Must first be Special Summoned by its own effect': [condition({ onlyBy: 'own', firstOnly: true })],
    "This card's Summon cannot be negated": [condition({ cannotBeNegated: true })],
    'You can Set this card from your hand to your Spell & Trap Zone as a Spell [Card]': [condition({ maySetAs: 'spell' })],
  });
  g.rule('statement', 'Must be {how:summonWord} Summoned [,] and cannot be Special Summoned by other ways', ({ how }) => [condition({ onlyBy: how })]);
  for (const how of ['Fusion', 'Ritual', 'Synchro', 'Xyz', 'Link'] as const) {
    g.rule('statement', `Must be ${how} Summoned`, () => [condition({ onlyBy: how.toLowerCase() })]);
    g.rule('statement', `Must first be ${how} Summoned`, () => [condition({ onlyBy: how.toLowerCase(), firstOnly: true })]);
  }
  g.rule('statement', 'Must be Special Summoned <with|by> {name:quoted}', ({ name }) => [condition({ onlyBy: 'effect', onlyByCard: { name } })]);
  g.rule('statement', 'Must be Special Summoned by the effect of {name:quoted}', ({ name }) => [condition({ onlyBy: 'effect', onlyByCard: { name } })]);
  g.rule('statement', 'Must first be Special Summoned <with|by the effect of> {name:quoted}', ({ name }) => [condition({ onlyBy: 'effect', firstOnly: true, onlyByCard: { name } })]);
  g.rule('statement', 'You can only Special Summon {name:quoted} once per turn', ({ name }, context) => name === context.name ? [condition({ limit: 1 })] : undefined);
} // prettier-ignore

/** "By Tributing 1 Warrior monster": what is done to Summon it. */
function paid(g: YgoGrammar): void {
  const cost = (verb: string, what: What, where?: Place, more: object = {}): Draft => {
    const one = (each: What): Draft => ({ do: verb, cards: { $what: each, ...(where && { $in: [where] }) }, ...more });
    return 'several' in what ? { all: what.several.map(one) } : one(what);
  };
  g.rule('paying', 'Tributing {what}', ({ what }) => cost('tribute', what, 'monsters'));
  g.rule('paying', 'banishing {what}', ({ what }) => cost('banish', what));
  g.rule('paying', 'discarding {what}', ({ what }) => cost('discard', what, 'hand'));
  g.rule('paying', 'sending {what} to the GY', ({ what }) => cost('send', what));
  g.rule('paying', 'returning {what} to the hand', ({ what }) => cost('return', what, undefined, { to: 'hand' }));
  g.rule('paying', 'shuffling {what} into the Deck', ({ what }) => cost('return', what, undefined, { to: 'deck' }));
  g.rule('paying', 'revealing {what}', ({ what }) => cost('reveal', what, 'hand'));
  g.rule('paying', 'paying {n:number} LP', ({ n }) => ({ do: 'pay-life', amount: n }));
} // prettier-ignore

function own(g: YgoGrammar): void {
  for (const [phrase, from] of [['from your hand', 'hand'], ['from your GY', 'graveyard'], ['from your hand or GY', ['hand', 'graveyard']], ['from your Extra Deck', 'extra-deck']] as const) {
    g.rule('fromWhere', phrase, () => ({ from }));
    g.rule('fromWhere', `( ${phrase} )`, () => ({ from }));
  }
  const way = (...parts: (Draft | undefined)[]): Draft | undefined => {
    const { position, to, ...rest } = Object.assign({}, ...parts.filter(Boolean)) as { position?: string; to?: string } & Draft;
    if (position === 'face-down' || Object.keys(rest).some((key) => !['from', 'do', 'if'].includes(key))) return undefined;
    return { kind: 'procedure', procedure: { summon: 'own', ...rest, ...(position && { position }), ...(to === 'opponent' && { to }) } };
  };
  const one = (draft: Draft | undefined): Draft[] | undefined => draft && [draft];
  const SUMMON = 'you can Special Summon this card {fromWhere} [{tails:operationTails}] [by {paying}]';
  g.rule('statement', SUMMON, ({ fromWhere, tails, paying }) => one(way(fromWhere, tails, paying && { do: paying })));
  g.rule('statement', `If {conditions} , ${SUMMON}`, ({ conditions, fromWhere, tails, paying }) => one(way(fromWhere, tails, paying && { do: paying }, { if: conditions })));
  for (const [first, more] of [['', {}], [' first', { firstOnly: true }]] as const)
    g.rule('statement', `Must${first} be Special Summoned {fromWhere} by {paying} [, and cannot be Special Summoned by other ways]`, ({ fromWhere, paying }) => {
      const made = way(fromWhere, { do: paying });
      return made && [condition({ onlyBy: 'own', ...more }), made];
    });
} // prettier-ignore

function others(g: YgoGrammar): void {
  const tribute = (more: object): Draft => ({ kind: 'procedure', procedure: { summon: 'tribute', alternative: true, ...more } });
  g.rule('statement', 'You can Normal Summon this card without Tributing', () => [tribute({ tributes: 0, faceUp: true })]);
  g.rule('statement', 'If {conditions} , you can Normal Summon this card without Tributing', ({ conditions }) => [tribute({ tributes: 0, faceUp: true, if: conditions })]);
  g.rule('statement', 'You can Tribute Summon this card by Tributing 1 {bare}', ({ bare }) => bare.where ? undefined : [tribute({ tributes: 1, materials: [{ count: 1, filter: asFilter(bare) }] })]);
  g.rule('statement', 'You can also Xyz Summon this card by using {n:number} {bare} [as material]', ({ n, bare }) => alternative(n, bare.where && bare.whose === 'you' ? asFilter({ noun: bare.noun, filter: bare.filter }) : undefined));
  g.rule('statement', 'You can also Xyz Summon this card by using <a|an> {bare} [as material]', ({ bare }) => alternative(1, bare.where && bare.whose === 'you' ? asFilter({ noun: bare.noun, filter: bare.filter }) : undefined));
} // prettier-ignore
const alternative = (count: number, filter: Filter | undefined): Draft[] | undefined =>
  filter && [{ kind: 'procedure', procedure: { summon: 'xyz', alternative: true, materials: [{ count, filter }] } }];
