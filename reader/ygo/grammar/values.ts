/** Values that change: ATK and DEF, Levels, names, Types, Attributes; Life Points. */
import type { Amount, Stat, Until } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { cards, isNoun, isPointer, type Pointer, type What } from './noun.ts';

export const modify = (what: What, op: string, value: Amount, stats: readonly Stat[], until?: Until): Draft[] =>
  stats.map((stat, i) => ({ do: 'modify', cards: cards(what), stat, op, value, ...(until && { until }), ...(i > 0 && { join: 'and' }) })); // prettier-ignore

export function values(g: YgoGrammar): void {
  gaining(g);
  becoming(g);
  levels(g);
}
/** So much for each; "500 for every 2" of them is rounded before it is multiplied. */
export const scaled = (n: number, each: Amount): Amount => {
  if (n === 1) return each;
  const { times = 1, ...rest } = each as { times?: number; rounded?: 'down' };
  return rest.rounded ? { sum: [each], times: n } : ({ ...rest, times: times * n } as Amount);
};

/** "Until the end of this turn, it gains 500 ATK, and if it does, that monster loses 500": the time is that of both. */
export const leading = (drafts: readonly Draft[] | undefined): Draft[] | undefined =>
  drafts?.map((one) => ({ ...one, $leads: true }));

/** Values of the monster itself. */
const OWN: ReadonlySet<Stat> = new Set(['atk', 'def', 'original-atk', 'original-def', 'level', 'rank']);

