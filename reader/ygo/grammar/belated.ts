/** What is told late in a sentence, or after it: zones by how many point to them, what comes back, what may be used only while something is so, names a card mentions. */
import type { Place } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { SAME } from './continuous.ts';
import { asFilter, both, cards, groupOf, isPointer, ownCards, type Noun } from './noun.ts';

export function belated(g: YgoGrammar): void {
  whichZones(g);
  whichCards(g);
  doneThere(g);
  told(g);
  shown(g);
  occasions(g);
  allowedWhile(g);
  nextAttack(g);
  wholeGroups(g);
} // prettier-ignore

/** "To your zone that 2 or more Link Monsters point to". */
function whichZones(g: YgoGrammar): void {
  g.rule('operationTail', 'to your <zone|Main Monster Zone> that {n:number} or more Link Monsters point to', ({ n }) => ({ zone: { pointedToBy: { is: 'link' }, pointers: n } }));
} // prettier-ignore

/** Which cards: those there are now, those of some that were told of, what is worn, what mentions another. */
function whichCards(g: YgoGrammar): void {
  g.rule('post', 'they currently control', () => ({ where: ['field'] as Place[], whose: 'opponent', now: true }));
  // "1 of those destroyed monsters from your face-up Extra Deck or GY": wherever of both it lies.
  g.rule('what', '{n:number} of {pointer} from {where}', ({ n, pointer, where }) => (n !== 1 || pointer.$ref !== 'done' || !pointer.plural || pointer.where || where.whose === 'their' ? undefined : ({ noun: 'card', count: 1, filter: where.filter ?? {}, where: where.where, ...(where.whose && { whose: where.whose }), among: pointer } as Noun)));
  g.rule('quantity', 'an equal or lower number of', () => ({ count: { min: 1, max: { $amount: true } as unknown as number } }));
  g.rule('what', 'that monster in {where}', ({ where }) => (where.filter || where.whose === 'their' || where.where.join() !== 'graveyard' ? undefined : { $ref: 'that', noun: 'monster', where: where.where, ...(where.whose && { whose: where.whose }) }));
  g.rule('noun', 'the monster equipped by this effect', () => ({ noun: 'monster', count: 1, where: ['spells-traps'], filter: { kind: 'monster', oneOf: 'equips' } }));
  // Only the name it is told by: nothing else of its text.
  // What it was made with.
  g.rule('possessive', 'the new <Synchro|Fusion|Link|Xyz|Ritual> Summoned monster\'s', () => ({ $ref: 'that', noun: 'monster' }));
  g.rule('post', "[,] that <mentions|mention> {whose:possessive} name", ({ whose }) => (whose.$ref === 'this' || whose.plural ? undefined : { filter: { mentionsCard: { $what: whose } } as never }));
  g.rule('post', '[,] all with different names from each other and from {pointer}', ({ pointer }) => ({ distinct: 'name', filter: { differsFrom: { what: 'name', as: { $what: pointer } } } as never }));
} // prettier-ignore

/** Deeds. */
function doneThere(g: YgoGrammar): void {
  // "Add to your hand or Special Summon to your opponent's field, 1 X from your Deck".
  g.rule('action', "add to your hand [,] or Special Summon to your opponent's field , {noun}", ({ noun }) => (noun.count === 1 && noun.where ? [{ do: 'choose', options: [{ do: [{ do: 'add', cards: cards(noun) }] }, { do: [{ do: 'special-summon', cards: cards(noun), to: 'opponent' }] }] }] : undefined));
  g.rule('action', 'equip {what} to that monster on the field [,] as an Equip <Spell|Card> that <gives it|makes it gain> {n:number} {stats}', ({ what, n, stats }) => (isPointer(what) ? [{ do: 'equip', cards: cards(what), to: cards({ $ref: 'that', noun: 'monster', at: 'field' }), ongoing: stats.map((stat) => ({ rule: 'modify', cards: 'equipped', stat, op: '+', value: n })) }] : undefined));
  const EVEN = '( even after this card leaves the field or the monster becomes unaffected by card effects )';
  g.rule('action', `negate {whose:possessive} effects ${EVEN}`, ({ whose }) => [{ do: 'negate-effects', cards: cards(whose), until: 'leaves' }]);
  g.rule('action', `make {whose:possessive} {stats} {n:number} ${EVEN}`, ({ whose, stats, n }) => stats.map((stat, i): Draft => ({ do: 'modify', cards: cards(whose), stat, op: '=', value: n, ...(i > 0 && { join: 'and' }) })));
  g.rule('laterAction', "destroy all {bare} at the beginning of this turn's Battle Phase , except [for] {x:exception}", ({ bare, x }) => (bare.where?.join() === 'field' && !bare.now ? [{ do: 'later', at: { phase: 'battle', turn: 'this' }, then: [{ do: 'destroy', cards: groupOf({ ...bare, filter: both(bare.filter, { not: x }) }) }] }] : undefined));
  // Nobody may attack with such, nor Summon them.
  g.rule('laterAction', '{until} [,] {bare} cannot declare an attack or be Special Summoned', ({ until, bare }) => (bare.noun !== 'monster' || bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : [{ do: 'apply', until, rules: [{ rule: 'cannot', what: 'declare-attack', cards: { where: 'monsters', filter: asFilter(bare) } }, { rule: 'cannot', what: 'special-summon', player: 'either', filter: asFilter(bare) }] }]));
  // All of them, if there are any.
  g.rule('operations', '{a:doing} , then if you excavated any copies of the declared card , add them to your hand , also send the remaining cards to the GY', ({ a }) => (a.at(-1)?.['do'] === 'excavate' ? [...a, { do: 'add', cards: { where: 'deck', whose: 'you', filter: { oneOf: { named: 'shown' }, declared: 'name' } }, join: 'then' }, { do: 'send', cards: { where: 'deck', whose: 'you', filter: { oneOf: { named: 'shown' } } }, join: 'also' }] : undefined));
} // prettier-ignore

