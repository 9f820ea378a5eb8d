import type { FacetGroup } from '../listQuery.ts';
import { Bitset } from './bitset.ts';
import { FacetTable } from './facetTable.ts';
import type { ListedProduct } from './listedProduct.ts';
import { ProductColumns } from './productColumns.ts';

/** The group of facets that name a product themselves, by its id. */
export const PRODUCT_GROUP = 'Product';

/**
 * The products that lists can show. Each has a number of its own, counted from 0, for as long as the index lives: what
 * narrows lists are sets of these numbers, what sorts them are columns of them.
 */
export class ListedProducts {
  readonly columns = new ProductColumns();
  readonly facets = new FacetTable();
  readonly collapsed = new Bitset();
  readonly #shown = new Bitset();
  readonly #numbers = new Map<number, number>();
  readonly #priceLists = new Map<string, Bitset>();

  /** @returns its number, the same as before when it was in already */
  put(product: ListedProduct): number {
    this.remove(product.id);
    const number = this.#numbers.get(product.id) ?? this.#numbers.size;
    this.#numbers.set(product.id, number);
    this.#shown.add(number);
    if (product.isCollapsed) this.collapsed.add(number);
    for (const priceList of product.sellingPrices.keys()) {
      const products = this.#priceLists.get(priceList) ?? new Bitset();
      this.#priceLists.set(priceList, products);
      products.add(number);
    }
    this.facets.add(number, product.facets);
    this.columns.set(number, product);
    return number;
  }

  /** @returns its number, undefined when it was not in */
  remove(productId: number): number | undefined {
    const number = this.#numbers.get(productId);
    if (number === undefined) return undefined;
    this.#shown.delete(number);
    this.collapsed.delete(number);
    for (const products of this.#priceLists.values()) products.delete(number);
    this.facets.remove(number);
    return number;
  }

  /** How many numbers were given; those of removed products are among them. */
  get count(): number {
    return this.#numbers.size;
  }

  /** All of them, in any order. */
  numbers(): Iterable<number> {
    return this.#numbers.values();
  }

  numberOf(productId: number): number | undefined {
    return this.#numbers.get(productId);
  }

  // The sets that follow are the caller's own, to go on with.

  inPriceList(priceList: string): Bitset {
    return this.#priceLists.get(priceList)?.copy() ?? new Bitset();
  }

  withIds(ids: readonly number[]): Bitset {
    return Bitset.of(ids.flatMap((id) => this.#numbers.get(id) ?? [])).keep(this.#shown);
  }

  withOneOf(group: FacetGroup): Bitset {
    return group.group === PRODUCT_GROUP ? this.withIds(group.facets.map(Number)) : this.facets.withOneOf(group);
  }
}
