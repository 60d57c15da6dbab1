/** Wordings of few cards: one of two cards and the other one, counters in a Pendulum Zone, what is told of values and zones besides. */
import type { Amount, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { activationOf } from './links.ts';
import { together } from './events.ts';
import { asFilter, cards, groupOf, isNoun, oneOrList, type Pointer, type What } from './noun.ts';
import { modify, scaled } from './values.ts';

export function lateWords(g: YgoGrammar): void {
  oneOrTheOther(g);
  counted(g);
  valued(g);
  placed(g);
  inParentheses(g);
  holding(g);
  likened(g);
  happening(g);
}

/** One of two things done to a card that is chosen. */
function oneOrTheOther(g: YgoGrammar): void {
  // "Make 1 Insect monster either gain 500 DEF, or change its battle position".
  for (const [verb, op] of [['gain', '+'], ['lose', '-']] as const)
    g.rule('action', `make {what} either ${verb} {n:number} {stats} [,] or change its battle position`, ({ what, n, stats }) => (isNoun(what) && what.count === 1 ? [{ do: 'choose', options: [{ do: modify(what, op, n, stats) }, { do: [{ do: 'change-position', cards: cards(what), to: 'other' }] }] }] : undefined));
} // prettier-ignore

/** Counters that lie in Pendulum Zones, on a field. */
function counted(g: YgoGrammar): void {
  const PLACES = [
    ['<your Pendulum Zone(s)|cards in your Pendulum Zone(s)>', { where: 'pendulum-zone', whose: 'you' }],
    ['<your field|cards you control>', { where: 'field', whose: 'you' }],
    ['cards your opponent controls', { where: 'field', whose: 'opponent' }],
    ['the field', { where: 'field' }],
  ] as const;
  for (const [words, on] of PLACES) {
    const many = (kind: string): Amount => ({ counters: kind, on });
    g.rule('plainValue', `the [total] number of {kind:counterName} <on|in> ${words}` as '{kind:counterName}', ({ kind }) => many(kind));
    if (on.where === 'pendulum-zone') g.rule('action', `remove {n:number} {kind:counterName} from ${words}` as '{n:number} {kind:counterName}', ({ n, kind }) => [{ do: 'remove-counters', cards: on, kind, count: n }]);
    for (const [bounds, is] of [['<{n:number} or more|at least {n:number}|{n:number} +>', (n: number) => ({ min: n })], ['{n:number} or less', (n: number) => ({ max: n })]] as const)
      for (const start of ['<there are|you have>', '<there is|you have>'] as const)
        if (bounds.startsWith('<') === (start === '<there are|you have>')) g.rule('condition', `${start} ${bounds} {kind:counterName} <on|in> ${words}` as '{n:number} {kind:counterName}', ({ n, kind }) => ({ amount: many(kind), is: is(n) }));
  }
} // prettier-ignore

/** Values told in other words. */
function valued(g: YgoGrammar): void {
  g.rule('adjective', 'Scale {n:number}', ({ n }) => ({ is: 'pendulum', scale: n }));
  // What was paid in Life Points.
  g.rule('each', 'for <each|every> {n:number} LP [you] paid', ({ n }) => ({ from: 'paid', times: 1 / n, rounded: 'down' }) as Amount);
  // Only in these phases of the turn.
  for (const [words, rules] of [['damage', ['battle-damage', 'effect-damage']], ['battle damage', ['battle-damage']], ['effect damage', ['effect-damage']]] as const)
    for (const [whom, player] of [['you take', 'you'], ['your opponent takes', 'opponent']] as const)
      for (const [how, change] of [['halved', 'half'], ['doubled', 'double']] as const)
        g.rule('laterAction', `<any|all> ${words} ${whom} during the {phases} this turn <is|becomes> ${how}` as '{phases}', ({ phases }) => [{ do: 'apply', until: 'end-of-turn', rules: rules.map((rule) => ({ rule, player, change, while: { phase: phases.length === 1 ? phases[0] : phases } })) }]);
  g.rule('action', '{whose:possessive} <Type|monster Type> is changed to {race} [{until}]', ({ whose, race, until }) => treated(whose, { race }, until));
  g.rule('action', '{whose:possessive} Attribute is changed to {attribute} [{until}]', ({ whose, attribute, until }) => treated(whose, { attribute }, until));
} // prettier-ignore
const treated = (what: What, rule: object, until: unknown): Draft[] => [
  { do: 'apply', to: cards(what), until: until ?? 'leaves', rules: [{ rule: 'treated-as', ...rule }] },
];

/** Where cards are placed, what is Summoned. */
function placed(g: YgoGrammar): void {
  for (const as of ['Continuous Spell', 'Continuous Trap'] as const)
    g.rule('action', `place {what} in your opponent's Spell & Trap Zone as [a] face-up ${as}(s)` as '{what}', ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps', whose: 'opponent', as }]);
} // prettier-ignore

/** What goes without saying. */
function inParentheses(g: YgoGrammar): void {
  g.rule('doing', '{action} ( even if the targeting conditions are no longer <correct|met> )', ({ action }) => (action.some((one) => one['if']) ? undefined : action));
  // All of those with the highest value.
  g.rule('noun', 'the {alike} ( all [,] if tied )', ({ alike }) => (alike.only && alike.count === undefined ? { ...alike, count: 'all' } : undefined));
} // prettier-ignore

/** What holds for a while, told in other words; what happens each time, and later. */
function holding(g: YgoGrammar): void {
  g.rule('laterAction', '{until} [,] no {bare} can be destroyed {by:against}', ({ until, bare, by }) => ((bare.noun === 'name' && !bare.where) || bare.now ? undefined : [{ do: 'apply', until, rules: by.map((one) => ({ rule: 'cannot', what: 'be-destroyed', by: one, cards: groupOf(bare) })) }]));
  const plain = (one: Draft): boolean => ['draw', 'damage', 'gain-life', 'lose-life'].includes(String(one['do'])) && typeof (one['count'] ?? one['amount']) === 'number' && !one['optional'] && !one['if'];
  g.rule('laterAction', '{until} [,] each time {link} , [immediately] {action}', ({ until, link, action }) => {
    const on = [link].flat().map(activationOf);
    return action.every(plain) && on.every((one) => one !== undefined) && !JSON.stringify(on).includes('"$') ? [{ do: 'apply', until, rules: [{ rule: 'each-time', on: oneOrList(on), do: action }] }] : undefined;
  });
  for (const [who, whose] of [['<neither player can|players cannot>', {}], ['you cannot', { whose: 'you' }], ['your opponent cannot', { whose: 'opponent' }]] as const)
    g.rule('laterAction', `${who} activate {it:possessive} Pendulum Effects {until}` as '{it:possessive} {until}', ({ it, until }) => [{ do: 'apply', until, rules: [{ rule: 'cannot-activate', ...whose, what: { what: 'effect', place: 'pendulum-zone', card: { oneOf: cards(it) } } }] }]);
  const silences = (b: readonly Draft[]): boolean => b.every((one) => one['do'] === 'apply' && JSON.stringify(one['rules']).startsWith('[{"rule":"cannot-activate"'));
  g.rule('operations', '{a:doing} ( {b:laterAction} ) {join} {c:operations}', ({ a, b, join, c }) => (silences(b) ? [...a, { ...b[0], join: 'and-if-you-do' }, ...b.slice(1), { ...c[0], ...join }, ...c.slice(1)] : undefined));
  g.rule('laterAction', '{it:pointer} <is|are> placed on the bottom of the Deck when <it leaves|they leave> the field', ({ it }) => (it.$ref === 'this' ? undefined : [{ do: 'apply', to: cards(it), until: 'leaves', rules: [{ rule: 'redirect', when: 'leaves-field', to: 'deck-bottom' }] }]));
} // prettier-ignore

/** What cards are like, and how much of it. */
function likened(g: YgoGrammar): void {
  const IT = { $what: { $ref: 'it' } };
  const like = (what: string): Filter => ({ sameAs: { what, as: IT } }) as never;
  for (const [words, trait] of [['Type', 'race'], ['Attribute', 'attribute'], ['Level', 'level'], ['original Type', 'original-race'], ['original Attribute', 'original-attribute']] as const)
    g.rule('post', `[,] with its same ${words}`, () => ({ filter: like(trait) }));
  g.rule('post', '[,] with its same original Type or Attribute', () => ({ filter: { any: [like('original-race'), like('original-attribute')] } }));
  g.rule('post', '[,] that cannot be Normal Summoned/Set and mentions {name:quoted}', ({ name }) => ({ filter: { normalSummonable: false, mentions: name } }));
  g.rule('post', '[,] that <mentions|mention> <a|an> {name:quoted}', ({ name }) => (/ Token$/.test(name) ? { filter: { mentions: name } } : undefined));
  const stat = (stat: string, of: Pointer): object => ({ stat, of: cards(of) });
  g.rule('plainValue', '{whose:possessive} original Level/Rank', ({ whose }) => ({ sum: [stat('original-level', whose), stat('original-rank', whose)] }) as unknown as Amount);
  g.rule('plainValue', 'the {stat} <the|that> monster had when Tributed', ({ stat }) => ({ stat, of: cards({ $ref: 'done', done: 'tributed', noun: 'monster' }), asIt: 'was' }) as unknown as Amount);
  g.rule('playerAction', '<discards|discard> <the same number|the same number of cards|that many cards>', () => [{ do: 'discard', cards: { choose: { min: { $amount: true }, max: { $amount: true } }, where: 'hand', whose: 'opponent' } }]);
  g.rule('action', 'remove all {kind:counterName} from <your field|cards you control>', ({ kind }) => [{ do: 'remove-counters', cards: { where: 'field', whose: 'you' }, kind, count: { counters: kind, on: { where: 'field', whose: 'you' } } }]);
  g.rule('action', 'place {n:number} {kind:counterName} on each one', ({ n, kind }) => [{ do: 'place-counters', cards: cards({ $ref: 'it', plural: true }), kind, count: n }]);
  g.rule('action', 'your opponent takes {n:number} damage {each}', ({ n, each }) => [{ do: 'damage', to: 'opponent', amount: scaled(n, each) }]);
  const one = (stat: string): Amount => ({ stat, of: { $one: { $what: { noun: 'monster', count: 1, filter: {}, among: { $ref: 'that', noun: 'monster', plural: true } } } } }) as unknown as Amount;
  g.rule('plainValue', "1 of those monsters' {stat} [in <their|the|your> GY]", ({ stat }) => one(stat));
  // The highest of all, another one's may be as high.
  const highest = (whose?: 'you' | 'opponent'): Amount => ({ stat: 'atk', of: { where: 'monsters', ...(whose && { whose }), filter: { face: 'up' } }, each: 'highest' });
  for (const [who, whose] of [['you control', 'you'], ['your opponent controls', 'opponent']] as const)
    g.rule('condition', `${who} a monster <with|that has> the highest ATK on the field ( even if it's tied )`, () => ({ all: [{ exists: { where: 'monsters', whose, filter: { face: 'up' } } }, { amount: highest(whose), is: { min: highest() } }] }));
} // prettier-ignore

/** What happens, when it can be activated, what is targeted. */
function happening(g: YgoGrammar): void {
  // Made with one monster it was Summoned in its other way.
  g.rule('limitSentence', 'If Summoned this way , the following effect cannot be activated this turn', (_, { monster }) =>
    monster.includes('xyz') ? { scope: 'next', limit: [], asks: { not: { all: [{ is: 'this', like: { summonedThisTurn: true, did: { event: 'summoned', how: 'xyz', cause: 'procedure' } } }, { amount: { from: 'made-with' }, is: 1 }] } } } : undefined);
  for (const [words, scope] of [['effects', 'following'], ['effect', 'next']] as const)
    g.rule('limitSentence', `This card cannot activate the following ${words} the turn it is {how:summonWords} Summoned` as '{how:summonWords}', ({ how }) => ({ scope, limit: [], asks: { not: { is: 'this', like: { summoned: oneOrList(how), summonedThisTurn: true } } } }));
  g.rule('occasionPart', 'when you are about to take {n:number} or more battle damage', ({ n }) => ({ condition: { amount: { battleDamage: 'you' }, is: { min: n } } }));
  // Several at once.
  g.rule('event', 'you Special Summon {n:number} {bare} at the same time', ({ n, bare }) => (n > 1 && !bare.where && !bare.whose && bare.noun === 'monster' ? [{ event: 'summoned', how: 'special', by: 'you', count: n, card: asFilter(bare) }] : undefined));
  g.rule('event', '{n:number} {bare} are {how:summonWords} Summoned at the same time [{manners}]', ({ n, bare, how, manners }) => (n > 1 && !bare.where && !bare.whose && bare.noun === 'monster' ? together(asFilter(bare), (manners ?? [{}]).map((more) => ({ event: 'summoned', how: oneOrList(how), ...more })))?.map((event) => ({ ...event, count: n })) : undefined));
  g.rule('each', 'for each {name:quoted} , and monster that mentions it , that you control', ({ name }) => ({ count: { where: 'field', whose: 'you', filter: { any: [{ name }, { kind: 'monster', mentions: name }] } } }));
} // prettier-ignore
