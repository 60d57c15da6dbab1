/** Cards compared with others by their values: "with less ATK than that monster", "whose Level equals …"; what was done to them. */
import type { Bounds, Filter, Stat } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';

export function comparing(g: YgoGrammar): void {
  bounds(g);
  traits(g);
}

/** As it was before it went. */
const HAD = '<had|had on the field|had while on the field|had in the GY>';
const either = (filters: (Filter | undefined)[]): { filter: Filter } | undefined =>
  filters.some((one) => !one) ? undefined : { filter: { any: filters as Filter[] } };
/** "With a lower Level", "… and an equal or lower Level", "…, but with less ATK". */
const WITH = '[,] <with|that has|and|but|but with> [<a|an>]';

function bounds(g: YgoGrammar): void {
  g.table('comparison', { 'less than or equal to': { max: 0 }, 'greater than or equal to': { min: 0 }, 'equal to or less than': { max: 0 }, 'equal to': { equals: 0 } });
  const to = (comparison: Bounds, value: unknown): Bounds => Object.fromEntries(Object.keys(comparison as object).map((key) => [key, value])) as Bounds;
  const check = (stat: Stat, is: Bounds): { filter: Filter } | undefined => (['atk', 'def', 'level', 'rank', 'link', 'original-atk', 'original-level'].includes(stat) && !JSON.stringify(is).includes('"$ref":"this","where"') ? { filter: { [stat]: is } } : undefined);
  const of = (stat: Stat, pointer: object): object => ({ stat, of: { $what: pointer } });
  g.rule('post', `${WITH} {stat} {how:comparison} {value}`, ({ stat, how, value }) => check(stat, to(how, value)));
  g.rule('post', `${WITH} {stat} {how:comparison} {whose:possessive}`, ({ stat, how, whose }) => check(stat, to(how, of(stat, whose))));
  g.rule('post', `${WITH} {stat} {how:comparison} {pointer}`, ({ stat, how, pointer }) => check(stat, to(how, of(stat, pointer))));
  g.rule('post', `${WITH} {stat} {how:comparison} that of {pointer}`, ({ stat, how, pointer }) => check(stat, to(how, of(stat, pointer))));
  g.rule('post', '[,] whose {stat} is {how:comparison} {value}', ({ stat, how, value }) => check(stat, to(how, value)));
  // A card's value against another of the same card.
  g.rule('post', '[,] whose {stat} <equals|equal|is equal to> its [own] {other:stat}', ({ stat, other }) => (stat === 'atk' && other === 'def' ? { filter: { atk: { equals: { own: other } } } } : undefined));
  const itsOwn = (stat: Stat, value: unknown): boolean => stat === 'atk' && JSON.stringify(value) === JSON.stringify(of('def', { $ref: 'it' }));
  g.rule('post', '[,] whose {stat} <equals|equal> {value}', ({ stat, value }) => (itsOwn(stat, value) ? undefined : check(stat, { equals: value })));
  g.rule('post', `${WITH} {stat} {n:number} <lower|less> than {value}`, ({ stat, n, value }) => check(stat, { equals: { sum: [value, -n] } }));
  g.rule('post', '[,] whose {stat} is {n:number} <lower|less> than {value}', ({ stat, n, value }) => check(stat, { equals: { sum: [value, -n] } }));
  g.rule('post', '[,] whose {stat} is {n:number} higher than {value}', ({ stat, n, value }) => check(stat, { equals: { sum: [value, n] } }));
  for (const [words, more, less] of [['lower', -1, true], ['higher', 1, false]] as const) {
    const than = (stat: Stat, value: unknown, strict: boolean): { filter: Filter } | undefined => check(stat, { [less ? 'max' : 'min']: strict ? { sum: [value as never, more] } : value } as never);
    g.rule('post', `${WITH} <equal or ${words}|${words} or equal> {stat} <than|to> {pointer}`, ({ stat, pointer }) => than(stat, of(stat, pointer), false));
    g.rule('post', `${WITH} <equal or ${words}|${words} or equal> {stat}`, ({ stat }) => than(stat, of(stat, { $ref: 'it' }), false));
    g.rule('post', `${WITH} ${words} {stat}`, ({ stat }) => than(stat, of(stat, { $ref: 'it' }), true));
    g.rule('post', `[,] whose {stat} is ${words} than {value}`, ({ stat, value }) => than(stat, value, true));
    g.rule('post', `[,] whose {stat} is ${words} than {pointer}`, ({ stat, pointer }) => than(stat, of(stat, pointer), true));
    // "1 higher or 1 lower than that monster's".
    if (words === 'lower') {
      const beside = (stat: Stat, n: number, m: number, value: unknown): { filter: Filter } | undefined => (n === m ? either([n, -n].map((by) => check(stat, { equals: { sum: [value as never, by] } })?.filter)) : undefined);
      for (const [as, had] of [['', {}], [` ${HAD}`, { asIt: 'was' }]] as const) {
        g.rule('post', `[,] whose {stat} is {n:number} <higher|lower> or {m:number} <higher|lower> than {pointer}${as}` as '{stat} {n:number} {m:number} {pointer}', ({ stat, n, m, pointer }) => beside(stat, n, m, { ...of(stat, pointer), ...had }));
        g.rule('post', `[,] that <is|are> {n:number} {stat} <higher|lower> or <higher|lower> than {pointer}${as}` as '{stat} {n:number} {pointer}', ({ stat, n, pointer }) => beside(stat, n, n, { ...of(stat, pointer), ...had }));
      }
      g.rule('post', '[,] whose {stat} is {n:number} <higher|lower> or {m:number} <higher|lower> than {value}', ({ stat, n, m, value }) => beside(stat, n, m, value));
    }
    g.rule('post', `[,] whose {stat} is {n:number} ${words} than {pointer}`, ({ stat, n, pointer }) => check(stat, { equals: { sum: [of(stat, pointer) as never, more * n] } }));
    g.rule('post', `[,] that is {n:number} {stat} ${words} than {pointer}`, ({ stat, n, pointer }) => check(stat, { equals: { sum: [of(stat, pointer) as never, more * n] } }));
    g.rule('post', `[,] but {n:number} {stat} ${words}`, ({ stat, n }) => check(stat, { equals: { sum: [of(stat, { $ref: 'it' }) as never, more * n] } }));
    g.rule('post', `[,] [but] {n:number} {stat} ${words} than {pointer}`, ({ stat, n, pointer }) => check(stat, { equals: { sum: [of(stat, pointer) as never, more * n] } }));
  }
  // "With the same Rank as that monster", "… as the Tributed monster had on the field".
  g.rule('post', '[,] with the same {stat} as {pointer}', ({ stat, pointer }) => (stat === 'level' || stat === 'original-level' ? undefined : check(stat, { equals: of(stat, pointer) as never })));
  g.rule('post', '[,] with the same {stat} as {value}', ({ stat, value }) => check(stat, { equals: value }));
  g.rule('post', '[,] with the same {stat} as {whose:possessive}', ({ stat, whose }) => check(stat, { equals: of(stat, whose) as never }));
  g.rule('post', `[,] with the same {stat} <as|that> {pointer} ${HAD}`, ({ stat, pointer }) => check(stat, { equals: { ...of(stat, pointer), asIt: 'was' } as never }));
  for (const [word, sign] of [['higher', 1], ['lower', -1]] as const) {
    g.rule('post', `[,] [but] {n:number} {stat} ${word} than {pointer} ${HAD}`, ({ stat, n, pointer }) => check(stat, { equals: { sum: [{ ...of(stat, pointer), asIt: 'was' } as never, sign * n] } }));
    g.rule('post', `[,] that <is|are> {n:number} {stat} ${word} than {pointer} ${HAD}`, ({ stat, n, pointer }) => check(stat, { equals: { sum: [{ ...of(stat, pointer), asIt: 'was' } as never, sign * n] } }));
    g.rule('post', `[,] that <is|are> {n:number} {stat} ${word} than {value}`, ({ stat, n, value }) => check(stat, { equals: { sum: [value, sign * n] } }));
    g.rule('post', `[,] whose {stat} <is|equals> {n:number} ${word} than {pointer} ${HAD}`, ({ stat, n, pointer }) => check(stat, { equals: { sum: [{ ...of(stat, pointer), asIt: 'was' } as never, sign * n] } }));
  }
  g.rule('post', `${WITH} <lower|less> {stat} than {pointer}`, ({ stat, pointer }) => check(stat, { max: { sum: [of(stat, pointer) as never, -1] } }));
  g.rule('post', `${WITH} <higher|more> {stat} than {pointer}`, ({ stat, pointer }) => check(stat, { min: { sum: [of(stat, pointer) as never, 1] } }));
  g.rule('post', `${WITH} {stat} <lower|less> than {pointer}`, ({ stat, pointer }) => check(stat, { max: { sum: [of(stat, pointer) as never, -1] } }));
  g.rule('post', `${WITH} {stat} <lower|less> than {value}`, ({ stat, value }) => check(stat, { max: { sum: [value, -1] } }));
  g.rule('post', `${WITH} {stat} <higher|more> than {value}`, ({ stat, value }) => check(stat, { min: { sum: [value, 1] } }));
} // prettier-ignore

