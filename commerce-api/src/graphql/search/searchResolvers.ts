import type { Resolvers } from '../resolvers.generated.ts';
import { productViews } from '../../catalog/productView.ts';
import { facetGroups } from '../../search/facetGroups.ts';
import { listQueryFrom } from '../../search/listQueryFrom.ts';
import { readNamedProducts } from '../../search/namedProducts.ts';
import { searchTerms } from '../../search/searchTerms.ts';

export const searchResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    products: async (_root, args, context) => {
      const view = context.viewOf(args);
      const filter = args.filter ?? {};
      const named = await readNamedProducts(context.db, filter);
      const words = await searchTerms(filter.searchText, view.language.code, context);
      const index = await context.lists.current();
      const query = listQueryFrom(args, { tree: await context.catalog.tree(), view, named, words });
      return { list: index.list(query), view };
    },
  },
  ProductsResultType: {
    count: ({ list }) => list.count,
    products: ({ list, view }, _args, context) => productViews(context, list.ids, view),
    filters: (parent) => parent,
  },
  FilterCollectionType: {
    price: ({ list }) => {
      const { lowest = 0, highest = 0 } = list.priceSpan() ?? {};
      return { lowest: lowest / 100, highest: highest / 100 };
    },
    facets: async ({ list, view }, _args, { catalog }) => facetGroups(list.facetCounts(), await catalog.tree(), view),
  },
};
