/** Numbers and how to find them, how long something lasts, when in the turn. */
import type { Phase } from '../../../engine/case/schema.ts';
import type { Amount, Stat } from '../../../engine/ygo/effects/schema.ts';
import { asFilter, both, cards, groupOf, merge, type Noun, type Pointer } from './noun.ts';
import type { YgoGrammar } from './categories.ts';

/** Amounts of cards spoken of hold the pointer until it is settled. */
const of = (stat: Stat, pointer: Pointer, more: object = {}): Amount =>
  ({ stat, of: { $what: pointer }, ...more }) as unknown as Amount;
const times = (amount: Amount, n: number): Amount =>
  n === 1 ? amount : typeof amount === 'number' ? amount * n : { ...amount, times: n };

export function amounts(g: YgoGrammar): void {
  possessives(g);
  possessivesDone(g);
  phasesAndPlayers(g);
}
/** "That monster's", "its". */
function possessives(g: YgoGrammar): void {
  values(g);
  perEach(g);
  g.table('possessive', {
    "that attacking monster's": { $ref: 'attacker' },
    "that opponent's monster's": { $ref: 'that', noun: 'monster', whose: 'opponent' },
    "the opponent's monster's": { $ref: 'battling' },
    "that face-up monster's": { $ref: 'that', noun: 'monster' },
    "that Xyz Monster's": { $ref: 'that', noun: 'monster', filter: { is: 'xyz' } },
    "that Synchro Monster's": { $ref: 'that', noun: 'monster', filter: { is: 'synchro' } },
    "that Fusion Monster's": { $ref: 'that', noun: 'monster', filter: { is: 'fusion' } },
    "that Link Monster's": { $ref: 'that', noun: 'monster', filter: { is: 'link' } },
    "those monsters'": { $ref: 'that', noun: 'monster', plural: true },
    "<your battling monster's|your monster's>": { $ref: 'that', noun: 'monster', whose: 'you', fights: true },
    "that opponent's face-up monster's": { $ref: 'that', noun: 'monster', whose: 'opponent' },
    "the opponent's battling monster's": { $ref: 'battling' },
    "your attacking monster's": { $ref: 'attacker' },
    "<the attacked monster's|your attacked monster's>": { $ref: 'attack-target' },
    "the first target's": { $ref: 'first-target' },
    "the second target's": { $ref: 'second-target' },
    "that targeted <monster's|card's>": { $ref: 'target' },
    "the targeted card's": { $ref: 'target' },
    "your targeted <monster's|card's>": { $ref: 'target', whose: 'you' },
    "your opponent's monster's": { $ref: 'that', noun: 'monster', whose: 'opponent' },
    its: { $ref: 'it' },
    their: { $ref: 'it', plural: true },
    "this card's": { $ref: 'this' },
    "<that target's|the target's>": { $ref: 'target' },
    "that monster's": { $ref: 'that', noun: 'monster' },
    "that card's": { $ref: 'that', noun: 'card' },
    "the equipped monster's": { $ref: 'equipped' },
    "the targeted monster's": { $ref: 'target', noun: 'monster' },
    "the <activating|activated> <monster's|card's>": { $ref: 'link' },
    "the destroyed monster's": { $ref: 'done', done: 'destroyed', noun: 'monster' },
    "the Tributed monster's": { $ref: 'done', done: 'tributed', noun: 'monster' },
    "<the attacking monster's|the attacker's>": { $ref: 'attacker' },
  });
}
/** "The destroyed monster's", "that Dragon monster's". */
function possessivesDone(g: YgoGrammar): void {
  for (const done of [
    'destroyed',
    'banished',
    'Tributed',
    'revealed',
    'discarded',
    'sent',
    'added',
    'returned',
    'Special Summoned',
    'Summoned',
    'excavated',
    'drawn',
    'detached',
  ] as const)
    for (const [words, noun] of [
      ["monster's", 'monster'],
      ["card's", 'card'],
    ] as const)
      if (!(done === 'destroyed' && noun === 'monster') && !(done === 'Tributed' && noun === 'monster')) {
        g.rule('possessive', `the ${done} ${words}`, () => ({ $ref: 'done', done: done.toLowerCase(), noun }));
        // "That banished monster": the one spoken of last.
        g.rule('possessive', `that ${done} ${words}`, () => ({
          $ref: 'done',
          done: done.toLowerCase(),
          noun,
          near: true,
        }));
      } else g.rule('possessive', `that ${done} ${words}`, () => ({ $ref: 'done', done: done.toLowerCase(), noun }));
  for (const done of ['destroyed', 'banished', 'Tributed', 'revealed', 'discarded', 'sent', 'returned'] as const)
    g.rule(
      'possessive',
      `<the|that> ${done} <{adjectives} monster's|{kinds:monsterKinds} monster's|{adjectives} card's>`,
      ({ adjectives, kinds }) => ({ $ref: 'done', done: done.toLowerCase(), filter: both(adjectives, kinds) }),
    );
  g.rule('possessive', "<the|that> face-up Special Summoned monster's", () => ({
    $ref: 'done',
    done: 'special summoned',
    noun: 'monster',
  }));
  // "That Fusion Monster's", "the Dragon monster's".
  g.rule(
    'possessive',
    "<that|the> [{adjectives}] <monster's|{kinds:monsterKinds} monster's>",
    ({ adjectives, kinds }) => {
      const filter = both(adjectives, kinds);
      return Object.keys(filter).length === 0 ||
        ['face', 'place', 'summoned', 'oneOf', 'equipped', 'linked', 'other'].some((key) => key in filter)
        ? undefined
        : { $ref: 'that', noun: 'monster', filter };
    },
  );
  g.table('possessive', {
    "<those targets'|both targets'>": { $ref: 'target', plural: true },
    "those cards'": { $ref: 'that', noun: 'card', plural: true },
    "both monsters'": { $ref: 'both', plural: true },
    "the other <monster's|target's|card's>": { $ref: 'rest' },
    "that opponent's card's": { $ref: 'that', noun: 'card', whose: 'opponent' },
  });
}
/** How long, which phases, who. */
function phasesAndPlayers(g: YgoGrammar): void {
  durations(g);
  g.table('phase', {
    'Draw Phase': 'draw', 'Standby Phase': 'standby', 'Main Phase 1': 'main1', 'Main Phase 2': 'main2', 'Battle Phase': 'battle', 'End Phase': 'end',
  }); // prettier-ignore
  g.rule('phases', '{phase}', ({ phase }): Phase[] => [phase]);
  g.rule('phases', 'Main Phase', (): Phase[] => ['main1', 'main2']);
  g.rule('phases', 'Main or Battle Phase', (): Phase[] => ['main1', 'battle', 'main2']);
  g.table('player', { you: 'you', 'your opponent': 'opponent', 'both players': 'either', 'each player': 'either' });
}

