/** When a rule holds: as long as something is so, in a part of the turn, while cards battle. */
import type { Condition, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Phase } from '../../../engine/case/schema.ts';
import type { Situation, YgoGrammar } from './categories.ts';
import { fights } from './fights.ts';
import { asFilter, both, groupOf, oneOrList, wornAs } from './noun.ts';

export function situations(g: YgoGrammar): void {
  made(g);
  whiles(g);
  times(g);
  states(g);
  fights(g);
}
export const when = (condition: Condition): Situation => ({ condition });
/** "Except the turn this card was sent to the GY". */
export const notSentThisTurn = (): Condition => ({
  not: { is: 'this', like: { didThisTurn: { event: 'sent', to: 'graveyard' } } },
});
/** Two conditions, either of which may be missing, as one. */
export function bothHold(first: Condition | undefined, second: Condition): Condition;
export function bothHold(first: Condition, second: Condition | undefined): Condition;
export function bothHold(first: Condition | undefined, second: Condition | undefined): Condition | undefined;
export function bothHold(first: Condition | undefined, second: Condition | undefined): Condition | undefined {
  return first && second ? { all: [first, second] } : (first ?? second);
}
/** Both situations at once; nothing where both name the cards "it" is. */
export function bothSituations(a: Situation, b: Situation): Situation | undefined {
  if (a.cards && b.cards) return undefined;
  const condition = bothHold(a.condition, b.condition);
  return { ...a, ...b, ...(condition && { condition }) };
}

