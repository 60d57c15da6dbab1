// electron-builder's hook after packing: sets the fuses in the packed executable.
import { join } from 'node:path';
import { flipFuses } from '@electron/fuses';
import { fuses } from './fuses.mjs';

export default async function afterPack({ appOutDir, electronPlatformName, packager }) {
  const name = packager.appInfo.productFilename;
  const file = { darwin: `${name}.app`, mas: `${name}.app`, win32: `${name}.exe` }[electronPlatformName];
  const executable = join(appOutDir, file ?? packager.executableName);
  const wire = fuses({ inspectable: process.env.JUDGE_E2E === '1' });
  await flipFuses(executable, { ...wire, resetAdHocDarwinSignature: electronPlatformName === 'darwin' });
}