/** Values that "its own" names: each monster's that changes (`values.ts`). */
const OWN: ReadonlySet<Stat> = new Set(['atk', 'def', 'original-atk', 'original-def', 'level', 'rank']);
/** A number that is found: "half that monster's ATK", "the number of cards in your hand x 200". */
function values(g: YgoGrammar): void {
  multiples(g);
  ofOneCard(g);
  ofSeveral(g);
  howMany(g);
  ofItsSummon(g);
}
/** Half, double, so many times a value. */
function multiples(g: YgoGrammar): void {
  g.rule('amount', '{n:number} [points]', ({ n }) => n);
  g.rule('amount', '{value}', ({ value }) => value);
  g.rule('value', 'half {value:plainValue}', ({ value }) => times(value, 0.5));
  g.rule('value', 'half of {value:plainValue}', ({ value }) => times(value, 0.5));
  g.rule('value', '{value:plainValue}', ({ value }) => value);
  g.rule('value', '<double|twice> {value:plainValue}', ({ value }) => times(value, 2));
  g.rule('value', '{value:plainValue} x {n:number}', ({ value, n }) => times(value, n));
  g.rule('value', '{value:plainValue} x {n:number} points', ({ value, n }) => times(value, n));
  g.rule('value', '{n:number} x {value:plainValue}', ({ value, n }) => times(value, n));
  g.rule('value', '{value:plainValue} + {n:number}', ({ value, n }) => ({ sum: [value, n] }));
  g.rule('value', '{value:plainValue} - {n:number}', ({ value, n }) => ({ sum: [value, -n] }));
} // prettier-ignore
/** A value of one card. */
function ofOneCard(g: YgoGrammar): void {
  g.rule('plainValue', '{whose:possessive} [current] {stat}', ({ whose, stat }) => of(stat, whose));
  g.rule('plainValue', '{whose:possessive} own {stat}', ({ whose, stat }) => (whose.$ref === 'it' && OWN.has(stat) ? undefined : of(stat, whose)));
  g.rule('plainValue', 'the [current] {stat} of {pointer}', ({ stat, pointer }) => of(stat, pointer));
  g.rule('plainValue', 'the {stat} {pointer} had on the field', ({ stat, pointer }) => of(stat, pointer, { asIt: 'was' }));
  g.rule('plainValue', '{whose:possessive} {stat} <on|while on> the field', ({ whose, stat }) => of(stat, whose, { asIt: 'was' }));
  g.rule('plainValue', '{whose:possessive} {stat} in <the|your|its owner\'s|their> GY', ({ whose, stat }) => of(stat, whose, { asIt: 'is' }));
  g.rule('plainValue', 'the {stat} of {pointer} in <your|the> hand', ({ stat, pointer }) => of(stat, pointer, { asIt: 'is' }));
  g.rule('plainValue', 'the {stat} of {pointer} in the GY', ({ stat, pointer }) => of(stat, pointer, { asIt: 'is' }));
  for (const [words, key] of [['higher', 'greater'], ['lower', 'lesser']] as const) {
    const WHICHEVER = `( whichever is ${words} [, [but] your choice [,] if tied] )`;
    const one = (pointer: Pointer, stat: Stat, more: object = {}): Amount | undefined => (stat === 'atk' || stat === 'original-atk' ? ({ [key]: [of(stat, pointer, more), of(stat === 'atk' ? 'def' : 'original-def', pointer, more)] } as unknown as Amount) : undefined);
    g.rule('plainValue', `{whose:possessive} {stat} or [original] DEF ${WHICHEVER}`, ({ whose, stat }) => one(whose, stat));
    g.rule('plainValue', `{whose:possessive} {stat} or [original] DEF in the GY ${WHICHEVER}`, ({ whose, stat }) => one(whose, stat, { asIt: 'is' }));
    g.rule('plainValue', `the {stat} or [original] DEF ${WHICHEVER} of {pointer}`, ({ stat, pointer }) => one(pointer, stat));
    g.rule('plainValue', `the {stat} or [original] DEF ${WHICHEVER} of {pointer} in the GY`, ({ stat, pointer }) => one(pointer, stat, { asIt: 'is' }));
    g.rule('plainValue', `the {stat} or [original] DEF of {pointer} ${WHICHEVER}`, ({ stat, pointer }) => one(pointer, stat));
  }
  // A monster has one of both.
  const LEVEL_RANK = ['level', 'rank', 'link'] as const;
  for (const [words, n] of [['<Level/Rank|Level or Rank>', 2], ['<Level/Rank/Link Rating|Level / Rank / Link Rating>', 3]] as const) {
    const one = (pointer: Pointer): Amount => ({ sum: LEVEL_RANK.slice(0, n).map((stat) => of(stat, pointer)) });
    g.rule('plainValue', `{whose:possessive} ${words}`, ({ whose }) => one(whose));
    g.rule('plainValue', `the ${words} of {pointer}`, ({ pointer }) => one(pointer));
    g.rule('plainValue', `the ${words} of {noun}`, ({ noun }) => (noun.count === 1 && noun.where && !noun.only ? ({ sum: LEVEL_RANK.slice(0, n).map((stat) => ({ stat, of: { $one: cards(noun) } })) } as unknown as Amount) : undefined));
  }
} // prettier-ignore
/** Values of several cards together, Life Points. */
function ofSeveral(g: YgoGrammar): void {
  g.rule('plainValue', '[the] <combined|total> {stat} {pointer} had [<on the field|while on the field>]', ({ stat, pointer }) => of(stat, pointer, { asIt: 'was' }));
  g.rule('plainValue', 'the <combined|total> {stat} of {pointer}', ({ stat, pointer }) => of(stat, pointer));
  g.rule('plainValue', 'their <combined|total> {stat}', ({ stat }) => of(stat, { $ref: 'it', plural: true }));
  g.rule('plainValue', 'the <combined|total> {stat} of all [the] {alike}', ({ stat, alike }) => ({ stat, of: groupOf(alike) }));
  g.rule('plainValue', 'the <combined|total> {stat} of the {alike}', ({ stat, alike }) => (alike.count === undefined && !alike.only && !alike.distinct && alike.where?.join() !== 'banished' && (alike.where || alike.filter.pointedToBy) ? { stat, of: groupOf(alike) } : undefined));
  g.rule('plainValue', 'the combined number of {a:quoted} and {b:quoted} {post}', ({ a, b, post }) => (post.where && !post.filter ? { count: groupOf({ noun: 'name', filter: { name: [a, b] }, ...post }) } : undefined));
  // Of a card chosen for it (`referents.ts`).
  g.rule('plainValue', 'the [current] {stat} of {noun} [( your choice )]', ({ stat, noun }) => (noun.count === 1 && noun.where && !noun.only ? ({ stat, of: { $one: cards(noun) } } as unknown as Amount) : undefined));
  g.rule('plainValue', 'the {stat} of the {bare}', ({ stat, bare }) => (bare.only && bare.noun === 'monster' ? { stat, of: groupOf(bare), each: bare.only.startsWith('lowest') ? 'lowest' : 'highest' } : undefined));
  // The words are any text to the compiler: three of them in twelve places would be half a million patterns.
  for (const [words, stat] of [['ATK', 'atk'], ['DEF', 'def'], ['Level', 'level']] as [string, 'atk' | 'def' | 'level'][])
    g.rule('plainValue', `the difference between {whose:possessive} <current and original ${words}|original and current ${words}|original ${words} and current ${words}|current ${words} and original ${words}|${words} and original ${words}|original ${words} and ${words}>`, ({ whose }) => ({ difference: [of(stat, whose), of(`original-${stat}`, whose)] }));
  g.rule('plainValue', 'your LP', () => ({ lifePoints: 'you' }));
  g.rule('plainValue', 'the number of {bare} your opponent {how:summonWords} Summoned this turn', ({ bare, how }) => (bare.where || bare.whose ? undefined : { happened: { event: 'summoned', how: how.length === 1 ? how[0]! : how, by: 'opponent', card: asFilter(bare) } }));
  g.rule('plainValue', "<your opponent's|the opponent's> LP", () => ({ lifePoints: 'opponent' }));
} // prettier-ignore
/** How many there are, how many something was done to. */
function howMany(g: YgoGrammar): void {
  g.rule('plainValue', 'the [total] number of {alike}', ({ alike }) => counted(alike));
  // Two names in one breath.
  g.rule('plainValue', 'the number of {a:quoted} and {b:quoted} {posts}', ({ a, b, posts }) => (posts.where ? counted({ noun: 'name', ...posts, filter: both({ name: [a, b] }, posts.filter) }) : undefined));
  g.rule('plainValue', "the {stat} of the monster used for this card's {how:summonWord} Summon", ({ stat }) => (stat === 'link' || stat.startsWith('original-') ? { stat, of: 'made-with' } : undefined));
  g.rule('plainValue', 'the number of <cards|monsters> used as material from <the|your> {place}', ({ place }) => (place === 'hand' || place === 'field' ? { from: 'made-with', where: place } : undefined));
  g.rule('plainValue', 'the LP [<your opponent|you>] gained', () => ({ $taken: true }));
  g.rule('plainValue', '<the LP you paid|the amount of LP you paid> [<to activate this effect|to activate this card>]', () => ({ from: 'paid' }));
  g.rule('plainValue', 'the highest {stat} among [the] {alike} [( your choice [,] if tied )]', ({ stat, alike }) => (alike.where ? { stat, of: groupOf(alike), each: 'highest' } : undefined));
  g.rule('plainValue', 'the {stat} of the monster(s) <Tributed to Tribute Summon this card|Tributed for this card\'s Tribute Summon|Tributed for the Tribute Summon of this card>', ({ stat }) => (stat.startsWith('original-') ? { stat, of: 'made-with' } : undefined));
  for (const [words, whose] of [['your', 'you'], ["your opponent's", 'opponent']] as const)
    g.rule('plainValue', `the number of ${words} {alike}`, ({ alike }) => (alike.whose || (!alike.where && alike.filter.sameAs?.what !== 'column') ? undefined : counted({ where: ['field'], ...alike, whose })));
  for (const [words, distinct] of [['<Types|monster Types>', 'race'], ['<Attributes|monster Attributes>', 'attribute'], ['<names|card names>', 'name']] as const) {
    g.rule('plainValue', `the number of different ${words} <among|of> [the] {alike}`, ({ alike }) => ({ count: groupOf(alike), distinct }));
    g.rule('plainValue', `the number of different ${words} {post}`, ({ post }) => (post.where && !post.filter && Object.keys(post).every((key) => key === 'where' || key === 'whose') ? { count: groupOf({ noun: 'monster', filter: {}, ...post }), distinct } : undefined));
  }
  const SUCH = 'of cards|of them|of those cards|of those monsters|of materials|of Xyz materials';
  g.rule('plainValue', `the [total] number [${SUCH}] [you] {doneWord} [{bySaying}]` as '{doneWord} [{bySaying}]', ({ doneWord, bySaying }) => manyDone(doneWord, bySaying));
  // Of cards only those are counted that are monsters.
  for (const [words, kind] of [['monsters', 'monster'], ['Spells/Traps', ['spell', 'trap']]] as const)
    g.rule('plainValue', `the [total] number of ${words} [you] {doneWord} [{bySaying}]` as '{doneWord} [{bySaying}]', ({ doneWord, bySaying }) => { const many = manyDone(doneWord, bySaying); return typeof many === 'object' && '$amount' in many ? { ...many, $such: { kind } } : many; });
  g.rule('plainValue', 'the [total] number of {alike} [you] {doneWord} [{bySaying}]', ({ alike, doneWord, bySaying }) => manyOf(alike, doneWord, bySaying));
  g.rule('plainValue', 'the number of excavated {alike}', ({ alike }) => (alike.where || alike.whose ? undefined : ({ count: { named: 'shown' }, like: asFilter(alike) })));
  g.table('plainValue', { 'the number of <targets|those targets>': { count: 'targets' } });
  for (const words of ['Tributed', 'discarded', 'revealed'] as const) g.rule('plainValue', `the number of ${words} <cards|monsters>`, () => manyDone(words.toLowerCase(), undefined));
  g.rule('plainValue', 'the declared <Level|number>', () => ({ from: 'declared' }));
  g.rule('plainValue', 'the number of {kind:counterName} [you] removed [{bySaying}]', () => ({ $amount: 'removed' }) as never);
  g.rule('plainValue', 'the number removed', () => ({ $amount: 'removed' }) as never);
  g.rule('plainValue', 'the number of counters [you] removed [{bySaying}]', () => ({ $amount: 'removed' }) as never);
  g.rule('plainValue', 'the difference between {a:plainValue} and {b:plainValue}', ({ a, b }) => ({ difference: [a, b] }));
  g.rule('plainValue', 'the difference <between|in> the {stat} of {a:pointer} and {b:pointer}', ({ stat, a, b }) => ({ difference: [of(stat, a), of(stat, b)] }));
} // prettier-ignore
/** Of this card's own Summon, and what was changed, taken, rolled. */
function ofItsSummon(g: YgoGrammar): void {
  // Of this card's own Summon.
  const USED = "<used as <its|this card's> material|used as its {how:summonWord} material|used for <its|this card's> {how:summonWord} Summon|used for the {how:summonWord} Summon of this card|used as material|used as material for <its|this card's> {how:summonWord} Summon|Tributed for this card's Tribute Summon>";
  for (const [words, value] of [['the number of', 'plainValue'], ['for each', 'each']] as const) {
    g.rule(value, `${words} {alike} ${USED}` as '{alike} [{how:summonWord}]', ({ alike }) => madeOf(alike));
    g.rule(value, `${words} your {alike} ${USED}` as '{alike} [{how:summonWord}]', ({ alike }) => (alike.where ?? alike.whose ?? alike.count ?? alike.distinct ?? alike.only ? undefined : ({ count: 'made-with', like: both(asFilter(alike), { controller: 'you' }) } as Amount)));
    g.rule(value, `${words} monsters used as material from <the|your> {where:place}` as '{where:place}', ({ where }) => ({ from: 'made-with', where }));
    g.rule(value, `${words} [<Fusion|Synchro|Link|Ritual>] material(s) ${USED}` as '[{how:summonWord}]', () => ({ from: 'made-with' }));
  }
  // "The total original Levels of the Dragon monsters used as material".
  for (const words of ['[the] <combined|total> {stat} of [the] <materials|{bare}>', 'the {stat} of the <materials|{bare}>'] as const)
    g.rule('plainValue', `${words} ${USED}` as '{stat} [{bare}] [{how:summonWord}]', ({ stat, bare }) => (bare?.where ?? bare?.whose ?? bare?.only ?? bare?.distinct ? undefined : { stat, of: 'made-with', ...(bare && Object.keys(bare.filter).length > 0 && { like: asFilter(bare) }) }));
  g.rule('plainValue', 'the number of {bare} you {how:summonWords} Summoned this turn', ({ bare, how }) => (bare.where || bare.whose ? undefined : { happened: { event: 'summoned', how: how.length === 1 ? how[0]! : how, by: 'you', card: asFilter(bare) } }));
  g.rule('plainValue', 'the number of {bare} <this card|it> destroyed by battle this turn', ({ bare }) => (bare.where || bare.whose || bare.noun !== 'monster' ? undefined : { happened: { event: 'destroyed', cause: 'battle', with: { this: true }, ...(Object.keys(bare.filter).length > 0 && { card: asFilter(bare) }) } }));
  g.table('plainValue', { '<that lost|the lost> <ATK|DEF>': { $changed: true }, 'the <ATK|DEF|amount> lost [by this effect]': { $changed: true }, '<the|that> damage <inflicted by this effect|you inflicted>': { $changed: true } });
  g.table('plainValue', {
    'the number of <Xyz materials|materials> <this card had|this card had on the field|this card has>': { count: 'materials' },
    'the number of <Xyz materials|materials> attached to this card': { count: { where: 'materials', whose: 'you', filter: { oneOf: 'materials' } } },
    'the result': { from: 'rolled' },
    'the <damage you took|battle damage|battle damage you took|damage inflicted|damage inflicted to your opponent|battle damage inflicted|amount|amount of battle damage you took|amount of damage you took|damage they took|battle damage they took|effect damage they took>': { $taken: true },
    'the <battle damage|damage> you <took|received>': { $taken: true },
  });
} // prettier-ignore
/** As many as that was done to: as a cost, or when the effect resolved. */
const manyDone = (done: string, as: 'cost' | 'effect' | 'way' | undefined): Amount =>
  (as === 'cost' ? { from: 'cost' } : { $amount: done }) as Amount;
