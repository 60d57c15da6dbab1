/** Rarer wordings of what is done, of when, of what holds: what is to hold in the next turn, what is asked of a column, prices and exceptions said otherwise. */
import type { Filter } from '../../../engine/ygo/effects/schema.ts';
import { asFilter, both, cards } from './noun.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { holds } from './continuous.ts';
import { openlyChosen } from './older.ts';

export function rarerWords(g: YgoGrammar): void {
  nextTurn(g);
  doneOtherwise(g);
  asked(g);
  ruled(g);
  summonedOtherwise(g);
} // prettier-ignore

/** "Your opponent cannot activate Spell Cards during the next turn": from its beginning on. */
function nextTurn(g: YgoGrammar): void {
  const then = (rules: readonly Draft[], whose?: 'you' | 'opponent'): Draft[] => [{ do: 'later', at: { phase: 'draw', ...(whose && { whose }), turn: 'next' }, then: [{ do: 'apply', until: 'end-of-turn', rules }] }];
  const of = (rules: readonly Draft[], player: unknown): boolean => rules.every((rule) => rule['player'] === player || rule['whose'] === player || (rule['cards'] as { whose?: unknown } | undefined)?.whose === player);
  g.rule('laterAction', '{playerRule} during the next turn', ({ playerRule }) => then(playerRule));
  g.rule('laterAction', '{playerRule} during <their|your opponent\'s|the opponent\'s> next turn', ({ playerRule }) => (of(playerRule, 'opponent') ? then(playerRule, 'opponent') : undefined));
  g.rule('laterAction', '{playerRule} during your next turn', ({ playerRule }) => (of(playerRule, 'you') ? then(playerRule, 'you') : undefined));
} // prettier-ignore

/** What is done in other words. */
function doneOtherwise(g: YgoGrammar): void {
  const OWNERS = "to <the owners' hands|the owner's hands|their respective hands>";
  g.rule('action', `return {what} ${OWNERS}` as '{what}', ({ what }) => [{ do: 'return', to: 'hand', cards: cards(what) }]);
  g.rule('playerAction', '<draw|draws> {n:number} card(s) from their Deck', ({ n }) => [{ do: 'draw', count: n }]);
  g.rule('action', 'draw the same number of cards [that] you <added|returned|shuffled> <to|into> <your|the> Deck', () => [{ do: 'draw', count: { $amount: true } }]);
  g.rule('action', 'banish {what} ( face-down ) {until}', ({ what, until }) => (until === 'end-of-turn' ? undefined : [{ do: 'banish', cards: cards(what), face: 'down', until }]));
  g.rule('action', "select and see 1 card in your opponent's hand", () => [{ do: 'look', where: 'hand', whose: 'opponent', random: 1 }]);
  g.rule('action', 'skip your own Standby Phase', () => [{ do: 'skip', phase: 'standby', whose: 'you' }]);
  g.rule('action', '<the|your> Battle Phase [for that turn] ends [immediately]', () => [{ do: 'end-battle-phase' }]);
  g.rule('action', 'negate the effect of the {names}', () => [{ do: 'negate-effect', $answered: true }]);
  g.rule('continuation', 'You can also {operations}', ({ operations }) => (openlyChosen(operations) || operations[0]!['optional'] ? undefined : operations.map((one, i) => (i === 0 ? { ...one, optional: true, join: 'also' } : one))));
  g.rule('laterAction', 'remove {it:pointer} from play <when it leaves|if it leaves|when it is removed from> the field', ({ it }) => [{ do: 'apply', to: cards(it), until: 'leaves', rules: [{ rule: 'redirect', when: 'leaves-field', to: 'banished' }] }]);
  // What was banished comes back.
  const BACK = { do: 'return-to-field', cards: cards({ $ref: 'done', done: 'banished' }) };
  g.rule('action', 'return <that|the> banished <monster|card> to the field', () => [BACK]);
  const FIELD = "<the field|the opponent's field|your opponent's field|its owner's field>";
  g.rule('continuation', `The banished monster returns to ${FIELD} {moment}` as '{moment}', ({ moment }) => [{ do: 'later', at: moment, then: [BACK], join: 'and-if-you-do' }]);
  g.rule('continuation', `The banished monster returns to ${FIELD} during your 2nd Standby Phase after activation`, () => [{ do: 'later', at: { phase: 'standby', whose: 'you', nth: 2 }, then: [BACK], join: 'and-if-you-do' }]);
  g.rule('laterAction', '{until} , {it:pointer} can <attack twice|make a second attack> , but other monsters you control cannot <declare an attack|attack>', ({ until, it }) => (it.$ref === 'this' ? undefined : [{ do: 'apply', to: cards(it), until, rules: [{ rule: 'attacks', times: 2 }] }, { do: 'apply', until, rules: [{ rule: 'cannot', what: 'declare-attack', cards: { where: 'monsters', whose: 'you', filter: { noneOf: cards(it) as never } } }], join: 'also' }]));
  g.rule('continuation', 'If it attacks or is attacked this turn , your opponent takes no battle damage from <that attack|that battle>', () => [{ do: 'apply', to: cards({ $ref: 'it' }), until: 'end-of-turn', rules: [{ rule: 'battle-damage', player: 'opponent', change: 'none' }], join: 'also' }]);
  g.rule('predicate', "can make a second attack on <monsters|a monster|an opponent's monster> during each Battle Phase", () => [{ rule: 'attacks', times: 2, onlyMonsters: true }]);
  g.rule('addition', '( This [Special Summon] is treated as <a|an> {how:summonWord} Summon with {name:quoted} . )', ({ how, name }) => (how === 'special' ? undefined : { to: 'counts-as', put: { as: how, countsAs: { name } } }));
  g.rule('reminder', 'When you do this , the other Fusion <material|- material> Monster(s) must be the correct one ( s )', () => ({}));
  g.rule('activateOnly', '{occasion} , you can activate this card', ({ occasion }) => (occasion['$quick'] || occasion['$optional'] || occasion['limit'] || (occasion['on'] ?? occasion['respondsTo']) === undefined ? undefined : { occasion }));
} // prettier-ignore

