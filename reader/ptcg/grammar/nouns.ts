/** Whom and what a text is about: Pokémon, Energy, cards, players. */
import { nameKey } from '../../../engine/case/names.ts';
import { CONDITIONS, ENERGY_TYPES, type EnergyType } from '../../../engine/case/schema.ts';
import type { CardFilter, PokemonFilter } from '../../../engine/ptcg/effects/schema.ts';
import type { Label, StageWord } from '../../../engine/ptcg/effects/shapes.ts';
import { nameNouns } from './names.ts';
import { both, bothCards, EACH, IT, listed, OLD_ACTIVE, type PtcgGrammar } from './phrases.ts';

/** Owners and forms that are part of names ("Hop's Pokémon": every Pokémon with Hop's in its name). */
const OWNERS = [
  "Hop's", "N's", "Lillie's", "Iono's", "Marnie's", "Steven's", "Cynthia's", "Ethan's", "Arven's", "Misty's", "Brock's", "Erika's", "Blaine's", "Koga's", "Sabrina's", "Giovanni's", "Lt. Surge's", "Larry's",
  "Team Rocket's", "Team Magma's", "Team Aqua's", "Rocket's", 'Hisuian', 'Alolan', 'Galarian', 'Paldean', 'Unown', 'Dark', 'Light', 'Shining', 'Team Aqua', 'Team Magma',
]; // prettier-ignore
const LABELS: readonly (readonly [string, Label])[] = [
  ['team plasma', 'Team Plasma'], ['single strike', 'Single Strike'], ['rapid strike', 'Rapid Strike'], ['fusion strike', 'Fusion Strike'], ['ancient', 'Ancient'], ['future', 'Future'],
  ['tera', 'Tera'], ['baby', 'Baby'], ['radiant', 'Radiant'], ['prism star', 'Prism Star'], ['ace spec', 'ACE SPEC'],
]; // prettier-ignore
/** What stands behind "Pokémon" as part of what it is. */
const KINDS: readonly (readonly [string, Label])[] = [
  ['ex', 'ex'], ['-ex', 'ex'], ['-EX', 'EX'], ['EX', 'EX'], ['-GX', 'GX'], ['GX', 'GX'], ['V', 'V'], ['VMAX', 'VMAX'], ['VSTAR', 'VSTAR'], ['V-UNION', 'V-UNION'], ['BREAK', 'BREAK'], ['LV.X', 'LV.X'], ['sp', 'SP'], ['star', 'Star'], ['legend', 'LEGEND'],
]; // prettier-ignore
const STAGES: Readonly<Record<string, StageWord>> = {
  basic: 'basic', 'stage 1': 'stage1', 'stage 2': 'stage2', 'stage 1 evolved': 'stage1', 'stage 2 evolved': 'stage2', evolution: 'evolution', evolved: 'evolution', restored: 'restored',
}; // prettier-ignore

export function nouns(g: PtcgGrammar): void {
  g.terminal('n', ['number'], (tokens, at) => [{ value: Number(tokens[at]!.word), to: at + 1 }]);
  g.table('article', { a: 1, an: 1 });
  g.rule('n', '{article}', () => 1).table('n', { one: 1, two: 2, three: 3 });
  for (const type of ENERGY_TYPES) g.table('type', { [type.toLowerCase()]: type });
  g.rule('types', '{type}', ({ type }) => type);
  g.rule('types', '{type} or {more:types}', ({ type, more }) => listed(type, more));
  g.rule('types', '{type} and {more:types}', ({ type, more }) => listed(type, more));
  g.rule('types', '{type}, {more:types}', ({ type, more }) => (Array.isArray(more) ? listed(type, more) : undefined));
  g.rule('types', '{type}, <or|and> {more:type}', ({ type, more }) => listed(type, more));
  for (const one of CONDITIONS) g.table('condition', { [one]: one });
  g.rule('conditions', '{condition}', ({ condition }) => condition);
  g.rule('conditions', '{condition} and {more:condition}', ({ condition, more }) => [condition, more]);
  g.rule('conditions', '{a:condition}, {b:condition}[,] and {c:condition}', ({ a, b, c }) => [a, b, c]);
  g.table('side', { your: 'you', "your opponent's": 'opponent' });
  g.table('deckOf', { 'your deck': 'you', "your opponent's deck": 'opponent' });

  nameNouns(g);
  pokemonNouns(g);
  whomNouns(g);
  energyNouns(g);
  cardNouns(g);
}

/** Pokémon: "Benched Fire Pokémon ex that has any damage counters on it". */
function pokemonNouns(g: PtcgGrammar): void {
  adjectives(g);
  kindsOfPokemon(g);
  statesOfPokemon(g);
  exceptions(g);
  describedPokemon(g);
  postsOfPokemon(g);
}

