import { createHash } from 'node:crypto';
import type { PageResponse } from '../render/renderPage.ts';

/** A document that is kept for other visitors. */
export interface CachedPage {
  headers: Readonly<Record<string, string>>;
  /** Of the document and its headers, both without the nonce. Weak, as responses differ in it. */
  etag: string;
  /** The document without its nonce, split at its places. */
  parts: readonly Buffer[];
  /** The nonce that the headers contain. */
  nonce: string;
  /** Size of the document. */
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
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = document.indexOf(nonce); at >= 0; at = document.indexOf(nonce, from)) {
    parts.push(document.subarray(from, at));
    from = at + nonce.length;
  }
  parts.push(document.subarray(from));
  const productIds = productIdsIn(loaderData);
  const etag = etagWithoutNonce(headers, parts, nonce);
  return { headers, etag, parts, nonce, bytes: document.length, renderedAt, productIds, isExpired: false };
}

/** The document and its headers with another nonce. */
export function withNonce(
  { headers, parts, nonce: old }: CachedPage,
  nonce: string,
): { headers: Record<string, string>; body: Buffer } {
  const inserted = Buffer.from(nonce);
  const body = Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [inserted, part])));
  const replaced = Object.entries(headers).map(([name, value]) => [name, value.replaceAll(old, nonce)]);
  return { headers: Object.fromEntries(replaced), body };
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
