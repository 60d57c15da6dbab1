/** What cards have in common, and in what they differ: "with the same Type as that monster, but a different name", "with different Attributes". */
import type { Filter } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';
import { groupOf, type Noun } from './noun.ts';

const TRAITS = {
  '<name|card name>': 'name', 'original name': 'original-name', '<Type|monster Type>': 'race', '<Attribute|monster Attribute>': 'attribute', Level: 'level', 'original Type': 'original-race', 'original Attribute': 'original-attribute', 'original Level': 'original-level',
  '[monster] card type ( {kinds:monsterKinds} )': 'monster-kind', '<original type|original card type|card type> ( Monster <,|/> Spell <,|/> [or] Trap )': 'kind',
} as const; // prettier-ignore
/** Of several cards; an original Type is a Type among cards in one place. */
const SEVERAL = { '<names|card names>': 'name', 'original names': 'original-name', '<Types|monster Types|original Types>': 'race', '<Attributes|original Attributes>': 'attribute', Levels: 'level' } as const; // prettier-ignore

/** A trait of which the text lists the kinds is noted with them: "monster-kind fusion,synchro". */
const plain = (trait: string): string => trait.split(' ')[0]!;
const same = (what: string, as: object): Filter => ({ sameAs: { what: plain(what), as } }) as never;
/** "A different card type (Fusion or Synchro)": one of those, but not the same. */
function other(what: string, as: object): Filter {
  const kinds = what.split(' ')[1]?.split(',');
  if (kinds) return { is: kinds, not: same(what, as) } as never;
  return (
    what === 'original-name' || what === 'kind' ? { not: same(what, as) } : { differsFrom: { what, as } }
  ) as never;
}
const each = (traits: readonly string[], one: (trait: string) => Filter): Filter =>
  traits.length === 1 ? one(traits[0]!) : { all: traits.map(one) };
/** "Original Type and Attribute": both original. */
const original = (traits: string[]): string[] =>
  /^original-(?!name)/.test(traits[0]!)
    ? traits.map((one) => (one.startsWith('original-') ? one : `original-${one}`))
    : traits;
const IT = { $what: { $ref: 'it' } };