/** What stands before "Pokémon". */
function adjectives(g: PtcgGrammar): void {
  for (const owner of OWNERS) g.table('owner', { [owner]: owner });
  for (const [words, label] of LABELS) g.table('label', { [words]: label });
  for (const [words, stage] of Object.entries(STAGES)) g.table('stage', { [words]: stage });
  g.table('adjective', { active: { where: 'active' }, benched: { where: 'bench' } });
  g.rule('adjective', '{stage}', ({ stage }) => ({ stage }));
  g.rule('adjective', '{types}', ({ types }) => ({ type: types }));
  g.rule('adjective', 'non-{type}', ({ type }) => ({ not: { type } }));
  g.rule('adjective', '{label}', ({ label }) => ({ label }));
  g.rule('adjective', '{a:label}, {b:label}, <and|or> {c:label}', ({ a, b, c }) => ({ label: [a, b, c] }));
  g.rule('adjective', '{conditions}', ({ conditions }) => ({ condition: conditions }));
  g.rule('adjective', '{owner}', ({ owner }) => ({ nameIncludes: owner }));
}

/** Kinds of Pokémon, and what is theirs. */
function kindsOfPokemon(g: PtcgGrammar): void {
  for (const [words, label] of KINDS) {
    g.table('pokemonHead', { [`pokémon${words.startsWith('-') ? '' : ' '}${words}`]: { label } });
    // "Pokémon-GX's Abilities"
    g.table('pokemonPossessive', { [`pokémon${words.startsWith('-') ? '' : ' '}${words}'s`]: { label } });
  }
  g.table('pokemonHead', {
    pokémon: {},
    'ultra beast(s)': { label: 'Ultra Beast' },
    'mega evolution pokémon': { label: ['Mega EX', 'Mega ex'] },
    'mega evolution pokémon ex': { label: 'Mega ex' },
    'tag team pokémon': { label: 'TAG TEAM' },
    'pokémon-EX or pokémon-GX': { label: ['EX', 'GX'] },
    'pokémon-GX or pokémon-EX': { label: ['GX', 'EX'] },
  });
  for (const join of ['or', 'and', 'or a', 'and each'])
    g.rule('kindOfPokemon', `{a:pokemonHead} ${join} {b:pokemonHead}`, ({ a, b }) => labels(a, b));
  g.rule('kindOfPokemon', '{a:pokemonHead}', ({ a }) => a);
  g.rule('kindOfPokemon', '{a:pokemonHead}, {b:pokemonHead}, <or|and> {c:pokemonHead}', ({ a, b, c }) => { const first = labels(a, b); return first && labels(first, c); }); // prettier-ignore
  g.rule('kindOfPokemon', '{name:cardNames}', ({ name }) => ({ name }));
  g.rule('kindOfPokemon', '{adjective} {kind:kindOfPokemon}', ({ adjective, kind }) => both(adjective, kind));
  g.rule('kindOfPokemon', '{stage} or {other:stage} {kind:kindOfPokemon}', ({ stage, other, kind }) => both({ stage: [stage, other] }, kind)); // prettier-ignore
  g.rule('kindOfPokemon', '{stage} and {other:stage} {kind:kindOfPokemon}', ({ stage, other, kind }) => both({ stage: [stage, other] }, kind)); // prettier-ignore
  g.rule('kindOfPokemon', '{types} pokémon or {more:types} pokémon', ({ types, more }) => ({
    type: [types, more].flat(),
  }));
  g.rule('kindOfPokemon', '{a:type} pokémon, {b:type} pokémon, <or|and> {c:type} pokémon', ({ a, b, c }) => ({
    type: [a, b, c],
  }));
  g.rule('kindOfPokemon', '{types} pokémon and {more:types} pokémon', ({ types, more }) => ({ type: [types, more].flat() })); // prettier-ignore
  g.rule('pokemonPossessive', "pokémon's", () => ({}));
  g.rule('pokemonPossessive', '{name:cardNameOf}', ({ name }) => ({ name }));
  g.rule('pokemonPossessive', '{a:cardNameOf} and {b:cardNameOf}', ({ a, b }) => ({ name: [a, b] }));
  g.table('pokemonPossessive', { "ultra beasts'": { label: 'Ultra Beast' } });
  g.rule('pokemonPossessive', '{adjective} {kind:pokemonPossessive}', ({ adjective, kind }) => both(adjective, kind));
}

