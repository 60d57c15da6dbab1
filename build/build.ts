// `npm run build`: everything the app, the command and the tests run.
import { ALL, ensure } from './outputs.ts';

await ensure(ALL);
