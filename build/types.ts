// `npm run types`: TypeScript over everything, then Svelte's own checks over the window (warnings count).
import { tool } from './steps.ts';

const all = await tool('typescript', ['--noEmit', '-p', '.'], { command: 'tsc' });
const window = await tool('svelte-check', ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human']);
process.exit(all !== 0 || window !== 0 ? 1 : 0);
