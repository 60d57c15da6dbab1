/** "If this card attacks a Dragon monster": who fights whom, for as long as that battle goes on. */
import type { Condition, Filter, Group, Ref } from '../../../engine/ygo/effects/schema.ts';
import type { Combatant, Situation, YgoGrammar } from './categories.ts';
import { asFilter, both, groupOf, type Noun } from './noun.ts';
import { when } from './situations.ts';

export function fights(g: YgoGrammar): void {
  combatants(g);
  foes(g);
  battles(g);
  lasts(g);
}
const THIS: Filter = { this: true };
const attacks = (like: Filter): Condition => ({ is: 'attacker', like });
const attacked = (like: Filter): Condition => ({ is: 'attack-target', like });

/** Whose battle it is: this card, the equipped monster, monsters like that. */
function combatants(g: YgoGrammar): void {
  g.rule('combatant', 'this card', () => ({ like: THIS, self: true }));
  g.rule('combatant', 'this {thisHow} card', ({ thisHow }) => (Object.keys(thisHow).join() === 'face' ? undefined : { like: { ...THIS, ...thisHow }, self: true }));
  g.rule('combatant', 'this card {thisWhere}', ({ thisWhere }) => (thisWhere.any || thisWhere.summoned || thisWhere.zone ? { like: { ...THIS, ...thisWhere }, self: true } : undefined));
  g.rule('combatant', 'the equipped monster', () => ({ like: { oneOf: 'equipped' }, cards: 'equipped' }));
  g.rule('combatant', '<a|the> monster equipped with this card', () => ({ like: { oneOf: 'equipped' }, cards: 'equipped' }));
  for (const [words, whose] of [['your', 'you'], ["<an opponent's|your opponent's>", 'opponent'], ['<a|an>', undefined]] as const)
    g.rule('combatant', `${words} {bare}`, ({ bare }): Combatant | undefined => {
      if (whose && (bare.where || bare.whose)) return undefined;
      const noun: Noun = { ...bare, ...(whose && { whose, where: ['field'] }) };
      return noun.where && noun.where.join() !== 'field' ? undefined : { like: asFilter(noun), cards: groupOf({ ...noun, where: ['monsters'] }) };
    });
} // prettier-ignore

/** Whom it fights: any monster, or one like that. */
function foes(g: YgoGrammar): void {
  g.table('foe', { "<a monster|an opponent's monster|a monster your opponent controls|another monster>": {} });
  const like = (bare: Noun): Filter | undefined => { const filter = bare.whose && bare.where?.join() !== 'field' ? undefined : asFilter(bare); return filter && Object.keys(filter).length > 1 ? filter : undefined; };
  g.rule('foe', '<a|an> {bare}', ({ bare }) => like(bare));
  g.rule('foe', "<an opponent's|your opponent's> {bare}", ({ bare }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : { ...asFilter(bare), controller: 'opponent' }));
} // prettier-ignore

/** "It" is the one of them that battles. */
function battling({ cards, self }: Combatant, oneOf: readonly Ref[]): Pick<Situation, 'cards' | 'self'> {
  if (self) return { self };
  if (cards === undefined || typeof cards !== 'object' || !('where' in cards)) return { ...(cards && { cards }) };
  const fighting: Filter[] = oneOf.map((one) => ({ oneOf: one }));
  return { cards: { ...cards, filter: both(cards.filter, fighting.length === 1 ? fighting[0] : { any: fighting }) } };
}
/** The monster it fights; where it is an opponent's itself, "the opponent's monster" is that one. */
function opposing(a: Combatant): Ref | Group | undefined {
  if (a.self) return 'battling';
  const both: Filter = { any: [{ oneOf: 'attacker' }, { oneOf: 'attack-target' }] };
  return a.like.controller === 'opponent' ? battling(a, ['attacker', 'attack-target']).cards : { where: 'monsters', filter: { ...both, not: a.like } };
} // prettier-ignore
/** "With a higher ATK": than the one it fights. */
const than = (foe: Filter, it: Ref): Filter => JSON.parse(JSON.stringify(foe).replaceAll('{"$what":{"$ref":"it"}}', JSON.stringify(it))) as Filter; // prettier-ignore

function battles(g: YgoGrammar): void {
  const either = (a: Filter, b: Filter): Condition => ({ any: [{ all: [attacks(a), attacked(b)] }, { all: [attacks(b), attacked(a)] }] });
  // Of monsters that are not named any one is fought by the attacker, and attacks the other.
  const meets = (a: Filter, b: Filter): Condition => (Object.keys(b).length === 0 ? { any: [{ all: [attacks(a), attacked({})] }, attacked(a)] } : either(a, than(b, 'attacker')));
  const own = ({ this: _this, ...more }: Filter, foe: Filter): Condition => { const fight: Condition = { is: 'battling', like: than(foe, 'this') }; return Object.keys(more).length === 0 ? fight : { all: [{ is: 'this', like: more }, fight] }; };
  const fought = (a: Combatant, condition: Condition, oneOf: readonly Ref[], other = false): Situation => { const foe = other ? opposing(a) : undefined; return { condition, ...battling(a, oneOf), ...(foe && { other: foe }) }; };
  g.rule('fight', '{a:combatant} <attacks|attack|is attacking|declares an attack>', ({ a }) => fought(a, attacks(a.like), ['attacker']));
  g.rule('fight', '{a:combatant} <battles|battle|is battling|attacks or is attacked>', ({ a }) => fought(a, { any: [attacks(a.like), attacked(a.like)] }, ['attacker', 'attack-target']));
  g.rule('fight', '{a:combatant} <is attacked|is being attacked>', ({ a }) => fought(a, attacked(a.like), ['attack-target'], true));
  g.rule('fight', '{a:combatant} <attacks|attack|is attacking> {foe}', ({ a, foe }) => fought(a, { all: [attacks(a.like), attacked(than(foe, 'attacker'))] }, ['attacker'], true));
  g.rule('fight', '{a:combatant} <battles|is battling> {foe}', ({ a, foe }) => fought(a, a.self ? own(a.like, foe) : meets(a.like, foe), ['attacker', 'attack-target'], true));
  g.rule('fight', '{a:combatant} <is attacked|is being attacked> by {foe}', ({ a, foe }) => fought(a, { all: [attacked(a.like), attacks(than(foe, 'attack-target'))] }, ['attack-target'], true));
  g.rule('fight', 'this card attacks <directly|your opponent directly>', () => ({ condition: { all: [attacks(THIS), { not: attacked({}) }] }, self: true }));
  g.rule('ownFight', 'it attacks {foe}', ({ foe }) => (Object.keys(foe).length > 0 ? undefined : { condition: { all: [attacks(THIS), attacked({})] }, self: true }));
  g.rule('ownFight', 'it battles {foe}', ({ foe }) => (Object.keys(foe).length > 0 ? undefined : { condition: meets(THIS, foe), self: true }));
} // prettier-ignore

/** How long what is said then holds. */
function lasts(g: YgoGrammar): void {
  const LASTS: Record<string, Condition | undefined> = {
    '<during the Damage Step only|during the Damage Step>': { step: 'damage' },
    '<during damage calculation only|during damage calculation|during that damage calculation only|during that damage calculation>': { step: 'damage', timing: 'calculation' },
    'until <the end of|after> the Damage Step': undefined,
  };
  for (const [words, step] of Object.entries(LASTS)) g.rule('lastingFight', words, () => (step ? when(step) : {}));
} // prettier-ignore
