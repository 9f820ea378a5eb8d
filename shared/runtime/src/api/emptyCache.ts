import { ApolloCache } from '@apollo/client/cache';

/**
 * The cache of an Apollo Client that caches nothing: responses are cached in front of it, with an age and a bound
 * (`responseCache.ts`). Apollo's `InMemoryCache` would be a quarter of the client's code.
 */
export class EmptyCache extends ApolloCache {
  override read(): null {
    return null;
  }

  override write(): undefined {
    return undefined;
  }

  override diff(): { result: null; complete: false } {
    return { result: null, complete: false };
  }

  override watch(): () => void {
    return () => undefined;
  }

  override async reset(): Promise<void> {
    // Nothing is stored.
  }

  override evict(): boolean {
    return false;
  }

  override restore(): this {
    return this;
  }

  override extract(): object {
    return {};
  }

  override removeOptimistic(): void {
    // Nothing is stored.
  }

  override fragmentMatches(): boolean {
    return true;
  }

  override performTransaction(transaction: (cache: ApolloCache) => void): void {
    transaction(this);
  }
}
