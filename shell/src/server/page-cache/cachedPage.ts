import { createHash } from 'node:crypto';
import { newNonce } from '../http/newNonce.ts';
import type { PageResponse } from '../render/renderPage.ts';
import { compressAround } from './compressAround.ts';
import { joinedBy, splitBy } from './parts.ts';

/** Size of a compressed document, as a part of the document's. */
const ZSTD_SHARE = 0.25;

interface DocumentResponse {
  headers: Record<string, string>;
  body: Buffer;
}

/** A document that is kept for other visitors. */
export interface CachedPage {
  headers: Readonly<Record<string, string>>;
  /** Of the document and its headers, both without the nonce. Weak, as responses differ in it. */
  etag: string;
  /** The document without its nonce, split at its places. */
  parts: readonly Buffer[];
  /** The same compressed with Zstandard, after the first request for it; undefined if it cannot be compressed in advance. */
  zstdParts?: Promise<readonly Buffer[] | undefined>;
  /** The nonce that the headers contain. */
  nonce: string;
  /** Size in memory, with the compressed parts. */
  bytes: number;
  /** Time in ms since the epoch. */
  renderedAt: number;
  /** Products whose prices or stock the page shows. */
  productIds: ReadonlySet<number>;
  /** Whether what it shows has changed: it is rendered again before it is sent, unless that fails. */
  isExpired: boolean;
}

/** Splits a rendered document at its nonce, so that each response gets its own nonce. */
export function cachedPage(
  { headers, loaderData }: Pick<PageResponse, 'headers' | 'loaderData'>,
  document: Buffer,
  nonce: string,
  renderedAt: number,
): CachedPage {
  const parts = splitBy(nonce, document);
  return {
    headers,
    etag: etagWithoutNonce(headers, parts, nonce),
    parts,
    nonce,
    bytes: Math.ceil(document.length * (1 + ZSTD_SHARE)),
    renderedAt,
    productIds: productIdsIn(loaderData),
    isExpired: false,
  };
}

/** The headers and the document with another nonce. */
export function withNonce({ headers, parts, nonce: old }: CachedPage, nonce: string): DocumentResponse {
  return { headers: headersWithNonce(headers, old, nonce), body: joinedBy(nonce, parts) };
}

/**
 * Like `withNonce`, compressed with Zstandard. The first call for a page compresses it, for all further ones.
 *
 * @returns undefined if the page cannot be compressed in advance
 */
export async function withNonceInZstd(page: CachedPage, nonce: string): Promise<DocumentResponse | undefined> {
  page.zstdParts ??= compressAround(page.parts, newNonce);
  const parts = await page.zstdParts;
  if (!parts) return undefined;
  const headers = {
    ...headersWithNonce(page.headers, page.nonce, nonce),
    'content-encoding': 'zstd',
    vary: 'accept-encoding',
  };
  return { headers, body: joinedBy(nonce, parts) };
}

function headersWithNonce(headers: CachedPage['headers'], old: string, nonce: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replaceAll(old, nonce)]));
}

function etagWithoutNonce(headers: CachedPage['headers'], parts: CachedPage['parts'], nonce: string): string {
  const hash = createHash('sha256').update(JSON.stringify(headers).replaceAll(nonce, ''));
  // The separator keeps pages apart that differ only in the places of the nonce.
  for (const part of parts) hash.update('\0').update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Every `productId` in the data of a page. */
function productIdsIn(data: unknown, found = new Set<number>()): Set<number> {
  if (typeof data !== 'object' || data === null) return found;
  for (const [key, value] of Object.entries(data)) {
    if (key === 'productId' && typeof value === 'number') found.add(value);
    else productIdsIn(value, found);
  }
  return found;
}
