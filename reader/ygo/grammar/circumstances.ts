/** Questions about this card, Life Points, numbers of cards and what has happened this turn. */
import type { Bounds, Condition, EventPattern, Filter, Group, Place } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { together } from './events.ts';
import { activationOf } from './links.ts';
import { asFilter, both, oneOrList, type Noun, type Pointer, wornAs } from './noun.ts';
import { THIS_WAY } from './subjects.ts';
import { cameFrom } from './summoned.ts';

export function circumstances(g: YgoGrammar): void {
  thisCard(g);
  compared(g);
  lifePoints(g);
  earlier(g);
}

/** What this card is like. */
function thisCard(g: YgoGrammar): void {
  asItIs(g);
  asItCame(g);
  ofThoseSpokenOf(g);
}
const like = (filter: Filter): Condition => ({ is: 'this', like: filter });
const material = (filter: Filter): Condition => ({
  exists: { where: 'materials', whose: 'you', filter: both({ oneOf: 'materials' }, filter) },
});
const madeWith = (is: Bounds, where?: Place | Place[]): Condition => ({
  amount: { from: 'made-with', ...(where && { where }) },
  is,
});
/** As it is now. */
function asItIs(g: YgoGrammar): void {
  g.table('condition', {
    'this card is in Defense Position': like({ position: 'defense' }),
    'this card is in Attack Position': like({ position: 'attack' }),
    'this card is in face-up Defense Position': like({ face: 'up', position: 'defense' }),
    'this card is in face-up Attack Position': like({ face: 'up', position: 'attack' }),
    'this card is [currently] equipped to a monster': like({ isEquip: true }),
    'this card <is equipped|is equipped with an Equip Card|is equipped with an Equip Spell>': like({ equipped: true }),
    'this card is linked': like({ linked: true }),
    '<you still control this [face-up] card|this card is still face-up on your field>': like({ place: 'field', face: 'up', controller: 'you' }),
    'this card is co-linked': like({ coLinked: true }),
    'this card has [Xyz] material(s)': like({ materials: { min: 1 } }),
    'this card has no [Xyz] material(s)': like({ materials: 0 }),
    'you control this Normal Summoned/Set card': like({ summoned: 'normal' }),
    'this card is in the Extra Monster Zone': like({ zone: 'extra' }),
    'this card is in the Main Monster Zone': like({ zone: 'main' }),
    'this card was Normal Summoned/Set this turn': like({ summoned: 'normal', summonedThisTurn: true }),
  });
  g.rule('condition', "this card's {stat} is {bounds}", ({ stat, bounds }) => (stat.startsWith('original') && stat !== 'original-atk' && stat !== 'original-level' ? undefined : like({ [stat]: bounds })));
  g.rule('condition', 'you control this {how:summonWords} Summoned <card|monster>', ({ how }) => like({ summoned: oneOrList(how) }));
  g.rule('condition', 'this card was {how:summonWords} Summoned this turn', ({ how }) => like({ summoned: oneOrList(how), summonedThisTurn: true }));
  g.rule('condition', 'this card was Special Summoned by {effectOf}', ({ effectOf }) => like({ did: { event: 'summoned', how: 'special', ...effectOf } }));
  g.rule('condition', 'this card was Summoned this way', () => like({ did: THIS_WAY }));
  g.rule('condition', '{n:number} or more {kind:counterName} are on this card', ({ n, kind }) => like({ counters: { kind, min: n } }));
  g.rule('condition', 'there are <less|fewer> than {n:number} {kind:counterName} on this card', ({ n, kind }) => ({ not: like({ counters: { kind, min: n } }) }));
  g.rule('condition', 'this card was {how:summonWords} Summoned', ({ how }) => like({ summoned: oneOrList(how) }));
  g.rule('condition', 'this {how:summonWords} Summoned card is [face-up] <on the field|in the Monster Zone>', ({ how }) => like({ summoned: oneOrList(how) }));
  g.rule('condition', 'this card has {n:number} or more {kind:counterName}', ({ n, kind }) => like({ counters: { kind, min: n } }));
  g.rule('condition', 'this card has <a|an> {kind:counterName}', ({ kind }) => like({ counters: { kind, min: 1 } }));
  g.rule('condition', 'this card has no {kind:counterName}', ({ kind }) => ({ not: like({ counters: { kind, min: 1 } }) }));
  g.rule('condition', 'this card has {n:number} or more [Xyz] materials', ({ n }) => like({ materials: { min: n } }));
  g.rule('condition', 'you control this card that was {how:summonWords} Summoned [from {where}]', ({ how, where }) => (where?.filter ? undefined : like({ summoned: oneOrList(how), ...(where && { summonedFrom: oneOrList(where.where) }) })));
  g.rule('condition', 'you control this card that was {how:summonWords} Summoned using <a|an> {bare} as material', ({ how, bare }) => (bare.where ? undefined : like({ summoned: oneOrList(how), madeWith: asFilter(bare) })));
  g.rule('condition', 'you control this card that was {how:summonWords} Summoned using {names} as material', ({ how, names }) => like({ summoned: oneOrList(how), madeWith: names }));
  g.rule('condition', 'this card is equipped to <a|an> {bare}', ({ bare }) => ((bare.where && bare.where.join() !== 'field') || Object.keys(bare.filter).length === 0 ? undefined : ({ is: 'equipped', like: asFilter(bare) })));
  g.rule('condition', 'this card is equipped to {names}', ({ names }) => ({ is: 'equipped', like: names }));
  g.rule('condition', 'you control this card that was not Summoned this turn', () => ({ not: like({ summonedThisTurn: true }) }));
  g.rule('condition', 'you have {n:number} or more different monster Types on your field', ({ n }) => ({ amount: { count: { where: 'monsters', whose: 'you', filter: { face: 'up' } }, distinct: 'race' }, is: { min: n } }));
  g.rule('condition', 'this card was activated this turn', () => ({ happened: { event: 'activated', what: 'card', card: { this: true } } }));
  g.rule('condition', "this card's [current] ATK is different from its original ATK", () => like({ changed: 'atk' }));
  for (const odd of ['odd', 'even'] as const) g.rule('condition', `you have an ${odd} Pendulum Scale in your Pendulum Zone`, () => ({ exists: { where: 'pendulum-zone', whose: 'you', filter: { scale: odd } } }));
} // prettier-ignore
/** What it has under it, how it was Summoned. */
function asItCame(g: YgoGrammar): void {
  g.rule('condition', 'this card has a material attached that was originally {attribute}', ({ attribute }) => material({ 'original-attribute': attribute }));
  g.rule('condition', 'this card has {names} as [Xyz] material', ({ names }) => material(names));
  g.rule('condition', 'this card has <a|an> {bare} as [Xyz] material', ({ bare }) => (bare.where ? undefined : material(asFilter(bare))));
  g.rule('condition', `this card <was|is> {how:summonWords} Summoned [by] using <a monster(s)|monsters|1 or more monsters> on the field [as material]`, ({ how }) => ({ all: [like({ summoned: oneOrList(how) }), madeWith({ min: 1 }, 'field')] }));
  g.rule('condition', `this card <was|is> {how:summonWords} Summoned [by] using only monsters on the field [as material]`, ({ how }) => ({ all: [like({ summoned: oneOrList(how) }), madeWith({ min: 1 }), madeWith(0, ['hand', 'deck', 'graveyard', 'extra-deck', 'banished', 'materials'])] }));
  g.rule('condition', `this card <was|is> {how:summonWord} Summoned using {n:number} or more <materials|Fusion Materials|Synchro Materials|Link Materials|monsters> [as material]`, ({ how, n }) => ({ all: [like({ summoned: how }), madeWith({ min: n })] }));
  g.rule('condition', 'this card is equipped with {names}', ({ names }) => like({ equippedWith: names }));
  g.rule('condition', 'this card is equipped with <a|an> {bare}', ({ bare }) => (asFilter(bare).isEquip ? undefined : like({ equippedWith: wornAs(bare) })));
  g.rule('condition', 'this card points to <a|an> {bare}', ({ bare }) => like({ pointsTo: asFilter(bare) }));
  // Nothing else among them.
  const onlyWith = (how: readonly string[], bare: Noun): Condition | undefined => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : { all: [like({ summoned: oneOrList([...how]) as never }), madeWith({ min: 1 }), { amount: { count: 'made-with', like: { not: asFilter(bare) } }, is: 0 }] });
  g.rule('condition', 'this card <was|is> {how:summonWords} Summoned using only {bare} as material', ({ how, bare }) => onlyWith(how, bare));
  g.rule('condition', 'all monsters used to {how:summonWord} Summon this card were {bare}', ({ how, bare }) => onlyWith([how], bare));
  g.rule('condition', 'this card <was|is> Normal Summoned by Tributing <a|an> {bare}', ({ bare }) => (bare.where ? undefined : like({ summoned: 'tribute', madeWith: asFilter(bare) })));
  g.rule('condition', 'you control this [face-up] card that was Tribute Summoned by Tributing <a|an> {bare}', ({ bare }) => (bare.where ? undefined : like({ summoned: 'tribute', madeWith: asFilter(bare) })));
  g.rule('condition', 'you have no cards in your {a:place} nor in your {b:place}', ({ a, b }) => ({ all: [{ not: { exists: { where: a, whose: 'you' } } }, { not: { exists: { where: b, whose: 'you' } } }] }));
  g.rule('condition', 'this card was {how:summonWords} Summoned using {names} as material', ({ how, names }) => like({ summoned: oneOrList(how), madeWith: names }));
} // prettier-ignore
/** Of cards spoken of: "if it was a Fusion Monster". */
function ofThoseSpokenOf(g: YgoGrammar): void {
  // "If it was a Fusion Monster": of what may be gone by now.
  for (const [verb, as] of [['is', {}], ['was', { asIt: 'was' }]] as const) {
    const asked = (pointer: Pointer, filter: Filter): Condition | undefined => (pointer.$ref === 'this' || filter.place || filter.other ? undefined : ({ is: { $what: pointer }, like: filter, ...as } as never));
    g.rule('condition', `{pointer} ${verb} <a|an> {bare}`, ({ pointer, bare }) => (bare.where ? undefined : asked(pointer, asFilter(bare))));
    g.rule('condition', `{pointer} ${verb} not <a|an> {bare}`, ({ pointer, bare }) => { const is = bare.where ? undefined : asked(pointer, asFilter(bare)); return is && { not: is }; });
    g.rule('condition', `{pointer} ${verb} {adjectives}`, ({ pointer, adjectives }) => (adjectives.series || adjectives.summoned || adjectives.oneOf || adjectives.linked ? undefined : asked(pointer, adjectives)));
    for (const [words, position] of [['Attack', 'attack'], ['Defense', 'defense']] as const)
      for (const [face, up] of [['', {}], ['face-up ', { face: 'up' }]] as const)
        g.rule('condition', `{pointer} ${verb} in ${face}${words} Position`, ({ pointer }) => asked(pointer, { ...up, position }));
    g.rule('condition', `{pointer} ${verb} {names}`, ({ pointer, names }) => asked(pointer, names));
    g.rule('condition', `{pointer} ${verb} not {names}`, ({ pointer, names }) => { const is = asked(pointer, names); return is && { not: is }; });
    for (const [words, side] of [['<higher|more|greater>', 'min'], ['<lower|less>', 'max']] as const)
      g.rule('condition', `{whose:possessive} {stat} ${verb} ${words} than {n:number}` as '{whose:possessive} {stat} {n:number}', ({ whose, stat, n }) => (whose.$ref !== 'this' && ['atk', 'def', 'level', 'rank', 'link'].includes(stat) ? asked(whose, { [stat]: { [side]: side === 'min' ? n + 1 : n - 1 } }) : undefined));
    for (const [words, side] of [['<higher|more|greater>', 'min'], ['<lower|less>', 'max']] as const)
      g.rule('condition', `{whose:possessive} {stat} ${verb} ${words} than {value}` as '{whose:possessive} {stat} {value}', ({ whose, stat, value }) => {
        if (verb !== 'is' || !['atk', 'def', 'level', 'rank', 'link'].includes(stat) || typeof value === 'number') return undefined;
        const filter: Filter = { [stat]: { [side]: { sum: [value, side === 'min' ? 1 : -1] } } };
        return whose.$ref === 'this' ? like(filter) : asked(whose, filter);
      });
    g.rule('condition', `{whose:possessive} {stat} ${verb} {bounds}`, ({ whose, stat, bounds }) => (['atk', 'def', 'level', 'rank', 'link', 'original-atk', 'original-level'].includes(stat) ? asked(whose, { [stat]: bounds }) : undefined));
  }
} // prettier-ignore