/** Sentences that go on with what the one before them did. */
function told(g: YgoGrammar): void {
  const BACK = { do: 'return-to-field', cards: cards({ $ref: 'done', done: 'banished' }) };
  const later = (at: Draft, then: readonly Draft[]): Draft[] => [{ do: 'later', at, then, join: 'and-if-you-do' }];
  g.rule('continuation', '{moment} , return that banished monster to the field', ({ moment }) => later(moment, [BACK]));
  g.rule('continuation', '{moment} , return that banished monster to the field , and if you do , {b:operations}', ({ moment, b }) => (b[0]!['optional'] || b[0]!['if'] ? undefined : later(moment, [BACK, { ...b[0], join: 'and-if-you-do' }, ...b.slice(1)])));
  // What is negated so does nothing: it is done where the price is not paid.
  g.rule('continuation', 'Your opponent can negate this effect by revealing {noun}', ({ noun }) => (noun.count === 1 && noun.where?.join() === 'hand' ? [{ $unless: [{ do: 'reveal', by: 'opponent', cards: cards({ ...noun, whose: 'opponent' }), optional: true }, { do: 'negate-this-effect', join: 'and-if-you-do' }] }] : undefined));
  g.rule('continuation', 'Then , if they did , {operations}', ({ operations }) => operations.map((one, i) => (i === 0 ? { ...one, join: 'and-if-you-do' } : one)));
  g.rule('playerAction', '<Set|Sets> {n:number} {bare} directly from their hand or Deck', ({ n, bare }) => (bare.where || bare.whose ? undefined : [{ do: 'set', cards: cards({ ...bare, count: n, where: ['hand', 'deck'], whose: 'opponent' }) }]));
} // prettier-ignore

/** What the other player does with what was shown. */
function shown(g: YgoGrammar): void {
  const by = (a: readonly Draft[]): Draft[] => a.map((one) => ({ ...one, by: 'opponent' }));
  g.rule('operations', "reveal the top card of your opponent's Deck and if {conditions} , they {a:playerAction}", ({ conditions, a }) => (a.length === 1 ? [{ do: 'reveal', cards: { choose: 1, by: 'top', where: 'deck', whose: 'opponent' } }, { ...by(a)[0], if: conditions, join: 'and' }] : undefined));
  // Negated as long as the attack is forbidden.
  g.rule('operations', 'negate the effects of {it:pointer} while it is on the field , also {same:pointer} cannot attack', ({ it, same }) => (JSON.stringify(it) === JSON.stringify(same) ? [{ do: 'apply', to: cards(it), until: 'leaves', rules: [{ rule: 'negate-effects' }, { rule: 'cannot', what: 'attack' }] }] : undefined));
} // prettier-ignore

/** When something can be activated. */
function occasions(g: YgoGrammar): void {
  g.rule('occasionPart', 'during either of your Main Phases', () => ({ phases: ['main1', 'main2'], whoseTurn: 'you' }));
} // prettier-ignore

