// `npm run types`: TypeScript over everything, then Svelte's own checks over the window (warnings count).
import { tool } from './steps.ts';

const sound = await tool('typescript', ['--noEmit', '-p', '.'], 'tsc');
const window = await tool('svelte-check', ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human']);
if (!sound || !window) process.exit(1);
