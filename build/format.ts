// `npm run format`: what `npm run check` would complain about in the format, mended.
import { tool } from './steps.ts';

process.exit(await tool('prettier', ['--write', '--log-level=warn', '--cache', '.']));
