import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { PageRemotes } from '@hemvaror/runtime/contract/registry';

const ENTRY_TIMEOUT_MS = 8_000;

/** Federation runtime plugin of the browser: loads entries in the mode of their preload, with their integrity hash. */
export function browserCode(remotes: PageRemotes): ModuleFederationRuntimePlugin {
  const integrity = new Map(Object.values(remotes).map((remote) => [remote.entry, remote.integrity]));
  return {
    name: 'browser-code',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      // The same mode as the preload link's, or the browser fetches the file twice.
      script.crossOrigin = 'anonymous';
      const expected = integrity.get(url);
      if (expected) script.integrity = expected;
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
