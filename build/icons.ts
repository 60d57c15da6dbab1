// `npm run icons`: every icon of the installers from build/resources/icon.svg, drawn by Chromium. The files are committed,
// with the hash of the drawing they were made from; a test holds them together.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { LAUNCH_FLAGS, findChromium, NO_CHROMIUM } from './chromium.ts';
import { root } from './fresh.mjs';

const folder = join(root, 'build', 'resources');
/** Linux takes a folder of them, Windows one file of those up to 256, macOS one of those under their four letters. */
export const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
export const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];
export const ICNS_TYPES: readonly [type: string, size: number][] = [
  ['icp4', 16], ['icp5', 32], ['icp6', 64], ['ic07', 128], ['ic08', 256], ['ic09', 512], ['ic10', 1024],
  ['ic11', 32], ['ic12', 64], ['ic13', 256], ['ic14', 512],
]; // prettier-ignore

export const drawingHash = (): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'icon.svg')))
    .digest('hex');

/** One file with several pictures, as Windows wants it: a table of places, then the PNGs. */
export function ico(pictures: ReadonlyMap<number, Buffer>): Buffer {
  const entries = [...pictures];
  const head = Buffer.alloc(6 + 16 * entries.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(entries.length, 4);
  let at = head.length;
  entries.forEach(([size, png], i) => {
    const entry = 6 + 16 * i;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  });
  return Buffer.concat([head, ...entries.map(([, png]) => png)]);
}

/** One file with several pictures, as macOS wants it: each behind its type and length. */
export function icns(pictures: readonly [type: string, png: Buffer][]): Buffer {
  const parts = pictures.map(([type, png]) => {
    const head = Buffer.alloc(8);
    head.write(type, 'ascii');
    head.writeUInt32BE(png.length + 8, 4);
    return Buffer.concat([head, png]);
  });
  const all = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write('icns', 'ascii');
  head.writeUInt32BE(all.length + 8, 4);
  return Buffer.concat([head, all]);
}

async function draw(): Promise<Map<number, Buffer>> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const browser = await chromium.launch({ executablePath, args: LAUNCH_FLAGS });
  try {
    const page = await browser.newPage();
    const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
    await page.setContent(`<style>* { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`);
    const drawn = new Map<number, Buffer>();
    for (const size of SIZES) {
      await page.setViewportSize({ width: size, height: size });
      drawn.set(size, await page.screenshot({ omitBackground: true }));
    }
    return drawn;
  } finally {
    await browser.close();
  }
}

if (import.meta.main) {
  const drawn = await draw();
  mkdirSync(join(folder, 'icons'), { recursive: true });
  for (const [size, png] of drawn) writeFileSync(join(folder, 'icons', `${size}x${size}.png`), png);
  writeFileSync(join(folder, 'icon.png'), drawn.get(512)!);
  writeFileSync(join(folder, 'icon.ico'), ico(new Map(ICO_SIZES.map((size) => [size, drawn.get(size)!]))));
  writeFileSync(join(folder, 'icon.icns'), icns(ICNS_TYPES.map(([type, size]) => [type, drawn.get(size)!])));
  writeFileSync(join(folder, 'icon.sha256'), `${drawingHash()}\n`);
}
