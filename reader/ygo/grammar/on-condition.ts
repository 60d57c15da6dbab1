/** What is done, or holds, only on a condition said beside it: how it was at activation, what a monster does later this turn, as long as it is one's own. */
import type { Condition, Filter, Until } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { held } from './conditions.ts';
import { asFilter, both, cards, groupOf, oneOrList, type Noun, type Pointer, type What } from './noun.ts';

export function onCondition(g: YgoGrammar): void {
  atActivation(g);
  negatedIf(g);
  laterThisTurn(g);
  whileMine(g);
}

const IT: What = { $ref: 'it' };

/** How it was when this was activated, and where this card was. */
function atActivation(g: YgoGrammar): void {
  const WHEN = 'when <this effect was activated|this card was activated|you activated this card|you activated this effect>';
  for (const [who, whose] of [['you', 'you'], ['your opponent', 'opponent']] as const)
    for (const [verb, control] of [['controlled', true], ['had', false]] as const)
      if (verb === 'had' || whose === 'opponent') g.rule('condition', `${who} ${verb} {list:someList} ${WHEN}` as '{list:someList}', ({ list }) => { const so = held(list, whose, control); return so && { whenActivated: so }; });
  g.rule('condition', `only your opponent controlled a monster ${WHEN}`, () => ({ whenActivated: { all: [{ exists: { where: 'monsters', whose: 'opponent' } }, { not: { exists: { where: 'monsters', whose: 'you' } } }] } }));
  g.rule('condition', '<this effect|this card> was activated <on|in|from> {where}', ({ where }) => (where.filter || where.whose === 'opponent' || where.whose === 'their' ? undefined : { activatedFrom: oneOrList(where.where) }));
  g.rule('condition', 'you currently control {list:someList}', ({ list }) => held(list, 'you', true));
  g.rule('condition', 'you Summon it from {where}', ({ where }) => (where.filter || where.whose === 'opponent' || where.whose === 'their' ? undefined : ({ is: { $what: { $ref: 'done', done: 'special summoned', noun: 'card' } }, like: { summonedFrom: oneOrList(where.where) } } as never)));
  g.rule('pointer', 'the detached [Xyz] material(s)', () => ({ $ref: 'done', done: 'detached', noun: 'card' }));
} // prettier-ignore

/** "But negate its effects unless it is a Dragon monster". */
function negatedIf(g: YgoGrammar): void {
  const NEGATED = '<negate its effects|its effects are negated|negate their effects|their effects are negated>';
  for (const [word, asked] of [['if', (so: Condition) => so], ['unless', (so: Condition): Condition => ({ not: so })]] as const) {
    const negated = (a: readonly Draft[], so: Condition): Draft[] | undefined => (a.at(-1)?.['do'] === 'special-summon' || a.at(-1)?.['do'] === 'change-position' ? [...a, { do: 'negate-effects', cards: cards(IT), until: 'leaves', if: asked(so), join: 'and-if-you-do' }] : undefined);
    g.rule('operations', `{a:doing} , but ${NEGATED} ${word} {conditions}` as '{a:doing} {conditions}', ({ a, conditions }) => negated(a, conditions));
    g.rule('operations', `{a:doing} , and if you do , ${NEGATED} ${word} {conditions}` as '{a:doing} {conditions}', ({ a, conditions }) => negated(a, conditions));
  }
  // What was just Set is one of these.
  g.rule('operations', '{a:doing} , and if you Set <a|an> {alike} , {b:operations}', ({ a, alike, b }) => (a.at(-1)?.['do'] === 'set' && !b[0]!['if'] && !alike.where && !alike.whose ? [...a, { ...b[0], if: { is: cards(IT), like: asFilter(alike) }, join: 'and-if-you-do' }, ...b.slice(1)] : undefined));
  g.rule('action', 'negate the activation of <their|that> <Spell Card|Trap Card|Spell/Trap Card|Spell|Trap|card>', () => [{ do: 'negate-activation' }]);
} // prettier-ignore

/** "If it attacks this turn, your opponent cannot activate cards or effects until the end of the Damage Step". */
function laterThisTurn(g: YgoGrammar): void {
  const UNTIL = 'until the end of the Damage Step';
  const attacks = (like: Filter): Condition => ({ is: 'attacker', like });
  const silenced = (all: readonly object[], like: Filter): Draft[] => all.map((what) => ({ rule: 'cannot-activate', whose: 'opponent', what, while: attacks(like) }));
  const own = (bare: Noun): Filter | undefined => (bare.where || bare.whose || bare.noun === 'name' ? undefined : both(asFilter(bare), { controller: 'you' }));
  type Said = '{until} {it:pointer} {activating}';
  for (const pattern of [`if {it:pointer} attacks {until} , your opponent cannot {activating} ${UNTIL}`, `{until} , if {it:pointer} attacks , your opponent cannot {activating} ${UNTIL}`] as const)
    g.rule('laterAction', pattern as Said, ({ it, until, activating }) => [{ do: 'apply', to: cards(it), until, rules: silenced(activating, { this: true }) }]);
  type Yours = '{until} {bare} {activating}';
  for (const pattern of [`if your {bare} attacks {until} , your opponent cannot {activating} ${UNTIL}`, `{until} , if your {bare} attacks , your opponent cannot {activating} ${UNTIL}`] as const)
    g.rule('laterAction', pattern as Yours, ({ bare, until, activating }) => { const like = own(bare); return like && [{ do: 'apply', until, rules: silenced(activating, like) }]; });
  for (const pattern of ['if your {bare} attacks a Defense Position monster {until} , inflict piercing battle damage [to your opponent]', '{until} , if your {bare} attacks a Defense Position monster , inflict piercing battle damage [to your opponent]'] as const)
    g.rule('laterAction', pattern, ({ bare, until }) => (own(bare) ? [{ do: 'apply', until, rules: [{ rule: 'piercing', cards: groupOf({ ...bare, whose: 'you', where: ['field'] }) }] }] : undefined));
} // prettier-ignore

/** As long as it is under one's own control. */
function whileMine(g: YgoGrammar): void {
  const MINE: Condition = { is: 'this', like: { controller: 'you' } };
  const held = (it: Pointer, rules: readonly Draft[], until: Until): Draft[] | undefined => (it.$ref === 'this' ? undefined : [{ do: 'apply', to: cards(it), until, rules: rules.map((rule) => ({ ...rule, while: MINE })) }]);
  for (const words of ['while you control it', 'while you control that monster'] as const) g.rule('laterAction', `{it:pointer} {predicate} ${words}` as '{it:pointer} {predicate}', ({ it, predicate }) => (predicate.some((rule) => rule['while']) ? undefined : held(it, predicate, 'leaves')));
} // prettier-ignore