/** "It gains 500 ATK", "loses ATK equal to …". */
function gaining(g: YgoGrammar): void {
  for (const [verb, op] of [['<gain|gains>', '+'], ['<lose|loses>', '-']] as const) {
    const WHO = '[<make|have>] {what} [each]';
    g.rule('action', `${WHO} ${verb} {n:number} {stats} [{until}]`, ({ what, n, stats, until }) => modify(what, op, n, stats, until));
    g.rule('action', `${WHO} ${verb} {n:number} {stats} {each} [{until}]`, ({ what, n, stats, each, until }) => modify(what, op, scaled(n, each), stats, until));
    g.rule('action', `${WHO} ${verb} {n:number} {stats} {until} {each}`, ({ what, n, stats, each, until }) => modify(what, op, scaled(n, each), stats, until));
    g.rule('action', `${WHO} ${verb} {n:number} {stats} x {amount:plainValue} [{until}]`, ({ what, n, stats, amount, until }) => (typeof amount === 'number' ? undefined : modify(what, op, scaled(n, amount), stats, until)));
    g.rule('action', `${WHO} ${verb} {n:number} {a:stats} and {m:number} {b:stats} [{until}]`, ({ what, n, a, m, b, until }) => (a.length + b.length === 2 && a[0] !== b[0] ? inBoth(modify(what, op, n, a, until), modify(what, op, m, b, until)) : undefined));
    // Each by its own Level or Rank: it has one of both.
    for (const [words, factor] of [['', false], [' x {n:number}', true]] as const)
      g.rule('action', `${WHO} ${verb} {stats} equal to <their|its> own <Level/Rank|Level or Rank>${words} [{until}]` as '{what} {stats} [{n:number}] [{until}]', ({ what, stats, n, until }) => (factor === (n !== undefined) ? modify(what, op, { sum: [{ own: 'level' }, { own: 'rank' }], ...(n !== undefined && { times: n }) } as never, stats, until) : undefined));
    // "It gains that monster's original ATK".
    g.rule('action', `${WHO} ${verb} {of:possessive} {now:stats} [{until}]`, ({ what, of, now, until }) => { const [stat, more] = now; const changed = stat?.replace('original-', ''); return more || (changed !== 'atk' && changed !== 'def') ? undefined : modify(what, op, { stat: stat!, of: cards(of) } as unknown as Amount, [changed], until); });
    g.rule('action', `${WHO} ${verb} half the {now:stat} of {of:pointer} [{until}]`, ({ what, of, now, until }) => (now === 'atk' || now === 'def' ? modify(what, op, { stat: now, of: cards(of), times: 0.5 } as unknown as Amount, [now], until) : undefined));
    g.rule('action', `${WHO} ${verb} half {of:possessive} {now:stat} [{until}]`, ({ what, of, now, until }) => { const changed = now.replace('original-', ''); return changed === 'atk' || changed === 'def' ? modify(what, op, { stat: now, of: cards(of), times: 0.5 } as unknown as Amount, [changed], until) : undefined; });
    g.rule('action', `${WHO} ${verb} {stats} equal to {amount:value} [{until}]`, ({ what, stats, amount, until }) => (ofAllOfThem(what, amount) ? undefined : modify(what, op, itsOwn(what, amount), stats, until)));
    g.rule('action', `${WHO} ${verb} {stats} equal to {of:possessive} [{until}]`, ({ what, stats, of, until }) => as(what, stats, of, until, op));
    g.rule('action', `${WHO} ${verb} {stats} equal to {of:possessive} {now:stats} [{until}]`, ({ what, stats, of, now, until }) => both(what, op, stats, of, now, until));
    g.rule('action', `${WHO} ${verb} {stats} equal to the {now:stats} of {of:pointer} [{until}]`, ({ what, stats, of, now, until }) => both(what, op, stats, of, now, until));
    g.rule('action', `${WHO} ${verb} {n:number} {a:stats} [,] <and|but> <${verb === '<gain|gains>' ? 'lose|loses' : 'gain|gains'}> {m:number} {b:stats} [{until}]`, ({ what, n, a, m, b, until }) => [...modify(what, op, n, a, until), ...modify(what, op === '+' ? '-' : '+', m, b, until).map((one) => ({ ...one, join: 'and' }))]);
    g.rule('action', `{until} , {what} ${verb} {n:number} {stats}`, ({ what, n, stats, until }) => leading(modify(what, op, n, stats, until)));
    g.rule('action', `{until} , {what} ${verb} {n:number} {stats} {each}`, ({ what, n, stats, each, until }) => leading(modify(what, op, scaled(n, each), stats, until)));
    g.rule('action', `{until} [,] {what} ${verb} {stats} equal to {amount:value}`, ({ what, stats, amount, until }) => (ofAllOfThem(what, amount) ? undefined : leading(modify(what, op, amount, stats, until))));
    g.rule('action', `{until} [,] {what} ${verb} {stats} equal to the {now:stats} of {of:pointer}`, ({ what, stats, of, now, until }) => leading(both(what, op, stats, of, now, until)));
    // Of all: each by its own.
    g.rule('action', `{what} ${verb} {stats} equal to their <original|own original> {own:stat} [{until}]`, ({ what, stats, own, until }) => ownOf(what, op, stats, own, until));
    g.rule('action', `{until} [,] {what} ${verb} {stats} equal to their <original|own original> {own:stat}`, ({ what, stats, own, until }) => leading(ownOf(what, op, stats, own, until)));
  }
  // "It gains 1000 ATK or loses 1000 ATK": whichever its player chooses.
  const eitherWay = (what: What, n: number, a: readonly Stat[], m: number, b: readonly Stat[], until?: Until): Draft[] => [{ do: 'choose', options: [{ do: modify(what, '+', n, a, until) }, { do: modify(what, '-', m, b, until) }] }];
  g.rule('action', '[<make|have>] {what} <gain|gains> {n:number} {a:stats} or <lose|loses> {m:number} {b:stats} [{until}]', ({ what, n, a, m, b, until }) => eitherWay(what, n, a, m, b, until));
  g.rule('action', '{until} [,] {what} <gain|gains> {n:number} {a:stats} or <lose|loses> {m:number} {b:stats}', ({ what, n, a, m, b, until }) => eitherWay(what, n, a, m, b, until));
  // "Gains 1000 ATK or DEF": either of them.
  g.rule('action', '{what} <gain|gains> {n:number} {a:stat} or {b:stat} [{until}]', ({ what, n, a, b, until }) => (a !== b && [a, b].every((one) => one === 'atk' || one === 'def') ? [{ do: 'choose', options: [{ do: modify(what, '+', n, [a], until) }, { do: modify(what, '+', n, [b], until) }] }] : undefined));
  // As much as the operation before changed.
  const CHANGED = { $changed: true } as never;
  const AGAIN = { $changed: true, $again: true } as never;
  g.rule('action', '{what} <lose|loses> <that much|that amount of> {stats} [{until}]', ({ what, stats, until }) => inBoth(modify(what, '-', CHANGED, stats.slice(0, 1), until), modify(what, '-', AGAIN, stats.slice(1), until)));
  g.rule('action', '{alike} lose <that much|that amount of> {stats} [{until}]', ({ alike, stats, until }) => (alike.count === undefined && alike.where ? inBoth(modify({ ...alike, count: 'all' }, '-', CHANGED, stats.slice(0, 1), until), modify({ ...alike, count: 'all' }, '-', AGAIN, stats.slice(1), until)) : undefined));
  g.rule('action', '[<make|have>] {what} <gain|gains> <that lost|that much|that same amount of|the same amount of|an equal amount of> {stats} [{until}]', ({ what, stats, until }) => inBoth(modify(what, '+', CHANGED, stats.slice(0, 1), until), modify(what, '+', AGAIN, stats.slice(1), until)));
  // Each by its own: "gain ATK equal to their own Level x 100".
  for (const [verb, op] of [['<gain|gains>', '+'], ['<lose|loses>', '-']] as const)
    for (const [words, n] of [['', undefined], [' x {n:number}', 'n'], ['half ', undefined]] as const)
      g.rule('action', `[<make|have>] {what} [each] ${verb} {stats} equal to ${words === 'half ' ? words : ''}<their|its> own {own:stat}${n ? words : ''} [{until}]` as '{what} {stats} {own:stat} [{n:number}] [{until}]', ({ what, stats, own, n: by, until }) => (OWN.has(own) ? modify(what, op, { own, ...(words === 'half ' ? { times: 0.5 } : by !== undefined && { times: by }) } as never, stats, until) : undefined));
  // "Exactly 500": only if it has as much.
  g.rule('action', '[<make|have>] {it:pointer} <lose|loses> exactly {n:number} {stats} [{until}]', ({ it, n, stats, until }) => exactly(it, n, stats, until));
  g.rule('action', '<reduce|decrease> {whose:possessive} {stats} by exactly {n:number} [{until}]', ({ whose, n, stats, until }) => exactly(whose, n, stats, until));
  for (const [verb, op] of [['increase', '+'], ['<decrease|reduce>', '-']] as const) {
    g.rule('action', `${verb} {whose:possessive} {a:stats} by {n:number} [,] and [<its|their>] {b:stats} by {m:number} [{until}]`, ({ whose, a, n, b, m, until }) => inBoth(modify(whose, op, n, a, until), modify(whose, op, m, b, until)));
    g.rule('action', `${verb} {whose:possessive} {stats} by {n:number} [points] {each} [{until}]`, ({ whose, stats, n, each, until }) => modify(whose, op, scaled(n, each), stats, until));
    g.rule('action', `${verb} the {stats} of {what} by {n:number} [points] {each} [{until}]`, ({ what, stats, n, each, until }) => modify(what, op, scaled(n, each), stats, until));
    g.rule('action', `${verb} the {stats} of {what} by {amount} [{until}]`, ({ stats, what, amount, until }) => modify(what, op, amount, stats, until));
    g.rule('action', `${verb} {whose:possessive} {stats} by {of:possessive} [{until}]`, ({ stats, whose, of, until }) => (stats.length === 1 ? modify(whose, op, { stat: stats[0]!, of: cards(of) } as unknown as Amount, stats, until) : undefined));
    g.rule('action', `${verb} {whose:possessive} {stats} by {amount} [{until}]`, ({ stats, whose, amount, until }) => modify(whose, op, amount, stats, until));
  }
  // By a number its player chooses; no further than to a value.
  const chosen = (whose: What, op: string, n: Amount, stats: readonly Stat[], until?: Until): Draft[] => [{ do: 'declare', what: 'number', is: { min: 1, max: n } }, ...modify(whose, op, { from: 'declared' }, stats, until).map((one) => ({ ...one, join: 'and' }))];
  for (const [verb, op, end] of [['increase', '+', 'max'], ['<decrease|reduce>', '-', 'min']] as const) {
    g.rule('action', `${verb} {whose:possessive} {stats} by up to {n:number} [{until}]`, ({ whose, n, stats, until }) => chosen(whose, op, n, stats, until));
    g.rule('action', `${verb} {whose:possessive} {stats} by up to {value} [{until}]`, ({ whose, value, stats, until }) => chosen(whose, op, value, stats, until));
    g.rule('action', `${verb} {whose:possessive} {stats} by 1 or 2 [{until}]`, ({ whose, stats, until }) => chosen(whose, op, 2, stats, until));
    g.rule('action', `${verb} {whose:possessive} {stats} by {n:number} ( ${end} [.] {m:number} ) [{until}]`, ({ whose, n, m, stats, until }) => modify(whose, op, n, stats, until).map((one) => ({ ...one, [op === '+' ? 'most' : 'least']: m })));
    g.rule('action', `${verb} the {stats} of {what} by {n:number} ( ${end} [.] {m:number} ) [{until}]`, ({ what, n, m, stats, until }) => modify(what, op, n, stats, until).map((one) => ({ ...one, [op === '+' ? 'most' : 'least']: m })));
  }
  g.rule('action', 'increase or <decrease|reduce> the {stats} of {what} by {n:number} [{until}]', ({ what, stats, n, until }) => [{ do: 'choose', options: [{ do: modify(what, '+', n, stats, until) }, { do: modify(what, '-', n, stats, until) }] }]);
  g.rule('action', 'increase or <decrease|reduce> {whose:possessive} {stats} by {amount} [{until}]', ({ whose, stats, amount, until }) => [{ do: 'choose', options: [{ do: modify(whose, '+', amount, stats, until) }, { do: modify(whose, '-', amount, stats, until) }] }]);
} // prettier-ignore

