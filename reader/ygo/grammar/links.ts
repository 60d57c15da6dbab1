/** Chain links that are answered: "when your opponent activates a monster effect in the GY". */
import type { EventPattern, Filter, LinkPattern } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';
import { asFilter, both, oneOrList } from './noun.ts';

export function links(g: YgoGrammar): void {
  nouns(g);
  kinds(g);
  tails(g);
  does(g);
  activations(g);
}

const some = (what: LinkPattern['what'], kind: LinkPattern['kind'], card: Filter = {}): LinkPattern => ({ ...(what && { what }), ...(kind && { kind }), ...(Object.keys(card).length > 0 && { card }) }); // prettier-ignore

/** What is activated, without its article: "monster effect", "Quick-Play Spell Card". */
function nouns(g: YgoGrammar): void {
  g.rule('linkNoun', '[{adjectives}] <card or effect|card , or effect|card , or its effect ,>', ({ adjectives }) => some(undefined, undefined, adjectives));
  g.rule('linkNoun', '{adjectives} card', ({ adjectives }) => some('card', undefined, adjectives));
  g.rule('linkNoun', "[{adjectives}] [{kinds:monsterKinds}] <monster effects|monsters' effects>", ({ adjectives, kinds }) => some('effect', 'monster', both(adjectives, kinds)));
  g.rule('linkNoun', "[{adjectives}] [{kinds:monsterKinds}] <monster effect|monster's effect>", ({ adjectives, kinds }) => some('effect', 'monster', both(adjectives, kinds)));
  for (const [words, kind] of [['Spell', 'spell'], ['Trap', 'trap'], ['Spell/Trap', ['spell', 'trap']]] as const) {
    const noun = `[{adjectives}] [{property}] <${words}|${words} Card>` as const;
    for (const several of [`[{adjectives}] [{property}] ${words} Cards or their effects`, `[{adjectives}] [{property}] <${words}s|${words} Cards> and <effects|their effects>`] as const)
      g.rule('linkNoun', several as typeof noun, ({ adjectives, property }) => some(undefined, kind as LinkPattern['kind'], both(adjectives, property === undefined ? {} : { property })));
    g.rule('linkNoun', noun, ({ adjectives, property }) => some('card', kind as LinkPattern['kind'], both(adjectives, property === undefined ? {} : { property })));
    g.rule('linkNoun', `${noun} <or effect|, or effect|or its effect|, or its effect ,>`, ({ adjectives, property }) => some(undefined, kind as LinkPattern['kind'], both(adjectives, property === undefined ? {} : { property })));
  }
} // prettier-ignore

function kinds(g: YgoGrammar): void {
  const also = (filter: Filter) => (link: LinkPattern): LinkPattern => ({ ...link, card: both(link.card, filter) });
  const all = (...some: LinkPattern[]): LinkPattern | LinkPattern[] => oneOrList(some);
  g.rule('linkKind', '<a|an> {linkNoun}', ({ linkNoun }) => linkNoun);
  g.rule('linkKind', 'another {linkNoun}', ({ linkNoun }) => also({ other: true })(linkNoun));
  g.rule('linkKind', '<a|an> {a:linkNoun} [,] or [<a|an>] {b:linkNoun} [,]', ({ a, b }) => all(a, b));
  // Where it is activated is said of the second alone.
  g.rule('linkKind', '<a|an> {a:linkNoun} [,] or an effect of a card in the Pendulum Zone', ({ a }) => all(a, { what: 'effect', place: 'pendulum-zone' }));
  g.rule('linkKind', '<a|an> {a:linkNoun} , {b:linkNoun} , or {c:linkNoun} [,]', ({ a, b, c }) => all(a, b, c));
  g.rule('linkKind', '<a|an> {a:linkNoun} [,] or another {b:linkNoun} [,]', ({ a, b }) => all(a, also({ other: true })(b)));
  g.rule('linkKind', '<a|an> {linkNoun} [,] or {names}', ({ linkNoun, names }) => all(linkNoun, { what: 'card', card: names }));
  g.rule('linkKind', '<the effect of|an effect of> another {bare}', ({ bare }) => (bare.where && !bare.whose ? undefined : some('effect', undefined, both(asFilter(bare), { other: true }))));
  g.rule('linkKind', '{names}', ({ names }) => ({ what: 'card', card: names }));
  // Where the card lies is where the effect is activated.
  g.rule('linkKind', '<the effect of|an effect of> <a|an> {bare}', ({ bare }) => (bare.where && !bare.whose && bare.where.join() !== 'field' ? undefined : some('effect', undefined, asFilter(bare))));
  g.rule('linkKind', '<the effect of|an effect of> {names}', ({ names }) => ({ what: 'effect', card: names }));
} // prettier-ignore

