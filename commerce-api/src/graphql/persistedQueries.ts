import { LRUCache } from 'lru-cache';
import { useAPQ as persistedQueriesOfVersion1 } from '@graphql-yoga/plugin-apq';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import * as z from 'zod';

/** Total characters of all stored texts; the storefront has about thirty with 2,000 each. */
const MAX_CHARACTERS = 4_000_000;

const version1 = z.object({ version: z.literal(1), sha256Hash: z.string() });

/** Persisted queries of version 1 (API-09). After "not supported", clients send the text with every request. */
export function persistedQueries(): Plugin[] {
  const store = new LRUCache<string, string>({ maxSize: MAX_CHARACTERS, sizeCalculation: (text) => text.length || 1 });
  return [
    {
      onParams({ params }) {
        const persistedQuery: unknown = params.extensions?.['persistedQuery'];
        if (persistedQuery === undefined || persistedQuery === null || version1.safeParse(persistedQuery).success)
          return;
        throw new GraphQLError('PersistedQueryNotSupported', {
          extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
        });
      },
    },
    persistedQueriesOfVersion1({ store, responseConfig: { forceStatusCodeOk: true } }),
  ];
}
