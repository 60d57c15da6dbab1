/** Chain links that are answered: "when your opponent activates a monster effect". */
import type { LinkPattern } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';
import { asFilter } from './noun.ts';

/** Chain links that are answered. */
export function links(g: YgoGrammar): void {
  const link = (pattern: LinkPattern): LinkPattern => pattern;
  g.table('linkKind', {
    'a card or effect': link({}),
    'a monster effect': link({ what: 'effect', kind: 'monster' }),
    "a monster's effect": link({ what: 'effect', kind: 'monster' }),
    'a <Spell/Trap Card>': link({ what: 'card', kind: ['spell', 'trap'] }),
    'a <Spell/Trap Card or effect|Spell/Trap Card , or effect|Spell or Trap Card or effect>': link({ kind: ['spell', 'trap'] }),
    'a <Spell Card>': link({ what: 'card', kind: 'spell' }),
    'a <Trap Card>': link({ what: 'card', kind: 'trap' }),
    'a <Spell Card or effect|Spell Card , or effect>': link({ kind: 'spell' }),
    'a <Trap Card or effect>': link({ kind: 'trap' }),
  });
  g.rule('linkKind', '<a Spell/Trap Card , or monster effect ,|a Spell/Trap Card or monster effect|a Spell/Trap Card , or monster effect>', () => [{ what: 'card', kind: ['spell', 'trap'] }, { what: 'effect', kind: 'monster' }]);
  g.rule('linkKind', '<a|an> {property} <Spell|Spell Card>', ({ property }) => ({ what: 'card', kind: 'spell', card: { property } }));
  g.rule('linkKind', '<a|an> {property} <Trap|Trap Card>', ({ property }) => ({ what: 'card', kind: 'trap', card: { property } }));
  g.rule('linkKind', '<a|an> {property} Spell/Trap [Card]', ({ property }) => ({ what: 'card', kind: ['spell', 'trap'], card: { property } }));
  g.rule('linkKind', '{names}', ({ names }) => ({ what: 'card', card: names }));
  g.rule('linkKind', '<the effect of|an effect of> <a|an> {bare}', ({ bare }) => ({ what: 'effect', card: asFilter(bare) }));
  g.rule('linkKind', "<a|an> {adjectives} monster's effect", ({ adjectives }) => ({ what: 'effect', kind: 'monster', card: adjectives }));
  g.rule('linkKind', "<a|an> {kinds:monsterKinds} monster's effect", ({ kinds }) => ({ what: 'effect', kind: 'monster', card: kinds }));
  g.rule('linkKind', '<a|an> {series:quoted} card or effect', ({ series }) => ({ card: { series } }));
  g.rule('linkKind', '<a|an> {series:quoted} Spell/Trap [Card] or effect', ({ series }) => ({ kind: ['spell', 'trap'], card: { series } }));
  g.rule('linkKind', '<a|an> {series:quoted} <Spell/Trap|Spell/Trap Card>', ({ series }) => ({ what: 'card', kind: ['spell', 'trap'], card: { series } }));
  g.rule('linkKind', '<a|an> {series:quoted} <Spell|Spell Card>', ({ series }) => ({ what: 'card', kind: 'spell', card: { series } }));
  g.rule('linkKind', '<a|an> {series:quoted} <Trap|Trap Card>', ({ series }) => ({ what: 'card', kind: 'trap', card: { series } }));
  g.rule('linkKind', 'another card or effect', () => ({ card: { other: true } }));
  g.rule('linkKind', 'another monster effect', () => ({ what: 'effect', kind: 'monster', card: { other: true } }));
  answered(g);
  g.table('inPlace', { 'on the field': 'field', 'in the hand': 'hand', 'in their hand': 'hand', '<in the GY|in their GY>': 'graveyard', '<in the hand or GY|in their hand or GY>': ['hand', 'graveyard'], '<in the GY or banishment|in their GY or banishment>': ['graveyard', 'banished'], 'on the field or in the GY': ['field', 'graveyard'], '<in the hand , GY , or banishment|in their hand , GY , or banishment>': ['hand', 'graveyard', 'banished'], 'in their hand or field': ['hand', 'field'] });
} // prettier-ignore

/** Who activates it, from where, what it targets or would do. */
function answered(g: YgoGrammar): void {
  const DESTROY = ['destroy', 'destroy-monster', 'destroy-spell-trap'] as const;
  const does = (link: LinkPattern): LinkPattern => link;
  g.table('linkTail', {
    'that targets this card [on the field]': does({ targets: { this: true } }),
    'that targets this face-up card [on the field]': does({ targets: { this: true } }),
    'that would destroy <a card(s)|a card(s) on the field|a card on the field>': does({ includes: [...DESTROY] }),
    'that would <inflict damage|inflict damage to you|inflict damage to your opponent>': does({ includes: 'damage' }),
    'that includes an effect that adds a card(s) from the Deck to the hand': does({ includes: 'add-from-deck' }),
    'that would add a card(s) from the Deck to the hand': does({ includes: 'add-from-deck' }),
    'that would banish a card(s)': does({ includes: 'banish' }),
    '<that includes|that would> Special Summon a monster(s)': does({ includes: ['special-summon', 'special-summon-from-deck', 'special-summon-from-graveyard'] }),
    'that includes an effect that Special Summons a monster(s)': does({ includes: ['special-summon', 'special-summon-from-deck', 'special-summon-from-graveyard'] }),
  });
  g.rule('linkTail', 'that targets {targets:others}', ({ targets }) => (targets.this ? undefined : { targets }));
  g.rule('linkTail', 'that targets this card or {targets:others}', ({ targets }) => ({ targets: { any: [{ this: true }, targets] } }));
  g.rule('linkTail', 'that targets exactly 1 {bare} ( and no other cards )', ({ bare }) => ({ targets: asFilter(bare), targetsOnly: true }));
  g.rule('linkTail', 'that targets 1 {bare} ( and no other cards )', ({ bare }) => ({ targets: asFilter(bare), targetsOnly: true }));
  g.rule('linkTail', '{place:inPlace}', ({ place }) => ({ place }));
  g.rule('link', '{who:whoActivates} {kind:linkKind} [{tail:linkTail}]', ({ who, kind, tail }) => each(kind, { by: who, ...tail }));
  g.rule('link', '{kind:linkKind} [,] is activated [{tail:linkTail}]', ({ kind, tail }) => each(kind, tail ?? {}));
  g.rule('link', '{who:whoActivates} {kind:linkKind} {place:inPlace} {tail:linkTail}', ({ who, kind, place, tail }) => ('place' in tail ? undefined : each(kind, { by: who, place, ...tail })));
  g.table('whoActivates', { 'your opponent activates': 'opponent', 'you activate': 'you' });
  g.rule('link', "your opponent's monster effect is activated", () => ({ by: 'opponent', what: 'effect', kind: 'monster' }));
  g.rule('link', "your {adjectives} monster's effect is activated", ({ adjectives }) => ({ by: 'you', what: 'effect', kind: 'monster', card: adjectives }));
} // prettier-ignore

const each = (kind: LinkPattern | LinkPattern[], more: LinkPattern): LinkPattern | LinkPattern[] => Array.isArray(kind) ? kind.map((one) => ({ ...one, ...more })) : { ...kind, ...more }; // prettier-ignore
