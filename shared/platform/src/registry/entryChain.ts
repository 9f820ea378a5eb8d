import { createHash } from 'node:crypto';
import type { StoredEntry } from './entryStore.ts';
import { registryEntrySchema, type Decision, type RegistryEntry } from './registryEntry.ts';
import { RegistryError } from './registryError.ts';
import { NEW_REGISTRY, stateAfter, type RegistryState } from './registryState.ts';

/** The entries of a registry in memory. Each one contains the hash of the one before. */
export class EntryChain {
  /** Oldest first. */
  readonly entries: RegistryEntry[] = [];
  readonly #ids = new Map<string, RegistryEntry>();
  #state: RegistryState = NEW_REGISTRY;
  #last: string | null = null;

  get state(): RegistryState {
    return this.#state;
  }

  /** The entry of a decision. */
  entryOf(id: string | undefined): RegistryEntry | undefined {
    return id === undefined ? undefined : this.#ids.get(id);
  }

  /** Whether a stored entry is the last one of this chain. */
  endsWith({ number, text }: StoredEntry): boolean {
    return number === this.entries.length && hashOf(text) === this.#last;
  }

  /** The text of the next entry. */
  textOf(decision: Decision, at: Date): string {
    const { epoch } = this.#state.generation;
    const entry = registryEntrySchema.parse({
      number: this.entries.length + 1,
      epoch: decision.change.kind === 'restored' ? epoch + 1 : epoch,
      previous: this.#last,
      at: at.toISOString(),
      ...decision,
    });
    return `${JSON.stringify(entry, null, 2)}\n`;
  }

  /**
   * Appends the next entry.
   *
   * @param name of the entry, for a person
   * @throws RegistryError if it was changed, or does not follow the last one
   */
  append({ text }: StoredEntry, name: string): RegistryEntry {
    const { data: entry } = registryEntrySchema.safeParse(parsed(text));
    if (!entry || !this.#isNext(entry))
      throw new RegistryError(`${name} does not follow the entry before it. Restore it from a copy.`);
    this.entries.push(entry);
    if (entry.id !== undefined) this.#ids.set(entry.id, entry);
    this.#state = stateAfter(this.#state, entry);
    this.#last = hashOf(text);
    return entry;
  }

  #isNext({ number, previous, epoch, change }: RegistryEntry): boolean {
    const last = this.#state.generation.epoch;
    const expected = change.kind === 'restored' ? last + 1 : last;
    return number === this.entries.length + 1 && previous === this.#last && epoch === expected;
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
