/** What rows above bullets depend on, besides a number: what there is of some kind ("the Attributes of its attached materials"), where this card is, how many counters were removed. */
import type { Filter, Group } from '../../../engine/ygo/effects/schema.ts';
import type { Rows, YgoGrammar } from './categories.ts';
import type { Label, RowTrait } from './label.ts';
import { groupOf, merge, type Noun } from './noun.ts';

const BASED = '[,] <based on|depending on|depending>';
const EFFECTS =
  '<effects|these effects|this effect|the following effects|the following effect|the following effect ( s )|an effect|the appropriate effect|the appropriate effects>';
const ONE = '<1 of these effects|this effect|the following effect|the appropriate effect|1 of the following effects>';
const SEVERAL =
  '<these effects|the following effects|the following effect ( s )|the appropriate effects|the appropriate effect ( s )>';
const TRAITS: readonly [string, RowTrait][] = [
  ['<Attribute|Attributes|Attribute ( s )>', 'attribute'],
  ['[monster] <Type|Types|Type ( s )>', 'race'],
  ['[monster] <card type|card types|card type ( s )> [( {kinds:monsterKinds} )|( {a:monsterKind} / {b:monsterKind} / {c:monsterKind} )]', 'kind'],
]; // prettier-ignore
const ATTACHED: Group = { where: 'materials', whose: 'you', filter: { oneOf: 'materials' } };

export function bases(g: YgoGrammar): void {
  kindsThere(g);
  placed(g);
  paidFor(g);
  for (const words of [
    '',
    ' <, then|and|, and> apply <the result|the appropriate effect|this effect|the appropriate result|the effect>',
    ' <, then|and|, and> apply <this effect|the appropriate effect> [,] <based on|depending on> the <result|results|number of heads>',
  ] as const)
    g.rule('rows', `toss a coin {n:number} times${words}` as '{n:number}', ({ n }): Rows => ({
      doing: 'coin',
      coins: n,
    }));
  // Which player's turn it is.
  const TURN = '<whose turn it is|on whose turn it is>';
  g.rule('rows', `apply ${ONE} [,] depending whose turn it is`, (): Rows => ({ doing: 'apply' }));
  g.rule('rows', `this card's effect <depends on|depends> ${TURN}`, (): Rows => ({ doing: 'activate' }));
  g.rule('rows', `apply as many effects as possible ${BASED} {value}`, ({ value }): Rows => ({
    doing: 'sequence',
    amount: value,
  }));
  orElse(g);
  g.rule(
    'rows',
    `roll a six-sided die [,] <, then|and|, and> apply <this effect|the following effect|the appropriate effect> [,] <based on|depending on> the result`,
    (): Rows => ({ doing: 'die' }),
  );
}

/** "Based on the Attributes of the monsters you control": a row counts if one of them is such. */
function kindsThere(g: YgoGrammar): void {
  const there = (noun: Noun): Group | undefined => (noun.count !== undefined || noun.distinct || noun.only || (!noun.where && !noun.filter.pointedToBy) ? undefined : groupOf(noun.where ? noun : { ...noun, where: ['monsters'] }));
  for (const [words, trait] of TRAITS) {
    const put = (pattern: string, of: (slots: { alike: Noun; post: Partial<Noun> }) => Pick<Rows, 'among' | 'of'> | undefined): void => {
      g.rule('basis', `${BASED} the ${pattern}` as '{alike} {post}', (slots) => { const found = of(slots); return found && { ...found, trait }; });
    };
    const among = (group: Group | undefined): Pick<Rows, 'among'> | undefined => group && { among: group };
    put(`${words} of [the] {alike}`, ({ alike }) => among(there(alike)));
    put(`${words} of any {alike}`, ({ alike }) => among(there(alike)));
    put(`${words} {posts}`, (slots) => { const { posts } = slots as unknown as { posts: Partial<Noun> }; const noun = merge({ noun: 'monster', filter: {} }, posts) as Noun | undefined; return among(noun && posts.where && there(noun)); });
    put(`${words} of <its attached materials|the materials attached to it|materials attached to it|materials attached to this card>`, () => among(ATTACHED));
    put(`[original] ${words} of <materials|the materials|its materials> used for its <Fusion|Synchro|Xyz|Link> Summon`, () => ({ of: { is: 'this', trait: 'madeWith' } }));
  }
  const forms: readonly [string, Rows['doing'], object?][] = [
    [`<this card gains|gains|it gains|this card gets> ${EFFECTS}`, 'gain'],
    [`this card can activate ${EFFECTS}`, 'gain'],
    [`apply ${ONE}`, 'apply'],
    [`apply ${SEVERAL} [[,] in sequence]`, 'sequence'],
    [`apply any of ${SEVERAL} [,] in sequence`, 'sequence', { any: true }],
    [`activate ${ONE}`, 'activate'],
  ];
  for (const [words, doing, more] of forms) g.rule('rows', `${words} {basis}` as '{basis}', ({ basis }): Rows => ({ doing, ...basis, ...more }));
  const JOINED: readonly [string, Rows['doing']][] = [[ONE, 'apply'], [`${SEVERAL} [[,] in sequence]`, 'sequence']];
  for (const [words, doing] of JOINED)
    for (const [can, optional] of [['', {}], ['you can ', { optional: true as const }]] as const) {
      g.rule('rows', `{operations} {join} ${can}apply ${words} {basis}` as '{operations} {join} {basis}', ({ operations, join, basis }): Rows | undefined => (join.optional ? undefined : { doing, ...basis, first: operations, join: { ...join, ...optional } }));
      // "On it": on what counters were just placed.
      g.rule('rows', `{operations} {join} ${can}apply ${words} ${BASED} the number of {kind:counterName} on {pointer}` as '{operations} {join} {kind:counterName} {pointer}', ({ operations, join, kind, pointer }): Rows | undefined => (join.optional ? undefined : { doing, amount: { counters: kind, on: { $what: pointer } } as never, first: operations, join: { ...join, ...optional } }));
    }
  g.rule('rows', `apply ${SEVERAL} {basis} [,] in sequence`, ({ basis }): Rows => ({ doing: 'sequence', ...basis }));
  // Of this card, "it" is no other.
  for (const gains of ['<this card gains|gains|it gains|this card gets>', 'and gains'] as const)
    g.rule('rows', `${gains} ${EFFECTS} ${BASED} {ownValue}`, ({ ownValue }): Rows => ({ doing: 'gain', amount: ownValue }));
} // prettier-ignore

