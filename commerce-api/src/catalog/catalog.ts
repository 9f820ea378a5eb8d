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
 * The catalogue as this process knows it. What was read is kept until a change is announced (stock included: placing
 * an order announces its products), so a page costs no statement twice.
 */
export class Catalog {
  readonly #db: Db;
  readonly #records = new LRUCache<number, ProductRecord>({ max: 5_000 });
  /** Who asks for a product that is being read waits for the same reading. */
  readonly #reading = new Map<number, Promise<ProductRecord[]>>();
  readonly #ids = new LRUCache<string, number>({ max: 10_000 });
  readonly #kept: { clear(): void }[] = [];
  readonly #onChange: ((change: Change) => void)[] = [];
  #tree: Promise<CatalogTree> | undefined;
  /** Goes up with every change: what was read before must not be kept after it. */
  #version = 0;

  constructor(db: Db) {
    this.#db = db;
  }

  changed(change: Change): void {
    this.#version += 1;
    for (const kept of this.#kept) kept.clear();
    if ('everything' in change) {
      this.#records.clear();
      this.#reading.clear();
      this.#ids.clear();
      this.#tree = undefined;
    } else {
      for (const id of change.productIds) {
        this.#records.delete(id);
        this.#reading.delete(id);
      }
    }
    for (const listener of this.#onChange) listener(change);
  }

  /** @param listener told after the catalogue has forgotten what was changed */
  onChange(listener: (change: Change) => void): void {
    this.#onChange.push(listener);
  }

  tree(): Promise<CatalogTree> {
    if (!this.#tree) {
      const reading = readCatalogTree(this.#db);
      this.#tree = reading;
      // A failed reading is not kept: the next request tries again.
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
    const version = this.#version;
    const reading = readProductRecords(this.#db, ids);
    for (const id of ids) this.#reading.set(id, reading);
    try {
      const products = await reading;
      if (version === this.#version) for (const record of products) this.#records.set(record.id, record);
      return products;
    } finally {
      for (const id of ids) if (this.#reading.get(id) === reading) this.#reading.delete(id);
    }
  }

  /** By the alias of either language; the wanted language wins. */
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

  /** A place for answers to questions about the catalogue, emptied whenever something in it changes. */
  kept<Answer>(limit: number): PromiseCache<Answer> {
    const kept = new PromiseCache<Answer>(limit);
    this.#kept.push(kept);
    return kept;
  }
}
