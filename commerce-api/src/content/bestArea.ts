import type { AreaFilterEntry } from '../model/catalogEntries.ts';
import type { Page } from './content.ts';

interface FilterInput {
  key?: string | null | undefined;
  value?: string | null | undefined;
}

type Area = Pick<Page, 'filters'>;

/** How much an area is meant for where it is asked for: each key outweighs all that are less specific. */
const WEIGHTS: Record<AreaFilterEntry['key'], number> = { Product: 8, DiscountCampaign: 4, Brand: 2, Category: 1 };

/**
 * The area that is meant most of all for what the filters name: a product before its brand, a brand before a category, and
 * last the one that is for everything. Of two that fit alike, the older.
 *
 * @param filters aliases in any language; keys that no area knows change nothing
 */
export function bestArea<One extends Area>(
  areas: readonly One[],
  filters: readonly (FilterInput | null)[] | null | undefined,
): One | undefined {
  const asked = new Map<string, string[]>();
  for (const filter of filters ?? []) {
    if (!filter?.key || !filter.value) continue;
    const key = keyNamed(filter.key);
    asked.set(key, [...(asked.get(key) ?? []), filter.value]);
  }
  return areas
    .filter((area) => fits(area, asked))
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .at(0);
}

/** The reference storefront calls campaigns by another name than the API. */
function keyNamed(key: string): string {
  return key === 'Campaign' ? 'DiscountCampaign' : key;
}

function fits({ filters }: Area, asked: ReadonlyMap<string, readonly string[]>): boolean {
  return keysOf(filters).every((key) =>
    filters.some(({ key: own, value: { sv, en } }) => {
      const values = own === key ? (asked.get(key) ?? []) : [];
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
