import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import type { Change } from '../platform/db/changes.ts';
import { PromiseCache } from '../platform/db/promiseCache.ts';
import type { Db } from '../platform/db/openDatabase.ts';
import type { LanguageCode } from '../markets/channels.ts';
import { readCatalogTree, type CatalogTree } from './catalogTree.ts';
import type { ProductRecord } from './productRecord.ts';
import { readProductRecords } from './readProductRecords.ts';

/**
 * Cached access to the catalog, so that a page does not repeat a statement. Data is cached until a change is announced. A
 * change of products (placing an order announces those whose stock it takes) removes their entries only.
 */
export class Catalog {
  readonly #db: Db;
  readonly #records = new LRUCache<number, ProductRecord>({ max: 5_000 });
  /** Pending reads by product id: concurrent requests share one. */
  readonly #reading = new Map<number, Promise<ProductRecord[]>>();
  readonly #ids = new LRUCache<string, number>({ max: 10_000 });
  readonly #caches: Pick<PromiseCache<unknown>, 'clear' | 'delete'>[] = [];
  readonly #onChange: ((change: Change) => void)[] = [];
  #tree: Promise<CatalogTree> | undefined;
  /** Incremented when everything changes: ids that were read before must not be cached after it. */
  #version = 0;

  constructor(db: Db) {
    this.#db = db;
  }

  changed(change: Change): void {
    if ('everything' in change) {
      this.#version += 1;
      for (const cache of this.#caches) cache.clear();
      this.#records.clear();
      this.#reading.clear();
      this.#ids.clear();
      this.#tree = undefined;
    } else {
      for (const id of change.productIds) {
        for (const cache of this.#caches) cache.delete(id);
        this.#records.delete(id);
        this.#reading.delete(id);
      }
    }
    for (const listener of this.#onChange) listener(change);
  }

  /** @param listener called after the changed data was removed from the cache */
  onChange(listener: (change: Change) => void): void {
    this.#onChange.push(listener);
  }

  tree(): Promise<CatalogTree> {
    if (!this.#tree) {
      const reading = readCatalogTree(this.#db);
      this.#tree = reading;
      // Do not cache a failed read: the next request tries again.
      reading.catch(() => {
        if (this.#tree === reading) this.#tree = undefined;
      });
    }
    return this.#tree;
  }

  /** The active products among `ids`, in that order. */
  async products(ids: readonly number[]): Promise<ProductRecord[]> {
    const found = new Map<number, ProductRecord>();
    const missing = new Set<number>();
    const readings = new Set<Promise<ProductRecord[]>>();
    for (const id of ids) {
      const record = this.#records.get(id);
      const reading = this.#reading.get(id);
      if (record) found.set(id, record);
      else if (reading) readings.add(reading);
      else missing.add(id);
    }
    if (missing.size > 0) readings.add(this.#readProducts([...missing]));
    for (const record of (await Promise.all(readings)).flat()) found.set(record.id, record);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async #readProducts(ids: readonly number[]): Promise<ProductRecord[]> {
    const reading = readProductRecords(this.#db, ids);
    for (const id of ids) this.#reading.set(id, reading);
    try {
      const products = await reading;
      for (const record of products) {
        // A change ends the reading of its products: their records may be older than the change.
        if (this.#reading.get(record.id) === reading) this.#records.set(record.id, record);
      }
      return products;
    } finally {
      for (const id of ids) if (this.#reading.get(id) === reading) this.#reading.delete(id);
    }
  }

  /** Finds a product by its alias in either language; the requested language wins. */
  async productId(alias: string, language: LanguageCode): Promise<number | undefined> {
    const key = `${language} ${alias}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const version = this.#version;
    const { rows } = await sql<{ id: number }>`
      select t.product_id as id from product_text t join product p on p.id = t.product_id
      where t.alias = ${alias} and p.active order by t.language = ${language} desc, t.product_id limit 1
    `.execute(this.#db);
    const [row] = rows;
    if (row && version === this.#version) this.#ids.set(key, row.id);
    return row?.id;
  }

  /**
   * Creates a cache for data that depends on the catalog. An entry with the id of a product as its key is removed when the
   * product changes; all entries are removed when everything changes.
   */
  createCache<Value>(limit: number): PromiseCache<Value> {
    const cache = new PromiseCache<Value>(limit);
    this.#caches.push(cache);
    return cache;
  }
}
