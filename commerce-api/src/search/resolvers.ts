import type { Context } from '../graphql/context.ts';
import type { GeinsMerchantApiQueryProductsArgs, Resolvers } from '../graphql/resolvers.generated.ts';
import { viewOf, type View } from '../markets/view.ts';
import { productViews } from '../catalog/productView.ts';
import { facetGroups } from './facetGroups.ts';
import type { ListQuery } from './listQuery.ts';
import { listQueryFrom } from './listQueryFrom.ts';
import { readFacetCounts, readList } from './readList.ts';

/** What `products` was asked; each field reads only what it needs. */
export interface ProductList {
  query: ListQuery;
  view: View;
}

export const searchResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    products: async (_root, args, context) => {
      const view = viewOf(args);
      const query = listQueryFrom(args, await context.catalog.tree(), view);
      return { query: { ...query, ids: query.ids ?? (await idsOf(args, context)) }, view };
    },
  },
  ProductsResultType: {
    count: async ({ query }, _args, context) => (await listOf(query, context)).count,
    products: async ({ query, view }, _args, context) => {
      const { ids } = await listOf(query, context);
      return productViews(context, ids, view);
    },
    filters: ({ query, view }) => ({ query, view }),
  },
  FilterCollectionType: {
    price: async ({ query }, _args, context) => {
      const { lowest, highest } = await listOf(query, context);
      return { lowest: (lowest ?? 0) / 100, highest: (highest ?? 0) / 100 };
    },
    facets: async ({ query, view }, _args, { db, catalog, facetCounts }) => {
      // Neither page nor order changes a count.
      const question = JSON.stringify({ ...query, skip: 0, take: 0, sort: '' });
      const counts = await facetCounts.get(question, () => readFacetCounts(db, query));
      return facetGroups(counts, await catalog.tree(), view);
    },
  },
};

function listOf(query: ListQuery, { db, lists }: Context) {
  return lists.get(JSON.stringify(query), () => readList(db, query));
}

/** Article numbers of products or skus, in the order given; undefined when none were given. */
async function idsOf({ filter }: GeinsMerchantApiQueryProductsArgs, { db }: Context): Promise<number[] | undefined> {
  const numbers = (filter?.articleNumbers ?? []).flatMap((number) => number ?? []).slice(0, 600);
  if (numbers.length === 0) return undefined;
  const products = await db
    .selectFrom('product')
    .select(['id', 'article_number as number'])
    .where('article_number', 'in', numbers)
    .execute();
  const skus = await db
    .selectFrom('sku')
    .select(['product_id as id', 'article_number as number'])
    .where('article_number', 'in', numbers)
    .execute();
  const found = new Map([...skus, ...products].map(({ id, number }) => [number, id]));
  return [...new Set(numbers.flatMap((number) => found.get(number) ?? []))];
}
