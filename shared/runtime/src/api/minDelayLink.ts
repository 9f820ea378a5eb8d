import { ApolloLink } from '@apollo/client';
import { map, timer, zip } from 'rxjs';

/**
 * Creates a link that holds the result of a request back until `minDelayMs` of the operation's context have passed (STATE-32).
 * It is below the cache, whose results are not delayed, and neither are failures.
 */
export function createMinDelayLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const minDelayMs: unknown = operation.getContext()['minDelayMs'];
    if (typeof minDelayMs !== 'number') return forward(operation);
    return zip(forward(operation), timer(minDelayMs)).pipe(map(([result]) => result));
  });
}
