import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StoreError, type EntryStore, type StoredEntry } from './entryStore.ts';

const NAME_LENGTH = 8;
const ENTRY = /^(\d{8})\.json$/;
/** Files that one call reads. */
const MAX_READ = 1_000;

/**
 * Entries as files of a folder. Several processes may add to it at the same time.
 *
 * @param folder has one file for each entry; it need not exist
 */
export function folderStore(folder: string): EntryStore {
  const nameOf = (number: number) => path.join(folder, `${String(number).padStart(NAME_LENGTH, '0')}.json`);

  /** Reads by number: a listing of a folder that others write to may lack an entry and have the next one. */
  async function read(from: number): Promise<StoredEntry[]> {
    const found: StoredEntry[] = [];
    while (found.length < MAX_READ) {
      const number = from + found.length;
      const text = await textOf(nameOf(number));
      if (text === undefined) break;
      found.push({ number, text });
    }
    if (found.length > 0) return found;
    // An entry after a missing one: it may have been added since.
    const next = await firstAfter(from);
    if (next === undefined) return [];
    const text = await textOf(nameOf(from));
    return text === undefined ? [{ number: next, text: '' }] : [{ number: from, text }];
  }

  async function add({ number, text }: StoredEntry): Promise<boolean> {
    // Saves the flush of a draft that would be late.
    if ((await textOf(nameOf(number))) !== undefined) return false;
    await mkdir(folder, { recursive: true });
    // A link appears with its whole content, or not at all, and never replaces a file.
    const draft = path.join(folder, `.${randomUUID()}`);
    try {
      await writeFile(draft, text, { flush: true });
      await link(draft, nameOf(number));
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  async function firstAfter(number: number): Promise<number | undefined> {
    const numbers = (await namesIn(folder)).flatMap((name) => Number(ENTRY.exec(name)?.[1] ?? []));
    const after = numbers.filter((other) => other > number);
    return after.length > 0 ? Math.min(...after) : undefined;
  }

  return {
    read: async (from) => read(from).catch(failed),
    add: async (entry) => add(entry).catch(failed),
    nameOf,
    close: async () => {},
  };

  function failed(error: unknown): never {
    throw new StoreError(`${folder} cannot be used: ${String(codeOf(error))}.`, { cause: error });
  }
}

/** @returns undefined if there is no such file */
async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown): string[] => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
}

/** Of an error of the system. */
function codeOf(error: unknown): unknown {
  const { code }: { code?: unknown } = Object(error);
  return code;
}
