import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { constants, createZstdCompress, zstdDecompress } from 'node:zlib';
import { ZSTD_BLOCKS } from '../http/compression.ts';
import { joinedBy, splitAt } from './parts.ts';

/**
 * Level 6: 7 % smaller than with the default of 3, as a kept document is compressed once for many visitors. The window has the
 * size of a document, and the tables fit it: 1.2 MB of memory while a document is compressed, 3.1 MB with the level's own.
 */
const SETTINGS = {
  ...ZSTD_BLOCKS,
  [constants.ZSTD_c_compressionLevel]: 6,
  [constants.ZSTD_c_windowLog]: 18,
  [constants.ZSTD_c_hashLog]: 17,
  [constants.ZSTD_c_chainLog]: 17,
};

const decompress = promisify(zstdDecompress);

/**
 * Compresses a document into one Zstandard frame (RFC 8878) whose nonces can be replaced. Each nonce has its own block,
 * which the compressor stores as it is: so short a random text does not get shorter. That is no promise of the library, so it
 * is checked by decompressing the frame with another nonce.
 *
 * @param parts of the document, between which its nonce belongs
 * @param newNonce creates random nonces of one length
 * @returns the parts of the frame, between which a nonce belongs; undefined if the nonces are not in it as they are
 */
export async function compressAround(
  parts: readonly Buffer[],
  newNonce: () => string,
): Promise<readonly Buffer[] | undefined> {
  // Another one at each place: the compressor would store the same one as a reference to the place before.
  const nonces = parts.slice(1).map(newNonce);
  const encoded = splitAt(await compress(parts, nonces), nonces);
  if (!encoded) return undefined;

  const nonce = newNonce();
  const document = await decompress(joinedBy(nonce, encoded)).catch(() => undefined);
  return document?.equals(joinedBy(nonce, parts)) ? encoded : undefined;
}

async function compress(parts: readonly Buffer[], nonces: readonly string[]): Promise<Buffer> {
  const stream = createZstdCompress({ params: SETTINGS });
  const frame = buffer(stream);
  for (const [index, part] of parts.entries()) {
    const nonce = nonces[index - 1];
    if (nonce !== undefined) {
      stream.flush();
      stream.write(nonce);
      stream.flush();
    }
    stream.write(part);
  }
  stream.end();
  return frame;
}
