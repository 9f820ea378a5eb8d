import { isOfPriceList } from '../../catalog/facetId.ts';
import type { FacetCount, FacetGroup } from '../listQuery.ts';
import { Bitset } from './bitset.ts';
import type { ListedFacet } from './listedProduct.ts';

interface Value {
  facet: ListedFacet;
  products: Bitset;
}

/** Which products have which facet, by group. */
export class FacetTable {
  readonly #groups = new Map<string, Map<string, Value>>();

  add(product: number, facets: readonly ListedFacet[]): void {
    for (const facet of facets) {
      const values = this.#groups.get(facet.group) ?? new Map<string, Value>();
      this.#groups.set(facet.group, values);
      const value = values.get(facet.id) ?? { facet, products: new Bitset() };
      values.set(facet.id, value);
      value.products.add(product);
      // The words of the product that was read last: a renamed value is shown under its new name.
      value.facet = facet;
    }
  }

  remove(product: number): void {
    for (const values of this.#groups.values()) for (const { products } of values.values()) products.delete(product);
  }

  /** The products that have one of the facets, in a set of the caller's own. */
  withOneOf({ group, facets }: FacetGroup): Bitset {
    const values = this.#groups.get(group);
    const found = new Bitset();
    for (const facet of facets) {
      const products = values?.get(facet)?.products;
      if (products) found.join(products);
    }
    return found;
  }

  /** All groups but those of other price lists. */
  groups(priceList: string): string[] {
    return [...this.#groups.keys()].filter((group) => isOfPriceList(group, priceList));
  }

  /** How many of `products` have each value of the group; those that none has are left out. */
  counts(group: string, products: Bitset): FacetCount[] {
    const counts: FacetCount[] = [];
    for (const value of this.#groups.get(group)?.values() ?? []) {
      const count = value.products.sizeWith(products);
      if (count > 0) counts.push({ ...value.facet, count });
    }
    return counts;
  }
}
