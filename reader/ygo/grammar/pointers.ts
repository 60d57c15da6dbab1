/** Words for cards spoken of before, and what something is done to. */
import type { Filter } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';
import { asFilter, both, type Noun, type Pointer, type What } from './noun.ts';

const THAT = { $ref: 'that' } as const;
/** "Up to 1 X and up to 1 Y" are not both or none (`sparse-words.ts`). */
const upToOne = ({ count }: Noun): boolean => typeof count === 'object' && count.min === 1 && count.max === 1;
/** Words for cards spoken of. */
export function pointers(g: YgoGrammar): void {
  spokenOf(g);
  those(g);
  byWhatWasDone(g);
  thisFrom(g);
  whats(g);
}
/** This card, targets. */
function spokenOf(g: YgoGrammar): void {
  g.table('pointer', {
    'this <card|face-up card|monster>': { $ref: 'this' },
    it: { $ref: 'it' },
    '<them|they>': { $ref: 'it', plural: true },
    'this equipped card': { $ref: 'this' },
    'this Equip Card': { $ref: 'this' },
    'this <card you control|face-up card you control|card on the field|face-up card on the field|monster on the field>':
      { $ref: 'this', at: 'field' },
    'that target': { $ref: 'target' },
    'the target': { $ref: 'target' },
    '<those|these|the> targets': { $ref: 'target', plural: true },
    "this card's target": { $ref: 'target' },
    'both targets': { $ref: 'target', plural: true },
    'all three targets': { $ref: 'target', plural: true, every: true },
    'both of <those|the> first 2 targets': { $ref: 'first-target', plural: true, every: true },
    'the one you control': { $ref: 'target', whose: 'you' },
    '<the one|the ones> your opponent controls': { $ref: 'target', whose: 'opponent' },
    "the opponent's target": { $ref: 'target', whose: 'opponent' },
    both: { $ref: 'both', plural: true },
    'them both': { $ref: 'both', plural: true },
    'both <of them|those targets|those monsters|those cards|monsters|cards>': { $ref: 'both', plural: true },
    'the first target(s)': { $ref: 'first-target' },
    'the second target(s)': { $ref: 'second-target' },
    'all of them': { $ref: 'it', plural: true },
  });
}
/** "That monster", "those cards", what attacks and what is attacked. */
function those(g: YgoGrammar): void {
  g.table('pointer', {
    'that <monsters|face-up monsters>': { ...THAT, noun: 'monster', plural: true, orOne: true },
    'that cards': { ...THAT, noun: 'card', plural: true, orOne: true },
    'that targets': { $ref: 'target', plural: true, orOne: true },
    'that <monster you control|face-up monster you control>': { ...THAT, noun: 'monster', whose: 'you', at: 'field' },
    'those <monsters you control|face-up monsters you control>': { ...THAT, noun: 'monster', whose: 'you', at: 'field', plural: true },
    'that <monster|face-up monster|1 monster>': { ...THAT, noun: 'monster' },
    'that <card|face-up card|1 card|negated card>': { ...THAT, noun: 'card' },
    'that monster destroyed by battle': { ...THAT, noun: 'monster' },
    'that Spell/Trap': { ...THAT, noun: 'spell-trap' },
    'that <Spell|Spell Card>': { ...THAT, noun: 'spell' },
    'that <Trap|Trap Card>': { ...THAT, noun: 'trap' },
    'those <monsters|face-up monsters>': { ...THAT, noun: 'monster', plural: true },
    'those cards': { ...THAT, noun: 'card', plural: true },
    "that opponent's monster": { ...THAT, noun: 'monster', whose: 'opponent' },
    '<the equipped monster|the monster equipped with this card>': { $ref: 'equipped' },
    '<the monster <this card|it> was equipped to|the monster that was equipped with this card>': { $ref: 'equipped', done: 'equipped' },
    "<the opponent's monster|your opponent's battling monster|the opponent's battling monster>": { $ref: 'battling' },
    'this banished card': { $ref: 'this', where: ['banished'] },
    'that attacking monster': { $ref: 'attacker' },
    '<this|that> Token': { $ref: 'that', noun: 'token' },
    '<these|those|the> Tokens': { $ref: 'that', noun: 'token', plural: true },
    'each of them': { $ref: 'it', plural: true },
    'the <other|remaining> <card|monster>': { $ref: 'rest' },
    'the <attacking monster|monster that attacked|monster that declared that attack|monster that declared the attack>': { $ref: 'attacker' },
    '<the monster that activated that effect|the monster that activated the effect>': { $ref: 'link' },
    '<that|the> activated card': { $ref: 'link' },
    '<the|that> [face-up] attack target [monster]': { $ref: 'attack-target' },
    'your attacking monster': { $ref: 'attacker' },
    "<the|your> opponent's attacking monster": { $ref: 'attacker' },
    '<your attacked monster|the attacked monster>': { $ref: 'attack-target' },
    '<your battling monster|your monster>': { ...THAT, noun: 'monster', whose: 'you', fights: true },
    "the opponent's monster <it is|this card is|it's> battling": { $ref: 'battling' },
    "the <monster|opponent's monster> <this card|it> <attacked|battled>": { $ref: 'battling' },
    'this monster you control': { $ref: 'this', at: 'field' },
    'your targeted <monster|card>': { $ref: 'target', whose: 'you' },
    "your opponent's targeted <monster|card>": { $ref: 'target', whose: 'opponent' },
    'the targeted <monster|card> on the field': { $ref: 'target', at: 'field' },
    "<that opponent's <face-up monster|attacking monster|battling monster>|that face-up opponent's monster>": { ...THAT, noun: 'monster', whose: 'opponent' },
    "your opponent's monster": { ...THAT, noun: 'monster', whose: 'opponent' },
  });
} // prettier-ignore
/** "The destroyed monster", "that Fusion Monster", "those 2 monsters". */
function byWhatWasDone(g: YgoGrammar): void {
  for (const done of ['destroyed', 'banished', 'Tributed', 'revealed', 'discarded', 'sent', 'targeted', 'added', 'returned', 'Special Summoned', 'Summoned', 'excavated', 'drawn', 'detached', 'chosen', 'changed'] as const) {
    const pointer = (noun: Noun['noun']): Pointer => (done === 'targeted' ? { $ref: 'target', noun } : { $ref: 'done', done: done.toLowerCase(), noun });
    g.rule('pointer', `<the|that> ${done} monster`, () => pointer('monster'));
    g.rule('pointer', `<the|that> ${done} card`, () => pointer('card'));
    g.rule('pointer', `<the|that> ${done} Spell/Trap`, () => pointer('spell-trap'));
    g.rule('pointer', `<the|that> ${done} <Spell|Spell Card>`, () => pointer('spell'));
    g.rule('pointer', `<the|that> ${done} <Trap|Trap Card>`, () => pointer('trap'));
    g.rule('pointer', `<the|those|that> ${done} monsters`, () => ({ ...pointer('monster'), plural: true }));
    g.rule('pointer', `<the|those> ${done} cards`, () => ({ ...pointer('card'), plural: true }));
    // "The destroyed Dragon monster"; "that Special Summoned Dragon monster" is one that was Summoned so.
    const kind = (filter: Filter, noun: Noun['noun'], plural: object): Pointer | undefined => (Object.keys(filter).length === 0 || done.endsWith('Summoned') ? undefined : { ...pointer(noun), filter, ...plural });
    for (const [words, plural] of [['<the|that>', {}], ['those', { plural: true }]] as const)
      g.rule('pointer', `${words} ${done} [{adjectives}] {head}`, ({ adjectives, head }) => kind(both(adjectives, head.filter), head.noun, plural));
  }
  // "That Fusion Monster", "that LIGHT monster you control": what was said of it before.
  for (const [word, plural] of [['that', {}], ['those', { plural: true }]] as const) {
    g.rule('pointer', `${word} {adjectives} {head} [<you control|on the field>]`, ({ adjectives: filter, head }) => (Object.keys(head.filter).length === 0 && filter.face !== 'down' && ['face', 'place', 'summoned', 'oneOf'].includes(Object.keys(filter).join()) ? undefined : { ...THAT, noun: head.noun, filter: both(filter, head.filter), ...plural }));
    g.rule('pointer', `${word} {head} [<you control|on the field>]`, ({ head }) => (Object.keys(head.filter).length === 0 ? undefined : { ...THAT, noun: head.noun, filter: head.filter, ...plural }));
    g.rule('pointer', `${word} <monster(s)|face-up monster(s)> <your opponent controls|they control>`, () => ({ ...THAT, noun: 'monster', whose: 'opponent', ...plural }));
    g.rule('pointer', `${word} card(s) <your opponent controls|they control>`, () => ({ ...THAT, whose: 'opponent', ...plural }));
  }
  g.rule('pointer', '<those|these|both those|all> {n:number} {head}', ({ n, head }) => (n > 1 && Object.keys(head.filter).length === 0 ? { ...THAT, noun: head.noun, plural: true } : undefined));
  g.rule('pointer', 'those {n:number} targets', () => ({ $ref: 'target', plural: true }));
  g.rule('pointer', 'all {n:number} targets', () => ({ $ref: 'target', plural: true, every: true }));
  g.rule('pointer', 'both of those <monsters|cards|targets>', () => ({ $ref: 'both', plural: true }));
  g.rule('pointer', 'that {names} [<you control|on the field>]', ({ names }) => ({ ...THAT, noun: 'name', filter: names }));
  g.rule('pointer', 'that {head} <on the field|on either field>', ({ head }) => (Object.keys(head.filter).length === 0 ? { ...THAT, noun: head.noun, at: 'field' } : undefined));
  g.rule('pointer', 'that card you control', () => ({ ...THAT, noun: 'card', whose: 'you', at: 'field' }));
  g.table('pointer', { '<the|that> monster this card is equipped to': { $ref: 'equipped' }, 'that other <monster|target|card> [<they control|your opponent controls>]': { $ref: 'other-target' }, 'the other <target|monster you control>': { $ref: 'other-target' } });
  g.rule('pointer', "that opponent's card", () => ({ ...THAT, noun: 'card', whose: 'opponent' }));
  g.rule('pointer', '<the other|the others|the other monsters>', () => ({ $ref: 'rest' }));
  // However it was Summoned, it is what was Summoned.
  for (const how of ['Fusion', 'Ritual', 'Synchro', 'Xyz', 'Link', 'Normal', 'Tribute'] as const) g.rule('pointer', `<the|that> ${how} Summoned monster`, () => ({ $ref: 'done', done: 'summoned', noun: 'monster' }));
  for (const [words, plural] of [['monster', {}], ['monsters', { plural: true }]] as const) {
    g.rule('pointer', `<that|those> Pendulum Summoned ${words}`, () => ({ $ref: 'event', noun: 'monster', ...plural }));
    g.rule('pointer', `<that|those> Normal or Special Summoned ${words}`, () => ({ $ref: 'event', noun: 'monster', ...plural }));
  }
  g.rule('pointer', '<the|that> Union monster you equipped', () => ({ $ref: 'done', done: 'equipped', noun: 'monster' }));
} // prettier-ignore
/** This card, wherever it is by then. */
function thisFrom(g: YgoGrammar): void {
  doneTo(g);
  thisOne(g);
  g.rule('pointer', 'all {n:number} of them', () => ({ $ref: 'it', plural: true, every: true }));
  g.rule('pointer', 'all {n:number}', () => ({ $ref: 'it', plural: true, every: true }));
  g.rule('pointer', 'this face-up card <from|in> {where}', ({ where }) => (where.where.some((place) => ['field', 'monsters', 'spells-traps', 'field-zone', 'pendulum-zone'].includes(place)) ? { $ref: 'this', where: where.where, filter: { face: 'up' } } : undefined));
  const THEN = '( if it was there when <the|that|this|your|those> <monster|card|monsters|cards|Summon|effect|battle|attack|damage> <resolved|was destroyed|were destroyed|was sent|were sent|was banished|were banished|was Special Summoned|was Summoned|were Summoned|was Tributed|was discarded|was inflicted|was activated|was declared|left the field|was Tribute Summoned|were Tribute Summoned|was Normal Summoned> [or <banished|destroyed|sent>]';
  for (const [first, other] of [['graveyard', 'hand'], ['hand', 'graveyard']] as const) {
    if (first === 'graveyard') g.rule('pointer', 'this card from your GY ( if it was there when the battle position was changed ) or hand ( even if not )', () => ({ $ref: 'this', where: ['graveyard', 'hand'], orLater: 'hand' }));
    const name = (place: string): string => (place === 'hand' ? 'hand' : 'GY');
    g.rule('pointer', `this card from <your|the> ${name(first)} ${THEN} ) [,] or [<your|the>] ${name(other)} ( even if not )`, () => ({ $ref: 'this', where: [first, other], orLater: other }));
  }
  g.rule('pointer', '<the|that> monster that destroyed <it|this card>', () => ({ $ref: 'destroyer', noun: 'monster' }));
  g.rule('pointer', 'this <card|monster> <from|in> {where}', ({ where }) => (JSON.stringify(where.filter ?? {}).includes('"face":"down"') ? undefined : { $ref: 'this', where: where.where, ...(where.filter && { filter: where.filter }) }));
  g.rule('pointer', 'this [face-up] card with {n:number} [or more] {kind:counterName} [on it]', ({ n, kind }) => ({ $ref: 'this', filter: { counters: { kind, min: n } } }));
} // prettier-ignore
/** What something is done to: cards, cards spoken of, several of them. */
function whats(g: YgoGrammar): void {
  for (const [words, pointer] of [['it', { $ref: 'it' }], ['them', { $ref: 'it', plural: true }], ['that target', { $ref: 'target' }], ['<the|those> targets', { $ref: 'target', plural: true }], ['<that|the> targeted monster', { $ref: 'target', noun: 'monster' }], ['that other <monster|target|card>', { $ref: 'other-target' }], ['that card', { ...THAT, noun: 'card' }], ['that monster', { ...THAT, noun: 'monster' }], ['those cards', { ...THAT, noun: 'card', plural: true }], ['those monsters', { ...THAT, noun: 'monster', plural: true }]] as const)
    g.rule('what', `${words} from {where}`, ({ where }) => (where.filter || where.whose === 'their' ? undefined : { ...pointer, where: where.where, ...(where.whose && { whose: where.whose }) }));
  g.rule('what', 'that {names} from {where}', ({ names, where }) => (where.filter || where.whose === 'their' || where.where.length > 1 ? undefined : { ...THAT, noun: 'name', filter: names, where: where.where }));
  g.rule('what', '{pointer} <in|from> {where}', ({ pointer, where }) => (pointer.$ref !== 'done' || pointer.done !== 'destroyed' || pointer.where || where.filter || where.whose === 'their' || where.where.join() !== 'graveyard' ? undefined : { ...pointer, where: where.where, ...(where.whose && { whose: where.whose }) }));
  // "That monster(s) with 1500 or less ATK", of several: those that are like this.
  g.rule('what', '<that|those> monsters with {statCheck} [,]', ({ statCheck }) => ({ noun: 'monster', count: 'all', filter: statCheck, among: { ...THAT, noun: 'monster', plural: true } }));
  // "This card or 1 Dragon monster you control".
  g.rule('what', 'this card or {noun}', ({ noun }) => (noun.count === 1 && noun.where?.join() === 'field' && noun.whose === 'you' && !noun.only && !noun.among ? { noun: 'card', count: 1, where: noun.where, whose: 'you', filter: { any: [{ this: true }, asFilter({ noun: noun.noun, filter: noun.filter })] } } : undefined));
  g.rule('what', '{noun} ( your choice )', ({ noun }) => (typeof noun.count === 'number' && !noun.by && !noun.where?.includes('hand') ? noun : undefined));
  g.rule('what', '{noun}', ({ noun }) => (noun.count === undefined ? undefined : noun));
  // "Any number of … (min. 1)".
  g.rule('what', '{noun} ( min . {n:number} )', ({ noun, n }) => atLeast(noun, n));
  // "Special Summon 1, and if you do, place the other on the bottom of the Deck": of those spoken of.
  g.rule('what', '{n:number} [of the {m:number}]', ({ n, m }) => (m !== undefined && m <= n ? undefined : { noun: 'card', count: n, filter: {}, among: { ...THAT, plural: true, near: true } }));
  g.rule('what', '{pointer}', ({ pointer }) => pointer);
  g.rule('what', '{a:noun} and {b:noun}', ({ a, b }) => (a.count === undefined || b.count === undefined || (upToOne(a) && upToOne(b)) ? undefined : { several: [placed(a, b), b] }));
  // "This card and 1 monster with a different name": than this card's.
  g.rule('what', '{a:pointer} [,] and {b:noun}', ({ a, b }) => ({ several: [a, a.$ref === 'this' && b.filter.differsFrom ? { ...b, filter: { ...b.filter, differsFrom: { ...b.filter.differsFrom, as: 'this' } } } : b] }));
  g.rule('what', '{a:noun} , {b:noun} , and {c:noun}', ({ a, b, c }) => ([a, b, c].some((one) => one.count === undefined) ? undefined : { several: [placed(placed(a, b), c), placed(b, c), c] }));
  g.rule('what', '{a:pointer} , {b:noun} , and {c:noun}', ({ a, b, c }) => ({ several: [a, placed(b, c), c] }));
  g.rule('what', '{a:pointer} , also this card [,]', ({ a }) => (a.$ref === 'this' ? undefined : { several: [a, { $ref: 'this' }] }));
  // "… different names from each other and that monster": than that monster.
  g.rule('what', '{a:noun} [,] and {b:pointer}', ({ a, b }) => (a.distinct ? undefined : { several: [b.$ref === 'this' && b.where ? placed(a, { noun: 'card', filter: {}, where: b.where, whose: 'you' }) : a, b] }));
  for (const each of ['( 1 {a:post} , 1 {b:post} , and 1 {c:post} )', ', 1 {a:post} , 1 {b:post} , and 1 {c:post}'] as const)
    g.rule('what', `{n:number} {bare} ${each}` as '{n:number} {bare} {a:post} {b:post} {c:post}', ({ n, bare, a, b, c }) => (n === 3 && !bare.where && !bare.whose && !bare.same && [a, b, c].every((one) => one.where && !one.filter) ? { several: [a, b, c].map((place): Noun => ({ ...bare, ...place, filter: bare.filter, count: 1 })) } : undefined));
  // "3 cards in your GY (1 Monster, 1 Spell, and 1 Trap)".
  g.rule('what', '{n:number} {bare} ( 1 {a:bare} , 1 {b:bare} [,] and 1 {c:bare} )', ({ n, bare, a, b, c }) => ofEachKind(n, bare, [a, b, c]));
  g.rule('what', '{n:number} {bare} ( 1 {a:bare} and 1 {b:bare} )', ({ n, bare, a, b }) => ofEachKind(n, bare, [a, b]));
  g.rule('what', '{n:number} {bare} ( 1 {a:monsterKinds} , 1 {b:monsterKinds} [,] and 1 {c:monsterKinds} )', ({ n, bare, a, b, c }) => ofEachKind(n, bare, [a, b, c].map((filter): Noun => ({ noun: 'monster', filter }))));
  // "2 Machine monsters (1 from your hand and 1 from your Deck)".
  for (const each of ['( 1 {a:post} and 1 {b:post} )', ', 1 {a:post} and 1 {b:post}', '( 1 on each field )'] as const)
    g.rule('what', `{n:number} {bare} ${each}` as '{n:number} {bare} [( 1 {a:post} and 1 {b:post} )]', ({ n, bare, a, b }) => {
      const [one, two] = [a ?? { where: ['field' as const], whose: 'you' as const }, b ?? { where: ['field' as const], whose: 'opponent' as const }];
      if (n !== 2 || bare.where || bare.whose || !one.where || !two.where || one.filter || two.filter) return undefined;
      // What they share, in what they differ, is said of one choice.
      const apart = one.whose !== two.whose || one.where.join() === two.where.join() || one.where.length + two.where.length > 2 || bare.filter.any;
      if (bare.same || bare.distinct) return apart ? undefined : { ...bare, count: 2, where: [...one.where, ...two.where], ...(one.whose && { whose: one.whose }), filter: both(bare.filter, { any: [{ place: one.where[0]! }, { place: two.where[0]! }] }), oneOfEach: true };
      return { several: [one, two].map((place): Noun => ({ ...bare, ...place, filter: bare.filter, count: 1 })) };
    });
  g.rule('what', 'both {a:noun} and {b:noun}', ({ a, b }) => (a.count === undefined || b.count === undefined ? undefined : { several: [placed(a, b), b] }));
  g.rule('what', 'both {a:pointer} [,] and {b:noun}', ({ a, b }) => ({ several: [a, b] }));
  g.rule('what', '{a:noun} , and {b:noun} [,]', ({ a, b }) => (a.count === undefined || b.count === undefined || (!a.where && !b.where) ? undefined : { several: [placed(a, b), b] }));
  g.rule('what', '<the|those> <target|targets> on the field', () => ({ $ref: 'target', plural: true, where: ['field'] }));
  g.rule('what', '{n:number} {attributes} and {b:noun}', ({ n, attributes, b }) => (n === 1 && b.count === 1 ? undefined : { several: [{ ...b, count: n, filter: { ...b.filter, ...attributes } }, b] }));
  g.rule('what', '<both|> {a:pointer} and {b:pointer}', ({ a, b }) => ({ several: [a, b] }));
  g.rule('what', '{a:pointer} , and {b:pointer} [,]', ({ a, b }) => ({ several: [a, b] }));
} // prettier-ignore

