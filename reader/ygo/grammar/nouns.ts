/** Noun phrases: which cards, how many, where. */
import type { Bounds, Filter, Place, Stat, SummonKind, Whose } from '../../../engine/ygo/effects/schema.ts';
import { ATTRIBUTES, MONSTER_KINDS, PROPERTIES, RACES } from '../words/kinds.ts';
import type { YgoGrammar } from './categories.ts';
import { both, either, groupOf, type Noun, type Pointer } from './noun.ts';

export function nouns(g: YgoGrammar): void {
  words(g);
  lists(g);
  adjectives(g);
  heads(g);
  whereabouts(g);
  traits(g);
  phrases(g);
  pointers(g);
}

function words(g: YgoGrammar): void {
  g.terminal('number', ['number'], (tokens, at) =>
    tokens[at]!.kind === 'number' ? [{ value: Number(tokens[at]!.word), to: at + 1 }] : [],
  );
  g.terminal('quoted', ['quoted'], (tokens, at) => {
    if (tokens[at]!.kind !== 'quoted') return [];
    // "X(s)" is printed for one or more, too.
    const one = { value: tokens[at]!.word.replace(/\(s\)$/, ''), to: at + 1 };
    // "X"(s)
    const plural = ['(', 's', ')'].every((mark, i) => tokens[at + 1 + i]?.word === mark);
    return [plural ? { value: one.value, to: at + 4 } : one];
  });
  for (const race of RACES) g.rule('race', race, () => race);
  for (const attribute of ATTRIBUTES) g.rule('attribute', attribute, () => attribute);
  for (const kind of MONSTER_KINDS) g.rule('monsterKind', kind, () => kind.toLowerCase());
  for (const property of PROPERTIES) g.rule('property', property, () => property.toLowerCase());
  g.table('stat', { ATK: 'atk', DEF: 'def', Level: 'level', Levels: 'level', Rank: 'rank', Ranks: 'rank', 'Link Rating': 'link', 'original ATK': 'original-atk', 'original DEF': 'original-def', 'original Level': 'original-level', 'original Levels': 'original-level', 'Pendulum Scale': 'scale' }); // prettier-ignore
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
    g.rule(list, `{a:${one}} , {b:${one}} , {c:${one}} [,] ${or} {d:${one}}`, ({ a, b, c, d }: Record<'a' | 'b' | 'c' | 'd', string>) => of(a, b, c, d));
  }
} // prettier-ignore

