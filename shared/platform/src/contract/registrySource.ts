/** One document that names releases. */
export interface RegistrySource {
  /** The only remote that it may name; undefined if it may name every remote without its own document. */
  remote: string | undefined;
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
 * @param remotes names of all remotes
 * @throws Error when an entry names a remote that the shop does not have
 */
export function registrySourcesFrom(entries: readonly string[], remotes: readonly string[]): RegistrySource[] {
  const named = entries.flatMap((entry) => NAMED.exec(entry)?.[1] ?? []);
  const unknown = named.find((name) => !remotes.includes(name));
  if (unknown !== undefined)
    throw new Error(`${unknown} is not a remote of this shop. Expected one of ${remotes.join(', ')}.`);
  const others = remotes.filter((name) => !named.includes(name));
  return entries.flatMap((entry): RegistrySource[] => {
    const [, name = '', address = ''] = NAMED.exec(entry) ?? [];
    if (name) return [{ remote: name, address: address.replaceAll(PLACEHOLDER, name) }];
    if (!entry.includes(PLACEHOLDER)) return [{ remote: undefined, address: entry }];
    return others.map((remote) => ({ remote, address: entry.replaceAll(PLACEHOLDER, remote) }));
  });
}

/** Reads the entries of `REMOTE_ORIGINS`: origins, with `{remote}` for the name of each remote. */
export function remoteOriginsFrom(entries: readonly string[], remotes: readonly string[]): string[] {
  return entries.flatMap((entry) =>
    entry.includes(PLACEHOLDER) ? remotes.map((name) => entry.replaceAll(PLACEHOLDER, name)) : [entry],
  );
}
