/** "If this card would be destroyed, you can … instead": what happens in place of destruction, of leaving the field. */
import type { Against, Condition, Filter, Place } from '../../../engine/ygo/effects/schema.ts';
import type { Doomed, Draft, Situation, YgoGrammar } from './categories.ts';
import { about, holds, ofEquip } from './continuous.ts';
import { asCost } from './costs.ts';
import { both, groupOf, isNoun, isPointer, oneOrList, type Noun, type What } from './noun.ts';
import { notSentThisTurn } from './situations.ts';

export function protections(g: YgoGrammar): void {
  destroyed(g);
  firstTimes(g);
  ofCosts(g);
  leaving(g);
}
const THIS =
  '<this card|this face-up card|this card on the field|this face-up card on the field|this card you control|this face-up card you control|this card in the Monster Zone|this card in your Monster Zone>';
const ANY = '[<a|an|1 or more|any|1>]'; // prettier-ignore

/** "A Dragon monster(s) would be destroyed": the printed ending for one or more is the plural here. */
const PLURAL = new Set(['monsters', 'cards', 'spells', 'traps', 'tokens']);
function doomedNouns(g: YgoGrammar): void {
  for (const [name, of] of [['doomedAlike', 'alike'], ['doomedBare', 'bare']] as const)
    g.terminal(name, { as: of }, (tokens, at, context) => {
      const end = tokens.findIndex((_, i) => i > at && ['would', 'be', 'destroyed'].every((word, k) => tokens[i + k]?.word === word));
      const words = tokens.slice(at, Math.max(at, end));
      return g.readings(of, words, context).map(({ value, to }) => {
        const atOnce = words.slice(0, to).some(({ word, kind }) => (kind === 'quoted' ? word.endsWith('(s)') : PLURAL.has(word)));
        return { value: { ...value, ...(atOnce && { atOnce: true as const }) }, to: at + to };
      });
    });
} // prettier-ignore

