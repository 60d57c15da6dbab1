import { expect, test } from 'vitest';
import { countersNamed } from './names.ts';

test.each([
  ['Spell', 1, '1 Zauberzählmarke', '1 Spell Counter'],
  ['Spell Counter', 2, '2 Zauberzählmarken', '2 Spell Counters'],
  ['A-Counter', 3, '3 A-Zählmarken', '3 A-Counters'],
  ['Never Heard', 2, '2 Never-Heard-Zählmarken', '2 Never Heard Counters'],
  ['', 2, '2 Zählmarken', '2 counters'],
])('counters of the kind "%s"', (kind, count, de, en) => expect(countersNamed({ kind, count })).toEqual({ de, en }));
