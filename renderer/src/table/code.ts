/**
 * A case as a short code one can paste or scan: `judge:` and the case as JSON, deflated, in base64url.
 * Reading gives undefined for anything that is not such a code.
 */
import type { Case } from '../../../desk/contract.ts';

const PREFIX = 'judge:';
/** More characters than this do not scan well: the case is saved as a file instead. */
export const QR_LIMIT = 2048;

/** What a code unpacks to is a case, and no larger (bytes) than one may be. */
const MOST_UNPACKED = 32 * 1024 * 1024;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of new Blob([bytes]).stream().pipeThrough(stream)) {
    size += part.length;
    if (size > MOST_UNPACKED) throw new RangeError('too large for a case');
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Whole: without the words of what was filled in, an answer that hangs on them would be none under a condition any more. */
export async function codeOf(of: Case): Promise<string> {
  const packed = await through(
    new TextEncoder().encode(JSON.stringify(of)) as Uint8Array<ArrayBuffer>,
    new CompressionStream('deflate-raw'),
  );
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  return PREFIX + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const CODE = /judge:([A-Za-z0-9_-]+)/;
export const isCode = (text: string): boolean => CODE.test(text);

export async function readCode(text: string): Promise<Case | undefined> {
  const [, code] = CODE.exec(text) ?? [];
  if (!code) return undefined;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const value: unknown = JSON.parse(
      new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))),
    );
    return typeof value === 'object' && value !== null && 'game' in value ? (value as Case) : undefined;
  } catch {
    return undefined;
  }
}
