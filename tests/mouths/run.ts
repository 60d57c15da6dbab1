// `npm run mouths -- [--count N] [--seed S] [--mouth NAME]`: mutated inputs for every mouth of the app, and what became of them.
import { parseArgs } from 'node:util';
import { openMouths } from './mouths.ts';
import { tryMouth } from './try.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    mouth: { type: 'string' },
  },
});
const { mouths, close } = await openMouths();
for (const mouth of mouths.filter(({ name }) => values.mouth === undefined || name === values.mouth)) {
  const before = performance.now();
  const tried = await tryMouth(mouth, { seed: Number(values.seed), count: Number(values.count) });
  const { taken, refused, slowest, faults } = tried;
  const seconds = ((performance.now() - before) / 1000).toFixed(0);
  console.log(`${mouth.name}: ${taken} taken, ${refused} refused, ${faults.length} faults; slowest ${slowest.toFixed(0)} ms; ${seconds} s`); // prettier-ignore
  for (const { n, input, error } of faults.slice(0, 5))
    console.log(
      `  no. ${n}: ${JSON.stringify(input.toString('utf8').slice(0, 300))}\n  ${String((error as Error).stack ?? error)}`,
    );
  if (faults.length > 0) process.exitCode = 1;
}
await close();
