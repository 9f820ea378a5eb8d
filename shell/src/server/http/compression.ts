import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompress, zstdDecompress } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';
import type { FastifyCompressOptions } from '@fastify/compress';

/** Content codings of documents, the preferred one first. */
const CODINGS = ['zstd', 'br', 'gzip'] as const;

export type Coding = (typeof CODINGS)[number];

/**
 * Zstandard's `ZSTD_c_targetCBlockSize`, for which `node:zlib` has no name, and its value in bytes. A browser reads a block when
 * it is complete: with the default of 128 KB of text, two thirds of a document would arrive before its first address.
 */
const ZSTD_BLOCKS = { 130: 4_096 };

/** Options of gzip and of Zstandard: each ignores those of the other. */
const GZIP_AND_ZSTD = { level: 3, params: { ...ZSTD_BLOCKS, [constants.ZSTD_c_compressionLevel]: 2 } };

/**
 * Compression of documents for one visitor; files are compressed by the build, and kept documents once for all. A list page of 199 KB
 * takes 0.55 ms with Zstandard's level 2 for 41.1 KB, 1.15 with Brotli's 3 for 41.1 and 1.2 with gzip's 3 for 44.4. The levels 3, 4 and 5
 * took 0.65, 1.85 and 1.9 ms for 40.9, 39.0 and 40.9 KB; lower ones save less time for each KB. Documents are compressed on this
 * thread: a stream would cost more than it saves.
 */
export const COMPRESSION: FastifyCompressOptions = {
  encodings: [...CODINGS],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  zlibOptions: GZIP_AND_ZSTD,
  syncThreshold: 2_000_000,
};

/**
 * Zstandard's level 6 makes a document 7 % smaller than its default of 3. The window has the size of a document, and the tables fit
 * it: 1.2 MB of memory while a document is compressed, 3.1 MB with the level's own.
 */
const ZSTD_SHARED = {
  ...ZSTD_BLOCKS,
  [constants.ZSTD_c_compressionLevel]: 6,
  [constants.ZSTD_c_windowLog]: 18,
  [constants.ZSTD_c_hashLog]: 17,
  [constants.ZSTD_c_chainLog]: 17,
};

const zstd = promisify(zstdCompress);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESS: Record<Coding, (document: Buffer) => Promise<Buffer>> = {
  zstd: async (document) => zstd(document, { params: ZSTD_SHARED }),
  br: async (document) =>
    brotli(document, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: document.length },
    }),
  gzip: async (document) => zip(document, { level: 6 }),
};

const DECOMPRESS: Record<Coding, (document: Buffer) => Promise<Buffer>> = {
  zstd: promisify(zstdDecompress),
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Compresses a document that many visitors get, beside the main thread. */
export async function compressShared(document: Buffer, coding: Coding): Promise<Buffer> {
  return COMPRESS[coding](document);
}

/** Decompresses a document, beside the main thread. */
export async function decompress(document: Buffer, coding: Coding): Promise<Buffer> {
  return DECOMPRESS[coding](document);
}

/**
 * The coding of documents for a client; undefined without compression.
 *
 * @param acceptEncoding the header of the request (RFC 9110, section 12.5.3)
 */
export function codingFor(acceptEncoding: string | string[] | undefined): Coding | undefined {
  const preferred = negotiator.negotiate(String(acceptEncoding ?? '').toLowerCase(), [...CODINGS]);
  return CODINGS.find((coding) => coding === preferred);
}
