import { isOfPriceList } from '../../catalog/facetId.ts';
import type { FacetCount, FacetGroup } from '../listQuery.ts';
import { Bitset } from './bitset.ts';
import type { ListedFacet } from './listedProduct.ts';
import { NumberLists } from './numberLists.ts';

/** Facets of a product, and products in a word of a set: steps of counting that take about as long. */
const STEPS_PER_PRODUCT = 40;
const PRODUCTS_PER_STEP = 32;

interface Value {
  facet: ListedFacet;
  products: Bitset;
}

/** The products of each facet, and the facets of each product. */
export class FacetTable {
  readonly #values: Value[] = [];
  /** Indexes of the values, by group and id. */
  readonly #groups = new Map<string, Map<string, number>>();
  /** Those of each product. */
  readonly #ofProduct = new NumberLists();

  /** @param product must not have facets, see `remove` */
  add(product: number, facets: readonly ListedFacet[]): void {
    const own: number[] = [];
    for (const facet of facets) {
      const index = this.#indexOf(facet);
      const value = this.#values[index];
      // Two SKUs of a product may have the same size.
      if (!value || value.products.has(product)) continue;
      value.products.add(product);
      // The label of the product that was read last, so that a renamed value gets its new name.
      value.facet = facet;
      own.push(index);
    }
    this.#ofProduct.set(product, own);
  }

  /** Its list stays, so that an updated product has its place again. */
  remove(product: number): void {
    for (const index of this.#ofProduct.get(product)) this.#values[index]?.products.delete(product);
  }

  /** The products that have one of the facets, as a new set. */
  withOneOf({ group, facets }: FacetGroup): Bitset {
    const found = new Bitset();
    for (const facet of facets) {
      const value = this.#values[this.#groups.get(group)?.get(facet) ?? -1];
      if (value) found.join(value.products);
    }
    return found;
  }

  /** All groups except those of other price lists. */
  groups(priceList: string): string[] {
    return [...this.#groups.keys()].filter((group) => isOfPriceList(group, priceList));
  }

  /** The number of `products` for each value of the groups, without zeros. */
  counts(groups: readonly string[], products: Bitset): FacetCount[] {
    const indexes = groups.flatMap((group) => [...(this.#groups.get(group)?.values() ?? [])]);
    const countOf = this.#counter(indexes.length, products);
    return indexes.flatMap((index) => {
      const value = this.#values[index];
      const count = value ? countOf(value, index) : 0;
      return value && count > 0 ? { ...value.facet, count } : [];
    });
  }

  /** Few products are counted one by one, many as sets: a set takes as long for all products as for one. */
  #counter(values: number, products: Bitset): (value: Value, index: number) => number {
    const { size } = products;
    if (size * STEPS_PER_PRODUCT > values * (this.#ofProduct.count / PRODUCTS_PER_STEP)) {
      return (value) => value.products.sizeWith(products);
    }
    const counts = this.#ofProduct.counts(products.toArray(), this.#values.length);
    return (_value, index) => counts[index] ?? 0;
  }

  #indexOf(facet: ListedFacet): number {
    const group = this.#groups.get(facet.group) ?? new Map<string, number>();
    this.#groups.set(facet.group, group);
    const known = group.get(facet.id);
    if (known !== undefined) return known;
    const index = this.#values.push({ facet, products: new Bitset() }) - 1;
    group.set(facet.id, index);
    return index;
  }
}