/** "Their original DEF", of all that change: each by its own (`ownOf`), not by a sum. */
const ofAllOfThem = (what: What, amount: Amount): boolean => {
  const { stat, of } = amount as { stat?: string; of?: { $what?: What } };
  return isNoun(what) && what.count === 'all' && (stat === 'original-atk' || stat === 'original-def') && of?.$what !== undefined && isPointer(of.$what) && of.$what.$ref === 'it' && of.$what.plural === true;
}; // prettier-ignore
/** "That monster you control gains ATK equal to its original ATK": its own, whatever was spoken of between. */
function itsOwn(what: What, amount: Amount): Amount {
  const found = amount as { stat?: string; of?: { $what?: What } };
  const own = isPointer(what) && what.$ref !== 'this' && what.$ref !== 'it' && !what.plural;
  const { stat, of, ...rest } = found;
  return own && (stat === 'original-atk' || stat === 'original-def') && JSON.stringify(of) === '{"$what":{"$ref":"it"}}' ? ({ own: stat, ...rest } as unknown as Amount) : amount;
} // prettier-ignore
/** "All monsters your opponent controls lose ATK equal to their original DEF": each by its own. */
const ownOf = (what: What, op: string, stats: readonly Stat[], own: Stat, until?: Until): Draft[] | undefined =>
  isNoun(what) && what.count === 'all' && (own === 'atk' || own === 'def') ? modify(what, op, { own: `original-${own}` } as never, stats, until) : undefined; // prettier-ignore
/** "Gains ATK/DEF equal to that monster's original ATK/DEF": each by its own. */
const both = (what: What, op: string, stats: readonly Stat[], of: What, now: readonly Stat[], until?: Until): Draft[] | undefined =>
  stats.length !== 2 || now.length !== 2 ? undefined : stats.flatMap((stat, i) => modify(what, op, { stat: now[i]!, of: cards(of) } as unknown as Amount, [stat], until).map((one) => (i > 0 ? { ...one, join: 'and' } : one))); // prettier-ignore

const inBoth = (a: readonly Draft[], b: readonly Draft[]): Draft[] =>
  b.length === 0 ? [...a] : [...a, { ...b[0], join: 'and' }, ...b.slice(1)];
/** Loses as much only if it has as much. */
const exactly = (it: Pointer, n: number, stats: readonly Stat[], until?: Until): Draft[] => {
  const asked = (stat: Stat): object => ({ is: it.$ref === 'this' ? 'this' : cards(it), like: { [stat]: { min: n } } });
  return modify(it, '-', n, stats, until).map((one) => ({
    ...one,
    if: stats.length === 1 ? asked(stats[0]!) : { all: stats.map(asked) },
  }));
};