/** Where it is activated, what it targets. */
function tails(g: YgoGrammar): void {
  g.rule('linkTail', '<in|on> {where}', ({ where: { where, whose, filter } }) => (filter || (whose && whose !== 'their') ? undefined : { place: oneOrList(where) }));
  g.rule('linkTail', 'on the field or in the GY', () => ({ place: ['field', 'graveyard'] }));
  g.rule('linkTail', '<on the field or in their hand|in their hand or on the field>', () => ({ place: ['field', 'hand'] }));
  g.rule('linkTail', ', except in the hand', () => ({ place: ['field', 'graveyard', 'banished', 'extra-deck', 'materials', 'deck'] }));
  g.rule('linkTail', 'in their hand or field', () => ({ place: ['hand', 'field'] }));
  g.rule('linkTail', 'that <targets|target> {a:subject1}', ({ a }) => ({ targets: lying(a) }));
  g.rule('linkTail', 'that <targets|target> {a:subject1} <( and no other cards )|and no other cards>', ({ a }) => ({ targets: lying(a), targetsOnly: true }));
  g.rule('linkTail', 'that targets {a:others} or {b:others}', ({ a, b }) => (a.this || b.this || !a.controller || !b.controller ? undefined : { targets: { any: [a, b] } }));
  g.rule('linkTail', 'that targets {a:subject1} [,] <or|and/or|and / or> {b:others}', ({ a, b }) => ({ targets: { any: [lying(a), b] } }));
  g.rule('linkTail', 'that targets {b:others} or {a:subject1}', ({ a, b }) => ({ targets: { any: [b, lying(a)] } }));
  g.rule('linkTail', 'that <targets|target> {targets:others}', ({ targets }) => (targets.this ? undefined : { targets }));
  g.rule('linkTail', 'that targets the <equipped monster|monster equipped with this card>', () => ({ targets: { oneOf: 'equipped' } }));
  g.rule('linkTail', 'that targets [exactly] 1 {bare} [,] ( and no other cards )', ({ bare }) => ({ targets: asFilter(bare), targetsOnly: true }));
  g.rule('linkTail', 'that targets only this card', () => ({ targets: { this: true }, targetsOnly: true }));
  // What it is chained to.
  const mine = (...all: LinkPattern[]): LinkPattern => ({ answering: oneOrList(all.map((one) => ({ by: 'you' as const, ...one }))) });
  g.rule('linkTail', 'in response to your {a:linkNoun} activation', ({ a }) => mine(a));
  g.rule('linkTail', 'in response to your {a:linkNoun} or [your] {b:linkNoun} activation', ({ a, b }) => mine(a, b));
  g.rule('linkTail', 'in response to the activation of your {a:linkNoun}', ({ a }) => mine(a));
  g.rule('linkTails', '{linkTail}', ({ linkTail }) => linkTail);
  g.rule('linkTails', '{a:linkTail} [,] {b:linkTail}', ({ a, b }) => ('place' in b || Object.keys(a).some((key) => key in b) ? undefined : { ...a, ...b }));
} // prettier-ignore

