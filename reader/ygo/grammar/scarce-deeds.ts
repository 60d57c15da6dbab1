/** Deeds that stand on a handful of cards: Levels kept by a Summon, one of two cards and the other, what is done to one kind or else to another. */
import type { Draft, YgoGrammar } from './categories.ts';
import { about } from './continuous.ts';
import { asFilter, cards, isNoun, isPointer, type Noun, type Pointer, type What } from './noun.ts';
import { modify } from './values.ts';

export function scarceDeeds(g: YgoGrammar): void {
  keptLevels(g);
  oneAndTheOther(g);
  moved(g);
  values(g);
  gemini(g);
  again(g);
  brought(g);
} // prettier-ignore

/** "Reduce the Levels of all monsters in your hand by 1 (even after they are Summoned)". */
function keptLevels(g: YgoGrammar): void {
  const EVEN = '( even after <it is|they are> <Summoned|Summoned/Set> [, and even if this card leaves the field] )';
  const inHand = (what: What): boolean => ('several' in what ? false : isPointer(what) ? what.$ref === 'this' && (what.where ?? ['hand']).join() === 'hand' : what.where?.join() === 'hand');
  const kept = (drafts: readonly Draft[], until?: unknown): Draft[] | undefined => {
    const [only, more] = drafts;
    const what = (only?.['cards'] as { $what?: What } | undefined)?.$what;
    if (!only || more || only['do'] !== 'modify' || only['stat'] !== 'level' || !what || !inHand(what) || (until === undefined) !== (only['until'] !== undefined)) return undefined;
    return [{ ...only, ...(until !== undefined && { until }), keeps: true }];
  };
  g.rule('doing', `{action} ${EVEN}` as '{action}', ({ action }) => kept(action));
  g.rule('doing', `{until} [,] {action} ${EVEN}` as '{until} {action}', ({ until, action }) => kept(action, until));
  // Of those with a name.
  for (const [verb, op] of [['reduce', '-'], ['increase', '+']] as const)
    g.rule('doing', `${verb} the Levels of {alike} by {n:number} {until} ${EVEN}` as '{alike} {n:number} {until}', ({ alike, n, until }) => (alike.count === undefined && alike.where?.join() === 'hand' ? kept(modify({ ...alike, count: 'all' }, op, n, ['level'], until)) : undefined));
} // prettier-ignore

/** "Special Summon either the revealed monster or this card, and send the other to the GY". */
function oneAndTheOther(g: YgoGrammar): void {
  const OTHER = [['send the other to the GY', { do: 'send' }], ['banish the other', { do: 'banish' }], ['discard the other', { do: 'discard' }], ['place the other on the bottom of the Deck', { do: 'return', to: 'deck-bottom' }], ['shuffle the other into the Deck', { do: 'return', to: 'deck' }], ['destroy the other', { do: 'destroy' }]] as const;
  const both = (a: Pointer, b: Pointer, tails: Draft | undefined, other: object, join: string): Draft[] | undefined => (a.plural || b.plural || a.$ref === b.$ref ? undefined : [{ do: 'choose', options: [[a, b], [b, a]].map(([one, rest]) => ({ do: [{ do: 'special-summon', cards: cards(one!), ...tails }, { ...other, cards: cards(rest!), join }] })) }]);
  for (const [words, other] of OTHER)
    for (const [comma, join] of [['[,] and', 'and'], [', and if you do ,', 'and-if-you-do'], [', then', 'then']] as const)
      g.rule('operations', `Special Summon either {a:pointer} or {b:pointer} [{tails:operationTails}] ${comma} ${words}` as '{a:pointer} {b:pointer} [{tails:operationTails}]', ({ a, b, tails }) => both(a, b, tails, other, join));
  // "Destroy it if its DEF is 2000 or less, or return it face-down if its DEF is more than 2000".
  const bound = (all: readonly Draft[]): boolean => all.length === 1 && all[0]!['if'] !== undefined && !all[0]!['$ahead'] && !all[0]!['optional'];
  g.rule('operations', '{a:doing} , or {b:doing}', ({ a, b }) => (bound(a) && bound(b) ? [{ do: 'choose', options: [a[0]!, b[0]!].map(({ if: so, ...doing }) => ({ if: so, do: [doing] })) }] : undefined));
  g.rule('action', '<return|turn> {it:pointer} face-down', ({ it }) => (it.$ref === 'this' ? undefined : [{ do: 'change-position', cards: cards(it), to: 'face-down' }]));
} // prettier-ignore

/** To a zone that another card points to. */
function moved(g: YgoGrammar): void {
  g.rule('action', "move {it:pointer} to a Main Monster Zone it points to [on its controller's field]", ({ it }) => (it.$ref === 'this' ? undefined : [{ do: 'move-zone', cards: cards(it), zone: { only: 'main', pointedToBy: { oneOf: cards(it) } } }]));
  const topOfDeck = { choose: 1, by: 'top', where: 'deck', whose: 'you' };
  g.rule('action', 'attach the top card of your Deck to {noun} [as [<a|an>] <material|Xyz material>]', ({ noun }) => (noun.count === 1 && noun.where ? [{ do: 'attach', cards: topOfDeck, to: cards(noun) }] : undefined));
} // prettier-ignore

