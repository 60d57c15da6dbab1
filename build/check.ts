// `npm run check`: format, lint, and the direction of imports between the rooms; all three are run, whatever fails.
import { root } from './fresh.mjs';
import { checkCircles, checkRooms, readSources } from './rooms.ts';
import { tool } from './steps.ts';

const sources = readSources(root);
const problems = [...checkRooms(sources), ...checkCircles(sources)];
for (const problem of problems) console.error(problem);
const format = await tool('prettier', ['--check', '--log-level=warn', '--cache', '.']);
const lint = await tool('eslint', ['.', '--max-warnings=0']);
process.exit(problems.length > 0 || format !== 0 || lint !== 0 ? 1 : 0);
