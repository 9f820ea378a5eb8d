import type { EntryStore, StoredEntry } from '../registry/entryStore.ts';

/** Entries in memory, for tests that need many, or a store that loses some. */
export function memoryStore(entries: StoredEntry[] = []): EntryStore & { entries: StoredEntry[] } {
  return {
    entries,
    read: async (from) => entries.filter(({ number }) => number >= from),
    add: async (entry) => {
      if (entries.some(({ number }) => number === entry.number)) return false;
      entries.push(entry);
      return true;
    },
    nameOf: (number) => `Entry ${number}`,
    close: async () => {},
  };
}
