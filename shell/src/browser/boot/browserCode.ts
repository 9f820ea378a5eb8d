import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { PageRemotes } from '@hemvaror/platform/contract/registry';
import { asFederationContainer } from '@hemvaror/platform/contract/federationContainer';

const ENTRY_TIMEOUT_MS = 8_000;

/** Federation runtime plugin of the browser: loads entries in the mode of their preload, with their integrity hash. */
export function browserCode(remotes: PageRemotes): ModuleFederationRuntimePlugin {
  const integrity = new Map(Object.values(remotes).map((remote) => [remote.entry, remote.integrity]));
  return {
    name: 'browser-code',
    async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
      await runScript(entry, integrity.get(entry));
      return asFederationContainer(Reflect.get(window, entryGlobalName));
    },
  };
}

/** @throws Error if the script is not loaded within `ENTRY_TIMEOUT_MS`: a server that never responds causes no event */
function runScript(src: string, integrity: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // The same mode as the preload link's, or the browser fetches the file twice.
    Object.assign(script, { src, crossOrigin: 'anonymous', ...(integrity && { integrity }) });
    const fail = () => reject(new Error(`The script ${src} was not loaded.`));
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    // Without effect once the script has loaded.
    setTimeout(fail, ENTRY_TIMEOUT_MS);
    document.head.append(script);
  });
}
