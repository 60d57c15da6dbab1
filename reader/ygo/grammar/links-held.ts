/** Rules about what is activated: what is negated, cannot be negated, may be activated from the hand. */
import type { Filter, LinkPattern } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { asFilter, groupOf, isNoun, isPointer, type What } from './noun.ts';

export function linksHeld(g: YgoGrammar): void {
  negated(g);
  kept(g);
  fromHand(g);
}

/** "Negate any Trap effects that target this card", "negate all other Trap effects on the field". */
function negated(g: YgoGrammar): void {
  const about = (whom: What): Filter | undefined => {
    if (isPointer(whom)) return whom.$ref === 'this' && !whom.where && !whom.filter ? { this: true } : whom.$ref === 'equipped' ? { oneOf: 'equipped' } : undefined;
    return isNoun(whom) && (whom.count === undefined || whom.count === 'all') ? asFilter(whom) : undefined;
  };
  const DESTROY = '<, and if you do , destroy|, and destroy|and destroy> <it|them|that card|that Spell|that Trap|that Spell/Trap|that Trap Card|that Spell Card|those cards>';
  for (const [end, destroy] of [['', {}], [` ${DESTROY}`, { destroy: true }]] as const)
    for (const [who, by] of [['', {}], ["<your opponent's|an opponent's> ", { by: 'opponent' }]] as const) {
      g.rule('rulesOf', `negate [any|all|the] ${who}{kind:effectsKind} that <target|targets> {whom}${end}` as '{kind:effectsKind} {whom}', ({ kind, whom }) => {
        const targets = about(whom);
        return targets && [{ rule: 'negate-links', what: { ...kind, ...by, targets }, ...destroy }];
      });
    }
  g.rule('rulesOf', 'negate all {kind:effectsKind} on the field', ({ kind }) => (kind.kind ? [{ rule: 'negate-effects', cards: { where: kind.kind === 'monster' ? 'monsters' : 'field', filter: { kind: kind.kind } } }] : undefined));
  g.rule('rulesOf', 'negate all other {kind:effectsKind} on the field', ({ kind }) => (kind.kind ? [{ rule: 'negate-effects', cards: { where: kind.kind === 'monster' ? 'monsters' : 'field', filter: { kind: kind.kind, other: true } } }] : undefined));
} // prettier-ignore

/** "The activation and effects of your "X" cards cannot be negated". */
function kept(g: YgoGrammar): void {
  const of = ({ controller, place, ...card }: Filter, more: LinkPattern = {}): LinkPattern | undefined =>
    place !== undefined || Object.keys(card).length === 0 ? undefined : { ...(controller && { by: controller }), card, ...more };
  g.rule('linkCards', '{bare} activated on your field', ({ bare }) => (bare.where || bare.whose ? undefined : of(asFilter(bare), { by: 'you', place: 'field' })));
  g.rule('linkCards', 'your {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : of(asFilter(bare), { by: 'you' })));
  g.rule('linkCards', '{bare} you control', ({ bare }) => (bare.where || bare.whose ? undefined : of(asFilter(bare), { by: 'you', place: 'field' })));
  for (const [words, what] of [['the <activation|activations> of', 'activation'], ['the <activation|activations> and <effect|effects> of', 'both'], ['the [activated] effects of', 'effect']] as const) {
    g.rule('rulesOf', `${words} {linkCards} cannot be negated`, ({ linkCards }) => [{ rule: 'cannot-be-negated', links: linkCards, what }]);
  }
  for (const [words, by] of [['', {}], ['your ', { by: 'you' }]] as const)
    g.rule('rulesOf', `the activation of ${words}{adjectives} monsters' effects cannot be negated` as '{adjectives}', ({ adjectives }) => [{ rule: 'cannot-be-negated', links: { what: 'effect', kind: 'monster', ...by, card: adjectives }, what: 'activation' }]);
  for (const [words, player] of [['', 'either'], ['your ', 'you']] as const)
    g.rule('rulesOf', `{how:summonWord} Summons of ${words}{bare} cannot be negated` as '{how:summonWord} {bare}', ({ how, bare }) => (bare.where || bare.whose ? undefined : [{ rule: 'cannot', what: 'have-summon-negated', player, how, filter: asFilter(bare) }]));
  g.rule('rulesOf', "<this card's|its> [activated] effects cannot be negated", () => [{ rule: 'cannot-be-negated', links: { what: 'effect', card: { this: true } }, what: 'effect' }]);
} // prettier-ignore

/** "You can activate "X" Quick-Play Spells from your hand". */
function fromHand(g: YgoGrammar): void {
  g.rule('rulesOf', 'you can activate {bare} from your hand', ({ bare }): Draft[] | undefined => {
    const what = bare.where || bare.whose || bare.noun === 'card' || bare.noun === 'monster' ? undefined : asFilter(bare);
    return what && [{ rule: 'activate-from', what, from: 'hand' }];
  });
  g.rule('rulesOf', 'you can activate {bare} the turn they were Set', ({ bare }): Draft[] | undefined => (bare.where || bare.whose || groupOf(bare).only || bare.noun === 'card' ? undefined : [{ rule: 'activate-from', what: asFilter(bare), setThisTurn: true }]));
} // prettier-ignore