function destroyed(g: YgoGrammar): void {
  doomedNouns(g);
  g.rule('doomed', THIS, () => ({ $ref: 'this' }));
  g.rule('doomed', 'this card in <the|your> Spell & Trap Zone', () => ({ $ref: 'this' }));
  g.rule('doomed', '<the equipped monster|the monster equipped with this card>', () => ({ $ref: 'equipped' }));
  g.rule('doomed', 'it', (_, context) => (ofEquip(context) ? { $ref: 'equipped' } : undefined));
  g.rule('doomed', '<a|an|any> {bare} equipped with this card', ({ bare }) => (bare.where || bare.whose ? undefined : { $ref: 'equipped', ...(Object.keys(bare.filter).length > 0 && { filter: bare.filter }) }));
  g.rule('doomed', `${ANY} {doomedAlike} [,]`, ({ doomedAlike }) => doomedAlike);
  g.rule('doomed', 'another {doomedAlike} [,]', ({ doomedAlike: one }) => ({ ...one, filter: both((one as Noun).filter, { other: true }) }));
  g.rule('doomed', 'your {bare:doomedBare} [,]', ({ bare }) => (bare.whose || (bare.where && bare.where.join() !== 'monsters') ? undefined : { where: ['field'], ...bare, whose: 'you' }));
  const PATTERNS = ['{doomed} would be destroyed [{by:against}] , {operations}', '{doomed} would be destroyed [{by:against}] [,] {a:situation} , {operations}'] as const;
  for (const [begin, limit] of [['', undefined], ['Once per turn , ', { per: 'turn', of: 'copy' }]] as const)
    for (const pattern of PATTERNS)
      for (const [can, optional] of [['you can ', true], ['', false]] as const) {
        const all = `${begin}If ${pattern.replace('{operations}', `${can}{operations}`)} [,] instead [of destroying it]`;
        const how = { ...(optional && { optional }), ...(limit && { limit }) };
        g.rule('statement', all as (typeof PATTERNS)[1], ({ doomed, by, a, operations }) => instead(doomed, by, operations, how, a));
        g.rule('statement', all.replace('{doomed}', 'exactly 1 {bare} ( and no other cards )') as '{bare} [{by:against}] [{a:situation}] {operations}', ({ bare, by, a, operations }) => instead(bare, by, operations, { ...how, alone: true }, a));
      }
  for (const [begin, limit] of [['', undefined], ['Once per turn , ', { per: 'turn', of: 'copy' }]] as const)
    for (const [can, optional] of [['you can ', true], ['', false]] as const) {
      const how = { ...(optional && { optional }), ...(limit && { limit }) };
      g.rule('statement', `${begin}{a:situation} , if {doomed} would be destroyed [{by:against}] , ${can}{operations} [,] instead` as '{a:situation} {doomed} [{by:against}] {operations}', ({ a, doomed, by, operations }) => instead(doomed, by, operations, how, a));
      if (optional) {
        // It can save one of them: it is gone then.
        const one = (drafts: readonly Draft[]): boolean => { const what = (drafts[0]?.['cards'] as { $what?: What } | undefined)?.$what; return drafts.length === 1 && what !== undefined && isPointer(what) && what.$ref === 'this'; };
        g.rule('statement', `${begin}{a:situation} , if {doomed} would be destroyed [{by:against}] , ${can}{operations} [,] instead of 1 of those <cards|monsters>` as '{a:situation} {doomed} [{by:against}] {operations}', ({ a, doomed, by, operations }) => (one(operations) ? instead(oneOf(doomed), by, operations, how, a) : undefined));
        g.rule('statement', `${begin}If {doomed} would be destroyed [{by:against}] , ${can}{operations} [,] instead of 1 of those {kinds:monsterKinds} monsters` as '{doomed} [{by:against}] {operations}', ({ doomed, by, operations }) => (one(operations) ? instead(oneOf(doomed), by, operations, how) : undefined));
        g.rule('statement', `${begin}If {doomed} would be destroyed [{by:against}] , ${can}{operations} [,] instead , except this card` as '{doomed} [{by:against}] {operations}', ({ doomed, by, operations }) => { const others = otherThanThis(operations); return others && instead(oneOf(doomed), by, others, how); });
      }
    }
  // It can save one of them: it is gone then.
  g.rule('statement', 'If {doomed} would be destroyed [{by:against}] , you can banish this card [from your GY] instead of destroying 1 of those [{adjectives}] monsters', ({ doomed, by }) => instead(oneOf(doomed), by, [{ do: 'banish', cards: { $what: { $ref: 'this', where: ['graveyard'] } } }], { optional: true }));
  // All of its materials: it has one.
  g.rule('statement', 'If {doomed} would be destroyed [{by:against}] , you can detach all [of its] [Xyz] materials [from this card] [,] instead', ({ doomed, by }) => {
    const rules = isPointer(doomed) && doomed.$ref === 'this' ? about(doomed, (by ?? [undefined]).map((one) => ({ rule: 'instead-of-destruction', ...(one && { by: one }), optional: true, while: { is: 'this', like: { materials: { min: 1 } } }, do: { do: 'detach', count: { min: { count: 'materials' }, max: { count: 'materials' } }, from: 'this' } }))) : undefined;
    return rules && [holds(rules)];
  });
  // Among other rules: "…, also if the equipped monster would be destroyed by battle, destroy this card instead".
  g.rule('rulesOf', 'if the equipped monster would be destroyed [{by:against}] , destroy this card instead', ({ by }) => inPlace({ $ref: 'equipped' }, by, [{ do: 'destroy', cards: { $what: { $ref: 'this' } } }], {}));
  // What lies under it: a monster that is equipped to it.
  g.rule('statement', 'If {doomed} would be destroyed [{by:against}] , destroy <the|that> equipped monster [,] instead', ({ doomed, by }, context) => {
    const rules = context.kind === 'monster' && isPointer(doomed) && doomed.$ref === 'this' ? about(doomed, (by ?? [undefined]).map((one) => ({ rule: 'instead-of-destruction', ...(one && { by: one }), do: { do: 'destroy', cards: { where: 'spells-traps', whose: 'you', filter: { oneOf: 'equips', printedKind: 'monster' } } } }))) : undefined;
    return rules && [holds(rules)];
  });
  // From where it lies, and so does not say so again.
  g.rule('statement', `If {doomed} would be destroyed [{by:against}] while this card is in your GY , you can banish this card instead`, ({ doomed, by }) => instead(doomed, by, [{ do: 'banish', cards: { $what: { $ref: 'this', where: ['graveyard'] } } }], { optional: true }));
} // prettier-ignore

