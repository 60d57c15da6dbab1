/** What holds where cards battle. */
import type { Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { holds } from './continuous.ts';
import { asFilter, groupOf, type Noun } from './noun.ts';

export function battling(g: YgoGrammar): void {
  targets(g);
  const attacking = { is: 'attacker', like: { this: true } };
  const AGAIN = '<it|this card> can <attack once again in a row|attack again in a row|make a second attack in a row>';
  const again = (card?: Filter): Draft[] => [{ kind: 'unclassified', timing: 'each-time', on: { event: 'destroyed', cause: 'battle', with: { this: true }, ...(card && { card }) }, resolve: [{ do: 'apply', to: 'this', until: 'end-of-battle-phase', rules: [{ rule: 'attacks', more: 1, inARow: true }] }] }];
  g.rule('statement', `If this card destroys <a monster|an opponent's monster> by battle , ${AGAIN}`, () => again());
  g.rule('statement', `If this card destroys <a|an> {bare} by battle , ${AGAIN}`, ({ bare }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : again(asFilter(bare))));
  const neither = { cause: 'battle' };
  g.rule('statement', 'If this card battles <a monster|an opponent\'s monster> , neither can be destroyed by that battle', () => [holds([{ rule: 'cannot', what: 'be-destroyed', by: neither }, { rule: 'cannot', what: 'be-destroyed', cards: 'battling', by: neither }])]);
  g.rule('statement', 'If this card attacks <a monster|an opponent\'s monster> , neither can be destroyed by that battle', () => [holds([{ rule: 'cannot', what: 'be-destroyed', by: neither, while: attacking }, { rule: 'cannot', what: 'be-destroyed', cards: 'battling', by: neither, while: attacking }])]);
  g.rule('statement', '[This card] cannot attack <the turn it is|the turn that it is|during the turn that it is|during the turn it is|the turn it was> {how:summonWords} Summoned', ({ how }) => [holds([{ rule: 'cannot', what: 'attack' }], { condition: { is: 'this', like: { summonedThisTurn: true, summoned: how.length === 1 ? how[0] : how } } })]);
  g.rule('statement', '[This card] cannot attack <the turn it is|the turn that it is|during the turn it is> Summoned', () => [holds([{ rule: 'cannot', what: 'attack' }], { condition: { is: 'this', like: { summonedThisTurn: true } } })]);
  const turned = (is: string, to: string): Draft[] => [{ kind: 'unclassified', must: true, on: { event: 'step', timing: 'end' }, condition: { is, like: { this: true } }, resolve: [{ do: 'change-position', cards: 'this', to }] }];
  const BATTLE_PHASE = { on: { event: 'step', step: 'end' }, condition: { is: 'this', like: { attackedThisTurn: true } } };
  const locked = (more: object = {}): Draft => ({ do: 'apply', to: 'this', until: 'end-of-your-next-turn', rules: [{ rule: 'cannot', what: 'change-position', ...more }], join: 'also' });
  for (const [end, more] of [['', {}], [' , except with a card effect', { by: { cause: 'action' } }]] as const) {
    const LOCK = `battle position cannot be changed until the <end|End Phase> of your next turn${end}`;
    g.rule('statement', `If this card attacks , it is changed to Defense Position at the end of the Battle Phase , and its ${LOCK}`, () => [{ kind: 'unclassified', must: true, ...BATTLE_PHASE, resolve: [{ do: 'change-position', cards: 'this', to: 'defense' }, locked(more)] }]);
    g.rule('addition', `This card's ${LOCK}`, () => ({ to: 'turned-then', put: { then: locked(more) } }));
  }
  silenced(g);
  g.rule('statement', 'If this card attacks , change it to Defense Position at the end of the Damage Step', () => turned('attacker', 'defense'));
  for (const [name, to] of [['Attack', 'attack'], ['Defense', 'defense']] as const)
    g.rule('statement', `If this card is attacked , change it to ${name} Position at the end of the Damage Step`, () => turned('attack-target', to));
  g.table('statement', {
    'If this card attacks , it is changed to Defense Position at the end of the Damage Step': [{ kind: 'unclassified', must: true, on: { event: 'step', timing: 'end' }, condition: attacking, resolve: [{ do: 'change-position', cards: 'this', to: 'defense' }] }],
    'If this card attacks , change it to Defense Position at the end of the Battle Phase': [{ kind: 'unclassified', must: true, ...BATTLE_PHASE, resolve: [{ do: 'change-position', cards: 'this', to: 'defense' }] }],
    'If this card attacks , <it is destroyed|destroy it> at the end of the Battle Phase': [{ kind: 'unclassified', must: true, ...BATTLE_PHASE, resolve: [{ do: 'destroy', cards: 'this' }] }],
    'If this card attacks , it is changed to Defense Position at the end of the Battle Phase': [{ kind: 'unclassified', must: true, on: { event: 'step', step: 'end' }, condition: { is: 'this', like: { attackedThisTurn: true } }, resolve: [{ do: 'change-position', cards: 'this', to: 'defense' }] }],
  });
} // prettier-ignore

/** "Negate the effects of monsters destroyed by battle with this card": wherever they then lie. */
function silenced(g: YgoGrammar): void {
  const negated = (fighter: Filter, card?: Filter): Draft[] => [{ kind: 'unclassified', timing: 'each-time', on: { event: 'destroyed', cause: 'battle', with: fighter, ...(card && { card }) }, resolve: [{ do: 'negate-effects', cards: 'event', until: 'leaves' }] }];
  const GY = '[( including in the GY )]';
  g.table('slain', { '<monsters|effect monsters|any monster|a monster>': {}, "<an opponent's monster|opponent's monsters|your opponent's monsters|1 monster on your opponent's field>": { controller: 'opponent' } });
  g.rule('slain', '{kinds:monsterKinds} monsters', ({ kinds }) => (kinds.is === 'effect' ? undefined : { kind: 'monster', ...kinds }));
  const spared = (slain: Filter): Filter | undefined => (Object.keys(slain).length > 0 ? slain : undefined);
  for (const [pattern, end] of [['negate the effects of {slain} destroyed by battle with {fighter}', GY], ['the effects of {slain} destroyed by battle with {fighter} are negated', GY], ['negate the effects of {slain} {fighter} destroys by battle', GY]] as const) {
    g.rule('statement', `${pattern} ${end}` as '{slain} {fighter}', ({ slain, fighter }) => negated(fighter, spared(slain)));
    g.rule('statement', `<while|if> {conditions} , ${pattern} ${end}` as '{conditions} {slain} {fighter}', ({ conditions, slain, fighter }) => negated(fighter, spared(slain)).map((one) => ({ ...one, condition: conditions })));
  }
} // prettier-ignore

/** Which monsters the opponent's may attack: "… for attacks, except this one", "… can only target \"X\" monsters for attacks", "must attack this card". */
function targets(g: YgoGrammar): void {
  const THEIRS = "<your opponent's monsters|monsters your opponent controls>";
  const TARGET = (what: string): string => `<target ${what} for attacks|target ${what} for an attack>`;
  const spared = (filter: Filter): Draft[] => [{ rule: 'cannot', what: 'be-attacked', cards: { where: 'monsters', whose: 'you', filter } }];
  const ANY = '<any monsters|any other monsters>';
  const OTHERS = `<${TARGET('<monsters|other monsters|monsters you control|other monsters you control|any monsters|any other monsters>').slice(1, -1)}|attack ${ANY}>`;
  for (const who of [`${THEIRS} cannot`, 'monsters cannot', 'your opponent cannot', 'their monsters cannot'] as const) {
    g.rule('rulesOf', `${who} ${OTHERS} [,] except <this one|this card>`, () => spared({ other: true }));
    const pattern = `${who} ${TARGET('{bare}')} , except <this one|this card>` as '{bare}';
    g.rule('rulesOf', pattern, ({ bare }) => (attackable(bare) && Object.keys(bare.filter).length > 0 ? spared({ ...bare.filter, other: true }) : undefined));
    g.rule('rulesOf', `${who} ${TARGET('{bare}')} , except {names}` as '{bare} {names}', ({ bare, names }) => (attackable(bare) && !bare.filter.not ? spared({ ...bare.filter, not: names }) : undefined));
  }
  g.rule('rulesOf', `${THEIRS} can only target {bare} for attacks` as '{bare}', ({ bare }) => ((bare.noun === 'monster' || bare.noun === 'name') && attackable(bare) ? spared({ not: { ...bare.filter } }) : undefined));
  const must = (target: unknown): Draft[] => [{ rule: 'must-attack', cards: { where: 'monsters', whose: 'opponent' }, target }];
  const MUST = `${THEIRS} that can attack must attack`;
  g.rule('rulesOf', `${MUST} the {bare} [( their choice [,] if tied )]` as '{bare}', ({ bare }) => (bare.only === 'highest-atk' && bare.whose === 'you' ? must(groupOf({ ...bare, where: ['monsters'] })) : undefined));
  g.rule('rulesOf', `${MUST} this card`, () => must('this'));
  g.rule('rulesOf', `${MUST} {bare}` as '{bare}', ({ bare }) => (attackable(bare) && Object.keys(bare.filter).length > 0 ? must(groupOf({ ...bare, where: ['monsters'], whose: 'you' })) : undefined));
} // prettier-ignore
/** Monsters the opponent can attack. */
const attackable = ({ where, whose, noun, only }: Noun): boolean =>
  (where === undefined || (where.join() === 'field' && whose !== 'opponent')) &&
  (noun === 'monster' || noun === 'name') &&
  only === undefined;
