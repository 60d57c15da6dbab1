/** Taking a case in from outside: an image with a QR code, a code, a case file in JSON or YAML, or a line. */
import type { Case, Localized, Problem, Ruling } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';
import { desk, valueOf } from '../desk.ts';
import { lastPrints } from '../prints.ts';
import { rulesetsInSight, sessions } from '../ruling/session.svelte.ts';
import { W } from './words.ts';
import { readCode } from './code.ts';

async function readImage(blob: Blob): Promise<Case | undefined> {
  const bitmap = await createImageBitmap(blob).catch(() => undefined);
  if (!bitmap) return undefined;
  const { default: read } = await import('jsqr');
  for (const scale of SCALES) {
    const drawn = framed(bitmap, scale);
    const found = drawn && read(drawn.data, drawn.width, drawn.height);
    if (found) return readCode(found.data);
  }
  return undefined;
}
/** The reader misses a code at one size and finds it at another. */
const SCALES = [1, 2, 1.5, 3, 0.5];
/** Most pixels of a picture that is looked through, enlarged or not. */
const MOST_PIXELS = 16_000_000;
/** The picture at a scale with a white frame, which a code needs and a picture of one may lack. */
function framed(bitmap: ImageBitmap, scale: number): ImageData | undefined {
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.round(side * scale) + 2 * FRAME) as [number, number]; // prettier-ignore
  const context = width * height > MOST_PIXELS ? null : new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME);
  return context.getImageData(0, 0, width, height);
}
const FRAME = 16;

/** A case of 8,000 cards a zone is a tenth of it. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Longer is no line: the box takes no more either. */
const LONGEST_LINE = 500;
/** A case file, however broken: it is told what is wrong with it. */
const meantAsCase = (text: string): boolean => /^\s*\{|^["']?(game|state|moves)["']?\s*:/m.test(text);

type Read = { case: Case; ruling?: Ruling } | { problems: readonly Problem[] } | undefined;

async function read(item: Blob | string): Promise<Read> {
  if (typeof item !== 'string' && item.size > MOST_BYTES) return problem('too-large', W.caseTooLarge());
  if (typeof item !== 'string' && item.type.startsWith('image/')) {
    const found = await readImage(item);
    return found ? { case: found } : problem('no-code', W.noCodeInPicture());
  }
  const text = typeof item === 'string' ? item : await item.text();
  const code = await readCode(text);
  if (code) return { case: code };
  const ruled = await desk.rule({ source: text });
  if (ruled.ok) return ruled.value;
  const line = text.trim();
  // A part of a text is never taken for the whole.
  if (meantAsCase(text) || line.length > LONGEST_LINE) return { problems: ruled.problems };
  const lined = valueOf(await desk.line({ line, rulesets: rulesetsInSight(), prints: lastPrints(), whole: true }));
  // What was pasted may be anything; a file was meant as a case.
  return lined ?? (typeof item === 'string' ? undefined : { problems: ruled.problems });
}
const problem = (code: string, message: Localized): Read => ({ problems: [{ code, path: '', message }] });

/** Puts what was found on its table; false (and said so, with all that is wrong with it) where there is no case in it. */
export async function takeIn(item: Blob | string): Promise<boolean> {
  const found = await read(item);
  if (!found || 'problems' in found) {
    if (found) app.badFile = { name: item instanceof File ? item.name : '', problems: found.problems };
    else app.tell(W.readFailed());
    return false;
  }
  sessions[found.case.game].open(found.case, found.ruling);
  app.go(found.case.game);
  app.tell(W.opened());
  return true;
}