/** "Its ATK becomes 0", "is halved". */
function becoming(g: YgoGrammar): void {
  g.rule('action', '<change|make> {whose:possessive} {stats} [to|become] {amount} [{until}]', ({ whose, stats, amount, until }) => becomes(whose, amount, stats, until));
  g.rule('action', '<make|have> the {stats} of {what} [become] {amount} [{until}]', ({ what, stats, amount, until }) => modify(what, '=', amount, stats, until));
  g.rule('action', 'change the {stats} of {what} to {amount} [{until}]', ({ what, stats, amount, until }) => modify(what, '=', amount, stats, until));
  g.rule('action', '<halve|halves> the [current] {stats} of {what} [{until}]', ({ stats, what, until }) => modify(what, '×', 0.5, stats, until));
  g.rule('action', 'double the [current] {stats} of {what} [{until}]', ({ stats, what, until }) => modify(what, '×', 2, stats, until));
  for (const [word, times] of [['halved', 0.5], ['doubled', 2], ['tripled', 3]] as const)
    g.rule('action', `{whose:possessive} [current] {stats} become ${word} [{until}]`, ({ whose, stats, until }) => (word === 'halved' || whose.plural || stats.length > 1 ? modify(whose, '×', times, stats, until) : undefined));
  g.rule('action', '<halve|half> {whose:possessive} [current] {stats} [{until}]', ({ whose, stats, until }) => modify(whose, '×', 0.5, stats, until));
  g.rule('action', 'double {whose:possessive} [current] {stats} [{until}]', ({ whose, stats, until }) => modify(whose, '×', 2, stats, until));
  g.rule('action', '{whose:possessive} {stats} <is|are|becomes|become> halved [{until}]', ({ whose, stats, until }) => modify(whose, '×', 0.5, stats, until));
  g.rule('action', '{whose:possessive} {stats} <is|are|becomes|become> doubled [{until}]', ({ whose, stats, until }) => modify(whose, '×', 2, stats, until));
  g.rule('action', '{whose:possessive} {stats} <becomes|become|is|are> {amount} [{until}]', ({ whose, stats, amount, until }) => becomes(whose, amount, stats, until));
  g.rule('action', '[<make|have>] {whose:possessive} {stats} <becomes|become> {a:number} or {b:number} [{until}]', ({ whose, stats, a, b, until }) => oneOf(whose, stats, [a, b], until));
  g.rule('action', '{whose:possessive} {stats} <becomes|become> the same as the result [{until}]', ({ whose, stats, until }) => modify(whose, '=', { from: 'rolled' }, stats, until));
  g.rule('action', '{whose:possessive} {stats} <becomes|become> equal to {value} [{until}]', ({ whose, stats, value, until }) => modify(whose, '=', value, stats, until));
  g.rule('action', '<make|have> {whose:possessive} {stats} [become] equal to {value} [{until}]', ({ whose, stats, value, until }) => modify(whose, '=', value, stats, until));
  g.rule('action', '[<make|have>] {whose:possessive} {stats} <become|becomes> [<the same as|equal to>] {of:possessive} [{until}]', ({ whose, stats, of, until }) => as(whose, stats, of, until));
  g.rule('action', '[<make|have>] {whose:possessive} {stats} [<become|becomes>] [<the same as|equal to>] that of {of:what} [{until}]', ({ whose, stats, of, until }) => ofOne(whose, stats, of, until));
  g.rule('action', '[<make|have>] {whose:possessive} {stats} [<become|becomes>] the same as {of:noun} [{until}]', ({ whose, stats, of, until }) => ofOne(whose, stats, of, until));
  g.rule('action', '{until} , {whose:possessive} {stats} <become|becomes> [<the same as|equal to>] {of:possessive}', ({ whose, stats, of, until }) => leading(as(whose, stats, of, until)));
  g.rule('action', '[<make|have>] {what} <become|becomes> {of:possessive} {stats} [{until}]', ({ what, stats, of, until }) => as(what, stats, of, until));
  g.rule('action', '[<make|have>] the {stats} of {what} <become|becomes> [<the same as|equal to>] {of:possessive} [{until}]', ({ what, stats, of, until }) => as(what, stats, of, until));
  g.rule('action', 'change the {stats} of {what} to <Level|Rank> {n:number} [{until}]', ({ what, stats, n, until }) => (stats.join() === 'level' || stats.join() === 'rank' ? modify(what, '=', n, stats, until) : undefined));
  g.rule('action', 'the {stats} of {what} <becomes|become> {amount} [{until}]', ({ what, stats, amount, until }) => modify(what, '=', amount, stats, until));
  g.rule('action', '{until} [,] the {stats} of {what} <becomes|become> {amount}', ({ what, stats, amount, until }) => leading(modify(what, '=', amount, stats, until)));
  g.rule('action', 'the {stats} of {what} <becomes|become> equal to {amount:value} [{until}]', ({ what, stats, amount, until }) => (JSON.stringify(amount).includes('"$ref":"it"') ? undefined : modify(what, '=', amount, stats, until)));
  for (const [words, factor] of [['half', 0.5], ['<double|twice>', 2]] as const)
    g.rule('action', `the {stats} of {what} <becomes|become> ${words} <its|their> [current] {now:stats} [{until}]` as '{stats} {what} {now:stats} [{until}]', ({ stats, what, now, until }) => (stats.join() === now.join() ? modify(what, '×', factor, stats, until) : undefined));
  g.rule('action', 'the {stats} of {what} <is|are|becomes|become> halved [{until}]', ({ what, stats, until }) => modify(what, '×', 0.5, stats, until));
  // "This card's ATK/DEF become equal to that monster's original ATK/DEF": each its own.
  const BECOME = '[each] <become|becomes> [equal to]';
  g.rule('action', `[<make|have>] {whose:possessive} {stats} ${BECOME} {of:possessive} {now:stats} [{until}]`, ({ whose, stats, of, now, until }) => both(whose, '=', stats, of, now, until));
  g.rule('action', `[<make|have>] {whose:possessive} {stats} ${BECOME} the {now:stats} of {of:pointer} [{until}]`, ({ whose, stats, of, now, until }) => both(whose, '=', stats, of, now, until));
  for (const [words, factor] of [['half', 0.5], ['<double|twice>', 2]] as const)
    for (const [before, after] of [['', '[{until}]'], ['{until} , ', '']] as const)
      g.rule('action', `${before}{whose:possessive} {stats} [each] <becomes|become> ${words} <its|their> current {now:stats} ${after}` as '{whose:possessive} {stats} {now:stats} [{until}]', ({ whose, stats, now, until }) => (stats.length > 1 && stats.join() === now.join() ? modify(whose, '×', factor, stats, until) : undefined));
  for (const [words, factor] of [['half', 0.5], ['<double|twice>', 2]] as const)
    g.rule('action', `[<make|have>] {whose:possessive} {stats} <becomes|become> ${words} <its|their> original {now:stats} [{until}]`, ({ whose, stats, now, until }) => (stats.join() === now.join() && stats.every((stat) => stat === 'atk' || stat === 'def') ? stats.flatMap((stat, i) => modify(whose, '=', { stat: `original-${stat}`, of: cards(whose), times: factor } as unknown as Amount, [stat], until).map((one) => (i > 0 ? { ...one, join: 'and' } : one))) : undefined));
  for (const [words, factor] of [['half', 0.5], ['double', 2]] as const)
    g.rule('action', `[<make|have>] {whose:possessive} {stats} <becomes|become> ${words} <its|their> [current] {now:stats} [{until}]`, ({ whose, stats, now, until }) => (stats.join() === now.join() ? modify(whose, '×', factor, stats, until) : undefined));
} // prettier-ignore

