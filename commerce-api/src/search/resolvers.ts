import type { Context } from '../graphql/context.ts';
import type { FilterInputType, Resolvers } from '../graphql/resolvers.generated.ts';
import { viewOf, type View } from '../markets/view.ts';
import { productViews } from '../catalog/productView.ts';
import { facetGroups } from './facetGroups.ts';
import type { FacetCount } from './index/facetTable.ts';
import type { ListAnswer } from './listQuery.ts';
import { listQueryFrom } from './listQueryFrom.ts';
import { readNamedProducts } from './namedProducts.ts';
import type { QueryWord } from './text/queryWord.ts';
import { wordsOf } from './text/wordsOf.ts';

/** What `products` answers with; the facets are counted when asked for. */
export interface ProductList {
  answer: ListAnswer;
  facetCounts: () => FacetCount[];
  view: View;
}

export const searchResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    products: async (_root, args, context) => {
      const view = viewOf(args);
      const filter = args.filter ?? {};
      const named = await readNamedProducts(context.db, filter);
      const words = await searchedWords(filter, view, context);
      const index = await context.lists.current();
      const query = listQueryFrom(args, { tree: await context.catalog.tree(), view, named, words });
      return { ...index.list(query), view };
    },
  },
  ProductsResultType: {
    count: ({ answer }) => answer.count,
    products: ({ answer, view }, _args, context) => productViews(context, answer.ids, view),
    filters: (list) => list,
  },
  FilterCollectionType: {
    price: ({ answer: { price } }) => ({ lowest: (price?.lowest ?? 0) / 100, highest: (price?.highest ?? 0) / 100 }),
    facets: async ({ facetCounts, view }, _args, { catalog }) => facetGroups(facetCounts(), await catalog.tree(), view),
  },
};

const MOST_LETTERS = 200;
const MOST_WORDS = 8;

/** Undefined when nothing is searched for. */
async function searchedWords(
  { searchText }: FilterInputType,
  view: View,
  { db, stems }: Context,
): Promise<QueryWord[] | undefined> {
  if (!searchText || searchText.trim() === '') return undefined;
  const words = wordsOf(searchText.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS);
  return stems.of(db, words, view.language.code);
}
