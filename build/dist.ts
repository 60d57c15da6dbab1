// `npm run dist`: the installers of this system, into release/.
import { ALL, ensure } from './outputs.ts';
import { tool } from './steps.ts';

await ensure(ALL);
process.exit(await tool('electron-builder', ['--publish', 'never', ...process.argv.slice(2)]));