export function likeness(g: YgoGrammar): void {
  for (const [words, trait] of Object.entries(TRAITS)) g.rule('trait', words as '[{kinds:monsterKinds}]', ({ kinds }) => (!kinds ? trait : /^(ritual,)?fusion,synchro,xyz/.test(String(kinds.is)) ? (`${trait} ${String(kinds.is)}` as typeof trait) : undefined));
  g.table('commonTrait', SEVERAL);
  for (const [list, one] of [['traits', 'trait'], ['commonTraits', 'commonTrait']] as const) {
    g.rule(list, `{a:${one}}` as '{a:trait}', ({ a }) => [a]);
    g.rule(list, `{a:${one}} [,] and {b:${one}}` as '{a:trait} and {b:trait}', ({ a, b }) => original([a, b]));
    g.rule(list, `{a:${one}} , {b:${one}} [,] and {c:${one}}` as '{a:trait} {b:trait} {c:trait}', ({ a, b, c }) => original([a, b, c]));
    if (list === 'traits') g.rule(list, `{a:${one}} / {b:${one}}` as '{a:trait} / {b:trait}', ({ a, b }) => original([a, b]));
  }
  g.rule('model', '{pointer}', ({ pointer }) => (pointer.where ? undefined : { $what: pointer }));
  g.rule('model', '{whose:possessive}', ({ whose }) => ({ $what: whose }));
  g.rule('model', '<a|either> targeted <monster|card>', () => ({ $what: { $ref: 'target', plural: true } }));
  const all = (noun: Noun): object | undefined => (noun.where ? groupOf(noun) : undefined);
  g.rule('models', '[<a|an|another|any|every|all>] {alike}', ({ alike }) => (alike.count === undefined ? all(alike) : undefined));
  // "The banished monster" is one spoken of.
  g.rule('models', 'the {alike}', ({ alike }) => (alike.count !== undefined || alike.where?.join() === 'banished' || alike.filter.place ? undefined : all(alike)));
  g.rule('models', '1 of your {alike}', ({ alike }) => all({ ...alike, whose: 'you' }));

  const WITH = '[,] <with|that has|that have|and|but|but with|and with>';
  g.rule('post', `${WITH} the same {traits} [,] as {model}`, ({ traits, model }) => ({ filter: each(traits, (one) => same(one, model)) }));
  g.rule('post', '[,] with same {trait} as {model}', ({ trait, model }) => ({ filter: same(trait, model) }));
  // One of both.
  const oneOf = (a: string, b: string, as: object): { filter: Filter } => ({ filter: { any: [same(a, as), same(b, as)] } });
  g.rule('post', `${WITH} the same {a:trait} or {b:trait} [,] as {model}`, ({ a, b, model }) => oneOf(a, b, model));
  g.rule('post', `${WITH} the same {a:trait} or {b:trait}`, ({ a, b }) => oneOf(a, b, IT));
  g.rule('post', '[,] of the same type ( Monster , Spell , or Trap )', () => ({ filter: same('kind', IT) }));
  g.rule('post', '[,] of the same type ( Monster , Spell , or Trap ) as {model}', ({ model }) => ({ filter: same('kind', model) }));
  // Of one trait it is enough that some such card has it.
  g.rule('post', `${WITH} the same {trait} as {models}`, ({ trait, models }) => ({ filter: same(trait, models) }));
  // Said of several, they share it; said of one, it shares it with the card spoken of.
  const listed = (traits: string[]): never => (traits.length === 1 ? plain(traits[0]!) : traits.map(plain)) as never;
  g.rule('post', `${WITH} the same {traits}`, ({ traits }) => ({ same: listed(traits) }));
  g.rule('post', `${WITH} the same {traits} <as|from> each other`, ({ traits }) => ({ same: listed(traits), each: true }));
  for (const one of ['one', '1'] as const) g.rule('model', `${one} of {pointer}`, ({ pointer }) => (pointer.where || !pointer.plural ? undefined : { $what: pointer }));
  g.rule('post', '[,] whose {traits} <is|are> the same as {model}', ({ traits, model }) => ({ filter: each(traits, (one) => same(one, model)) }));
  g.rule('post', '[,] whose {traits} <is|are> different <from|than> {model}', ({ traits, model }) => ({ filter: each(traits, (one) => other(one, model)) }));
  for (const as of ['model', 'models'] as const)
    g.rule('post', `${WITH} [a] different {traits} <from|than> {as:${as}}` as '{traits} {as:model}', ({ traits, as: from }) => ({ filter: each(traits, (one) => other(one, from)) }));
  for (const as of ['model', 'models'] as const)
    g.rule('post', `${WITH} a {trait} different from {as:${as}}` as '{trait} {as:model}', ({ trait, as: from }) => ({ filter: other(trait, from) }));
  // "With a different name than the Tributed monster had on the field": as it was.
  const HAD = '<had|had on the field|had while on the field>';
  g.rule('post', `${WITH} [a] different {traits} <from|than> {pointer} ${HAD}`, ({ traits, pointer }) => (pointer.$ref === 'done' && !pointer.plural ? { filter: each(traits, (one) => other(one, { $what: pointer })) } : undefined));
  g.rule('post', `${WITH} the same {traits} [that] {pointer} ${HAD}`, ({ traits, pointer }) => (pointer.$ref === 'done' && !pointer.plural && !traits.some((one) => one.includes('level')) ? { filter: each(traits, (one) => same(one, { $what: pointer })) } : undefined));
  g.rule('post', '[,] of the same {trait}', ({ trait }) => ({ same: plain(trait) as never, each: true }));
  g.rule('post', '[,] all of the same {trait}', ({ trait }) => ({ same: plain(trait) as never, each: true, alike: true }));
  g.rule('post', `${WITH} a different {traits}`, ({ traits }) => ({ filter: each(traits, (one) => other(one, IT)) }));
  g.rule('post', `${WITH} different {traits:commonTraits} [from each other]`, ({ traits }) => ({ distinct: listed(traits) }));
  g.rule('post', `${WITH} different {traits:commonTraits} from {model}`, ({ traits, model }) => ({ filter: each(traits, (one) => other(one, model)) }));
  g.rule('post', `${WITH} different {traits:commonTraits} from each other and [from] {model}`, ({ traits, model }) => ({ distinct: listed(traits), filter: each(traits, (one) => other(one, model)) }));
  g.rule('post', 'with the same {a:traits} [as] [,] but <a|with a> different {b:traits} [from] [,] [<as|from|than>] {model}', ({ a, b, model }) => ({ filter: { all: [...a.map((one) => same(one, model)), ...b.map((one) => other(one, model))] } }));
  for (const [words, pointer] of [['its name', { $ref: 'it' }], ["that card's name", { $ref: 'that', noun: 'card' }], ["that monster's name", { $ref: 'that', noun: 'monster' }], ["<that target's name|the target's name>", { $ref: 'target' }]] as const)
    g.rule('post', `with ${words}`, () => ({ filter: same('name', { $what: pointer }) }));
  g.rule('post', 'with {whose:possessive} {trait}', ({ whose, trait }) => (whose.$ref !== 'it' && ['race', 'attribute', 'original-race', 'original-attribute'].includes(trait) ? { filter: same(trait, { $what: whose }) } : undefined));
  // "That name" may be one that was declared.
  g.rule('post', '<, but|but> not with the same name {pointer} had on the field', ({ pointer }) => (pointer.$ref === 'done' ? { filter: other('name', { $what: pointer }) } : undefined));
  g.rule('post', 'with <that name|that same name>', () => ({ filter: { $named: true } }));
} // prettier-ignore
