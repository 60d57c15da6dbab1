/** Words before a noun and the noun itself: Types, Attributes, kinds, Levels, "face-up", "monster". */
import { ATTRIBUTES, MONSTER_KINDS, PROPERTIES, TYPES, wordsOf } from '../../../engine/case/printed.ts';
import type { Filter, SummonKind } from '../../../engine/ygo/effects/schema.ts';
import { nameKey } from '../../../engine/case/names.ts';
import type { Context, YgoGrammar } from './categories.ts';
import { both } from './noun.ts';

export function adjectives(g: YgoGrammar): void {
  words(g);
  lists(g);
  before(g);
  heads(g);
}

/** "All "Giant Germs" you control": cards of a name, its own or another's, which no card or archetype has in the plural. */
function isPluralName(word: string, { name, known }: Context): boolean {
  const one = word.slice(0, -1);
  if (!word.endsWith('s') || !one) return false;
  if (one === name) return true;
  const key = nameKey(word);
  return known !== undefined && known.cards.has(nameKey(one)) && !known.cards.has(key) && !known.archetypes.has(key);
}
function words(g: YgoGrammar): void {
  g.terminal('number', ['number'], (tokens, at) =>
    tokens[at]!.kind === 'number' ? [{ value: Number(tokens[at]!.word), to: at + 1 }] : [],
  );
  g.terminal('quoted', ['quoted'], (tokens, at, context) => {
    if (tokens[at]!.kind !== 'quoted') return [];
    // "X(s)" is printed for one or more, too.
    const word = tokens[at]!.word.replace(/\(s\)$/, '').replace(/ Tokens$/, ' Token');
    const one = { value: isPluralName(word, context) ? word.slice(0, -1) : word, to: at + 1 };
    // "X"(s)
    const plural = ['(', 's', ')'].every((mark, i) => tokens[at + 1 + i]?.word === mark);
    return [plural ? { value: one.value, to: at + 4 } : one];
  });
  for (const race of wordsOf(TYPES)) g.rule('race', race, () => race);
  for (const attribute of wordsOf(ATTRIBUTES)) g.rule('attribute', attribute, () => attribute);
  for (const [kind, { en }] of Object.entries(MONSTER_KINDS))
    if (kind !== 'token') g.rule('monsterKind', en, () => kind);
  for (const [property, { en }] of Object.entries(PROPERTIES)) g.rule('property', en, () => property);
  g.table('stat', { ATK: 'atk', DEF: 'def', Level: 'level', Levels: 'level', Rank: 'rank', Ranks: 'rank', 'Link Rating': 'link', 'Link Ratings': 'link', 'original ATK': 'original-atk', 'original DEF': 'original-def', 'original Level': 'original-level', 'original Levels': 'original-level', 'original Rank': 'original-rank', 'original Ranks': 'original-rank', 'Pendulum Scale': 'scale', 'Pendulum Scales': 'scale', 'current ATK': 'atk', 'current DEF': 'def', 'current Level': 'level', 'current Levels': 'level' }); // prettier-ignore
  g.table('summonWord', { Normal: 'normal', Special: 'special', Flip: 'flip', Tribute: 'tribute', Fusion: 'fusion', Ritual: 'ritual', Synchro: 'synchro', Xyz: 'xyz', Link: 'link', Pendulum: 'pendulum' }); // prettier-ignore
  g.rule('summonWords', '{a:summonWord}', ({ a }): SummonKind[] => [a]);
  g.rule('summonWords', '{a:summonWord} <or|/> {b:summonWord}', ({ a, b }) => [a, b]);
  g.rule('summonWords', '{a:summonWord} , {b:summonWord} [,] or {c:summonWord}', ({ a, b, c }) => [a, b, c]);
  g.rule('summonWords', '{a:summonWord} , {b:summonWord} , {c:summonWord} [,] or {d:summonWord}', ({ a, b, c, d }) => [
    a,
    b,
    c,
    d,
  ]);
}

