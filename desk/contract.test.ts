// What each channel takes, field by field with its bounds, as JSON Schema: a field or a bound that changes is looked at in the difference
// (`npx vitest run --project unit --update=all desk/contract.test.ts`).
import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { inputs } from './contract.ts';

test.each(Object.entries(inputs))('%s', (_, schema) => {
  const { $schema: _version, ...taken } = toJsonSchema(schema, { errorMode: 'ignore' });
  expect(`\n${JSON.stringify(taken, undefined, 1)}\n`).toMatchSnapshot();
});
