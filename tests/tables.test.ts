/** Every row of every table gives the ruling it expects. */
import { describe, expect, test } from 'vitest';
import { rule } from '../engine/rule.ts';
import type { Ruling } from '../engine/ruling/schema.ts';
import { differences, library } from './scenarios.ts';
import { tableRows } from './tables.ts';

const plain = (ruling: Ruling): Ruling => JSON.parse(JSON.stringify(ruling)) as Ruling;

describe.each(tableRows())('$table: $says', ({ case: theCase, runs }) => {
  test.each(runs)('$ruleset', ({ ruleset, expect: expected }) => {
    expect(differences(plain(rule({ ...theCase, ruleset }, library)), expected)).toEqual([]);
  });
});
