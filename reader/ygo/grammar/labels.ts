/** Bullets with a row before their colon ("3+:", "Heads:", "EARTH or WIND:"), and what stands above them: by what one row or another counts. */
import type { Amount, Bounds, Condition } from '../../../engine/ygo/effects/schema.ts';
import type { Context, Rows, YgoGrammar } from './categories.ts';
import type { Label, RowCard } from './label.ts';
import { bases, traitOf } from './bases.ts';
import { both, either, type Pointer } from './noun.ts';

export function labels(g: YgoGrammar): void {
  rows(g);
  above(g);
  bases(g);
}

function rows(g: YgoGrammar): void {
  const between = (...n: number[]): Label => ({ numbers: n.every((one, i) => i === 0 || one === n[i - 1]! + 1) ? [n.length === 1 ? n[0]! : { min: n[0]!, max: n.at(-1)! }] : n });
  g.table('label', {
    Heads: { coin: 'heads' },
    Tails: { coin: 'tails' },
    '[While in] Attack Position': { like: { position: 'attack' } },
    '[While in] Defense Position': { like: { position: 'defense' } },
    '[During] <your turn|yours>': { condition: { turn: 'you' } },
    "[During] <your opponent's|opponent's> [turn]": { condition: { turn: 'opponent' } },
    '<Monster|Monster Card>': { like: { kind: 'monster' } },
    '<Spell|Spell Card>': { like: { kind: 'spell' } },
    '<Trap|Trap Card>': { like: { kind: 'trap' } },
    'Spell/Trap': { like: { kind: ['spell', 'trap'] } },
    You: { controller: 'you' },
    'Your opponent': { controller: 'opponent' },
  });
  g.rule('label', '{n:number} [<Counter|Counters>]', ({ n }) => between(n));
  g.rule('label', '{a:number} or {b:number}', ({ a, b }) => between(a, b));
  g.rule('label', '{a:number} , {b:number} [,] or {c:number}', ({ a, b, c }) => between(a, b, c));
  g.rule('label', '{a:number} , {b:number} , {c:number} [,] or {d:number}', ({ a, b, c, d }) => between(a, b, c, d));
  g.rule('label', '{a:number} , {b:number} , {c:number} , {d:number}', ({ a, b, c, d }) => between(a, b, c, d));
  g.rule('label', '{a:number} to {b:number}', ({ a, b }): Label => ({ numbers: [{ min: a, max: b }] }));
  const bounds: readonly [string, (n: number) => Bounds][] = [['<{n:number} +|{n:number} or <more|higher>>', (n) => ({ min: n })], ['{n:number} or <less|fewer|lower>', (n) => ({ max: n })]];
  for (const [words, is] of bounds) {
    g.rule('label', words as '{n:number}', ({ n }): Label => ({ numbers: [is(n)] }));
    for (const [word, stat] of [['Level', 'level'], ['Rank', 'rank']] as const) g.rule('label', `${word} ${words}` as '{n:number}', ({ n }): Label => ({ numbers: [is(n)], stat }));
  }
  g.rule('label', 'exactly {n:number}', ({ n }) => between(n));
  for (const [word, stat] of [['Level', 'level'], ['Rank', 'rank']] as const) g.rule('label', `${word} {n:number}` as '{n:number}', ({ n }): Label => ({ ...between(n), stat }));
  g.rule('label', '{n:number} <Heads|Head>', ({ n }): Label => ({ ...between(n), coin: 'heads' }));
  g.rule('label', '{n:number} <Tails|Tail>', ({ n }): Label => ({ ...between(n), coin: 'tails' }));
  g.table('label', { 'Hand': { place: 'hand' }, '<Field|Monster Zone>': { place: 'monsters' }, GY: { place: 'graveyard' }, '<Banished|Banishment>': { place: 'banished' }, '<Other|Others>': { other: true } });
  g.rule('label', '{attributes}', ({ attributes }): Label => ({ attributes }));
  g.rule('label', '{kinds:monsterKinds} [<monster|Monster>]', ({ kinds }): Label => ({ like: kinds }));
  g.rule('label', '{a:monsterKinds} / {b:monsterKinds} [<monster|Monster>]', ({ a, b }): Label => ({ like: either([a, b]) }));
  g.rule('label', '{names}', ({ names }): Label => ({ like: names }));
  g.rule('label', '{races}', ({ races }): Label => ({ like: races }));
  g.rule('label', 'non - {race}', ({ race }): Label => ({ like: { not: { race } } }));
  g.rule('label', '{a:attributes} / {b:attributes}', ({ a, b }): Label => ({ attributes: either([a, b]) }));
  g.rule('label', '{n:number} {attributes}', ({ n, attributes }): Label => ({ listed: [{ count: n!, like: attributes }] }));
  g.rule('label', '{a:attributes} & {b:attributes}', ({ a, b }): Label => ({ listed: [{ count: 1, like: a }, { count: 1, like: b }] }));
  g.rule('label', '{a:attributes} , {b:attributes} [,] & {c:attributes}', ({ a, b, c }): Label => ({ listed: [a, b, c].map((like) => ({ count: 1, like })) }));
  g.rule('label', '{n:number} {a:attributes} & {b:attributes}', ({ n, a, b }): Label => ({ listed: [{ count: n!, like: a }, { count: 1, like: b }] }));
} // prettier-ignore

