/** When nobody may answer a Summon: "your opponent cannot activate cards or effects when you Tribute Summon a monster". */
import type { EventPattern } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';

export function windows(g: YgoGrammar): void {
  g.rule('rulesOf', '{rules:playerRule} when {event}', ({ rules, event }) => closed(rules, event));
  g.rule('rulesOf', 'when {event} , {rules:playerRule}', ({ rules, event }) => closed(rules, event));
  g.rule('rulesOf', 'the activation of your cards and effects that include an effect that Fusion Summons a Fusion Monster cannot be negated', () => [{ rule: 'cannot-be-negated', links: { by: 'you', includes: 'fusion-summon' }, what: 'activation' }]);
  g.rule('rulesOf', '{rules:playerRule} when a monster is Fusion Summoned this way', ({ rules }) => closed(rules, [{ event: 'summoned', how: 'fusion', by: 'you', cause: 'effect' }]));
  for (const [whose, who] of [['', {}], ["your opponent's ", { whose: 'opponent' }]] as const) {
    const none = (...what: object[]): Draft[] => what.map((one) => ({ rule: 'cannot-activate', ...who, what: one }));
    g.table('playerRule', {
      [`${whose}cards and effects cannot <be activated|activate>`]: none({}),
      [`${whose}Spell/Trap Cards and effects cannot <be activated|activate>`]: none({ kind: ['spell', 'trap'] }),
      [whose ? `${whose}Trap Cards cannot be activated` : '<Trap Cards cannot be activated|no Trap Cards can be activated>']: none({ what: 'card', kind: 'trap' }),
      [`${whose}Spell/Trap Cards , and their effects , cannot be activated`]: none({ kind: ['spell', 'trap'] }),
      [`${whose}Spell Cards cannot be activated`]: none({ what: 'card', kind: 'spell' }),
      [`${whose}Spell Cards , and their effects on the field , cannot be activated`]: none({ what: 'card', kind: 'spell' }, { what: 'effect', kind: 'spell', place: 'field' }),
      [`${whose}Trap Cards , and their effects on the field , cannot be activated`]: none({ what: 'card', kind: 'trap' }, { what: 'effect', kind: 'trap', place: 'field' }),
    });
  }
} // prettier-ignore

/** What cannot be activated, only in the window that a Summon opens. */
function closed(rules: readonly Draft[], events: readonly EventPattern[]): Draft[] | undefined {
  const fits = rules.every(({ rule, inResponseTo }) => rule === 'cannot-activate' && !inResponseTo) && events.every(({ event }) => event === 'summoned' || event === 'attack-declared');
  return fits ? rules.flatMap((rule) => events.map((inResponseTo) => ({ ...rule, inResponseTo }))) : undefined;
} // prettier-ignore
