import { createHash } from 'node:crypto';
import { compressShared, decompress, type Coding } from '../http/compression.ts';
import type { PageResponse } from '../render/renderPage.ts';
import { productIdsIn } from '../data/productIds.ts';

/** Memory of a page without its documents, in bytes: objects, its key and product ids. The texts of its headers are counted. */
const ENTRY_BYTES = 2_000;

/** A document that is kept for other visitors, who all get the same bytes (ADR 0079). */
export interface CachedPage {
  headers: Readonly<Record<string, string>>;
  /** Hash of the document. */
  hash: string;
  /** The document in the coding that was requested first: without a coding, it would take four times the memory. */
  document: Buffer;
  coding: Coding;
  /** The document in the other codings that were requested. */
  copies: Map<Coding, Promise<Buffer>>;
  /** Size in memory. */
  bytes: number;
  /** Time in ms since the epoch. */
  renderedAt: number;
  /** Products whose prices or stock the page shows. */
  productIds: ReadonlySet<number>;
  /** Names of the live releases, as of their containers. */
  releases: readonly string[];
  /** Whether what it shows has changed: it is rendered again before it is sent, unless that fails. */
  isExpired: boolean;
}

export async function cachedPage(
  { headers, body, loaderData, releases }: Pick<PageResponse, 'headers' | 'body' | 'loaderData' | 'releases'>,
  coding: Coding,
  renderedAt: number,
): Promise<CachedPage> {
  const plain = typeof body === 'string' ? Buffer.from(body) : body;
  const document = await compressShared(plain, coding);
  return {
    headers,
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    document,
    coding,
    copies: new Map(),
    bytes: ENTRY_BYTES + Object.values(headers).join('').length + document.length,
    renderedAt,
    productIds: productIdsIn(loaderData),
    releases,
    isExpired: false,
  };
}

/** The strong validator of a page in a coding, whose bytes differ from those of another coding (RFC 9110, section 8.8.3.3). */
export function etagOf({ hash }: CachedPage, coding: Coding | undefined): string {
  return coding ? `"${hash}-${coding}"` : `"${hash}"`;
}

/** The document in a coding, which the first call compresses for all further ones, or without one, for the few clients that accept none. */
export async function documentIn(page: CachedPage, coding: Coding | undefined): Promise<Buffer> {
  const { document, copies } = page;
  if (coding === page.coding) return document;
  if (!coding) return decompress(document, page.coding);
  let copy = copies.get(coding);
  if (!copy)
    copies.set(coding, (copy = decompress(document, page.coding).then((plain) => compressShared(plain, coding))));
  return copy;
}
