import { followEvents } from '@hemvaror/http/followEvents';
import type { RegistrySource } from '../contract/registrySource.ts';

/** A server without events is asked again, in case the registry behind the address has them by then. */
const RETRY_MS = 5_000;

/**
 * Follows the registries that announce their changes at their own address, as server-sent events. The others are only polled.
 *
 * @returns stops following
 */
export function followRegistries(sources: readonly RegistrySource[], onChange: () => void): () => void {
  const addresses = new Set(sources.map(({ address }) => address).filter((address) => /^https?:/.test(address)));
  const stops = [...addresses].map((url) =>
    followEvents({
      url,
      onConnected: onChange,
      onData: onChange,
      // The registry is polled, and reported if it cannot be read.
      onLost: () => undefined,
      retryMs: RETRY_MS,
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
