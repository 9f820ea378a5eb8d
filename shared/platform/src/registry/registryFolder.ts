import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeRegistry } from '../build/registryFile.ts';
import { registryEntrySchema, type Decision, type RegistryEntry } from './registryEntry.ts';
import { assertAccepted, registryDocument, RegistryError } from './registryState.ts';

const NAME_LENGTH = 8;
const ENTRY = /^\d{8}\.json$/;

interface Chain {
  entries: RegistryEntry[];
  /** SHA-256 of the last one's file. */
  last: string | null;
}

/**
 * Reads the entries of a registry, oldest first.
 *
 * @param folder has one file for each entry; it need not exist
 * @throws RegistryError if an entry was changed, removed or added by hand
 */
export async function readEntries(folder: string): Promise<RegistryEntry[]> {
  return (await readChain(folder)).entries;
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
  await mkdir(folder, { recursive: true });
  for (;;) {
    const { entries, last } = await readChain(folder);
    assertAccepted(entries, decision);
    const entry = registryEntrySchema.parse({
      number: entries.length + 1,
      previous: last,
      at: new Date().toISOString(),
      ...decision,
    });
    if (!(await create(folder, entry))) continue;
    await writeDocument(folder, document);
    return entry;
  }
}

/** Writes the document after the last entry. Repeated, until no other process has added one meanwhile. */
export async function writeDocument(folder: string, document: string): Promise<void> {
  let written = -1;
  for (;;) {
    const entries = await readEntries(folder);
    if (entries.length === written) return;
    await writeRegistry(document, registryDocument(entries));
    written = entries.length;
  }
}

/** @returns false if another process has created this entry */
async function create(folder: string, entry: RegistryEntry): Promise<boolean> {
  // A link appears with its whole content, or not at all, and never replaces a file.
  const draft = path.join(folder, `.${randomUUID()}`);
  await writeFile(draft, `${JSON.stringify(entry, null, 2)}\n`, { flush: true });
  try {
    await link(draft, path.join(folder, nameOf(entry.number)));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Reads by number: a listing of a folder that others write to may lack an entry and have the next one. */
async function readChain(folder: string): Promise<Chain> {
  const entries: RegistryEntry[] = [];
  let last: string | null = null;
  for (;;) {
    const file = path.join(folder, nameOf(entries.length + 1));
    // An entry after a missing one: it may have been added since.
    const text = (await readEntry(file)) ?? ((await hasEntryAfter(file)) ? ((await readEntry(file)) ?? '') : undefined);
    if (text === undefined) return { entries, last };
    const { data: entry } = registryEntrySchema.safeParse(parsed(text));
    if (!entry || entry.number !== entries.length + 1 || entry.previous !== last)
      throw new RegistryError(`${file} does not follow the entry before it. Restore it from a copy.`);
    entries.push(entry);
    last = createHash('sha256').update(text).digest('hex');
  }
}

/** @returns undefined if there is no such file */
async function readEntry(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

async function hasEntryAfter(file: string): Promise<boolean> {
  const names = await readdir(path.dirname(file)).catch((error: unknown): string[] => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.some((name) => ENTRY.test(name) && name > path.basename(file));
}

function nameOf(number: number): string {
  return `${String(number).padStart(NAME_LENGTH, '0')}.json`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

/** Of an error of the system. */
function codeOf(error: unknown): unknown {
  const { code }: { code?: unknown } = Object(error);
  return code;
}
