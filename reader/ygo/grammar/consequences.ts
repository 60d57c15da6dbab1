/** "If Summoned this way, …": what follows from how a card was Summoned. */
import type { Draft, YgoGrammar } from './categories.ts';
import { exceptThose } from './forbidden.ts';
import { about, knowsWhom, SAME } from './continuous.ts';
import { isPointer, oneOrList, type What } from './noun.ts';

export function consequences(g: YgoGrammar): void {
  lasting(g);
  afterwards(g);
}

/** What then holds for this card as long as it lies there. */
function lasting(g: YgoGrammar): void {
  const held = (rules: readonly Draft[]): Draft[] => [{ do: 'apply', to: 'this', until: 'leaves', rules }];
  const mine = (whom: What): boolean => isPointer(whom) && (whom.$ref === 'this' || whom.$ref === 'it') && !whom.where && !whom.filter;
  g.rule('lastingRules', '{whom} {holding}', ({ whom, holding }) => (mine(whom) && holding.every(({ cards }) => cards === undefined) ? held(holding) : undefined));
  g.rule('lastingRules', '{whose:possessive} {stats} <becomes|become> {amount}', ({ whose, stats, amount }) => (mine(whose) ? stats.map((stat) => ({ do: 'modify', cards: 'this', stat, op: '=', value: amount })) : undefined));
  g.rule('lastingRules', '{whose:possessive} {stats} <is|are|becomes|become> halved', ({ whose, stats }) => (mine(whose) ? stats.map((stat) => ({ do: 'modify', cards: 'this', stat, op: '×', value: 0.5 })) : undefined));
  g.rule('lastingRules', '{whose:possessive} effects are negated', ({ whose }) => (mine(whose) ? [{ do: 'negate-effects', cards: 'this' }] : undefined));
  for (const [words, doing] of [['destroyed', { do: 'destroy' }], ['banished', { do: 'banish' }], ['returned to the hand', { do: 'return', to: 'hand' }]] as const)
    g.rule('lastingRules', `<this card|it> is ${words} {moment}` as '{moment}', ({ moment }) => [{ do: 'later', at: moment, then: [{ ...doing, cards: 'this' }] }]);
  g.rule('lastingRules', 'treat this card as a Tuner', () => held([{ rule: 'treated-as', kind: 'tuner' }]));
  g.rule('lastingRules', '<this card|it> becomes Level {n:number}', ({ n }) => [{ do: 'modify', cards: 'this', stat: 'level', op: '=', value: n }]);
  g.rule('lastingRules', '<this card|it> <becomes|become> {race}', ({ race }) => held([{ rule: 'treated-as', race }]));
  g.rule('lastingRules', '{whose:possessive} name becomes {name:quoted}', ({ whose, name }) => (mine(whose) ? held([{ rule: 'treated-as', name }]) : undefined));
  for (const [words, to] of [['banish <this card|it>', 'banished'], ['return <this card|it> to the hand', 'hand'], ['<shuffle|return> <this card|it> into the Deck', 'deck'], ['place <this card|it> on the bottom of the Deck', undefined]] as const)
    g.rule('lastingRules', `${words} <when it leaves|if it leaves|when this card leaves> the field`, () => (to ? held([{ rule: 'redirect', when: 'leaves-field', to }]) : undefined));
  // As long as it lies there: "If Summoned this way, while this card is in the Monster Zone, negate …".
  const THERE = 'while this card is [face-up] <on the field|in the Monster Zone>';
  const whilst = (rules: readonly Draft[]): Draft[] | undefined => { const [first] = rules; const settled = rules.map((rule) => (rule['cards'] === SAME && first?.['cards'] !== SAME ? { ...rule, cards: first?.['cards'] } : rule)); return knowsWhom(settled) && settled.every(({ cards, rule }) => cards !== undefined || rule === 'redirect' || rule === 'cannot-activate') ? [{ do: 'apply', until: 'while-this-face-up', rules: settled }] : undefined; };
  g.rule('lastingRules', `${THERE} [,] {rules:ruleList}` as '{rules:ruleList}', ({ rules }) => whilst(rules));
  g.rule('lastingRules', `{rules:ruleList} ${THERE}` as '{rules:ruleList}', ({ rules }) => whilst(rules));
  // Of a Synchro Monster and the like: "your opponent cannot target this card".
  g.rule('lastingRules', 'your opponent cannot target <this card|it> with {by:effectSource}', ({ by }) => (by.whose ? undefined : held(about({ $ref: 'this' }, [{ rule: 'cannot', what: 'be-targeted', by: { ...by, whose: 'opponent' } }])!)));
} // prettier-ignore

