/** The whole grammar, made once. */
import { Grammar } from '../../frame/grammar.ts';
import { canon } from '../words/canon.ts';
import { adjectives } from './adjectives.ts';
import { amounts } from './amounts.ts';
import type { Categories, Context, YgoGrammar } from './categories.ts';
import { comparing } from './comparing.ts';
import { costs } from './costs.ts';
import { furtherNouns } from './further-nouns.ts';
import { headers } from './headers.ts';
import { likeness } from './likeness.ts';
import { limits } from './limits.ts';
import { materials } from './materials.ts';
import { nouns } from './nouns.ts';
import { occasions } from './occasions.ts';
import { operations } from './operations.ts';
import { pointers } from './pointers.ts';
import { procedures } from './procedures.ts';
import { retargeting } from './retargeting.ts';
import { rules } from './rules.ts';
import { seldomNouns } from './seldom-nouns.ts';
import { statements } from './statements.ts';
import { traits } from './traits.ts';
import { used } from './used.ts';
import { zones } from './zones.ts';

let made: YgoGrammar | undefined;
export function grammar(): YgoGrammar {
  if (made) return made;
  const g: YgoGrammar = new Grammar<Categories, Context>(canon) as unknown as YgoGrammar;
  for (const part of [
    adjectives,
    traits,
    comparing,
    likeness,
    nouns,
    pointers,
    amounts,
    occasions,
    costs,
    operations,
    retargeting,
    rules,
    headers,
    limits,
    materials,
    statements,
    procedures,
    zones,
    furtherNouns,
    seldomNouns,
    used,
  ])
    part(g);
  // Last: what is put off ("destroy it during the End Phase") is an action itself, and finds those that are known by then.
  g.rule('action', '{laterAction}', ({ laterAction }) => laterAction);
  return (made = g);
}
