/** What holds or happens by itself, in rarer words. */
import type { Amount, Condition, EventPattern } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { about, holds, ofEquip } from './continuous.ts';
import { asFilter, groupOf, oneOrList, type Noun } from './noun.ts';

export function rarerStatements(g: YgoGrammar): void {
  tributed(g);
  ownValues(g);
  equipped(g);
  answered(g);
  fought(g);
  byItself(g);
  reminded(g);
  attacks(g);
  inBattle(g);
  inSituations(g);
  unmoved(g);
}
const plain = (bare: Noun): boolean => !bare.where && !bare.whose && Object.keys(bare.filter).length > 0;

/** "Cannot be Tributed, except for a Tribute Summon." */
function tributed(g: YgoGrammar): void {
  // What a Tribute Summon takes leaves as what the Summon is done with.
  const OTHERWISE = { rule: 'cannot', what: 'be-tributed', by: { cause: ['cost', 'effect', 'material'] } } as const;
  g.rule('predicate', 'cannot be Tributed [,] except for a Tribute Summon', () => [OTHERWISE]);
  g.rule('predicate', 'cannot be Tributed [,] except for <the|a> Tribute Summon of <a|an> {bare}', ({ bare }) => (plain(bare) ? [OTHERWISE, { rule: 'cannot', what: 'be-tributed', how: 'tribute', for: { not: asFilter(bare) } }] : undefined));
  g.rule('statement', 'Each turn , 1 {bare} you Normal Summon can be Summoned without Tributing', ({ bare }) => (plain(bare) ? [holds([{ rule: 'tributes', less: 2, for: asFilter(bare), times: 1 }])] : undefined));
} // prettier-ignore

