import type { ContactDetails } from '../markets/market.ts';
import type { Markets } from '../markets/view.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import { createMarkets } from './createMarkets.ts';
import { readMarketData } from './readMarketData.ts';

/** The only reader of the markets in a running server. They are cached until a change is announced. */
export class MarketCache {
  readonly #db: Db;
  readonly #fallback: ContactDetails;
  #reading: Promise<Markets> | undefined;
  #last: Markets | undefined;

  /** @param fallback for channels without contact details */
  constructor(db: Db, fallback: ContactDetails) {
    this.#db = db;
    this.#fallback = fallback;
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
    const markets = createMarkets(await readMarketData(this.#db), this.#fallback);
    this.#last = markets;
    return markets;
  }
}
