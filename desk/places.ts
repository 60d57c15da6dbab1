// Where a judge's own data lies: the folder the platform gives to a program's data.
import { homedir } from 'node:os';
import { join } from 'node:path';

const FOLDER = 'judges-assistant';

/** The data folder where none is named. */
export function dataFolder(platform: NodeJS.Platform = process.platform, env: NodeJS.ProcessEnv = process.env): string {
  if (platform === 'win32') return join(env.APPDATA ?? join(homedir(), 'AppData', 'Roaming'), FOLDER);
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', FOLDER);
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), FOLDER);
}
