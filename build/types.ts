// `npm run types`: Svelte's checks with the compiler's over everything `tsconfig.json` names, the window's components among it (warnings count).
// A run of `tsc` beside it would find the same once more.
import { tool } from './steps.ts';

process.exit(await tool('svelte-check', ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human']));