/** So many more cards than the other player. */
function compared(g: YgoGrammar): void {
  const more = (a: Group, b: Group, by = 1): Condition => ({ amount: { count: a }, is: { min: { sum: [{ count: b }, by] } } });
  const sides = [['you', 'you', 'your', 'opponent', 'your opponent [<does>]'], ['your opponent', 'opponent', 'their', 'you', 'you [<do>]']] as const;
  const COUNTS: Record<string, (n?: number) => number> = { more: () => 1, '{n:number} or more': (n) => n!, 'at least {n:number} more': (n) => n! };
  for (const [who, mine, whose, theirs, than] of sides)
    for (const [words, by] of Object.entries(COUNTS)) {
      const pattern = words as '{n:number}';
      const verb = who === 'you' ? ['control', 'have'] : ['controls', 'has'];
      for (const [noun, where] of [['monsters', 'monsters'], ['cards', 'field']] as const)
        g.rule('condition', `${who} ${verb[0]} ${pattern} ${noun} than ${than}` as typeof pattern, ({ n }) => more({ where, whose: mine }, { where, whose: theirs }, by(n)));
      g.rule('condition', `${who} ${verb[1]} ${pattern} cards in ${whose} {place} than ${than}` as `${typeof pattern} {place}`, ({ n, place }) => more({ where: place, whose: mine }, { where: place, whose: theirs }, by(n)));
    }
} // prettier-ignore

