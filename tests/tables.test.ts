/** Every row of every table gives the ruling it expects, and this one. */
import { expect, test } from 'vitest';
import { rule } from '../engine/rule.ts';
import { answer, plain } from './answer.ts';
import { differences, library } from './scenarios.ts';
import { tableRows } from './tables.ts';

// Not `describe.each`: it cuts names, and cut names are not each one's own.
for (const { table, says, case: theCase, runs } of tableRows())
  test.each(runs)(`${table}: ${says} > $ruleset`, ({ ruleset, expect: expected }) => {
    const ruling = plain(rule({ ...theCase, ruleset }, library));
    expect(differences(ruling, expected)).toEqual([]);
    expect(answer(ruling)).toMatchSnapshot();
  });
