import type { AreaFilterEntry } from '../model/catalogEntries.ts';
import type { Page } from './content.ts';

interface FilterInput {
  key?: string | null | undefined;
  value?: string | null | undefined;
}

type Area = Pick<Page, 'filters'>;

/** Specificity of an area: each key outweighs all less specific keys together. */
const WEIGHTS: Record<AreaFilterEntry['key'], number> = { Product: 8, DiscountCampaign: 4, Brand: 2, Category: 1 };

/**
 * Finds the most specific area that matches the filters: for a product before a brand, a brand before a category, and an
 * area without filters last. Of two equal matches, the older one.
 *
 * @param filters aliases in any language; keys that no area uses are ignored
 */
export function bestArea<One extends Area>(
  areas: readonly One[],
  filters: readonly (FilterInput | null)[] | null | undefined,
): One | undefined {
  const requested = new Map<string, string[]>();
  for (const filter of filters ?? []) {
    if (!filter?.key || !filter.value) continue;
    const key = normalizedKey(filter.key);
    requested.set(key, [...(requested.get(key) ?? []), filter.value]);
  }
  return areas
    .filter((area) => isMatch(area, requested))
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .at(0);
}

/** The reference storefront uses another key for campaigns than the API. */
function normalizedKey(key: string): string {
  return key === 'Campaign' ? 'DiscountCampaign' : key;
}

function isMatch({ filters }: Area, requested: ReadonlyMap<string, readonly string[]>): boolean {
  return keysOf(filters).every((key) =>
    filters.some(({ key: own, value: { sv, en } }) => {
      const values = own === key ? (requested.get(key) ?? []) : [];
      return values.includes(sv) || values.includes(en);
    }),
  );
}

function weightOf({ filters }: Area): number {
  return keysOf(filters).reduce((sum, key) => sum + WEIGHTS[key], 0);
}

function keysOf(filters: readonly AreaFilterEntry[]): AreaFilterEntry['key'][] {
  return [...new Set(filters.map(({ key }) => key))];
}
