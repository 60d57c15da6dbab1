/** "If this card would be destroyed, you can … instead": what happens in place of destruction, of leaving the field. */
import type { Against } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { about, holds } from './continuous.ts';
import { asCost } from './costs.ts';
import { groupOf, isPointer, type Noun, type What } from './noun.ts';

export function protections(g: YgoGrammar): void {
  destroyed(g);
  firstTimes(g);
  leaving(g);
}
const THIS =
  '<this card|this face-up card|this card on the field|this face-up card on the field|this card you control|this face-up card you control|this card in the Monster Zone|this card in your Monster Zone>';
const ANY = '[<a|an|1 or more|any|1>]'; // prettier-ignore

function destroyed(g: YgoGrammar): void {
  const instead = (who: object, by: readonly Against[] | undefined, drafts: readonly Draft[], optional: boolean, limit?: Draft): Draft[] | undefined => {
    const [draft, ...more] = drafts;
    if (!draft || draft['optional'] || !drafts.every((one) => SPENDABLE.has(String(one['do'])))) return undefined;
    const what = (draft['cards'] as { $what?: What } | undefined)?.$what;
    const from = what && isPointer(what) && what.$ref === 'this' ? what.where : undefined;
    const cost = more.length > 0 ? { all: drafts.map(asCost) } : asCost(draft);
    const rules = (by ?? [undefined]).map((one) => ({ rule: 'instead-of-destruction', ...who, ...(one && { by: one }), ...(optional && { optional }), ...(limit?.['limit'] !== undefined && { limit: { ...(limit['limit'] as object), ...(by && by.length > 1 && { group: 'instead' }) } }), do: cost }));
    return [holds(rules, from ? { from: from.length === 1 ? from[0] : from } : {})];
  };
  const often: Record<string, Draft> = { '': {}, 'Once per turn , ': { limit: { per: 'turn', of: 'copy' } } };
  for (const [begin, limit] of Object.entries(often)) {
    g.rule('statement', `${begin}If ${THIS} would be destroyed [{by:against}] , you can {operations} [,] instead [of destroying it]`, ({ by, operations }) => instead({}, by, operations, true, limit));
    g.rule('statement', `${begin}If ${THIS} would be destroyed [{by:against}] , {operations} [,] instead [of destroying it]`, ({ by, operations }) => instead({}, by, operations, false, limit));
    g.rule('statement', `${begin}If the equipped monster would be destroyed [{by:against}] , destroy this card [,] instead`, ({ by }) => instead({ cards: 'equipped' }, by, [{ do: 'destroy', cards: 'this' }], false, limit));
    g.rule('statement', `${begin}If the equipped monster would be destroyed [{by:against}] , you can {operations} [,] instead`, ({ by, operations }) => instead({ cards: 'equipped' }, by, operations, true, limit));
    g.rule('statement', `${begin}If ${ANY} {bare} would be destroyed [{by:against}] , you can {operations} [,] instead`, ({ bare, by, operations }) => instead({ cards: groupOf(bare) }, by, operations, true, limit));
    g.rule('statement', `${begin}If ${ANY} {bare} would be destroyed [{by:against}] , {operations} [,] instead`, ({ bare, by, operations }) => instead({ cards: groupOf(bare) }, by, operations, false, limit));
    g.rule('statement', `${begin}If another {bare} would be destroyed [{by:against}] , you can {operations} [,] instead`, ({ bare, by, operations }) => instead({ cards: groupOf({ ...bare, filter: { ...bare.filter, other: true } }) }, by, operations, true, limit));
  }
} // prettier-ignore
const SPENDABLE = new Set([
  'discard',
  'tribute',
  'send',
  'banish',
  'reveal',
  'return',
  'destroy',
  'detach',
  'pay-life',
  'remove-counters',
]);

/** "The first time this card would be destroyed by battle each turn, it is not destroyed." */
function firstTimes(g: YgoGrammar): void {
  const saved = (whom: What, by: readonly Against[], times = 1): Draft[] | undefined => about(whom, by.map((one) => ({ rule: 'cannot', what: 'be-destroyed', by: one, times })));
  const NOT = '<it is not destroyed|they are not destroyed|that card is not destroyed|that monster is not destroyed>';
  for (const pattern of [`the first time {whom} would be destroyed {by:against} each turn , ${NOT}`, `the first time {whom} would be destroyed each turn [,] {by:against} , ${NOT}`, `<each turn|once per turn> , the first time {whom} would be destroyed {by:against} [that turn] , ${NOT}`, `once per turn , if {whom} would be destroyed {by:against} , ${NOT}`, 'once per turn , {whom} cannot be destroyed {by:against}', '{whom} cannot be destroyed {by:against} once per turn'] as const)
    g.rule('rulesOf', pattern, ({ whom, by }) => saved(whom, by));
  g.rule('rulesOf', `the first two times {whom} would be destroyed {by:against} each turn , ${NOT}`, ({ whom, by }) => saved(whom, by, 2));
  g.rule('rulesOf', 'twice per turn , {whom} cannot be destroyed {by:against}', ({ whom, by }) => saved(whom, by, 2));
  g.rule('statement', 'cannot be destroyed {by:against} once per turn', ({ by }) => [holds(saved({ $ref: 'this' }, by)!)]);
} // prettier-ignore

/** Where cards go instead. */
function leaving(g: YgoGrammar): void {
  const goes = (when: string, to: string, more: object = {}): Draft[] => [holds([{ rule: 'redirect', ...more, when, to }])];
  const everywhere = (noun: Noun): object => ({ cards: groupOf(noun, noun.where ?? ['field', 'hand', 'deck', 'extra-deck', 'materials']) });
  g.table('statement', {
    'If this face-up card would leave the field , banish it instead': goes('leaves-field', 'banished', { cards: { where: 'field', filter: { this: true, face: 'up' } } }),
    'Banish this card when it leaves the field': goes('leaves-field', 'banished'),
    'Any card sent to the GY is banished instead': goes('sent-to-graveyard', 'banished', { cards: { where: ['field', 'hand', 'deck', 'extra-deck', 'materials', 'banished'] } }),
    'Any monster sent to the GY is banished instead': goes('sent-to-graveyard', 'banished', { cards: { where: ['field', 'hand', 'deck', 'extra-deck', 'materials'], filter: { kind: 'monster' } } }),
    'Any monster destroyed by battle with this card is banished': goes('sent-to-graveyard', 'banished', { cards: { where: 'monsters' }, by: { cause: 'battle', card: { this: true } } }),
    'Any card sent to your opponent\'s GY is banished instead': goes('sent-to-graveyard', 'banished', { cards: { where: ['field', 'hand', 'deck', 'extra-deck', 'materials', 'banished'], filter: { owner: 'opponent' } } }),
  });
  g.rule('statement', 'Any {bare} sent to the GY is banished instead', ({ bare }) => goes('sent-to-graveyard', 'banished', everywhere(bare)));
  g.rule('statement', 'Any monster destroyed by battle with {others} is banished', ({ others }) => goes('sent-to-graveyard', 'banished', { cards: { where: 'monsters' }, by: { cause: 'battle', card: others } }));
} // prettier-ignore