/** Values, told in other words. */
function values(g: YgoGrammar): void {
  g.rule('action', 'the {stats} of {what} become the {now:stats} of {of:pointer} [{until}]', ({ what, stats, now, of, until }) => (stats.length === 2 && stats.join() === now.join() && !ofMany(what) ? stats.flatMap((stat, i) => modify(what, '=', { stat, of: cards(of) } as never, [stat], until).map((one) => (i > 0 ? { ...one, join: 'and' } : one))) : undefined));
} // prettier-ignore
const ofMany = (what: What): boolean => isNoun(what) && (what as Noun).count !== 1;

/** Gemini monsters that become Effect Monsters without being Summoned again. */
function gemini(g: YgoGrammar): void {
  const EFFECT = [{ rule: 'treated-as', kind: 'effect' }];
  const such = (what: Noun): boolean => what.noun === 'monster' && JSON.stringify(what.filter).includes('"gemini"');
  for (const [words, plural] of [['<becomes|is treated as> an Effect Monster [,] and gains its <effect|effects>', {}], ['<become|are treated as> Effect Monsters [,] and gain their <effect|effects>', { plural: true }]] as const) {
    g.rule('laterAction', `{it:pointer} ${words} [{until}]` as '{it:pointer} [{until}]', ({ it, until }) => (it.$ref === 'this' || (it.plural === true) !== 'plural' in plural ? undefined : [{ do: 'apply', to: cards(it), until: until ?? 'leaves', rules: EFFECT }]));
    g.rule('rulesOf', `{whom} ${words}` as '{whom}', ({ whom }, context) => {
      if (isNoun(whom)) return such(whom) ? about(whom, EFFECT) : undefined;
      const worn = context.property === 'equip' && isPointer(whom) && (whom.$ref === 'it' || whom.$ref === 'equipped');
      return worn ? EFFECT.map((rule) => ({ ...rule, cards: 'equipped' })) : undefined;
    });
  }
  g.rule('action', 'Special Summon {noun} [{tails:operationTails}] as an Effect Monster that gains its effects', ({ noun, tails }) => (noun.count === 1 && noun.where && such(noun) ? [{ do: 'special-summon', cards: cards(noun), ...tails }, { do: 'apply', to: cards({ $ref: 'it' }), until: 'leaves', rules: EFFECT, join: 'and' }] : undefined));
  g.rule('post', '[,] that <is|are> [being] treated as <an Effect Monster|Effect Monsters> [and <has|have> gained <its|their> effects] [,]', () => ({ filter: { is: 'effect' } }));
} // prettier-ignore

/** What this very effect brought, told as this card's. */
function brought(g: YgoGrammar): void {
  g.rule('post', "[,] with the same Level as the monster Special Summoned by this card's effect", () => ({ filter: { sameAs: { what: 'level', as: { $what: { $ref: 'done', done: 'special summoned', noun: 'monster', as: 'effect' } } } } }));
} // prettier-ignore

/** More attacks, told otherwise. */
function again(g: YgoGrammar): void {
  for (const [verb, doing] of [['gain', 'gain-life'], ['lose', 'lose-life']] as const) g.rule('operations', `they ${verb} {n:number} LP` as '{n:number}', ({ n }) => [{ do: doing, to: 'opponent', amount: n }]);
  for (const [deed, what] of [['attack', 'attack'], ['declare an attack', 'declare-attack']] as const)
    g.rule('laterAction', `{names} cannot ${deed} {until}` as '{names} {until}', ({ names, until }) => (until === 'end-of-turn' && typeof names.name === 'string' ? [{ do: 'apply', until, rules: [{ rule: 'cannot', what, cards: { where: 'monsters', whose: 'you', filter: names } }] }] : undefined));
  for (const words of ['you can Normal Summon 1 {bare} this turn for 1 less Tribute', 'this turn , you can Normal Summon 1 {bare} for 1 less Tribute'] as const)
    g.rule('laterAction', words, ({ bare }) => (bare.where || bare.whose || bare.noun !== 'monster' ? undefined : [{ do: 'apply', until: 'end-of-turn', rules: [{ rule: 'tributes', for: asFilter(bare), less: 1, times: 1 }] }]));
  g.rule('action', 'equip any number of {alike} to {to:pointer} that can equip to it', ({ alike, to }) => (alike.count === undefined && alike.where ? [{ do: 'equip', cards: cards({ ...alike, count: 'any-number' }), to: cards(to), appropriate: true }] : undefined));
  g.rule('laterAction', "{what} can <make another attack on a monster|attack an opponent's monster again> in a row", ({ what }) => (isPointer(what) ? [{ do: 'apply', to: cards(what), until: 'end-of-battle-phase', rules: [{ rule: 'attacks', more: 1, inARow: true, onlyMonsters: true }] }] : undefined));
  g.rule('action', 'detach all materials from this card and attach them to {to:pointer}', ({ to }) => [{ do: 'attach', cards: { where: 'materials', filter: { oneOf: 'materials' } }, to: cards(to) }]);
  g.rule('action', 'Special Summon {a:noun} , or add to your hand {b:noun} , from {where}', ({ a, b, where }) => {
    if (where.filter || where.whose !== 'you' || a.where || b.where || a.whose || b.whose || a.count !== 1 || b.count !== 1) return undefined;
    const from = { where: where.where, whose: 'you' as const };
    return [{ do: 'choose', options: [{ do: [{ do: 'special-summon', cards: cards({ ...a, ...from }) }] }, { do: [{ do: 'add', cards: cards({ ...b, ...from }) }] }] }];
  });
} // prettier-ignore
