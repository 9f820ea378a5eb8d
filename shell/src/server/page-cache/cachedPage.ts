import { createHash } from 'node:crypto';
import { productIdsIn } from '../data/productIds.ts';
import { compressShared, type Coding } from '../http/compression.ts';
import type { PageResponse } from '../render/renderPage.ts';

/** Size of the compressed copies of a document, as a part of the document's: one of each coding. */
const COPIES_SHARE = 0.6;

/** A document that is kept for other visitors, who all get the same bytes (ADR 0079). */
export interface CachedPage {
  headers: Readonly<Record<string, string>>;
  document: Buffer;
  /** Hash of the document. */
  hash: string;
  /** The compressed copies that were requested. */
  copies: Partial<Record<Coding, Promise<Buffer>>>;
  /** Size in memory, with all compressed copies. */
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

export function cachedPage(
  { headers, body, loaderData, releases }: Pick<PageResponse, 'headers' | 'body' | 'loaderData' | 'releases'>,
  renderedAt: number,
): CachedPage {
  const document = typeof body === 'string' ? Buffer.from(body) : body;
  return {
    headers,
    document,
    hash: createHash('sha256').update(document).digest('base64url').slice(0, 22),
    copies: {},
    bytes: Math.ceil(document.length * (1 + COPIES_SHARE)),
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

/** The document in a coding. The first call for a coding compresses it, for all further ones. */
export async function documentIn(page: CachedPage, coding: Coding | undefined): Promise<Buffer> {
  if (!coding) return page.document;
  return (page.copies[coding] ??= compressShared(page.document, coding));
}
