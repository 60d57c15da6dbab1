/** Taking a case in from outside: an image with a QR code, a code, a case file in JSON or YAML, or a line. */
import type { Case, Ruling } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';
import { desk, valueOf } from '../desk.ts';
import { sessions } from '../ruling/session.svelte.ts';
import { W } from '../words.ts';
import { readCode } from './code.ts';

async function readImage(blob: Blob): Promise<Case | undefined> {
  const bitmap = await createImageBitmap(blob).catch(() => undefined);
  if (!bitmap) return undefined;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(bitmap, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const { default: read } = await import('jsqr');
  const found = read(data, width, height);
  return found ? readCode(found.data) : undefined;
}

async function read(item: Blob | string): Promise<{ case: Case; ruling?: Ruling } | undefined> {
  if (typeof item !== 'string' && item.type.startsWith('image/')) {
    const found = await readImage(item);
    return found && { case: found };
  }
  const text = typeof item === 'string' ? item : await item.text();
  const code = await readCode(text);
  if (code) return { case: code };
  return valueOf(await desk.rule({ source: text })) ?? valueOf(await desk.line({ line: text.trim().slice(0, 500) }));
}

/** Puts what was found on its table; false (and said so) where there is no case in it. */
export async function takeIn(item: Blob | string): Promise<boolean> {
  const found = await read(item);
  if (!found) {
    app.tell(W.readFailed());
    return false;
  }
  sessions[found.case.game].open(found.case, found.ruling);
  app.go(found.case.game);
  app.tell(W.opened());
  return true;
}
