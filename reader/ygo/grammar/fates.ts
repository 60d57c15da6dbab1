/** What becomes of cards, told more closely: where they lay, by which effect, how a Summon came about; what players suffer. */
import type { Condition, EventPattern, Filter, Place } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { together } from './events.ts';
import { asFilter, both, groupOf, oneOrList, type Noun } from './noun.ts';

export function fates(g: YgoGrammar): void {
  whereItLay(g);
  byWhat(g);
  suffered(g);
  moments(g);
  asked(g);
}
const one = (event: EventPattern['event'], more: object = {}): Draft => ({ event, ...more });

/** Destroyed where, Set where, Tributed from where. */
function whereItLay(g: YgoGrammar): void {
  const PLACES: readonly (readonly [string, Place])[] = [['Pendulum Zone', 'pendulum-zone'], ['Spell & Trap Zone', 'spells-traps'], ['Field Zone', 'field-zone'], ['Monster Zone', 'monsters']];
  for (const [words, from] of PLACES) {
    g.rule('undergone', `destroyed in the ${words}`, () => [one('destroyed', { from })]);
    g.rule('undergone', `destroyed in your ${words}`, () => [one('destroyed', { from, $card: { controller: 'you' } })]);
  }
  g.rule('undergone', "Set <on|to> your opponent's field", () => [one('set', { $becomes: { controller: 'opponent' } })]);
  g.rule('undergone', 'Tributed {source}', ({ source }) => [one('tributed', source)]);
  g.rule('undergone', 'Tributed {cause} and sent {toGy}', ({ cause, toGy }) => cause.map((more) => one('tributed', { ...toGy, ...more })));
  g.rule('undergone', '{how:summonWords} Summoned , {manners}', ({ how, manners }) => manners.map((more) => ({ event: 'summoned', how: oneOrList(how), ...more })));
  g.rule('manner', 'using {names} you control', ({ names }) => [{ $card: { madeWith: both(names, { place: 'field', controller: 'you' }) } }]);
  // A card drawn by an effect is added to the hand, too.
  g.rule('undergone', 'added to your hand , except by drawing <it|them> for your normal draw', () => [one('added', { to: 'hand', player: 'you' }), one('drawn', { to: 'hand', player: 'you', cause: 'effect' })]);
  g.rule('event', 'the control of {subject} <changes|is changed|is switched|switches>', ({ subject }) => together(subject, [one('control-changed')]));
  g.rule('event', "another monster's battle position is changed", () => together({ kind: 'monster', other: true }, [one('position-changed')]));
} // prettier-ignore

/** "By battle or Spell effect". */
function byWhat(g: YgoGrammar): void {
  for (const [words, kind] of [['Spell', 'spell'], ['Trap', 'trap'], ['monster', 'monster'], ['Spell/Trap', ['spell', 'trap']]] as const)
    g.rule('effectOf', `${words} effect`, () => ({ cause: 'effect', with: { kind: kind as Filter['kind'] & string } }));
  g.rule('effectOf', "opponent's card effect", () => ({ cause: 'effect', by: 'opponent' }));
} // prettier-ignore

export const NO_TARGET: Condition = { not: { exists: { where: 'monsters', filter: { oneOf: 'attack-target' } } } };
/** The attack is the opponent's, and no monster is attacked. */
export const THEIRS: Condition = { all: [{ is: 'attacker', like: { controller: 'opponent' } }, NO_TARGET] };
/** Damage, Life Points, attacks. */
function suffered(g: YgoGrammar): void {
  g.table('event', { 'a player gains LP': [{ event: 'life-gained' }], 'a player pays LP': [{ event: 'life-paid' }] });
  for (const [word, timing] of [['if', 'if'], ['when', 'when'], ['each time', 'each-time']] as const) {
    g.rule('occasionPart', `${word} you take battle damage from <an opponent's|your opponent's> direct attack`, () => ({ timing, on: { event: 'battle-damage', player: 'you' }, condition: THEIRS }));
    if (word !== 'each time') g.rule('occasionPart', `${word} you take battle damage from <battles|attacks|an attack> involving this card`, () => ({ timing, on: { event: 'battle-damage', player: 'you' }, condition: { any: [{ is: 'attacker', like: { this: true } }, { is: 'attack-target', like: { this: true } }] } }));
  }
  g.rule('occasionPart', 'each time {a:others} declares a direct attack', ({ a }) => (a.controller ? { timing: 'each-time', on: { event: 'attack-declared', card: a }, condition: NO_TARGET } : undefined));
} // prettier-ignore

