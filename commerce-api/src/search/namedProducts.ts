import { sql } from 'kysely';
import type { Db } from '../platform/db/openDatabase.ts';
import type { FilterInputType } from '../model/contract.generated.ts';
import { compact } from '../model/compact.ts';

/** Products that a filter identifies by article number or alias. */
export interface NamedProducts {
  /** Article numbers of products and SKUs. */
  byArticleNumber: ReadonlyMap<string, number>;
  /** Aliases of both languages, so that two products may share one. */
  byAlias: ReadonlyMap<string, number[]>;
}

const MAX_NAMED_PRODUCTS = 600;
const ALIAS = 'a_';

/** The alias in a facet id such as `a_linje-massing`; undefined for any other. */
export function aliasIn(facetId: string): string | undefined {
  return facetId.startsWith(ALIAS) ? facetId.slice(ALIAS.length) : undefined;
}

/** Reads the products in one statement, or none if the filter has no names. */
export async function readNamedProducts(db: Db, filter: FilterInputType): Promise<NamedProducts> {
  const numbers = compact(filter.articleNumbers).slice(0, MAX_NAMED_PRODUCTS);
  const facets = [filter.facets, filter.excludeFacets, filter.include, filter.exclude].flatMap(compact);
  const aliases = facets.flatMap((facet) => aliasIn(facet) ?? []).slice(0, MAX_NAMED_PRODUCTS);
  if (numbers.length === 0 && aliases.length === 0) return { byArticleNumber: new Map(), byAlias: new Map() };

  // The article number of a product takes precedence over that of a SKU: the later row stays in the map.
  const { rows } = await sql<{ name: string; id: number; isAlias: boolean }>`
    select article_number as name, product_id as id, false as "isAlias" from sku where article_number = any(${numbers}::text[])
    union all
    select article_number, id, false from product where article_number = any(${numbers}::text[])
    union all
    select alias, product_id, true from product_text where alias = any(${aliases}::text[])
  `.execute(db);
  const [aliased, numbered] = [rows.filter(({ isAlias }) => isAlias), rows.filter(({ isAlias }) => !isAlias)];
  return {
    byArticleNumber: new Map(numbered.map(({ name, id }) => [name, id])),
    byAlias: new Map(
      [...Map.groupBy(aliased, ({ name }) => name)].map(([name, found]) => [name, found.map(({ id }) => id)]),
    ),
  };
}
