/** Cards compared with others by their values: "with less ATK than that monster", "whose Level equals …"; what was done to them. */
import type { Amount, Bounds, Filter, Stat } from '../../../engine/ygo/effects/schema.ts';
import type { Standard, YgoGrammar } from './categories.ts';

export function comparing(g: YgoGrammar): void {
  bounds(g);
  traits(g);
}

/** As it was before it went. */
const HAD = '<had|had on the field|had while on the field|had in the GY|had in hand|had in the hand>';
const either = (filters: (Filter | undefined)[]): { filter: Filter } | undefined =>
  filters.some((one) => !one) ? undefined : { filter: { any: filters as Filter[] } };
/** "With a lower Level", "… and an equal or lower Level", "…, but with less ATK". */
const WITH = '[,] <with|that has|and|but|but with> [<a|an>]';

/** What a value is compared with: an amount, the same value of a card spoken of ("than that monster", "than that monster's", "as it had on the field"). */
function standards(g: YgoGrammar): void {
  g.rule('standard', '{value}', ({ value }) => ({ value }));
  g.rule('standard', '[that of] {pointer}', ({ pointer }) => ({ of: pointer }));
  // What it is there, not what it was on the field.
  g.rule('standard', '[that of] {pointer} in the GY', ({ pointer }) => ({ of: pointer }));
  g.rule('standard', '{whose:possessive}', ({ whose }) => ({ of: whose }));
  g.rule('standard', `{pointer} ${HAD}`, ({ pointer }) => ({ of: pointer, asIt: 'was' }));
}
/** "Whose ATK is higher than its original ATK": its own. */
function ownOriginal(stat: Stat, value: Amount): Amount {
  const own =
    stat === 'atk' && JSON.stringify(value) === JSON.stringify({ stat: 'original-atk', of: { $what: { $ref: 'it' } } });
  return own ? { own: 'original-atk' } : value;
}
/** That as an amount, of the value that is compared. */
export const amountOf = (stat: Stat, standard: Standard): Amount =>
  'value' in standard ? ownOriginal(stat, standard.value) : ({ stat, of: { $what: standard.of }, ...(standard.asIt && { asIt: standard.asIt }) } as unknown as Amount); // prettier-ignore

const COMPARED: readonly Stat[] = ['atk', 'def', 'level', 'rank', 'link', 'original-atk', 'original-level'];
/** Beside what is compared: so much more or less. */
const by = (n: number, amount: Amount): Amount => (n === 0 ? amount : { sum: [amount, n] });