const oneOf = ({ atOnce: _atOnce, ...one }: Doomed): Doomed => one as Doomed;
/** What is done in place of destruction: as what would be paid. */
function instead(doomed: Doomed, by: readonly Against[] | undefined, drafts: readonly Draft[], how: { optional?: true; alone?: true; limit?: object }, situation: Situation = {}): Draft[] | undefined {
  const [draft] = drafts;
  const what = (draft?.['cards'] as { $what?: What } | undefined)?.$what;
  if (what && isThatEquipped(what)) return undefined;
  if (what && isNoun(what) && what.among?.$ref === 'that') {
    const worn = drafts[1] ? undefined : amongWorn(what, situation);
    return worn && instead(doomed, by, [{ ...draft!, cards: { $what: worn } }], how, situation);
  }
  // All its material: only where there is some.
  if (drafts.some((one) => one['do'] === 'detach' && typeof one['count'] === 'object')) return undefined;
  const from = what && whereThis(what);
  const rules = situation.self || situation.cards ? undefined : inPlace(doomed, by, drafts, how);
  const { condition } = situation;
  return rules && [holds(rules, { ...(from && { from: oneOrList(from) }), ...(condition && { condition }) })];
} // prettier-ignore
const isThatEquipped = (what: What): boolean =>
  isPointer(what) && what.$ref === 'that' && what.filter?.equipped !== undefined;
