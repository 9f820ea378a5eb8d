import { present } from '@storefront/domain/present';
import type { ProductOption_productFragment } from './ProductOption.generated.ts';
import type { ProductSuggestionsQuery } from './Suggestions.generated.ts';

/** What was found for a text, ready to be shown. */
export interface Found {
  /** Of all products found. */
  count: number;
  /** The best of them. */
  products: ProductOption_productFragment[];
  /** The one with most found products first (SRCH-38). */
  categories: CountedPlace[];
  brands: CountedPlace[];
}

/** A category or a brand with the number of found products in it. */
export interface CountedPlace {
  path: string;
  name: string;
  count: number;
}

interface Place {
  name: string | null;
  canonicalUrl: string | null;
}

/** @throws Error when the API's answer holds no products at all */
export function foundFrom({ products, found }: ProductSuggestionsQuery): Found {
  if (!products) throw new Error('The search came back empty-handed.');
  const all = present(found?.products);
  return {
    count: products.count,
    products: present(products.products),
    categories: countedPlaces(all.map(({ categories }) => present(categories))),
    brands: countedPlaces(all.map(({ brand }) => present([brand]))),
  };
}

/** @param placesOfProducts of each product its places: a product counts once in each */
export function countedPlaces(placesOfProducts: readonly (readonly Place[])[]): CountedPlace[] {
  const counted = new Map<string, CountedPlace>();
  for (const places of placesOfProducts) {
    for (const [path, name] of new Map(places.map(({ canonicalUrl, name: its }) => [canonicalUrl, its]))) {
      if (!path || !name) continue;
      const place = counted.get(path) ?? { path, name, count: 0 };
      place.count += 1;
      counted.set(path, place);
    }
  }
  return [...counted.values()].toSorted((left, right) => right.count - left.count);
}
