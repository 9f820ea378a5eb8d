import type { FacetGroup } from '../listQuery.ts';
import { Bitset } from './bitset.ts';
import { FacetTable } from './facetTable.ts';
import type { ListedProduct } from './listedProduct.ts';
import { ProductColumns } from './productColumns.ts';

/** The group of facets that identify a product, by its id. */
export const PRODUCT_GROUP = 'Product';

/**
 * The products that lists can contain. Each has a number, counted from 0, for the lifetime of the index: filters are sets
 * of these numbers, sort values are columns indexed by them.
 */
export class ListedProducts {
  readonly columns = new ProductColumns();
  readonly facets = new FacetTable();
  readonly collapsed = new Bitset();
  readonly #listed = new Bitset();
  readonly #numbers = new Map<number, number>();
  readonly #priceLists = new Map<string, Bitset>();

  /** @returns its number, which does not change when a product is updated */
  put(product: ListedProduct): number {
    this.remove(product.id);
    const number = this.#numbers.get(product.id) ?? this.#numbers.size;
    this.#numbers.set(product.id, number);
    this.#listed.add(number);
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

  /** @returns its number, undefined if the product is not in the index */
  remove(productId: number): number | undefined {
    const number = this.#numbers.get(productId);
    if (number === undefined) return undefined;
    this.#listed.delete(number);
    this.collapsed.delete(number);
    for (const products of this.#priceLists.values()) products.delete(number);
    this.facets.remove(number);
    return number;
  }

  /** Count of assigned numbers, including those of removed products. */
  get count(): number {
    return this.#numbers.size;
  }

  /** All numbers, in any order. */
  numbers(): Iterable<number> {
    return this.#numbers.values();
  }

  numberOf(productId: number): number | undefined {
    return this.#numbers.get(productId);
  }

  // The methods below return new sets, which the caller may change.

  inPriceList(priceList: string): Bitset {
    return this.#priceLists.get(priceList)?.copy() ?? new Bitset();
  }

  withIds(ids: readonly number[]): Bitset {
    return Bitset.of(ids.flatMap((id) => this.#numbers.get(id) ?? [])).keep(this.#listed);
  }

  withOneOf(group: FacetGroup): Bitset {
    return group.group === PRODUCT_GROUP ? this.withIds(group.facets.map(Number)) : this.facets.withOneOf(group);
  }
}
