import { readFile } from 'node:fs/promises';
import { registrySchema, type Registry } from '@storefront/federation/registry';

const FETCH_TIMEOUT_MS = 2_000;

export interface Registries extends Registry {
  /** Documents that could not be read: what they name stays as it is. */
  failures: { registry: string; error: unknown }[];
}

/**
 * Reads all registry documents at once. Each team may keep one of its own, so one that cannot be read holds up no other;
 * of two documents that name the same remote, the first is believed.
 *
 * @param addresses files or http(s) addresses
 */
export async function readRegistries(addresses: readonly string[]): Promise<Registries> {
  const documents = await Promise.allSettled(addresses.map(readRegistry));
  const remotes: Registry['remotes'] = {};
  const failures: Registries['failures'] = [];
  for (const [index, document] of documents.entries()) {
    if (document.status === 'rejected') failures.push({ registry: addresses[index] ?? '', error: document.reason });
    else for (const [name, release] of Object.entries(document.value.remotes)) remotes[name] ??= release;
  }
  return { remotes, failures };
}

async function readRegistry(address: string): Promise<Registry> {
  return registrySchema.parse(JSON.parse(await textOf(address)));
}

async function textOf(address: string): Promise<string> {
  if (!/^https?:/.test(address)) return readFile(address, 'utf8');
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.text();
}