/** That this card is face-up on the field goes without saying where it answers from there. */
function lying({ place, face, ...rest }: Filter): Filter {
  return { ...rest, ...(place !== 'field' && place !== undefined && { place }), ...(face === 'down' && { face }) };
}
/** What it would do. */
function does(g: YgoGrammar): void {
  const SUMMONS = ['special-summon', 'special-summon-from-deck', 'special-summon-from-graveyard'] as const;
  const INCLUDES: Record<string, LinkPattern['includes']> = {
    'destroy <a card(s)|a card(s) on the field|a card on the field>': ['destroy', 'destroy-monster', 'destroy-spell-trap'],
    'inflict damage': 'damage',
    'add a card(s) from the Deck to the hand': 'add-from-deck',
    '<banish a card(s)|banish a card(s) from the field>': 'banish',
    'Special Summon a monster(s)': [...SUMMONS],
    'Special Summon a monster(s) from the GY': 'special-summon-from-graveyard',
    'Special Summon a monster(s) from the Deck': 'special-summon-from-deck',
    '<draw a card(s)|make a player draw a card(s)>': 'draw',
    'return a card(s) to the hand': 'return',
  };
  for (const [words, includes] of Object.entries(INCLUDES)) g.rule('linkTail', `that would ${words}`, () => ({ includes }));
  for (const words of ['inflicts [effect] damage', 'would inflict [effect] damage'])
    for (const [to, damages] of [['to you', 'you'], ['to your opponent', 'opponent']] as const)
      g.rule('linkTail', `that ${words} ${to}`, () => ({ includes: 'damage', damages }));
  g.rule('linkTail', 'that will inflict damage when it resolves', () => ({ includes: 'damage' }));
  const EFFECTS: Record<string, LinkPattern['includes']> = {
    'adds a card(s) from the Deck to the hand': 'add-from-deck',
    'Special Summons a monster(s)': [...SUMMONS],
    'destroys a card(s) on the field': ['destroy', 'destroy-monster', 'destroy-spell-trap'],
    'inflicts damage': 'damage',
    'draws a card(s)': 'draw',
  };
  for (const [words, includes] of Object.entries(EFFECTS)) g.rule('linkTail', `that includes an effect that ${words}`, () => ({ includes }));
  g.rule('linkTail', 'that destroys <a card(s)|a card(s) on the field>', () => ({ includes: ['destroy', 'destroy-monster', 'destroy-spell-trap'] }));
  g.rule('linkTail', 'that includes Special Summoning a monster(s)', () => ({ includes: [...SUMMONS] }));
  // Whatever is chosen when it resolves.
  g.rule('linkTail', 'that would destroy {n:number} or more {bare}', ({ n, bare }) => ({ destroys: { min: n, ...(bare.noun === 'card' && bare.where?.join() === 'field' && !bare.whose && Object.keys(bare.filter).length === 0 ? {} : { filter: asFilter(bare) }) } }));
  g.rule('linkTail', 'that would destroy {a:others}', ({ a }) => (Object.keys(a).every((key) => key === 'place') ? undefined : { destroys: { filter: a } }));
} // prettier-ignore