/** "Becomes 4 or 8": whichever its player chooses. */
const oneOf = (what: What, stats: readonly Stat[], values: readonly number[], until?: Until): Draft[] => [{ do: 'choose', options: values.map((n) => ({ do: modify(what, '=', n, stats, until) })) }]; // prettier-ignore

/** "This card's Level becomes that monster's": each value the other's. */
const as = (what: What, stats: readonly Stat[], of: What, until?: Until, op = '='): Draft[] =>
  stats.flatMap((stat, i) =>
    modify(what, op, { stat, of: cards(of) } as unknown as Amount, [stat], until).map((one) =>
      i > 0 ? { ...one, join: 'and' } : one,
    ),
  );

/** As a card's that is spoken of, or one that is chosen for it. */
function ofOne(whose: What, stats: readonly Stat[], of: What, until?: Until): Draft[] | undefined {
  if (isPointer(of)) return as(whose, stats, of, until);
  const [stat, more] = stats;
  return isNoun(of) && of.count === 1 && of.where && stat && !more ? modify(whose, '=', { stat, of: { $one: cards(of) } } as unknown as Amount, [stat], until) : undefined;
} // prettier-ignore

/** Of what it becomes, "its original ATK" is the monster's own. */
function becomes(whose: What, amount: Amount, stats: readonly Stat[], until?: Until): Draft[] | undefined {
  const found = amount as { stat?: Stat; of?: { $what?: What }; times?: number };
  const own = found.of?.$what && '$ref' in found.of.$what && found.of.$what.$ref === 'it';
  if (!own || !found.stat) return modify(whose, '=', amount, stats, until);
  if (found.stat === 'original-atk' || found.stat === 'original-def') return modify(whose, '=', { ...found, of: cards(whose) } as unknown as Amount, stats, until);
  // "Half its current ATK": halved.
  return stats.join() === found.stat ? undefined : modify(whose, '=', amount, stats, until);
} // prettier-ignore