/** Values of this card, of each card, of what lies equipped to it. */
function ownValues(g: YgoGrammar): void {
  const modify = (stats: readonly string[], op: string, value: Amount): Draft[] => stats.map((stat) => ({ rule: 'modify', stat, op, value }));
  // What its effect equipped to it.
  const asTheirs = (stats: readonly string[], op: string): Draft[] | undefined => (stats.every((stat) => stat === 'atk' || stat === 'def') ? stats.flatMap((stat) => modify([stat], op, { stat: `original-${stat}`, of: 'equips' } as Amount)) : undefined);
  g.rule('statement', "This card's {stats} <become|becomes> equal to that equipped monster's", ({ stats }) => { const rules = asTheirs(stats, '='); return rules && [holds(rules)]; });
  g.rule('statement', "[This card] gains {stats} equal to that equipped monster's", ({ stats }) => { const rules = asTheirs(stats, '+'); return rules && [holds(rules)]; });
  const RAISED: Condition = { amount: { stat: 'level', of: 'this' }, is: { min: { sum: [{ stat: 'original-level', of: 'this' }, 1] } } };
  g.rule('statement', "While this card's Level is higher than its original Level , it gains {stats} equal to the difference x {n:number}", ({ stats, n }) => [holds(modify(stats, '+', { difference: [{ stat: 'level', of: 'this' }, { stat: 'original-level', of: 'this' }], times: n }), { condition: RAISED })]);
  for (const [words, stat] of [['Level', 'level'], ['Rank', 'rank']] as const)
    g.rule('gains', `gains {n:number} {a:stats} x its ${words} , and loses {m:number} {b:stats} x its ${words}`, ({ n, a, m, b }) => [...modify(a, '+', { own: stat, times: n }), ...modify(b, '-', { own: stat, times: m })]);
  g.rule('whom', 'each {bare}', ({ bare }) => (bare.where && bare.count === undefined ? bare : undefined));
  g.rule('statement', "Increase this card's Level by {n:number} during your opponent's turn only", ({ n }) => [holds([{ rule: 'modify', stat: 'level', op: '+', value: n }], { condition: { turn: 'opponent' } })]);
  g.rule('condition', 'both players control the same number of {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : { amount: { count: groupOf({ ...bare, where: ['field'], whose: 'you' }) }, is: { equals: { count: groupOf({ ...bare, where: ['field'], whose: 'opponent' }) } } }));
  g.rule('condition', 'your LP is higher', () => ({ not: { lifePoints: 'you', is: { max: { lifePoints: 'opponent' } } } }));
  g.rule('condition', 'your LP is lower', () => ({ not: { lifePoints: 'you', is: { min: { lifePoints: 'opponent' } } } }));
} // prettier-ignore

/** What an Equip Spell does to the monster. */
function equipped(g: YgoGrammar): void {
  g.rule('statement', 'Take control of it', (_, context) => (ofEquip(context) ? [holds([{ rule: 'control', cards: 'equipped' }])] : undefined));
  g.rule('whom', 'the monster equipped with this card by this effect', (_, { kind }) => (kind === 'monster' ? { $ref: 'equipped' } : undefined));
  g.rule('whom', '{names} equipped with this card', ({ names }, context) => (ofEquip(context) ? { $ref: 'equipped', filter: names } : undefined));
  for (const [words, doing] of [['banish', { do: 'banish' }], ['return', { do: 'return', to: 'hand' }]] as const)
    g.rule('statement', `When this card is destroyed , ${words} the equipped monster ${words === 'return' ? 'to the hand' : ''}`, (_, context) => (ofEquip(context) ? [{ kind: 'unclassified', must: true, on: { event: 'destroyed', card: { this: true } }, resolve: [{ ...doing, cards: 'equipped' }] }] : undefined));
} // prettier-ignore

/** What cannot be activated: in answer to what, when, by whom. */
function answered(g: YgoGrammar): void {
  for (const [who, whose] of [['your opponent cannot', { whose: 'opponent' }], ['neither player can', {}]] as const) {
    const none = (what: object, more: object = {}): Draft => ({ rule: 'cannot-activate', ...whose, what, ...more });
    g.rule('playerRule', `${who} activate <a|any> Spell/Trap Card , or monster effect`, () => [none({ what: 'card', kind: ['spell', 'trap'] }), none({ kind: 'monster' })]);
    g.rule('playerRule', `${who} Set Spells/Traps nor activate Spell/Trap Cards that are Set on the field`, () => [{ rule: 'cannot', what: 'set', player: whose.whose ?? 'either', filter: { kind: ['spell', 'trap'] } }, none({ what: 'card', kind: ['spell', 'trap'], activatedFrom: 'field' })]);
    if (whose.whose) g.rule('playerRule', `${who} activate the effects of monsters they control that have {statCheck}`, ({ statCheck }) => [none({ what: 'effect', kind: 'monster', place: 'field', card: { controller: 'opponent', ...statCheck } })]);
    g.rule('rulesOf', `${who} activate the effects of monsters that were Summoned that turn`, () => [none({ what: 'effect', kind: 'monster', card: { summonedThisTurn: true } })]);
  }
  for (const [who, whose] of [['When Normal or Special Summoned', ['normal', 'special']], ['When Special Summoned', ['special']], ['When Normal Summoned', ['normal']]] as const)
    g.rule('statement', `${who} , {rules:playerRule}`, ({ rules }) => (rules.every(({ rule, inResponseTo }) => rule === 'cannot-activate' && !inResponseTo) ? [holds(rules.map((rule) => ({ ...rule, inResponseTo: { event: 'summoned', how: oneOrList([...whose]), card: { this: true } } })))] : undefined));
  g.rule('condition', '<a|an> {bare} and {names} are on the field', ({ bare, names }) => (plain(bare) ? { all: [{ exists: groupOf({ ...bare, where: ['field'] }) }, { exists: groupOf({ noun: 'name', filter: names, where: ['field'] }) }] } : undefined));
  g.rule('condition', '<a|an> {bare} and {names} are both on the field', ({ bare, names }) => (plain(bare) ? { all: [{ exists: groupOf({ ...bare, where: ['field'] }) }, { exists: groupOf({ noun: 'name', filter: names, where: ['field'] }) }] } : undefined));
  // Of those of a group, by whoever controls it.
  g.rule('rulesOf', '{bare} {holding} , also you cannot activate their effects', ({ bare, holding }) => { const first = bare.whose === 'you' && bare.where?.join() === 'field' ? about(bare, holding) : undefined; return first && [...first, { rule: 'cannot-activate', whose: 'you', what: { what: 'effect', card: { ...asFilter(bare), controller: 'you' }, place: 'field' } }]; });
  g.rule('statement', 'The effects of {bare} are negated , except [for] {x:exception}', ({ bare, x }) => (bare.filter.not || !plain({ ...bare, where: undefined as never }) ? undefined : [holds([{ rule: 'negate-effects', cards: groupOf({ ...bare, where: bare.where ?? ['field'], filter: { ...bare.filter, not: x } }) }])]));
  g.rule('playerRule', '{who:forbiddenTo} Special Summon another {bare}', ({ who, bare }) => (plain(bare) ? [{ rule: 'cannot', what: 'special-summon', player: who, filter: asFilter(bare), others: true }] : undefined));
} // prettier-ignore

/** Battles and the damage of them. */
function fought(g: YgoGrammar): void {
  const pays = (player: string, bare: Noun, mine?: 'you' | 'opponent'): Draft => ({ rule: 'battle-damage', player, change: 'none', cards: groupOf({ ...bare, where: ['monsters'], ...(mine && { whose: mine }) }) });
  const NONE = '<becomes 0|is 0|is reduced to 0>';
  g.rule('statement', `Battle damage to the controller of <a|an> {bare} from a battle involving that monster ${NONE}`, ({ bare }) => (plain(bare) && bare.noun === 'monster' ? [holds([pays('you', bare, 'you'), pays('opponent', bare, 'opponent')])] : undefined));
  g.rule('rulesOf', "once per turn , if your {bare} inflicts battle damage to your opponent , the damage is doubled", ({ bare }) => (plain(bare) ? [{ rule: 'battle-damage', player: 'opponent', change: 'double', times: 1, cards: groupOf({ ...bare, where: ['monsters'], whose: 'you' }) }] : undefined));
  g.rule('laterAction', '{until} , double any battle damage [that] a player takes from battles involving 2 monsters', ({ until }) => [{ do: 'apply', until, rules: [{ rule: 'battle-damage', player: 'either', change: 'double', cards: { where: 'monsters' }, while: { is: 'attack-target', like: {} } }] }]);
  g.rule('rulesOf', 'your opponent can only target {names} for attacks', ({ names }) => [{ rule: 'cannot', what: 'be-attacked', cards: { where: 'monsters', whose: 'you', filter: { not: names } } }]);
  g.rule('condition', "the {stat} of each monster your opponent controls is higher than this card's", ({ stat }) => (stat === 'atk' || stat === 'def' ? { all: [{ exists: { where: 'monsters', whose: 'opponent' } }, { not: { exists: { where: 'monsters', whose: 'opponent', filter: { [stat]: { max: { stat, of: 'this' } } } } } }] } : undefined));
  // At the time, once and for all.
  g.rule('statement', 'Any monster that attacks <a|an> {bare} loses {n:number} {stats} after damage calculation', ({ bare, n, stats }) => (plain(bare) ? [{ kind: 'unclassified', must: true, on: { event: 'battled' }, condition: { is: 'attack-target', like: asFilter(bare) }, resolve: stats.map((stat, i) => ({ do: 'modify', cards: 'attacker', stat, op: '-', value: n, ...(i > 0 && { join: 'also' }) })) }] : undefined));
} // prettier-ignore

/** What happens by itself to others as this card goes. */
function byItself(g: YgoGrammar): void {
  const gone = (timing: string, on: EventPattern, doing: Draft): Draft[] => [{ kind: 'unclassified', must: true, timing, on, resolve: [{ ...doing, cards: { where: 'monsters', filter: { did: { event: 'summoned', with: { this: true } } } } }] }];
  const LEAVES: EventPattern = { event: 'leaves-field', card: { this: true } };
  const ITS = "that were Special Summoned by this card's effect";
  for (const [word, timing] of [['When', 'when'], ['If', 'if']] as const)
    for (const rest of [`all monsters ${ITS} are destroyed`, `destroy all monsters <${ITS}|[Special] Summoned by this card's effect>`]) g.rule('statement', `${word} this card leaves the field , ${rest}` as 'x', () => gone(timing, LEAVES, { do: 'destroy' }));
  for (const word of ['After', 'If', 'When'] as const) g.rule('statement', `${word} this card <is|was> flipped face-up , {operations}`, ({ operations }) => (operations.every((one) => (one['do'] === 'apply' || one['do'] === 'modify') && one['until'] !== undefined && one['until'] !== 'leaves' && !one['optional']) ? [{ kind: 'unclassified', must: true, ...(word !== 'After' && { timing: word.toLowerCase() }), on: { event: 'flipped', card: { this: true } }, resolve: operations }] : undefined));
  const FLIPPED: Condition = { is: 'this', like: { did: { event: 'flipped' } } };
  g.rule('situation', '<after|if> this card was flipped face-up [, while it is in the Monster Zone]', () => ({ condition: FLIPPED }));
  g.rule('event', "<a|an> {series:quoted} monster's battle position is changed", ({ series }) => [{ event: 'position-changed', card: { kind: 'monster', series } }]);
  g.rule('statement', 'Each time you draw [<a|1>] card(s) for your normal draw in your Draw Phase , place {n:number} {kind:counterName} on this card', ({ n, kind }) => [{ kind: 'unclassified', timing: 'each-time', on: { event: 'drawn', cause: 'rule', player: 'you' }, resolve: [{ do: 'place-counters', cards: 'this', kind, count: n }] }]);
} // prettier-ignore

/** What is said again of the sentence before. */
function reminded(g: YgoGrammar): void {
  g.rule('reminder', 'When you do this , the other Fusion <material|- material> Monster(s) must be the correct one(s)', () => ({}));
  // On a Ritual Monster: what its Ritual Spell asks for.
  const ritual = ({ n }: { n: number }, { monster, level }: { monster: readonly string[]; level?: number }): object | undefined => (monster.includes('ritual') && level === n ? {} : undefined);
  g.rule('reminder', 'You must also offer monsters whose total <Levels|Level Stars> equal {n:number} or more as a Tribute from the field or your hand', ritual);
  g.rule('reminder', 'You must also Tribute monsters from your hand or field whose total Levels equal {n:number} or more', ritual);
} // prettier-ignore

/** In one battle: only then. */
function inBattle(g: YgoGrammar): void {
  const CALCULATION: Condition = { step: 'damage', timing: 'calculation' };
  const half = (attacks: Condition): Draft[] => [holds([{ rule: 'modify', stat: 'atk', op: '+', value: { stat: 'atk', of: 'attack-target', times: 0.5 } }], { condition: { all: [attacks, { is: 'attack-target', like: {} }, CALCULATION] } })];
  const HALF = 'it gains ATK equal to half the ATK of the attack target , during damage calculation only';
  g.rule('statement', `When this card attacks , ${HALF}` as 'x', (_, { kind }) => (kind === 'monster' ? half({ is: 'attacker', like: { this: true } }) : undefined));
  g.rule('statement', 'While this card is face-up on your field , {rules:rulesOf}', ({ rules }) => [holds(rules)]);
  g.rule('statement', 'Cannot be destroyed by battle with a monster , unless that monster has a higher Level', () => [holds([{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'battle', card: { kind: 'monster', not: { level: { min: { sum: [{ stat: 'level', of: 'this' }, 1] } } } } } }])]);
  g.rule('predicate', '<is|are> treated as {race}', ({ race }) => [{ rule: 'treated-as', race }]);
} // prettier-ignore

