/** Sentences in which a card goes on with what it did: what comes next, what else follows of it, what is shuffled afterwards. */
import type { Condition } from '../../../engine/ygo/effects/schema.ts';
import { both, cards, isPointer, type Noun, type What } from './noun.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { openlyChosen } from './older.ts';
import { either } from './joined.ts';

export function toldAfter(g: YgoGrammar): void {
  nextSentences(g);
  thrown(g);
  looked(g);
  onlySuch(g);
  activatedFor(g);
} // prettier-ignore

/** "Also, inflict 300 damage", "If it wasn't, place it on the bottom of the Deck". */
function nextSentences(g: YgoGrammar): void {
  const joined = (drafts: readonly Draft[], join: string): Draft[] => drafts.map((one, i) => (i === 0 ? { ...one, join } : one));
  g.rule('continuation', 'Also [,] {operations}', ({ operations }) => (openlyChosen(operations) ? undefined : joined(operations, 'also')));
  g.rule('continuation', 'Also , after that , {operations}', ({ operations }) => (openlyChosen(operations) ? undefined : joined(operations, 'also-after-that')));
  for (const words of ["If it <wasn't|was not|isn't|is not> [, or couldn't be Special Summoned]", 'If not', 'If it cannot be Special Summoned'] as const)
    g.rule('continuation', `${words} , {operations}` as '{operations}', ({ operations }) => [{ do: 'otherwise', then: operations, join: 'also' }]);
  g.rule('reminder', "( <If it's a tie|If there is a tie> , you get to choose . )", () => ({}));
  // What a Token has of a monster spoken of.
  const THIS = "<this|that> Token's";
  const token = { $ref: 'that', noun: 'token' } as const;
  g.rule('continuation', `${THIS} {stats} <becomes|become> [the same as] {whose:possessive} [{now:stat}]` as '{stats} {whose:possessive} [{now:stat}]', ({ stats, whose, now }) => (whose.$ref === 'this' || (now && stats.length > 1) ? undefined : stats.map((stat) => ({ do: 'modify', cards: cards(token), stat, op: '=', value: { stat: now ?? stat, of: cards(whose.$ref === 'that' && !whose.filter ? { $ref: 'target' } : whose) } as never, join: 'also' }))));
  const becomes = (stats: readonly string[], value: object): Draft[] => stats.map((stat) => ({ do: 'modify', cards: cards(token), stat, op: '=', value, join: 'also' }));
  const HIGHEST = { stat: 'atk', of: { where: 'monsters', filter: { face: 'up' } }, each: 'highest' };
  g.rule('continuation', '( When Summoned , its ATK becomes equal to the current ATK of the monster on the field that has the highest ATK . [Your choice , if tied .] )', () => becomes(['atk'], HIGHEST));
  g.rule('continuation', "( When Summoned , its ATK and DEF each become equal to half the opponent's current LP . )", () => becomes(['atk', 'def'], { lifePoints: 'opponent', times: 0.5 }));
  for (const stats of [`${THIS} ATK/DEF <become|are each equal to|each become>`, 'Its ATK/DEF are each equal to'] as const)
    g.rule('continuation', `${stats} the amount of LP you gained by this effect`, () => becomes(['atk', 'def'], { from: 'changed' }));
  // The player chose; what is done is done all the same where nobody pays.
  g.rule('pointer', "the targeted opponent's monster", () => ({ $ref: 'target', noun: 'monster' }));
} // prettier-ignore

/** Dice and their results. */
function thrown(g: YgoGrammar): void {
  const TIMES = { once: 1, twice: 2, '2 times': 2, '3 times': 3 } as const;
  // What comes of it is told in the sentences after it (`sentences.ts` leaves it open where nothing does).
  g.rule('olderBody', 'roll a six-sided die [once]', () => ({ operations: [{ do: 'die' }] }));
  for (const [words, count] of Object.entries(TIMES)) {
    if (count === 1) continue;
    for (const [join, how] of [['<, and|and>', 'and-if-you-do'], [', then', 'then']] as const)
      g.rule('operations', `roll a six-sided die ${words} ${join} {b:operations}` as '{b:operations}', ({ b }) => (JSON.stringify(b).includes('"from":"rolled"') ? [{ do: 'die', count }, { ...b[0], join: how }, ...b.slice(1)] : undefined));
  }
  g.table('plainValue', { '<the sum of the die rolls|the total roll|the total of the results|the total result>': { from: 'rolled' } });
  g.rule('post', 'with Levels/Ranks lower than the total roll', () => {
    const less = { max: { sum: [{ from: 'rolled' }, -1] } } as const;
    return { filter: { any: [{ level: less }, { rank: less }] } };
  });
} // prettier-ignore

