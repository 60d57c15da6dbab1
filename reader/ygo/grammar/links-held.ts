/** Rules about what is activated: what is negated, cannot be negated, may be activated from the hand. */
import type { Condition, Filter, LinkPattern } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { asCost, payable } from './costs.ts';
import { asFilter, both, groupOf, isNoun, isPointer, oneOrList, type What } from './noun.ts';

export function linksHeld(g: YgoGrammar): void {
  held(g);
  negated(g);
  unanswered(g);
  kept(g);
  fromHand(g);
}

/** Effects that are activated: whose, of what cards, where, what they target. */
function held(g: YgoGrammar): void {
  const about = (whom: What): Filter | undefined => {
    if (isPointer(whom)) return whom.$ref === 'this' && !whom.where && !whom.filter ? { this: true } : whom.$ref === 'equipped' ? { oneOf: 'equipped' } : undefined;
    return isNoun(whom) && (whom.count === undefined || whom.count === 'all') ? asFilter(whom) : undefined;
  };
  const TARGET = 'that <target|targets>';
  g.rule('heldTail', `${TARGET} {whom}`, ({ whom }) => { const targets = about(whom); return targets && { targets }; });
  g.rule('heldTail', `${TARGET} <a|an> {bare}`, ({ bare }) => ({ targets: asFilter(bare) }));
  g.rule('heldTail', `${TARGET} another {bare}`, ({ bare }) => ({ targets: both(asFilter(bare), { other: true }) }));
  g.rule('heldTail', `${TARGET} [exactly] 1 {bare} ( and no other cards )`, ({ bare }) => ({ targets: asFilter(bare), targetsOnly: true }));
  g.rule('heldTail', `${TARGET} this 1 card`, () => ({ targets: { this: true }, targetsOnly: true }));
  const ACTIVATED = '<that activate|that activates|activated|that was activated|that were activated>';
  g.rule('heldTail', 'that would inflict damage to you', () => ({ includes: 'damage', damages: 'you' }));
  g.rule('heldTail', `${ACTIVATED} <in|on> {where}`, ({ where: { where, whose, filter } }) => (filter || whose === 'their' ? undefined : { place: oneOrList(where), ...(whose && { by: whose }) }));
  g.rule('heldTail', `${ACTIVATED} on the field or in the GY`, () => ({ place: ['field', 'graveyard'] }));
  g.rule('heldTail', `${ACTIVATED} in the same column as <a|an> {bare}`, ({ bare }) => ({ card: { sameAs: { what: 'column', as: groupOf(bare) } } }));
  g.rule('heldTail', '<activated by your opponent|your opponent activates>', () => ({ by: 'opponent' }));
  for (const [whose, more] of [['', {}], ["<your opponent's|an opponent's|opponent's> ", { by: 'opponent' }], ['other ', { card: { other: true } }]] as const) {
    const link = (of: LinkPattern, tail: LinkPattern): LinkPattern | undefined => (Object.keys(more).some((key) => key in tail) ? undefined : { ...of, ...more, ...tail, ...(of.card && { card: both(of.card, tail.card) }) });
    g.rule('heldLink', `[any|all|the] ${whose}{kind:effectsKind} {heldTail}` as '{kind:effectsKind} {heldTail}', ({ kind, heldTail }) => link({ ...(kind.kind && { kind: kind.kind }) }, heldTail));
    g.rule('heldLink', `[any|all|the] ${whose}{adjectives} monster effects {heldTail}` as '{adjectives} {heldTail}', ({ adjectives, heldTail }) => link({ what: 'effect', kind: 'monster', card: adjectives }, heldTail));
  }
} // prettier-ignore

