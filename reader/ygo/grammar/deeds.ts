/** What is done to cards, beside what `operations.ts` says: values that are switched, any Attribute, attacks that go elsewhere. */
import type { Amount, Stat } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { asFilter, both, cards, groupOf, isNoun, isPointer, ownCards, type Noun, type What } from './noun.ts';
import { modify, scaled } from './values.ts';

export function deeds(g: YgoGrammar): void {
  declaredThen(g);
  redirected(g);
  becomingAs(g);
  summoned(g);
  tossed(g);
  further(g);
  named(g);
  inARow(g);
  beside(g);
}

/** "Change it to any Attribute": which one its player says then. */
function declaredThen(g: YgoGrammar): void {
  for (const [word, what] of [['Attribute', 'attribute'], ['<Type|monster Type>', 'race']] as const)
    g.rule('action', `<change|make> {what} [to|become] any ${word} [{until}]`, ({ what: whom, until }) => [
      { do: 'declare', what: what === 'race' ? 'type' : what },
      { do: 'apply', to: cards(whom), until: until ?? 'leaves', rules: [{ rule: 'treated-as', as: { what, of: 'declared' } }], join: 'and' },
    ]);
  // "Gain another 500 LP".
  g.rule('action', '[you] gain another {n:number} LP', ({ n }) => [{ do: 'gain-life', to: 'you', amount: n }]);
  g.rule('action', 'inflict another {n:number} damage {to:damaged}', ({ n, to }) => [{ do: 'damage', to, amount: n }]);
} // prettier-ignore

function redirected(g: YgoGrammar): void {
  const CALCULATE = '<, and|and|, then> <perform|proceed to|proceed with|conduct> damage calculation';
  g.rule('action', `<change|switch> the attack target to {what} ${CALCULATE}`, ({ what }) => (isPointer(what) ? [{ do: 'change-attack-target', to: cards(what), calculate: true }] : undefined));
  for (const values of ['[current] <ATK/DEF|ATK and DEF>'] as const) {
    const switched = (what: What, until?: unknown): Draft[] => [{ do: 'switch-atk-def', cards: cards(what), ...(until !== undefined && { until }) }];
    g.rule('action', `switch the ${values} of {what} [{until}]`, ({ what, until }) => switched(what, until));
    g.rule('action', `switch {whose:possessive} ${values} [{until}]`, ({ whose, until }) => switched(whose, until));
    const ofOrigin = (what: What, until?: unknown): Draft[] => [{ do: 'apply', to: cards(what), until: until ?? 'leaves', rules: (['atk', 'def'] as const).map((stat) => ({ rule: 'modify', stat: `original-${stat}`, op: '=', value: { own: stat === 'atk' ? 'original-def' : 'original-atk' } })) }];
    g.rule('action', 'switch {whose:possessive} original <ATK/DEF|ATK and DEF> [{until}]', ({ whose, until }) => ofOrigin(whose, until));
    g.rule('action', 'switch the original <ATK/DEF|ATK and DEF> of {what} [{until}]', ({ what, until }) => ofOrigin(what, until));
    g.rule('action', `{whose:possessive} ${values} <is|are|become|becomes> switched [{until}]`, ({ whose, until }) => switched(whose, until));
  }
  for (const [verb, doing] of [['destroy', { do: 'destroy' }], ['banish', { do: 'banish' }]] as const)
    g.rule('laterAction', `${verb} {it:pointer} <when|if> this card leaves the field`, ({ it }) => (it.$ref === 'this' ? undefined : [{ do: 'later', at: { event: { event: 'leaves-field', card: { this: true } } }, then: [{ ...doing, cards: cards(it) }] }]));
  g.rule('action', 'negate the effect of that {names}', () => [{ do: 'negate-effect', $answered: true }]);
  const SPELL = '<Normal Spell|Normal Trap|Spell|Trap|Spell/Trap|monster|Spell Card|Trap Card|Normal Spell Card|Normal Trap Card>';
  g.rule('action', `the activated effect of that ${SPELL} becomes {then:quotedEffect}`, ({ then }) => [{ do: 'replace-effect', then }]);
} // prettier-ignore

