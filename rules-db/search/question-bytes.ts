/** `QuestionData` as named rows of bytes (table `question`), packed, and back: a third is spared, and unpacking takes 20 ms once. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { RulesDbError } from '../rules-db-error.ts';
import type { QuestionData } from './questions.ts';

/** Higher costs more time than it spares. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Table rows: a flat array each; the parts of postings as `inEntries.start`. */
export function packed(data: QuestionData): Record<string, Buffer> {
  const rows: Record<string, Buffer> = {};
  const put = (name: string, array: ArrayBufferView): void => {
    rows[name] = brotliCompressSync(Buffer.from(array.buffer, array.byteOffset, array.byteLength), QUALITY);
  };
  put('features', Buffer.from(data.features.join('\n'), 'utf8'));
  for (const [name, value] of Object.entries(data) as [keyof QuestionData, QuestionData[keyof QuestionData]][]) {
    if (ArrayBuffer.isView(value)) put(name, value);
    else if ('start' in value)
      for (const [part, array] of Object.entries(value)) put(`${name}.${part}`, array as Uint32Array);
  }
  return rows;
}

/** The rows again; throws `RulesDbError` where one is missing or damaged. */
export function unpacked(rows: ReadonlyMap<string, Uint8Array>): QuestionData {
  const bytes = (name: string): ArrayBuffer => plainBytes(name, rows.get(name));
  const float = (name: string) => new Float32Array(bytes(name));
  const byte = (name: string) => new Uint8Array(bytes(name));
  return {
    features: Buffer.from(bytes('features')).toString('utf8').split('\n'),
    rarity: float('rarity'),
    latent: new Int8Array(bytes('latent')),
    latentScale: float('latentScale'),
    entryLatent: new Int8Array(bytes('entryLatent')),
    entryLatentScale: float('entryLatentScale'),
    askedLatent: new Int8Array(bytes('askedLatent')),
    askedLatentScale: float('askedLatentScale'),
    askedStart: new Uint32Array(bytes('askedStart')),
    titleOf: new Uint32Array(bytes('titleOf')),
    titles: {
      start: new Uint32Array(bytes('titles.start')),
      at: new Uint16Array(bytes('titles.at')),
      weight: byte('titles.weight'),
    },
    entries: new Uint32Array(bytes('entries')),
    entryGame: byte('entryGame'),
    basic: float('basic'),
    kinds: new Uint32Array(bytes('kinds')),
    askedAs: float('askedAs'),
    inEntries: {
      start: new Uint32Array(bytes('inEntries.start')),
      at: new Uint16Array(bytes('inEntries.at')),
    },
    gameOdds: float('gameOdds'),
  };
}

function plainBytes(name: string, row: Uint8Array | undefined): ArrayBuffer {
  if (!row) throw new RulesDbError(`rules.db is damaged: ${name} is missing`);
  try {
    // A copy, so that numbers stand where they may.
    return Uint8Array.from(brotliDecompressSync(row)).buffer;
  } catch (error) {
    throw new RulesDbError(`rules.db is damaged: ${name}: ${(error as Error).message}`);
  }
}
