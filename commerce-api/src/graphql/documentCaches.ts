import { LRUCache } from 'lru-cache';
import type { DocumentNode } from 'graphql';

/** Characters of all kept documents together: parsed, each takes some tenfold of that in bytes. */
const MAX_CHARACTERS = 2_000_000;
const MAX_CACHED_ERRORS = 20;

/** Parsed documents by their text, bounded by length: by number, long texts of a hostile client would fill the memory. */
export function documentCaches() {
  return {
    documentCache: new LRUCache<string, DocumentNode>({
      maxSize: MAX_CHARACTERS,
      sizeCalculation: ({ loc }) => loc?.end ?? 1,
    }),
    errorCache: new LRUCache<string, object>({ max: MAX_CACHED_ERRORS }),
  };
}
