/** What holds: predicates of cards ("cannot be destroyed by battle") and rules for players ("you cannot Special Summon"). */
import type { Against, Filter } from '../../../engine/ygo/effects/schema.ts';
import { asFilter, oneOrList, type Noun } from './noun.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { asCost, payable } from './costs.ts';
import { sources } from './sources.ts';
import { scaled } from './values.ts';

export function rules(g: YgoGrammar): void {
  sources(g);
  predicates(g);
  gains(g);
  forPlayers(g);
}

/** Every summon word in a list: "Fusion, Synchro, or Xyz". */
const how = (words: readonly string[]): string | string[] => (words.length === 1 ? words[0]! : [...words]);

function predicates(g: YgoGrammar): void {
  plainPredicates(g);
  deeds(g);
  protections(g);
}
const cannot = (what: string, more: object = {}): Draft[] => [{ rule: 'cannot', what, ...more }];
const each = (whats: readonly string[], by: readonly Against[]): Draft[] =>
  whats.flatMap((what) =>
    by.flatMap((one) => (what === 'be-targeted' && one.cause !== 'effect' ? [] : cannot(what, { by: one }))),
  );
/** What a card cannot do, must do, counts as. */
function plainPredicates(g: YgoGrammar): void {
  g.table('predicate', {
    'cannot attack': cannot('attack'),
    'cannot declare <an attack|attacks>': cannot('declare-attack'),
    'cannot <attack directly|attack your opponent directly|attack the opponent directly>': cannot('attack-directly'),
    '<is|are> treated as a Tuner [monster]': [{ rule: 'treated-as', kind: 'tuner' }],
    '<is|are> treated as a Toon monster': [{ rule: 'treated-as', kind: 'toon' }],
    '<is|are> treated as a Spirit monster': [{ rule: 'treated-as', kind: 'spirit' }],
    'cannot be <attacked|targeted for attacks|selected as an attack target|targeted for an attack>': cannot('be-attacked'),
    'cannot be targeted for attacks , but <does|do> not prevent your opponent from attacking [you] directly': cannot('be-attacked', { lets: 'direct-attack' }),
    'cannot be Tributed': cannot('be-tributed'),
    '<is|are> banished <when it leaves|when they leave|if it leaves|if they leave> the field': [{ rule: 'redirect', when: 'leaves-field', to: 'banished' }],
    'cannot change <its|their> battle position(s)': cannot('change-position'),
    '<its|their> battle <position|positions> cannot be changed': cannot('change-position'),
    "<can attack|may attack> <directly|your opponent directly|your opponent's LP directly> [even if <there is a monster on your opponent's field|your opponent controls a monster>]": [{ rule: 'attacks', directly: true }],
    '<can attack twice|can make a second attack|can make 2 attacks|can make up to 2 attacks|can attack up to twice> <during each|during the same|during the|each> Battle Phase': [{ rule: 'attacks', times: 2 }],
    '<inflict|inflicts> piercing battle damage [to your opponent]': [{ rule: 'piercing' }],
    '<inflict|inflicts> double piercing battle damage [to your opponent]': [{ rule: 'piercing', times: 2 }],
    '<must attack|must declare an attack> [,] if able': [{ rule: 'must-attack' }],
    '<that can attack|able to attack> must attack': [{ rule: 'must-attack' }],
    'must attack [during each Battle Phase]': [{ rule: 'must-attack' }],
    "can attack all <monsters your opponent controls|your opponent's monsters> [,] once each": [{ rule: 'attacks', allMonsters: true }],
    'can attack all Defense Position monsters your opponent controls [,] once each': [{ rule: 'attacks', allMonsters: { position: 'defense' } }],
    'can attack all Attack Position monsters your opponent controls [,] once each': [{ rule: 'attacks', allMonsters: { position: 'attack' } }],
    'can attack all Special Summoned monsters your opponent controls [,] once each': [{ rule: 'attacks', allMonsters: { summoned: 'special' } }],
    '<its|their> control cannot switch': cannot('change-control'),
    '<has|have> <its|their> effects negated [( if any )]': [{ rule: 'negate-effects' }],
    '<is|are> changed to [face-up] Attack Position': [{ rule: 'position', to: 'attack' }],
    '<is|are> changed to [face-up] Defense Position': [{ rule: 'position', to: 'defense' }],
    // With which value it does says its next sentence (`attached.ts`).
    'can attack while in [face-up] Defense Position': [{ rule: 'attacks', inDefense: 'atk' }],
    'cannot be Tributed for a Tribute Summon': cannot('be-tributed', { how: 'tribute' }),
    'can make a second and third attack during each Battle Phase': [{ rule: 'attacks', times: 3 }],
    'can attack twice during the same turn': [{ rule: 'attacks', times: 2 }],
    '<that can attack|able to attack> must attack this [face-up] card': [{ rule: 'must-attack', target: 'this' }],
  }); // prettier-ignore
  // "Also it is treated as a "X" monster".
  g.rule('predicate', '<is|are> treated as <a|an> {series:quoted} monster', ({ series }) => [{ rule: 'treated-as', series }]);
  for (const [words, times] of [['2', 2], ['3', 3], ['4', 4], ['5', 5]] as const)
  {
    if (times > 2) g.rule('predicate', `can make [up to] ${words} attacks <during each|during the same|during the|each> Battle Phase`, () => [{ rule: 'attacks', times }]);
    g.rule('predicate', `can make up to ${words} attacks on monsters <during each|during the same|during the|each> Battle Phase`, () => [{ rule: 'attacks', times, onlyMonsters: true }]);
    g.rule('predicate', `can attack [up to] ${words} times <during each|during the same|during the|each> Battle Phase`, () => [{ rule: 'attacks', times }]);
  }
} // prettier-ignore
/** Two things a card cannot do: "cannot attack or be Tributed". */
function deeds(g: YgoGrammar): void {
  // Two things a card cannot do: "cannot attack or be Tributed".
  g.table('deed', {
    attack: cannot('attack'), 'declare <an attack|attacks>': cannot('declare-attack'), 'attack directly': cannot('attack-directly'), 'be Tributed': cannot('be-tributed'), 'change <its|their> battle position(s)': cannot('change-position'),
    'be Tributed for a Tribute Summon': cannot('be-tributed', { how: 'tribute' }),
    '[be] <attacked|targeted for attacks|targeted for an attack>': cannot('be-attacked'),
  });
  // "Be" is said once.
  g.rule('deed', '[be] used as [a|an] {words:summonWords} material [Monster|Monsters]', ({ words }) => cannot('be-material', { how: how(words) }));
  g.rule('deed', '[be] used as [a|an] {words:summonWords} material for a <Summon|Special Summon>', ({ words }) => cannot('be-material', { how: how(words) }));
  g.rule('deed', '[be] used as [a] material for [a|an] {words:summonWords} Summon', ({ words }) => cannot('be-material', { how: how(words) }));
  g.rule('deed', '[be] destroyed {by:against}', ({ by }) => each(['be-destroyed'], by));
  g.rule('deed', '[be] targeted {by:against}', ({ by }) => each(['be-targeted'], by));
  g.rule('deed', '[be] banished {by:against}', ({ by }) => each(['be-banished'], by));
  summonsOf(g);
  g.rule('predicate', 'cannot declare an attack unless you {operations}', ({ operations }) => (payable(operations) ? [{ rule: 'price', of: 'attack', do: operations.length === 1 ? asCost(operations[0]!) : { all: operations.map(asCost) } }] : undefined));
  g.rule('predicate', 'cannot {a:deed} <or|nor|and cannot|, or|, nor|, and cannot> {b:deed}', ({ a, b }) => [...a, ...b]);
  g.rule('predicate', 'cannot {a:deed} , {b:deed} , or {c:deed}', ({ a, b, c }) => [...a, ...b, ...c]);
  g.rule('predicate', 'can <attack|make attacks> <a number of times|up to a number of times> [during] each Battle Phase [,] <equal to|up to> {value}', ({ value }) => [{ rule: 'attacks', times: value }]);
  g.rule('predicate', 'can <attack monsters|make attacks on monsters> <a number of times|up to a number of times> [during] each Battle Phase [,] <equal to|up to> {value}', ({ value }) => [{ rule: 'attacks', times: value, onlyMonsters: true }]);
} // prettier-ignore
/** By what it cannot be destroyed, targeted. */
function protections(g: YgoGrammar): void {
  g.rule('predicate', '<is|are> unaffected by {by:effectSourceBut}', ({ by }) => [{ rule: 'unaffected', by }]);
  g.rule('predicate', '<is|are> unaffected by {a:effectSource} and [by] {b:effectSource}', ({ a, b }) => (Object.keys(b).length === 1 ? undefined : [{ rule: 'unaffected', by: a }, { rule: 'unaffected', by: b }]));
  g.rule('predicate', 'cannot be destroyed', () => each(['be-destroyed'], [{ cause: ['battle', 'effect'] }]));
  g.rule('predicate', 'cannot be destroyed by battle with a monster that has the same ATK', () => each(['be-destroyed'], [{ cause: 'battle', card: { atk: { equals: { stat: 'atk', of: 'this' } } } }]));
  g.rule('predicate', 'cannot be destroyed , except by battle', () => each(['be-destroyed'], [{ cause: 'effect' }]));
  g.rule('predicate', '<cannot be|is not|are not> destroyed {by:against}', ({ by }) => each(['be-destroyed'], by));
  g.rule('predicate', 'cannot be <targeted or destroyed|destroyed or targeted|targeted, or destroyed,|destroyed, or targeted,> {by:against}', ({ by }) => each(['be-targeted', 'be-destroyed'], by));
  g.rule('predicate', 'cannot be targeted {by:against}', ({ by }) => each(['be-targeted'], by));
  g.rule('predicate', 'cannot be banished {by:against}', ({ by }) => each(['be-banished'], by));
  g.rule('predicate', 'cannot be <destroyed or banished|banished or destroyed|destroyed , or banished ,|banished , or destroyed ,> {by:against}', ({ by }) => each(['be-destroyed', 'be-banished'], by));
  g.rule('predicate', 'cannot be <targeted by|targeted> , or [be] destroyed by , {by:effectSource}', ({ by }) => each(['be-targeted', 'be-destroyed'], [by]));
  // Past such a monster it attacks directly; where one is there it attacks no other.
  g.rule('predicate', '<can attack|may attack> <directly|your opponent directly> , unless they control <a|an> {bare} , in which case <this card|it> must target <a|an> {other:bare} for its attacks', ({ bare, other }) => {
    if (bare.where || other.where || JSON.stringify(bare) !== JSON.stringify(other)) return undefined;
    const theirs = { exists: { where: 'monsters', whose: 'opponent', filter: asFilter(bare) } };
    return [{ rule: 'attacks', directly: true, while: { not: theirs } }, { rule: 'cannot', what: 'be-attacked', cards: { where: 'monsters', whose: 'opponent', filter: { not: asFilter(bare) } }, by: { card: { this: true } }, while: theirs }, { rule: 'cannot', what: 'attack-directly', while: theirs }];
  });
  g.rule('predicate', 'must attack {whom} [,] if able', ({ whom }) => ('$ref' in whom && whom.$ref === 'this' && !whom.where && !whom.filter ? [{ rule: 'must-attack', target: 'this' }] : undefined));
  g.rule('predicate', 'cannot be Tributed {by:against}', ({ by }) => each(['be-tributed'], by));
  g.rule('predicate', 'cannot be used as [a|an] {words:summonWords} material [Monster|Monsters]', ({ words }) => cannot('be-material', { how: how(words) }));
  g.rule('predicate', 'cannot be used as [a] material for [a|an] {words:summonWords} Summon', ({ words }) => cannot('be-material', { how: how(words) }));
  g.rule('predicate', 'cannot be used as [a|an] {words:summonWords} material for a <Summon|Special Summon>', ({ words }) => cannot('be-material', { how: how(words) }));
} // prettier-ignore

