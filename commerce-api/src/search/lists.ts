import { setTimeout } from 'node:timers/promises';
import type { Change } from '../platform/db/changes.ts';
import type { ListIndex } from './index/listIndex.ts';

export interface ListReader {
  /** Creates an index of the whole catalog. */
  all(): Promise<ListIndex>;
  /** Updates these products in the index. */
  changed(index: ListIndex, productIds: readonly number[]): Promise<void>;
}

/**
 * The list index of this process, updated by announced changes: changed products are read again, or the whole catalog if
 * everything may have changed. The old index is used until a new one is ready.
 */
export class Lists {
  readonly #read: ListReader;
  readonly #maxWaitMs: number;
  readonly #retryMs: number;
  readonly #onFailure: ((error: unknown) => void)[] = [];
  #index: ListIndex | undefined;
  /** Products whose changes were announced but not yet read. */
  #changedIds = new Set<number>();
  #isEverythingChanged = false;
  #catchingUp: Promise<void> | undefined;

  /** @param maxWaitMs longest time that a request waits for announced changes: reading a large catalog takes longer */
  constructor(read: ListReader, { maxWaitMs = 500, retryMs = 1_000 } = {}) {
    this.#read = read;
    this.#maxWaitMs = maxWaitMs;
    this.#retryMs = retryMs;
  }

  /** Reads the catalog for the first time. Changes may be announced before. */
  async start(): Promise<void> {
    this.#index = await this.#read.all();
    this.#catchUp();
  }

  changed(change: Change): void {
    if ('everything' in change) this.#isEverythingChanged = true;
    else for (const id of change.productIds) this.#changedIds.add(id);
    this.#catchUp();
  }

  /** @param listener called with the error when reading changes fails; they are retried */
  onFailure(listener: (error: unknown) => void): void {
    this.#onFailure.push(listener);
  }

  async current(): Promise<ListIndex> {
    if (this.#catchingUp) {
      await Promise.race([this.#catchingUp, setTimeout(this.#maxWaitMs, undefined, { ref: false })]);
    }
    if (!this.#index) throw new Error('Lists were requested before they were started. Call start() first.');
    return this.#index;
  }

  #catchUp(): void {
    if (!this.#index || this.#catchingUp) return;
    this.#catchingUp = this.#readChanges(this.#index).finally(() => {
      this.#catchingUp = undefined;
    });
  }

  async #readChanges(index: ListIndex): Promise<void> {
    let current = index;
    while (this.#isEverythingChanged || this.#changedIds.size > 0) {
      // Changes that are announced meanwhile are read in the next round.
      const [isEverything, ids] = [this.#isEverythingChanged, this.#changedIds];
      this.#isEverythingChanged = false;
      this.#changedIds = new Set();
      try {
        if (isEverything || current.needsRebuild) current = await this.#read.all();
        else await this.#read.changed(current, [...ids]);
        this.#index = current;
      } catch (error) {
        this.#isEverythingChanged ||= isEverything;
        for (const id of ids) this.#changedIds.add(id);
        for (const listener of this.#onFailure) listener(error);
        await setTimeout(this.#retryMs, undefined, { ref: false });
      }
    }
  }
}