/** What stands behind "Pokémon", always in the same words: "that has any damage counters on it". */
function statesOfPokemon(g: PtcgGrammar): void {
  const post: Readonly<Record<string, PokemonFilter>> = {
    'in play': {},
    'that <has|have> any damage counter(s) on <it|them>': { damaged: true },
    'that already <has|have> any damage counter(s) on <it|them>': { damaged: true },
    'with any damage counter(s) on <it|them>': { damaged: true },
    'that <has|have> no damage counter(s) on <it|them>': { damaged: false },
    'that <has|have> an ability': { hasAbility: true },
    'that <has|have> abilities': { hasAbility: true },
    'that <has|have> any abilities': { hasAbility: true },
    'with <an ability|abilities>': { hasAbility: true },
    'that have no pokémon tools attached [to them]': { tool: false },
    'that has no abilities': { hasAbility: false },
    'that <has|have> no abilities': { hasAbility: false },
    'that has a rule box': { ruleBox: true },
    'with a rule box': { ruleBox: true },
    'with a rule box (pokémon <V|ex>, <pokémon V|pokémon-GX>, etc. have rule boxes)': { ruleBox: true },
    "that doesn't have a rule box (pokémon <V|ex>, <pokémon V|pokémon-GX>, etc. have rule boxes)": { ruleBox: false },
    "that <doesn't|don't> have a rule box": { ruleBox: false },
    'that <is|are> affected by a special condition': { condition: 'any' },
    'that has a pokémon tool [card] attached [to it]': { tool: true },
    'that has any pokémon tool [cards] attached [to it]': { tool: true },
    'that were put into play this turn': { thisTurn: 'played' },
    'that evolved this turn': { thisTurn: 'evolved' },
  };
  g.table('pokemonPost', post);
}

/** Which are not meant: "except any Pokémon ex". */
function exceptions(g: PtcgGrammar): void {
  g.rule('except', '[,] except [for] [any] {kind:kindOfPokemon} {post:pokemonPost}', ({ kind, post }) => { const not = both(kind, post); return not && { not }; }); // prettier-ignore
  g.rule('except', ', except [for] this pokémon', () => ({ self: false }));
  g.rule('except', '[,] except [for] [any] [each] {kindOfPokemon}[,]', ({ kindOfPokemon }) => ({ not: kindOfPokemon }));
  g.rule('except', '(<except|excluding> [for] [any] {kindOfPokemon})', ({ kindOfPokemon }) => ({ not: kindOfPokemon }));
  g.rule('except', ', excluding any {kindOfPokemon}[,]', ({ kindOfPokemon }) => ({ not: kindOfPokemon }));
  // "Excluding Ludicolo" on Ludicolo: this one, not all of the name.
  g.rule('except', ', excluding {kindOfPokemon}[,]', ({ kindOfPokemon }, { own }) => [kindOfPokemon.name ?? []].flat().some((name) => own.has(nameKey(name))) ? undefined : { not: kindOfPokemon }); // prettier-ignore
  g.rule('except', ', excluding this pokémon', () => ({ self: false }));
}

/** A kind of Pokémon with what stands around it. */
function describedPokemon(g: PtcgGrammar): void {
  g.rule('pokemon', '{kindOfPokemon}', ({ kindOfPokemon }) => kindOfPokemon);
  g.rule('pokemon', '{a:kindOfPokemon} or [a|an] {b:kindOfPokemon}', ({ a, b }) => either(a, b));
  // All that are of one kind or the other.
  g.rule('pokemons', '{pokemon}', ({ pokemon }) => pokemon);
  g.rule('pokemons', '{a:kindOfPokemon} and [each] {b:kindOfPokemon}', ({ a, b }) => either(a, b) ?? named(a, b));
  g.rule('pokemons', '{a:kindOfPokemon} and [each] {b:kindOfPokemon} {post:pokemonPost}', ({ a, b, post }) => { const two = either(a, b) ?? named(a, b); return two && both(two, post); }); // prettier-ignore
  g.rule('pokemons', '{a:kindOfPokemon}, {b:kindOfPokemon}, and {c:kindOfPokemon}', ({ a, b, c }) => { const two = named(a, b); return two && named(two, c); }); // prettier-ignore
  g.rule('pokemon', '{kind:kindOfPokemon} {a:pokemonPost}', ({ kind, a }) => both(kind, a));
  g.rule('pokemon', '{kind:kindOfPokemon} {a:pokemonPost} {b:pokemonPost}', ({ kind, a, b }) => { const one = both(kind, a); return one && both(one, b); }); // prettier-ignore
}

