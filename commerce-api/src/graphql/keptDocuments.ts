import { LRUCache } from 'lru-cache';
import type { DocumentNode } from 'graphql';

/** Characters of all kept documents together: parsed, each takes some tenfold of that in bytes. */
const MOST_CHARACTERS = 2_000_000;
const MOST_REFUSED = 20;

/** Parsed documents by their text, bounded by length: by number, long texts of a hostile client would fill the memory. */
export function keptDocuments() {
  return {
    documentCache: new LRUCache<string, DocumentNode>({
      maxSize: MOST_CHARACTERS,
      sizeCalculation: ({ loc }) => loc?.end ?? 1,
    }),
    errorCache: new LRUCache<string, object>({ max: MOST_REFUSED }),
  };
}
