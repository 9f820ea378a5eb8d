import { sql, type RawBuilder } from 'kysely';
import type { FacetGroup, ListQuery } from './listQuery.ts';

type Condition = RawBuilder<boolean>;

/** The products a list starts from, before the shopper's own choice; `p`, `t` and `c` are product, text and price. */
export function baseCondition(query: ListQuery): Condition {
  if (query.ids) return sql`p.id = any(${query.ids}::int[])`;
  const { include, includeMode, exclude, price, words } = query;
  const conditions: Condition[] = [];
  if (include.length > 0) {
    const each = include.map(hasOneOf);
    conditions.push(sql`(${sql.join(each, includeMode === 'all' ? sql` and ` : sql` or `)})`);
  }
  if (exclude.length > 0) conditions.push(sql`not ${hasFacet(exclude)}`);
  if (price.lowest !== undefined) conditions.push(sql`c.selling_minor >= ${price.lowest}`);
  if (price.highest !== undefined) conditions.push(sql`c.selling_minor <= ${price.highest}`);
  for (const word of words) conditions.push(matches(word, query));
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;
}

/** One condition for each group that the shopper chose from. */
export function selectionConditions({ selection, ids }: ListQuery): { group: string; condition: Condition }[] {
  return ids ? [] : selection.map((group) => ({ group: group.group, condition: hasOneOf(group) }));
}

export function ordering(query: ListQuery): RawBuilder<unknown> {
  if (query.ids) return sql`array_position(${query.ids}::int[], p.id)`;
  const stock = sql`(select sum(s.in_stock) from sku s where s.product_id = p.id)`;
  const total = sql`(select sum(s.in_stock + s.oversellable + s.static_stock) from sku s where s.product_id = p.id)`;
  const votes = sql`(select avg(r.rating) from review r where r.product_id = p.id and r.approved)`;
  switch (query.sort) {
    case 'PRICE':
      return sql`c.selling_minor, p.id`;
    case 'PRICE_DESC':
      return sql`c.selling_minor desc, p.id`;
    case 'MOST_SOLD':
      return sql`p.sold_count desc, p.id`;
    case 'LATEST':
      return sql`p.first_available_on desc, p.id desc`;
    case 'RELEVANCE':
      return sql`${relevance(query)} desc, p.sold_count desc, p.id`;
    case 'ALPHABETICAL':
      return sql`t.sort_key, p.id`;
    case 'ALPHABETICAL_DESC':
      return sql`t.sort_key desc, p.id`;
    case 'BRAND':
      return sql`(select b.name from brand b where b.id = p.brand_id), p.id`;
    case 'VOTES':
      return sql`${votes} desc nulls last, p.id`;
    case 'AVAILABLE_STOCK':
      return sql`${stock}, p.id`;
    case 'AVAILABLE_STOCK_DESC':
      return sql`${stock} desc, p.id`;
    case 'TOTAL_STOCK':
      return sql`${total}, p.id`;
    case 'TOTAL_STOCK_DESC':
      return sql`${total} desc, p.id`;
    case 'FACET_ORDER':
      return sql`${facetOrder(query)}, p.id`;
    default:
      return sql`p.id`;
  }
}

/** A group is matched by any of its values; `a_<alias>` names a product itself. */
function hasOneOf({ group, facets }: FacetGroup): Condition {
  if (group === '') return sql`false`;
  if (group === 'Product') {
    const aliases = facets.map((facet) => facet.slice('a_'.length));
    return sql`exists (select from product_text a where a.product_id = p.id and a.alias = any(${aliases}::text[]))`;
  }
  return sql`exists (
    select from product_facet f where f.product_id = p.id and f.group_key = ${group} and f.facet_id = any(${facets}::text[])
  )`;
}

function hasFacet(facets: readonly string[]): Condition {
  return sql`exists (select from product_facet f where f.product_id = p.id and f.facet_id = any(${facets}::text[]))`;
}

/** A word is found in its inflections, and as a part: Swedish writes `stånghandtag` in one word. */
function matches(word: string, { language }: ListQuery): Condition {
  return sql`(t.search @@ ${prefixQuery(word, language)} or t.haystack like ${`%${word}%`})`;
}

/** More for a word that the name starts with, then holds, then for the rest of the text. */
function relevance({ words, language }: ListQuery): RawBuilder<number> {
  if (words.length === 0) return sql`0`;
  const scores = words.map(
    (word) => sql`(
      case when lower(t.name) like ${`${word}%`} then 4 when lower(t.name) like ${`%${word}%`} then 2 else 0 end
      + case when t.haystack like ${`%${word}%`} then 1 else 0 end
      + ts_rank(t.search, ${prefixQuery(word, language)})
    )`,
  );
  return sql`(${sql.join(scores, sql` + `)})`;
}

function prefixQuery(word: string, language: ListQuery['language']): RawBuilder<unknown> {
  return language === 'sv' ? sql`to_tsquery('swedish', ${`${word}:*`})` : sql`to_tsquery('english', ${`${word}:*`})`;
}

function facetOrder({ selection, include }: ListQuery): RawBuilder<unknown> {
  const wanted = [...selection, ...include].flatMap(({ facets }) => facets);
  const aliases = wanted.map((facet) => (facet.startsWith('a_') ? facet.slice('a_'.length) : ''));
  return sql`least(
    (select min(array_position(${wanted}::text[], f.facet_id)) from product_facet f where f.product_id = p.id),
    (select min(array_position(${aliases}::text[], a.alias)) from product_text a where a.product_id = p.id)
  )`;
}
