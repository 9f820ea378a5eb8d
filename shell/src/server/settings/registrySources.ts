import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { isRemoteName, REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';

/** One document that `REGISTRY` lists. */
export interface RegistrySource {
  /** The only remote that it may name; undefined if it may name every remote without its own document. */
  remote: RemoteName | undefined;
  /** File or http(s) address. */
  address: string;
}

/** Placeholder for the name of each remote. */
const PLACEHOLDER = '{remote}';
const NAMED = /^(mf-[\w-]+)=(.+)$/;

/**
 * Reads the entries of `REGISTRY`: `mf-search=https://search.example/registry.json` for a document of one remote,
 * `http://{remote}:8080/registry.json` for one such document of each remote that no other entry names, or just an address.
 *
 * @throws Error when an entry names a remote that the shop does not have
 */
export function registrySourcesFrom(entries: readonly string[]): RegistrySource[] {
  const named = entries.flatMap((entry) => {
    const [, name = ''] = NAMED.exec(entry) ?? [];
    return name ? [asRemoteName(name)] : [];
  });
  const others = REMOTE_NAMES.filter((name) => !named.includes(name));
  return entries.flatMap((entry): RegistrySource[] => {
    const [, name = '', address = ''] = NAMED.exec(entry) ?? [];
    if (name) return [{ remote: asRemoteName(name), address: address.replaceAll(PLACEHOLDER, name) }];
    if (!entry.includes(PLACEHOLDER)) return [{ remote: undefined, address: entry }];
    return others.map((remote) => ({ remote, address: entry.replaceAll(PLACEHOLDER, remote) }));
  });
}

/** Reads the entries of `REMOTE_ORIGINS`: origins, with `{remote}` for the name of each remote. */
export function remoteOriginsFrom(entries: readonly string[]): string[] {
  return entries.flatMap((entry) =>
    entry.includes(PLACEHOLDER) ? REMOTE_NAMES.map((name) => entry.replaceAll(PLACEHOLDER, name)) : [entry],
  );
}

function asRemoteName(name: string): RemoteName {
  if (!isRemoteName(name))
    throw new Error(`${name} is not a remote of this shop. Expected one of ${REMOTE_NAMES.join(', ')}.`);
  return name;
}
