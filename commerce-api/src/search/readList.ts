import { sql } from 'kysely';
import type { Db } from '../db/openDatabase.ts';
import type { FacetCount, ListAnswer, ListQuery } from './listQuery.ts';
import { baseCondition, ordering, selectionConditions } from './listSql.ts';

const from = ({ language, currency }: ListQuery) => sql`
  product p
  join product_text t on t.product_id = p.id and t.language = ${language}
  join default_price c on c.product_id = p.id and c.currency = ${currency}`;

/** One page of a list, its whole count and its span of prices, in one statement. */
export async function readList(db: Db, query: ListQuery): Promise<ListAnswer> {
  const chosen = selectionConditions(query).map(({ condition }) => condition);
  const condition = sql.join([sql`p.active`, baseCondition(query), ...chosen], sql` and `);
  const { rows } = await sql<ListAnswer>`
    with hit as materialized (
      select p.id, c.selling_minor as price, row_number() over (order by ${ordering(query)}) as place
      from ${from(query)} where ${condition}
    )
    select
      count(*)::int as count,
      min(price) as lowest,
      max(price) as highest,
      coalesce(json_agg(id order by place) filter (where place > ${query.skip} and place <= ${query.skip + query.take}), '[]') as ids
    from hit
  `.execute(db);
  const [answer] = rows;
  if (!answer) throw new Error('Counting a list gave no row.');
  return answer;
}

/**
 * How many products of the list have each value. With `countsByGroup` a group is counted as if nothing were chosen in
 * it, so that its other values show what they would add.
 */
export async function readFacetCounts(db: Db, query: ListQuery): Promise<FacetCount[]> {
  const chosen = selectionConditions(query);
  const flags = chosen.map(({ condition }, at) => sql`, ${condition} as ${sql.ref(`chosen_${at}`)}`);
  const counted = chosen.map(({ group }, at) =>
    query.countsByGroup
      ? sql`and (base.${sql.ref(`chosen_${at}`)} or f.group_key = ${group})`
      : sql`and base.${sql.ref(`chosen_${at}`)}`,
  );
  const { rows } = await sql<FacetCount>`
    with base as materialized (
      select p.id ${sql.join(flags, sql` `)} from ${from(query)} where p.active and ${baseCondition(query)}
    )
    select f.group_key as "group", f.facet_id as "facetId", count(*)::int as count
    from base join product_facet f on f.product_id = base.id
    where (f.group_key not like 'Price/%' or f.group_key = ${`Price/${query.currency}`}) ${sql.join(counted, sql` `)}
    group by f.group_key, f.facet_id
  `.execute(db);
  return rows;
}