/** "Negate any Trap effects that target this card", "negate all other Trap effects on the field". */
function negated(g: YgoGrammar): void {
  const DESTROY = '<, and if you do , destroy|, and destroy|and destroy> <it|them|that card|that Spell|that Trap|that Spell/Trap|that Trap Card|that Spell Card|those cards>';
  for (const [end, destroy] of [['', {}], [` ${DESTROY}`, { destroy: true }]] as const) {
    g.rule('rulesOf', `negate {heldLink}${end}` as '{heldLink}', ({ heldLink }) => [{ rule: 'negate-links', what: heldLink, ...destroy }]);
    g.rule('rulesOf', `negate {heldLink} [,] except [those of] {exception}${end}` as '{heldLink} {exception}', ({ heldLink, exception }) => (heldLink.card?.not ? undefined : [{ rule: 'negate-links', what: { ...heldLink, card: both(heldLink.card, { not: exception }) }, ...destroy }]));
    g.rule('rulesOf', `negate the effects of any {linkNoun} {heldTail}${end}` as '{linkNoun} {heldTail}', ({ linkNoun, heldTail }) => [{ rule: 'negate-links', what: { ...linkNoun, ...heldTail }, ...destroy }]);
  }
  resolving(g);
  g.rule('rulesOf', 'negate the effects of {bare} that activate during the {phases}', ({ bare, phases }) => (bare.where || bare.whose || bare.noun !== 'monster' ? undefined : [{ rule: 'negate-links', what: { what: 'effect', kind: 'monster', card: asFilter(bare) }, while: { phase: oneOrList(phases) } }]));
  // "When resolving an opponent's card effect that targets this card, roll a six-sided die and negate that effect if you roll a 3".
  g.rule('dieFaces', '[a] {n:number}', ({ n }) => [n]);
  g.rule('dieFaces', '[a] {a:number} or {b:number}', ({ a, b }) => [a, b]);
  g.rule('dieFaces', '[a] {a:number} , {b:number} [,] or {c:number}', ({ a, b, c }) => [a, b, c]);
  for (const [end, destroy] of [['', {}], [', and if you do , destroy that card', { destroy: true }]] as const)
    g.rule('rulesOf', `when resolving an opponent's card effect {heldTail} , roll a six-sided die [,] and negate that effect if you roll {dieFaces} ${end}` as '{heldTail} {dieFaces}', ({ heldTail, dieFaces }) => ('targets' in heldTail ? [{ rule: 'negate-links', what: { by: 'opponent', ...heldTail }, rolled: dieFaces, ...destroy }] : undefined));
  g.rule('rulesOf', "negate any activated effects of your opponent's banished monsters", () => [{ rule: 'negate-links', what: { by: 'opponent', what: 'effect', kind: 'monster', place: 'banished' } }]);
  // Whatever those monsters activate.
  g.rule('rulesOf', 'negate the activated effects of {bare}', ({ bare }) => (bare.noun !== 'monster' || (bare.where && bare.where.join() !== 'field') || (bare.whose && !bare.where) || Object.keys(asFilter(bare)).join() === 'kind' ? undefined : [{ rule: 'negate-links', what: { what: 'effect', kind: 'monster', card: asFilter(bare), ...(bare.where && { place: 'field' }) } }]));
  g.rule('rulesOf', "negate the activated effects of your opponent's {bare}", ({ bare }) => (bare.noun !== 'monster' || bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : [{ rule: 'negate-links', what: { by: 'opponent', what: 'effect', kind: 'monster', card: bare.filter } }]));
  // Of a Spell or Trap also what it does when it is activated.
  g.rule('rulesOf', "your opponent's activated card effects are negated", () => [{ rule: 'negate-links', what: { by: 'opponent' } }]);
  g.rule('rulesOf', 'negate all {kind:effectsKind} on the field', ({ kind }) => (kind.kind ? [{ rule: 'negate-effects', cards: { where: kind.kind === 'monster' ? 'monsters' : 'field', filter: { kind: kind.kind } } }] : undefined));
  g.rule('rulesOf', 'negate all Equip Card effects on the field', () => [{ rule: 'negate-effects', cards: { where: 'field', filter: { isEquip: true } } }]);
  g.rule('rulesOf', 'negate all other {kind:effectsKind} on the field', ({ kind }) => (kind.kind ? [{ rule: 'negate-effects', cards: { where: kind.kind === 'monster' ? 'monsters' : 'field', filter: { kind: kind.kind, other: true } } }] : undefined));
} // prettier-ignore

