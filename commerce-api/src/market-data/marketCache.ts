import type { Markets } from '../markets/view.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import { createMarkets, type MarketDefaults } from './createMarkets.ts';
import { readMarketData } from './readMarketData.ts';

/** The only reader of the markets in a running server. They are cached until a change is announced. */
export class MarketCache {
  readonly #db: Db;
  readonly #defaults: MarketDefaults;
  #reading: Promise<Markets> | undefined;
  #last: Markets | undefined;

  constructor(db: Db, defaults: MarketDefaults) {
    this.#db = db;
    this.#defaults = defaults;
  }

  changed(): void {
    this.#reading = undefined;
  }

  /** Every request needs them, so it gets the last known ones if the database cannot be read; the next request tries again. */
  current(): Promise<Markets> {
    if (!this.#reading) {
      const reading = this.#read().catch((error: unknown) => {
        if (this.#reading === reading) this.#reading = undefined;
        if (!this.#last) throw error;
        return this.#last;
      });
      this.#reading = reading;
    }
    return this.#reading;
  }

  async #read(): Promise<Markets> {
    const markets = createMarkets(await readMarketData(this.#db), this.#defaults);
    this.#last = markets;
    return markets;
  }
}
