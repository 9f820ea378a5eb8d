import type { FilterInputType, GeinsMerchantApiQueryProductsArgs } from '../graphql/resolvers.generated.ts';
import { byAlias, type CatalogTree } from '../catalog/catalogTree.ts';
import type { View } from '../markets/view.ts';
import { groupOf } from './facetId.ts';
import type { FacetGroup, ListQuery } from './listQuery.ts';

const DEFAULT_TAKE = 20;
const MOST = { take: 200, skip: 6000, ids: 600, words: 8 };

/** Nothing is called that: a list narrowed by it is empty. */
const NOTHING: FacetGroup = { group: '', facets: [] };

/** What the arguments ask for. Ids given as `productIds` must be looked up before when they came as article numbers. */
export function listQueryFrom(args: GeinsMerchantApiQueryProductsArgs, tree: CatalogTree, view: View): ListQuery {
  const filter: FilterInputType = args.filter ?? {};
  const currency = view.currency.code;
  const ids = present(filter.productIds);
  const searchText = filter.searchText ?? '';
  const words = wordsOf(searchText);
  // Signs alone, an emoji for example, name no product: the whole list would be no answer to them.
  const search = searchText.trim() !== '' && words.length === 0 ? [NOTHING] : [];
  const include = [
    ...present(filter.include),
    ...present(filter.categoryIds).map((id) => `c_${id}`),
    ...present(filter.brandIds).map((id) => `b_${id}`),
    ...present(filter.discountCampaignIds).map((id) => `dc_${id}`),
  ];
  return {
    language: view.language.code,
    currency,
    include: [...pageGroups(args, tree, view), ...grouped(include, currency)],
    includeMode: filter.includeMode === 'UNION' ? 'any' : 'all',
    exclude: [
      ...present(filter.exclude),
      ...present(filter.excludeFacets),
      ...present(filter.excludeCategoryIds).map((id) => `c_${id}`),
      ...present(filter.excludeBrandIds).map((id) => `b_${id}`),
      ...present(filter.excludeDiscountCampaignIds).map((id) => `dc_${id}`),
    ],
    selection: [...search, ...grouped(present(filter.facets), currency)],
    words,
    price: { lowest: minor(filter.price?.lowest), highest: minor(filter.price?.highest) },
    ids: ids.length > 0 ? ids.slice(0, MOST.ids) : undefined,
    sort: filter.sort ?? (words.length > 0 ? 'RELEVANCE' : 'LATEST'),
    countsByGroup: filter.filterMode === 'BY_GROUP',
    skip: within(args.skip ?? 0, MOST.skip),
    take: within(args.take ?? DEFAULT_TAKE, MOST.take),
  };
}

function pageGroups(args: GeinsMerchantApiQueryProductsArgs, tree: CatalogTree, view: View): FacetGroup[] {
  const language = view.language.code;
  const groups: FacetGroup[] = [];
  function add(group: string, prefix: string, entity: { id: number } | undefined): void {
    groups.push(entity ? { group, facets: [`${prefix}_${entity.id}`] } : NOTHING);
  }
  const { categoryAlias, brandAlias, discountCampaignAlias, url } = args;
  const brandOf = (alias: string) => [...tree.brands.values()].find((brand) => brand.alias === alias);
  if (categoryAlias) add('Category', 'c', byAlias(tree.categories.values(), categoryAlias, language));
  if (brandAlias) add('Brand', 'b', brandOf(brandAlias));
  if (discountCampaignAlias) {
    add('DiscountCampaign', 'dc', byAlias(tree.campaigns.values(), discountCampaignAlias, language));
  }
  const segment = lastSegment(url ?? '');
  if (segment) {
    const category = byAlias(tree.categories.values(), segment, language);
    const campaign = byAlias(tree.campaigns.values(), segment, language);
    if (category) add('Category', 'c', category);
    else if (campaign) add('DiscountCampaign', 'dc', campaign);
    else add('Brand', 'b', brandOf(segment));
  }
  return groups;
}

function grouped(facets: readonly string[], currency: ListQuery['currency']): FacetGroup[] {
  const groups = new Map<string, string[]>();
  for (const facet of facets) {
    const group = groupOf(facet, currency) ?? '';
    groups.set(group, [...(groups.get(group) ?? []), facet]);
  }
  return [...groups].map(([group, values]) => ({ group, facets: values }));
}

/** Lower-case words; what is neither letter nor digit separates them. */
function wordsOf(text: string): string[] {
  return (
    text
      .slice(0, 200)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, MOST.words);
}

function lastSegment(url: string): string | undefined {
  const [path = ''] = url.split('?');
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .at(-1);
}

function minor(major: number | null | undefined): number | undefined {
  return typeof major === 'number' ? Math.round(major * 100) : undefined;
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), most);
}

function present<Value>(values: readonly (Value | null | undefined)[] | null | undefined): Value[] {
  return (values ?? []).flatMap((value) => value ?? []);
}