/** What stands behind "Pokémon", with a number, a name or Energy in it. */
function postsOfPokemon(g: PtcgGrammar): void {
  g.rule('pokemonPost', 'that <has|have> [any] {energy} attached [to <it|them>]', ({ energy: { cards: _, ...energy } }) => ({ energy })); // prettier-ignore
  g.rule('pokemonPost', 'with any {energy} attached [to <it|them>]', ({ energy: { cards: _, ...energy } }) => ({ energy })); // prettier-ignore
  g.rule('pokemonPost', "that <don't|doesn't> have any {energy} attached [to <it|them>]", ({ energy: { cards: _, ...energy } }) => ({ not: { energy } })); // prettier-ignore
  g.rule('pokemonPost', 'that <has|have> no {energy} attached [to <it|them>]', ({ energy: { cards: _, ...energy } }) => ({ not: { energy } })); // prettier-ignore
  g.rule('pokemonPost', 'that has at least {n} {energy} attached [to it]', ({ n, energy: { cards: _, ...energy } }) => ({ energy: { ...energy, atLeast: n } })); // prettier-ignore
  g.rule('pokemonPost', 'that <has|have> {n} or more {energy} attached [to it]', ({ n, energy: { cards: _, ...energy } }) => ({ energy: { ...energy, atLeast: n } })); // prettier-ignore
  g.rule('pokemonPost', 'that <has|have> the {attackName} attack', ({ attackName }) => ({ attack: attackName }));
  g.rule('pokemonPost', 'that <has|have> the {attackName} ability', ({ attackName }) => ({ ability: attackName }));
  g.rule('pokemonPost', '<that have|that has|with> {type} resistance', ({ type }) => ({ resistance: type }));
  g.rule('pokemonPost', '<that have|that has|with> {type} weakness', ({ type }) => ({ weakness: type }));
  g.rule('pokemonPost', 'that <has|have> {n} HP or less remaining', ({ n }) => ({ remainingHp: { atMost: n } }));
  g.rule('pokemonPost', 'that <has|have> {n} or less HP remaining', ({ n }) => ({ remainingHp: { atMost: n } }));
  g.rule('pokemonPost', 'with {n} HP or less remaining', ({ n }) => ({ remainingHp: { atMost: n } }));
  g.rule('pokemonPost', 'that <has|have> exactly {n} HP remaining', ({ n }) => ({ remainingHp: n }));
  g.rule('pokemonPost', "that <isn't|aren't> [a|an] {kindOfPokemon}", ({ kindOfPokemon }) => ({ not: kindOfPokemon }));
  g.rule('pokemonPost', "that <isn't|aren't> {type} type", ({ type }) => ({ not: { type } }));
  g.rule('pokemonPost', 'that <has|have> a maximum HP of {n} or less', ({ n }) => ({ hp: { atMost: n } }));
  g.rule('pokemonPost', 'that evolve(s) from {cardName}', ({ cardName }) => ({ evolvedFrom: cardName }));
  g.rule('pokemonPost', 'with {n} or more damage counters on it', ({ n }) => ({ counters: { atLeast: n } }));
  g.rule('pokemonPost', 'that has {n} or more damage counters on it', ({ n }) => ({ counters: { atLeast: n } }));
  g.rule('pokemonPost', '{named}', ({ named }) => named);
  g.rule('pokemonPost', '<that have|that has|with> at least {n} damage counter(s) on <it|them>', ({ n }) => ({
    counters: { atLeast: n },
  }));
  g.rule('pokemonPost', '<that have|that has|with> exactly {n} damage counter(s) on <it|them>', ({ n }) => ({
    counters: n,
  }));
  g.rule('pokemonPost', 'that have {n} or more damage counters on them', ({ n }) => ({ counters: { atLeast: n } }));
  g.rule(
    'pokemonPost',
    'that <has|have> {n} or <less|fewer> {energy} attached [to <it|them>]',
    ({ n, energy: { cards: _, ...energy } }) => ({ not: { energy: { ...energy, atLeast: n + 1 } } }),
  );
  g.rule('pokemonPost', 'that <has|have> a retreat cost of {n} or more', ({ n }) => ({ retreatCost: { atLeast: n } }));
  g.rule('pokemonPost', 'that <has|have> a retreat cost of [exactly] {n}', ({ n }) => ({ retreatCost: n }));
  g.rule('pokemonPost', 'with a retreat cost of {n} or more', ({ n }) => ({ retreatCost: { atLeast: n } }));
  g.rule('pokemonPost', 'that <has|have> no retreat cost', () => ({ retreatCost: 0 }));
  g.rule('pokemonPost', 'with [a] maximum HP of at least {n}', ({ n }) => ({ hp: { atLeast: n } }));
  g.rule('pokemonPost', 'that <has|have> δ on <its|their> card', () => ({ nameIncludes: 'δ' }));
  g.rule('pokemonPost', "that <doesn't|don't> have {part:namePart} in <its|their> name", ({ part }) => ({
    not: { nameIncludes: part },
  }));
  g.rule('pokemonPost', 'with a maximum HP of {n} or less', ({ n }) => ({ hp: { atMost: n } }));
  g.rule('pokemonPost', 'that was put into play this turn', () => ({ thisTurn: 'played' }));
  g.rule('pokemonPost', '{except}', ({ except }) => except);
}
const named = (a: PokemonFilter, b: PokemonFilter): PokemonFilter | undefined => a.name !== undefined && b.name !== undefined && Object.keys(a).length === 1 && Object.keys(b).length === 1 ? { name: [a.name, b.name].flat() } : undefined; // prettier-ignore
/** Two kinds of which either will do; what is one kind with several labels is read as that. */
function either(a: PokemonFilter, b: PokemonFilter): PokemonFilter | undefined {
  const keys = Object.keys(b);
  if (keys.every((key) => key === 'label') && a.label !== undefined) return undefined;
  if (keys.length === 1 && Object.keys(a).length === 1 && b.name !== undefined && a.name !== undefined) return undefined;
  if (keys.length === 1 && Object.keys(a).length === 1 && b.type !== undefined && a.type !== undefined) return undefined;
  const { label, ...kind } = a;
  const { label: other, ...more } = b;
  if (label !== undefined && other !== undefined && JSON.stringify(kind) === JSON.stringify(more)) return { ...kind, label: [label, other].flat() };
  return { any: [a, b] };
} // prettier-ignore
const labels = (a: PokemonFilter, b: PokemonFilter): PokemonFilter | undefined =>
  a.label !== undefined && b.label !== undefined ? { label: [a.label, b.label].flat() } : undefined;

