// `npm test`: builds what the tests drive, finds a Chromium for the window's tests, runs everything once and closes with
// one plain line of counts. Arguments go to Vitest.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, NO_CHROMIUM } from './chromium.ts';
import { ALL, ensure } from './outputs.ts';
import { closingLine, type Report } from './report.ts';
import { tool } from './steps.ts';

await ensure(ALL);
const chromium = await findChromium();
if (!chromium) console.error(NO_CHROMIUM);

const scratch = mkdtempSync(join(tmpdir(), 'judge-tests-'));
const file = join(scratch, 'report.json');
const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...process.argv.slice(2)];
const env = chromium ? { ...process.env, CHROMIUM: chromium } : process.env;
const code = await tool('vitest', args, { env });

try {
  console.log(`\n${closingLine(JSON.parse(readFileSync(file, 'utf8')) as Report)}`);
} catch {
  console.error('Vitest wrote no report.');
}
rmSync(scratch, { recursive: true, force: true });
process.exit(code);