/** What this card was Summoned with: those of its material that are such cards. */
function madeOf(alike: Noun): Amount | undefined {
  if (alike.where ?? alike.whose ?? alike.count ?? alike.distinct ?? alike.only) return undefined;
  const plain = Object.keys(alike.filter).length === 0;
  return plain ? { from: 'made-with' } : { count: 'made-with', like: asFilter(alike) };
}
/** As many of them as are such cards. */
function manyOf(alike: Noun, done: string, as: 'cost' | 'effect' | 'way' | undefined): Amount | undefined {
  if (alike.where ?? alike.whose ?? alike.count ?? alike.distinct ?? alike.only) return undefined;
  if (alike.noun === 'token') return manyDone(done, as);
  if (Object.keys(alike.filter).length === 0 && (alike.noun === 'card' || alike.noun === 'monster')) return undefined;
  const among: Pointer = { $ref: 'done', done, plural: true, ...(as && { as }) };
  return { count: { $what: among }, like: asFilter(alike) } as unknown as Amount;
}
/** How many such cards; "with different names": how many different ones. */
function counted({ distinct, ...noun }: Noun): Amount | undefined {
  const { oneOf, ...like } = noun.filter;
  // What a monster was Summoned with is counted as it was, wherever it lies.
  if (!noun.where && typeof oneOf === 'object' && 'madeWith' in oneOf)
    return distinct ? undefined : { count: oneOf, ...(Object.keys(like).length > 0 && { like }) };
  return Array.isArray(distinct) ? undefined : { count: groupOf(noun), ...(distinct && { distinct }) };
}

