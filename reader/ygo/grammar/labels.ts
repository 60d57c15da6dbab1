/** Bullets with a row before their colon ("3+:", "Heads:", "EARTH or WIND:"), and what stands above them: by what one row or another counts. */
import type { Amount, Bounds } from '../../../engine/ygo/effects/schema.ts';
import type { Label, Rows, YgoGrammar } from './categories.ts';

export function labels(g: YgoGrammar): void {
  rows(g);
  above(g);
}

function rows(g: YgoGrammar): void {
  const between = (...n: number[]): Label => ({ numbers: n.every((one, i) => i === 0 || one === n[i - 1]! + 1) ? [n.length === 1 ? n[0]! : { min: n[0]!, max: n.at(-1)! }] : n });
  g.table('label', {
    Heads: { coin: 'heads' },
    Tails: { coin: 'tails' },
    '[While in] Attack Position': { condition: { is: 'this', like: { position: 'attack' } } },
    '[While in] Defense Position': { condition: { is: 'this', like: { position: 'defense' } } },
    '[During] your turn': { condition: { turn: 'you' } },
    "[During] <your opponent's|opponent's> turn": { condition: { turn: 'opponent' } },
    You: { controller: 'you' },
    'Your opponent': { controller: 'opponent' },
  });
  g.rule('label', '{n:number} [<Counter|Counters>]', ({ n }) => between(n));
  g.rule('label', '{a:number} or {b:number}', ({ a, b }) => between(a, b));
  g.rule('label', '{a:number} , {b:number} [,] or {c:number}', ({ a, b, c }) => between(a, b, c));
  g.rule('label', '{a:number} , {b:number} , {c:number} [,] or {d:number}', ({ a, b, c, d }) => between(a, b, c, d));
  g.rule('label', '{a:number} , {b:number} , {c:number} , {d:number}', ({ a, b, c, d }) => between(a, b, c, d));
  g.rule('label', '{a:number} to {b:number}', ({ a, b }): Label => ({ numbers: [{ min: a, max: b }] }));
  g.rule('label', '<{n:number} +|{n:number} or more>', ({ n }): Label => ({ numbers: [{ min: n! }] }));
  g.rule('label', '{n:number} or <less|fewer>', ({ n }): Label => ({ numbers: [{ max: n }] }));
  g.rule('label', '{attributes}', ({ attributes }): Label => ({ attributes }));
  g.rule('label', '{n:number} {attributes}', ({ n, attributes }): Label => ({ listed: [{ count: n!, like: attributes }] }));
  g.rule('label', '{a:attributes} & {b:attributes}', ({ a, b }): Label => ({ listed: [{ count: 1, like: a }, { count: 1, like: b }] }));
  g.rule('label', '{n:number} {a:attributes} & {b:attributes}', ({ n, a, b }): Label => ({ listed: [{ count: n!, like: a }, { count: 1, like: b }] }));
} // prettier-ignore

function above(g: YgoGrammar): void {
  const BASED = '[,] <based on|depending on>';
  const EFFECTS = '<effects|these effects|this effect|the following effects|the following effect|an effect|the appropriate effect>';
  for (const gains of ['<this card gains|gains|it gains>', 'and gains'] as const) {
    g.rule('rows', `${gains} ${EFFECTS} ${BASED} {value}`, ({ value }): Rows => ({ doing: 'gain', amount: value }));
    g.rule('rows', `${gains} ${EFFECTS} ${BASED} the [original] <Attribute|Attributes> of <materials|the materials|its materials> used for its <Fusion|Synchro|Xyz|Link> Summon`, (): Rows => ({ doing: 'gain', of: { is: 'this', trait: 'madeWith' } }));
  }
  g.rule('rows', `apply the appropriate effect ${BASED} the Attribute of the equipped monster`, (): Rows => ({ doing: 'gain', of: { is: 'equipped' } }));
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

/** When a row counts; nothing where the row is of another sort than what stands above. */
export function conditionOf(label: Label, { amount, of }: Rows): unknown {
  if (label.condition) return amount || of ? undefined : label.condition;
  if (label.controller) return of && !of.trait ? { is: of.is, like: { controller: label.controller } } : undefined;
  if (label.attributes) return of && { is: of.is, like: of.trait ? { [of.trait]: label.attributes } : label.attributes };
  if (!label.numbers || amount === undefined) return undefined;
  const each = label.numbers.map((is: Bounds) => ({ amount: amount as Amount, is }));
  return each.length === 1 ? each[0] : { any: each };
} // prettier-ignore