/** Levels, names, Types, Attributes. */
function levels(g: YgoGrammar): void {
  levelsBecome(g);
  namesAndTypes(g);
  asOthers(g);
  declaredTraits(g);
}
const treated = (what: What, rule: object, until: Until): Draft[] => [
  { do: 'apply', to: cards(what), until, rules: [{ rule: 'treated-as', ...rule }] },
];
/** Levels and Ranks that become a number. */
function levelsBecome(g: YgoGrammar): void {
  for (const key of ['Level', 'Rank'] as const) {
    const stat = key.toLowerCase() as Stat;
    g.rule('action', `{what} <becomes|become> ${key} {n:number} [{until}]`, ({ what, n, until }) => modify(what, '=', n, [stat], until));
    g.rule('action', `[<make|have>] {what} <becomes|become|> ${key} {a:number} or {b:number} [{until}]`, ({ what, a, b, until }) => oneOf(what, [stat], [a, b], until));
    g.rule('action', `make {what} [become] ${key} {n:number} [{until}]`, ({ what, n, until }) => modify(what, '=', n, [stat], until));
    g.rule('action', `{until} , {what} becomes ${key} {n:number}`, ({ what, n, until }) => leading(modify(what, '=', n, [stat], until)));
  }
} // prettier-ignore
/** Names, Types, Attributes. */
function namesAndTypes(g: YgoGrammar): void {
  g.rule('action', '{whose:possessive} name becomes {name:quoted} [{until}]', ({ whose, name, until }) => treated(whose, { name }, until ?? 'leaves'));
  g.rule('action', '<make|have> {whose:possessive} name [become] {name:quoted} [{until}]', ({ whose, name, until }) => treated(whose, { name }, until ?? 'leaves'));
  g.rule('action', '{whose:possessive} <Type|monster Type> becomes {race} {until}', ({ whose, race, until }) => treated(whose, { race }, until));
  for (const its of ['Its', 'That monster\'s', 'That target\'s'] as const) g.rule('continuation', `${its} Attribute becomes {attribute}` as '{attribute}', ({ attribute }) => treated({ $ref: 'it' }, { attribute }, 'leaves').map((one) => ({ ...one, join: 'also' })));
  g.rule('action', '{whose:possessive} Attribute becomes {attribute} {until}', ({ whose, attribute, until }) => treated(whose, { attribute }, until));
  // As another is, as was declared.
  const AS = [['name', 'name'], ['<Type|monster Type>', 'race'], ['Attribute', 'attribute']] as const;
  for (const [word, trait] of AS)
    for (const [original, what] of [['', trait], ['original ', `original-${trait}`]] as const) {
      const like = (whose: What, of: What, until?: Until): Draft[] => treated(whose, { as: { what, of: cards(of) } }, until ?? 'leaves');
      g.rule('action', `[<make|have>] {whose:possessive} ${word} <becomes|become> {of:possessive} ${original}${word} [{until}]`, ({ whose, of, until }) => like(whose, of, until));
      g.rule('action', `{until} , {whose:possessive} ${word} <becomes|become> {of:possessive} ${original}${word}`, ({ whose, of, until }) => leading(like(whose, of, until)));
      if (original) continue;
      g.rule('action', `[<make|have>] {whose:possessive} ${word} <becomes|become> [the same as] {of:possessive} [{until}]`, ({ whose, of, until }) => like(whose, of, until));
      g.rule('action', `{until} , {whose:possessive} ${word} <becomes|become> [the same as] {of:possessive}`, ({ whose, of, until }) => leading(like(whose, of, until)));
      if (trait === 'name') continue;
      const declared = { as: { what, of: { $declared: trait === 'race' ? 'type' : trait } } };
      g.rule('action', `[<make|have>] {what} <becomes|become> <that|the declared> ${word} [{until}]`, ({ what: one, until }) => treated(one, declared, until ?? 'leaves'));
      g.rule('action', `[<make|have>] {whose:possessive} ${word} <becomes|become> <that|the declared> <Type|monster Type|Attribute|one> [{until}]`, ({ whose, until }) => treated(whose, declared, until ?? 'leaves'));
    }
} // prettier-ignore
/** "This card's Attribute, Level and ATK/DEF become the same as that monster's". */
function asOthers(g: YgoGrammar): void {
  // "This card's Attribute, Level and ATK/DEF become the same as that monster's".
  g.table('asOther', { '<Type|monster Type>': ['race'], Attribute: ['attribute'], name: ['name'] });
  g.rule('asOther', '{stats}', ({ stats }) => stats);
  g.rule('asOthers', '{a:asOther} [,] <and|also its|/> {b:asOther}', ({ a, b }) => [...a, ...b]);
  g.rule('action', '[<make|have>] {what} <become|becomes> the same {them:asOthers} as {of:pointer} [{until}]', ({ what, them, of, until }) => isPointer(what) && what.$ref === 'it' ? undefined : all(what, them, of, until));
  g.rule('action', '[<make|have>] {what} <become|becomes> the same {them:asOthers} as {of:possessive} [{until}]', ({ what, them, of, until }) => isPointer(what) && what.$ref === 'it' ? undefined : all(what, them, of, until));
  g.rule('asOthers', '{a:asOther} <,|/> {b:asOther} [,] <and|/> {c:asOther}', ({ a, b, c }) => [...a, ...b, ...c]);
  const all = (whose: What, them: readonly string[], of: What, until?: Until): Draft[] | undefined => {
    const traits = them.filter((one): one is 'race' | 'attribute' | 'name' => one === 'race' || one === 'attribute' || one === 'name');
    if (traits.length === 0 || new Set(them).size < them.length) return undefined;
    const stats = them.filter((one): one is Stat => !(traits as string[]).includes(one));
    return inBoth(treated(whose, { as: { what: traits.length === 1 ? traits[0] : traits, of: cards(of) } }, until ?? 'leaves'), as(whose, stats, of, until));
  };
  g.rule('action', '[<make|have>] {whose:possessive} {them:asOthers} [,] <become|becomes> [<the same as|equal to>] {of:possessive} [{until}]', ({ whose, them, of, until }) => all(whose, them, of, until));
  const ofThat = (of: What): boolean => isPointer(of) && (of.$ref === 'done' || of.$ref === 'this' || of.$ref === 'target');
  g.rule('action', '[<make|have>] {whose:possessive} {them:asOthers} [,] <become|becomes> [<the same as|equal to>] {of:pointer} [{until}]', ({ whose, them, of, until }) => (ofThat(of) ? all(whose, them, of, until) : undefined));
  g.rule('action', '{until} , [<make|have>] {whose:possessive} {them:asOthers} [,] <become|becomes> [<the same as|equal to>] {of:pointer}', ({ whose, them, of, until }) => (ofThat(of) ? all(whose, them, of, until) : undefined));
  g.rule('action', '{until} , [<make|have>] {whose:possessive} {them:asOthers} <become|becomes> [<the same as|equal to>] {of:possessive}', ({ whose, them, of, until }) => leading(all(whose, them, of, until)));
} // prettier-ignore
/** As declared; treated as a Tuner; another card's name and effects. */
function declaredTraits(g: YgoGrammar): void {
  const twofold = (what: What, until?: Until): Draft[] => [
    ...treated(what, { as: { what: 'race', of: { $declared: 'type+attribute' } } }, until ?? 'leaves'),
    { do: 'declare', what: 'attribute', join: 'and', $aside: true },
    ...treated(what, { as: { what: 'attribute', of: { $declared: 'attribute' } } }, until ?? 'leaves').map((one) => ({ ...one, join: 'and' })),
  ];
  g.rule('action', '[<make|have>] {it:pointer} <becomes|become> <that|the declared> Type and Attribute [{until}]', ({ it, until }) => twofold(it, until));
  g.rule('action', '[<make|have>] {what} <becomes|become> <the declared|that> Level [{until}]', ({ what, until }) => modify(what, '=', { from: { $declared: 'level' } } as never, ['level'], until));
  for (const [word, stat] of [['Level', 'level'], ['Pendulum Scale', 'scale']] as const)
    g.rule('action', `{whose:possessive} ${word} becomes <the declared|that> <Level|number|Pendulum Scale> [{until}]`, ({ whose, until }) => modify(whose, '=', { from: { $declared: 'level' } } as never, [stat], until));
  g.rule('action', '{what} <becomes|become> that Pendulum Scale [{until}]', ({ what, until }) => modify(what, '=', { from: { $declared: 'number' } } as never, ['scale'], until));
  g.rule('action', '{until} [,] {what} <becomes|become> that Pendulum Scale', ({ what, until }) => modify(what, '=', { from: { $declared: 'number' } } as never, ['scale'], until));
  // Without a time, as long as it is there.
  g.rule('action', '[<make|have>] {what} <becomes|become> [<a|an>] {race} [monster] [{until}]', ({ what, race, until }) => treated(what, { race }, until ?? 'leaves'));
  g.rule('action', '[<make|have>] {what} <becomes|become> [<a|an>] {attribute} [monster] [{until}]', ({ what, attribute, until }) => treated(what, { attribute }, until ?? 'leaves'));
  g.rule('action', '{what} <is|are> also treated as <a|an> {series:quoted} monster [{until}]', ({ what, series, until }) => treated(what, { series }, until ?? 'leaves'));
  g.rule('action', 'treat {what} as a Tuner [monster] [{until}]', ({ what, until }) => treated(what, { kind: 'tuner' }, until ?? 'leaves'));
  // The card becomes the other one: name and effects.
  const after = (of: What, until: Until): Draft[] => [{ do: 'take-after', of: cards(of), until }];
  const BOTH = "[[original] name] [,] <and|also> replace this effect with {b:possessive} original effects [( if any )]";
  g.rule('action', `{until} , this card's name becomes {a:possessive} ${BOTH}`, ({ until, a, b }) => (JSON.stringify(a) === JSON.stringify(b) ? leading(after(a, until)) : undefined));
  g.rule('action', `this card's name becomes {a:possessive} ${BOTH} [{until}]`, ({ until, a, b }) => (JSON.stringify(a) === JSON.stringify(b) ? after(a, until ?? 'leaves') : undefined));
  // Its ATK besides.
  g.rule('action', "{until} , this card's name and original ATK become {a:possessive} [name and original ATK] [,] and replace this effect with {b:possessive} original effects [( if any )]", ({ until, a, b }) => (isPointer(a) && isPointer(b) ? [...after(b, until), { do: 'modify', cards: cards({ $ref: 'this' }), stat: 'original-atk', op: '=', value: { stat: 'original-atk', of: cards(b) }, until, join: 'and' }] : undefined));
  g.rule('action', '{what} <is|are> [also] treated as a Tuner [monster] [{until}]', ({ what, until }) => treated(what, { kind: 'tuner' }, until ?? 'leaves'));
} // prettier-ignore