function above(g: YgoGrammar): void {
  const BASED = '[,] <based on|depending on>';
  const EFFECTS = '<effects|these effects|this effect|the following effects|the following effect|an effect|the appropriate effect>';
  for (const gains of ['<this card gains|gains|it gains>', 'and gains'] as const) {
    g.rule('rows', `${gains} ${EFFECTS} ${BASED} {value}`, ({ value }): Rows => ({ doing: 'gain', amount: value }));
    if (gains !== 'and gains') g.rule('rows', `If {conditions} , ${gains} ${EFFECTS} ${BASED} {value}` as '{conditions} {value}', ({ conditions, value }): Rows => ({ doing: 'gain', amount: value, if: conditions }));
    g.rule('rows', `${gains} ${EFFECTS} ${BASED} whose turn it is`, (): Rows => ({ doing: 'gain' }));
  }
  cardRows(g);
  // "While there is a monster(s) with the following Attribute(s) on the field".
  g.rule('rows', '<this card|this monster|it|> <gains|gets> the following <effect|effects|effect ( s )> while there is a <monster|monsters|monster ( s )> with the following <Attribute|Attributes|Attribute ( s )> on the field', (): Rows => ({ doing: 'gain', among: { where: 'monsters' } }));
  const ONE = '<1 of these effects|this effect|the following effect|the appropriate effect|the following effects|1 of the following effects>';
  const TURN = `apply ${ONE} ${BASED} whose turn it is`;
  g.rule('rows', TURN, (): Rows => ({ doing: 'apply' }));
  g.rule('rows', `apply ${ONE} ${BASED} {value}`, ({ value }): Rows => ({ doing: 'apply', amount: value }));
  g.rule('rows', `{operations} <, then|and|, and> apply ${ONE} ${BASED} {value}`, ({ operations, value }): Rows => ({ doing: 'apply', amount: value, first: operations }));
  for (const words of [`apply these effects [,] in sequence ${BASED} {value}`, `apply <these effects|the following effects> [in sequence] ${BASED} {value} [,] in sequence`, `apply <these effects|the following effects> [in sequence] ${BASED} {value}`] as const)
    g.rule('rows', `${words} [( skip over any that do not apply )]` as typeof words, ({ value }): Rows => ({ doing: 'sequence', amount: value }));
  g.rule('rows', `activate <1 of these effects|1 of the following effects|the following effect|this effect> ${BASED} {value}`, ({ value }): Rows => ({ doing: 'activate', amount: value }));
  g.rule('rows', `activate the following effect ${BASED} which player controls the equipped monster`, (): Rows => ({ doing: 'activate', of: { is: 'equipped' } }));
  g.rule('rows', 'activate <1 of these effects|1 of the following effects> [,] by revealing monsters in your hand with the listed <Attribute|Attributes|Attribute ( s )>', (): Rows => ({ doing: 'activate', reveals: true }));
  g.rule('rows', `apply <these effects|the following effects> [,] [in sequence] ${BASED} the materials used [,] [in sequence]`, (): Rows => ({ doing: 'sequence', of: { is: 'this', trait: 'madeWith' } }));
  const SEQUENCE = '<these effects|the following effects|the following effect ( s )>';
  for (const [can, optional] of [['', {}], ['you can ', { optional: true as const }]] as const) {
    for (const order of [`[,] [in sequence] ${BASED} {value}`, `${BASED} {value} [,] in sequence`] as const)
      g.rule('rows', `{operations} {join} ${can}apply ${SEQUENCE} ${order}` as '{operations} {join} {value}', ({ operations, join, value }): Rows | undefined => (join.optional ? undefined : { doing: 'sequence', amount: value, first: operations, join: { ...join, ...optional } }));
    g.rule('rows', `{operations} {join} ${can}apply any of ${SEQUENCE} [,] in sequence ${BASED} {value}` as '{operations} {join} {value}', ({ operations, join, value }): Rows | undefined => (join.optional ? undefined : { doing: 'sequence', any: true, amount: value, first: operations, join: { ...join, ...optional } }));
  }
  g.rule('rows', `apply any of ${SEQUENCE} [,] in sequence ${BASED} {value}`, ({ value }): Rows => ({ doing: 'sequence', any: true, amount: value }));
  g.rule('rows', 'apply these effects ( simultaneously )', (): Rows => ({ doing: 'all', join: { join: 'also' } }));
  g.rule('rows', `activate ${ONE} ${BASED} whose turn it is`, (): Rows => ({ doing: 'activate' }));
  g.rule('rows', `{before} [,] <then|and> activate ${ONE} ${BASED} whose turn it is`, ({ before }): Rows | undefined => (before.or ? undefined : { doing: 'activate', before }));
  g.rule('rows', `{before} [,] <then|and> activate ${ONE} ${BASED} {value}`, ({ before, value }): Rows | undefined => (before.or ? undefined : { doing: 'activate', before, amount: value }));
  for (const [can, optional] of [['', {}], ['you can ', { optional: true as const }]] as const)
    g.rule('rows', `{operations} {join} if {conditions} , ${can}apply <this effect|the following effect>` as '{operations} {join} {conditions}', ({ operations, join, conditions }): Rows | undefined => (join.optional ? undefined : { doing: 'more', first: operations, join: { ...join, ...optional }, if: conditions }));
  const RESULT = '[<, then|and|, and> apply <the result|the appropriate effect|this effect|the appropriate result|the effect> [based on the result]]';
  g.rule('rows', `toss a coin ${RESULT}`, (): Rows => ({ doing: 'coin' }));
  g.rule('rows', 'toss a coin and gain the appropriate effect', (): Rows => ({ doing: 'coin' }));
  g.rule('rows', `roll a six-sided die ${RESULT}`, (): Rows => ({ doing: 'die' }));
  g.rule('rows', `{operations} , then toss a coin ${RESULT}`, ({ operations }): Rows => ({ doing: 'coin', first: operations }));
  g.rule('rows', `{operations} , then roll a six-sided die ${RESULT}`, ({ operations }): Rows => ({ doing: 'die', first: operations }));
  g.rule('rows', 'apply <these effects|the following effects> [,] in sequence [( skip over any that do not apply )]', (): Rows => ({ doing: 'all' }));
  g.rule('rows', '{operations} , then apply <these effects|the following effects> [,] in sequence', ({ operations }): Rows => ({ doing: 'all', first: operations }));
  g.rule('rows', '{operations} {join} apply <this effect|the following effect>', ({ operations, join }): Rows => ({ doing: 'more', first: operations, join }));
  g.rule('rows', '{operations} {join} you can apply <this effect|the following effect>', ({ operations, join }): Rows => ({ doing: 'more', first: operations, join: { ...join, optional: true } }));
  for (const [where, cards] of [['<your field|the field|anywhere on your field>', { where: 'field', whose: 'you' }], ['anywhere on the field', { where: 'field' }], ['this card', 'this']] as const)
    for (const then of [', then', 'to'] as const)
      g.rule('rows', `remove [any number of] {kind:counterName} from ${where} ${then} activate <1 of these effects|these effects|1 of the following effects>`, ({ kind }): Rows => ({ doing: 'activate', removes: { do: 'remove-counters', cards, kind } }));
} // prettier-ignore

