import { setTimeout } from 'node:timers/promises';
import type { Catalog } from '../catalog/catalog.ts';
import type { Change } from '../db/changes.ts';
import type { Db } from '../db/openDatabase.ts';
import type { ListIndex } from './index/listIndex.ts';
import { readListIndex, takeIn } from './load/readListIndex.ts';

/** So long a request waits for what was announced before it. Reading a large catalogue anew takes longer. */
const MOST_WAIT_MS = 500;
const RETRY_MS = 1_000;

/**
 * The list index of this process, kept up with the announced changes: changed products are read again one by one, and
 * all of them when everything may have changed. Until a new index is ready the old one answers.
 */
export class Lists {
  readonly #db: Db;
  readonly #catalog: Catalog;
  readonly #onFailure: ((error: unknown) => void)[] = [];
  #index: ListIndex | undefined;
  /** Announced and not yet read. */
  #changedIds = new Set<number>();
  #isEverythingChanged = false;
  #catchingUp: Promise<void> | undefined;

  constructor(db: Db, catalog: Catalog) {
    this.#db = db;
    this.#catalog = catalog;
  }

  /** Reads the catalogue for the first time. Changes may be announced before. */
  async start(): Promise<void> {
    this.#index = await readListIndex(this.#db, await this.#catalog.tree());
    this.#catchUp();
  }

  changed(change: Change): void {
    if ('everything' in change) this.#isEverythingChanged = true;
    else for (const id of change.productIds) this.#changedIds.add(id);
    this.#catchUp();
  }

  /** @param listener told why the index could not be read anew; it is tried again */
  onFailure(listener: (error: unknown) => void): void {
    this.#onFailure.push(listener);
  }

  async current(): Promise<ListIndex> {
    if (this.#catchingUp) await Promise.race([this.#catchingUp, setTimeout(MOST_WAIT_MS, undefined, { ref: false })]);
    if (!this.#index) throw new Error('Lists are asked for before they were started.');
    return this.#index;
  }

  #catchUp(): void {
    if (!this.#index || this.#catchingUp) return;
    this.#catchingUp = this.#readChanged(this.#index).finally(() => {
      this.#catchingUp = undefined;
    });
  }

  async #readChanged(index: ListIndex): Promise<void> {
    while (this.#isEverythingChanged || this.#changedIds.size > 0) {
      // What is announced while this is read comes in the next round.
      const [isEverything, ids] = [this.#isEverythingChanged, this.#changedIds];
      this.#isEverythingChanged = false;
      this.#changedIds = new Set();
      try {
        const tree = await this.#catalog.tree();
        if (isEverything) this.#index = await readListIndex(this.#db, tree);
        else await takeIn(index, { db: this.#db, tree, ids: [...ids] });
      } catch (error) {
        this.#isEverythingChanged ||= isEverything;
        for (const id of ids) this.#changedIds.add(id);
        for (const listener of this.#onFailure) listener(error);
        await setTimeout(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}