function made(g: YgoGrammar): void {
  const madeWith = (how: string, filter: Filter): Condition => ({ is: 'this', like: { summoned: how as never, madeWith: filter } });
  for (const it of ['this card', 'it'] as const) {
    g.rule('condition', `${it} was {how:summonWord} Summoned <using|with> <a|an> {bare} [<as material|as a material|as its material>]`, ({ how, bare }) => (bare.where || bare.whose ? undefined : madeWith(how, asFilter(bare))));
    g.rule('condition', `${it} was {how:summonWord} Summoned <using|with> {names} [<as material|as a material|as its material>]`, ({ how, names }) => madeWith(how, names));
  }
  g.rule('condition', 'this card was Tribute Summoned by Tributing <a|an> {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : madeWith('tribute', asFilter(bare))));
} // prettier-ignore

/** What the card being there says goes without saying. */
function whiles(g: YgoGrammar): void {
  for (const word of ['while', 'if', 'as long as'] as const)
    g.rule('situation', `${word} {conditions}`, ({ conditions }) => when(conditions));
  for (const [who, whose] of [['you control', 'you'], ['you have', 'you'], ['<your opponent controls|they control>', 'opponent']] as const)
    g.rule('situation', `<while|if|as long as> ${who} any {alike}` as '{alike}', ({ alike }) => ((who === 'you have') === (alike.where !== undefined) && !alike.whose ? when({ exists: groupOf({ where: ['field'], ...alike, whose }) }) : undefined));
  g.rule('situation', 'unless {conditions}', ({ conditions }) => when({ not: conditions }));
  g.rule('situation', '<while|as long as> this card is face-up on the field and {conditions}', ({ conditions }) => when(conditions));
  g.table('situation', {
    'while <this card is face-up on the field|this card is on the field|face-up on the field|this card is in the Monster Zone|this card is in your Monster Zone|this card is face-up in the Monster Zone|you control this card|you control this face-up card|this card is face-up in your Monster Zone|in the Monster Zone|this card is face-up in the Field Zone|this card is in the Field Zone>': {},
    'as long as <this card is face-up on the field|this card remains face-up on the field|you control this card|you control this face-up card|this card remains face-up on your field>': {},
    'while <this card has Xyz material|it has Xyz material|this card has material attached>': when({ is: 'this', like: { materials: { min: 1 } } }),
  });
  g.rule('situation', '<while|as long as> it is face-up on the field', () => ({ self: true }));
  g.rule('condition', 'this card is equipped to {names} or <a|an> {bare} that mentions it', ({ names, bare }) => (bare.where || bare.whose || typeof names.name !== 'string' ? undefined : { is: 'equipped', like: { any: [names, { ...asFilter(bare), mentions: names.name }] } }));
  // By which effect: what it was equipped with otherwise does not count.
  g.rule('situation', '<while|as long as> [this card is] equipped [to a monster] by {effectOf}', ({ effectOf }) => (effectOf.with ? { condition: { is: 'this', like: { isEquip: true, did: { event: 'equipped', ...effectOf } } }, cards: 'equipped' } : undefined));
  // Of a card that is equipped to a monster: "it" is the monster.
  g.table('situation', {
    'while <equipped to a monster|this card is equipped to a monster|this card is an Equip Card|this card is equipped>': { condition: { is: 'this', like: { isEquip: true } }, cards: 'equipped' },
  });
} // prettier-ignore

/** "During your opponent's Battle Phase": whose turn, which part of it. */
function times(g: YgoGrammar): void {
  const phases: Record<string, Phase | Phase[]> = { 'Draw Phase': 'draw', 'Standby Phase': 'standby', 'Main Phase': ['main1', 'main2'], 'Main Phase 1': 'main1', 'Main Phase 2': 'main2', 'Battle Phase': 'battle', 'End Phase': 'end' };
  g.rule('situation', 'during their Battle Phase [only]', () => when({ all: [{ turn: 'opponent' }, { phase: 'battle' }] }));
  g.rule('situation', 'during any turn in which your opponent has activated a monster effect in the hand or GY', () => when({ happened: { event: 'activated', by: 'opponent', what: 'effect', card: { kind: 'monster', place: ['hand', 'graveyard'] } } }));
  g.rule('situation', 'while you control this card , Special Summoned by {effectOf} [,]', ({ effectOf }) => when({ is: 'this', like: { did: { event: 'summoned', how: 'special', ...effectOf } } }));
  for (const [words, turn] of [['<the|each>', undefined], ['<your|each of your>', 'you'], ["your opponent's", 'opponent']] as const) {
    if (turn) g.rule('situation', `during ${words} <turn|turns> [only]`, () => when({ turn }));
    g.rule('situation', `during ${words} Main Phase and Battle Phase [only]`, () => when(turn ? { all: [{ turn }, { phase: ['main1', 'main2', 'battle'] }] } : { phase: ['main1', 'main2', 'battle'] }));
    for (const [name, phase] of Object.entries(phases))
      g.rule('situation', `during ${words} ${name} [only]`, () => when(turn ? { all: [{ turn }, { phase }] } : { phase }));
  }
  for (const name of ['1', '2'] as const) g.rule('situation', `during Main Phase ${name} [only]`, () => when({ phase: `main${name}` }));
  g.rule('situation', 'during <the|this> turn [that] this card <is|was> {how:summonWords} Summoned', ({ how }) => when({ is: 'this', like: { summoned: oneOrList(how), summonedThisTurn: true } }));
  g.rule('situation', '[during] the turn [that] <it|this card> <is|was> {how:summonWords} Summoned', ({ how }) => when({ is: 'this', like: { summoned: oneOrList(how), summonedThisTurn: true } }));
  g.rule('situation', 'during the turn you {how:summonWords} Summoned this card', ({ how }) => when({ is: 'this', like: { summoned: oneOrList(how), summonedThisTurn: true } }));
  const untributed: Filter = { any: [{ summoned: 'special' }, { summoned: 'normal', not: { madeWith: {} } }] };
  g.rule('situation', 'if this card is Normal Summoned without Tributing , or is Special Summoned', () => when({ is: 'this', like: untributed }));
  g.rule('situation', 'during the turn this card <is|was> flipped face-up', () => when({ is: 'this', like: { didThisTurn: { event: 'flipped' } } }));
  for (const position of ['attack', 'defense'] as const) g.rule('situation', `while in face-up ${position === 'attack' ? 'Attack' : 'Defense'} Position`, () => when({ is: 'this', like: { face: 'up', position } }));
  g.rule('situation', 'except the turn this card was sent to the GY', () => when(notSentThisTurn()));
  g.rule('situation', 'while attacking', () => ({ condition: { is: 'attacker', like: { this: true } }, self: true }));
  g.rule('situation', '[during] the turn [that] <it|this card> <is|was> Summoned', () => when({ is: 'this', like: { summonedThisTurn: true } }));
  for (const turn of ['the turn', 'during the turn'] as const)
    g.rule('situation', `${turn} [that] <it|this card> <is|was> {how:summonWords} Summoned or flipped face-up`, ({ how }) => when({ any: [{ is: 'this', like: { summoned: oneOrList(how), summonedThisTurn: true } }, { is: 'this', like: { didThisTurn: { event: 'flipped' } } }] }));
  g.table('situation', {
    'during the Damage Step [only]': when({ step: 'damage' }),
    'during damage calculation [only]': when({ step: 'damage', timing: 'calculation' }),
  });
} // prettier-ignore

/** "While it has no materials": what this card, the equipped monster, is like. */
function states(g: YgoGrammar): void {
  g.table('state', {
    'is in Attack Position': { position: 'attack' },
    'is in Defense Position': { position: 'defense' },
    'is in face-up Attack Position': { face: 'up', position: 'attack' },
    'is in face-up Attack Position on your field': { face: 'up', position: 'attack' },
    'is in face-up Defense Position on your field': { face: 'up', position: 'defense' },
    'is in face-up Defense Position': { face: 'up', position: 'defense' },
    'is linked': { linked: true },
    'is co-linked': { coLinked: true },
    'is not co-linked': { not: { coLinked: true } },
    'is equipped': { equipped: true },
    'is equipped with an Equip <Card|Spell>': { equipped: true },
    'is not equipped with an Equip <Card|Spell>': { not: { equipped: true } },
    'has [Xyz] material(s) [attached to it]': { materials: { min: 1 } },
    'has no [Xyz] material(s)': { materials: 0 },
    'is in the Extra Monster Zone': { zone: 'extra' },
    'is in <the|a> Main Monster Zone': { zone: 'main' },
    'is Normal Summoned/Set': { summoned: 'normal' },
  });
  g.rule('state', 'has {n:number} or more [Xyz] materials', ({ n }) => ({ materials: { min: n } }));
  g.rule('state', 'has {statCheck}', ({ statCheck }) => statCheck);
  for (const [words, bounds] of [['{n:number} or higher', (n: number) => ({ min: n })], ['{n:number} or lower', (n: number) => ({ max: n })]] as const) g.rule('state', `is Level ${words}` as '{n:number}', ({ n }) => ({ level: bounds(n) }));
  g.rule('state', 'has {n:number} or more {kind:counterName}', ({ n, kind }) => ({ counters: { kind, min: n } }));
  g.rule('state', 'has <a|an> {kind:counterName}', ({ kind }) => ({ counters: { kind, min: 1 } }));
  g.rule('state', 'is equipped with {names}', ({ names }) => ({ equippedWith: names }));
  g.rule('state', 'is equipped with <a|an> {bare}', ({ bare }) => (asFilter(bare).isEquip ? undefined : { equippedWith: wornAs(bare) }));
  g.rule('state', 'points to <a|an> {bare}', ({ bare }) => ({ pointsTo: asFilter(bare) }));
  g.rule('state', 'points to no monsters', () => ({ not: { pointsTo: {} } }));
  g.rule('state', 'was {how:summonWords} Summoned', ({ how }) => ({ summoned: oneOrList(how) }));
  g.rule('state', 'was {how:summonWords} Summoned from the {from:places}', ({ how, from }) => ({ summoned: oneOrList(how), summonedFrom: oneOrList(from) }));
  g.rule('state', 'was Normal Summoned/Set', () => ({ summoned: 'normal' }));
  for (const word of ['while', 'if', 'as long as'] as const) {
    g.rule('situation', `${word} it {state}`, ({ state }) => ({ condition: { is: 'this', like: state }, self: true }));
    g.rule('situation', `${word} this card {state}`, ({ state }) => when({ is: 'this', like: state }));
    g.rule('situation', `${word} this {how:summonWords} Summoned card {state}` as '{how:summonWords} {state}', ({ how, state }) => when({ is: 'this', like: both({ summoned: oneOrList(how) }, state) }));
    g.rule('situation', `${word} this card in <the|an> Extra Monster Zone {state}` as '{state}', ({ state }) => when({ is: 'this', like: both({ zone: 'extra' }, state) }));
    // A Trap that is a monster, too, works so only as the card it was.
    g.rule('situation', `${word} this card is face-up in <the|your> Spell & Trap Zone` as 'x', () => when({ is: 'this', like: { place: 'spells-traps', face: 'up' } }));
    g.rule('situation', `${word} the equipped monster {state}`, ({ state }) => ({ condition: { is: 'equipped', like: state }, cards: 'equipped' }));
    g.rule('situation', `${word} {conditions} and <it|this card> {state}`, ({ conditions, state }) => when({ all: [conditions, { is: 'this', like: state }] }));
    g.rule('situation', `${word} this {adjectives} card is <on the field|in the Monster Zone|in your Monster Zone|face-up on the field|on your field>`, ({ adjectives }) => ownTrait(adjectives) && when({ is: 'this', like: adjectives }));
    g.rule('situation', `${word} this {adjectives} monster is <on the field|in the Monster Zone|face-up on the field>`, ({ adjectives }) => ownTrait(adjectives) && when({ is: 'this', like: adjectives }));
    g.rule('situation', `${word} this {adjectives} card {state}`, ({ adjectives, state }) => ownTrait(adjectives) && when({ is: 'this', like: both(adjectives, state) }));
    g.rule('situation', `${word} you control this {adjectives} card`, ({ adjectives }) => ownTrait(adjectives) && when({ is: 'this', like: adjectives }));
    g.rule('situation', `${word} this card is equipped to <a|an> {bare}`, ({ bare }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : { condition: { is: 'equipped', like: asFilter(bare) }, cards: 'equipped' }));
    g.rule('situation', `${word} this card is equipped to {names}`, ({ names }) => ({ condition: { is: 'equipped', like: names }, cards: 'equipped' }));
  }
  for (const word of ['while', 'if', 'as long as'] as const)
    g.rule('situation', `${word} <a|an> {bare} points to <it|this card>`, ({ bare }) => (bare.where || bare.whose || bare.noun !== 'monster' ? undefined : when({ is: 'this', like: { pointedToBy: asFilter(bare) } })));
  g.rule('situation', 'unless it {state}', ({ state }) => ({ condition: { not: { is: 'this', like: state } }, self: true }));
  g.rule('situation', 'while equipped with an Equip <Card|Spell>', () => when({ is: 'this', like: { equipped: true } }));
  g.table('situation', { 'while in <the|an> Extra Monster Zone': when({ is: 'this', like: { zone: 'extra' } }), 'while in <the|a> Main Monster Zone': when({ is: 'this', like: { zone: 'main' } }) });
  g.rule('situation', 'while equipped with {names}', ({ names }) => when({ is: 'this', like: { equippedWith: names } }));
  g.rule('situation', 'while equipped with <a|an> {bare}', ({ bare }) => (asFilter(bare).isEquip ? undefined : when({ is: 'this', like: { equippedWith: wornAs(bare) } })));
} // prettier-ignore
const TRAITS: readonly string[] = [
  'summoned',
  'linked',
  'coLinked',
  'face',
  'position',
  'equipped',
  'all',
  'any',
  'not',
];
/** "This linked card": words that tell one moment of a card from another, none that tell one card from others. */
export const ownTrait = (filter: Filter): true | undefined =>
  Object.keys(filter).every((key) => TRAITS.includes(key)) && JSON.stringify(filter) !== '{"face":"up"}'
    ? true
    : undefined;
