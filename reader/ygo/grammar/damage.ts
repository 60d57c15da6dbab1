/** Battle damage: who takes it, from whose battles, what becomes of it. */
import type { Draft, YgoGrammar } from './categories.ts';
import { about, holds } from './continuous.ts';
import { both, type What } from './noun.ts';

const ALL: What = { noun: 'monster', filter: {}, where: ['monsters'], count: 'all' };

export function damage(g: YgoGrammar): void {
  const BATTLES = '<attacks|battles|a battle|an attack|battle> involving';
  g.rule('involved', '{whom}', ({ whom }) => whom);
  g.rule('involved', '<a|an> {bare}', ({ bare }) => (bare.where ? { ...bare, count: 'all' } : bare.noun === 'monster' && !bare.whose && Object.keys(bare.filter).length > 0 ? { ...bare, where: ['monsters'], count: 'all' } : undefined));
  g.rule('involved', '<a|an> {bare} , except this card', ({ bare }) => (bare.where ? { ...bare, count: 'all', filter: both(bare.filter, { other: true }) } : undefined));
  const takes = (player: 'you' | 'opponent' | 'either', whom: What): Draft => ({ player, $whom: whom });
  const done = (damageDone: Draft, change: string): Draft[] | undefined => about(damageDone['$whom'] as What, [{ rule: 'battle-damage', player: damageDone['player'], change }]);
  g.rule('rulesOf', "your opponent takes <any|all|the> battle damage you would [have] <take|taken> from attacks on this card [,] [instead]", () => done(takes('you', { $ref: 'this' }), 'opponent-takes-it')?.map((rule) => ({ ...rule, while: { is: 'attack-target', like: { this: true } } })));
  for (const [words, player] of [['makes you gain that much LP', 'you'], ['increases your LP by the same amount', 'you']] as const) g.rule('rulesOf', `any effect that would inflict damage to you ${words} [,] [instead]`, () => [{ rule: 'effect-damage', player, change: 'gain-instead' }]);
  g.rule('rulesOf', 'any effect that would inflict damage to a player increases their LP by the same amount [,] [instead]', () => [{ rule: 'effect-damage', player: 'either', change: 'gain-instead' }]);
  g.rule('rulesOf', 'once per turn , you can reduce <the|any> battle damage you take to 0', () => [{ rule: 'instead', of: 'battle-damage', player: 'you', optional: true, times: 1, do: [] }]);
  g.rule('rulesOf', 'once per turn , if you would take battle or effect damage , you take no damage', () => [{ rule: 'battle-damage', player: 'you', change: 'none', times: 1, cards: { where: 'monsters' } }, { rule: 'effect-damage', player: 'you', change: 'none', times: 1 }]);
  g.rule('rulesOf', 'double any battle damage your opponent takes when they attack this <monster|card>', () => [{ rule: 'battle-damage', player: 'opponent', change: 'double', while: { is: 'attack-target', like: { this: true } } }]);
  g.rule('statement', 'If this card is attacked , any battle damage your opponent takes from that battle is doubled', () => [holds([{ rule: 'battle-damage', player: 'opponent', change: 'double', while: { is: 'attack-target', like: { this: true } } }])]);
  g.rule('rulesOf', 'neither player takes <effect damage|any effect damage>', () => [{ rule: 'effect-damage', player: 'either', change: 'none' }]);
  for (const [words, player] of [["<you take|you would take|to you|to this card's controller|to the controller of this card>", 'you'], ['<your opponent takes|your opponent would take|inflicted to your opponent|to your opponent>', 'opponent']] as const) {
    g.rule('damageDone', `${words} from ${BATTLES} {whom:involved}`, ({ whom }) => takes(player, whom));
    g.rule('damageDone', words, () => takes(player, ALL));
  }
  g.rule('damageDone', "{whom} <inflict|inflicts|would inflict> to <your opponent|your opponent's LP>", ({ whom }) => takes('opponent', whom));
  g.table('damageChange', {
    'is doubled': 'double', 'is halved': 'half', 'becomes 0': 'none', 'is 0': 'none', 'is reduced to 0': 'none', 'is also inflicted to your opponent': 'both-take-it', 'is inflicted to your opponent instead': 'opponent-takes-it', 'is treated as effect damage [instead]': 'as-effect-damage',
  });
  g.rule('rulesOf', '<any|the|all|> battle damage {damageDone} {change:damageChange}', ({ damageDone, change }) => (change.endsWith('take-it') && damageDone['player'] !== 'you' ? undefined : done(damageDone, change)));
  // Whoever takes it.
  g.rule('rulesOf', `<any|all|the> battle damage from ${BATTLES} {whom:involved} {change:damageChange}`, ({ whom, change }) => (change === 'half' || change === 'double' || change === 'none' ? done(takes('either', whom), change) : undefined));
  const fixed = (damageDone: Draft, amount: number): Draft[] | undefined => done(damageDone, 'fixed')?.map((rule) => ({ ...rule, amount }));
  g.rule('rulesOf', '<any|the|all|> battle damage {damageDone} becomes {n:number} [points]', ({ damageDone, n }) => (n > 0 ? fixed(damageDone, n) : undefined));
  g.rule('rulesOf', '<any|all> battle damage a player takes becomes {n:number}', ({ n }) => (n > 0 ? [{ rule: 'battle-damage', player: 'either', change: 'fixed', amount: n, cards: { where: 'monsters' } }] : undefined));
  g.rule('rulesOf', '<any|all> battle damage a player takes {change:damageChange}', ({ change }) => (change.endsWith('take-it') ? undefined : [{ rule: 'battle-damage', player: 'either', change, cards: { where: 'monsters' } }]));
  g.rule('rulesOf', 'halve <any|the|all> battle damage {damageDone}', ({ damageDone }) => done(damageDone, 'half'));
  g.rule('rulesOf', 'double <any|the|all> battle damage {damageDone}', ({ damageDone }) => done(damageDone, 'double'));
  for (const [words, player] of [['you take', 'you'], ['your opponent takes', 'opponent']] as const) {
    g.rule('rulesOf', `${words} no <battle damage|damage> from ${BATTLES} {whom:involved}`, ({ whom }) => done(takes(player, whom), 'none'));
    g.rule('rulesOf', `${words} no battle damage`, () => done(takes(player, ALL), 'none'));
    g.rule('rulesOf', `${words} no damage`, () => [...(done(takes(player, ALL), 'none') ?? []), { rule: 'effect-damage', player, change: 'none' }]);
    g.rule('rulesOf', `${words} no effect damage`, () => [{ rule: 'effect-damage', player, change: 'none' }]);
  }
  // A battle it survives is one that it fights.
  g.rule('rulesOf', '{whom} cannot be destroyed by battle , <also|and> you take no battle damage from that battle', ({ whom }) => { const none = done(takes('you', whom), 'none'); const safe = about(whom, [{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'battle' } }]); return none && safe && [...safe, ...none]; });
  g.rule('rulesOf', `your opponent takes <any|all|the> battle damage you would [have] <take|taken> from ${BATTLES} {whom:involved} [instead]`, ({ whom }) => done(takes('you', whom), 'opponent-takes-it'));
  g.rule('rulesOf', 'your opponent takes <any|all|the> battle damage you would [have] <take|taken> [instead]', () => done(takes('you', ALL), 'opponent-takes-it'));
  g.rule('rulesOf', `neither player takes <battle damage|any battle damage> from ${BATTLES} {whom:involved}`, ({ whom }) => about(whom, [{ rule: 'battle-damage', player: 'either', change: 'none' }]));
  for (const [words, from] of [['', {}], ['from their card effects', { from: { controller: 'opponent' } }]] as const)
    g.rule('rulesOf', `your opponent takes <any|all|the> effect damage you would have taken ${words} [[,] instead]`, () => [{ rule: 'effect-damage', player: 'you', change: 'opponent-takes-it', ...from }]);
  g.rule('rulesOf', "<any|the> effect damage you would take from an opponent's card effect is inflicted to your opponent instead", () => [{ rule: 'effect-damage', player: 'you', change: 'opponent-takes-it', from: { controller: 'opponent' } }]);
  // Only of a direct attack.
  for (const [words, change] of [['doubled', 'double'], ['halved', 'half']] as const)
    g.rule('rulesOf', `<any|the> battle damage this card inflicts by attacking <your opponent's LP directly|your opponent directly|directly> is ${words}` as 'x', () => [{ rule: 'battle-damage', player: 'opponent', change, while: { all: [{ is: 'attacker', like: { this: true } }, { not: { is: 'attack-target', like: {} } }] } }]);
  g.rule('rulesOf', 'if {whom} inflicts battle damage to your opponent , the damage becomes {n:number} [points]', ({ whom, n }) => about(whom, [{ rule: 'battle-damage', player: 'opponent', change: 'fixed', amount: n }]));
  g.rule('rulesOf', `your opponent also takes <any|all|the> battle damage you take from ${BATTLES} {whom:involved}`, ({ whom }) => done(takes('you', whom), 'both-take-it'));
  g.rule('rulesOf', `both players take <any|all|the> battle damage from ${BATTLES} {whom:involved}`, ({ whom }) => (['you', 'opponent'] as const).flatMap((player) => done(takes(player, whom), 'both-take-it') ?? []));
} // prettier-ignore