/** "When a monster effect activated by your opponent resolves, if you control a Dragon, you can negate that effect, then destroy this card." */
function resolving(g: YgoGrammar): void {
  const ENDS = [
    ['', {}],
    [', and if you do , destroy that card', { destroy: true }],
    [', then destroy this card', { then: [{ do: 'destroy', cards: 'this' }] }],
    [', then send this card to the GY', { then: [{ do: 'send', cards: 'this' }] }],
  ] as const;
  const OFTEN = [['', {}], ['once per turn , ', { limit: { per: 'turn', of: 'copy' } }], ['once , while this card is in your Pendulum Zone , ', { limit: { per: 'duel', of: 'copy' } }], ['once while face-up on the field , ', { limit: { per: 'duel', of: 'copy' } }]] as const;
  g.rule('negatedNoun', '{linkNoun}', ({ linkNoun }) => linkNoun);
  // Of a Spell or Trap Card also what it does when it is activated.
  for (const [words, kind] of [['Spell effect', 'spell'], ['Trap effect', 'trap'], ['Spell/Trap effect', ['spell', 'trap']]] as const) g.rule('negatedNoun', words, () => ({ kind: typeof kind === 'string' ? kind : [...kind] }));
  g.rule('negatedNoun', 'card effect', () => ({}));
  const THAT = 'negate that [activated] effect';
  for (const [end, more] of ENDS)
    for (const [often, limit] of OFTEN)
      for (const [whose, by] of [['<a|an> ', {}], ["<your opponent's|an opponent's> ", { by: 'opponent' }]] as const) {
        const link = (noun: LinkPattern, tail: LinkPattern | undefined): LinkPattern | undefined => (Object.keys(by).some((key) => tail && key in tail) ? undefined : { ...noun, ...by, ...tail });
        const held = (what: LinkPattern | undefined, conditions: Condition | undefined, how: object): Draft[] | undefined => what && [{ rule: 'negate-links', what, ...limit, ...how, ...more, ...(conditions && { while: conditions }) }];
        const when = `${often}when ${whose}{negatedNoun} {heldTail} resolves , [if {conditions} ,]`;
        if (Object.keys(limit).length === 0) g.rule('rulesOf', `${when} ${THAT}${end}` as '{negatedNoun} {heldTail} [{conditions}]', ({ negatedNoun: linkNoun, heldTail, conditions }) => held(link(linkNoun, heldTail), conditions, {}));
        g.rule('rulesOf', `${when} you can ${THAT}${end}` as '{negatedNoun} {heldTail} [{conditions}]', ({ negatedNoun: linkNoun, heldTail, conditions }) => held(link(linkNoun, heldTail), conditions, { optional: true }));
        g.rule('rulesOf', `${when} you can {operations} , and if you do , ${THAT}${end}` as '{negatedNoun} {heldTail} [{conditions}] {operations}', ({ negatedNoun: linkNoun, heldTail, conditions, operations }) => (payable(operations) && operations.length === 1 ? held(link(linkNoun, heldTail), conditions, { optional: true, do: asCost(operations[0]!) }) : undefined));
        if (whose === '<a|an> ' && Object.keys(limit).length > 0) g.rule('rulesOf', `${often}you can negate an activated {negatedNoun} {heldTail}${end}` as '{negatedNoun} {heldTail}', ({ negatedNoun: linkNoun, heldTail }) => held(link(linkNoun, heldTail), undefined, { optional: true }));
      }
} // prettier-ignore

