import { readFile } from 'node:fs/promises';
import { registrySchema, type Registry } from '../contract/registry.ts';
import { limitedText } from '@hemvaror/http/limitedText';
import type { RegistrySource } from '../contract/registrySource.ts';
import type { Generations } from './generations.ts';
import { timeLimit } from '@hemvaror/http/timeLimit';

const FETCH_TIMEOUT_MS = timeLimit(2_000);
const MAX_DOCUMENT_BYTES = 100_000;
/** Of each remote: two deployments a day, for as long as origins keep releases. */
const MAX_PREVIOUS = 60;

export interface Registries extends Registry {
  /** Also of remotes that have none: a document need not list them. */
  previous: NonNullable<Registry['previous']>;
  candidates: NonNullable<Registry['candidates']>;
  /** Unreadable documents: the live releases of their remotes stay. */
  failures: { registry: string; error: unknown }[];
  /** Remotes that a document names without being allowed to. */
  ignored: { registry: string; remote: string }[];
}

/**
 * Reads all registry documents in parallel. Each team may have its own, so an unreadable one does not affect the others. A
 * remote with its own document is read from that only; otherwise the first document that names it takes precedence.
 *
 * @param sources as `REGISTRY` lists them
 * @param generations a document that is older than one that was read before counts as unreadable
 */
export async function readRegistries(
  sources: readonly RegistrySource[],
  generations: Generations,
): Promise<Registries> {
  const documents = await Promise.allSettled(
    sources.map(async ({ address }) => {
      const document = await readRegistry(address);
      await generations.accept(address, document.generation);
      return document;
    }),
  );
  const owned = new Set<string | undefined>(sources.map(({ remote }) => remote));
  const mayName = (source: RegistrySource | undefined, name: string) =>
    source?.remote === undefined ? !owned.has(name) : source.remote === name;
  const ignored: Registries['ignored'] = [];
  const remotes: Registry['remotes'] = {};
  const previous: Registries['previous'] = {};
  const candidates: Registries['candidates'] = {};
  const failures: Registries['failures'] = [];
  for (const [index, document] of documents.entries()) {
    const source = sources[index];
    const registry = source?.address ?? '';
    if (document.status === 'rejected') {
      failures.push({ registry, error: document.reason });
      continue;
    }
    for (const [name, release] of Object.entries(document.value.remotes)) {
      if (mayName(source, name)) {
        if (Object.hasOwn(remotes, name)) continue;
        remotes[name] = release;
        previous[name] = document.value.previous?.[name]?.slice(0, MAX_PREVIOUS) ?? [];
        const candidate = document.value.candidates?.[name];
        if (candidate) candidates[name] = candidate;
      } else ignored.push({ registry, remote: name });
    }
  }
  return { remotes, previous, candidates, failures, ignored };
}

async function readRegistry(address: string): Promise<Registry> {
  return registrySchema.parse(JSON.parse(await textOf(address)));
}

async function textOf(address: string): Promise<string> {
  if (!/^https?:/.test(address)) return readFile(address, 'utf8');
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return limitedText(response, MAX_DOCUMENT_BYTES);
}
