import { LRUCache } from 'lru-cache';
import type { DocumentNode } from 'graphql';

/** Total characters of all cached documents; each parsed document takes about ten bytes per character. */
const MAX_CHARACTERS = 2_000_000;
const MAX_CACHED_ERRORS = 20;

/** Caches parsed documents by text, limited by total length: a limit by count would let long texts fill the memory. */
export function documentCaches() {
  return {
    documentCache: new LRUCache<string, DocumentNode>({
      maxSize: MAX_CHARACTERS,
      sizeCalculation: ({ loc }) => loc?.end ?? 1,
    }),
    errorCache: new LRUCache<string, object>({ max: MAX_CACHED_ERRORS }),
  };
}
