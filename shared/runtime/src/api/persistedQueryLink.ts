import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { isMutationOperation } from '@apollo/client/utilities';
import { isApiError } from './apiError.ts';

/**
 * Creates a link that sends the SHA-256 hash of a query instead of its text (API-09). The text follows if the API does not know
 * the hash or does not support hashes (API-10). Returns null without Web Crypto: pages on http have it on localhost only.
 *
 * A status of 400 or 500 disables hashes until the client is created again (API-11, OP-43): servers that require a text respond
 * so. Mutations are sent with their text: one with such a status may have been executed, and must not be sent again.
 */
export function createPersistedQueryLink(): ApolloLink | null {
  // The types assume a secure context.
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return null;
  let isDisabled = false;

  const hashes = new PersistedQueryLink({
    sha256: async (text) => hex(await subtle.digest('SHA-256', new TextEncoder().encode(text))),
    // Called for each failed operation. A later failure must not enable hashes again.
    disable: ({ error, meta }) => (isDisabled ||= meta.persistedQueryNotSupported || isDisablingStatus(error)),
    retry: ({ error, meta }) =>
      meta.persistedQueryNotSupported || meta.persistedQueryNotFound || isDisablingStatus(error),
  });
  return new ApolloLink((operation, forward) =>
    isMutationOperation(operation.query) ? forward(operation) : hashes.request(operation, forward),
  );
}

function isDisablingStatus(error: unknown): boolean {
  return isApiError(error) && error.kind === 'status' && (error.status === 400 || error.status === 500);
}

function hex(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
