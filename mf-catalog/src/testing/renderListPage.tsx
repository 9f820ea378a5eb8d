import type { ComponentType } from 'react';
import type { ProductCard_productFragment } from '@hemvaror/commerce-ui/product-card/ProductCard.generated';
import { renderPage, type PageOptions, type RenderedPage } from '@hemvaror/testing/renderPage';
import { aFacetGroup, aFacetValue } from '@hemvaror/testing/builders/aFacetGroup';
import { aList } from '@hemvaror/testing/builders/aList';
import { aCategory } from '@hemvaror/testing/builders/aCategory';
import { someProducts } from '@hemvaror/testing/builders/aProduct';
import { loader } from '../list-page/ListPage.loader.ts';
import * as view from '../list-page/ListPage.tsx';
import { messages } from '../messages/sv.ts';

export const listPage = { ...view, loader };

const CATEGORIES = [
  aCategory({ categoryId: 100, parentCategoryId: 0, alias: 'beslag', name: 'Beslag', canonicalUrl: '/c/beslag' }),
  aCategory(),
];

const FACETS = [
  aFacetGroup('Category', [{ ...aFacetValue('c_115', 'Träkrokar', 2), url: '/c/krokar/trakrokar' }]),
  aFacetGroup('Brand', [aFacetValue('b_3', 'Lindvarp', 2), aFacetValue('b_4', 'Trävind', 1)]),
  aFacetGroup('Parameter', [aFacetValue('p_7_ek', 'Ek', 1)], { filterId: '7', label: 'Material' }),
];

interface ApiList {
  /** The details of the list. Null if the API has none. */
  info?: (Omit<ReturnType<typeof aList>, 'meta'> & { meta: object | null }) | null | undefined;
  facets?: typeof FACETS | undefined;
}

/** Responds with the requested range of the list, and its details if the query asks for them. */
function listOf(products: ProductCard_productFragment[], { info = aList(), facets = FACETS }: ApiList) {
  return ({ skip, take, withInfo }: Readonly<Record<string, unknown>>) => {
    const from = Number(skip);
    const found = { count: products.length, products: products.slice(from, from + Number(take)), filters: { facets } };
    return { data: { products: found, ...(withInfo === true && { listPageInfo: info }) } };
  };
}

interface ListOptions extends Partial<PageOptions>, ApiList {
  products?: ProductCard_productFragment[];
  page?: Omit<typeof listPage, 'ErrorBoundary'> & { ErrorBoundary: ComponentType<{ error: unknown }> };
}

/** Renders the page of a category with three products. */
export function renderListPage({
  products = someProducts(1, 3),
  page = listPage,
  info,
  facets,
  ...rest
}: ListOptions = {}): Promise<RenderedPage> {
  return renderPage(page, {
    messages,
    url: '/c/krokar',
    route: 'category',
    params: { category: 'krokar' },
    categories: CATEGORIES,
    ...rest,
    api: { products: listOf(products, { info, facets }), ...rest.api },
  });
}
