import type { FilterInputType, GeinsMerchantApiQueryProductsArgs } from '../model/contract.generated.ts';
import type { CatalogTree } from '../catalog/catalogTree.ts';
import { priceListOf } from '../catalog/priceLists.ts';
import type { View } from '../markets/view.ts';
import { groupInPriceList, groupOf } from '../catalog/facetId.ts';
import { REDUCED_FACET } from './facetsOf.ts';
import { PRODUCT_GROUP } from './index/listedProducts.ts';
import type { FacetGroup, ListQuery } from './listQuery.ts';
import { aliasIn, type NamedProducts } from './namedProducts.ts';
import { listWishesIn } from './listWishes.ts';
import { NOTHING, pageGroups } from './pageGroups.ts';
import { compact } from '../model/compact.ts';
import type { QueryTerm } from '../catalog/words/queryTerm.ts';

const DEFAULT_TAKE = 20;
const LIMITS = { take: 200, skip: 6000, ids: 600, facets: 600 };

interface Lookups {
  tree: CatalogTree;
  view: View;
  named: NamedProducts;
  /** Words of the search text; undefined for a list without a search. */
  words: QueryTerm[] | undefined;
}

/** Parses the arguments of `products` into a list query. */
export function listQueryFrom(
  args: GeinsMerchantApiQueryProductsArgs,
  { tree, view, named, words: terms }: Lookups,
): ListQuery {
  const filter: FilterInputType = args.filter ?? {};
  const { wishes, words } = listWishesIn(terms ?? [], view.language.code);
  const priceList = priceListOf(tree.priceLists, view);
  const grouped = (facets: readonly string[]) => groupsOf(facets, priceList, named);
  const given = (list: FilterInputType['facets']) => compact(list).slice(0, LIMITS.facets);
  const include = [
    ...given(filter.include),
    ...compact(filter.categoryIds).map((id) => `c_${id}`),
    ...compact(filter.brandIds).map((id) => `b_${id}`),
    ...compact(filter.discountCampaignIds).map((id) => `dc_${id}`),
  ];
  const facets = given(filter.facets);
  const sort = filter.sort ?? (terms ? 'RELEVANCE' : 'LATEST');
  // A search text without words, for example an emoji, matches no product instead of the whole list.
  const search = terms?.length === 0 ? [NOTHING] : [];
  return {
    language: view.language.code,
    priceList,
    page: [
      ...pageGroups(args, tree, view),
      ...(wishes.has('reduced') ? [{ group: groupInPriceList('Discount', priceList), facets: [REDUCED_FACET] }] : []),
      ...(wishes.has('inCampaign') ? [campaignGroup(tree)] : []),
    ],
    include: grouped(include),
    includeMode: filter.includeMode === 'UNION' ? 'any' : 'all',
    exclude: grouped([
      ...given(filter.exclude),
      ...given(filter.excludeFacets),
      ...compact(filter.excludeCategoryIds).map((id) => `c_${id}`),
      ...compact(filter.excludeBrandIds).map((id) => `b_${id}`),
      ...compact(filter.excludeDiscountCampaignIds).map((id) => `dc_${id}`),
    ]),
    selection: [...search, ...grouped(facets)],
    words: words.length === 0 ? undefined : words,
    price: { lowest: minor(filter.price?.lowest), highest: minor(filter.price?.highest) },
    inPriceList: filter.priceListIdentifier || undefined,
    includeCollapsed: filter.includeCollapsed === true,
    ids: idsOf(filter, named),
    sort: wishes.has('latest') && sort === 'RELEVANCE' ? 'LATEST' : sort,
    facetOrder: [...facets, ...include].flatMap((facet) => grouped([facet])),
    countsByGroup: filter.filterMode === 'BY_GROUP',
    skip: clamp(args.skip ?? 0, LIMITS.skip),
    take: clamp(args.take ?? DEFAULT_TAKE, LIMITS.take),
  };
}

function campaignGroup({ campaigns }: CatalogTree): FacetGroup {
  return { group: 'DiscountCampaign', facets: [...campaigns.keys()].map((id) => `dc_${id}`) };
}

/** Product ids take precedence over article numbers; undefined if neither is given. */
function idsOf(filter: FilterInputType, { byArticleNumber }: NamedProducts): number[] | undefined {
  const ids = compact(filter.productIds).slice(0, LIMITS.ids);
  if (ids.length > 0) return ids;
  const numbers = compact(filter.articleNumbers).slice(0, LIMITS.ids);
  return numbers.length > 0 ? numbers.flatMap((number) => byArticleNumber.get(number) ?? []) : undefined;
}

function groupsOf(facets: readonly string[], priceList: string, { byAlias }: NamedProducts): FacetGroup[] {
  const groups = new Map<string, string[]>();
  for (const facet of facets) {
    const alias = aliasIn(facet);
    const group = alias === undefined ? (groupOf(facet, priceList) ?? NOTHING.group) : PRODUCT_GROUP;
    const values = groups.get(group) ?? [];
    groups.set(group, values);
    if (alias === undefined) values.push(facet);
    else values.push(...(byAlias.get(alias) ?? []).map(String));
  }
  return [...groups].map(([group, values]) => ({ group, facets: values }));
}

function minor(major: number | null | undefined): number | undefined {
  return typeof major === 'number' ? Math.round(major * 100) : undefined;
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(0, value), max);
}