/** Values that become those of other cards, that are reduced. */
function becomingAs(g: YgoGrammar): void {
  for (const [verb, op] of [['increased', '+'], ['<reduced|decreased>', '-']] as const) {
    g.rule('action', `{whose:possessive} {stats} <is|are> ${verb} by {amount} [{until}]`, ({ whose, stats, amount, until }) => modify(whose, op, amount, stats, until));
    g.rule('timeless', `{whose:possessive} {stats} <is|are> ${verb} by {amount}`, ({ whose, stats, amount }) => modify(whose, op, amount, stats));
  }
  for (const [verb, factor] of [['halved', 0.5], ['doubled', 2]] as const)
    g.rule('timeless', `{whose:possessive} [current] {stats} <is|are|becomes|become> ${verb}`, ({ whose, stats }) => modify(whose, '×', factor, stats));
  g.rule('action', 'the {stats} of {what} <becomes|become> [the same as|equal to] {of:possessive} {now:stat} [{until}]', ({ what, stats, of, now, until }) => (stats.length === 1 ? modify(what, '=', { stat: now, of: cards(of) } as unknown as Amount, stats, until) : undefined));
  for (const key of ['Level', 'Rank'] as const) {
    const stat = key.toLowerCase() as Stat;
    g.rule('action', `[<make|have>] {what} <becomes|become> the ${key} equal to {value} [{until}]`, ({ what, value, until }) => modify(what, '=', value, [stat], until));
    g.rule('action', `[<make|have>] {what} <becomes|become> the <same ${key} as|${key} of> {of:pointer} [{until}]`, ({ what, of, until }) => (of.$ref === 'done' || of.$ref === 'this' || of.$ref === 'target' ? modify(what, '=', { stat, of: cards(of) } as unknown as Amount, [stat], until) : undefined));
  }
  g.rule('action', '[<make|have>] {whose:possessive} {stats} <become|becomes> the same as {of:pointer} [{until}]', ({ whose, stats, of, until }) => stats.flatMap((stat, i) => modify(whose, '=', { stat, of: cards(of) } as unknown as Amount, [stat], until).map((one) => (i > 0 ? { ...one, join: 'and' } : one))));
  // "Increase or decrease its Level by the number destroyed".
  g.rule('action', 'increase or <decrease|reduce> {whose:possessive} {stats} by {value} [{until}]', ({ whose, stats, value, until }) => [{ do: 'choose', options: [{ do: modify(whose, '+', value, stats, until) }, { do: modify(whose, '-', value, stats, until) }] }]);
} // prettier-ignore

/** Summons and what is done with cards of one's own, of the other player. */
function summoned(g: YgoGrammar): void {
  const UP = 'in [face-up] Attack Position';
  const immediately = (what: What, how?: 'tribute'): Draft[] => [{ do: 'normal-summon', cards: cards(what, ['hand']), ...(how && { how }) }];
  g.rule('action', `Normal Summon {what} ${UP}`, ({ what }) => immediately(what));
  g.rule('action', `Tribute Summon {what} ${UP}`, ({ what }) => immediately(what, 'tribute'));
  for (const face of ["add {what} [,] to <its|their> owner's Extra Deck [,] face-up"] as const)
    g.rule('action', face, ({ what }) => [{ do: 'return', cards: cards(what), to: 'extra-deck', face: 'up' }]);
  g.rule('action', 'place {what} [,] to your Pendulum Zone(s)', ({ what }) => [{ do: 'place', cards: cards(what), to: 'pendulum-zone' }]);
  g.rule('action', "place {what} on the bottoms of <the Decks|their owners' Decks|their respective Decks>", ({ what }) => [{ do: 'return', cards: cards(what), to: 'deck-bottom' }]);
  g.rule('action', 'move {what} to <your|a|your Main> Main Monster Zone this card points to', ({ what }) => [{ do: 'move-zone', cards: cards(what), zone: { only: 'main', pointedToBy: { this: true } } }]);
  const banished = (what: What, until?: unknown): Draft[] | undefined => (isNoun(what) && what.whose !== 'you' && what.count !== undefined && until !== 'end-of-turn' ? [{ do: 'banish', cards: cards({ ...what, whose: 'opponent' } as Noun), ...(until !== undefined && { until }) }] : undefined);
  g.rule('playerAction', '<banishes|banish> {what} face-up', ({ what }) => banished(what));
  g.rule('playerAction', '<banishes|banish> {what} [face-up] [,] {until}', ({ what, until }) => banished(what, until));
} // prettier-ignore