function perEach(g: YgoGrammar): void {
  g.rule('each', 'for each {alike}', ({ alike }) => (alike.count === undefined && !JSON.stringify(alike.filter).includes('"$ref":"it"') ? counted(alike) : undefined));
  g.rule('each', 'for each of your {alike}', ({ alike }) => (alike.whose ? undefined : counted({ ...alike, whose: 'you', ...(!alike.where && { where: ['field'] }) })));
  g.rule('each', "for each of your opponent's {alike}", ({ alike }) => (alike.whose || !alike.where ? undefined : counted({ ...alike, whose: 'opponent' })));
  g.rule('each', 'for each of their {alike}', ({ alike }) => (alike.whose || !alike.where ? undefined : counted({ ...alike, whose: 'opponent' })));
  g.rule('each', 'for each {a:series} monster and {b:series} monster {post}', ({ a, b, post }) => (post.where && !post.filter ? { count: groupOf({ noun: 'monster', ...post, filter: { any: [a, b] } }) } : undefined));
  g.rule('each', 'for each {a:alike} and for each {b:alike}', ({ a, b }) => { const [one, two] = [counted(a), counted(b)]; return a.count === undefined && b.count === undefined && (a.where ?? a.whose) && (b.where ?? b.whose) && !JSON.stringify([one, two]).includes('"$ref"') ? ({ sum: [one, two] } as Amount) : undefined; });
  g.rule('each', 'for each {kind:counterName} on {pointer}', ({ kind, pointer }) => ({ counters: kind, on: { $what: pointer } }) as unknown as Amount);
  g.rule('each', 'for each {kind:counterName} <that was|that were> on {pointer}', ({ kind, pointer }) => (pointer.$ref === 'this' ? undefined : ({ counters: kind, on: { $what: pointer } } as unknown as Amount)));
  for (const [words, whose] of [['your field', 'you'], ["your opponent's field", 'opponent']] as const)
    g.rule('each', `for each {kind:counterName} on ${words}`, ({ kind }) => ({ counters: kind, on: { where: 'field', whose } }));
  g.rule('each', 'for each {kind:counterName} on the field', ({ kind }) => ({ counters: kind, on: { where: 'field' } }));
  g.rule('each', 'for every {n:number} {alike}', ({ n, alike }) => ({ count: groupOf(alike), times: 1 / n, rounded: 'down' }));
  for (const [words, distinct] of [['<Type|monster Type>', 'race'], ['<Attribute|monster Attribute>', 'attribute'], ['<name|card name>', 'name']] as const) {
    g.rule('each', `for each different ${words} {post}`, ({ post }) => (post.where && !post.filter ? { count: groupOf({ noun: 'monster', filter: {}, ...post }), distinct } : undefined));
    g.rule('each', `for each different ${words} <among|of|on> [the] {alike}`, ({ alike }) => ({ count: groupOf(alike), distinct }));
  }
  g.rule('each', 'for each {alike} with a different name [currently] {posts}', ({ alike, posts }) => { const all = merge(alike, posts); return all?.filter && ({ count: groupOf({ ...alike, ...all, filter: all.filter }), distinct: 'name' }); });
  g.rule('plainValue', 'the highest {stat} on the field', ({ stat }) => ({ stat, of: { where: 'monsters' }, each: 'highest' }));
  g.rule('each', 'for each {alike} with a different name', ({ alike }) => ({ count: groupOf(alike), distinct: 'name' }));
  for (const [words, distinct] of [['Type', 'race'], ['Attribute', 'attribute']] as const) g.rule('each', `for each {alike} with a different ${words}`, ({ alike }) => ({ count: groupOf(alike), distinct }));
  g.rule('each', 'for every {alike}', ({ alike }) => (alike.count === undefined && !JSON.stringify(alike.filter).includes('"$ref":"it"') ? counted(alike) : undefined));
  g.rule('each', 'for each <card|monster|Spell/Trap|of them|material|Xyz material|of those cards|of those monsters> [you] {doneWord} [{bySaying}]', ({ doneWord, bySaying }) => manyDone(doneWord, bySaying));
  g.rule('each', 'for every {n:number} <cards|monsters|of them|of those cards> [you] {doneWord} [{bySaying}]', ({ n, doneWord, bySaying }) => ({ ...(manyDone(doneWord, bySaying) as object), times: 1 / n, rounded: 'down' }) as Amount);
  g.rule('each', 'for each material used [for its [{how:summonWord}] Summon]', () => ({ from: 'made-with' }));
  for (const [words, distinct] of [['<Type|monster Type>', 'race'], ['<Attribute|monster Attribute>', 'attribute']] as const)
    g.rule('each', `for each ${words} you control`, () => ({ count: { where: 'monsters', whose: 'you' }, distinct }));
  for (const words of ['destroyed', 'discarded', 'returned', 'Tributed', 'sent', 'revealed', 'shuffled'] as const)
    g.rule('each', `for each ${words} <card|monster>`, () => manyDone(words.toLowerCase(), undefined));
  for (const words of ['destroyed', 'discarded', 'returned', 'Tributed', 'sent', 'banished'] as const)
    g.rule('each', `for each ${words} {alike}`, ({ alike }) => (Object.keys(alike.filter).length > 0 && !alike.where && !alike.whose ? manyOf(alike, words.toLowerCase() as never, undefined) : undefined));
  // "For each Dragon monster sent to the GY by this effect": those of them that are such.
  g.rule('each', 'for each {alike} [you] {doneWord} [{bySaying}]', ({ alike, doneWord, bySaying }) => manyOf(alike, doneWord, bySaying));
  g.rule('each', 'for each [you] {doneWord} [{bySaying}]', ({ doneWord, bySaying }) => manyDone(doneWord, bySaying));
  // "It gains 500 ATK for each": of what something was just done to.
  g.rule('each', 'for each of those {doneWord} <monsters|cards>', ({ doneWord }) => ({ $amount: doneWord }) as never);
  g.rule('each', 'for each {kind:counterName} [you] removed [{bySaying}]', () => ({ $amount: 'removed' }) as never);
  g.rule('each', 'for each removed {kind:counterName}', () => ({ $amount: 'removed' }) as never);
  g.rule('each', 'for each Level <gained|lost>', () => ({ $changed: true }) as never);
  g.rule('each', 'for <each|each one|each of them>', () => ({ $amount: true }) as never);
  g.rule('each', 'for each <material|Xyz material> attached to <it|this card>', () => ({ count: { where: 'materials', whose: 'you', filter: { oneOf: 'materials' } } }));
  g.rule('each', 'for each <material|Xyz material> this card has', () => ({ count: { where: 'materials', whose: 'you', filter: { oneOf: 'materials' } } }));
  for (const [who, whose] of [['you control', { whose: 'you' }], ['on the field', {}]] as const)
    g.rule('each', `for each <material|Xyz material> attached to <a monster|monsters> ${who}`, () => ({ count: { where: 'materials', ...whose } }));
  g.rule('each', 'for each <material|Xyz material> on the field', () => ({ count: { where: 'materials' } }));
} // prettier-ignore

