/** Whose effects, of what kind of card: "your opponent's card effects", "the activated effects of Special Summoned monsters"; by what a card is protected. */
import type { Against, Filter } from '../../../engine/ygo/effects/schema.ts';
import { copyOf } from '../../frame/values.ts';
import { asFilter, both } from './noun.ts';
import type { YgoGrammar } from './categories.ts';

export function sources(g: YgoGrammar): void {
  kinds(g);
  owners(g);
  ofCards(g);
  against(g);
}

const KINDS = [
  ['<card effects|card effect|a card effect|an effect|Spells , Traps , or card effects|effects|effect|any card effects|effects of cards|all card effects|cards\' effects|cards and effects|cards or effects>', {}],
  ['<monster effects|monster effect|effects of monsters|the effects of monsters|monsters\' effects>', { kind: 'monster' }],
  ['<Spell effects|Spell effect|Spell Cards|Spell Card effects|the effects of Spells|the effects of Spell Cards|Spells|Spell Cards/effects|Spell Cards or effects|Spell Cards and effects>', { kind: 'spell' }],
  ['<Trap effects|Trap effect|Trap Cards|Trap Card effects|the effects of Traps|the effects of Trap Cards|Traps|Trap Cards/effects|Trap Cards or effects|Trap Cards and effects>', { kind: 'trap' }],
  ['<Spell/Trap effects|Spell/Trap effect|Spell or Trap effects|Spell/Trap Cards|Spell and Trap effects|the effects of Spells/Traps|Spells/Traps|Spell/Trap Cards and effects|Spell/Trap Cards/effects|Spell and Trap Cards|Spell or Trap Cards|the effects of Spell/Trap Cards|Spell/Trap Cards or effects|Spell and Trap Card effects|the effects of Spell and Trap Cards>', { kind: ['spell', 'trap'] }],
  ['<Spell and monster effects|Spell/Monster effects|Spell effects and monster effects|Spell or monster effects>', { kind: ['spell', 'monster'] }],
  ['<Trap and monster effects|Trap effects and monster effects|Trap/monster effects|Trap or monster effects>', { kind: ['trap', 'monster'] }],
] as const; // prettier-ignore

/** Of what kind of card. */
function kinds(g: YgoGrammar): void {
  for (const [words, kind] of KINDS) g.rule('effectsKind', words, () => copyOf(kind) as Against);
}

/** Whose, activated or not, with what exception. */
function owners(g: YgoGrammar): void {
  const effect = (...more: Against[]): Against => Object.assign({ cause: 'effect' }, ...more) as Against;
  const THEIRS = "<your opponent's|an opponent's|the opponent's|opponent's>";
  const theirs: Against = { whose: 'opponent' };
  const activated: Against = { activated: true };
  const other: Against = { card: { other: true } };
  const ways: readonly (readonly [string, Against])[] = [
    ['{kind:effectsKind}', {}],
    [`${THEIRS} {kind:effectsKind}`, theirs],
    [`${THEIRS} activated {kind:effectsKind}`, { ...theirs, ...activated }],
    ['{kind:effectsKind} <your opponent activates|activated by your opponent>', { ...theirs, ...activated }],
    ['your {kind:effectsKind}', { whose: 'you' }],
    ['your other {kind:effectsKind}', { whose: 'you', ...other }],
    ['activated {kind:effectsKind}', activated],
    ['other {kind:effectsKind}', other],
    ['all other {kind:effectsKind}', other],
    ['<the|any> {kind:effectsKind}', {}],
  ];
  for (const [pattern, more] of ways) {
    g.rule('effectSource', pattern as '{kind:effectsKind}', ({ kind }) => effect(kind, more));
    g.rule('effectSource', `${pattern} <that do not|that does not|, unless they|unless they> target <it|them|this card>` as '{kind:effectsKind}', ({ kind }) => effect(kind, more, { targeting: false }));
    g.rule('effectSource', `${pattern} that target <it|them|this card>` as '{kind:effectsKind}', ({ kind }) => effect(kind, more, { targeting: true }));
    for (const own of ['[,] except <its own|their own|this card\'s>', '( except <its own|their own|this card\'s> )'] as const)
      g.rule('effectSource', `${pattern} ${own}` as '{kind:effectsKind}', ({ kind }) => (more.card && more !== other ? undefined : effect(kind, more, other)));
  }
  const except = (by: Against, not: Filter): Against | undefined => (by.card?.not || by.card?.noneOf ? undefined : { ...by, card: { ...by.card, not } });
  const BUT = '[,] except [<by|those of|from|the effects of>]';
  g.rule('effectSourceBut', `{by:effectSource} ${BUT} {names} [<'s effects|effects>]`, ({ by, names }) => except(by, names));
  g.rule('effectSourceBut', `{by:effectSource} ${BUT} [<a|an>] {bare} [effects]`, ({ by, bare }) => (bare.where || bare.whose ? undefined : except(by, asFilter(bare))));
  g.rule('effectSourceBut', "{by:effectSource} [,] except {adjectives} monsters' [effects]", ({ by, adjectives }) => except(by, { kind: 'monster', ...adjectives }));
  g.rule('effectSourceBut', "{by:effectSource} [,] except {kinds:monsterKinds} Monsters' [effects]", ({ by, kinds }) => except(by, { kind: 'monster', ...kinds }));
  g.rule('effectSourceBut', '{by:effectSource} [,] except their {bare}', ({ by, bare }) => (bare.where || bare.whose || by.whose !== 'opponent' ? undefined : except(by, asFilter(bare))));
  g.rule('effectSourceBut', '{by:effectSource} , except for Equip Cards', ({ by }) => except(by, { isEquip: true }));
  g.rule('effectSourceBut', '{by:effectSource}', ({ by }) => by);
  g.rule('effectSource', "other {series:quoted} cards' effects", ({ series }) => ({ cause: 'effect', card: { series, other: true } }));
  g.table('effectSource', {
    "<activated effects of your opponent's cards|your opponent's cards and effects>": effect(theirs, activated),
    "<the effects of other cards|effects of other cards|other cards' effects>": effect(other),
    "other monsters' activated effects": effect({ kind: 'monster' }, other, activated),
    "<other monsters' effects|the effects of other monsters>": effect({ kind: 'monster' }, other),
    "<other cards' activated effects|activated effects of other cards|the activated effects of other cards>": effect(other, activated),
    "<monsters' activated effects|the activated effects of monsters>": effect({ kind: 'monster' }, activated),
  });
} // prettier-ignore