/** Pokémon of a player, and the Pokémon an instruction is about. */
function whomNouns(g: PtcgGrammar): void {
  g.table('who1', {
    'this pokémon': 'self',
    'your active pokémon': 'own-active',
    "your opponent's active pokémon": 'opponent-active',
    'the attacking pokémon': 'attacker',
    'both active pokémon': { each: { where: 'active' } },
    '<that pokémon|it>': { chosen: IT },
    'those pokémon': { chosen: IT },
    'the pokémon you evolved in this way': { chosen: IT },
    'the new active pokémon': { chosen: '#new-active' },
  });
  g.rule('who1', 'the {pokemon} this card is attached to', ({ pokemon }) => Object.keys(pokemon).length === 0 ? 'self' : { each: { self: true, ...pokemon } }); // prettier-ignore
  g.rule('who1', '{n} of their [other] {pokemon}', ({ n, pokemon }) => ({
    choose: n,
    from: { of: 'opponent', ...pokemon },
  }));
  g.rule('who1', '<their active pokémon|their new active pokémon>', () => 'opponent-active');
  g.rule('who1', 'both active {pokemon}', ({ pokemon }) =>
    Object.keys(pokemon).length === 0 ? undefined : { each: { where: 'active', ...pokemon } },
  );
  g.rule('who1', 'all {pokemons}', ({ pokemons }) => ({ each: pokemons }));
  g.rule('who1', 'the pokémon you moved to your bench', () => ({ chosen: OLD_ACTIVE }));
  g.rule('who1', '{n} of {those}', ({ n, those }) => ({ choose: n, from: those }));
  g.rule('who1', 'up to {n} of {those}', ({ n, those }) => ({ choose: n, from: those, upTo: true }));
  g.rule('who1', 'each of {n} of {those}', ({ n, those }) => (n === 1 ? undefined : { choose: n, from: those }));
  g.rule('who1', '<them|the chosen pokémon>', () => ({ chosen: IT }));
  g.rule('who1', 'any of {those}', ({ those }) => ({ choose: 1, from: those }));
  g.rule('who1', 'another of your {pokemon}', ({ pokemon }) => ({ choose: 1, from: { of: 'you', ...pokemon, not: { chosen: IT } } })); // prettier-ignore
  g.rule('who1', '{n} of your other {pokemon}', ({ n, pokemon }) => ({ choose: n, from: { of: 'you', self: false, ...pokemon } })); // prettier-ignore
  g.rule('who1', "another of <their|your opponent's> {pokemon}", ({ pokemon }) => ({ choose: 1, from: { of: 'opponent', ...pokemon, not: { chosen: IT } } })); // prettier-ignore
  g.rule('who1', "<a|an> {pokemon} (both yours and your opponent's)", ({ pokemon }) => ({ choose: 1, from: pokemon }));
  g.rule('who1', 'all of {those}', ({ those }) => ({ each: those }));
  g.rule('eachOf', 'each of {those}', ({ those }) => those);
  g.rule('eachOf', '<each of them|each of those pokémon>', () => ({ chosen: IT }));
  g.rule('eachOf', "each {pokemon} (both yours and your opponent's)", ({ pokemon }) => pokemon);
  g.rule(
    'eachOf',
    "each {pokemon} (both yours and your opponent's){except}" as '{pokemon}{except}',
    ({ pokemon, except }) => both(pokemon, except),
  );
  g.rule('eachOf', 'each {pokemon}', ({ pokemon }) => pokemon);
  g.rule('who', '{who1}', ({ who1 }) => who1);
  g.rule('who', '{eachOf}', ({ eachOf }) => ({ each: eachOf }));
  // Of each of them in turn, or of all together.
  g.rule('at', '{who1}', ({ who1 }) => ({ who: who1 }));
  g.rule('at', '{eachOf}', ({ eachOf }) => ({ who: { chosen: EACH }, each: eachOf }));
  g.rule('who1', 'all {those}', ({ those }) => ({ each: those }));
  g.rule('who1', '{those}', ({ those }) => (those.where === 'active' && Object.keys(those).length === 2 ? undefined : { each: those })); // prettier-ignore
  g.rule('who1', "all {pokemon} (both yours and your opponent's)", ({ pokemon }) => ({ each: pokemon }));
  g.table('whose', {
    "this pokémon's": 'self',
    "your active pokémon's": 'own-active',
    "your opponent's active pokémon's": 'opponent-active',
    "the attacking pokémon's": 'attacker',
    "that pokémon's": { chosen: IT },
    its: { chosen: IT },
  });
  thosePokemon(g);
}