/** "This Normal Summoned/Set card", "this card with 3 Spell Counters on it": asked of this card. */
function thisOne(g: YgoGrammar): void {
  const like = (filter: Filter = {}): Pointer | undefined => (Object.keys(filter).join() === 'face' || filter.place || filter.oneOf || filter.other || filter.equipped ? undefined : { $ref: 'this', filter });
  const CONTROLLED = '[<you control|on the field|from the field|from your field>]';
  g.rule('what', 'this <card|monster> that is not co-linked', () => like({ not: { coLinked: true } }));
  g.rule('what', `this {adjectives} <card|monster> ${CONTROLLED}`, ({ adjectives }) => like(adjectives));
  g.rule('what', `this <card|monster> ${CONTROLLED} {post}`, ({ post }) => (Object.keys(post).join() === 'filter' && ['counters', 'summoned', 'equippedWith', 'summoned,madeWith', 'property,kind'].includes(Object.keys(post.filter!).join()) ? like(post.filter) : undefined));
} // prettier-ignore

/** "The monster Tributed to activate this effect", "that card destroyed by this effect": what was done to it, as a cost or when it resolved. */
function doneTo(g: YgoGrammar): void {
  g.table('doneWord', { 'destroyed [and sent to the GY]': 'destroyed', banished: 'banished', Tributed: 'tributed', revealed: 'revealed', discarded: 'discarded', 'sent [to the GY]': 'sent', 'added [to <your|the> hand]': 'added', 'returned [to the hand]': 'returned', 'shuffled [into the Deck]': 'shuffled', 'Special Summoned': 'special summoned', Summoned: 'summoned', detached: 'detached', '<drew|drawn>': 'drawn', placed: 'placed', removed: 'removed' });
  g.table('bySaying', { '<to activate this effect|to activate this card|for this effect\'s activation|for this card\'s activation|for this cost|to activate it>': 'cost', '<by this effect|with this effect>': 'effect', 'this way': 'way' });
  // Beside this card, which was discarded, too (`referents.ts`).
  for (const noun of ['monster', 'card'] as const) g.rule('pointer', `the other {doneWord} ${noun}`, ({ doneWord }) => ({ $ref: 'done', done: doneWord, noun, beside: true }));
  // "The same name as those returned to the hand by this effect".
  for (const [words, plural] of [['that', {}], ['those', { plural: true }]] as const)
    g.rule('pointer', `${words} {doneWord} {bySaying}`, ({ doneWord, bySaying }) => ({ $ref: 'done', done: doneWord, as: bySaying, ...plural }));
  g.rule('pointer', 'the ones changed by this effect', () => ({ $ref: 'done', done: 'changed', as: 'effect', plural: true }));
  for (const [words, plural] of [['the ones', { plural: true }]] as const)
    g.rule('pointer', `${words} {doneWord} {bySaying}`, ({ doneWord, bySaying }) => ({ $ref: 'done', done: doneWord, as: bySaying, ...plural }));
  for (const [words, plural] of [['monster', {}], ['monsters', { plural: true }]] as const)
    g.rule('pointer', `that opponent's Summoned ${words}`, () => ({ $ref: 'event', noun: 'monster', ...plural }));
  // "The Dragon monster sent to the GY this way".
  g.rule('pointer', '<the|that> {adjectives} <monster|card> [you|that was] {doneWord} [{bySaying}]', ({ adjectives, doneWord, bySaying }) => (['face', 'place', 'summoned', 'oneOf', 'other'].some((key) => key in adjectives) ? undefined : { $ref: 'done', done: doneWord, filter: adjectives, ...(bySaying && { as: bySaying }) }));
  for (const [noun, one, several] of [['monster', 'monster', 'monsters'], ['card', 'card', 'cards']] as const) {
    g.rule('pointer', `<the|that> ${one} [you|that was] {doneWord}`, ({ doneWord }) => ({ $ref: 'done', done: doneWord, noun }));
    g.rule('pointer', `<the|that> ${one} [you|that was] {doneWord} {bySaying}`, ({ doneWord, bySaying }) => ({ $ref: 'done', done: doneWord, noun, as: bySaying }));
    g.rule('pointer', `<the|those> ${several} [you|that were] {doneWord} {bySaying}`, ({ doneWord, bySaying }) => ({ $ref: 'done', done: doneWord, noun, as: bySaying, plural: true }));
    if (noun === 'card') g.rule('pointer', `the one [you|that was] {doneWord} {bySaying}`, ({ doneWord, bySaying }) => ({ $ref: 'done', done: doneWord, noun, as: bySaying }));
    g.rule('pointer', `those ${several} [you|that were] {doneWord}`, ({ doneWord }) => ({ $ref: 'done', done: doneWord, noun, plural: true }));
  }
} // prettier-ignore

/** Of one noun so many, of each kind one. */
export const ofEachKind = (n: number, bare: Noun, all: readonly Noun[]): What | undefined => (n !== all.length || !bare.where || bare.distinct || bare.same || bare.total || all.some((one) => one.where ?? one.whose ?? one.count) ? undefined : { several: all.map((one): Noun => ({ ...bare, noun: bare.noun === 'card' ? one.noun : bare.noun, filter: both(bare.filter, bare.noun === 'card' || one.noun === 'card' || one.noun === 'name' || one.noun === bare.noun ? one.filter : { unmodelled: 'kind' }), count: 1 })) }); // prettier-ignore

/** A least number that goes without saying, or that was left open. */
function atLeast(noun: Noun, n: number): Noun | undefined {
  const { count } = noun;
  if (count === 'any-number') return { ...noun, count: { min: n } };
  if (count === 'as-many-as-possible') return n === 1 ? noun : undefined;
  return typeof count === 'object' && count.min === n ? noun : undefined;
}

/** A place said last belongs to those before that have none. */
export const placed = (a: Noun, b: Noun): Noun => a.where || a.whose || !b.where ? a : { ...a, where: b.where, ...(b.whose && { whose: b.whose }) }; // prettier-ignore