/** By what a card is: its battle position, its kind, who controls it. */
function cardRows(g: YgoGrammar): void {
  const BASED = '[,] <based on|depending on>';
  const ONE = '<this effect|the following effect|the following effects|the following effect ( s )|the appropriate effect|1 of these effects>';
  const traits: [string, RowCard['by']][] = [['[current] battle position', 'position'], ["card type", 'kind'], ['type', 'kind'], ['original type', 'kind'], ['<Attribute|Attribute ( s )>', 'attribute'], ['monster Type', 'race']];
  const card = (pointer: Pointer): RowCard['is'] => (pointer.$ref === 'this' ? 'this' : pointer.$ref === 'equipped' && !pointer.done ? 'equipped' : pointer);
  const done = (words: string, by: RowCard['by'], of: (pointer: { pointer?: Pointer; whose?: Pointer }) => RowCard['is'] | undefined): void => {
    const put = (doing: Rows['doing'], { pointer, whose }: { pointer?: Pointer; whose?: Pointer }, context: Context, asIt?: 'was'): Rows | undefined => {
      const said = of({ ...(pointer && { pointer }), ...(whose && { whose }) });
      // Nothing is spoken of yet but this card.
      const is = doing !== 'apply' && typeof said === 'object' && said.$ref === 'it' && context.kind === 'monster' ? 'this' : said;
      return is === undefined || (doing !== 'apply' && typeof is === 'object') ? undefined : { doing, of: { is, by: by!, ...(asIt && by === 'kind' && { asIt }) } };
    };
    const P = words as '[{pointer}] [{whose:possessive}]';
    g.rule('rows', `<this card gains|gains> ${ONE} ${BASED} ${P}` as typeof P, (slots, context) => put('gain', slots as never, context));
    g.rule('rows', `apply ${ONE} ${BASED} ${P}` as typeof P, (slots, context) => put('apply', slots as never, context));
    g.rule('rows', `activate ${ONE} ${BASED} ${P}` as typeof P, (slots, context) => put('activate', slots as never, context));
    // What is done besides, whichever row counts.
    g.rule('rows', `apply ${ONE} ${BASED} ${P} , also {last:operations}` as '[{pointer}] [{whose:possessive}] {last:operations}', ({ last, ...slots }, context) => { const rows = put('apply', slots as never, context); return rows && !last.some((one) => one['if'] ?? one['optional']) ? { ...rows, last } : undefined; });
    for (const can of ['', 'you can '] as const)
      g.rule('rows', `{operations} {join} ${can}apply ${ONE} ${BASED} ${P}` as '{operations} {join} [{pointer}] [{whose:possessive}]', ({ operations, join, ...slots }, context) => { const rows = join.optional ? undefined : put('apply', slots as never, context, 'was'); return rows && { ...rows, first: operations, join: { ...join, ...(can && { optional: true }) } }; });
  };
  for (const [words, by] of traits) {
    done(`{whose:possessive} ${words}`, by, ({ whose }) => whose && card(whose));
    done(`the ${words} of {pointer}`, by, ({ pointer }) => pointer && card(pointer));
  }
  for (const [words, by] of [['<Type|monster Type>', 'race'], ['Attribute', 'attribute']] as const)
    g.rule('rows', `apply ${ONE} ${BASED} the ${words} {pointer} had on the field` as '{pointer}', ({ pointer }): Rows => ({ doing: 'apply', of: { is: card(pointer), by, asIt: 'was' } }));
  for (const what of ['sent', 'discarded', 'revealed', 'banished', 'added', 'destroyed', 'detached', 'Tributed', 'returned'] as const) {
    const by = (): RowCard['is'] => ({ $ref: 'done', done: what.toLowerCase(), noun: 'card' });
    done(`the <type|card type> of <card|the card> ${what} [<to the GY|to your hand|to the hand|this way>]`, 'kind', by);
    done(`the <type|card type> ${what}`, 'kind', by);
    done(`<the|that> ${what} <card|card type>`, 'kind', by);
  }
  for (const [verb, by] of [['owns', 'owner'], ['controls', 'controller']] as const)
    done(`which player ${verb} {pointer}`, by, ({ pointer }) => (pointer && pointer.$ref !== 'equipped' ? card(pointer) : undefined));
} // prettier-ignore