/** Both sides of a coin. */
function tossed(g: YgoGrammar): void {
  const OR = 'or [,] if <the result is|it is>';
  for (const [a, b] of [['heads', 'tails'], ['tails', 'heads']] as const)
    g.rule('operations', `toss a coin [,] and if <the result is|it is> ${a} , {a:operations} [,] ${OR} ${b} , {b:operations}` as '{a:operations} {b:operations}', (slots) => [{ do: 'coin', [a]: slots.a, [b]: slots.b }]);
} // prettier-ignore

/** What is done so many times, from where it was said first, by whom. */
function further(g: YgoGrammar): void {
  for (const as of ['Continuous Spell', 'Continuous Trap'] as const)
    g.rule('action', `place {what} in <its|their> <owner's|owners'> Spell & Trap <Zone|Zones> as [a] face-up ${as}(s)` as '{what}', ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps', whose: 'owner', as }]);
  g.rule('action', 'return to <your|the> GY [,] {what}', ({ what }) => (isNoun(what) && what.where?.join() === 'banished' ? [{ do: 'return', cards: cards(what), to: 'graveyard' }] : undefined));
  for (const [words, to] of [['your opponent', 'opponent'], ['each player', 'either']] as const)
    g.rule('action', `${words} gains LP equal to {value}`, ({ value }) => [{ do: 'gain-life', to, amount: value }]);
  g.rule('operations', 'conduct up to {n:number} Normal Summons/Sets this turn , not just 1', ({ n }) => (n > 1 ? [{ do: 'apply', until: 'end-of-turn', rules: [{ rule: 'extra-normal-summon', times: n - 1 }] }] : undefined));
  // Its effects, and what becomes of it, said in parentheses.
  g.rule('action', 'Special Summon {what} [{tails:operationTails}] ( but negate <its|their> effects , also {b:laterAction} )', ({ what, tails, b }) => (tails && 'effectsNegated' in tails ? undefined : [{ do: 'special-summon', cards: cards(what), ...tails, effectsNegated: true }, { ...b[0], join: 'and-if-you-do' }, ...b.slice(1)]));
  g.rule('action', 'Special Summon {noun} [{tails:operationTails}] as a Tuner', ({ noun, tails }) => (noun.count === 1 && noun.where ? [{ do: 'special-summon', cards: cards(noun), ...tails }, { do: 'apply', to: cards({ $ref: 'it' }), until: 'leaves', rules: [{ rule: 'treated-as', kind: 'tuner' }], join: 'and' }] : undefined));
  g.rule('action', 'Special Summon any number of {name:quoted} ( {body:tokenBody} )', ({ name, body }) => [{ do: 'token', name: { en: name, de: name }, count: 'any-number', ...body }]);
  g.rule('action', '[instead of you ,] your opponent takes <any|the|all|all the> battle damage you would [have] <take|taken> from <that|this> battle', () => [{ do: 'apply', until: 'end-of-damage-step', rules: [{ rule: 'battle-damage', player: 'you', change: 'opponent-takes-it' }] }]);
  g.rule('action', 'make the battle damage you take from <that|this> battle also inflicted to your opponent', () => [{ do: 'apply', until: 'end-of-damage-step', rules: [{ rule: 'battle-damage', player: 'you', change: 'both-take-it' }] }]);
  g.rule('action', 'attach the targeted <card|monster> from {where} to {to:what} [as <material|Xyz material>]', ({ where, to }) => (where.filter || where.whose === 'their' || ('count' in to && to.count === 'all') ? undefined : [{ do: 'attach', cards: cards({ $ref: 'target', noun: 'card', where: where.where, ...(where.whose && { whose: where.whose }) }), to: cards(to) }]));
  g.rule('action', '<the owner|the controller> of this card {a:playerAction}', ({ a }) => a.map((one) => ({ ...one, by: { ownerOf: cards({ $ref: 'this' }) }, ...(one['do'] === 'draw' && { whose: { ownerOf: cards({ $ref: 'this' }) } }), ...ownCards(one) })));
  g.rule('action', 'each player with a hand {a:playerAction}', ({ a }) => (a.every((one) => one['do'] === 'discard') ? a.map((one) => ({ ...one, by: 'either', ...ownCards(one) })) : undefined));
} // prettier-ignore
/** Names, Types, Attributes and Levels that become another's. */
function named(g: YgoGrammar): void {
  const treated = (what: What, rule: object, until: unknown): Draft[] => [{ do: 'apply', to: cards(what), until: until ?? 'leaves', rules: [{ rule: 'treated-as', ...rule }] }];
  g.rule('action', '{whose:possessive} names become {name:quoted} [{until}]', ({ whose, name, until }) => treated(whose, { name }, until));
  g.rule('action', 'the name of {what} becomes {name:quoted} [{until}]', ({ what, name, until }) => treated(what, { name }, until));
  for (const [word, trait] of [['name', 'name'], ['<Type|monster Type>', 'race'], ['Attribute', 'attribute']] as const) {
    const as = (whose: What, of: What, what: string, until: unknown): Draft[] => treated(whose, { as: { what, of: cards(of) } }, until);
    g.rule('action', `[<make|have>] {whose:possessive} ${word} <becomes|become> the original ${word} of {of:pointer} [{until}]`, ({ whose, of, until }) => as(whose, of, `original-${trait}`, until));
    g.rule('action', `[<make|have>] {whose:possessive} ${word} <becomes|become> the ${word} of {of:pointer} [{until}]`, ({ whose, of, until }) => as(whose, of, trait, until));
  }
  // Either takes the other's Level.
  const takes = (a: What, b: What): Draft[] => modify(a, '=', { stat: 'level', of: cards(b) } as unknown as Amount, ['level']);
  g.rule('action', 'the Level of {a:pointer} or {b:pointer} becomes the Level of the other', ({ a, b }) => [{ do: 'choose', options: [{ do: takes(a, b) }, { do: takes(b, a) }] }]);
  for (const [verb, op] of [['<gain|gains>', '+'], ['<lose|loses>', '-']] as const)
    g.rule('action', `[<make|have>] {what} ${verb} {n:number} {a:stats} and {m:number} {b:stats} {each} [{until}]`, ({ what, n, a, m, b, each, until }) => {
      const times = (by: number): Amount => scaled(by, each);
      return a.length + b.length === 2 && a[0] !== b[0] ? [...modify(what, op, times(n), a, until), ...modify(what, op, times(m), b, until).map((one) => ({ ...one, join: 'and' }))] : undefined;
    });
  for (const stat of ['{stats}'] as const) {
    g.rule('timeless', `the ${stat} of {what} <becomes|become> {amount}`, ({ what, stats, amount }) => modify(what, '=', amount, stats));
    g.rule('timeless', `the ${stat} of {what} <is|are|becomes|become> halved`, ({ what, stats }) => modify(what, '×', 0.5, stats));
    g.rule('timeless', `{whose:possessive} ${stat} <becomes|become> equal to {value}`, ({ whose, stats, value }) => modify(whose, '=', value, stats));
    g.rule('timeless', `double {whose:possessive} ${stat}`, ({ whose, stats }) => modify(whose, '×', 2, stats));
    g.rule('timeless', `<halve|half> {whose:possessive} ${stat}`, ({ whose, stats }) => modify(whose, '×', 0.5, stats));
  }
  g.rule('timeless', '{what} <gain|gains> <that lost|that much|the same amount of|an equal amount of> {stats}', ({ what, stats }) => (stats.length === 1 ? modify(what, '+', { $changed: true } as never, stats) : undefined));
  g.rule('timelessList', '{a:timeless} , and if <it is|they are> , {b:timeless}', ({ a, b }) => [...a, { ...b[0], join: 'and-if-you-do' }, ...b.slice(1)]);
  g.rule('timelessList', '{a:timeless} , and if it does , {b:timeless}', ({ a, b }) => (b.every((one) => one['do'] === 'modify' && one['op'] === '×') ? [...a, { ...b[0], join: 'and-if-you-do' }, ...b.slice(1)] : undefined));
  g.rule('timeless', '{what} <is|are> unaffected by {by:effectSource} , except <its|their> own', ({ what, by }) => (by.card ? undefined : [{ do: 'apply', to: cards(what), rules: [{ rule: 'unaffected', by: { ...by, card: { other: true } } }] }]));
} // prettier-ignore

/** "Reveal 1 Dragon monster in your hand, shuffle it into the Deck, then draw 1 card": the same cards in a row. */
function inARow(g: YgoGrammar): void {
  const FIRST: readonly unknown[] = ['reveal', 'draw', 'negate-attack'];
  const sameCards = ([first]: readonly Draft[], [next, more]: readonly Draft[]): boolean => {
    if (!first || !next || more || next['if'] || next['optional'] || !FIRST.includes(first['do'])) return false;
    if (first['do'] === 'negate-attack') return next['do'] === 'end-battle-phase';
    const what = (next['cards'] as { $what?: What } | undefined)?.$what;
    return what !== undefined && isPointer(what) && what.$ref === 'it' && !what.where;
  };
  g.rule('operations', '{a:action} , {b:action} , then {c:operations}', ({ a, b, c }) => (a.length === 1 && !a[0]!['if'] && sameCards(a, b) ? [...a, { ...b[0], join: 'and' }, { ...c[0], join: 'then' }, ...c.slice(1)] : undefined));
} // prettier-ignore

/** What is said of the other player's monster, of what was targeted, of cards like one somewhere. */
function beside(g: YgoGrammar): void {
  g.rule('action', "negate the effect of that opponent's monster", () => [{ do: 'negate-effect', $answered: true }]);
  g.rule('laterAction', "monsters cannot be destroyed by <this|that> battle", () => [{ do: 'apply', until: 'end-of-damage-step', rules: [{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'battle' }, cards: { where: 'monsters' } }] }]);
  g.rule('timeless', '{what} cannot be destroyed by <this|that> battle', ({ what }) => [{ do: 'apply', to: cards(what), rules: [{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'battle' } }] }]);
  // What follows has a time of its own, else it would be the same.
  const timed = (all: readonly Draft[]): boolean => all.every((one) => one['until'] !== undefined && one['until'] !== 'leaves');
  for (const [verb, op] of [['<gain|gains>', '+'], ['<lose|loses>', '-']] as const) {
    const GAINS = `{until} [,] {what} ${verb} {stats} equal to {value}` as const;
    g.rule('operations', `${GAINS} , also [,] {c:operations}`, ({ until, what, stats, value, c }) => (timed(c) ? [...modify(what, op, value, stats, until), { ...c[0], join: 'also' }, ...c.slice(1)] : undefined));
  }
  g.rule('action', 'Set {alike} directly from your Deck [,] equal to {value}', ({ alike, value }) => (alike.count === undefined && !alike.where ? [{ do: 'set', cards: cards({ ...alike, count: { min: value, max: value }, where: ['deck'], whose: 'you' }) }] : undefined));
  // "1 monster with the same name as 1 Dragon monster you control": as any of them.
  g.rule('noun', '1 {bare} with the same {trait} as 1 {m:alike}', ({ bare, trait, m }) => (bare.count === undefined && !bare.same && m.where && m.count === undefined && !m.distinct ? { ...bare, count: 1, filter: both(bare.filter, { sameAs: { what: trait, as: groupOf(m) } } as never) } : undefined));
  g.rule('noun', 'as many of their {alike} as possible', ({ alike }) => (alike.where && !alike.whose ? { ...alike, count: 'as-many-as-possible', whose: 'opponent' } : undefined));
  g.rule('playerAction', '<discard|discards> {what}', ({ what }) => (isNoun(what) && Object.keys(what.filter).length > 0 && what.count !== undefined && what.whose !== 'you' && (!what.where || what.where.join() === 'hand') ? [{ do: 'discard', cards: cards({ ...what, whose: 'opponent', where: ['hand'] }) }] : undefined));
  g.rule('pointer', 'the targeting <card|monster>', () => ({ $ref: 'link' }));
  const treated = (what: What, series: string, until: unknown): Draft[] => [{ do: 'apply', to: cards(what), until: until ?? 'leaves', rules: [{ rule: 'treated-as', series }] }];
  g.rule('action', '{it:pointer} <is|are> also treated as <a|an> {series:quoted} monster [{until}]', ({ it, series, until }) => treated(it, series, until));
  g.rule('laterAction', '{until} [,] {it:pointer} <is|are> also treated as <a|an> {series:quoted} monster', ({ it, series, until }) => treated(it, series, until));
  // Asked when it was activated: it holds or it does not from then on.
  g.rule('laterAction', '{it:pointer} {predicate} unless {conditions}', ({ it, predicate, conditions }) => (it.$ref !== 'this' && 'whenActivated' in conditions ? [{ do: 'apply', to: cards(it), until: 'leaves', rules: predicate, if: { not: conditions } }] : undefined));
  g.rule('condition', "you targeted <an opponent's monster|an opponent's card|a monster your opponent controls>", () => ({ is: { $what: { $ref: 'target' } }, like: { controller: 'opponent' } }) as never);
  g.rule('condition', 'you destroyed <a|an> {bare} [<by this effect|with this effect|this way>]', ({ bare }) => (bare.where?.join() === 'field' && bare.whose ? ({ amount: { count: { $what: { $ref: 'done', done: 'destroyed', noun: bare.noun === 'name' ? 'card' : bare.noun } }, like: asFilter(bare) }, is: { min: 1 } } as never) : undefined));
  g.rule('action', 'the {them:asOthers} of this card <become|becomes> the same as {of:pointer} [{until}]', ({ them, of, until }) => {
    const it: What = { $ref: 'this' };
    const traits = them.filter((one) => one === 'race' || one === 'attribute' || one === 'name');
    const stats = them.filter((one) => !(traits as string[]).includes(one)) as Stat[];
    const taken = { do: 'apply', to: cards(it), until: until ?? 'leaves', rules: [{ rule: 'treated-as', as: { what: traits.length === 1 ? traits[0] : traits, of: cards(of) } }] };
    return traits.length > 0 && new Set(them).size === them.length && of.$ref !== 'it' ? [taken, ...stats.flatMap((stat) => modify(it, '=', { stat, of: cards(of) } as unknown as Amount, [stat], until).map((one) => ({ ...one, join: 'and' })))] : undefined;
  });
} // prettier-ignore
