import commerce from '@hemvaror/commerce-ui/messages/sv.json';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import { someProducts, type AProduct } from '@hemvaror/testing/builders/aProduct';
import { aFacetGroup, aFacetValue, type AFacetGroup } from '@hemvaror/testing/builders/aFacetGroup';
import { renderPage, type PageOptions, type RenderedPage } from '@hemvaror/testing/renderPage';
import { fetchPages } from '../fetchPages.ts';
import { ListTools } from '../list-tools/ListTools.tsx';
import { FACETS_VARIABLES, hasSelection, listRequest, productsVariables } from '../listRequest.ts';
import messages from '../messages/sv.json';
import { ProductListing } from '../product-listing/ProductListing.tsx';
import type { ProductList } from '../ProductList.ts';
import { productListFrom } from '../productListFrom.ts';

export interface ProductsVariables {
  filter?: { sort: string; facets?: string[] };
  skip: number;
  take: number;
}

interface ProductsResult {
  count: number;
  products: AProduct[];
  filters: { facets: AFacetGroup[] } | null;
}

type Query = (variables: ProductsVariables) => ProductsResult | Promise<ProductsResult>;

interface ListOptions extends Partial<Omit<PageOptions, 'api'>> {
  /** The shop's products; three by default. */
  query?: Query;
}

interface RenderedList extends Omit<RenderedPage, 'calls'> {
  /** The requests of the page, in order. */
  calls: { variables: ProductsVariables; signal?: AbortSignal }[];
}

/** The facet groups of a list in the API's response. */
const FACETS = [
  aFacetGroup('Brand', [aFacetValue('b_3', 'Lindvarp', 4), aFacetValue('b_4', 'Trävind', 2)]),
  aFacetGroup('Parameter', [aFacetValue('p_7_ek', 'Ek', 3)], { filterId: '7', label: 'Material' }),
];

/** A list of `count` products, of which a response has as many as were requested. */
export function listOf(count: number): Query {
  return ({ skip, take }) => ({
    count,
    products: someProducts(skip + 1, Math.max(0, Math.min(take, count - skip))),
    filters: { facets: FACETS },
  });
}

/** Renders a list on a small page with a loader like those of the remotes. */
export async function renderList({ query = listOf(3), ...options }: ListOptions = {}): Promise<RenderedList> {
  const calls: RenderedList['calls'] = [];
  const recordedQuery = async (variables: ProductsVariables, signal?: AbortSignal) => {
    calls.push({ variables, ...(signal && { signal }) });
    return query(variables);
  };

  const page = {
    async loader({ request, context }: LoaderArgs): Promise<ProductList> {
      const { config } = context.get(shopContext);
      const { defaultProductSort: defaultSort, productPageSize: pageSize } = config;
      const { list } = context.get(storeContext).getState();
      const requested = listRequest(new URL(request.url), { defaultSort, pageSize }, list);
      const [found, unfiltered] = await Promise.all([
        fetchPages(requested, async (variables) => recordedQuery(variables, request.signal)),
        hasSelection(requested) ? recordedQuery(FACETS_VARIABLES) : undefined,
      ]);
      if (!found) throw new Error('The query returned no data.');
      return productListFrom(requested, { found, unfiltered }, config);
    },
    meta: () => ({ title: 'Krokar', pageType: 'List Page' }),
    Component: ({ data: list }: { data: ProductList }) => (
      <>
        <ListTools list={list} />
        <ProductListing
          list={list}
          loadPage={async (number) => (await recordedQuery(productsVariables(list, number))).products}
          empty={<p>{'Listan är tom.'}</p>}
        />
      </>
    ),
    ErrorBoundary: () => <p>{'Listan kunde inte visas.'}</p>,
  };

  const rendered = await renderPage(page, {
    messages: { commerce, 'product-list': messages },
    url: '/krokar',
    ...options,
  });
  return { ...rendered, calls };
}
