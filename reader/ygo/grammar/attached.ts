/** Sentences that go on with the effect before them, or only remind of a rule. */
import type { Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';

/** Sentences that say something more of the effect before them. */
export function additions(g: YgoGrammar): void {
  const effect = (put: object): object => ({ to: 'effect', put });
  for (const [word, to] of [['effect', 'effect'], ['card', 'card']] as const) {
    const THIS = `<the turn|during the turn> you activate this ${word}`;
    g.rule('addition', `{playerRule} [,] ${THIS}`, ({ playerRule }: { playerRule: Draft[] }) => ({ to, put: { restricts: { rules: playerRule } } }));
    g.rule('addition', `{playerRule} ${THIS} , except {exception}`, ({ playerRule, exception }: { playerRule: Draft[]; exception: Filter }) => {
      const [rule] = playerRule;
      const filter = rule?.['filter'] as Filter | undefined;
      if (playerRule.length !== 1 || rule?.['what'] !== 'special-summon' || filter?.not) return undefined;
      return { to, put: { restricts: { rules: [{ ...rule, filter: { ...filter, not: exception } }] } } };
    });
  }
  g.table('addition', {
    "Your opponent cannot activate cards or effects in response to this card's activation": { to: 'card', put: { cannotBeRespondedTo: { by: 'opponent' } } },
    "Neither player can activate cards or effects in response to this card's activation": { to: 'card', put: { cannotBeRespondedTo: true } },
    "Your opponent cannot activate cards or effects in response to this effect's activation": effect({ cannotBeRespondedTo: { by: 'opponent' } }),
    "Neither player can activate cards or effects in response to this effect's activation": effect({ cannotBeRespondedTo: true }),
    "This card's activation cannot be negated": { to: 'card', put: { cannotBeNegated: 'activation' } },
    "This <effect's activation|activation> cannot be negated": effect({ cannotBeNegated: 'activation' }),
    'This effect cannot be negated': effect({ cannotBeNegated: 'effect' }),
    "This card's activation and effect cannot be negated": { to: 'card', put: { cannotBeNegated: 'both' } },
    '( Transfer its materials to this card . )': { to: 'procedure', put: { transfer: true } },
    'You must also Tribute monsters from your hand or field whose total Levels equal <or exceed the Level of the Ritual Monster|or exceed the Level of the Ritual Monster you Ritual Summon|or exceed its Level>': { to: 'ritual', put: {} },
    'You must also Tribute monsters from your hand or field whose total Levels equal <the Level of the Ritual Monster|the Level of the Ritual Monster you Ritual Summon|its Level>': { to: 'ritual', put: { exactLevel: true } },
  });
  g.rule('addition', 'This card cannot attack the turn <you activate this effect|this effect is activated>', () => effect({ restricts: { rules: [{ rule: 'cannot', what: 'attack', cards: 'this' }] } }));
  g.rule('addition', 'This is a Quick Effect if {conditions}', ({ conditions }) => ({ to: 'quick', put: { condition: conditions } }));
  g.rule('addition', '<It|They> can be activated this turn', () => ({ to: 'set', put: {} }));
  g.rule('addition', 'You must also Tribute monsters from your hand or field whose total Levels equal {n:number} or more', () => ({ to: 'ritual', put: {} }));
  g.rule('addition', 'You can only Special Summon {name:quoted} {per} this way', ({ name, per }, context) => (name === context.name ? { to: 'procedure', put: { limit: { ...per, of: 'name' } } } : undefined));
} // prettier-ignore

/** Sentences that only remind of a rule of the game. */
export function reminders(g: YgoGrammar): void {
  for (const reminder of [
    '( You do not use {name:quoted} . )',
    'If it does , apply its DEF for damage calculation',
    '( You can only gain this effect once per turn . )',
    '( This card is still treated as a Trap . )',
  ] as const)
    g.rule('reminder', reminder, () => ({}));
  g.rule('reminder', 'You can Ritual Summon this card with <{name:quoted}|any {name:quoted} Ritual Spell|a {name:quoted} card>', (_, { monster }) => (monster.includes('ritual') ? {} : undefined));
  g.rule('reminder', 'This card is treated as a Normal Monster while face-up on the field or in the GY', (_, { monster }) => (monster.includes('gemini') ? {} : undefined));
  g.rule('reminder', 'This card is a Normal Monster while <on the field or in the GY|face-up on the field or in the GY>', (_, { monster }) => (monster.includes('gemini') ? {} : undefined));
  g.rule('bulletHeader', 'While this card is a Normal Monster on the field , you can Normal Summon it to have it become an Effect Monster with <this effect|these effects>', (_, { monster }) => (monster.includes('gemini') ? {} : undefined));
  g.rule('reminder', '( This card is always treated as <a|an> {name:quoted} card . )', () => ({}));
} // prettier-ignore