function lifePoints(g: YgoGrammar): void {
  const more = (a: 'you' | 'opponent', b: 'you' | 'opponent', by = 1): Condition => ({ lifePoints: a, is: { min: { sum: [{ lifePoints: b }, by] } } });
  g.rule('condition', "your LP <are|is> <lower|less> than your opponent's [LP]", () => ({ not: { lifePoints: 'you', is: { min: { lifePoints: 'opponent' } } } }));
  g.rule('condition', "your LP <are|is> <higher|more> than your opponent's [LP]", () => more('you', 'opponent'));
  g.rule('condition', "your LP <are|is> <lower|less> than your opponent's [LP] and the difference is {n:number} [points] or more", ({ n }) => more('opponent', 'you', n));
  g.rule('condition', "your LP <are|is> at least {n:number} <higher|more> than your opponent's [LP]", ({ n }) => more('you', 'opponent', n));
  g.rule('condition', "your opponent's LP <are|is> <higher|more> than yours", () => more('opponent', 'you'));
  g.rule('condition', "your opponent's LP <are|is> at least {n:number} <higher|more> than yours", ({ n }) => more('opponent', 'you', n));
  g.rule('condition', "your LP <are|is> at least {n:number} <lower|less> than your opponent's [LP]", ({ n }) => more('opponent', 'you', n));
  for (const [words, whose] of [['your LP', 'you'], ["your opponent's LP", 'opponent']] as const) {
    g.rule('condition', `${words} <are|is> <higher|more> than {n:number}`, ({ n }) => ({ lifePoints: whose, is: { min: n + 1 } }));
    g.rule('condition', `${words} <are|is> <lower|less> than {n:number}`, ({ n }) => ({ lifePoints: whose, is: { max: n - 1 } }));
  }
  g.rule('condition', 'your LP <are|is> {bounds}', ({ bounds }) => (typeof bounds === 'number' ? undefined : { lifePoints: 'you', is: bounds }));
  g.rule('condition', "your opponent's LP <are|is> {bounds}", ({ bounds }) => (typeof bounds === 'number' ? undefined : { lifePoints: 'opponent', is: bounds }));
} // prettier-ignore