/** Amounts, cards and conditions in other words. */
function asked(g: YgoGrammar): void {
  g.table('plainValue', { 'the damage inflicted [to your opponent] by this effect': { $changed: true } });
  g.rule('plainValue', 'the number of <monsters|cards> <changed|flipped> face-up [by this effect]', () => ({ from: 'affected' }));
  for (const done of ['destroyed', 'returned'] as const) g.rule('plainValue', `the number of ${done} <cards|monsters>`, () => ({ $amount: done }) as never);
  g.rule('plainValue', 'the <combined|total> {stat} {pointer} had while face-up on the field', ({ stat, pointer }) => ({ stat, of: { $what: pointer }, asIt: 'was' }) as never);
  for (const done of ['destroyed', 'banished', 'Tributed', 'returned'] as const) g.rule('possessive', `those ${done} <monsters'|cards'>`, () => ({ $ref: 'done', done: done.toLowerCase(), plural: true }));
  g.rule('condition', '<it|this card> is the only card in its column', () => ({ not: { exists: { where: 'field', filter: { other: true, sameAs: { what: 'column', as: 'this' } } } } }));
  g.rule('condition', 'you control <a|an> {bare} in {inPosition}', ({ bare, inPosition }) => (bare.where || bare.whose || bare.noun !== 'monster' ? undefined : { exists: { where: 'monsters', whose: 'you', filter: both(bare.filter, inPosition) } }));
  g.rule('condition', 'you destroyed <a|an> {bare} [controlled by your opponent] this turn [,] [either] by battle or by [a] card effect', ({ bare }) => {
    if (bare.where || bare.whose) return undefined;
    const card: Filter = both(asFilter(bare), { controller: 'opponent' });
    return { any: [{ happened: { event: 'destroyed', cause: 'battle', card, with: { controller: 'you' } } }, { happened: { event: 'destroyed', cause: 'effect', by: 'you', card } }] };
  });
  g.rule('condition', 'this card was activated as Chain Link {n:number} or {m:number}', ({ n, m }) => (m === n + 1 ? { whenActivated: { amount: { from: 'links' }, is: { min: n, max: m } } } : undefined));
  g.rule('condition', 'this card was activated as Chain Link {n:number} or higher', ({ n }) => ({ whenActivated: { amount: { from: 'links' }, is: { min: n } } }));
  g.rule('effectSource', 'their card effects', () => ({ cause: 'effect', whose: 'opponent' }));
  g.rule('linkKind', 'a card that targets <a|an> {bare}', ({ bare }) => ({ what: 'card', targets: asFilter(bare) }));
  g.rule('linkNoun', "card's effect", () => ({}));
  g.rule('linkTail', 'that inflicts damage', () => ({ includes: 'damage' }));
  for (const words of ['by battle or card effect', 'by battle or by card effect'] as const) {
    const gone = (card: Filter, fighter: Filter, more: object = {}): Draft[] => [{ event: 'destroyed', cause: ['battle', 'effect'], card, with: fighter, ...more }];
    g.rule('event', `{fighter} destroys {beaten} ${words}` as '{fighter} {beaten}', ({ fighter, beaten }) => gone(beaten, fighter));
    g.rule('event', `{fighter} destroys {beaten} ${words} and sends it to the GY` as '{fighter} {beaten}', ({ fighter, beaten }) => gone(beaten, fighter, { to: 'graveyard' }));
    g.rule('event', `{fighter} destroys <a card(s) on the field|a card on the field> ${words}` as '{fighter}', ({ fighter }) => [{ event: 'destroyed', cause: ['battle', 'effect'], from: 'field', card: {}, with: fighter }]);
  }
  g.rule('mustBe', 'you must control this face-up Attack Position card', () => ({ is: 'this', like: { face: 'up', position: 'attack', controller: 'you' } }));
  g.rule('exception', "{adjectives} monsters'", ({ adjectives }) => ({ kind: 'monster', ...adjectives }));
} // prettier-ignore