/** How often a card attacks: as often as something is there, or by so many more. */
function attacks(g: YgoGrammar): void {
  const more = (count: Amount): Draft => ({ rule: 'attacks', times: { sum: [1, count] } });
  const counted = (noun: Noun): Amount | undefined => (noun.where && noun.count === undefined ? { count: groupOf(noun) } : undefined);
  g.rule('statement', 'This card can attack 1 additional time during <the same|each> Battle Phase for each {alike}', ({ alike }) => { const count = counted(alike); return count && [holds([more(count)])]; });
  g.rule('statement', 'For each Equip Card equipped to this card , it gains 1 additional attack during each Battle Phase', () => [holds([more({ count: { where: 'spells-traps', filter: { isEquip: true, oneOf: 'equips' } } })])]);
  const USED = { count: 'made-with' } as const;
  g.rule('said', 'can make a number of attacks on monsters each Battle Phase , up to the number of {bare} used as material for its Summon', ({ bare }) => (plain(bare) ? [{ rule: 'attacks', times: { ...USED, like: asFilter(bare) }, onlyMonsters: true }] : undefined));
  g.rule('statement', 'During each Battle Phase , this card can make attacks on monsters up to the number of materials it has + {n:number}', ({ n }) => [holds([{ rule: 'attacks', times: { sum: [{ count: { where: 'materials', whose: 'you', filter: { oneOf: 'materials' } } }, n] }, onlyMonsters: true }])]);
} // prettier-ignore