function activations(g: YgoGrammar): void {
  g.table('whoActivates', { '<your opponent activates|an opponent activates>': 'opponent', 'you activate': 'you' });
  // No card is activated in the GY: "a card that targets a monster in the GY" is told of the monster.
  const lies = (kind: LinkPattern | LinkPattern[], more: LinkPattern | undefined): boolean => more?.place === 'graveyard' && !Array.isArray(kind) && kind.what === 'card' && kind.targets !== undefined;
  g.rule('link', '{who:whoActivates} {kind:linkKind} [{tails:linkTails}]', ({ who, kind, tails: more }) => (lies(kind, more) ? undefined : each(kind, { by: who, ...more })));
  g.rule('link', '{kind:linkKind} [,] <is activated|activates> [{tails:linkTails}]', ({ kind, tails: more }) => each(kind, more ?? {}));
  // Where it lies when it is activated.
  const lying = (kind: LinkPattern | LinkPattern[], filter: Filter): LinkPattern[] => [kind].flat().map((one) => ({ ...one, card: both(one.card, filter) }));
  g.rule('link', "{kind:linkKind} [,] is activated in this card's column", ({ kind }) => oneOrList(lying(kind, { sameAs: { what: 'column', as: 'this' } })));
  g.rule('link', '{who:whoActivates} {kind:linkKind} in the same column as a monster you control', ({ who, kind }) => oneOrList(lying(kind, { sameAs: { what: 'column', as: { where: 'monsters', whose: 'you' } } }).map((one) => ({ ...one, by: who }))));
  g.rule('link', '{kind:linkKind} [,] is activated in your other Pendulum Zone', ({ kind }) => oneOrList(lying(kind, { place: 'pendulum-zone', other: true }).map((one) => ({ ...one, by: 'you' as const }))));
  g.rule('link', '{kind:linkKind} [,] {tails:linkTails} [,] is activated', ({ kind, tails: more }) => each(kind, more));
  g.rule('link', '{kind:linkKind} [,] is activated <in|on> {where}', ({ kind, where }) => (where.whose === 'opponent' && !where.filter ? each(kind, { by: 'opponent', place: oneOrList(where.where) }) : undefined));
  // What is activated in the Graveyard is no activation of a card.
  g.rule('link', '{who:whoActivates} a card effect in <the|their> GY', ({ who }) => ({ by: who, what: 'effect', place: 'graveyard' }));
  g.rule('link', '{who:whoActivates} a card effect in the GY or banishment', ({ who }) => ({ by: who, what: 'effect', place: ['graveyard', 'banished'] }));
  g.rule('link', "a card effect is activated in your opponent's GY", () => ({ by: 'opponent', what: 'effect', place: 'graveyard' }));
  // All that are called so are other cards.
  g.rule('link', '{who:whoActivates} {kind:linkKind} , except {names}', ({ who, kind, names }) => (Array.isArray(kind) ? undefined : { ...kind, by: who, card: both(kind.card, { not: names }) }));
  g.rule('link', '{who:whoActivates} {kind:linkKind} [{tails:linkTails}] , except {exception}', ({ who, kind, tails: more, exception }) => (Array.isArray(kind) || kind.card?.not || exception.name || more?.targets ? undefined : { ...kind, ...more, by: who, card: both(kind.card, { not: exception }) }));
  g.rule('link', '{kind:linkKind} [,] is activated , except {names}', ({ kind, names }) => (Array.isArray(kind) ? undefined : { ...kind, card: both(kind.card, { not: names }) }));
  for (const [words, by] of [["<your opponent's|an opponent's>", 'opponent'], ['your', 'you']] as const) {
    g.rule('link', `${words} {noun:linkNoun} is activated [{tails:linkTails}]`, ({ noun, tails: more }) => each(noun, { by, ...more }));
    g.rule('link', `${words} {a:linkNoun} , or {b:linkNoun} , is activated [{tails:linkTails}]`, ({ a, b, tails: more }) => each([a, b], { by, ...more }));
    g.rule('link', `${words} {a:linkNoun} or {b:linkNoun} is activated [{tails:linkTails}]`, ({ a, b, tails: more }) => each([a, b], { by, ...more }));
  }
} // prettier-ignore

const each = (kind: LinkPattern | LinkPattern[], more: LinkPattern): LinkPattern | LinkPattern[] => Array.isArray(kind) ? kind.map((one) => ({ ...one, ...more })) : { ...kind, ...more }; // prettier-ignore

/** A link that was built earlier, as an event; nothing where more is asked of it. */
export function activationOf({ by, what, kind, card, place, ...rest }: LinkPattern): EventPattern | undefined {
  if (Object.keys(rest).length > 0) return undefined;
  const who: Filter = { ...card, ...(kind && { kind }), ...(place && { place }) };
  return { event: 'activated', ...(by && { by }), ...(what && { what }), ...(Object.keys(who).length > 0 && { card: who }) };
} // prettier-ignore