/** "A or B", "A, B, or C" of one kind of word. */
function lists(g: YgoGrammar): void {
  for (const [list, one, key] of [['races', 'race', 'race'], ['attributes', 'attribute', 'attribute'], ['monsterKinds', 'monsterKind', 'is'], ['series', 'quoted', 'series'], ['names', 'quoted', 'name']] as const) {
    const of = (...all: string[]): Filter => ({ [key]: all.length === 1 ? all[0] : all });
    // "A" and "B" are two cards, Dragon and Warrior monsters are one kind.
    const or = list === 'names' ? '<or|and/or>' : '<or|and|and/or>';
    g.rule(list, `{a:${one}}` as const, ({ a }) => of(a));
    g.rule(list, `{a:${one}} ${or} {b:${one}}`, ({ a, b }: { a: string; b: string }) => of(a, b));
    g.rule(list, `{a:${one}} , {b:${one}} [,] ${or} {c:${one}}`, ({ a, b, c }: Record<'a' | 'b' | 'c', string>) => of(a, b, c));
    g.rule(list, `{a:${one}} , {b:${one}} , {c:${one}} , {d:${one}} [,] ${or} {e:${one}}`, ({ a, b, c, d, e }: Record<'a' | 'b' | 'c' | 'd' | 'e', string>) => of(a, b, c, d, e));
    g.rule(list, `{a:${one}} , {b:${one}} , {c:${one}} , {d:${one}} , {e:${one}} [,] ${or} {f:${one}}`, ({ a, b, c, d, e, f }: Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', string>) => of(a, b, c, d, e, f));
    g.rule(list, `{a:${one}} , {b:${one}} , {c:${one}} [,] ${or} {d:${one}}`, ({ a, b, c, d }: Record<'a' | 'b' | 'c' | 'd', string>) => of(a, b, c, d));
  }
} // prettier-ignore

/** What stands before the noun. */
function before(g: YgoGrammar): void {
  kinds(g);
  levels(g);
}
/** Types, Attributes, archetypes, Levels and Ranks, and what is none of them. */
function kinds(g: YgoGrammar): void {
  const not = (filter: Filter): Filter => ({ not: filter });
  g.rule('adjective', '{races}', ({ races }) => races);
  g.rule('adjective', '{attributes}', ({ attributes }) => attributes);
  g.rule('adjective', '{series}', ({ series }) => series);
  g.rule('adjective', '{a:quoted} / {b:quoted}', ({ a, b }) => ({ series: [a, b] }));
  g.rule('adjective', 'Level/Rank {n:number}', ({ n }) => ({ any: [{ level: n }, { rank: n }] }));
  g.rule('adjective', 'Level/Rank/Link {n:number}', ({ n }) => ({ any: [{ level: n }, { rank: n }, { link: n }] }));
  g.rule('adjective', 'Level/Rank {n:number} or lower', ({ n }) => ({
    any: [{ level: { max: n } }, { rank: { max: n } }],
  }));
  g.rule('adjective', 'Level/Rank {n:number} or higher', ({ n }) => ({
    any: [{ level: { min: n } }, { rank: { min: n } }],
  }));
  g.rule('adjective', 'Level {n:number} or lower/Link-{m:number} or lower', ({ n, m }) => ({
    any: [{ level: { max: n } }, { link: { max: m } }],
  }));
  g.rule('adjective', '{race} / {attribute} / Level {n:number} or lower', ({ race, attribute, n }) => ({
    race,
    attribute,
    level: { max: n },
  }));
  const OR = '<or|and/or>';
  g.rule('adjective', `{race} ${OR} {attribute}` as '{race}{attribute}', ({ race, attribute }) => ({ any: [{ race }, { attribute }] })); // prettier-ignore
  g.rule('adjective', `{attribute} ${OR} {race}` as '{attribute}{race}', ({ race, attribute }) => ({ any: [{ attribute }, { race }] })); // prettier-ignore
  g.rule('adjective', `{race} ${OR} {series:quoted}` as '{race}{series:quoted}', ({ race, series }) => ({ any: [{ race }, { series }] })); // prettier-ignore
  g.rule('adjective', `{series:quoted} ${OR} {race}` as '{series:quoted}{race}', ({ race, series }) => ({ any: [{ series }, { race }] })); // prettier-ignore
  g.rule('adjective', `{attribute} ${OR} {series:quoted}` as '{attribute}{series:quoted}', ({ attribute, series }) => ({ any: [{ attribute }, { series }] })); // prettier-ignore
  g.rule('adjective', `{series:quoted} ${OR} {attribute}` as '{series:quoted}{attribute}', ({ attribute, series }) => ({ any: [{ series }, { attribute }] })); // prettier-ignore
  g.rule('adjective', 'non-{race}', ({ race }) => not({ race }));
  g.rule('adjective', 'non-{attribute}', ({ attribute }) => not({ attribute }));
  g.rule('adjective', 'non-{series}', ({ series }) => not(series));
  g.rule('adjective', 'non-{monsterKind}', ({ monsterKind }) => not({ is: monsterKind }));
  g.rule('adjective', 'non-Token', () => not({ is: 'token' }));
  g.rule('adjective', 'non-{property}', ({ property }) =>
    property === 'normal' || property === 'ritual' ? undefined : not({ property }),
  );
}
/** Level, Rank and Link; how it was Summoned, how it lies. */
function levels(g: YgoGrammar): void {
  for (const stat of ['Level', 'Rank'] as const) {
    const key = stat.toLowerCase() as 'level' | 'rank';
    g.rule('adjective', `${stat} {n:number}`, ({ n }) => ({ [key]: n }));
    g.rule('adjective', `${stat} {n:number} or <lower|less>`, ({ n }) => ({ [key]: { max: n } }));
    g.rule('adjective', `${stat} {n:number} or <higher|more>`, ({ n }) => ({ [key]: { min: n } }));
    const one = (...all: number[]): Filter => ({ any: all.map((n) => ({ [key]: n })) });
    g.rule('adjective', `${stat} {a:number} or {b:number}`, ({ a, b }) => one(a, b));
    g.rule('adjective', `${stat} {a:number} , {b:number} [,] or {c:number}`, ({ a, b, c }) => one(a, b, c));
    g.rule('adjective', `${stat} {a:number} , {b:number} , {c:number} [,] or {d:number}`, ({ a, b, c, d }) =>
      one(a, b, c, d),
    );
  }
  g.rule('adjective', 'Link-{n:number}', ({ n }) => ({ link: n }));
  g.rule('adjective', 'Link-{n:number} or lower', ({ n }) => ({ link: { max: n } }));
  g.rule('adjective', 'Link-{n:number} or higher', ({ n }) => ({ link: { min: n } }));
  g.rule('adjective', '{how:summonWords} Summoned', ({ how }) => ({ summoned: how.length === 1 ? how[0]! : how }));
  g.rule('adjective', 'Normal Summoned/Set', () => ({ summoned: 'normal' }));
  g.table('adjective', {
    'face-up': { face: 'up' },
    'face-down': { face: 'down' },
    Set: { face: 'down' },
    'Attack Position': { position: 'attack' },
    'Defense Position': { position: 'defense' },
    'face-up Attack Position': { face: 'up', position: 'attack' },
    'face-up Defense Position': { face: 'up', position: 'defense' },
    'face-down Defense Position': { face: 'down', position: 'defense' },
    '[currently] banished': { place: 'banished' },
    '[currently] face-up banished': { place: 'banished', face: 'up' },
    '[currently] face-down banished': { place: 'banished', face: 'down' },
    'face-up or face-down': {},
    other: { other: true },
    linked: { linked: true },
    'co-linked': { coLinked: true },
    attacking: { oneOf: 'attacker' },
    equipped: { equipped: true },
    'Fusion, Synchro, Xyz, or Link': { is: ['fusion', 'synchro', 'xyz', 'link'] },
  });
  g.rule('adjectives', '{adjective}', ({ adjective }) => adjective);
  g.rule('adjectives', '{adjective} {more:adjectives}', ({ adjective, more }) => both(adjective, more));
}

/** The noun itself: monster, card, Spell … */
function heads(g: YgoGrammar): void {
  g.table('head', {
    'monster(s)': { noun: 'monster', filter: {} },
    'Monster Card(s)': { noun: 'monster', filter: {}, card: true },
    'card(s)': { noun: 'card', filter: {} },
    '<Spell(s)|Spell Card(s)>': { noun: 'spell', filter: {} },
    '<Trap(s)|Trap Card(s)>': { noun: 'trap', filter: {} },
    '<Spell/Trap(s)|Spell/Trap Card(s)|Spells/Traps|Spell <or|and> Trap Card(s)|Spells <or|and> Traps|Spell or Trap|Spells and Traps Cards>': { noun: 'spell-trap', filter: {} },
    '<Monster/Spell|Monster or Spell> Card(s)': { noun: 'card', filter: { kind: ['monster', 'spell'] } },
    'Token(s)': { noun: 'token', filter: {} },
    '<Monster/Trap|Monster or Trap> Card(s)': { noun: 'card', filter: { kind: ['monster', 'trap'] } },
    'Fusion, Synchro, Xyz, <or|and|and/or> Link Monster(s)': { noun: 'monster', filter: { is: ['fusion', 'synchro', 'xyz', 'link'] } },
    'Ritual, Fusion, Synchro, Xyz, <or|and|and/or> Link Monster(s)': { noun: 'monster', filter: { is: ['ritual', 'fusion', 'synchro', 'xyz', 'link'] } },
    'Tuner(s)': { noun: 'monster', filter: { is: 'tuner' } },
    'non-Tuner(s)': { noun: 'monster', filter: { not: { is: 'tuner' } } },
    'Equip Card(s)': { noun: 'card', filter: { isEquip: true } },
  }); // prettier-ignore
  g.rule('head', '{kinds:monsterKinds} monster(s)', ({ kinds }) => ({ noun: 'monster', filter: kinds }));
  g.rule('head', 'Tuner {kinds:monsterKinds} monster(s)', ({ kinds }) => ({ noun: 'monster', filter: both({ is: 'tuner' }, kinds) }));
  g.rule('head', '{a:monsterKind} Pendulum monster(s)', ({ a }) => ({ noun: 'monster', filter: { all: [{ is: a }, { is: 'pendulum' }] } }));
  g.rule('head', '{a:monsterKind} {b:monsterKind} monster(s)', ({ a, b }) => b === 'pendulum' || a === 'tuner' ? undefined : { noun: 'monster', filter: { all: [{ is: a }, { is: b }] } });
  g.rule('head', '{a:monsterKind} Tuner(s)', ({ a }) => ({ noun: 'monster', filter: { all: [{ is: a }, { is: 'tuner' }] } }));
  g.rule('head', 'non-{kind:monsterKind} {more:monsterKinds} monster(s)', ({ kind, more }) => ({ noun: 'monster', filter: both({ not: { is: kind } }, more) }));
  g.rule('head', 'monster(s) {series}', ({ series }) => ({ noun: 'monster', filter: series }));
  g.rule('head', 'card(s) {series}', ({ series }) => ({ noun: 'card', filter: series }));
  g.rule('head', '<Spell/Trap(s)|Spell/Trap Card(s)> {series}', ({ series }) => ({ noun: 'spell-trap', filter: series }));
  g.rule('head', '{a:property} <Spell(s)|Spell Card(s)> / {b:property} <Trap(s)|Trap Card(s)>', ({ a, b }) => ({ noun: 'card', filter: { any: [{ kind: 'spell', property: a }, { kind: 'trap', property: b }] } }));
  g.rule('head', '{kinds:monsterKinds} Monster Card(s)', ({ kinds }) => ({ noun: 'monster', filter: kinds, card: true }));
  g.rule('head', '{a:property} , {b:property} , or {c:property} <Spell(s)|Spell Card(s)>', ({ a, b, c }) => ({ noun: 'spell', filter: { property: [a, b, c] } }));
  g.rule('head', '{a:property} or {b:property} <Trap(s)|Trap Card(s)>', ({ a, b }) => ({ noun: 'trap', filter: { property: [a, b] } }));
  g.rule('head', '{a:property} <or|and> {b:property} <Spell/Trap(s)|Spell/Trap Card(s)>', ({ a, b }) => ({ noun: 'spell-trap', filter: { property: [a, b] } }));
  g.rule('head', '{property} <Spell(s)|Spell Card(s)>', ({ property }) => ({ noun: 'spell', filter: { property } }));
  g.rule('head', '{a:property} or {b:property} <Spell(s)|Spell Card(s)>', ({ a, b }) => ({ noun: 'spell', filter: { property: [a, b] } }));
  g.rule('head', '{property} <Trap(s)|Trap Card(s)>', ({ property }) => ({ noun: 'trap', filter: { property } }));
  g.rule('head', '{property} <Spell/Trap(s)|Spell/Trap Card(s)|Spells/Traps|Spells and Traps>', ({ property }) => ({ noun: 'spell-trap', filter: { property } }));
} // prettier-ignore
