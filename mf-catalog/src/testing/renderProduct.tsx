import type { ComponentType } from 'react';
import type { Cart } from '@storefront/cart/cartSession';
import { renderPage, type PageOptions, type Rendered, type RenderedPage } from '@storefront/testing/renderPage';
import { messages } from '../messages/sv.ts';
import type { ProductPage_productFragment } from '../product-page/ProductPage.generated.ts';
import * as productPage from '../product-page/ProductPage.tsx';
import { aProduct } from './builders.ts';

export interface ProductOptions extends Partial<PageOptions> {
  product?: Partial<ProductPage_productFragment> | null;
  page?: Omit<typeof productPage, 'ErrorBoundary'> & { ErrorBoundary: ComponentType<{ error: unknown }> };
}

/** The page of a product that nobody has reviewed and that nothing goes with. */
export function renderProduct({
  product = {},
  page = productPage,
  ...rest
}: ProductOptions = {}): Promise<RenderedPage> {
  return renderPage(page, {
    messages,
    url: '/p/krokar/krok-ek',
    route: 'product-level',
    params: { level: 'krokar', alias: 'krok-ek' },
    ...rest,
    api: {
      product: { data: { product: product && aProduct(product) } },
      queryReviews: { data: { reviews: { count: 0, averageRating: 0, reviews: [] } } },
      relatedProducts: { data: { relatedProducts: [] } },
      ...rest.api,
    },
  });
}

/** A cart with one line. */
export function aCart(skuId: number, quantity: number): Cart {
  const line = { id: '1', skuId, quantity, unitPrice: null, totalPrice: null, campaign: null, product: null };
  return { id: 'c-1', isCompleted: false, promoCode: null, appliedCampaigns: null, items: [line], summary: null };
}

export function toastOf({ store }: Rendered): string | undefined {
  return store.getState().toast.current?.text;
}
