/** An entry as it is stored: its exact text has the hash that the next one names. */
export interface StoredEntry {
  number: number;
  text: string;
}

/** The stored entries of a registry, which several processes may read and add to. */
export interface EntryStore {
  /**
   * Reads entries from a number on, oldest first. It may return fewer than there are, but none only if there are none.
   *
   * @throws StoreError if the store does not respond
   */
  read: (from: number) => Promise<StoredEntry[]>;
  /**
   * Adds an entry as a whole, or not at all.
   *
   * @returns false if the number exists: another process was first
   * @throws StoreError if the store does not respond. Then the entry may have been added
   */
  add: (entry: StoredEntry) => Promise<boolean>;
  /** Names an entry for a person, such as by its file. */
  nameOf: (number: number) => string;
  close: () => Promise<void>;
}

/** The store of the entries does not respond. */
export class StoreError extends Error {
  override name = 'StoreError';
}