const whereThis = (what: What): Noun['where'] => (isPointer(what) && what.$ref === 'this' ? what.where : undefined);
/** "1 of those cards": of what this card is equipped with. */
function amongWorn({ among: _among, ...noun }: Noun, { condition }: Situation): Noun | undefined {
  const worn = (condition as { is?: string; like?: Filter } | undefined)?.like?.equippedWith;
  return worn && { ...noun, where: ['spells-traps'], filter: both(worn, { oneOf: 'equips' }) };
}
function inPlace({ atOnce, ...doomed }: Doomed, by: readonly Against[] | undefined, drafts: readonly Draft[], how: { optional?: true; alone?: true; limit?: object }): Draft[] | undefined {
  const [draft, ...more] = drafts;
  if (!draft || draft['optional'] || !drafts.every((one) => SPENDABLE.has(String(one['do'])))) return undefined;
  const cost = more.length > 0 ? { all: drafts.map(asCost) } : asCost(draft);
  const limit = how.limit && { limit: { ...how.limit, ...(by && by.length > 1 && { group: 'instead' }) } };
  return about(doomed as What, (by ?? [undefined]).map((one) => ({ rule: 'instead-of-destruction', ...(one && { by: one }), ...(atOnce && !how.alone && { together: true }), ...(how.optional && { optional: true }), ...(how.alone && { alone: true }), ...limit, do: cost })));
} // prettier-ignore
/** "Tribute 1 monster instead, except this card". */
function otherThanThis([only, more]: readonly Draft[]): Draft[] | undefined {
  const what = (only?.['cards'] as { $what?: What } | undefined)?.$what;
  if (!only || more || !what || !isNoun(what) || what.filter.other || what.filter.not) return undefined;
  return [{ ...only, cards: { ...(only['cards'] as object), $what: { ...what, filter: { ...what.filter, other: true } } } }];
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

/** "If a "X" monster you control would activate an effect by detaching material, you can banish this card from your GY instead." */
function ofCosts(g: YgoGrammar): void {
  const replaced = (card: Filter, of: object, drafts: readonly Draft[], when?: Condition): Draft[] | undefined => {
    const [draft, ...more] = drafts;
    if (!draft || more.length > 0 || draft['optional'] || !SPENDABLE.has(String(draft['do']))) return undefined;
    const what = (draft['cards'] as { $what?: What } | undefined)?.$what;
    const from = what && isPointer(what) && what.$ref === 'this' ? what.where : undefined;
    const { controller, ...like } = card;
    return [holds([{ rule: 'instead-of-cost', what: { by: 'you', what: 'effect', card: like, ...(controller === 'you' && { place: 'field' }) }, ...of, do: asCost(draft) }], { ...(from && { from: from.length === 1 ? from[0] : from }), ...(when && { condition: when }) })];
  };
  // "Instead of 1 of those materials": the rest is paid as usual.
  const ENDS = [['[,] instead', { whole: true }], ['[,] instead , except {names}', { whole: true }], ['[,] instead of <1 of those|one of those> <materials|Xyz materials|cards|monsters>', {}]] as const;
  const BEGINS = [['If', {}], ['Once per turn , if', { limit: { per: 'turn', of: 'copy' } }]] as const;
  const LATER = [['', undefined], [' , except the turn this card was sent to the GY', notSentThisTurn()]] as const;
  const but = (drafts: readonly Draft[], not: Filter | undefined): Draft[] | undefined => {
    const what = (drafts[0]?.['cards'] as { $what?: What } | undefined)?.$what;
    if (!not) return [...drafts];
    return what && isNoun(what) && !what.filter.not ? [{ ...drafts[0], cards: { ...(drafts[0]!['cards'] as object), $what: { ...what, filter: both(what.filter, { not }) } } }] : undefined;
  };
  for (const [begin, limit] of BEGINS)
    for (const [unless, when] of LATER)
      for (const [end, whole] of ENDS) {
        const said = (pattern: string, of: object): void => {
          g.rule('statement', `${begin} ${pattern}${unless} , you can {operations} ${end}` as '{others} {operations} [{names}]', ({ others, operations, names }) => { const does = but(operations, names); return does && (others.controller ?? 'you') === 'you' ? replaced(others, { ...of, ...whole, ...limit }, does, when) : undefined; });
        };
        said('{others} would activate an effect by detaching [an] [Xyz] material(s)', { of: 'detach' });
        said('{others} would banish [<a|1>] card(s) from your hand to activate its effect', { of: 'banish', from: 'hand' });
        said('{others} would discard [<a|1>] [card(s)] to activate <an effect|its effect>', { of: 'discard' });
        said('you would discard [<a|1>] [card(s)] to activate the effect of {others}', { of: 'discard' });
        g.rule('statement', `${begin} you would Tribute <a monster(s)|monsters> to activate {effectOf}${unless} , you can {operations} ${end}` as '{effectOf} {operations} [{names}]', ({ effectOf, operations, names }) => { const does = but(operations, names); return does && effectOf.with && !effectOf.with.this ? replaced(effectOf.with, { of: 'tribute', ...whole, ...limit }, does, when) : undefined; });
      }
} // prettier-ignore

const gone = (cards: object): Draft[] => [{ rule: 'redirect', when: 'sent-to-graveyard', to: 'banished', cards }];
const ANYWHERE: Place[] = ['field', 'hand', 'deck', 'extra-deck', 'materials'];
/** Cards on their way to the Graveyard from anywhere, or from where it is said. */
export const banishedInstead = (bare: Noun): Draft[] => gone(groupOf(bare, bare.where ?? (bare.noun === 'card' && Object.keys(bare.filter).every((key) => key === 'not') ? [...ANYWHERE, 'banished'] : ANYWHERE))); // prettier-ignore

/** Where cards go instead. */
function leaving(g: YgoGrammar): void {
  const goes = (when: string, to: string, more: object = {}): Draft[] => [holds([{ rule: 'redirect', ...more, when, to }])];
  g.table('statement', {
    'If this face-up card would leave the field , banish it instead': goes('leaves-field', 'banished', { cards: { where: 'field', filter: { this: true, face: 'up' } } }),
    'Banish this card when it leaves the field': goes('leaves-field', 'banished'),
    'Any monster destroyed by battle with this card is banished': goes('sent-to-graveyard', 'banished', { cards: { where: 'monsters' }, by: { cause: 'battle', card: { this: true } } }),
    'Any card sent to your opponent\'s GY is banished instead': goes('sent-to-graveyard', 'banished', { cards: { where: ['field', 'hand', 'deck', 'extra-deck', 'materials', 'banished'], filter: { owner: 'opponent' } } }),
  });
  g.rule('rulesOf', '[any] {bare} sent to the GY <is|are> banished instead', ({ bare }) => banishedInstead(bare));
  g.rule('rulesOf', "[any] {bare} sent to your opponent's GY <is|are> banished instead", ({ bare }) => (bare.where || bare.whose || bare.noun === 'card' ? undefined : banishedInstead({ ...bare, filter: both(bare.filter, { owner: 'opponent' }) })));
  g.rule('laterAction', '{until} [,] any {bare} sent to the GY <is|are> banished instead', ({ until, bare }) => (bare.where || bare.whose ? undefined : [{ do: 'apply', until, rules: banishedInstead(bare) }]));
  for (const [words, owner] of [['your', 'you'], ["your opponent's", 'opponent']] as const)
    g.rule('laterAction', `{until} [,] any {bare} sent to ${words} GY <is|are> banished instead` as '{until} {bare}', ({ until, bare }) => (bare.where || bare.whose ? undefined : [{ do: 'apply', until, rules: banishedInstead({ ...bare, filter: both(bare.filter, { owner }) }) }]));
  for (const [words, filter] of [['the', {}], ["your opponent's", { owner: 'opponent' }]] as const)
    g.rule('rulesOf', `[any] {bare} sent from {where} to ${words} GY <is|are> banished instead`, ({ bare, where }) => (bare.where || where.filter || where.whose === 'their' ? undefined : gone(groupOf({ ...bare, where: where.where, ...(where.whose && { whose: where.whose }), filter: both(bare.filter, filter) }))));
  g.rule('statement', 'If this face-up card would be sent from the field to the GY , place it on [the] top of the Deck [,] instead', () => goes('sent-to-graveyard', 'deck-top', { cards: { where: 'field', filter: { this: true, face: 'up' } } }));
  for (const [words, to] of [['banished', 'banished'], ['placed on the bottom of the Deck', 'deck-bottom'], ['shuffled into the Deck', 'deck'], ['returned to the Deck', 'deck'], ['returned to the hand', 'hand']] as const) {
    const beaten = (card: Filter): Draft[] => goes('sent-to-graveyard', to, { cards: { where: 'monsters' }, by: { cause: 'battle', card } });
    const INSTEAD = '[<instead|instead of being sent to the GY|instead of going to the GY>]';
    g.rule('statement', `<Any|A> monster [that] {others} <destroys|destroy> by battle is ${words} ${INSTEAD}`, ({ others }) => beaten(others));
    g.rule('statement', `<Any|A> monster [that] this card destroys <by battle|as a result of battle> is ${words} ${INSTEAD}`, () => beaten({ this: true }));
    g.rule('statement', `<Any|A> monster [that] the equipped monster destroys by battle is ${words} ${INSTEAD}`, () => beaten({ oneOf: 'equipped' }));
    g.rule('statement', `<Any monster destroyed by battle is|Monsters destroyed by battle are> ${words} ${INSTEAD}`, () => goes('sent-to-graveyard', to, { cards: { where: 'monsters' }, by: { cause: 'battle' } }));
    if (to !== 'banished') g.rule('statement', `<Any monster destroyed by battle with this card is|Monsters destroyed by battle with this card are> ${words} ${INSTEAD}`, () => beaten({ this: true }));
  }
  for (const as of ['Continuous Spell', 'Continuous Trap'] as const)
    g.rule('statement', `If this face-up card is destroyed in <a|your|the> Monster Zone , you can place it face-up in your Spell & Trap Zone as a ${as} [Card] [,] instead of sending it to the GY`, () => [holds([{ rule: 'redirect', from: 'monsters', when: 'destroyed', to: 'spells-traps', as, optional: true }])]);
  g.rule('statement', 'Banish any monster destroyed by battle with this card', () => goes('sent-to-graveyard', 'banished', { cards: { where: 'monsters' }, by: { cause: 'battle', card: { this: true } } }));
  g.rule('statement', 'Banish any monster this card destroys by battle', () => goes('sent-to-graveyard', 'banished', { cards: { where: 'monsters' }, by: { cause: 'battle', card: { this: true } } }));
  g.rule('statement', 'Any monster destroyed by battle with {others} is banished', ({ others }) => goes('sent-to-graveyard', 'banished', { cards: { where: 'monsters' }, by: { cause: 'battle', card: others } }));
} // prettier-ignore
