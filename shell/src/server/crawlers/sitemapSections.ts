import { LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { compact } from '@hemvaror/domain/compact';
import { isShopPath } from '@hemvaror/domain/menu/isShopPath';
import { PageError } from '@hemvaror/domain/pageError';
import { alternatesOf } from '@hemvaror/domain/site/alternatesOf';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { RouteName } from '@hemvaror/runtime/routing/routeTable';
import { headAddresses, type HeadAddresses } from '../../app/head/pageAddresses.ts';
import {
  SitemapCampaignDocument,
  SitemapContentDocument,
  SitemapListsDocument,
  SitemapProductsDocument,
  type SitemapProductsQuery,
  type SitemapProductsQueryVariables,
} from './sitemap.generated.ts';

/** A kind of pages in the sitemap. */
export interface SitemapSection {
  /** Beginning of the file names. */
  name: string;
  frequency: 'daily' | 'weekly' | 'monthly';
  priority: number;
  /** The addresses as the pages state them, a part at a time. @throws ApiError, PageError 503 */
  pages: () => AsyncIterable<HeadAddresses[]>;
}

type Operations = Pick<GraphQLOperations, 'query'>;
type Product = NonNullable<NonNullable<NonNullable<SitemapProductsQuery['products']>['products']>[number]>;
type ProductFilter = NonNullable<SitemapProductsQueryVariables['filter']>;

/** Indexed routes of the storefront that are no entities of the API. */
const ROUTES: readonly RouteName[] = ['all', 'sale', 'brands', 'cookies', 'planning-tool'];

/** The max of the contract: a list is read at most this far. */
const TAKE = 200;
const MAX_SKIP = 6_000;

/** The indexed pages of a site. Search, checkout, account, favorites and filtered lists are `noindex`, and are left out. */
export function sitemapSections(api: Operations, shop: Shop): SitemapSection[] {
  const lists = async () => api.query({ document: SitemapListsDocument });
  const campaignUrls = new Set<string>();
  return [
    { name: 'home', frequency: 'daily', priority: 1, pages: () => batch(async () => [fixed('index', shop)]) },
    {
      name: 'categories',
      frequency: 'weekly',
      priority: 0.8,
      pages: () => batch(async () => linked((await lists()).categories, shop)),
    },
    {
      name: 'brands',
      frequency: 'weekly',
      priority: 0.6,
      pages: () => batch(async () => linked((await lists()).brands, shop)),
    },
    { name: 'products', frequency: 'weekly', priority: 0.7, pages: () => products(api, shop, campaignUrls) },
    // After the products, which name the campaigns.
    { name: 'campaigns', frequency: 'weekly', priority: 0.6, pages: () => campaigns(api, shop, campaignUrls) },
    { name: 'content', frequency: 'monthly', priority: 0.5, pages: () => batch(() => content(api, shop)) },
  ];
}

async function* batch(load: () => Promise<HeadAddresses[]>): AsyncIterable<HeadAddresses[]> {
  yield await load();
}

function fixed(name: RouteName, shop: Shop): HeadAddresses {
  return headAddresses({}, { name, params: {} }, shop, 1);
}

interface Linked {
  canonicalUrl: string | null;
  alternativeUrls: Parameters<typeof alternatesOf>[0];
}

/** @param entities null if the API returned no list, which is no empty list */
function linked(entities: readonly (Linked | null)[] | null, shop: Shop): HeadAddresses[] {
  if (!entities) throw new PageError(503, 'A query of the sitemap returned no list.');
  return compact(entities).flatMap(({ canonicalUrl, alternativeUrls }) =>
    addressesOf(canonicalUrl, alternatesOf(alternativeUrls), shop),
  );
}

/** @returns nothing for an address on another site */
function addressesOf(
  canonical: string | null | undefined,
  alternates: Partial<Record<LocaleCode, string>>,
  shop: Shop,
): HeadAddresses[] {
  return canonical && /^\/(?![/\\])/.test(canonical)
    ? [headAddresses({ canonical, alternates }, { name: '', params: {} }, shop, 1)]
    : [];
}

async function content(api: Operations, shop: Shop): Promise<HeadAddresses[]> {
  const variables = { sv: LOCALES.sv.iso, en: LOCALES.en.iso };
  const { sv, en } = await api.query({ document: SitemapContentDocument, variables });
  const pages = { sv: compact(sv), en: compact(en) };
  if (!sv || !en) throw new PageError(503, 'The content query of the sitemap returned no pages.');
  const urlOf = (locale: LocaleCode, id: number) =>
    pages[locale].find((page) => page.id === id && isShopPath(page.canonicalUrl ?? ''))?.canonicalUrl;
  const translations = (id: number) => {
    const [svUrl, enUrl] = [urlOf('sv', id), urlOf('en', id)];
    return { ...(svUrl && { sv: svUrl }), ...(enUrl && { en: enUrl }) };
  };
  return [
    ...ROUTES.map((name) => fixed(name, shop)),
    ...pages[shop.locale].flatMap(({ id, canonicalUrl }) => addressesOf(canonicalUrl, translations(id), shop)),
  ];
}

/**
 * Pages through all products. A list that is longer than the API's paging reaches is read brand by brand.
 *
 * @param campaignUrls receives the addresses of their campaigns
 */
async function* products(api: Operations, shop: Shop, campaignUrls: Set<string>): AsyncIterable<HeadAddresses[]> {
  for await (const found of productPages(api)) {
    for (const { discountCampaigns } of found) {
      for (const { canonicalUrl } of compact(discountCampaigns)) if (canonicalUrl) campaignUrls.add(canonicalUrl);
    }
    yield linked(found, shop);
  }
}

async function* productPages(api: Operations): AsyncIterable<Product[]> {
  const { products: all } = await api.query({ document: SitemapProductsDocument, variables: { take: 1 } });
  if (!all) throw new PageError(503, 'The products query of the sitemap returned no data.');
  if (all.count <= MAX_SKIP + TAKE) {
    yield* reachablePages(api, {});
    return;
  }
  const { brands } = await api.query({ document: SitemapListsDocument });
  const brandIds = compact(brands).map(({ brandId }) => brandId);
  for (const brandId of brandIds) yield* reachablePages(api, { brandIds: [brandId] });
  yield* reachablePages(api, { excludeBrandIds: brandIds });
}

async function* reachablePages(api: Operations, selection: ProductFilter): AsyncIterable<Product[]> {
  // Variants that lists show as one product have their own pages. The order must not change from page to page.
  const filter: ProductFilter = { ...selection, sort: 'ALPHABETICAL', includeCollapsed: true };
  for (let skip = 0; skip <= MAX_SKIP; skip += TAKE) {
    const variables = { skip, take: TAKE, filter };
    const { products: found } = await api.query({ document: SitemapProductsDocument, variables });
    if (!found?.products) throw new PageError(503, 'The products query of the sitemap returned no data.');
    yield compact(found.products);
    if (skip + TAKE >= found.count) return;
  }
}

async function* campaigns(api: Operations, shop: Shop, urls: ReadonlySet<string>): AsyncIterable<HeadAddresses[]> {
  for (const url of urls) {
    const { listPageInfo: info } = await api.query({ document: SitemapCampaignDocument, variables: { url } });
    yield info?.id ? linked([info], shop) : [];
  }
}
