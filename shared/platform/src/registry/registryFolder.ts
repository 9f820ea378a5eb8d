import { writeRegistry } from '../build/registryFile.ts';
import { DecisionRegistry } from './decisionRegistry.ts';
import { folderStore } from './folderStore.ts';
import type { Decision, RegistryEntry } from './registryEntry.ts';

/**
 * Reads the entries of a registry, oldest first.
 *
 * @param folder has one file for each entry; it need not exist
 * @throws RegistryError if an entry was changed, removed or added by hand
 * @internal
 */
export async function readEntries(folder: string): Promise<readonly RegistryEntry[]> {
  return (await DecisionRegistry.open(folderStore(folder))).entries;
}

/**
 * Adds a decision to a registry, and writes the document that hosts read. Several processes may do so at the same time: each entry is
 * a file of its own that only one of them can create, and the others decide again after it.
 *
 * @param folder of the entries
 * @param document file that hosts read
 * @throws RegistryError if the registry does not accept it
 * @internal
 */
export async function addEntry(folder: string, document: string, decision: Decision): Promise<RegistryEntry> {
  const registry = await DecisionRegistry.open(folderStore(folder));
  const entry = await registry.decide(decision);
  await writeAfterLast(registry, document);
  return entry;
}

/**
 * Writes the document after the last entry.
 *
 * @internal
 */
export async function writeDocument(folder: string, document: string): Promise<void> {
  await writeAfterLast(await DecisionRegistry.open(folderStore(folder)), document);
}

/** Repeated, until no other process has added an entry meanwhile. */
async function writeAfterLast(registry: DecisionRegistry, document: string): Promise<void> {
  let written = -1;
  while (registry.entries.length !== written) {
    written = registry.entries.length;
    await writeRegistry(document, registry.document());
    await registry.refresh();
  }
}