/** How long something lasts. */
function durations(g: YgoGrammar): void {
  g.table('lasting', {
    'until <the end of this turn|the end of the turn|the end of the End Phase>': 'end-of-turn',
    '<this turn|during this turn|for the rest of this turn|for the rest of the turn|for the rest of that turn|until the end of that turn|until this turn ends|for this turn>': 'end-of-turn',
    '<until the End Phase|until the End Phase of this turn|until this End Phase>': 'end-phase',
    'until the end of the next turn': 'end-of-next-turn',
    'until the end of your next turn': 'end-of-your-next-turn',
    "until the end of <your opponent's turn|the opponent's turn>": 'end-of-opponents-turn',
    "<until the end of your opponent's next turn|until your opponent's next turn ends|until the end of the opponent's next turn>": 'end-of-opponents-next-turn',
    '<until the end of the Damage Step|until the end of that Damage Step|during this battle|during this battle involving this card|during this battle involving this monster|during that damage calculation|during that damage calculation only|during this damage calculation|during damage calculation only|during the damage calculation only|for that damage calculation only|during the Damage Step only|for that battle|during that battle>': 'end-of-damage-step',
    '<until the end of the Battle Phase|until the end of this Battle Phase|until the end of that Battle Phase|during this Battle Phase|this Battle Phase|for the rest of this Battle Phase>': 'end-of-battle-phase',
    "until <the next|the next turn's> Standby Phase": 'next-standby-phase',
    'until the Standby Phase of the next turn': 'next-standby-phase',
    '<until your next Standby Phase|until the Standby Phase of your next turn>': 'your-next-standby-phase',
    "until <your|the> opponent's [next] End Phase": 'opponents-next-end-phase',
    'until their next Standby Phase': 'opponents-next-standby-phase',
    "<until your opponent's next Standby Phase|until the Standby Phase of your opponent's next turn>": 'opponents-next-standby-phase',
    '<until your next End Phase|until your End Phase>': 'your-next-end-phase',
    "until the <End Phase of the next turn|next turn's End Phase>": 'next-turns-end-phase',
    'until the end of the End Phase of the next turn': 'end-of-next-turn',
    '<during this Main Phase|this Main Phase|for the rest of this Main Phase|during this phase|this phase|for the rest of this phase|until the end of this phase>': 'end-of-phase',
    'for the rest of this Duel': 'duel',
    '<for the rest of this turn after this card resolves|for the rest of this turn after this effect resolves>': 'end-of-turn',
    'while <it is|they are|that monster is|that card is> <face-up on the field|on the field|face-up in the Monster Zone>': 'while-face-up',
    'while this card is <face-up in the Monster Zone|on the field|face-up on your field>': 'while-this-face-up',
    'while face-up <on the field|in the Monster Zone>': 'while-face-up',
    '<as long as this card is face-up on the field|while this card is face-up on the field|while this face-up card is on the field|while this face-up monster is on the field|while this monster is face-up on the field>': 'while-this-face-up',
    'while <it|that card|that monster> and this <card|monster> are face-up on the field': 'while-this-face-up',
  });
  // The comma before it says nothing.
  g.rule('until', '[,] {lasting}', ({ lasting }) => lasting);
  g.rule('until', '[,] {lasting} after <this card|this effect|that card> <resolves|resolved|is activated>', ({ lasting }) => (lasting.startsWith('while') ? undefined : lasting));
  g.rule('until', 'during the turn this card is activated', () => 'end-of-turn');
  g.rule('until', '( {lasting} )', ({ lasting }) => lasting);
  const EVEN = '( even if this card leaves the field )';
  g.rule('until', `[,] {lasting} ${EVEN}`, ({ lasting }) => (lasting === 'while-this-face-up' ? undefined : lasting));
  g.rule('until', '[,] {lasting} , even if this card leaves the field', ({ lasting }) => (lasting === 'while-this-face-up' ? undefined : lasting));
} // prettier-ignore