function bounds(g: YgoGrammar): void {
  standards(g);
  const IT = { of: { $ref: 'it' } } satisfies Standard;
  g.table('comparison', { 'less than or equal to': { max: 0 }, 'greater than or equal to': { min: 0 }, 'equal to or less than': { max: 0 }, 'equal to': { equals: 0 } });
  const to = (comparison: Bounds, value: unknown): Bounds => Object.fromEntries(Object.keys(comparison as object).map((key) => [key, value])) as Bounds;
  // Of the same card only its ATK can be asked beside its original one; "its" is no other card's.
  const ofItself = (stat: Stat, is: Bounds): boolean => JSON.stringify(is).includes(JSON.stringify({ stat: `original-${stat}`, of: { $what: IT.of } }));
  const check = (stat: Stat, is: Bounds): { filter: Filter } | undefined => (COMPARED.includes(stat) && !ofItself(stat, is) && !JSON.stringify(is).includes('"$ref":"this","where"') ? { filter: { [stat]: is } } : undefined);
  g.rule('post', `${WITH} {stat} {how:comparison} {standard}`, ({ stat, how, standard }) => check(stat, to(how, amountOf(stat, standard))));
  g.rule('post', '[,] whose {stat} is {how:comparison} {standard}', ({ stat, how, standard }) => check(stat, to(how, amountOf(stat, standard))));
  // A card's value against another of the same card.
  g.rule('post', 'your opponent controls whose {stat} is {how:comparison} their LP', ({ stat, how }) => { const one = check(stat, to(how, { lifePoints: 'opponent' })); return one && { ...one, where: ['field'], whose: 'opponent' }; });
  g.rule('post', '[,] whose {stat} <equals|equal|is equal to> its [own] {other:stat}', ({ stat, other }) => (stat === 'atk' && other === 'def' ? { filter: { atk: { equals: { own: other } } } } : undefined));
  const itsOwn = (stat: Stat, value: unknown): boolean => stat === 'atk' && JSON.stringify(value) === JSON.stringify(amountOf('def', IT));
  g.rule('post', '[,] whose {stat} <equals|equal> {standard}', ({ stat, standard }) => { const value = amountOf(stat, standard); return itsOwn(stat, value) ? undefined : check(stat, { equals: value }); });
  for (const [words, more, end] of [['<lower|less>', -1, 'max'], ['<higher|more|greater>', 1, 'min']] as const) {
    const than = (stat: Stat, standard: Standard, strict: boolean): { filter: Filter } | undefined => check(stat, { [end]: by(strict ? more : 0, amountOf(stat, standard)) } as Bounds);
    const beside = (stat: Stat, n: number, standard: Standard): { filter: Filter } | undefined => check(stat, { equals: by(more * n, amountOf(stat, standard)) });
    g.rule('post', `${WITH} <equal or ${words}|${words} or equal> {stat} [<than|to> {standard}]`, ({ stat, standard }) => than(stat, standard ?? IT, false));
    g.rule('post', `${WITH} ${words} {stat} [than {standard}]`, ({ stat, standard }) => than(stat, standard ?? IT, true));
    g.rule('post', `${WITH} {stat} ${words} than {standard}`, ({ stat, standard }) => than(stat, standard, true));
    g.rule('post', `[,] whose {stat} is ${words} than {standard}`, ({ stat, standard }) => than(stat, standard, true));
    g.rule('post', `[,] whose {stat} is <equal to or ${words} than|${words} than or equal to> {standard}`, ({ stat, standard }) => than(stat, standard, false));
    g.rule('post', `${WITH} {stat} {n:number} ${words} than {standard}`, ({ stat, n, standard }) => beside(stat, n, standard));
    g.rule('post', `[,] whose {stat} <is|equals> {n:number} ${words} than {standard}`, ({ stat, n, standard }) => beside(stat, n, standard));
    g.rule('post', `[,] that <is|are> {n:number} {stat} ${words} than {standard}`, ({ stat, n, standard }) => beside(stat, n, standard));
    g.rule('post', `[,] [but] {n:number} {stat} ${words} than {standard}`, ({ stat, n, standard }) => beside(stat, n, standard));
    g.rule('post', `[,] but {n:number} {stat} ${words}`, ({ stat, n }) => beside(stat, n, IT));
  }
  // "1 higher or 1 lower than that monster's".
  const around = (stat: Stat, n: number, m: number, standard: Standard): { filter: Filter } | undefined => (n === m ? either([n, -n].map((one) => check(stat, { equals: by(one, amountOf(stat, standard)) })?.filter)) : undefined);
  g.rule('post', '[,] whose {stat} is {n:number} <higher|lower> or {m:number} <higher|lower> than {standard}', ({ stat, n, m, standard }) => around(stat, n, m, standard));
  g.rule('post', '[,] that <is|are> {n:number} {stat} <higher|lower> or <higher|lower> than {standard}', ({ stat, n, standard }) => around(stat, n, n, standard));
  // "With the same Rank as that monster"; the same Level is a trait they share (`likeness.ts`).
  const shared = (stat: Stat, standard: Standard): boolean => /^(?:original-)?level$/.test(stat) && 'of' in standard && !standard.asIt;
  g.rule('post', '[,] <with|and|that has|that have> the same {stat} as {standard}', ({ stat, standard }) => (shared(stat, standard) ? undefined : check(stat, { equals: amountOf(stat, standard) })));
  const another = (stat: Stat, standard: Standard): { filter: Filter } | undefined => { const is = stat === 'level' ? undefined : check(stat, { equals: amountOf(stat, standard) }); return is && { filter: { not: is.filter } }; };
  g.rule('post', '[,] <with|that has|and|but|but with> a different {stat} [<from|than> {standard}]', ({ stat, standard }) => another(stat, standard ?? IT));
  g.rule('post', '[,] whose {stat} is different from {standard}', ({ stat, standard }) => (JSON.stringify(standard).includes('"$ref":"it"') ? undefined : another(stat, standard)));
  // Of one card it is that of the card spoken of; several share it.
  g.rule('post', '[,] with the same {stat}', ({ stat }) => (stat === 'atk' || stat === 'def' || stat === 'rank' || stat === 'link' ? { same: stat as never } : undefined));
  g.rule('post', `[,] with the same {stat} [that] {pointer} ${HAD}`, ({ stat, pointer }) => check(stat, { equals: amountOf(stat, { of: pointer, asIt: 'was' }) }));
} // prettier-ignore

function traits(g: YgoGrammar): void {
  g.rule('post', '[,] <except|other than> {pointer}', ({ pointer }) => (['done', 'target', 'attacker', 'attack-target'].includes(pointer.$ref) ? { filter: { noneOf: { $what: pointer } as never } } : undefined));
  g.rule('post', '[,] that <is|are> [specifically] <listed|mentioned> in {whose:possessive} text [,]', ({ whose }) => (whose.$ref === 'this' ? undefined : { filter: { mentionedOn: { $what: whose } as never } }));
  g.rule('post', '[,] except itself', () => ({ filter: { noneOf: { $what: { $ref: 'it' } } as never } }));
  g.rule('post', '[,] <with|that has> [Xyz] material(s)', () => ({ filter: { materials: { min: 1 } } }));
  g.rule('post', 'that has no [Xyz] material(s)', () => ({ filter: { materials: 0 } }));
  const OWN = "<its|this card's>";
  g.rule('post', `[,] <that was|that were> used [as material] for <${OWN} {how:summonWord} Summon|the {how:summonWord} Summon of this card>` as '{how:summonWord}', () => ({ filter: { oneOf: 'made-with' } }));
  g.rule('post', `[,] <that was|that were> used as ${OWN} [{how:summonWord}] material`, () => ({ filter: { oneOf: 'made-with' } }));
  // By another effect of this card, which alone does it.
  g.rule('post', "[,] banished by this card's effect", () => ({ where: ['banished'], filter: { did: { event: 'banished', with: { this: true } } } }));
  for (const [words, fate, place] of [['banished', { event: 'banished' }, 'banished'], ['sent to the GY', { event: 'sent', to: 'graveyard' }, 'graveyard']] as const)
    for (const noun of ['monster', 'card'] as const)
      g.rule('noun', `the ${noun} [that was] ${words} by this card's effect`, () => ({ noun, count: 1, where: [place], filter: { did: { ...fate, with: { this: true } } } }));
  g.rule('post', 'equipped to {pointer}', ({ pointer }) => (pointer.$ref === 'this' ? { filter: { oneOf: 'equips' } } : undefined));
  g.rule('post', "equipped to this card by <this card's|its|this> effect", () => ({ filter: { oneOf: 'equips', did: { event: 'equipped', with: { this: true } } } }));
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
  g.rule('post', '[,] that <was|were> Normal or Special Summoned this turn', () => ({ filter: { summonedThisTurn: true } }));
} // prettier-ignore
