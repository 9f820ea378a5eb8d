import type { DocumentNode } from 'graphql';
import { LeastRecentlyUsed } from '../db/leastRecentlyUsed.ts';

/** Characters of all kept documents together: parsed, each takes some tenfold of that in bytes. */
const MOST_CHARACTERS = 2_000_000;
const MOST_REFUSED = 20;

/** Parsed documents by their text, bounded by length: by number, long texts of a hostile client would fill the memory. */
export function keptDocuments() {
  return {
    documentCache: new LeastRecentlyUsed<string, DocumentNode>(MOST_CHARACTERS, ({ loc }) => loc?.end ?? 0),
    errorCache: new LeastRecentlyUsed<string, unknown>(MOST_REFUSED),
  };
}
