import { LRUCache } from 'lru-cache';
import { useAPQ as persistedQueriesOfVersion1 } from '@graphql-yoga/plugin-apq';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import * as z from 'zod';

/** Characters of all kept texts together; the storefront's some thirty have 2,000 each. */
const MAX_CHARACTERS = 4_000_000;

const version1 = z.object({ version: z.literal(1), sha256Hash: z.string() });

/** Persisted queries of version 1 (API-09). Clients take any other answer as "send the text from now on". */
export function persistedQueries(): Plugin[] {
  const store = new LRUCache<string, string>({ maxSize: MAX_CHARACTERS, sizeCalculation: (text) => text.length || 1 });
  return [
    {
      onParams({ params }) {
        const asked: unknown = params.extensions?.['persistedQuery'];
        if (asked === undefined || asked === null || version1.safeParse(asked).success) return;
        throw new GraphQLError('PersistedQueryNotSupported', {
          extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
        });
      },
    },
    persistedQueriesOfVersion1({ store, responseConfig: { forceStatusCodeOk: true } }),
  ];
}