/** "Cannot be used as Synchro Material, except for the Synchro Summon of a Dragon monster": for which Summons. */
function summonsOf(g: YgoGrammar): void {
  const cannot = (what: string, words: readonly string[], what_: Filter, not: boolean): Draft[] => [{ rule: 'cannot', what, how: how(words), for: not ? { not: what_ } : what_ }];
  const alike = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();
  const plain = ({ where, whose, ...noun }: Noun): Filter | undefined => (where || whose ? undefined : asFilter(noun));
  const OF = '<the|a|an> {words:summonWords} Summon of';
  const MATERIAL = '<[a|an] {how:summonWords} material [Monster|Monsters]|[a|an] {how:summonWords} material for [a|an] {also:summonWords} <Summon|Special Summon>|[a] material for [a|an] {how:summonWords} Summon>';
  const EXCEPT = `[,] except [for] ${OF}`;
  for (const [what, named] of [['<a|an> {bare}', false], ['{names}', true]] as const) {
    type Said = '{bare} {names} {words:summonWords} {how:summonWords} [{also:summonWords}]';
    const filter = ({ bare, names }: { bare: Noun; names: Filter }): Filter | undefined => (named ? names : plain(bare));
    g.rule('predicate', `cannot be used as [a] material for ${OF} ${what}` as Said, (slots) => { const one = filter(slots); return one && cannot('be-material', slots.words, one, false); });
    g.rule('predicate', `cannot be used as ${MATERIAL} ${EXCEPT} ${what}` as Said, (slots) => { const one = filter(slots); return one && alike(slots.how, slots.words) && alike(slots.also ?? slots.how, slots.how) ? cannot('be-material', slots.how, one, true) : undefined; });
  }
  g.rule('predicate', `cannot be used as ${MATERIAL} , except for <a|an> {bare}` as '{bare} {how:summonWords} [{also:summonWords}]', (slots) => { const one = plain(slots.bare); return one && Object.keys(slots.bare.filter).length > 0 && alike(slots.also ?? slots.how, slots.how) ? cannot('be-material', slots.how, one, true) : undefined; });
  g.rule('predicate', 'cannot Special Summon {words:summonWords} <Monster|Monsters> using this card as [a] material [,] except [<a|an>] {bare}', ({ words, bare }) => { const one = plain(bare); return one && Object.keys(one).length > 1 ? cannot('be-material', words, one, true) : undefined; });
  const tributed = (one: Filter | undefined): Draft[] | undefined => one && cannot('be-tributed', ['tribute'], one, true);
  const UNLESS = 'cannot be Tributed for a Tribute Summon [,] <except|except for|unless it is for> [the Tribute Summon of]';
  g.rule('predicate', `${UNLESS} [<a|an>] {bare}`, ({ bare }) => tributed(plain(bare)));
  g.rule('predicate', `${UNLESS} {names}`, ({ names }) => tributed(names));
} // prettier-ignore