/** When the rows count, each; "Other" where none of the others does. */
export function conditionsOf(labels: readonly Label[], said: Rows): unknown[] {
  const each = labels.map((label) => (label.other ? undefined : conditionOf(label, said)));
  const known = each.filter((one) => one !== undefined);
  const other = known.length === labels.length - 1 && known.length > 0 ? { not: known.length === 1 ? known[0] : { any: known } } : undefined;
  return labels.map(({ other: isOther }, i) => (isOther ? other : each[i]));
} // prettier-ignore
/** There is something of one of the kinds the rows name. */
export function anyOf(labels: readonly Label[], { among, trait }: Rows): Condition | undefined {
  const all = labels.map((label) => traitOf(label, trait));
  return among && all.every((one) => one !== undefined) ? { exists: { ...among, filter: both(among.filter, either(all)) } } : undefined;
} // prettier-ignore
/** When a row counts; nothing where the row is of another sort than what stands above. */
function conditionOf(label: Label, { amount, of, among, trait }: Rows): unknown {
  if (among || (trait && of?.trait)) {
    const filter = traitOf(label, trait);
    if (!filter) return undefined;
    return among ? { exists: { ...among, filter: both(among.filter, filter) } } : { is: of!.is, like: { [of!.trait!]: filter } };
  }
  if (label.coin || (label.stat && ofOtherStat(amount, label.stat))) return undefined;
  if (label.condition) return amount || of ? undefined : label.condition;
  if (of) return ofNamedCard(label, of);
  if (label.like) return amount || !label.like.position ? undefined : { is: 'this', like: label.like };
  return label.controller || label.attributes ? undefined : ofNumbers(label, amount);
} // prettier-ignore
function ofNumbers({ numbers = [] }: Label, amount: unknown): unknown {
  if (amount === undefined) return undefined;
  const each = numbers.map((is: Bounds) => ({ amount: amount as Amount, is }));
  return each.length > 1 ? { any: each } : each[0];
}
/** Is a value of another kind than the row's ("Level 4:") asked above? */
function ofOtherStat(amount: unknown, stat: string): boolean {
  const said = JSON.stringify(amount ?? {});
  return said.includes('"stat":') && !said.includes(`"stat":"${stat}"`);
}
/** A row that tells of the card named above, or of a trait of it. */
function ofNamedCard(label: Label, of: RowCard): unknown {
  if (of.by) return ofCard(label, of);
  const told = (like: object): unknown => ({ is: of.is, like: of.trait ? { [of.trait]: like } : like });
  if (of.trait && label.like?.name) return told(label.like);
  if (label.like) return undefined;
  if (label.controller) return of.trait ? undefined : told({ controller: label.controller });
  return label.attributes && told(label.attributes);
}

/** A row that tells of a card what it is. */
function ofCard({ like, controller, attributes }: Label, { is, by, asIt }: RowCard): unknown {
  const card = typeof is === 'string' ? is : { $what: is };
  const told = (filter: object): object => ({ is: card, like: filter, ...(asIt && { asIt }) });
  if (controller) return by === 'owner' || by === 'controller' ? told({ [by]: controller }) : undefined;
  if (by === 'attribute') return attributes && told(attributes);
  if (by === 'race') return like && ['race', 'not'].includes(Object.keys(like).join()) ? told(like) : undefined;
  if (!like || by === 'controller') return undefined;
  return (by === 'position') === (like.position !== undefined) && by !== 'owner' ? told(like) : undefined;
} // prettier-ignore
