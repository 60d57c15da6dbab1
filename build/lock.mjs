// One process at a time: two commands started together must not build, or fetch Node, over each other.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules', '.cache', 'judge');

/** Whether the process that wrote the lock still runs. */
function held(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Runs `work` while holding the lock `name`, waiting for whoever holds it; a dead process' lock is taken over. */
export async function withLock(name, work) {
  const file = join(folder, `${name}.lock`);
  mkdirSync(folder, { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!held(file)) rmSync(file, { force: true });
      else await new Promise((done) => setTimeout(done, 100));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
