// Electron's fuses as shipped. One build differs: with JUDGE_E2E=1 the inspector stays reachable, because Playwright
// drives the packaged app through it; such a build is for tests only.
import { FuseV1Options, FuseVersion } from '@electron/fuses';

/** The fuse wire; every fuse is named, so that a new one cannot be missed. */
export const fuses = ({ inspectable }) => ({
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: inspectable,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  [FuseV1Options.WasmTrapHandlers]: true,
});
