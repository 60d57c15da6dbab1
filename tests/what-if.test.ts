// Every decision of every scenario can be answered otherwise: the other answer is the one the ruling then rests on.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../build/fresh.mjs';
import { ensure } from '../build/outputs.ts';
import type { Case, Ruling } from '../desk/contract.ts';
import { openDesk } from '../desk/open.ts';
import { answered } from '../renderer/src/ruling/answer.ts';

beforeAll(() => ensure(['rules']), 60_000);

test('every coin, choice and use in the scenarios can be switched, and the switch has its effect', async () => {
  const desk = openDesk({ rules: join(root, 'dist/rules.db'), data: join(root, 'dist/no-data'), integrity: false });
  const ruled = async (of: Case): Promise<{ case: Case; ruling: Ruling }> => {
    const answer = await desk.rule({ case: of });
    if (!answer.ok) throw new Error(answer.problems.map((p) => p.message.en).join(' '));
    return answer.value;
  };
  const list = await desk.scenarios({});
  if (!list.ok) throw new Error('no scenarios');
  let switches = 0;
  const dead: string[] = [];
  for (const { id } of list.value) {
    const scenario = await desk.scenario({ id });
    if (!scenario.ok) throw new Error(id);
    const { case: of, ruling } = await ruled(scenario.value.case);
    for (const decision of ruling.decisions) {
      if (decision.what === 'replay' || (decision.answers?.length ?? 0) < 2) continue;
      for (const { value } of decision.answers ?? []) {
        const other = (await ruled(answered(of, decision, value))).ruling.decisions.find((d) => d.id === decision.id);
        switches++;
        if (JSON.stringify(other?.answer) !== JSON.stringify(value))
          dead.push(`${id} ${decision.id} ${JSON.stringify(value)}`);
      }
    }
  }
  expect(switches).toBeGreaterThan(60);
  expect(dead).toEqual([]);
}, 60_000);