/** What is done, what its player cannot do for the rest of the turn. */
function afterwards(g: YgoGrammar): void {
  const then = (all: readonly Draft[]): Draft => ({ then: all.map((one, i) => (i === 0 ? one : { ...one, join: 'also' })) });
  g.rule('consequence', '{a:lastingRules}', ({ a }) => then(a));
  g.rule('consequence', '{a:lastingRules} <, also|, and|and|, but> {b:lastingRules}', ({ a, b }) => then([...a, ...b]));
  const forRest = (rules: readonly Draft[] | undefined): Draft | undefined => (rules && knowsWhom(rules) ? { restricts: { until: 'end-of-turn', rules } } : undefined);
  for (const pattern of ['{rules:rulesOf} <for the rest of this turn|for the rest of the turn|this turn>', 'for the rest of this turn , {rules:rulesOf}', 'for the rest of this turn after <this card|this effect> resolves , {rules:rulesOf}'] as const) {
    g.rule('consequence', pattern, ({ rules }) => forRest(rules));
    g.rule('consequence', `${pattern} , except {exceptions}` as '{rules:rulesOf} {exceptions}', ({ rules, exceptions }) => forRest(exceptThose(rules, exceptions)));
  }
  const WAY = '<If Summoned this way|If Special Summoned this way|If this card is Special Summoned this way|When Summoned this way|When this card is Summoned this way|If this card is Summoned this way|After this card <is|was> [Special] Summoned this way>';
  g.rule('addition', '<If|When> this card is Normal Summoned without Tributing , {consequence}', ({ consequence }) => ({ to: 'untributed', put: consequence }));
  const DONE: readonly unknown[] = ['apply', 'modify'];
  g.rule('addition', 'If you do , {operations}', ({ operations }) => (operations.every((one) => DONE.includes(one['do']) && !one['optional'] && !JSON.stringify(one['cards'] ?? {}).includes('"$ref":"it"')) ? { to: 'procedure', put: then(operations) } : undefined));
  g.rule('addition', `${WAY} , {consequence}`, ({ consequence }) => ({ to: 'procedure', put: consequence }));
  g.rule('addition', 'If you do , banish this card <when it leaves|if it leaves|when this card leaves> the field', () => ({ to: 'procedure', put: then([{ do: 'apply', to: 'this', until: 'leaves', rules: [{ rule: 'redirect', when: 'leaves-field', to: 'banished' }] }]) }));
  g.rule('addition', 'If you do , it becomes Level {n:number} and {b:lastingRules}', ({ n, b }) => ({ to: 'procedure', put: then([{ do: 'modify', cards: 'this', stat: 'level', op: '=', value: n }, ...b]) }));
  g.rule('addition', '[This card] cannot attack <the turn|during the turn> <it|this card> is Special Summoned this way', () => ({ to: 'procedure', put: then([{ do: 'apply', to: 'this', until: 'end-of-turn', rules: [{ rule: 'cannot', what: 'attack' }] }]) }));
  g.rule('addition', '{rules:rulesOf} <the turn|during the turn> you <Special Summon this card this way|Summon this card this way|Special Summon this card|Summon this way>', ({ rules }) => (knowsWhom(rules) ? { to: 'procedure', put: { restricts: { rules } } } : undefined));
  g.rule('addition', '{rules:rulesOf} <the turn|during the turn> you <Special Summon this card this way|Summon this card this way|Special Summon this card> , except [for] {exception}', ({ rules, exception }) => { const others = exceptThose(rules, exception); return others && { to: 'procedure', put: { restricts: { rules: others } } }; });
  g.rule('continuation', '<If this card is Special Summoned|If Special Summoned> <with|by> this effect , {a:lastingRules}', ({ a }) => a.map((one, i) => ({ ...one, join: i === 0 ? 'and-if-you-do' : 'also' })));
  g.rule('continuation', 'If you do , this card {holding}', ({ holding }) => (holding.every(({ cards }) => cards === undefined) ? [{ do: 'apply', to: 'this', until: 'leaves', rules: holding, join: 'and-if-you-do' }] : undefined));
  // Of an effect that Summoned this card.
  g.rule('continuation', `${WAY} , {consequence}`, ({ consequence }) => {
    const ops = consequence['then'] as Draft[] | undefined;
    const { restricts } = consequence as { restricts?: { rules: Draft[] } };
    return ops ? ops.map((one, i) => ({ ...one, join: i === 0 ? 'and-if-you-do' : 'also' })) : restricts && [{ do: 'apply', until: 'end-of-turn', rules: restricts.rules, join: 'and-if-you-do' }];
  });
  // However it was Summoned.
  const LASTING: readonly unknown[] = ['apply', 'modify', 'negate-effects'];
  const lasts = (operations: readonly Draft[]): boolean => operations.every((one) => LASTING.includes(one['do']) && !JSON.stringify(one).includes('"extra-normal-summon"') && one['until'] !== undefined && one['until'] !== 'leaves' && !one['optional']);
  const summoned = (how: readonly string[]): object => ({ event: 'summoned', how: oneOrList(how), card: { this: true } });
  for (const begin of ['<After|If> this card <is|was> {how:summonWords} Summoned [to your field]', 'After you {how:summonWords} Summon this card'] as const)
    g.rule('statement', `${begin} , {operations}` as '{how:summonWords} {operations}', ({ how, operations }) => (lasts(operations) ? [{ kind: 'unclassified', must: true, on: summoned(how), resolve: operations }] : undefined));
  g.rule('statement', '<After|If> this card <is|was> {how:summonWords} Summoned or flipped face-up , {operations}', ({ how, operations }) => (lasts(operations) ? [{ kind: 'unclassified', must: true, on: [summoned(how), { event: 'flipped', card: { this: true } }], resolve: operations }] : undefined));
} // prettier-ignore
