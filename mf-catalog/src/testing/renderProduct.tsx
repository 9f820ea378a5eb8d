import type { ComponentType } from 'react';
import { renderPage, type PageOptions, type Rendered, type RenderedPage } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { loader } from '../product-page/ProductPage.loader.ts';
import * as view from '../product-page/ProductPage.tsx';
import { aProduct, type AProduct } from '@hemvaror/testing/builders/aProduct';

const productPage = { ...view, loader };

export interface ProductOptions extends Partial<PageOptions> {
  product?: Partial<AProduct> | null;
  page?: Omit<typeof productPage, 'ErrorBoundary'> & { ErrorBoundary: ComponentType<{ error: unknown }> };
}

/** Renders the page of a product without reviews and related products. */
export function renderProduct({
  product = {},
  page = productPage,
  ...rest
}: ProductOptions = {}): Promise<RenderedPage> {
  const data = { product: product && aProduct(product) };
  return renderPage(page, {
    messages,
    url: '/p/krokar/krok-ek',
    route: 'product-level',
    params: { level: 'krokar', alias: 'krok-ek' },
    ...rest,
    api: {
      product: { data },
      queryReviews: { data: { reviews: { count: 0, averageRating: 0, reviews: [] } } },
      relatedProducts: { data: { relatedProducts: [] } },
      ...rest.api,
    },
  });
}

export function toastOf({ store }: Rendered): string | undefined {
  return store.getState().toast.current?.text;
}