/** What stands before the noun. */
function adjectives(g: YgoGrammar): void {
  const not = (filter: Filter): Filter => ({ not: filter });
  g.rule('adjective', '{races}', ({ races }) => races);
  g.rule('adjective', '{attributes}', ({ attributes }) => attributes);
  g.rule('adjective', '{series}', ({ series }) => series);
  g.rule('adjective', '{race} or {attribute}', ({ race, attribute }) => ({ any: [{ race }, { attribute }] }));
  g.rule('adjective', '{attribute} or {race}', ({ race, attribute }) => ({ any: [{ attribute }, { race }] }));
  g.rule('adjective', 'non-{race}', ({ race }) => not({ race }));
  g.rule('adjective', 'non-{attribute}', ({ attribute }) => not({ attribute }));
  g.rule('adjective', 'non-{series}', ({ series }) => not(series));
  g.rule('adjective', 'non-{monsterKind}', ({ monsterKind }) => not({ is: monsterKind }));
  g.rule('adjective', 'non-Token', () => not({ is: 'token' }));
  for (const stat of ['Level', 'Rank'] as const) {
    const key = stat.toLowerCase() as 'level' | 'rank';
    g.rule('adjective', `${stat} {n:number}`, ({ n }) => ({ [key]: n }));
    g.rule('adjective', `${stat} {n:number} or <lower|less>`, ({ n }) => ({ [key]: { max: n } }));
    g.rule('adjective', `${stat} {n:number} or <higher|more>`, ({ n }) => ({ [key]: { min: n } }));
    g.rule('adjective', `${stat} {a:number} or {b:number}`, ({ a, b }) => ({ any: [{ [key]: a }, { [key]: b }] }));
  }
  g.rule('adjective', 'Link-{n:number}', ({ n }) => ({ link: n }));
  g.rule('adjective', 'Link-{n:number} or lower', ({ n }) => ({ link: { max: n } }));
  g.rule('adjective', 'Link-{n:number} or higher', ({ n }) => ({ link: { min: n } }));
  g.rule('adjective', '{how:summonWord} Summoned', ({ how }) => ({ summoned: how }));
  g.table('adjective', {
    'face-up': { face: 'up' },
    'face-down': { face: 'down' },
    Set: { face: 'down' },
    'Attack Position': { position: 'attack' },
    'Defense Position': { position: 'defense' },
    'face-up Attack Position': { face: 'up', position: 'attack' },
    'face-up Defense Position': { face: 'up', position: 'defense' },
    'face-down Defense Position': { face: 'down', position: 'defense' },
    banished: { place: 'banished' },
    'face-up banished': { place: 'banished', face: 'up' },
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
    '<monster(s)|monster card(s)>': { noun: 'monster', filter: {} },
    'card(s)': { noun: 'card', filter: {} },
    '<Spell(s)|Spell Card(s)>': { noun: 'spell', filter: {} },
    '<Trap(s)|Trap Card(s)>': { noun: 'trap', filter: {} },
    '<Spell/Trap(s)|Spell/Trap Card(s)|Spells/Traps|Spell <or|and> Trap Card(s)|Spells <or|and> Traps|Spell or Trap|Spells and Traps Cards>': { noun: 'spell-trap', filter: {} },
    '<Monster/Spell|Monster or Spell> Card(s)': { noun: 'card', filter: { kind: ['monster', 'spell'] } },
    'Token(s)': { noun: 'token', filter: {} },
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
  g.rule('head', '{property} <Spell(s)|Spell Card(s)>', ({ property }) => ({ noun: 'spell', filter: { property } }));
  g.rule('head', '{a:property} or {b:property} <Spell(s)|Spell Card(s)>', ({ a, b }) => ({ noun: 'spell', filter: { property: [a, b] } }));
  g.rule('head', '{property} <Trap(s)|Trap Card(s)>', ({ property }) => ({ noun: 'trap', filter: { property } }));
  g.rule('head', '{property} <Spell/Trap(s)|Spell/Trap Card(s)|Spells and Traps>', ({ property }) => ({ noun: 'spell-trap', filter: { property } }));
} // prettier-ignore

function whereabouts(g: YgoGrammar): void {
  g.table('place', {
    hand: 'hand', hands: 'hand', GY: 'graveyard', GYs: 'graveyard', Deck: 'deck', Decks: 'deck', 'Extra Deck': 'extra-deck', 'Extra Decks': 'extra-deck', field: 'field', banishment: 'banished',
    'Monster Zone(s)': 'monsters', 'Spell & Trap Zone(s)': 'spells-traps', 'Field Zone(s)': 'field-zone', 'Pendulum Zone(s)': 'pendulum-zone',
  }); // prettier-ignore
  g.rule('places', '{a:place}', ({ a }): Place[] => [a]);
  g.rule('places', '{a:place} <or|and|and/or|/> {b:place}', ({ a, b }) => [a, b]);
  g.rule('places', '{a:place} , {b:place} [,] <or|and|and/or> {c:place}', ({ a, b, c }) => [a, b, c]);
  g.rule('places', '{a:place} , {b:place} , {c:place} [,] <or|and|and/or> {d:place}', ({ a, b, c, d }) => [a, b, c, d]);
  g.rule('where', 'your {places}', ({ places }) => ({ where: places, whose: 'you' }));
  g.rule('where', "<your opponent's|the opponent's> {places}", ({ places }) => ({ where: places, whose: 'opponent' }));
  g.rule('where', 'their {places}', ({ places }) => ({ where: places, whose: 'their' }));
  g.rule('where', "<either|any|<either|any|each> player's> {places}", ({ places }) => ({ where: places }));
  g.rule('where', 'the {places}', ({ places }) => ({ where: places }));
  g.rule('where', 'your {a:place} or {b:places} or your {c:place}', () => undefined);
  g.rule('where', '<the|your> field or in <the|either> {b:place}', ({ b }) => ({ where: ['field', b] }));
  g.rule('where', 'the field <and|or> <the|in the|in either> {b:places}', ({ b }) => ({ where: ['field', ...b] }));
  g.rule('where', 'your face-up {places}', ({ places }) => ({ where: places, whose: 'you', filter: { face: 'up' } }));
  g.rule('where', 'face-up in your Extra Deck', () => ({ where: ['extra-deck'], whose: 'you', filter: { face: 'up' } }));
  g.rule('where', 'your hand or face-up <field|Monster Zone>', () => ({ where: ['hand', 'field'], whose: 'you', filter: { any: [{ place: 'hand' }, { face: 'up' }] } }));
  g.rule('where', 'your GY or face-up <field|Monster Zone>', () => ({ where: ['graveyard', 'field'], whose: 'you', filter: { face: 'up' } }));
  g.rule('where', 'your hand , GY , or face-up <field|Monster Zone>', () => ({ where: ['hand', 'graveyard', 'field'], whose: 'you', filter: { any: [{ place: 'hand' }, { face: 'up' }] } }));
} // prettier-ignore

const BOUNDS: Record<string, (n: number) => Bounds> = {
  'or more': (n) => ({ min: n }), 'or higher': (n) => ({ min: n }), 'or less': (n) => ({ max: n }), 'or lower': (n) => ({ max: n }), exactly: (n) => n,
}; // prettier-ignore

/** What stands after the noun: "with 1500 or less ATK", "you control", "from your GY". */
function traits(g: YgoGrammar): void {
  for (const [words, bounds] of Object.entries(BOUNDS)) if (words !== 'exactly') g.rule('bounds', `{n:number} ${words}`, ({ n }) => bounds(n));
  g.rule('bounds', '{n:number}', ({ n }) => n);
  g.rule('stats', '{stat}', ({ stat }): Stat[] => [stat]);
  g.rule('stats', 'ATK/DEF', (): Stat[] => ['atk', 'def']);
  g.rule('stats', 'ATK and DEF', (): Stat[] => ['atk', 'def']);
  const check = (stat: Stat, bounds: Bounds): Filter => ({ [stat]: bounds });
  g.rule('statCheck', '{bounds} {stat}', ({ bounds, stat }) => check(stat, bounds));
  g.rule('statCheck', '{bounds} ATK or DEF', ({ bounds }) => ({ any: [{ atk: bounds }, { def: bounds }] }));
  g.rule('statCheck', '{bounds} ATK and DEF', ({ bounds }) => ({ atk: bounds, def: bounds }));
  g.rule('statCheck', '{a:bounds} ATK <and|/> {b:bounds} DEF', ({ a, b }) => ({ atk: a, def: b }));
  g.rule('statCheck', '{a:bounds} ATK or {b:bounds} DEF', ({ a, b }) => ({ any: [{ atk: a }, { def: b }] }));
  g.rule('statCheck', 'a Level', () => ({ level: { min: 1 } }));

  const there = ({ where, whose, filter }: { where: Place[]; whose?: Whose | 'their'; filter?: Filter }): Partial<Noun> => ({
    where,
    ...(whose && { whose: whose === 'their' ? 'opponent' : whose }),
    filter: { ...filter, ...(where.includes('banished') && where.length > 1 && { face: 'up' as const }) },
  });
  g.rule('post', 'you control', () => ({ where: ['field'], whose: 'you' }));
  g.rule('post', '<your opponent controls|they control>', () => ({ where: ['field'], whose: 'opponent' }));
  g.rule('post', '<you|you currently> control or in your {places}', ({ places }) => ({ where: ['field', ...places], whose: 'you' }));
  g.rule('post', 'your opponent controls or in their {places}', ({ places }) => ({ where: ['field', ...places], whose: 'opponent' }));
  g.rule('post', 'you currently control', () => ({ where: ['field'], whose: 'you' }));
  g.rule('post', 'your opponent currently controls', () => ({ where: ['field'], whose: 'opponent' }));
  g.rule('post', 'that <specifically lists|specifically list> the card {name:quoted} in its text', ({ name }) => ({ filter: { mentions: name } }));
  g.rule('post', 'that has a Level', () => ({ filter: { level: { min: 1 } } }));
  g.rule('post', 'with no [Xyz] material(s)', () => ({ filter: { materials: 0 } }));
  g.rule('post', 'equipped to a monster', () => ({ filter: { isEquip: true } }));
  g.rule('post', 'that <is|are> banished or in {where}', ({ where }) => ({ where: ['banished', ...where.where], ...(where.whose && { whose: where.whose === 'their' ? 'opponent' : where.whose }), filter: { face: 'up' } }));
  g.rule('post', '[,] that <is|are> banished or <is|are> in {where}', ({ where }) => ({ where: ['banished', ...where.where], ...(where.whose && { whose: where.whose === 'their' ? 'opponent' : where.whose }), filter: { face: 'up' } }));
  g.rule('post', '<you both control|currently> on the field', () => undefined);
  g.rule('post', 'whose Level is {bounds}', ({ bounds }) => ({ filter: { level: bounds } }));
  g.rule('post', 'other than {exception}', ({ exception }) => ({ filter: { not: exception } }));
  g.rule('post', 'on <the|either> field', () => ({ where: ['field'] }));
  g.rule('post', 'on your field', () => ({ where: ['field'], whose: 'you' }));
  g.rule('post', "on your opponent's field", () => ({ where: ['field'], whose: 'opponent' }));
  g.rule('post', '<in|from|on> {where}', ({ where }) => where.where.length === 1 && where.where[0] === 'field' && !where.filter ? undefined : there(where));
  g.rule('post', 'from your field', () => ({ where: ['field'], whose: 'you' }));
  g.rule('post', 'in your Main Monster Zone', () => ({ where: ['monsters'], whose: 'you', filter: { zone: 'main' } }));
  g.rule('post', 'in the Main Monster Zone', () => ({ where: ['monsters'], filter: { zone: 'main' } }));
  g.rule('post', 'in the Extra Monster Zone', () => ({ where: ['monsters'], filter: { zone: 'extra' } }));
  g.rule('post', 'with a different <name|card name> <from|than> {what}', ({ what }) => ('several' in what ? undefined : { filter: { differsFrom: { what: 'name', as: groupIn(what) } } }));
  g.rule('post', 'with a different <name|card name> <from|than> {bare}', ({ bare }) => ({ filter: { differsFrom: { what: 'name', as: groupOf(bare) } } }));
  for (const [word, trait] of [['name', 'name'], ['original name', 'original-name'], ['Type', 'race'], ['Attribute', 'attribute'], ['Level', 'level']] as const)
    g.rule('post', `with the same ${word} as {pointer}`, ({ pointer }) => ({ filter: { sameAs: { what: trait, as: { $what: pointer } as never } } }));
  for (const [word, trait] of [['Type', 'race'], ['Attribute', 'attribute'], ['Level', 'level']] as const)
    g.rule('post', `with a different ${word} from {pointer}`, ({ pointer }) => ({ filter: { differsFrom: { what: trait, as: { $what: pointer } as never } } }));
  g.rule('post', 'with {statCheck}', ({ statCheck }) => ({ filter: statCheck }));
  g.rule('post', 'whose original {stat} is {bounds}', ({ stat, bounds }) => stat === 'atk' || stat === 'level' ? { filter: { [`original-${stat}`]: bounds } } : undefined);
  g.rule('post', 'with <the highest|the lowest|highest|lowest> ATK', () => undefined);
  for (const high of ['highest', 'lowest'] as const) for (const stat of ['ATK', 'DEF'] as const)
    g.rule('post', `<with|that has> the ${high} ${stat}`, () => high === 'highest' && stat === 'DEF' ? { only: 'highest-def' } : { only: `${high}-${stat.toLowerCase() as 'atk' | 'def'}` as const });
  g.rule('post', 'with different names', () => ({ distinct: 'name' }));
  g.rule('post', 'with different names from each other', () => ({ distinct: 'name' }));
  g.rule('post', 'with different <Attributes|original Attributes>', () => ({ distinct: 'attribute' }));
  g.rule('post', 'with different <Types|original Types>', () => ({ distinct: 'race' }));
  g.rule('post', 'with different Levels', () => ({ distinct: 'level' }));
  g.rule('post', 'with the same name', () => ({ same: 'name' }));
  g.rule('post', 'with the same Level', () => ({ same: 'level' }));
  g.rule('post', 'with the same Type', () => ({ same: 'race' }));
  g.rule('post', 'with the same Attribute', () => ({ same: 'attribute' }));
  g.rule('post', 'this card points to', () => ({ filter: { pointedToBy: { this: true } } }));
  g.rule('post', 'in this card\'s column', () => ({ filter: { sameAs: { what: 'column', as: 'this' } } }));
  g.rule('post', '[,] including {n:number} {one:bare}', ({ n, one }) => ({ including: [{ filter: asFilter(one), min: n }] }));
  g.rule('post', '[,] including <a|an> {one:bare}', ({ one }) => ({ including: [{ filter: asFilter(one), min: 1 }] }));
  g.rule('post', '[,] <including at least {n:number}> {one:bare}', ({ n, one }) => n === undefined ? undefined : ({ including: [{ filter: asFilter(one), min: n }] }));
  g.rule('post', 'that <mentions|mention|specifically lists|specifically list> {name:quoted}', ({ name }) => ({ filter: { mentions: name } }));
  g.rule('post', 'with {n:number} or more {kind:counterName}', ({ n, kind }) => ({ filter: { counters: { kind, min: n } } }));
  g.rule('post', 'with <a|an> {kind:counterName}', ({ kind }) => ({ filter: { counters: { kind, min: 1 } } }));
  g.rule('post', 'that <is|are> {how:summonWord} Summoned', () => undefined);
  g.rule('post', 'that <was|were> {how:summonWord} Summoned', ({ how }) => ({ filter: { summoned: how } }));
  g.rule('post', 'that was {how:summonWord} Summoned from the {from:places}', ({ how, from }) => ({ filter: { summoned: how, summonedFrom: from } }));
  g.rule('post', '{how:summonWord} Summoned from the {from:places}', ({ how, from }) => ({ filter: { summoned: how, summonedFrom: from } }));
  g.rule('post', 'that was <{how:summonWord} Summoned this turn|summoned this turn>', ({ how }) => ({ filter: { ...(how && { summoned: how }), summonedThisTurn: true } }));
  g.rule('post', 'equipped with <an Equip Card|Equip Cards|an Equip Spell|Equip Spells>', () => ({ filter: { equipped: true } }));
  g.rule('post', 'equipped with <a|an> {one:bare}', ({ one }) => (asFilter(one).isEquip ? undefined : { filter: { equippedWith: asFilter(one) } }));
  g.rule('post', 'equipped with {name:quoted}', ({ name }) => ({ filter: { equippedWith: { name } } }));
  g.rule('post', 'that can be Normal Summoned/Set', () => ({ filter: { normalSummonable: true } }));
  g.rule('post', 'that cannot be Normal Summoned/Set', () => ({ filter: { normalSummonable: false } }));
  g.rule('post', '[,] except {exception}', ({ exception }) => ({ filter: { not: exception } }));
  g.rule('post', '[,] <except|other than> this card', () => ({ filter: { other: true } }));
  g.rule('post', '[,] except this one', () => ({ filter: { other: true } }));
  g.rule('exception', '{names}', ({ names }) => names);
  g.rule('exception', '{bare}', ({ bare }) => bare.noun === 'name' || bare.where ? undefined : asFilter(bare));
  g.terminal('counterName', ['capital'], (tokens, at) => {
    // Counters are capitalised, not quoted: "Spell Counter".
    const words: string[] = [];
    if (!tokens[at]!.capital) return [];
    for (let to = at; to < Math.min(at + 5, tokens.length); to++) {
      const token = tokens[to]!;
      if (/^counters?$/.test(token.word) && words.length > 0 && token.capital) return [{ value: `${words.join(' ')} Counter`, to: to + 1 }];
      if (token.kind !== 'word' || !token.capital) return [];
      words.push(token.word[0]!.toUpperCase() + token.word.slice(1));
    }
    return [];
  });
} // prettier-ignore

/** A kind of card as a filter, with whose it is as its controller. */
export function asFilter(noun: Noun): Filter {
  const kind: Filter = noun.noun === 'monster' ? { kind: 'monster' } : noun.noun === 'spell' || noun.noun === 'trap' ? { kind: noun.noun } : noun.noun === 'spell-trap' ? { kind: ['spell', 'trap'] } : noun.noun === 'token' ? { is: 'token' } : {};
  const control = noun.where?.join() === 'field' && noun.whose !== undefined;
  return both(kind, noun.filter, !noun.where || control ? undefined : { place: noun.where.length === 1 ? noun.where[0]! : noun.where }, noun.whose && (noun.where && !noun.where.some((p) => p === 'field' || p === 'monsters') ? { owner: noun.whose } : { controller: noun.whose }));
} // prettier-ignore

/** Cards to compare with: those spoken of, or all of a kind. */
const groupIn = (what: Noun | Pointer): never => ('$ref' in what ? { $what: what } : groupOf(what)) as never;

function merge(a: Partial<Noun>, b: Partial<Noun>): Partial<Noun> | undefined {
  for (const key of ['where', 'whose', 'only', 'distinct', 'same', 'including'] as const) if (a[key] !== undefined && b[key] !== undefined && JSON.stringify(a[key]) !== JSON.stringify(b[key])) return undefined;
  return { ...a, ...b, filter: both(a.filter, b.filter) };
} // prettier-ignore
function complete(
  filter: Filter | undefined,
  head: { noun: Noun['noun']; filter: Filter },
  post: Partial<Noun> | undefined,
): Noun {
  const all = both(filter, head.filter, post?.filter);
  const { place, ...rest } = all;
  const banished = place === 'banished' && post?.where === undefined;
  return {
    noun: head.noun,
    ...post,
    ...(banished && { where: ['banished'] as Place[] }),
    filter: banished ? rest : all,
  };
}

function phrases(g: YgoGrammar): void {
  g.rule('posts', '{post}', ({ post }) => post);
  g.rule('posts', '{post} {more:posts}', ({ post, more }) => (post.including && (more.where || more.whose) ? undefined : merge(post, more)));
  g.rule('bare', '[{adjectives}] {head} [{posts}]', ({ adjectives: filter, head, posts }) => complete(filter, head, posts));
  g.rule('bare', 'copies of {names} [{posts}]', ({ names, posts }) => complete({}, { noun: 'name', filter: names }, posts));
  g.rule('bare', '[{adjectives}] {names} [{posts}]', ({ adjectives: filter, names, posts }) => complete(filter, { noun: 'name', filter: names }, posts));
  g.rule('bare', "<your|your banished> opponent's {bare}", () => undefined);
  g.rule('quantity', '{n:number}', ({ n }) => ({ count: n }));
  g.table('quantity', {
    '<a|an>': { count: 1 },
    '<all|all the|every|each>': { count: 'all' },
    'any number of': { count: 'any-number' },
    another: { count: 1, filter: { other: true } },
    'the top': { count: 1, by: 'top' },
    'your opponent\'s': { whose: 'opponent', count: 'all' },
    'all <your opponent\'s>': { whose: 'opponent', count: 'all' },
  });
  g.rule('quantity', 'up to {n:number}', ({ n }) => ({ count: { min: 1, max: n } }));
  g.rule('quantity', '{n:number} or more', ({ n }) => ({ count: { min: n } }));
  g.rule('quantity', '{a:number} or {b:number}', ({ a, b }) => (b === a + 1 ? { count: { min: a, max: b } } : undefined));
  g.rule('quantity', 'the top {n:number}', ({ n }) => ({ count: n, by: 'top' }));
  g.rule('quantity', '{n:number} random', ({ n }) => ({ count: n, by: 'random' }));
  const of = (quantity: Partial<Noun>, bare: Noun): Noun | undefined => {
    const merged = merge(quantity, bare);
    return merged && ({ ...merged, noun: bare.noun, filter: merged.filter ?? {} } as Noun);
  };
  g.rule('noun', '{quantity} {bare}', ({ quantity, bare }) => of(quantity, bare));
  g.rule('noun', '{quantity} {a:bare} and/or {b:bare}', ({ quantity, a, b }) => alternative(of(quantity, a), of(quantity, b)));
  g.rule('noun', '{n:number} {names} [,] or {m:number} {head} that mentions it [,] [{posts}]', ({ n, names, m, head, posts }) => n === m && !posts?.filter?.name && typeof names.name === 'string' ? of({ count: n }, complete({}, { noun: 'card', filter: { any: [names, both(asFilter({ noun: head.noun, filter: head.filter }), { mentions: names.name })] } }, posts)) : undefined);
  g.rule('noun', '{names}', ({ names }) => ({ noun: 'name', filter: names, count: 1 }));
  g.rule('noun', '{n:number} of your banished {bare}', ({ n, bare }) => of({ count: n, where: ['banished'], whose: 'you' }, bare));
  g.rule('noun', "{n:number} of your opponent's banished {bare}", ({ n, bare }) => of({ count: n, where: ['banished'], whose: 'opponent' }, bare));
  g.rule('noun', 'as many {bare} as possible', ({ bare }) => of({ count: 'as-many-as-possible' }, bare));
  g.rule('noun', 'as many {bare} as possible {posts}', ({ bare, posts }) => { const more = merge(bare, posts); return more && of({ count: 'as-many-as-possible' }, more as Noun); });
  g.rule('noun', '{a:quantity} {x:bare} or {b:quantity} {y:bare}', ({ a, x, b, y }) => JSON.stringify(a) === JSON.stringify(b) ? alternative(of(a, x), of(b, y)) : undefined);
} // prettier-ignore

/** "1 "A" or 1 "B" in your GY": one pick; the place said last holds for both. */
function alternative(x: Noun | undefined, y: Noun | undefined): Noun | undefined {
  if (!x || !y) return undefined;
  if (x.where && JSON.stringify(x.where) !== JSON.stringify(y.where)) return undefined;
  if (x.whose && x.whose !== y.whose) return undefined;
  if (y.only || x.only || x.including || x.distinct || x.same) return undefined;
  const { where: _where, whose: _whose, ...plainX } = x;
  const { where: _w, whose: _o, ...plainY } = y;
  return { ...y, noun: 'card', filter: either([asFilter(plainX), asFilter(plainY)]) };
}

/** A place said last belongs to those before that have none. */
const placed = (a: Noun, b: Noun): Noun => a.where || a.whose || !b.where ? a : { ...a, where: b.where, ...(b.whose && { whose: b.whose }) }; // prettier-ignore

/** Words for cards spoken of. */
function pointers(g: YgoGrammar): void {
  const that = { $ref: 'that' } as const;
  g.table('pointer', {
    'this <card|face-up card|monster>': { $ref: 'this' },
    it: { $ref: 'it' },
    them: { $ref: 'it', plural: true },
    'this <card you control|face-up card you control|card on the field|face-up card on the field|Equip Card>': { $ref: 'this' },
    'that target': { $ref: 'target' },
    'the target': { $ref: 'target' },
    '<those|the> targets': { $ref: 'target', plural: true },
    'both targets': { $ref: 'target', plural: true },
    both: { $ref: 'both', plural: true },
    'them both': { $ref: 'both', plural: true },
    'both <of them|those targets|monsters|cards>': { $ref: 'both', plural: true },
    'the first target': { $ref: 'first-target' },
    'the second target': { $ref: 'second-target' },
    'all of them': { $ref: 'it', plural: true },
    'that <monsters|face-up monsters>': { ...that, noun: 'monster', plural: true },
    'that cards': { ...that, noun: 'card', plural: true },
    'that targets': { $ref: 'target', plural: true },
    'that <monster you control|face-up monster you control>': { ...that, noun: 'monster' },
    'that <monster|face-up monster>': { ...that, noun: 'monster' },
    'that card': { ...that, noun: 'card' },
    'that Spell/Trap': { ...that, noun: 'spell-trap' },
    'that <Spell|Spell Card>': { ...that, noun: 'spell' },
    'that <Trap|Trap Card>': { ...that, noun: 'trap' },
    'those <monsters|face-up monsters>': { ...that, noun: 'monster', plural: true },
    'those cards': { ...that, noun: 'card', plural: true },
    "that opponent's monster": { ...that, noun: 'monster' },
    'the equipped monster': { $ref: 'equipped' },
    'the <attacking monster|monster that attacked>': { $ref: 'attacker' },
    'the attack target': { $ref: 'attack-target' },
  });
  for (const done of ['destroyed', 'banished', 'Tributed', 'revealed', 'discarded', 'sent', 'targeted', 'added', 'returned', 'Special Summoned', 'Summoned', 'excavated'] as const) {
    const pointer = (noun: Noun['noun']): Pointer => (done === 'targeted' ? { $ref: 'target', noun } : { $ref: 'done', done: done.toLowerCase(), noun });
    g.rule('pointer', `<the|that> ${done} monster`, () => pointer('monster'));
    g.rule('pointer', `<the|that> ${done} card`, () => pointer('card'));
    g.rule('pointer', `<the|those> ${done} monsters`, () => ({ ...pointer('monster'), plural: true }));
    g.rule('pointer', `<the|those> ${done} cards`, () => ({ ...pointer('card'), plural: true }));
  }
  g.rule('pointer', 'all {n:number}', () => ({ $ref: 'it', plural: true }));
  g.rule('pointer', 'this card <from|in> {where}', ({ where }) => ({ $ref: 'this', where: where.where, ...(where.filter && { filter: where.filter }) }));
  g.rule('what', '{noun}', ({ noun }) => (noun.count === undefined ? undefined : noun));
  g.rule('what', '{pointer}', ({ pointer }) => pointer);
  g.rule('what', '{a:noun} and {b:noun}', ({ a, b }) => (a.count === undefined || b.count === undefined ? undefined : { several: [placed(a, b), b] }));
  g.rule('what', '{a:pointer} and {b:noun}', ({ a, b }) => ({ several: [a, b] }));
  g.rule('what', '{a:noun} and {b:pointer}', ({ a, b }) => ({ several: [a, b] }));
  g.rule('what', 'both {a:noun} and {b:noun}', ({ a, b }) => (a.count === undefined || b.count === undefined ? undefined : { several: [placed(a, b), b] }));
  g.rule('what', 'both {a:pointer} and {b:noun}', ({ a, b }) => ({ several: [a, b] }));
  g.rule('what', '{n:number} {attributes} and {b:noun}', ({ n, attributes, b }) => ({ several: [{ ...b, count: n, filter: { ...b.filter, ...attributes } }, b] }));
  g.rule('what', '<both|> {a:pointer} and {b:pointer}', ({ a, b }) => ({ several: [a, b] }));
} // prettier-ignore