/** Phases of one player or the other. */
function moments(g: YgoGrammar): void {
  const MAIN: Condition = { phase: ['main1', 'main2'] };
  const BATTLE: Condition = { phase: 'battle' };
  const of = (turn: 'you' | 'opponent', phase: Condition): Condition => ({ all: [{ turn }, phase] });
  const either = (...any: Condition[]): Draft => ({ condition: { any } });
  g.rule('occasionPart', "during the Main Phase or your opponent's Battle Phase", () => either(MAIN, of('opponent', BATTLE)));
  g.rule('occasionPart', "during your Battle Phase or your opponent's Main Phase", () => either(of('you', BATTLE), of('opponent', MAIN)));
  g.rule('occasionPart', "during <either turn|either player's turn> , except the End Phase", () => ({ $quick: true, phases: ['draw', 'standby', 'main1', 'battle', 'main2'] }));
  g.rule('occasionPart', ', except the turn it was sent to the GY', () => ({ condition: { not: { happened: { event: 'sent', card: { this: true }, to: 'graveyard' } } } }));
} // prettier-ignore

/** Questions about this card, about what lies somewhere, about sums. */
function asked(g: YgoGrammar): void {
  g.rule('condition', 'this card has not battled this turn', () => ({ not: { happened: { event: 'battled', card: { this: true } } } }));
  // In another's turn, or in the ordinary way.
  g.rule('occasionPart', "if this card is Special Summoned during your opponent's turn , or Normal Summoned", () => ({ timing: 'if', on: [{ event: 'summoned', how: 'special', card: { this: true } }, { event: 'summoned', how: 'normal', card: { this: true } }], condition: { any: [{ turn: 'opponent' }, { is: 'this', like: { summoned: 'normal' } }] } }));
  g.rule('condition', 'this card points to no monsters', () => ({ is: 'this', like: { not: { pointsTo: {} } } }));
  g.rule('condition', '<a|an> {bare} is face-up on the field or in <either|any> GY', ({ bare }) => (bare.where || bare.whose ? undefined : { exists: groupOf({ ...bare, where: ['field', 'graveyard'], filter: both(bare.filter, { any: [{ place: 'graveyard' }, { face: 'up' }] }) }) }));
  const sum = (stat: string, noun: Noun): object | undefined => (['level', 'rank', 'atk', 'def', 'link'].includes(stat) && noun.where && noun.count === undefined && !noun.only && !noun.distinct ? { stat, of: groupOf(noun) } : undefined);
  g.rule('condition', 'the <total|combined> {stat} of [the|all] {alike} <is|are> {bounds}', ({ stat, alike, bounds }) => { const amount = typeof bounds === 'number' ? undefined : sum(stat, alike); return amount && ({ amount, is: bounds } as Condition); });
  for (const [words, key] of [['less than or equal to', 'max'], ['greater than or equal to', 'min']] as const)
    g.rule('condition', `the <total|combined> {stat} of [the|all] {a:alike} <is|are> ${words} the <total|combined> {other:stat} of [the|all] {b:alike}` as '{stat} {a:alike} {other:stat} {b:alike}', ({ stat, a, other, b }) => { const [x, y] = [sum(stat, a), sum(other, b)]; return stat === other && x && y ? ({ amount: x, is: { [key]: y } } as Condition) : undefined; });
  for (const [who, by] of [['you', 'you'], ['your opponent', 'opponent']] as const)
    g.rule('condition', `${who} [<has|have>] Summoned {n:number} or more {alike} <this turn|earlier this turn>` as '{n:number} {alike}', ({ n, alike }) => (alike.where || alike.whose ? undefined : { happened: { event: 'summoned', by, card: asFilter(alike) }, count: { min: n } }));
} // prettier-ignore