/** "You can only activate the following effects while you control a Dragon monster." */
function allowedWhile(g: YgoGrammar): void {
  for (const [words, scope] of [['the following effects', 'following'], ['the following effect', 'next'], ['these effects', 'each']] as const)
    g.rule('limitSentence', `You can only activate ${words} <while|if> {conditions}`, ({ conditions }) => ({ scope, limit: [], asks: conditions }));
} // prettier-ignore
/** "Negate the next attack this turn from a monster your opponent controls": one that is declared already, or the next. */
function nextAttack(g: YgoGrammar): void {
  const NEXT: Draft[] = [
    { do: 'negate-attack', if: { exists: { where: 'monsters', whose: 'opponent', filter: { oneOf: 'attacker' } } } },
    { do: 'otherwise', join: 'also', then: [{ do: 'later', at: { event: { event: 'attack-declared', card: { controller: 'opponent' } } }, until: 'end-of-turn', then: [{ do: 'negate-attack' }] }] },
  ];
  for (const [words, quick] of [['', {}], [' ( this is a Quick Effect )', { $quick: true }]] as const)
    g.rule('operations', `negate the next attack this turn from a monster your opponent controls${words}` as 'x', () => [{ ...NEXT[0], ...quick }, NEXT[1]!]);
  // Of the equipped monster.
  g.rule('rulesOf', 'if it attacks , it gains ATK equal to half the ATK of the attack target , during damage calculation only', () => [
    { rule: 'modify', stat: 'atk', op: '+', value: { stat: 'atk', of: 'attack-target', times: 0.5 }, cards: SAME, while: { all: [{ is: 'attacker', like: { oneOf: 'equipped' } }, { is: 'attack-target', like: {} }, { step: 'damage', timing: 'calculation' }] } },
  ]);
} // prettier-ignore

/** Done to all of a group, all of it as long; to all there is. */
function wholeGroups(g: YgoGrammar): void {
  g.rule('operations', '{alike} cannot activate their effects {until} , also change their {stat} to {n:number} {end:until}', ({ alike, until, stat, n, end }) => (alike.count !== undefined || !alike.now || alike.where?.join() !== 'field' ? undefined : [
    { do: 'modify', cards: cards({ ...alike, count: 'all' }), stat, op: '=', value: n, until: end },
    { do: 'apply', until, rules: [{ rule: 'cannot-activate', what: { what: 'effect', card: { oneOf: cards({ $ref: 'it', plural: true }) } } }], join: 'also' },
  ]));
  g.rule('operations', '{until} [,] the {bare} {predicate} , and if they attack a Defense Position monster , inflict piercing battle damage [to your opponent]', ({ until, bare, predicate }) => (bare.noun === 'monster' && bare.now && bare.where?.join() === 'field' ? [{ do: 'apply', to: cards({ ...bare, count: 'all' }), until, rules: [...predicate, { rule: 'piercing' }] }] : undefined));
  for (const [words, other] of [['', {}], [' except this one', { other: true }]] as const)
    g.rule('action', `shuffle all cards${words} from both players' hands , fields , and GYs into the Deck` as 'x', () => [{ do: 'return', cards: { where: ['hand', 'field', 'graveyard'], ...('other' in other && { filter: other }) }, to: 'deck' }]);
  for (const [words, distinct] of [['<Monster Types|Types>', 'race'], ['<Attributes|Monster Attributes>', 'attribute'], ['<names|card names>', 'name']] as const)
    g.rule('condition', `there are {n:number} or more different ${words} among [the] {alike}` as '{n:number} {alike}', ({ n, alike }) => (alike.count === undefined && alike.where && !alike.distinct && !alike.now ? { amount: { count: groupOf({ ...alike, filter: both(alike.filter, alike.where.join() === 'field' && alike.noun === 'monster' ? { face: 'up' } : {}) }), distinct }, is: { min: n } } : undefined));
  // Whose card it is.
  g.rule('action', 'the player whose card was <added|returned> to <their|the> hand can {a:playerAction}', ({ a }) => (a.length === 1 && !a[0]!['by'] ? [{ ...a[0], by: { ownerOf: cards({ $ref: 'it' }) }, ...ownCards(a[0]!), optional: true }] : undefined));
  // "1 Level 5 or higher monster (LIGHT or DARK, Pyro or Aqua)": both are asked.
  g.rule('post', '( {attributes} , {races} )', ({ attributes, races }) => ({ filter: both(attributes, races) }));
  g.rule('post', '[,] that <has|have> [Xyz] material(s)', () => ({ filter: { materials: { min: 1 } } }));
  g.rule('event', 'you draw by <a card effect|an effect>', () => [{ event: 'drawn', player: 'you', cause: 'effect' }]);
} // prettier-ignore
