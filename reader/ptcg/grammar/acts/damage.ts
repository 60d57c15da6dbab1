/** Damage: "does 30 damage to 1 of your opponent's Pokémon", "20 more damage for each …", what it is not affected by. */
import type { PtcgGrammar } from '../phrases.ts';
import { op, times } from './common.ts';

export function damage(g: PtcgGrammar): void {
  g.rule('act', '[this attack] does {n} damage', ({ n }) => [{ damage: { n } }]);
  g.rule('act', '[this attack] does {n} damage {per}', ({ n, per }) => [{ damage: { n, per } }]);
  g.rule('act', '[this attack] does {n} damage to {who}', ({ n, who }) => [{ damage: { n, to: who } }]);
  g.rule('act', '[this attack] does {n} damage to {who} {per}', ({ n, who, per }) => [{ damage: { n, to: who, per } }]);
  g.rule('act', '[this attack] does {n} damage {per} to {who}', ({ n, who, per }) => [{ damage: { n, to: who, per } }]);
  g.rule('act', '[this attack] also does {n} damage to {who}', ({ n, who }) => [{ damage: { n, to: who, also: true } }]);
  g.rule('act', '[this attack] also does {n} damage to {who} {per}', ({ n, who, per }) => [{ damage: { n, to: who, per, also: true } }]); // prettier-ignore
  g.rule('act', '[this attack] does {n} damage minus {m:n} damage {per}', ({ n, m, per }) => [{ damage: { n } }, { minus: times(per, m) }]);
  g.rule('act', 'do {n} damage to {who}', ({ n, who }) => [{ damage: { n, to: who } }]);
  g.rule('act', 'this pokémon also do {n} damage to itself', ({ n }) => [{ damage: { n, to: 'self', also: true } }]);
  g.rule('act', '<this pokémon|it> [also] does {n} damage to itself', ({ n }) => [{ damage: { n, to: 'self', also: true } }]);
  g.rule('act', '<this pokémon|it> [also] does {n} damage to itself {per}', ({ n, per }) => [{ damage: { n, to: 'self', per, also: true } }]); // prettier-ignore
  g.rule('act', 'this attack does {n} more damage (before applying weakness and resistance)', ({ n }) => [{ plus: n }]);
  g.rule('act', '[this attack] <does|do> {n} more damage', ({ n }) => [{ plus: n }]);
  g.rule('act', '[this attack] <does|do> {n} more damage {per}', ({ n, per }) => [{ plus: times(per, n) }]);
  g.rule('act', '[this attack] <does|do> {n} less damage', ({ n }) => [{ minus: n }]);
  g.rule('act', '[this attack] <does|do> {n} less damage {per}', ({ n, per }) => [{ minus: times(per, n) }]);
  g.rule('act', '[have] this attack <does|do> {n} more damage', ({ n }) => [{ plus: n }]);
  g.rule('act', "if this pokémon was damaged by an attack during your opponent's last turn, this attack does that much more damage", () => [{ plus: { per: { count: 'happened', event: { what: 'damaged', when: 'last-turn', pokemon: 'self' } } } }]);
  g.rule('act', 'if [1 of] {those} is knocked out by damage from this attack, <take|you take> {n} more prize card(s)', ({ those: { where, ...those }, n }) => {
    // An attack takes Prize cards of what it damages; the Active Pokémon is one of those.
    if (those.of !== 'opponent' || where === 'bench') return undefined;
    return [...op({ do: 'in-force', until: 'end-of-turn', modifiers: [{ what: 'prizes', op: '+', value: n, on: those, byDamageFrom: { self: true } }] }), { plus: 0 }];
  });
  const unaffected = "<this attack's damage|this damage|this attack> isn't affected by";
  g.rule('act', `${unaffected} <weakness or resistance|weakness and resistance>`, () => [{ ignores: ['weakness', 'resistance'] }]);
  g.rule('act', `${unaffected} weakness`, () => [{ ignores: ['weakness'] }]);
  g.rule('act', `${unaffected} resistance`, () => [{ ignores: ['resistance'] }]);
  const any = "any [other] effects on <your opponent's active pokémon|that pokémon|those pokémon|it>";
  g.rule('act', `${unaffected} ${any}`, () => [{ ignores: ['effects'] }]);
  g.rule('act', `${unaffected} resistance or [by] ${any}`, () => [{ ignores: ['resistance', 'effects'] }]);
  g.rule('act', `${unaffected} weakness or [by] ${any}`, () => [{ ignores: ['weakness', 'effects'] }]);
  g.rule('act', `${unaffected} weakness, resistance, or [by] ${any}`, () => [{ ignores: ['weakness', 'resistance', 'effects'] }]);
  g.rule('act', `${unaffected} weakness or resistance[,] or [by] ${any}`, () => [{ ignores: ['weakness', 'resistance', 'effects'] }]);
  g.rule('act', 'also apply weakness and resistance for benched pokémon', () => [{ benchToo: true }]);
  g.rule('act', 'apply weakness and resistance [for benched pokémon]', () => [{ benchToo: true }]);
  g.rule('act', '<this|that> attack does nothing', () => op({ do: 'nothing' }));
} // prettier-ignore
