/** Wordings that few cards use: what follows in a sentence of its own, what is used for a Summon, Tribute Summons besides the usual one. */
import { asFilter, both, cards } from './noun.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { openlyChosen } from './older.ts';
import { forTheTurn } from './statements.ts';

export function seldomWords(g: YgoGrammar): void {
  following(g);
  doing(g);
  happening(g);
} // prettier-ignore

/** "After that, …", "If you used this effect, …", "If they did not, …". */
function following(g: YgoGrammar): void {
  const joined = (drafts: readonly Draft[], join: string): Draft[] => drafts.map((one, i) => (i === 0 ? { ...one, join } : one));
  g.rule('continuation', 'After that , {operations}', ({ operations }) => (openlyChosen(operations) || operations[0]!['optional'] ? undefined : joined(operations, 'also-after-that')));
  g.rule('continuation', 'If you <used|use> this effect , {operations}', ({ operations }) => (operations.every((one) => one['do'] === 'later') ? joined(operations, 'also') : undefined));
  g.rule('continuation', "If they <did not|do not|don't> , {operations}", ({ operations }) => [{ do: 'otherwise', then: operations, join: 'also' }]);
  // Banished before, it comes back.
  const FIELD = 'the field';
  g.rule('continuation', `{moment} , it returns to ${FIELD} [in the same battle position]` as '{moment}', ({ moment }) => [{ do: 'later', at: moment, then: [{ do: 'return-to-field', cards: cards({ $ref: 'done', done: 'banished' }) }], join: 'and-if-you-do' }]);
  g.rule('mustBe', 'you must also control no monsters', () => ({ not: { exists: { where: 'monsters', whose: 'you' } } }));
} // prettier-ignore

/** What is done, and what holds. */
function doing(g: YgoGrammar): void {
  g.rule('possessive', "this monster's", () => ({ $ref: 'this' }));
  g.rule('action', 'remove {n:number} {kind:counterName} on this card', ({ n, kind }) => [{ do: 'remove-counters', cards: cards({ $ref: 'this' }), kind, count: n }]);
  g.rule('laterAction', 'allow {what} to attack twice during <each|the same|the> Battle Phase [this turn]', ({ what }) => [{ do: 'apply', to: cards(what), until: 'end-of-turn', rules: [{ rule: 'attacks', times: 2 }] }]);
  g.rule('operations', 'reveal your [entire] hand , choose 1 card , and shuffle it into the Deck', () => [{ do: 'reveal', cards: { where: 'hand', whose: 'you' } }, { do: 'return', cards: { choose: 1, where: 'hand', whose: 'you' }, to: 'deck', join: 'then' }]);
  g.rule('action', 'make {what} become [all] Level {n:number} or [all] Level {m:number} {until}', ({ what, n, m, until }) => {
    const to = (level: number): { do: Draft[] } => ({ do: [{ do: 'modify', cards: cards(what), stat: 'level', op: '=', value: level, until }] });
    return [{ do: 'choose', options: [to(n), to(m)] }];
  });
  g.rule('noun', 'all [{adjectives}] {name:quoted} ( s ) {posts}', ({ adjectives, name, posts }) => ({ noun: 'name', count: 'all', ...posts, filter: both({ name }, adjectives, posts.filter) }));
  g.rule('rulesOf', 'banish <any monster|any monsters|monsters> destroyed by battle with this card', () => [{ rule: 'redirect', cards: { where: 'monsters' }, by: { cause: 'battle', card: { this: true } }, when: 'sent-to-graveyard', to: 'banished' }]);
} // prettier-ignore

/** What happens. */
function happening(g: YgoGrammar): void {
  const OTHERS = ['effect', 'cost', 'rule', 'procedure', 'material', 'action'];
  g.rule('undergone', 'destroyed and sent {toGy} [,] except by battle', ({ toGy }) => [{ event: 'destroyed', ...toGy, cause: OTHERS }]);
  g.rule('undergone', 'used for <a|an> {how:summonWord} Summon and sent {toGy}', ({ how, toGy }) => (['fusion', 'synchro', 'link', 'ritual'].includes(how) ? [{ event: 'sent', ...toGy, cause: 'material', with: { is: how } }] : undefined));
  // In the turn of its own Summon.
  for (const words of ['you {how:summonWords} Summon this card', 'this card <is|was> {how:summonWords} Summoned'] as const)
    g.rule('statement', `After ${words} , you can Tribute Summon 1 {alike} [in [face-up] Attack Position] during your Main Phase this turn [,] in addition to your Normal Summon/Set` as '{how:summonWords} {alike}', ({ how, alike }) =>
      alike.where || alike.whose || alike.count !== undefined ? undefined : [forTheTurn(how, [{ rule: 'extra-normal-summon', filter: asFilter(alike), times: 1, tribute: true }])]);
} // prettier-ignore
