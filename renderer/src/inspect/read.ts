/** What a judge types into a small field, read: `+500`, `×2 def`; `-30 nach`. Undefined where it is nothing of the kind. */
import type { PtcgModifier, YgoModifier } from '../../../desk/contract.ts';
import { keyed } from '../../../desk/pure.ts';

const OPS: Record<string, '+' | '-' | '×' | '='> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '×': '×',
  x: '×',
  '*': '×',
  '=': '=',
};
const STATS: Record<string, YgoModifier['stat']> = { def: 'def', level: 'level', stufe: 'level' };

/** A change of ATK unless it says otherwise. */
export function readYgoModifier(text: string): YgoModifier | undefined {
  const [, op, value, stat] = /^\s*([+\-−–×x*=])\s*(\d+(?:[.,]\d+)?)\s*(atk|def|level|stufe)?\s*$/i.exec(text) ?? [];
  if (!op || !value) return undefined;
  return {
    stat: keyed(STATS, (stat ?? '').toLowerCase()) ?? 'atk',
    op: keyed(OPS, op.toLowerCase()) ?? '+',
    value: Number(value.replace(',', '.')),
  };
}

export interface Chip {
  on: 'attacker' | 'defender';
  modifier: PtcgModifier;
}
/**
 * A change of an attack's damage: `+40` before Weakness, `+40 nach` after it, both of the attacker; `-30 nach` of the defender; `0` or
 * `verhindern`: no damage at all.
 */
export function readChip(text: string): Chip | undefined {
  if (/^\s*(verhinder\p{L}*|prevent\p{L}*|0)\s*$/iu.test(text))
    return { on: 'defender', modifier: { applies: 'prevent-damage' } };
  const [, op, value, after] = /^\s*([+\-−–×x*])\s*(\d+)\s*(after|nach|danach)?/iu.exec(text) ?? [];
  if (!op || !value) return undefined;
  const change = { op: keyed(OPS, op.toLowerCase()) ?? '+', value: Number(value) } as const;
  if (!after) return { on: 'attacker', modifier: { applies: 'attack-before-weakness', ...change } };
  return change.op === '-'
    ? { on: 'defender', modifier: { applies: 'defense-after-weakness', ...change } }
    : { on: 'attacker', modifier: { applies: 'attack-after-weakness', ...change } };
}