/** "The effects of Special Summoned monsters". */
function ofCards(g: YgoGrammar): void {
  const effect = (more: Against = {}): Against => ({ cause: 'effect', ...more });
  const of = (filter: Filter, said: readonly string[] = ['kind']): Against | undefined => {
    const { controller, ...card } = filter;
    return Object.keys(card).every((key) => said.includes(key)) ? undefined : effect({ ...(controller && { whose: controller }), ...(Object.keys(card).length > 0 && { card }) });
  };
  const activated = (found: Against | undefined): Against | undefined => found && { ...found, activated: true };
  for (const [words, make] of [['<the effects|effects>', (found: Against | undefined) => found], ['<the activated effects|activated effects>', activated]] as const) {
    g.rule('effectSource', `${words} <of|from any> {bare}`, ({ bare }) => make(of(asFilter(bare))));
    g.rule('effectSource', `${words} of other {bare}`, ({ bare }) => make(of(both(asFilter(bare), { other: true }))));
    g.rule('effectSource', `your opponent's ${words} of {bare}`, ({ bare }) => (bare.whose ? undefined : make(of({ ...asFilter(bare), controller: 'opponent' }))));
    g.rule('effectSource', `${words} of <your opponent's|an opponent's> monsters`, () => make(effect({ kind: 'monster', whose: 'opponent' })));
    g.rule('effectSource', `${words} of <your opponent's|an opponent's> {bare}`, ({ bare }) => (bare.whose ? undefined : make(of({ ...asFilter(bare), controller: 'opponent' }))));
  }
  // "Monster effects", "other Spell effects" are kinds of effect.
  const KIND = ['kind', 'other'];
  g.rule('effectSource', '{bare} effects', ({ bare }) => (bare.where || bare.whose ? undefined : of(asFilter(bare), KIND)));
  g.rule('effectSource', "<a|an> {adjectives} monster's <effect|effects>", ({ adjectives }) => of({ kind: 'monster', ...adjectives }, KIND));
  g.rule('effectSource', "<your opponent's|an opponent's> {bare} effects", ({ bare }) => (bare.where || bare.whose ? undefined : of({ ...asFilter(bare), controller: 'opponent' }, KIND)));
} // prettier-ignore

/** By what: "by battle", "by your opponent's card effects". Each alternative is one. */
function against(g: YgoGrammar): void {
  const battle: Against = { cause: 'battle' };
  const or = (by: Against): Against[] => (by.cause === 'effect' && Object.keys(by).length === 1 ? [{ cause: ['battle', 'effect'] }] : [battle, by]);
  g.rule('against', 'by battle', () => [battle]);
  g.rule('against', 'by {by:effectSource}', ({ by }) => [by]);
  g.rule('against', 'by battle <or|and|and/or|, or|, nor|nor> [by] {by:effectSource}', ({ by }) => or(by));
  g.rule('against', 'by {by:effectSource} or [by] battle', ({ by }) => or(by));
  // "By your opponent's monster effects or Trap effects": whose is said of both.
  g.rule('against', 'by {a:effectSource} or {b:effectSource}', ({ a, b }) => [a, { ...(a.whose && { whose: a.whose }), ...b }]);
  g.rule('against', 'by {a:effectSource} or by {b:effectSource}', ({ a, b }) => [a, b]);
  const other = (filter: Filter): Against[] => [{ cause: 'battle', card: filter }];
  g.rule('against', 'by battle <with|against> {others}', ({ others }) => other(others));
  g.rule('against', 'by battle [,] except [by battle] with {others}', ({ others }) => other({ not: others }));
  g.rule('against', 'by battle <with|against> {others} or by {by:effectSource}', ({ others, by }) => [...other(others), by]);
  g.rule('against', 'by battle <with|against> {others} , or by {by:effectSource}', ({ others, by }) => [...other(others), by]);
  // "By monster effects, except those of Ritual Monsters".
  const spared = (by: Against, not: Filter): Against[] | undefined => (by.card ? undefined : [{ ...by, card: { not } }]);
  g.rule('against', 'by {by:effectSource} [,] except those of [<a|an>] {bare}', ({ by, bare }) => (bare.where || bare.whose ? undefined : spared(by, asFilter(bare))));
  g.rule('against', 'by {by:effectSource} [,] except those of {names}', ({ by, names }) => spared(by, names));
} // prettier-ignore
