import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|json|svg)$/;
/** Smaller files are not worth compressing. */
const MIN_COMPRESSED_BYTES = 600;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses a file for browsers, as far as that makes it smaller.
 *
 * @returns the name of each compressed copy, `a.js.br`, with its content
 */
export async function compressedCopies(file: string, content: Uint8Array): Promise<[name: string, copy: Buffer][]> {
  if (!file.startsWith('web/') || !COMPRESSIBLE.test(file) || content.length < MIN_COMPRESSED_BYTES) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // The whole file in one block of input.
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  };
  return Promise.all([
    brotli(content, { params }).then((copy): [string, Buffer] => [`${file}.br`, copy]),
    zip(content, { level: 9 }).then((copy): [string, Buffer] => [`${file}.gz`, copy]),
  ]);
}