/** Pokémon of a player. */
function thosePokemon(g: PtcgGrammar): void {
  g.rule('those', '{side} {pokemons} [in play]', ({ side, pokemons }) => ({ of: side, ...pokemons }));
  g.rule('those', 'your other {pokemons} [in play]', ({ pokemons }) => ({ of: 'you', self: false, ...pokemons }));
  g.rule('those', "{pokemons} (both yours and your opponent's)", ({ pokemons }) => pokemons);
  g.rule('those', "{kind:kindOfPokemon} (both yours and your opponent's) {post:pokemonPost}", ({ kind, post }) => both(kind, post)); // prettier-ignore
  g.rule('those', "{pokemon} in play (both yours and your opponent's)", ({ pokemon }) => pokemon);
}

/** Energy attached to Pokémon. */
function energyNouns(g: PtcgGrammar): void {
  g.table('energyHead', { energy: {}, 'energy card(s)': { cards: true } });
  g.rule('energy', '{head:energyHead}', ({ head }) => head);
  g.rule('energy', '{types} {head:energyHead}', ({ types, head }) => ({ type: types, ...head }));
  g.rule('energy', 'basic {head:energyHead}', ({ head }) => ({ basic: true, ...head }));
  g.rule('energy', 'basic {types} {head:energyHead}', ({ types, head }) => ({ type: types, basic: true, ...head }));
  g.rule('energy', 'special {head:energyHead}', ({ head }) => ({ special: true, ...head }));
  g.rule('energy', '{name:cardName}', ({ name }) => (/Energy$/.test(name) ? { name } : undefined));
  g.rule('energy', '{name:cardName} card(s)', ({ name }) => (/Energy$/.test(name) ? { name, cards: true } : undefined));
}

const TRAINERS: Readonly<Record<string, CardFilter>> = {
  trainer: { kind: 'trainer' },
  item: { kind: 'trainer', trainer: 'item' },
  supporter: { kind: 'trainer', trainer: 'supporter' },
  stadium: { kind: 'trainer', trainer: 'stadium' },
  'pokémon tool': { kind: 'trainer', trainer: 'tool' },
  'item or pokémon tool': { kind: 'trainer', trainer: ['item', 'tool'] },
  'item or supporter': { kind: 'trainer', trainer: ['item', 'supporter'] },
};
/** Cards in hands, decks and piles. */
function cardNouns(g: PtcgGrammar): void {
  kindsOfCards(g);
  postsOfCards(g);
  listsOfCards(g);
  inCombination(g);
  severalWanted(g);
  wantedCards(g);
}

/** What a card is. */
function kindsOfCards(g: PtcgGrammar): void {
  for (const [words, filter] of Object.entries(TRAINERS)) g.table('cardHead', { [`${words} card(s)`]: filter });
  g.table('cardHead', { 'pokémon tool(s)': TRAINERS['pokémon tool']!, 'item(s)': TRAINERS['item']!, 'supporter(s)': TRAINERS['supporter']! }); // prettier-ignore
  const energy = (types?: EnergyType | EnergyType[], of?: 'basic' | 'special'): CardFilter => ({ kind: 'energy', ...(of && { energy: of }), ...(types && { type: types }) }); // prettier-ignore
  g.rule('cardHead', 'energy [card(s)]', () => energy());
  g.rule('cardHead', 'basic energy [card(s)]', () => energy(undefined, 'basic'));
  g.rule('cardHead', 'special energy [card(s)]', () => energy(undefined, 'special'));
  g.rule('cardHead', '{types} energy [card(s)]', ({ types }) => energy(types));
  g.rule('cardHead', 'basic {types} energy [card(s)]', ({ types }) => energy(types, 'basic'));
  for (const [words, label] of LABELS) {
    g.table('cardHead', { [`${words} card(s)`]: { label } });
    for (const [kind, filter] of Object.entries(TRAINERS)) g.table('cardHead', { [`${words} ${kind} card(s)`]: { ...filter, label } }); // prettier-ignore
    // "Single Strike Energy" is the name of one card.
    g.rule('cardHead', `${words} energy card(s)`, (_, { names }) => names.has(nameKey(`${label} Energy`)) ? undefined : { kind: 'energy', label }); // prettier-ignore
  }
  g.rule('cardHead', '{stage} card(s)', ({ stage }) => ({ kind: 'pokemon', stage }));
  g.rule('cardHead', '{kind:kindOfPokemon} [card(s)]', ({ kind }) => asCard(kind));
  g.rule('cardHead', '{name:cardName} [card(s)]', ({ name }) => ({ name }));
  g.rule('cardHead', '[evolution] card(s) that evolve(s) from this pokémon', () => ({ evolvesFrom: 'self' }));
  g.rule('cardHead', '{kind:kindOfPokemon} that evolve(s) from this pokémon', ({ kind }) => { const card = asCard(kind); return card && bothCards(card, { evolvesFrom: 'self' }); }); // prettier-ignore
  g.rule('cardHead', '<{kind:kindOfPokemon}|card(s)> that evolve(s) from {name:cardName}' as '[{kind:kindOfPokemon}]{name:cardName}', ({ kind, name }) => { const card = kind ? asCard(kind) : {}; return card && bothCards(card, { evolvesFrom: name }); }); // prettier-ignore
  g.rule('cardHead', 'card(s) named {cardNames}', ({ cardNames }) => ({ name: cardNames }));
}

