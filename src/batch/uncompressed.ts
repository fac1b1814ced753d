import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** The first bytes of gzip data (RFC 1952). */
const GZIP_MARK = [0x1f, 0x8b] as const;

/** The bytes of a file as they were before it was packed. */
export interface Uncompressed {
  readonly bytes: Readable;
  /** Whether they were packed by gzip. */
  readonly packed: boolean;
}

/**
 * Unpacks a stream when it is gzip data, which its beginning tells. A failure of the source or of the data comes out of
 * the stream returned; {@link gzipFault} tells what is wrong with the data.
 * @throws what the source fails with before its first byte.
 */
export async function uncompressed(source: Readable): Promise<Uncompressed> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  const { beginning, whole } = await withBeginning(chunks, GZIP_MARK.length);
  if (!GZIP_MARK.every((byte, i) => beginning[i] === byte)) return { bytes: whole, packed: false };
  const gunzip = createGunzip();
  // Errors of the source do not pass through a pipe by themselves.
  whole.on('error', (error) => gunzip.destroy(error));
  return { bytes: whole.pipe(gunzip), packed: true };
}

/** Reads at least the first `count` bytes, as far as there are so many, and gives them with the whole stream. */
async function withBeginning(
  chunks: AsyncIterator<Buffer>,
  count: number,
): Promise<{ readonly beginning: Buffer; readonly whole: Readable }> {
  let beginning: Buffer = Buffer.alloc(0);
  while (beginning.length < count) {
    const next = await chunks.next();
    if (next.done === true) break;
    beginning = Buffer.concat([beginning, next.value]);
  }
  async function* all(): AsyncGenerator<Buffer> {
    if (beginning.length > 0) yield beginning;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return { beginning, whole: Readable.from(all(), { objectMode: false }) };
}

/** What is wrong with gzip data, from the error that its reading ended with; null for any other error. */
export function gzipFault(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'Z_BUF_ERROR') return 'the gzip data ends too early';
  return code === 'Z_DATA_ERROR' || code === 'Z_NEED_DICT' ? 'the gzip data is corrupt' : null;
}