/** "Draw 1 card, or if you control a Dragon monster, you can apply this effect instead". */
function orElse(g: YgoGrammar): void {
  const THIS = '<this effect|the following effect|1 of these effects|1 of the following effects>';
  g.rule('rows', `{operations} , or [,] if {conditions} , you can apply ${THIS} instead`, ({ operations, conditions }): Rows => ({ doing: 'or-else', first: operations, if: conditions }));
  g.rule('rows', `apply <this effect|the following effect> <,|> then you can {operations}`, ({ operations }): Rows => ({ doing: 'more', last: operations }));
} // prettier-ignore

/** "Activate the following effect, based on where this card is at activation": each row an effect it has there. */
function placed(g: YgoGrammar): void {
  g.rule('basis', `${BASED} where <this card|it> is [at activation]`, () => ({ placed: true }));
  g.rule('rows', `activate ${ONE} ${BASED} where <this card|it> is [at activation] ( but you can only use each effect of {name:quoted} {per} )`, ({ name, per }, context): Rows | undefined => (name === context.name ? { doing: 'activate', placed: true, limit: { ...per, of: 'name' } as never } : undefined));
} // prettier-ignore

/** "Remove 4, 7, or 10 counters from your field; apply this effect, depending on the number removed": each row an effect with its own cost. */
function paidFor(g: YgoGrammar): void {
  const THAT = `apply <this effect|the following effect|the appropriate effect> [${BASED} <the number [of {kind:counterName}] removed|the number [of <materials|Xyz materials>] [you] detached>]`;
  const THEN = `<; ${THAT}|, then <activate|apply> <the appropriate effect|this effect> [${BASED} <the number removed|the number detached|the number you detached>]>`;
  const upTo = (a: number, b: number): number[] => Array.from({ length: b - a + 1 }, (_, i) => a + i);
  const NUMBERS: readonly [string, (n: Record<'n' | 'm' | 'k', number>) => number[]][] = [
    ['{n:number} or {m:number}', ({ n, m }) => [n, m]],
    ['{n:number} , {m:number} [,] or {k:number}', ({ n, m, k }) => [n, m, k]],
    ['{n:number} to {m:number}', ({ n, m }) => upTo(n, m)],
    ['up to {n:number}', ({ n }) => upTo(1, n)],
  ];
  for (const [words, counts] of NUMBERS) {
    for (const [where, from] of [['<your field|anywhere on your field>', { where: 'field', whose: 'you' }], ['<anywhere on the field|the field>', { where: 'field' }], ['this card', 'this']] as const)
      g.rule('rows', `remove ${words} {what:counterName} from ${where} ${THEN}` as '{what:counterName}', ({ what, ...slots }): Rows => ({ doing: 'activate', removes: { do: 'remove-counters', cards: from, kind: what }, counts: counts(slots as never) }));
    g.rule('rows', `detach ${words} <material|materials|Xyz material|Xyz materials> from this card ${THEN}` as '{n:number}', (slots): Rows => ({ doing: 'activate', removes: { do: 'detach', from: 'this' }, counts: counts(slots as never) }));
  }
} // prettier-ignore

/** What a row says, said of one of the cards there. */
export function traitOf({ attributes, like }: Label, trait: RowTrait | undefined): Filter | undefined {
  const said = attributes ?? like;
  if (!said) return undefined;
  const [key, other] = Object.keys(said);
  if (key === undefined || other !== undefined) return undefined;
  if (trait === undefined) return attributes;
  const fits: Record<RowTrait, readonly string[]> = { attribute: ['attribute'], race: ['race', 'not', 'is'], kind: ['is', 'kind'] };
  return fits[trait].includes(key) ? said : undefined;
} // prettier-ignore
