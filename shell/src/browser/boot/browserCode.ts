import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { PageRemotes } from '@hemvaror/runtime/contract/registry';

const ENTRY_TIMEOUT_MS = 8_000;

/**
 * Federation runtime plugin of the browser: loads entries in the mode of their preload, with their integrity hash. An entry
 * that cannot be loaded in time is requested from the shop at the next attempt; its chunks then come from there, too.
 */
export function browserCode(remotes: PageRemotes): ModuleFederationRuntimePlugin {
  const integrity = new Map(Object.values(remotes).map((remote) => [remote.entry, remote.integrity]));
  const lost = new Set<string>();
  return {
    name: 'browser-code',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = lost.has(url) ? secondAddress(remotes, url) : url;
      script.async = true;
      // The same mode as the preload link's, or the browser fetches the file twice.
      script.crossOrigin = 'anonymous';
      const expected = integrity.get(url);
      if (expected) script.integrity = expected;
      script.addEventListener('error', () => lost.add(url));
      // An origin that never responds causes no event.
      const timer = setTimeout(() => lost.add(url), ENTRY_TIMEOUT_MS);
      script.addEventListener('load', () => clearTimeout(timer));
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}

/** Where the shell serves the files that it has kept: `/remotes/<remote>/<release>/web/remoteEntry.js`. */
function secondAddress(remotes: PageRemotes, url: string): string {
  const name = Object.entries(remotes).find(([, { entry }]) => entry === url)?.[0];
  return `/remotes/${name}/${url.split('/').slice(-3).join('/')}`;
}