/** What stands behind a card: what it has. */
function postsOfCards(g: PtcgGrammar): void {
  g.rule('cardPost', 'with {n} HP or less', ({ n }) => ({ hp: { atMost: n } }));
  g.rule('cardPost', 'that <has|have> {n} HP or less', ({ n }) => ({ hp: { atMost: n } }));
  g.rule('cardPost', 'with {n} HP or more', ({ n }) => ({ hp: { atLeast: n } }));
  g.rule('cardPost', "that <don't|doesn't> have a rule box", () => ({ ruleBox: false }));
  g.rule('cardPost', 'with a rule box', () => ({ ruleBox: true }));
  g.rule('cardPost', '{named}', ({ named }) => named);
  g.rule('cardPost', '<that have|that has|with> an ability', () => ({ hasAbility: true }));
  g.rule('cardPost', 'that has no abilities', () => ({ hasAbility: false }));
  g.rule('cardPost', '<that have|that has|with> {type} resistance', ({ type }) => ({ resistance: type }));
  g.rule('cardPost', '<that have|that has|with> {type} weakness', ({ type }) => ({ weakness: type }));
  g.rule('cardPost', '<that have|that has> the {attackName} attack', ({ attackName }) => ({ attack: attackName }));
  g.rule('cardPost', '<that have|that has> the {attackName} ability', ({ attackName }) => ({ ability: attackName }));
  g.rule('cardPost', '<that have|that has|with> a retreat cost of {n} or more', ({ n }) => ({
    retreatCost: { atLeast: n },
  }));
  g.rule('cardPost', '<that have|that has|with> a retreat cost of {n} or less', ({ n }) => ({
    retreatCost: { atMost: n },
  }));
  g.rule('cardPost', '<that have|that has|with> a retreat cost of [exactly] {n}', ({ n }) => ({ retreatCost: n }));
  g.rule('cardPost', 'that evolve(s) from <{those}|1 of {those}>' as '{those}', ({ those }) => ({
    evolvesFrom: { each: those },
  }));
  g.rule('cardPost', 'that <has|have> no retreat cost', () => ({ retreatCost: 0 }));
  g.rule('cardPost', ', each with {n} HP or less,', ({ n }) => ({ hp: { atMost: n } }));
  g.rule('cardPost', "that <isn't|aren't> [a|an] {kindOfPokemon}", ({ kindOfPokemon }) => { const not = asCard(kindOfPokemon); return not && { not }; }); // prettier-ignore
  g.rule('cardPost', 'named {cardNames}', ({ cardNames }) => ({ name: cardNames }));
  g.rule('cardPost', 'that evolve(s) from that pokémon', () => ({ evolvesFrom: { chosen: IT } }));
  g.rule('cardPost', '{except}', ({ except }) => { const not = except.not && asCard(except.not); return not && { not }; }); // prettier-ignore
}

/** One kind of cards or several. */
function listsOfCards(g: PtcgGrammar): void {
  g.rule('card', '{cardHead}', ({ cardHead }) => cardHead);
  g.rule('card', '{cardHead} {cardPost}', ({ cardHead, cardPost }) => bothCards(cardHead, cardPost));
  g.rule('cards', '{card}', ({ card }) => card);
  g.rule('cards', '{card} or [a] [an] {more:cards}', ({ card, more }) => ({ any: [card, ...(more.any ?? [more])] }));
  g.rule('cards', '{card}, [a] [an] {more:cards}', ({ card, more }) => (more.any ? { any: [card, ...more.any] } : undefined)); // prettier-ignore
  g.rule('cards', '{card}, {b:card}, and {c:card}', ({ card, b, c }) => ({ any: [card, b, c] }));
  g.rule('cards', '{card}, or [a] [an] {more:card}', ({ card, more }) => ({ any: [card, more] }));
}

