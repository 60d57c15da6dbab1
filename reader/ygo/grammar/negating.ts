/** What is negated: activations, effects, Summons, attacks. */
import { tokenize } from '../../frame/tokens.ts';
import { canon } from '../words/canon.ts';
import type { YgoGrammar } from './categories.ts';
import { cards } from './noun.ts';

export function negating(g: YgoGrammar): void {
  g.rule('action', 'negate the activation', () => [{ do: 'negate-activation' }]);
  g.rule('action', 'negate <the|that> <Spell|Trap|Spell/Trap> activation', () => [{ do: 'negate-activation' }]);
  g.rule('action', 'negate that <activation>', () => [{ do: 'negate-activation' }]);
  g.rule('action', "negate the activation of your opponent's <card or effect|card|effect|monster effect>", () => [{ do: 'negate-activation' }]);
  g.rule('action', "negate the activation of your opponent's <Spell/Trap Card|Spell/Trap>", () => [{ do: 'negate-activation', $theirs: true }]);
  g.rule('action', "negate that [opponent's] activated effect", () => [{ do: 'negate-effect' }]);
  g.rule('action', 'negate <that|the> effect', () => [{ do: 'negate-effect' }]);
  g.rule('action', "negate <its|that card's|that monster's> effect", () => [{ do: 'negate-effect', $answered: true }]);
  g.rule('action', 'negate the <Special|Pendulum|Flip|Normal|Normal or Special> Summon', () => [{ do: 'negate-summon' }]);
  g.rule('action', 'negate the Summon', () => [{ do: 'negate-summon' }]);
  g.rule('action', 'negate the [<Special|Normal or Special>] <Summon or activation|activation or Summon|Summon or the activation|Summon , or activation>', () => [{ do: 'negate-summon-or-activation' }]);
  g.rule('action', 'negate <the|that> attack', () => [{ do: 'negate-attack' }]);
  g.rule('action', 'end <the|this> Battle Phase', () => [{ do: 'end-battle-phase' }]);
  g.rule('action', 'end the Battle Phase after the Damage Step', () => [{ do: 'later', at: { event: { event: 'step', timing: 'end' } }, then: [{ do: 'end-battle-phase' }] }]);
  g.rule('action', 'it becomes the End Phase [of this turn]', () => [{ do: 'go-to-phase', phase: 'end' }]);
  g.rule('action', "negate <its|that card's|that monster's> activation", () => [{ do: 'negate-activation' }]);
  g.rule('action', "negate that opponent's <effect|card effect|monster effect>", () => [{ do: 'negate-effect' }]);
  g.rule('action', 'negate {whose:possessive} effects [{until}]', ({ whose, until }) => [{ do: 'negate-effects', cards: cards(whose), until: until ?? 'leaves' }]);
  g.rule('action', "negate that Spell/Trap's effects [{until}]", ({ until }) => [{ do: 'negate-effects', cards: cards({ $ref: 'that', noun: 'card' }), until: until ?? 'leaves' }]);
  g.rule('action', 'switch control of {a:pointer} <with|and> {b:pointer}', ({ a, b }) => [{ do: 'switch-control', cards: [cards(a), cards(b)] }]);
  g.rule('action', 'switch control of <both|those|both those|those 2|the 2> <monsters|targets>', () => [{ do: 'switch-control', cards: ['target-1', 'target-2'] }]);
  g.rule('action', 'negate the effect of {noun} [{until}]', ({ noun, until }) => {
    const there = !noun.where && noun.filter.pointedToBy ? { ...noun, where: ['field' as const] } : noun;
    return there.where?.join() === 'field' ? [{ do: 'negate-effects', cards: cards(there), until: until ?? 'leaves' }] : undefined;
  });
  // What is quoted is said to the player whose effect it is.
  g.terminal('quotedEffect', ['quoted'], (tokens, at, context) => {
    if (tokens[at]!.kind !== 'quoted') return [];
    const { words } = tokenize(tokens[at]!.word, canon);
    return g.readings('operations', words, context).filter(({ to }) => to === words.length).map(({ value }) => ({ value, to: at + 1 }));
  });
  for (const words of ["the activated effect becomes", "make the activated effect become", "your opponent's activated effect becomes"] as const)
    g.rule('action', `${words} {then:quotedEffect}`, ({ then }) => [{ do: 'replace-effect', then }]);
  g.rule('action', 'negate the effects of {what} [{until}]', ({ what, until }) => [{ do: 'negate-effects', cards: cards(what), until: until ?? 'leaves' }]);
  g.rule('action', 'negate the effects of {alike} [{until}] [,] up to {value}', ({ alike, until, value }) => (alike.count === undefined && alike.where?.join() === 'field' ? [{ do: 'negate-effects', cards: cards({ ...alike, count: { min: 1, max: value } }), until: until ?? 'leaves' }] : undefined));
  g.rule('action', 'negate {whose:possessive} effect {until}', ({ whose, until }) => [{ do: 'negate-effects', cards: cards(whose), until }]);
  g.rule('action', '{whose:possessive} effects are negated [{until}]', ({ whose, until }) => [{ do: 'negate-effects', cards: cards(whose), until: until ?? 'leaves' }]);
  g.rule('action', '[the] effects of {it:pointer} <is|are> negated [{until}]', ({ it, until }) => (it.$ref === 'this' ? undefined : [{ do: 'negate-effects', cards: cards(it), until: until ?? 'leaves' }]));
} // prettier-ignore
