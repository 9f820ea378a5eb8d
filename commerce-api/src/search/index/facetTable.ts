import { isOfPriceList } from '../../catalog/facetId.ts';
import type { FacetCount, FacetGroup } from '../listQuery.ts';
import { Bitset } from './bitset.ts';
import type { ListedFacet } from './listedProduct.ts';

interface Value {
  facet: ListedFacet;
  products: Bitset;
}

/** The products of each facet, by group. */
export class FacetTable {
  readonly #groups = new Map<string, Map<string, Value>>();

  add(product: number, facets: readonly ListedFacet[]): void {
    for (const facet of facets) {
      const values = this.#groups.get(facet.group) ?? new Map<string, Value>();
      this.#groups.set(facet.group, values);
      const value = values.get(facet.id) ?? { facet, products: new Bitset() };
      values.set(facet.id, value);
      value.products.add(product);
      // The label of the product that was read last, so that a renamed value gets its new name.
      value.facet = facet;
    }
  }

  remove(product: number): void {
    for (const values of this.#groups.values()) for (const { products } of values.values()) products.delete(product);
  }

  /** The products that have one of the facets, as a new set. */
  withOneOf({ group, facets }: FacetGroup): Bitset {
    const values = this.#groups.get(group);
    const found = new Bitset();
    for (const facet of facets) {
      const products = values?.get(facet)?.products;
      if (products) found.join(products);
    }
    return found;
  }

  /** All groups except those of other price lists. */
  groups(priceList: string): string[] {
    return [...this.#groups.keys()].filter((group) => isOfPriceList(group, priceList));
  }

  /** The number of `products` for each value of the group, without zeros. */
  counts(group: string, products: Bitset): FacetCount[] {
    const counts: FacetCount[] = [];
    for (const value of this.#groups.get(group)?.values() ?? []) {
      const count = value.products.sizeWith(products);
      if (count > 0) counts.push({ ...value.facet, count });
    }
    return counts;
  }
}