/** "Your opponent cannot activate cards or effects in response to the activation of your "X" Spell Cards". */
function unanswered(g: YgoGrammar): void {
  g.rule('answered', '<a|an> {linkNoun}', ({ linkNoun }) => linkNoun);
  g.rule('answered', 'your {linkNoun}', ({ linkNoun }) => ({ by: 'you', ...linkNoun }));
  g.rule('answered', "this card's effects", () => ({ what: 'effect', card: { this: true } }));
  g.rule('answered', 'your {bare}', ({ bare }) => ((bare.noun === 'spell' || bare.noun === 'trap') && bare.filter.property && !bare.where && !bare.whose ? { by: 'you', what: 'card', card: { kind: bare.noun, ...bare.filter } } : undefined));
  g.rule('answered', "the equipped monster's <effect|effects>", () => ({ what: 'effect', card: { oneOf: 'equipped' } }));
  for (const ending of ['in response to the activation of {answered}', 'in response to your {linkNoun} activation'] as const)
    g.rule('rulesOf', `your opponent cannot {activating} ${ending}` as '{activating} [{answered}] [{linkNoun}]', ({ activating, answered, linkNoun }) => activating.map((one) => ({ rule: 'cannot-respond', to: answered ?? { by: 'you', ...linkNoun }, ...(Object.keys(one).length > 0 && { with: one }) })));
} // prettier-ignore

/** "The activation and effects of your "X" cards cannot be negated". */
function kept(g: YgoGrammar): void {
  const of = ({ controller, place, ...card }: Filter, more: LinkPattern = {}): LinkPattern | undefined =>
    place !== undefined || Object.keys(card).length === 0 ? undefined : { ...(controller && { by: controller }), card, ...more };
  g.rule('linkCards', '{bare} activated on your field', ({ bare }) => (bare.where || bare.whose ? undefined : of(asFilter(bare), { by: 'you', place: 'field' })));
  g.rule('linkCards', 'your {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : of(asFilter(bare), { by: 'you' })));
  g.rule('linkCards', '{bare} you control', ({ bare }) => (bare.where || bare.whose ? undefined : of(asFilter(bare), { by: 'you', place: 'field' })));
  g.rule('linkCards', '{bare}', ({ bare }) => (bare.filter.pointedToBy && !bare.where && !bare.whose ? { card: asFilter(bare), place: 'field' } : undefined));
  for (const [words, what] of [['the <activation|activations> of', 'activation'], ['the <activation|activations> and <effect|effects> of', 'both'], ['the [activated] effects of', 'effect']] as const) {
    g.rule('rulesOf', `${words} {linkCards} cannot be negated`, ({ linkCards }) => [{ rule: 'cannot-be-negated', links: linkCards, what }]);
  }
  for (const [words, by] of [['', {}], ['your ', { by: 'you' }]] as const)
    g.rule('rulesOf', `the activation of ${words}{adjectives} monsters' effects cannot be negated` as '{adjectives}', ({ adjectives }) => [{ rule: 'cannot-be-negated', links: { what: 'effect', kind: 'monster', ...by, card: adjectives }, what: 'activation' }]);
  for (const [words, player] of [['', 'either'], ['your ', 'you']] as const)
    g.rule('rulesOf', `the {a:summonWord} and {b:summonWord} Summons of ${words}{bare} cannot be negated` as '{a:summonWord} {b:summonWord} {bare}', ({ a, b, bare }) => (bare.where || bare.whose ? undefined : [{ rule: 'cannot', what: 'have-summon-negated', player, how: [a, b], filter: asFilter(bare) }]));
  g.rule('rulesOf', 'the {how:summonWord} Summon of <a|an> {bare} cannot be negated', ({ how, bare }) => (bare.where || bare.whose ? undefined : [{ rule: 'cannot', what: 'have-summon-negated', player: 'either', how, filter: asFilter(bare) }]));
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
  g.rule('rulesOf', "during either player's turn , you can activate {bare} from your hand", ({ bare }): Draft[] | undefined => (bare.where || bare.whose || bare.noun === 'card' || bare.noun === 'monster' ? undefined : [{ rule: 'activate-from', what: asFilter(bare), from: 'hand' }]));
  g.rule('rulesOf', 'you can activate {names} the turn <it is|it was> Set', ({ names }): Draft[] => [{ rule: 'activate-from', what: names, setThisTurn: true }]);
  g.rule('rulesOf', 'you can activate {bare} the turn they were Set', ({ bare }): Draft[] | undefined => (bare.where || bare.whose || groupOf(bare).only || bare.noun === 'card' ? undefined : [{ rule: 'activate-from', what: asFilter(bare), setThisTurn: true }]));
} // prettier-ignore