/** "If you destroyed a face-up monster": how it lay when it was destroyed. */
const asItLay = (done: string, { face, position }: Filter): object =>
  (face ?? position) && LEFT.has(done) ? { asIt: 'was' } : {};
const LEFT: ReadonlySet<string> = new Set([
  'Tributed',
  'banished',
  'destroyed',
  'discarded',
  'sent',
  'returned',
  'shuffled',
]);
/** What has happened this turn. */
function earlier(g: YgoGrammar): void {
  thisTurn(g);
  byThisEffect(g);
  declaredOrActivated(g);
}
/** What has happened this turn. */
function thisTurn(g: YgoGrammar): void {
  const THIS_TURN = '<this turn|earlier this turn|previously this turn>';
  const happened = (card: Filter, past: readonly Draft[]): Condition | undefined => {
    const all = together(card, past)?.map((event): Condition => ({ happened: event }));
    return all && (all.length === 1 ? all[0] : { any: all });
  };
  g.rule('condition', `this card {past:fated} ${THIS_TURN}`, ({ past }) => (past.some((one) => one['event'] === 'summoned') ? undefined : happened({ this: true }, past)));
  // Of the event itself: how it came about.
  g.rule('condition', '<this card|it> was {past:undergone}', ({ past }) => (past.every((one) => (one['by'] ?? one['with']) !== undefined && ['discarded', 'destroyed'].includes(String(one['event']))) ? happened({ this: true }, past) : undefined));
  g.rule('condition', `<a|an> {bare} {past:fated} ${THIS_TURN} , except {exception}`, ({ bare, past, exception }) => happened(both(asFilter(bare), { not: exception }), past));
  g.rule('condition', `<a|an> {bare} {past:fated} ${THIS_TURN}`, ({ bare, past }) => happened(asFilter(bare), past));
  g.rule('condition', `{n:number} or more {alike} {past:fated} ${THIS_TURN} [, except {exception}]` as '{n:number} {alike} {past:fated} [, except {exception}]', ({ n, alike, past, exception }) => { const all = past.length === 1 ? together(both(asFilter(alike), exception && { not: exception }), past) : undefined; return all && { happened: all[0]!, count: { min: n } }; });
  g.rule('condition', `{names} {past:fated} ${THIS_TURN}`, ({ names, past }) => happened(names, past));
  g.rule('condition', `{kind:linkKind} was activated ${THIS_TURN} [, except {names}]`, ({ kind, names }) => {
    const all = [kind].flat().map((one) => activationOf(names ? { ...one, card: both(one.card, { not: names }) } : one)).map((one) => one && ({ happened: one } as Condition));
    return all.every((one) => one !== undefined) ? (all.length === 1 ? all[0] : { any: all }) : undefined;
  });
  for (const [done, event] of [['banished', 'banished'], ['destroyed', 'destroyed']] as const)
    g.rule('condition', `any {bare} <has|have> been ${done} this turn`, ({ bare }) => (bare.where || bare.whose ? undefined : { happened: { event, ...(Object.keys(asFilter(bare)).length > 0 && { card: asFilter(bare) }) } }));
  for (const [who, by] of [['you', 'you'], ['your opponent', 'opponent']] as const) {
    const did = (pattern: EventPattern, count?: Bounds): Condition => ({ happened: pattern, ...(count !== undefined && { count }) });
    g.rule('condition', `${who} [has|have] {how:summonWords} Summoned ${THIS_TURN}`, ({ how }) => did({ event: 'summoned', how: oneOrList(how), by }));
    g.rule('condition', `${who} [has|have] {how:summonWords} Summoned {others} ${THIS_TURN}`, ({ how, others }) => (others.controller || others.owner ? undefined : did({ event: 'summoned', how: oneOrList(how), by, card: cameFrom(others) })));
    g.rule('condition', `${who} [has|have] activated {kind:linkKind} [{tail:linkTail}] ${THIS_TURN}`, ({ kind, tail }) => {
      if (Array.isArray(kind) || (tail && Object.keys(tail).join() !== 'place')) return undefined;
      const card = both(kind.card, kind.kind && { kind: kind.kind }, tail?.place && { place: tail.place });
      return did({ event: 'activated', by, ...(kind.what && { what: kind.what }), ...(Object.keys(card).length > 0 && { card }) });
    });
    g.rule('condition', `${who} took [any] {kind:damageOf} ${THIS_TURN}`, ({ kind }) => did({ event: kind, player: by }));
    g.rule('condition', `${who} took damage <by battle or|from battle or> <an opponent's|your opponent's> card effect ${THIS_TURN}`, () => (by === 'you' ? { any: [did({ event: 'battle-damage', player: by }), did({ event: 'effect-damage', player: by, by: 'opponent' })] } : undefined));
  }
} // prettier-ignore
/** What this effect has done, what was paid for it. */
function byThisEffect(g: YgoGrammar): void {
  // "If you Tributed a Dragon monster to activate this effect": the cards it was done to.
  for (const done of ['drew', 'Tributed', 'banished', 'destroyed', 'discarded', 'sent', 'revealed', 'added', 'Special Summoned', 'returned', 'shuffled', 'excavated'] as const) {
    g.rule('condition', `you ${done} {names} [<to the GY|to your hand|to the hand>] [<by this effect|with this effect|this way|to activate this effect|to activate this card>]`, ({ names }) => done === 'Special Summoned' ? undefined : ({ is: { $what: { $ref: 'done', done: done === 'drew' ? 'drawn' : done.toLowerCase(), noun: 'card' } }, like: names, $some: true }) as never);
    g.rule('condition', `you ${done} <a|an> {bare} [<to the GY|to your hand|to the hand>] [<by this effect|with this effect|this way|to activate this effect|to activate this card>]`, ({ bare }) => (bare.where ? undefined : ({ is: { $what: { $ref: 'done', done: done === 'drew' ? 'drawn' : done.toLowerCase(), noun: bare.noun === 'name' ? 'card' : bare.noun } }, like: asFilter(bare), ...asItLay(done, asFilter(bare)), $some: true } as never)));
  }
  for (const [what, named] of [['{names}', true], ['<a|an> {bare}', false]] as const)
    g.rule('condition', `you {how:summonWord} Summoned ${what} [<by|with> this effect|this way]` as '{how:summonWord} {names} {bare}', ({ how, names, bare }) => (how === 'special' || how === 'normal' || (!named && (bare.where || bare.whose)) ? undefined : ({ is: { $what: { $ref: 'done', done: 'special summoned', noun: 'monster' } }, like: named ? names : asFilter(bare) } as never)));
  g.rule('condition', 'you Special Summoned <a|an> {bare} [<by|with> this effect]', ({ bare: { where, whose, ...bare } }) => (where && whose !== 'opponent' && !where.includes('field') ? ({ is: { $what: { $ref: 'done', done: 'special summoned', noun: 'monster' } }, like: both(asFilter(bare), { summonedFrom: oneOrList(where) }), $some: true } as never) : undefined));
  // "If any monsters were sent to the GY by this effect".
  g.rule('condition', '<any|1 or more|a|an> {bare} <was|were> {doneWord} [{bySaying}]', ({ bare, doneWord, bySaying }) => (bare.where || bare.whose || doneWord === 'drawn' || doneWord === 'detached' ? undefined : ({ amount: { count: { $what: { $ref: 'done', done: doneWord, plural: true, ...(bySaying && { as: bySaying }) } }, like: asFilter(bare) }, is: { min: 1 } } as never)));
  g.rule('condition', 'you activated <this card|this effect> during the {phases}', ({ phases }) => ({ whenActivated: { phase: phases.length === 1 ? phases[0]! : phases } }));
  g.rule('condition', 'this card was {adjectives} when <this effect|this card> was activated', ({ adjectives }) => (adjectives.series || adjectives.place || adjectives.summoned ? undefined : { whenActivated: { is: 'this', like: adjectives } }));
  g.rule('condition', 'you used {n:number} or more <materials|monsters as material>', ({ n }) => ({ amount: { from: 'made-with' }, is: { min: n } }));
} // prettier-ignore
/** Whose turn it is, what was declared, when this was activated. */
function declaredOrActivated(g: YgoGrammar): void {
  g.table('condition', { 'it is your turn': { turn: 'you' }, "it is your opponent's turn": { turn: 'opponent' } });
  for (const [words, whose] of [['your', 'you'], ["your opponent's", 'opponent']] as const)
    g.rule('condition', `it is ${words} {phases}`, ({ phases }) => ({ all: [{ turn: whose }, { phase: phases.length === 1 ? phases[0]! : phases }] }));
  for (const [words, what] of [['card type', 'kind'], ['Attribute', 'attribute'], ['monster Type', 'race']] as const)
    g.rule('condition', `{pointer} <is|was> [of] the declared ${words}`, ({ pointer }) => (pointer.$ref === 'this' ? undefined : ({ is: { $what: pointer }, like: { declared: what } } as never)));
  // What was excavated, revealed: a card of the name that was declared.
  g.rule('condition', '{pointer} <is|was> the declared card', ({ pointer }) => (pointer.$ref === 'this' ? undefined : ({ is: { $what: pointer }, like: { declared: 'name' } } as never)));
  g.rule('condition', '{pointer} battled this turn', ({ pointer }) => (pointer.$ref === 'this' ? undefined : ({ is: { $what: pointer }, like: { didThisTurn: { event: 'battled' } } } as never)));
  g.rule('condition', '{pointer} was {adjectives} on the field', ({ pointer, adjectives }) => (pointer.$ref !== 'done' || adjectives.series || adjectives.place ? undefined : ({ is: { $what: pointer }, like: adjectives, asIt: 'was' } as never)));
  g.rule('condition', 'you activated <this card|this effect> while {conditions}', ({ conditions }) => ({ whenActivated: conditions }));
  for (const [words, turn] of [['your', 'you'], ["your opponent's", 'opponent']] as const)
    g.rule('condition', `you activated <this card|this effect> during ${words} turn`, () => ({ whenActivated: { turn } }));
  g.rule('condition', 'they have the declared card in their hand', () => ({ exists: { where: 'hand', whose: 'opponent', filter: { declared: 'name' } } }));
  g.rule('condition', 'you targeted <a|an> {bare} you control', ({ bare }) => (bare.where || bare.whose || Object.keys(bare.filter).some((key) => key !== 'kind') ? undefined : ({ is: { $what: { $ref: 'target' } }, like: { controller: 'you' }, asIt: 'was' } as never)));
  g.rule('condition', '<either|any> card was <a|an> {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : ({ amount: { count: { $what: { $ref: 'done', done: 'sent', plural: true } }, like: asFilter(bare) }, is: { min: 1 } } as never)));
  g.rule('condition', 'you targeted <a|an> {bare}', ({ bare }) => (bare.where ? undefined : ({ is: { $what: { $ref: 'target' } }, like: asFilter(bare) } as never)));
  g.rule('condition', 'you <Tributed|sent|discarded|banished|revealed> <a|another|any> <monster|card> [to the GY] <at activation|when you activated this card>', () => ({ amount: { from: 'cost' }, is: { min: 1 } }));
  g.rule('condition', 'you activated <this card|this effect> while you did not control {names}', ({ names }) => ({ whenActivated: { not: { exists: { where: 'field', whose: 'you', filter: names } } } }));
  // What was done to how many; to some that are like this.
  g.rule('condition', '{n:number} or more <cards|monsters> <are|were> {done:doneWord} {as:bySaying}', ({ n, done, as }) => (as === 'cost' ? undefined : ({ amount: { $amount: done }, is: { min: n } } as never)));
  g.rule('condition', '<a|an|any|1 or more> {bare} <was|were> {done:doneWord} {as:bySaying}', ({ bare, done, as }) => (bare.where || bare.whose ? undefined : ({ amount: { count: { $what: { $ref: 'done', done, plural: true, as } }, like: asFilter(bare) }, is: { min: 1 } } as never)));
  g.rule('condition', '{pointer} <is|was> [of] the declared Type', ({ pointer }) => (pointer.$ref === 'this' ? undefined : ({ is: { $what: pointer }, like: { $declares: 'any-type' } } as never)));
  g.rule('condition', '{pointer} is still face-up on the field', ({ pointer }) => ({ is: pointer.$ref === 'this' ? 'this' : { $what: pointer }, like: { face: 'up', place: 'field' } }) as never);
  g.rule('condition', 'this card was {how:summonWords} Summoned using {names} or <a|an> {bare} as material', ({ how, names, bare }) => (bare.where ? undefined : { is: 'this', like: { summoned: oneOrList(how), madeWith: { any: [names, asFilter(bare)] } } }));
  for (const [words, is] of [['{n:number}', (n: number): Bounds => n], ['<at least {n:number}|{n:number} or more>', (n: number): Bounds => ({ min: n })]] as const)
    g.rule('condition', `you changed ${words} monster(s) to <Attack|Defense|face-down Defense> Position <by|with> this effect` as '{n:number}', ({ n }) => ({ amount: { $amount: 'changed' }, is: is(n) }) as never);
  // Of two that were destroyed.
  g.rule('condition', 'both [the] {done:doneWord} <monsters|cards> were {adjectives}', ({ done, adjectives }) => (adjectives.face ?? adjectives.place ?? adjectives.other ?? adjectives.summoned ? undefined : ({ amount: { count: { $what: { $ref: 'done', done, plural: true } }, like: adjectives }, is: { min: 2 } } as never)));
  g.rule('fated', '<was|were> {befallen}', ({ befallen }) => befallen);
  g.table('fated', { battled: [{ event: 'battled' }], '<attacked|declared an attack>': [{ event: 'attack-declared' }] });
} // prettier-ignore