/** "Look at your opponent's hand. Select 1 card among them and return it to their Deck." */
function looked(g: YgoGrammar): void {
  const theirs = (count: number, bare?: Noun): What => ({ ...(bare ?? { noun: 'card', filter: {} }), count, where: ['hand'], whose: 'opponent' });
  const AMONG = '<among them|in it|from it|from among them|from those cards>';
  const LATER = '<it|that card|that monster>';
  g.rule('continuation', `<Select|Choose> {n:number} {bare} ${AMONG} <and|, and> <return|shuffle> ${LATER} <to|into> <the|their> Deck` as '{n:number} {bare}', ({ n, bare }) => (n !== 1 || bare.where ? undefined : [{ do: 'return', cards: cards(theirs(n, bare)), to: 'deck', join: 'then' }]));
  g.rule('operations', `look at your opponent's hand , <select|choose> {n:number} {bare} ${AMONG} and discard ${LATER}` as '{n:number} {bare}', ({ n, bare }) => (n !== 1 || bare.where ? undefined : [{ do: 'look', where: 'hand', whose: 'opponent' }, { do: 'discard', cards: cards(theirs(n, bare)), join: 'then' }]));
  // The other player, too, shows what then lies on top.
  g.rule('playerAction', '<reveals|reveal> 1 card from their Deck and <places|place> it on [the] top of their Deck', () => [{ do: 'reveal', cards: { choose: 1, where: 'deck', whose: 'opponent' } }, { do: 'return', cards: 'affected', to: 'deck-top', join: 'and' }]);
} // prettier-ignore

/** "But if you control no "X" monsters, you can only Special Summon "X" monsters with this effect." */
function onlySuch(g: YgoGrammar): void {
  const such = (a: readonly Draft[], conditions: Condition, bare: Noun): Draft[] | undefined => {
    const [only, more] = a;
    const what = (only?.['cards'] as { $what?: What } | undefined)?.$what;
    if (!only || more || only['do'] !== 'special-summon' || !what || isPointer(what) || !('noun' in what) || bare.where || bare.whose) return undefined;
    const narrowed = { ...only, cards: { ...(only['cards'] as object), $what: { ...what, filter: both(what.filter, bare.filter) } } };
    return either(a, [narrowed], conditions);
  };
  const ONLY = 'but if {conditions} , you can only Special Summon {bare} with this effect';
  g.rule('operations', `{a:action} , ${ONLY}`, ({ a, conditions, bare }) => such(a, conditions, bare));
  g.rule('operations', `{a:action} ( ${ONLY} )`, ({ a, conditions, bare }) => such(a, conditions, bare));
  g.rule('operations', `{a:action} ( ${ONLY} ) , also [,] {c:operations}`, ({ a, conditions, bare, c }) => {
    const one = such(a, conditions, bare);
    return one && [...one, { ...c[0], join: 'also' }, ...c.slice(1)];
  });
  // Other Summons than its own.
  const own = (rules: readonly Draft[]): Draft[] | undefined => (rules.some(({ what }) => what === 'special-summon') ? rules.map((rule) => (rule['what'] === 'special-summon' ? { ...rule, others: true } : rule)) : undefined);
  for (const [to, turn] of [['effect', 'you activate this effect'], ['card', 'you activate this card']] as const)
    g.rule('addition', `{rules:rulesOf} <the turn|during the turn> ${turn} , except by this effect [( but you can Normal Set )]` as '{rules:rulesOf}', ({ rules }) => { const others = own(rules); return others && { to, put: { restricts: { rules: others } } }; });
  g.rule('rulesOf', 'you cannot Summon monsters', () => ['normal-summon', 'flip-summon', 'special-summon'].map((what) => ({ rule: 'cannot', what, player: 'you' })));
} // prettier-ignore

/** What activating a card from the hand, or in the turn it was Set, costs. */
function activatedFor(g: YgoGrammar): void {
  const FROM = [['from your hand', { kind: 'condition', from: 'hand' }, { from: 'hand' }], ['the turn it was Set', { kind: 'condition', set: true }, { setThisTurn: true }]] as const;
  for (const [words, record, rule] of FROM)
    g.rule('statement', `You can [also] activate this card ${words} [,] by {pay}` as '{pay}', ({ pay }) => [{ ...record, ongoing: [{ rule: 'activate-from', what: { this: true }, ...rule, cost: pay }] }]);
} // prettier-ignore