export function life(g: YgoGrammar): void {
  lifePoints(g);
  damage(g);
}
/** Life Points gained, lost, paid, set. */
function lifePoints(g: YgoGrammar): void {
  const pay = (amount: Amount | 'half'): Draft[] => [{ do: 'pay-life', amount }];
  // As much as its player says.
  g.rule('action', 'pay LP in multiples of {n:number} [( max . {m:number} )]', ({ n, m }) => [{ do: 'pay-life', amount: 'chosen', multiple: n, ...(m !== undefined && { most: m }) }]);
  g.rule('action', 'pay any number of LP in multiples of {n:number} [( max . {m:number} )]', ({ n, m }) => [{ do: 'pay-life', amount: 'chosen', multiple: n, ...(m !== undefined && { most: m }) }]);
  g.rule('action', 'pay {n:number} LP', ({ n }) => pay(n));
  g.rule('action', 'pay half your LP', () => pay('half'));
  g.rule('action', 'pay LP so that you only have {n:number} left', ({ n }) => pay({ sum: [{ lifePoints: 'you' }, -n] }));
  g.rule('action', 'gain {n:number} LP', ({ n }) => [{ do: 'gain-life', to: 'you', amount: n }]);
  g.rule('action', 'you gain {n:number} LP', ({ n }) => [{ do: 'gain-life', to: 'you', amount: n }]);
  g.rule('action', 'your opponent gains {n:number} LP', ({ n }) => [{ do: 'gain-life', to: 'opponent', amount: n }]);
  g.rule('action', '[you] gain {n:number} LP {each}', ({ n, each }) => [{ do: 'gain-life', to: 'you', amount: scaled(n, each) }]);
  g.rule('action', '[you] gain LP equal to {value}', ({ value }) => [{ do: 'gain-life', to: 'you', amount: value }]);
  g.rule('action', '[you] lose {n:number} LP', ({ n }) => [{ do: 'lose-life', to: 'you', amount: n }]);
  g.rule('action', 'your opponent loses {n:number} LP', ({ n }) => [{ do: 'lose-life', to: 'opponent', amount: n }]);
  g.table('damaged', { "<to your opponent|to your opponent's LP>": 'opponent', "to <both players|each player|both players' LP>": 'either', '<to yourself|to your LP>': 'you' });
  g.rule('action', 'increase your LP by {n:number} [points]', ({ n }) => [{ do: 'gain-life', to: 'you', amount: n }]);
  g.rule('action', 'increase your LP by {n:number} [points] {each}', ({ n, each }) => [{ do: 'gain-life', to: 'you', amount: scaled(n, each) }]);
  g.rule('action', 'increase your LP by [an amount] equal to {value}', ({ value }) => [{ do: 'gain-life', to: 'you', amount: value }]);
  g.rule('action', 'increase your LP by {value}', ({ value }) => [{ do: 'gain-life', to: 'you', amount: value }]);
  g.rule('action', "increase your opponent's LP by {n:number} [points]", ({ n }) => [{ do: 'gain-life', to: 'opponent', amount: n }]);
  g.rule('action', "decrease your opponent's LP by {n:number} [points]", ({ n }) => [{ do: 'lose-life', to: 'opponent', amount: n }]);
  g.rule('action', 'increase the LP of both players by {n:number} [points]', ({ n }) => [{ do: 'gain-life', to: 'either', amount: n }]);
  g.rule('action', '<each player|both players> <gains|gain> {n:number} LP', ({ n }) => [{ do: 'gain-life', to: 'either', amount: n }]);
  g.rule('action', 'make <each player|both players> take {n:number} damage', ({ n }) => [{ do: 'damage', to: 'either', amount: n }]);
  g.rule('action', '<each player|both players> <takes|take> {n:number} damage', ({ n }) => [{ do: 'damage', to: 'either', amount: n }]);
  g.rule('action', '<each player|both players> <takes|take> damage equal to {value}', ({ value }) => [{ do: 'damage', to: 'either', amount: value }]);
  g.rule('action', 'your opponent takes {n:number} damage', ({ n }) => [{ do: 'damage', to: 'opponent', amount: n }]);
  g.rule('action', 'your opponent takes damage equal to {value}', ({ value }) => [{ do: 'damage', to: 'opponent', amount: value }]);
  g.rule('action', '[you] lose {n:number} LP {each}', ({ n, each }) => [{ do: 'lose-life', to: 'you', amount: scaled(n, each) }]);
  g.rule('action', '[you] lose LP equal to {value}', ({ value }) => [{ do: 'lose-life', to: 'you', amount: value }]);
  g.rule('action', 'your opponent loses LP equal to {value}', ({ value }) => [{ do: 'lose-life', to: 'opponent', amount: value }]);
  g.rule('action', '<[you] lose half your LP|halve your LP>', () => [{ do: 'set-life', to: 'you', amount: { lifePoints: 'you', times: 0.5 } }]);
  g.rule('action', "halve your opponent's LP", () => [{ do: 'set-life', to: 'opponent', amount: { lifePoints: 'opponent', times: 0.5 } }]);
  for (const [words, to] of [['your', 'you'], ["<your opponent's|their>", 'opponent'], ["<both players'|each player's>", 'either']] as const)
    g.rule('action', `[make] ${words} LP [become|becomes] {n:number}`, ({ n }) => [{ do: 'set-life', to, amount: n }]);
  g.rule('action', 'your LP <become|becomes> {n:number} less than theirs', ({ n }) => [{ do: 'set-life', to: 'you', amount: { sum: [{ lifePoints: 'opponent' }, -n] } }]);
  g.rule('action', 'pay LP equal to {value}', ({ value }) => pay(value));
  g.rule('action', 'inflict <the same amount of damage|that much damage|that amount of damage> {to:damaged}', ({ to }) => [{ do: 'damage', to, amount: { $changed: true } }]);
  g.rule('action', '[you] gain <that much|the same amount of|that amount of> LP', () => [{ do: 'gain-life', to: 'you', amount: { $changed: true } }]);
} // prettier-ignore
/** Damage. */
function damage(g: YgoGrammar): void {
  g.rule('action', 'inflict {n:number} damage {to:damaged}', ({ n, to }) => [{ do: 'damage', to, amount: n }]);
  g.rule('action', 'inflict {n:number} damage {to:damaged} {each}', ({ n, to, each }) => [{ do: 'damage', to, amount: scaled(n, each) }]);
  g.rule('action', 'inflict damage {to:damaged} [,] equal [to] {value}', ({ to, value }) => [{ do: 'damage', to, amount: value }]);
  g.rule('action', 'inflict damage equal to {value} {to:damaged}', ({ to, value }) => [{ do: 'damage', to, amount: value }]);
  g.rule('action', '[you] take damage equal to {value}', ({ value }) => [{ do: 'damage', to: 'you', amount: value }]);
  // "Its controller takes 500 damage".
  for (const [word, key] of [['controller', 'controllerOf'], ['owner', 'ownerOf']] as const) {
    g.rule('action', `{whose:possessive} ${word} takes {n:number} damage`, ({ whose, n }) => [{ do: 'damage', to: { [key]: cards(whose) }, amount: n }]);
    g.rule('action', `{whose:possessive} ${word} takes damage equal to {value}`, ({ whose, value }) => [{ do: 'damage', to: { [key]: cards(whose) }, amount: value }]);
    g.rule('action', `inflict {n:number} damage to {whose:possessive} ${word}`, ({ whose, n }) => [{ do: 'damage', to: { [key]: cards(whose) }, amount: n }]);
    if (word === 'controller') g.rule('action', 'inflict damage equal to {value} to {whose:possessive} [<new|current>] controller', ({ whose, value }) => [{ do: 'damage', to: { controllerOf: cards(whose) }, amount: value }]);
    g.rule('action', `inflict damage to {whose:possessive} ${word} [,] equal to {value}`, ({ whose, value }) => [{ do: 'damage', to: { [key]: cards(whose) }, amount: value }]);
  }
  for (const [verb, doing] of [['gains', 'gain-life'], ['loses', 'lose-life']] as const) g.rule('action', `{whose:possessive} controller ${verb} {n:number} LP`, ({ whose, n }) => [{ do: doing, to: { controllerOf: cards(whose) }, amount: n }]);
  g.rule('action', 'the attacking player takes {n:number} damage', ({ n }) => [{ do: 'damage', to: { controllerOf: 'attacker' }, amount: n }]);
  g.rule('action', 'the turn player takes {n:number} damage', ({ n }) => [{ do: 'damage', to: 'turn-player', amount: n }]);
  g.rule('action', 'the controller takes {n:number} damage', ({ n }) => [{ do: 'damage', to: { controllerOf: 'this' }, amount: n }]);
  const ofWearer = (n: number): Draft[] => (['you', 'opponent'] as const).map((to, i) => ({ do: 'damage', to, amount: n, if: { is: 'equipped', like: { controller: to } }, ...(i > 0 && { join: 'also' }) }));
  g.rule('action', 'inflict {n:number} damage to the controller of the equipped monster', ({ n }) => ofWearer(n));
  g.rule('action', '[you] take {n:number} damage', ({ n }) => [{ do: 'damage', to: 'you', amount: n }]);
  g.rule('action', '[you] take {n:number} damage {each}', ({ n, each }) => [{ do: 'damage', to: 'you', amount: scaled(n, each) }]);
  g.rule('action', 'inflict {n:number} damage to your opponent [,] and {m:number} damage to <your LP|yourself>', ({ n, m }) => [{ do: 'damage', to: 'opponent', amount: n }, { do: 'damage', to: 'you', amount: m, join: 'also' }]);
} // prettier-ignore
