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
  g.rule('linkKind', '<a Spell/Trap Card , or monster effect ,|a Spell/Trap Card or monster effect>', () => [{ what: 'card', kind: ['spell', 'trap'] }, { what: 'effect', kind: 'monster' }]);
  g.rule('linkKind', '{names}', ({ names }) => ({ what: 'card', card: names }));
  g.rule('linkKind', 'the effect of <a|an> {bare}', ({ bare }) => ({ what: 'effect', card: asFilter(bare) }));
  g.rule('link', 'your opponent activates {kind:linkKind}', ({ kind }) => each(kind, { by: 'opponent' }));
  g.rule('link', 'you activate {kind:linkKind}', ({ kind }) => each(kind, { by: 'you' }));
  g.rule('link', '{kind:linkKind} [,] is activated', ({ kind }) => kind);
  g.rule('link', 'your opponent activates {kind:linkKind} {inPlace}', ({ kind, inPlace }) => each(kind, { by: 'opponent', place: inPlace }));
  g.rule('link', '{kind:linkKind} is activated {inPlace}', ({ kind, inPlace }) => each(kind, { place: inPlace }));
  g.rule('link', 'your opponent activates {kind:linkKind} that targets {targets:others}', ({ kind, targets }) => each(kind, { by: 'opponent', targets }));
  g.rule('link', '{kind:linkKind} is activated that targets {targets:others}', ({ kind, targets }) => each(kind, { targets }));
  g.rule('link', 'your opponent activates {kind:linkKind} that targets this card', ({ kind }) => each(kind, { by: 'opponent', targets: { this: true } }));
  g.rule('link', '{kind:linkKind} is activated that targets this card', ({ kind }) => each(kind, { targets: { this: true } }));
  g.table('inPlace', { 'on the field': 'field', 'in the hand': 'hand', 'in the GY': 'graveyard', 'in the hand or GY': ['hand', 'graveyard'], 'in the GY or banishment': ['graveyard', 'banished'], 'on the field or in the GY': ['field', 'graveyard'], 'in the hand , GY , or banishment': ['hand', 'graveyard', 'banished'] });
} // prettier-ignore

const each = (kind: LinkPattern | LinkPattern[], more: LinkPattern): LinkPattern | LinkPattern[] => Array.isArray(kind) ? kind.map((one) => ({ ...one, ...more })) : { ...kind, ...more }; // prettier-ignore