/** What holds, said otherwise. */
function ruled(g: YgoGrammar): void {
  const THEIRS = "<monsters your opponent controls|your opponent's monsters>";
  g.rule('rulesOf', `${THEIRS} cannot attack , except to attack {names}` as '{names}', ({ names }) => [
    { rule: 'cannot', what: 'attack-directly', cards: { where: 'monsters', whose: 'opponent' } },
    { rule: 'cannot', what: 'be-attacked', cards: { where: 'monsters', whose: 'you', filter: { not: names } } },
  ]);
  const ATTACKS = { is: 'attacker', like: { this: true } } as const;
  const DEFENSE = { is: 'attack-target', like: { position: 'defense' } } as const;
  g.rule('statement', 'If this card attacks a Defense Position monster while equipped with <a|an> {bare} , inflict piercing battle damage [to your opponent]', ({ bare }) => (bare.where || bare.whose ? undefined : [holds([{ rule: 'piercing', while: { is: 'this', like: { equippedWith: { ...bare.filter, ...(bare.noun === 'monster' && { printedKind: 'monster' }) } } } }])]));
  g.rule('statement', 'If this card attacks a Defense Position monster , it gains {n:number} ATK during the Damage Step only , also inflict piercing battle damage [to your opponent]', ({ n }) => [holds([{ rule: 'modify', stat: 'atk', op: '+', value: n, while: { all: [ATTACKS, DEFENSE, { step: 'damage' }] } }, { rule: 'piercing' }])]);
  g.rule('statement', 'If this card attacks or is attacked , it gains {n:number} {stats} for each {kind:counterName} on it , during the Damage Step only', ({ n, stats, kind }) => [holds(stats.map((stat) => ({ rule: 'modify', stat, op: '+', value: { counters: kind, on: 'this', times: n } })), { condition: { all: [{ any: [ATTACKS, { is: 'attack-target', like: { this: true } }] }, { step: 'damage' }] } })]);
  g.rule('statement', 'If this card is attacked , change it to Attack Position at the end of the Damage Step if it has no [Xyz] material(s)', () => [{ kind: 'unclassified', must: true, on: { event: 'step', timing: 'end' }, condition: { all: [{ is: 'attack-target', like: { this: true } }, { is: 'this', like: { materials: 0 } }] }, resolve: [{ do: 'change-position', cards: 'this', to: 'attack' }] }]);
  g.rule('deed', 'be destroyed by battle ( damage calculation is applied normally )', () => [{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'battle' } }]);
  for (const [category, words] of [['deed', ''], ['predicate', 'cannot ']] as const)
    g.rule(category, `${words}be destroyed by battle , except by battle with <a|an> {bare} , nor by card effects` as '{bare}', ({ bare }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : [{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'battle', card: { not: asFilter(bare) } } }, { rule: 'cannot', what: 'be-destroyed', by: { cause: 'effect' } }]));
  const NTH = { second: 2, third: 3 } as const;
  for (const [name, phase] of [['Standby', 'standby'], ['End', 'end']] as const)
    for (const [ordinal, nth] of Object.entries(NTH))
      g.rule('statement', `<This card is destroyed|Destroy this card> during your ${ordinal} ${name} Phase after activation` as 'x', (_, { property }) => (property === 'equip' ? undefined : [{ kind: 'activation', resolve: [{ do: 'later', at: { phase, whose: 'you', nth }, then: [{ do: 'destroy', cards: 'this' }] }] }]));
  for (const [who, value] of [['Your opponent cannot', { by: 'opponent' }], ['Neither player can', true]] as const)
    g.rule('addition', `${who} activate cards or effects in response to <the activation of this card's effects|the activation of any of this card's effects|this card's effects>` as 'x', () => ({ to: 'every', put: { cannotBeRespondedTo: value } }));
} // prettier-ignore

/** How a card is Summoned, said otherwise. */
function summonedOtherwise(g: YgoGrammar): void {
  const condition = (summoning: object): Draft[] => [{ kind: 'condition', summoning }];
  for (const [first, more] of [['', {}], [' first', { firstOnly: true }]] as const)
    g.rule('statement', `Must${first} be Fusion Summoned [with the above <Fusion Materials|materials>] or <with|by> {names}` as '{names}', ({ names }) => condition({ onlyBy: ['fusion', 'effect'], ...more, onlyByCard: names }));
  for (const cannot of ['This card cannot be Special Summoned [,] except', 'Cannot be Special Summoned [,] except'] as const)
    g.rule('statement', `${cannot} with its own effect or with {names}` as '{names}', ({ names }, { name }) => condition({ onlyBy: ['own', 'effect'], onlyByCard: { any: [names, { name }] } }));
} // prettier-ignore