function traits(g: YgoGrammar): void {
  g.rule('post', '[,] <except|other than> {pointer}', ({ pointer }) => (['done', 'target', 'attacker', 'attack-target'].includes(pointer.$ref) ? { filter: { noneOf: { $what: pointer } as never } } : undefined));
  g.rule('post', '[,] <with|that has> [Xyz] material(s)', () => ({ filter: { materials: { min: 1 } } }));
  g.rule('post', 'that has no [Xyz] material(s)', () => ({ filter: { materials: 0 } }));
  const OWN = "<its|this card's>";
  g.rule('post', `[,] <that was|that were> used [as material] for <${OWN} {how:summonWord} Summon|the {how:summonWord} Summon of this card>` as '{how:summonWord}', () => ({ filter: { oneOf: 'made-with' } }));
  g.rule('post', `[,] <that was|that were> used as ${OWN} [{how:summonWord}] material`, () => ({ filter: { oneOf: 'made-with' } }));
  // By another effect of this card, which alone does it.
  g.rule('post', "[,] banished by this card's effect", () => ({ where: ['banished'], filter: { did: { event: 'banished', with: { this: true } } } }));
  g.rule('post', 'equipped to {pointer}', ({ pointer }) => (pointer.$ref === 'this' ? { filter: { oneOf: 'equips' } } : undefined));
  g.rule('post', 'that <is|are> equipped to this card', () => ({ filter: { oneOf: 'equips' } }));
  g.rule('post', 'that this card points to', () => ({ filter: { pointedToBy: { this: true } } }));
  g.rule('post', "in the same column as this card", () => ({ filter: { sameAs: { what: 'column', as: 'this' } } }));
  g.table('post', {
    'that <attacked|declared an attack> this turn': { filter: { attackedThisTurn: true } },
    'that did not <attack|declare an attack> this turn': { filter: { attackedThisTurn: false } },
    '[,] that <was|were> destroyed by battle and sent to your GY this turn': { where: ['graveyard'], whose: 'you', filter: { didThisTurn: { event: 'destroyed', cause: 'battle' } } },
  });
  g.rule('post', '[,] that you can place <a|an> {kind:counterName} on', ({ kind }) => ({ filter: { mayHave: kind } }));
  g.rule('post', 'with <less|lower> than {n:number} {stat}', ({ n, stat }) => ({ filter: { [stat]: { max: n - 1 } } }));
  g.rule('post', 'with <more|higher> than {n:number} {stat}', ({ n, stat }) => ({ filter: { [stat]: { min: n + 1 } } }));
  g.rule('post', '[,] that <was|were> sent there this turn', () => ({ filter: { didThisTurn: { event: 'sent', to: 'graveyard' } } }));
  g.rule('post', '[,] that <was|were> destroyed this turn', () => ({ filter: { didThisTurn: { event: 'destroyed' } } }));
  g.rule('post', '[,] that <was|were> destroyed by battle this turn', () => ({ filter: { didThisTurn: { event: 'destroyed', cause: 'battle' } } }));
  g.rule('post', '[,] that <was|were> banished this turn', () => ({ filter: { didThisTurn: { event: 'banished' } } }));
  g.rule('post', '[,] that was Normal or Special Summoned this turn', () => ({ filter: { summonedThisTurn: true } }));
} // prettier-ignore