/** A situation and, in it, something done in place of a destruction; a part of the turn and a condition. */
function inSituations(g: YgoGrammar): void {
  for (const word of ['while', 'if'] as const)
    g.rule('statement', `{rules:rulesOf} during the Battle Phase ${word} {conditions}`, ({ rules, conditions }) => [holds(rules, { condition: { all: [{ phase: 'battle' }, conditions] } })]);
  g.rule('condition', "the only cards on your opponent's field are {bare}", ({ bare }) => (bare.where || bare.whose || bare.noun !== 'monster' || Object.keys(bare.filter).length === 0 ? undefined : { all: [{ exists: groupOf({ ...bare, where: ['field'], whose: 'opponent' }) }, { not: { exists: { where: 'field', whose: 'opponent', filter: { not: asFilter(bare) } } } }] }));
  g.rule('condition', '{names} is in your Monster Zone', ({ names }) => ({ exists: groupOf({ noun: 'name', filter: names, where: ['monsters'], whose: 'you' }) }));
  g.rule('gains', 'gains {n:number} ATK & DEF x its Rank', ({ n }) => (['atk', 'def'] as const).map((stat) => ({ rule: 'modify', stat, op: '+', value: { own: 'rank', times: n } })));
} // prettier-ignore

/** "Cards cannot be sent from the Deck to the GY." */
function unmoved(g: YgoGrammar): void {
  g.rule('playerRule', 'cards cannot be sent from the Deck to the GY', () => [{ rule: 'cannot', what: 'send-to-graveyard', player: 'either', filter: { place: 'deck' } }]);
  g.rule('playerRule', 'neither player can send cards from <the|their> Deck to the GY', () => [{ rule: 'cannot', what: 'send-to-graveyard', player: 'either', filter: { place: 'deck' } }]);
  // What the monsters became that its own effect equipped to it.
  const THOSE = { where: 'spells-traps', filter: { oneOf: 'equips', printedKind: 'monster', did: { event: 'equipped', with: { this: true } } } } as const;
  g.rule('statement', '[This card] gains ATK equal to the combined ATK of those equipped monsters', () => [holds([{ rule: 'modify', stat: 'atk', op: '+', value: { stat: 'original-atk', of: THOSE } }])]);
  g.rule('statement', '[This card] gains ATK equal to the combined original ATK of the {series:quoted} monsters equipped to it by this effect', ({ series }) => [holds([{ rule: 'modify', stat: 'atk', op: '+', value: { stat: 'original-atk', of: { ...THOSE, filter: { ...THOSE.filter, series } } } }])]);
} // prettier-ignore
