import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '../contract/registry.ts';
import { assertRulesOf } from './decisionRules.ts';
import { EntryChain } from './entryChain.ts';
import type { EntryStore } from './entryStore.ts';
import type { Decision, RegistryEntry } from './registryEntry.ts';
import { RegistryError } from './registryError.ts';
import { documentOf, type RegistryState } from './registryState.ts';

/** Condition under which a decision is still wanted, when another one was first. */
export type IsDue = (state: RegistryState) => boolean;

/**
 * The registry that several processes share through a store. It has all entries in memory, and reads only new ones. Decisions of this
 * process are queued; those of others are found by `refresh`, or because they have taken the next number.
 */
export class DecisionRegistry {
  readonly #store: EntryStore;
  readonly #listeners = new Set<() => void>();
  readonly #now: () => Date;
  #chain: EntryChain;
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(store: EntryStore, now: () => Date, chain: EntryChain) {
    this.#store = store;
    this.#now = now;
    this.#chain = chain;
  }

  /**
   * Reads and checks all entries.
   *
   * @throws RegistryError that names an entry which was changed, removed or added by hand
   * @throws StoreError if the store does not respond
   */
  static async open(store: EntryStore, now = () => new Date()): Promise<DecisionRegistry> {
    return new DecisionRegistry(store, now, await readChain(store));
  }

  /** Oldest first. */
  get entries(): readonly RegistryEntry[] {
    return this.#chain.entries;
  }

  get state(): RegistryState {
    return this.#chain.state;
  }

  document(): Registry {
    return documentOf(this.#chain.state);
  }

  /** Calls a function after each change. @returns a function that ends it */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Adds a decision. One with an id that exists was repeated, after a lost response: its entry is returned.
   *
   * @param isDue checked against the entries before the one to be added
   * @throws RegistryError if the registry does not accept it, or it is not due
   * @throws StoreError if the store does not respond. Repeated with the same id, the decision is added once
   */
  async decide(decision: Decision, isDue: IsDue = () => true): Promise<RegistryEntry> {
    return this.#queued(async () => this.#decide(decision, isDue));
  }

  /**
   * Reads what other processes have added. If the store lacks entries that it had, as a restored copy does, all are read again.
   *
   * @throws RegistryError that names a changed entry
   * @throws StoreError if the store does not respond. Both leave the entries as they were
   */
  async refresh(): Promise<void> {
    await this.#queued(async () => this.#refresh());
  }

  async #queued<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #decide(decision: Decision, isDue: IsDue): Promise<RegistryEntry> {
    for (;;) {
      const known = this.#chain.entryOf(decision.id);
      if (known) return repeated(known, decision);
      const added = await this.#add(decision, isDue);
      if (added) return added;
      await this.#refresh();
    }
  }

  /** @returns undefined if another process was first */
  async #add(decision: Decision, isDue: IsDue): Promise<RegistryEntry | undefined> {
    const chain = this.#chain;
    try {
      if (!isDue(chain.state)) throw new RegistryError('Another decision was made meanwhile.');
      assertRulesOf(chain.state.remotes, decision);
    } catch (error) {
      // The refusal may follow from entries that others have followed up.
      if (await this.#refresh()) return undefined;
      throw error;
    }
    const stored = { number: chain.entries.length + 1, text: chain.textOf(decision, this.#now()) };
    if (!(await this.#store.add(stored))) return undefined;
    const entry = chain.append(stored, this.#store.nameOf(stored.number));
    this.#notify();
    return entry;
  }

  /** @returns whether there were changes */
  async #refresh(): Promise<boolean> {
    const { length } = this.#chain.entries;
    const [last, ...next] = await this.#store.read(Math.max(length, 1));
    if (length > 0 && (!last || !this.#chain.endsWith(last))) return this.#reload();
    const added = length > 0 ? next : [last, ...next].filter((entry) => entry !== undefined);
    if (added.length === 0) return false;
    try {
      for (const entry of added) this.#chain.append(entry, this.#store.nameOf(this.#chain.entries.length + 1));
      await readRest(this.#store, this.#chain);
    } finally {
      this.#notify();
    }
    return true;
  }

  async #reload(): Promise<true> {
    this.#chain = await readChain(this.#store);
    this.#notify();
    return true;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

async function readChain(store: EntryStore): Promise<EntryChain> {
  const chain = new EntryChain();
  await readRest(store, chain);
  return chain;
}

async function readRest(store: EntryStore, chain: EntryChain): Promise<void> {
  for (;;) {
    const found = await store.read(chain.entries.length + 1);
    if (found.length === 0) return;
    for (const entry of found) chain.append(entry, store.nameOf(chain.entries.length + 1));
  }
}

function repeated(known: RegistryEntry, { remote, change }: Decision): RegistryEntry {
  if (known.remote === remote && isDeepStrictEqual(known.change, change)) return known;
  throw new RegistryError(`The id ${known.id} belongs to entry ${known.number}, another decision. Use a new one.`);
}