/** ATK, DEF, Level of a card, while something holds. */
function gains(g: YgoGrammar): void {
  const modify = (stats: readonly string[], op: string, value: unknown): Draft[] => stats.map((stat) => ({ rule: 'modify', stat, op, value }));
  for (const [verb, op] of [['<gain|gains>', '+'], ['<lose|loses>', '-']] as const) {
    g.rule('gains', `${verb} {n:number} {stats}`, ({ n, stats }) => modify(stats, op, n));
    g.rule('gains', `${verb} {n:number} {stats} {each}`, ({ n, stats, each }) => modify(stats, op, scaled(n, each)));
    // Each by its own Level.
    const own = (stats: readonly string[], stat: string, times: number): Draft[] | undefined => (['level', 'rank', 'original-atk', 'original-def'].includes(stat) ? modify(stats, op, { own: stat, times }) : undefined);
    g.rule('gains', `${verb} {stats} equal to their own <Level/Rank|Level / Rank> x {n:number}`, ({ stats, n }) => modify(stats, op, { sum: [{ own: 'level' }, { own: 'rank' }], times: n }));
    g.rule('gains', `${verb} {stats} equal to <their|its> own {own:stat} x {n:number}`, ({ stats, own: stat, n }) => own(stats, stat, n));
    g.rule('gains', `${verb} {stats} equal to their [own] {own:stat}`, ({ stats, own: stat }) => (stat.startsWith('original-') ? own(stats, stat, 1)?.map(({ value, ...rule }) => ({ ...rule, value: { own: (value as { own: string }).own } })) : undefined));
    g.rule('gains', `${verb} {n:number} {stats} x <their|its> own {own:stat}`, ({ stats, own: stat, n }) => own(stats, stat, n));
    g.rule('gains', `${verb} {stats} equal to {value}`, ({ stats, value }) => (/^\{"stat":"(?:level|original-atk|original-def)","of":\{"\$what":\{"\$ref":"it","plural"/.test(JSON.stringify(value)) ? undefined : modify(stats, op, value)));
    g.rule('gains', `${verb} {stats} equal to their original {own:stat}`, ({ stats, own: stat }) => (stat === 'atk' || stat === 'def' ? modify(stats, op, { own: `original-${stat}` }) : undefined));
    g.rule('gains', `${verb} <ATK/DEF|ATK and DEF> equal to this card's <ATK/DEF|ATK and DEF>`, () => (['atk', 'def'] as const).flatMap((stat) => modify([stat], op, { stat, of: 'this' })));
    g.rule('gains', `${verb} {n:number} ATK and {m:number} DEF`, ({ n, m }) => [...modify(['atk'], op, n), ...modify(['def'], op, m)]);
  }
  g.rule('gains', '<gain|gains> another {n:number} {stats}', ({ n, stats }) => modify(stats, '+', n));
  g.rule('gains', '<gain|gains> {n:number} {a:stats} , but <lose|loses> {m:number} {b:stats}', ({ n, a, m, b }) => [...modify(a, '+', n), ...modify(b, '-', m)]);
  g.rule('gains', '<gain|gains> {n:number} {a:stats} [,] and <lose|loses> {m:number} {b:stats}', ({ n, a, m, b }) => [...modify(a, '+', n), ...modify(b, '-', m)]);
} // prettier-ignore

/** "You cannot Special Summon monsters from the Extra Deck, except Fusion Monsters". */
function forPlayers(g: YgoGrammar): void {
  noSummons(g);
  noOtherActions(g);
}
export const forbids = (player: string, what: string, filter?: Filter, more: object = {}): Draft[] => [
  { rule: 'cannot', what, player, ...(filter && Object.keys(filter).length > 0 && { filter }), ...more },
];
const SUMMONS = {
  'Special Summon': ['special-summon'],
  'Normal Summon': ['normal-summon'],
  'Normal Summon/Set': ['normal-summon', 'set-monster'],
  'Normal or Special Summon': ['normal-summon', 'special-summon'],
  'Normal Summon/Set or Special Summon': ['normal-summon', 'set-monster', 'special-summon'],
  Summon: ['normal-summon', 'flip-summon', 'special-summon'],
  'Summon or Normal Set': ['normal-summon', 'flip-summon', 'special-summon', 'set-monster'],
} as const;
const all = (who: string, whats: readonly string[], filter?: Filter, more: object = {}): Draft[] =>
  whats.flatMap((what) => forbids(who, what, filter, more));
/** "You cannot Special Summon monsters, except …". */
function noSummons(g: YgoGrammar): void {
  g.table('forbiddenTo', { 'you cannot': 'you', 'your opponent cannot': 'opponent', 'neither player can': 'either', 'players cannot': 'either' });
  for (const [words, whats] of Object.entries(SUMMONS)) {
    for (const [monsters, others] of [['[<monsters|any monsters>]', {}], ['<other monsters|any other monsters|another monster(s)>', { others: true }]] as const) {
      g.rule('playerRule', `{who:forbiddenTo} ${words} ${monsters}`, ({ who }) => all(who, whats, undefined, others));
      g.rule('playerRule', `{who:forbiddenTo} ${words} ${monsters} , except {exception}`, ({ who, exception }) => all(who, whats, { not: exception }, others));
      if (words === 'Special Summon') g.rule('playerRule', `{who:forbiddenTo} ${words} ${monsters} <or|nor> conduct <your|their> Battle Phase`, ({ who }) => [...all(who, whats, undefined, others), ...forbids(who, 'enter-battle-phase')]);
      const ofTheirs = (who: string, what: string, filter?: Filter): Draft => ({ rule: 'cannot', what, cards: { where: 'monsters', ...(who !== 'either' && { whose: who }), ...(filter && { filter }) } });
      if (words === 'Special Summon') g.rule('playerRule', `{who:forbiddenTo} ${words} ${monsters} <or|nor> attack directly`, ({ who }) => [...all(who, whats, undefined, others), ofTheirs(who, 'attack-directly')]);
      for (const [attack, what] of [['attack', 'attack'], ['<declare an attack|declare attacks>', 'declare-attack']] as const)
        if (words === 'Special Summon') g.rule('playerRule', `{who:forbiddenTo} ${words} ${monsters} , except {exception} , nor ${attack} , except with {x:exception}` as '{who:forbiddenTo} {exception} {x:exception}', ({ who, exception, x }) => [...all(who, whats, { not: exception }, others), ofTheirs(who, what, { not: x })]);
      if (words === 'Special Summon') g.rule('playerRule', `{who:forbiddenTo} ${words} ${monsters} , except {exception} , nor conduct <your|their> Battle Phase`, ({ who, exception }) => [...all(who, whats, { not: exception }, others), ...forbids(who, 'enter-battle-phase')]);
    }
    g.rule('playerRule', `{who:forbiddenTo} ${words} [<a|an|any>] {bare}`, ({ who, bare }) => (bare.where || bare.whose || bare.filter.not || Object.keys(bare.filter).join() === 'other' || Object.keys(asFilter(bare)).length < 2 ? undefined : all(who, whats, asFilter(bare))));
  }
  for (const [phrase, place] of [['from <the|your> Extra Deck', 'extra-deck'], ['from the GY', 'graveyard'], ['from the Deck', 'deck'], ['<from the hand|from your hand>', 'hand'], ['from the Main Deck', 'deck']] as const) {
    g.rule('playerRule', `{who:forbiddenTo} Special Summon [<monsters|any monsters>] ${phrase}`, ({ who }) => forbids(who, 'special-summon', { place }));
    g.rule('playerRule', `{who:forbiddenTo} Special Summon [<monsters|any monsters>] ${phrase} , except {exception}`, ({ who, exception }) => forbids(who, 'special-summon', { place, not: exception }));
    g.rule('playerRule', `{who:forbiddenTo} Special Summon {bare} ${phrase}`, ({ who, bare }) => (bare.where || bare.whose || bare.filter.not || Object.keys(asFilter(bare)).length < 2 ? undefined : forbids(who, 'special-summon', { ...asFilter(bare), place })));
  }
  for (const [word, kind] of [['Fusion', 'fusion'], ['Synchro', 'synchro'], ['Xyz', 'xyz'], ['Link', 'link'], ['Pendulum', 'pendulum'], ['Ritual', 'ritual']] as const) {
    g.rule('playerRule', `{who:forbiddenTo} ${word} Summon [<monsters|any monsters>]`, ({ who }) => forbids(who, 'special-summon', undefined, { how: kind }));
    g.rule('playerRule', `{who:forbiddenTo} ${word} Summon {bare}`, ({ who, bare }) => (bare.where || bare.whose || bare.filter.not || Object.keys(bare.filter).length === 0 ? undefined : forbids(who, 'special-summon', asFilter(bare), { how: kind })));
    g.rule('playerRule', `{who:forbiddenTo} ${word} Summon [<monsters|any monsters>] , except {exception}`, ({ who, exception }) => forbids(who, 'special-summon', { not: exception }, { how: kind }));
  }
} // prettier-ignore
/** What else players cannot do, what they pay for it. */
function noOtherActions(g: YgoGrammar): void {
  g.rule('playerRule', '{who:forbiddenTo} <conduct <your|their> Battle Phase|conduct the Battle Phase|enter the Battle Phase>', ({ who }) => forbids(who, 'enter-battle-phase'));
  g.rule('playerRule', 'there is no Battle Phase', () => forbids('either', 'enter-battle-phase'));
  g.rule('playerRule', '{who:forbiddenTo} <Set monsters|Set any monsters>', ({ who }) => forbids(who, 'set-monster'));
  g.rule('playerRule', '{who:forbiddenTo} Tribute Summon monsters [, except {exception}]', ({ who, exception }) => forbids(who, 'normal-summon', exception && { not: exception }, { how: 'tribute' }));
  g.rule('playerRule', '{who:forbiddenTo} Tribute Summon {bare}', ({ who, bare }) => (bare.where || bare.whose || bare.filter.not || Object.keys(asFilter(bare)).length < 2 ? undefined : forbids(who, 'normal-summon', asFilter(bare), { how: 'tribute' })));
  g.rule('playerRule', '{who:forbiddenTo} Tribute this [face-up] card [on the field]', ({ who }) => [{ rule: 'cannot', what: 'be-tributed', ...(who !== 'either' && { by: { whose: who } }) }]);
  g.rule('playerRule', 'monsters cannot be Special Summoned from the {spots}', ({ spots }) => (spots.filter ? undefined : forbids('either', 'special-summon', { place: oneOrList(spots.where) })));
  g.rule('playerRule', '{who:forbiddenTo} banish cards', ({ who }) => forbids(who, 'banish'));
  g.rule('playerRule', '{who:forbiddenTo} banish cards from {where}', ({ who, where }) => (where.whose === 'their' || where.filter ? undefined : [{ rule: 'cannot', what: 'be-banished', ...(who !== 'either' && { by: { whose: who } }), cards: { where: oneOrList(where.where), ...(where.whose && { whose: where.whose }) } }]));
  for (const [words, player] of [['your opponent must play with their hand', 'opponent'], ['your opponent must keep their hand', 'opponent'], ['both players must keep their hands', 'either'], ['each player must keep their hand', 'either']] as const) g.rule('playerRule', `${words} revealed`, () => [{ rule: 'reveal', player, where: 'hand' }]);
  g.rule('playerRule', 'you do not <pay|have to pay> LP to {activating}', ({ activating }) => activating.map((what) => ({ rule: 'costs', cost: 'pay-life', what: { ...what, by: 'you' }, change: 'none' })));
  g.rule('playerRule', '{who:forbiddenTo} Set <Spells/Traps|Spell/Trap Cards>', ({ who }) => forbids(who, 'set'));
  g.rule('playerRule', '<only this card can attack|no other monsters can attack , except this card>', () => [{ rule: 'cannot', what: 'attack', cards: { where: 'monsters', whose: 'you', filter: { other: true } } }]);
  for (const [words, what] of [['<declare an attack|declare attacks>', 'declare-attack'], ['attack', 'attack']] as const)
    g.rule('playerRule', `{who:forbiddenTo} ${words} [,] except with {exception}`, ({ who, exception }) => [{ rule: 'cannot', what, cards: { where: 'monsters', ...(who !== 'either' && { whose: who }), filter: { not: exception } } }]);
  g.rule('playerRule', 'you cannot attack directly with {bare}', ({ bare }) => (bare.where || bare.whose || bare.noun !== 'monster' || Object.keys(bare.filter).length === 0 ? undefined : [{ rule: 'cannot', what: 'attack-directly', cards: { where: 'monsters', whose: 'you', filter: asFilter(bare) } }]));
  g.rule('playerRule', '{who:forbiddenTo} Set cards', ({ who }) => [...forbids(who, 'set'), ...forbids(who, 'set-monster')]);
  g.rule('playerRule', '{who:forbiddenTo} Flip Summon [monsters]', ({ who }) => forbids(who, 'flip-summon'));
  g.rule('playerRule', '{bare} cannot be Special Summoned', ({ bare }) => (bare.where || bare.whose || bare.noun !== 'monster' || Object.keys(bare.filter).length === 0 ? undefined : forbids('either', 'special-summon', asFilter(bare))));
  g.rule('playerRule', '{who:forbiddenTo} Tribute <cards|monsters>', ({ who }) => [{ rule: 'cannot', what: 'be-tributed', cards: { where: ['field', 'hand'], ...(who !== 'either' && { whose: who }) } }]);
  for (const [words, whats] of Object.entries(SUMMONS)) g.rule('playerRule', `{who:forbiddenTo} ${words} {names}`, ({ who, names }) => all(who, whats, names));
  g.rule('playerRule', '{who:forbiddenTo} <draw cards|draw any cards>', ({ who }) => forbids(who, 'draw'));
  g.rule('playerRule', '{who:forbiddenTo} add cards from <the|their|your> Deck to <the|their|your> hand [,] except by drawing them', ({ who }) => forbids(who, 'add-from-deck'));
  g.rule('playerRule', '{who:forbiddenTo} add cards from <the|their|your> Deck to <the|their|your> hand', ({ who }) => forbids(who, 'add-from-deck'));
  g.rule('playerRule', 'you must pay {n:number} LP to declare an attack with this <card|monster>', ({ n }) => [{ rule: 'price', of: 'attack', do: { do: 'pay-life', amount: n } }]);
  for (const [who, player] of [['you', 'you'], ['your opponent', 'opponent']] as const)
    g.rule('playerRule', `${who} cannot draw during the Draw Phase`, () => [{ ...forbids(player, 'draw')[0], while: { phase: 'draw' } }]);
  g.rule('playerRule', 'monsters cannot be destroyed by battle with this card', () => [{ rule: 'cannot', what: 'be-destroyed', cards: { where: 'monsters', filter: { other: true } }, by: { cause: 'battle', card: { this: true } } }]);
  g.rule('playerRule', 'this card cannot destroy monsters by battle', () => [{ rule: 'cannot', what: 'be-destroyed', cards: { where: 'monsters', filter: { other: true } }, by: { cause: 'battle', card: { this: true } } }]);
  g.rule('playerRule', 'each player can only {how:summonWord} Summon a monster once per turn', ({ how }) => (['fusion', 'ritual', 'synchro', 'xyz', 'link', 'pendulum'].includes(how) ? forbids('either', 'special-summon', undefined, { how, times: 1 }) : undefined));
  g.rule('playerRule', "cards cannot be added from the Deck to your opponent's hand [,] except by drawing them", () => forbids('opponent', 'add-from-deck'));
  g.rule('playerRule', '<your opponent|they> cannot draw cards except during Draw Phases', () => [{ ...forbids('opponent', 'draw')[0], while: { not: { phase: 'draw' } } }]);
  g.rule('playerRule', 'this card requires a cost of {n:number} of your own LP to attack', ({ n }) => [{ rule: 'price', of: 'attack', do: { do: 'pay-life', amount: n } }]);
  g.rule('playerRule', 'each player must send {n:number} card(s) from their hand to the GY to <declare an attack|attack>', ({ n }) => [{ rule: 'price', of: 'attack', cards: { where: 'monsters' }, do: { do: 'send', cards: { choose: n, where: 'hand', whose: 'you' } } }]);
  g.rule('playerRule', 'unless your opponent sends {n:number} card(s) from the top of their Deck to the GY , they cannot declare an attack', ({ n }) => [{ rule: 'price', of: 'attack', cards: { where: 'monsters', whose: 'opponent' }, do: { do: 'send', cards: { choose: n, by: 'top', where: 'deck', whose: 'you' } } }]);
  // Who pays for what.
  for (const [who, whose] of [['your opponent', { whose: 'opponent' }], ['each player', {}], ['you', { whose: 'you' }]] as const) {
    const pays = (n: number): Draft => ({ do: 'pay-life', amount: n });
    g.rule('playerRule', `${who} must pay {n:number} LP to <declare an attack|attack>` as '{n:number}', ({ n }) => [{ rule: 'price', of: 'attack', cards: { where: 'monsters', ...whose }, do: pays(n) }]);
    g.rule('playerRule', `${who} must pay {n:number} LP to {activating}` as '{n:number} {activating}', ({ n, activating }) => activating.map((what) => ({ rule: 'price', of: 'activation', what: { ...what, ...('whose' in whose && { by: whose.whose }) }, do: pays(n) })));
  }
  g.rule('activating', 'activate the effects of monsters in <your|the> {places} [,]', ({ places }) => (places.some((place) => ['field', 'monsters'].includes(place)) || places.length < 2 ? undefined : [{ what: 'effect', kind: 'monster', place: places }]));
  g.rule('playerRule', '{who:forbiddenTo} {activating} [,] <or|nor> <declare an attack|declare attacks>', ({ who, activating }) => [...activating.map((what) => ({ rule: 'cannot-activate', ...(who !== 'either' && { whose: who }), what })), { rule: 'cannot', what: 'declare-attack', player: who }]);
  g.rule('playerRule', '{who:forbiddenTo} {activating}', ({ who, activating }) => activating.map((what) => ({ rule: 'cannot-activate', ...(who !== 'either' && { whose: who }), what })));
  g.table('playerRule', {
    'you can <only attack with|attack with only> 1 monster': [{ rule: 'cannot', what: 'attack', player: 'you', times: 1 }],
    '<each player can only Special Summon monsters once per turn|each player can only Special Summon once per turn|each player can only Special Summon a monster(s) once per turn>': forbids('either', 'special-summon', undefined, { times: 1 }),
    'your opponent can <only attack with|attack with only> 1 monster': [{ rule: 'cannot', what: 'attack', player: 'opponent', times: 1 }],
    '<each player can only attack with 1 monster|each player can attack with only 1 monster [during each Battle Phase]|only 1 monster can attack>': [{ rule: 'cannot', what: 'attack', player: 'either', times: 1 }],
    'control of <it|this [face-up] card [on the field]> cannot <switch|change>': [{ rule: 'cannot', what: 'change-control' }],
  });
  g.rule('playerRule', '<monsters cannot attack|no monsters can attack|neither player can attack>', () => [{ rule: 'cannot', what: 'attack', cards: { where: 'monsters' } }]);
  for (const [words, what] of [['<declare an attack|declare attacks>', 'declare-attack'], ['attack', 'attack']] as const)
    g.rule('playerRule', `{who:forbiddenTo} ${words}`, ({ who }) => [{ rule: 'cannot', what, cards: { where: 'monsters', ...(who !== 'either' && { whose: who }) } }]);
  activating(g);
} // prettier-ignore

/** Whose activation: "activate monster effects in the GY". */
function activating(g: YgoGrammar): void {
  g.table('activating', {
    'activate <[any] cards or effects|a card or effect>': [{}],
    'activate [any] <effects|card effects>': [{ what: 'effect' }],
    'activate [any] cards': [{ what: 'card' }],
    'activate the effects of Special Summoned monsters': [{ what: 'effect', kind: 'monster', card: { summoned: 'special' } }],
    'activate [any] <Spell/Trap Cards|Spells/Traps|Spell/Trap|Spell or Trap Cards|Spell and Trap Cards>': [{ what: 'card', kind: ['spell', 'trap'] }],
    'activate [any] <Spell Cards|Spells>': [{ what: 'card', kind: 'spell' }],
    'activate [any] <Trap Cards|Traps>': [{ what: 'card', kind: 'trap' }],
    'activate [any] <Spell/Trap Cards or effects|Spell/Trap Cards and effects|Spell/Trap Cards or their effects|Spells/Traps or their effects|Spell/Trap Cards , or their effects>': [{ kind: ['spell', 'trap'] }],
    'activate <Spell/Trap effects|the effects of Spells/Traps|the effects of Spell/Trap Cards>': [{ what: 'effect', kind: ['spell', 'trap'] }],
    'activate [any] <Trap Cards or effects|Trap Cards or their effects|Traps or their effects>': [{ kind: 'trap' }],
    'activate [any] <Spell Cards or effects|Spell Cards or their effects|Spells or their effects>': [{ kind: 'spell' }],
    'activate <Field Spell Cards|Field Spells>': [{ what: 'card', card: { kind: 'spell', property: 'field' } }],
    'activate Spell Cards , or the effects of Spell Cards': [{ kind: 'spell' }],
    'activate any Spell/Trap Cards or use their effects': [{ kind: ['spell', 'trap'] }],
    'activate Quick-Play Spell Cards': [{ what: 'card', card: { kind: 'spell', property: 'quick-play' } }],
    'activate [any] <Spell/Trap Cards , or monster effects|Spells/Traps or monster effects|Spell/Trap Cards or monster effects>': [{ what: 'card', kind: ['spell', 'trap'] }, { what: 'effect', kind: 'monster' }],
  }); // prettier-ignore
  const MONSTERS = '<monster effects|the effects of monsters|effects of monsters|monsters\' effects|any monster effects>';
  for (const [place, at] of [['', undefined], [' <in|from> the hand', 'hand'], [' in <the|their> GY', 'graveyard'], [' on the field', 'field'], [' in <the|your|their> hand <or|and> GY', ['hand', 'graveyard']], [' in <the|your|their> hand , GY , <or|and> banishment', ['hand', 'graveyard', 'banished']], [' in <the|your|their> GY <or|and> banishment', ['graveyard', 'banished']]] as const) {
    g.rule('activating', `activate ${MONSTERS}${place}`, () => [{ what: 'effect', kind: 'monster', ...(at && { place: at as never }) }]);
    if (at) g.rule('activating', `activate ${MONSTERS} that <activate|are activated>${place.replace(' <in|from>', ' in')}`, () => [{ what: 'effect', kind: 'monster', place: at as never }]);
    if (at) g.rule('activating', `activate <[any] cards or effects|effects|effects of cards|[any] card effects|cards , or the effects of cards ,>${place}`, () => [{ place: at as never }]);
  }
  g.rule('activating', 'activate <the effects|effects> of {bare}', ({ bare }) => (bare.now || (bare.where && !bare.where.every((one) => one === 'field')) || (Object.keys(bare.filter).length === 0 && bare.whose === undefined && bare.noun === 'monster') ? undefined : [{ what: 'effect', card: asFilter(bare), ...(bare.noun === 'monster' && { kind: 'monster' as const }) }]));
  g.rule('activating', 'activate the effects of Spells/Traps in the GY', () => [{ what: 'effect', kind: ['spell', 'trap'], place: 'graveyard' }]);
  g.rule('activating', 'activate the effects of Spell/Trap Cards in the GY', () => [{ what: 'effect', kind: ['spell', 'trap'], place: 'graveyard' }]);
  g.rule('activating', 'activate the effects of monsters in their GY with the same Attribute as a monster in your GY', () => [{ what: 'effect', kind: 'monster', place: 'graveyard', card: { sameAs: { what: 'attribute', as: { where: 'graveyard', whose: 'you', filter: { kind: 'monster' } } } } }]);
  for (const [words, kind] of [['Spell Cards', 'spell'], ['Trap Cards', 'trap']] as const) g.rule('activating', `activate [any] other ${words}`, () => [{ what: 'card', kind, card: { other: true } }]);
  g.rule('activating', 'activate monster effects , except <those of|the effects of> {exception}', ({ exception }) => [{ what: 'effect', kind: 'monster', card: { not: exception } }]);
  g.rule('activating', 'activate <monster effects|the effects of monsters> , except {exception}', ({ exception }) => [{ what: 'effect', kind: 'monster', card: { not: exception } }]);
} // prettier-ignore
