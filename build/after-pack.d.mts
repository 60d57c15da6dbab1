/** What is read of electron-builder's context. */
export interface Packed {
  appOutDir: string;
  electronPlatformName: string;
  packager: { appInfo: { productFilename: string }; executableName: string };
}
export default function afterPack(packed: Packed): Promise<void>;