/** Several kinds in any combination. */
function inCombination(g: PtcgGrammar): void {
  for (const [words, upTo] of [
    ['', undefined],
    ['up to ', true],
  ] as const) {
    g.rule('wanted', `${words}{n} in any combination of {a:card} <and|or> {b:card}` as '{n}{a:card}{b:card}', ({ n, a, b }) => ({ which: { any: [a, b] }, count: n, ...(upTo && { upTo }) })); // prettier-ignore
    g.rule('wanted', `${words}{n} in any combination of {a:card}, {b:card}, and {c:card}` as '{n}{a:card}{b:card}{c:card}', ({ n, a, b, c }) => ({ which: { any: [a, b, c] }, count: n, ...(upTo && { upTo }) })); // prettier-ignore
    g.rule('wanted', `${words}{n} in any combination of {card}` as '{n}{card}', ({ n, card }) => Array.isArray(card.type) ? { which: card, count: n, ...(upTo && { upTo }) } : undefined); // prettier-ignore
    g.rule('wanted', `${words}{n} in any combination of {names:cardNames}` as '{n}{names:cardNames}', ({ n, names }) => Array.isArray(names) ? { which: { name: names }, count: n, ...(upTo && { upTo }) } : undefined); // prettier-ignore
  }
  g.rule('wanted', 'in any combination, up to {n} {a:card} and {b:card}', ({ n, a, b }) => ({ which: { any: [a, b] }, count: n, upTo: true })); // prettier-ignore
}

/** "A Pokémon, a Supporter card, and a Basic Energy card": of each so many. */
function severalWanted(g: PtcgGrammar): void {
  g.rule('wantedEach', '{wanted}', ({ wanted }) => [wanted]);
  g.rule('wantedEach', '{wanted} and {more:wantedEach}', ({ wanted, more }) => [wanted, ...more]);
  g.rule('wantedEach', '{wanted}, {more:wantedEach}', ({ wanted, more }) => (more.length > 1 ? [wanted, ...more] : undefined)); // prettier-ignore
  g.rule('wantedEach', '{wanted}, and {more:wanted}', ({ wanted, more }) => [wanted, more]);
}

/** How many of which cards. */
function wantedCards(g: PtcgGrammar): void {
  g.rule('wanted', 'any {n} {cards}', ({ n, cards }) => ({ which: cards, count: n }));
  g.rule('wanted', 'any [{n}] card(s)', ({ n }) => ({ count: n ?? 1 }));
  for (const [words, count] of [
    ['any number of', 'any'],
    ['all', 'all'],
  ] as const)
    g.rule('wanted', `${words} {a:card} and {b:card}` as '{a:card}{b:card}', ({ a, b }) => ({
      which: { any: [a, b] },
      count,
    }));
  g.rule('wanted', '<a|an> {cards}', ({ cards }) => ({ which: cards, count: 1 }));
  g.rule('wanted', '{n} {cards}', ({ n, cards }) => ({ which: cards, count: n }));
  g.rule('wanted', 'up to {n} {cards}', ({ n, cards }) => ({ which: cards, count: n, upTo: true }));
  g.rule('wanted', 'any number of {cards}', ({ cards }) => ({ which: cards, count: 'any' }));
  g.rule('wanted', '<all|every> {cards}', ({ cards }) => ({ which: cards, count: 'all' }));
  for (const [words, upTo] of [
    ['up to', true],
    ['equal to', undefined],
  ] as const) {
    g.rule('wanted', `a number of {cards} ${words} the number of {count}` as '{cards}{count}', ({ cards, count }) => 'sum' in count ? undefined : { which: cards, count: { per: count }, ...(upTo && { upTo }) }); // prettier-ignore
    g.rule('wanted', `a number of cards ${words} the number of {count}` as '{count}', ({ count }) => 'sum' in count ? undefined : { count: { per: count }, ...(upTo && { upTo }) }); // prettier-ignore
  }
  g.rule('wanted', 'as many {cards} as you like', ({ cards }) => ({ which: cards, count: 'any' }));
  g.rule('wanted', 'as many cards as you like', () => ({ count: 'any' }));
  g.rule('wanted', '<a|1> card', () => ({ count: 1 }));
  g.rule('wanted', '{n} cards', ({ n }) => ({ count: n }));
  g.rule('wanted', 'up to {n} cards', ({ n }) => ({ count: n, upTo: true }));
  g.rule('wanted', 'any <1|one> card', () => ({ count: 1 }));
  g.rule('wanted', 'any number of cards', () => ({ count: 'any' }));
  g.rule('wanted', 'all cards', () => ({ count: 'all' }));
}

/** A kind of Pokémon as a card; `undefined` where it can only be said of Pokémon in play. */
export function asCard(kind: PokemonFilter): CardFilter | undefined {
  const { type, name, nameIncludes, stage, label, ruleBox, hp, not, any, ...inPlay } = kind;
  if (Object.keys(inPlay).length > 0) return undefined;
  const ways = any?.map(asCard);
  if (ways?.some((one) => one === undefined)) return undefined;
  const other = not && asCard(not);
  if (not && !other) return undefined;
  // A name says what it is by itself.
  return { ...(name === undefined && { kind: 'pokemon' as const }), ...(type && { type }), ...(name && { name }), ...(nameIncludes && { nameIncludes }), ...(stage && { stage }), ...(label && { label }),
    ...(ruleBox !== undefined && { ruleBox }), ...(hp && { hp }), ...(other && { not: withoutKind(other) }), ...(ways && { any: ways.map((one) => withoutKind(one!)) }) }; // prettier-ignore
}
const withoutKind = ({ kind: _, ...rest }: CardFilter): CardFilter => rest;
