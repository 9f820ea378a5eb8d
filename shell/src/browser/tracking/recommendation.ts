import { compact } from '@hemvaror/domain/compact';
import { RECOMMENDATION_COOKIE } from '@hemvaror/domain/site/cookieNames';
import type { SubjectCart } from '@hemvaror/runtime/contract/pageSubject';
import type { TrackingServices } from '@hemvaror/runtime/contract/trackingServices';
import { addScript } from './addScript.ts';
import type { TrackingService } from './shopEvent.ts';

/** The API of the service's script, as far as the shop uses it. */
interface NostoApi {
  setAutoLoad: (isOn: boolean) => void;
  defaultSession: () => NostoSession;
}

interface NostoSession {
  setCart: (cart: { items: RecommendationItem[] }) => NostoSession;
  setCustomer: (customer: { email?: string }) => NostoSession;
  viewCart: () => NostoSession;
  update: () => unknown;
}

interface NostoQueue {
  (callback: (api: NostoApi) => void): void;
  /** Callbacks that the script calls when it is loaded. */
  q?: ((api: NostoApi) => void)[];
}

declare global {
  interface Window {
    nostojs?: NostoQueue;
  }
}

interface RecommendationItem {
  name: string;
  price_currency_code: string;
  product_id: string;
  quantity: number;
  sku_id: string;
  /** Including VAT. */
  unit_price: number;
}

/** The cart's items in the fields of the service, without items whose product or price the API does not have (TRACK-02). */
export function recommendationItems(cart: SubjectCart | null, currency: string): RecommendationItem[] {
  return compact(cart?.items).flatMap(({ product, unitPrice, quantity, skuId }) =>
    product && unitPrice
      ? [
          {
            name: product.name ?? '',
            price_currency_code: currency,
            product_id: String(product.productId),
            quantity,
            sku_id: String(skuId),
            unit_price: unitPrice.sellingPriceIncVat,
          },
        ]
      : [],
  );
}

/** The recommendation service Nosto: receives the customer and the cart's items (TRACK-01). */
export function createRecommendation({
  accountId,
  scriptUrl,
}: NonNullable<TrackingServices['recommendation']>): TrackingService {
  let sentItems = '';

  return {
    start: () => {
      const queue: NonNullable<NostoQueue['q']> = [];
      // Its script replaces the function and calls the queued callbacks.
      window.nostojs ??= Object.assign((callback: (api: NostoApi) => void) => void queue.push(callback), { q: queue });
      window.nostojs((api) => api.setAutoLoad(false));
      addScript(`${scriptUrl}/${encodeURIComponent(accountId)}`);
    },
    receive: (event, currency) => {
      if (event.type === 'user:change') {
        const customer = event.email === null ? {} : { email: event.email };
        window.nostojs?.((api) => api.defaultSession().setCustomer(customer).update());
      }
      if (event.type === 'cart:change') {
        const items = recommendationItems(event.cart, currency);
        // The shop also replaces the cart by an equal one, for example when the window gets the focus.
        const text = JSON.stringify(items);
        if (text === sentItems) return;
        sentItems = text;
        window.nostojs?.((api) => api.defaultSession().setCart({ items }).viewCart().update());
      }
    },
    cookies: [RECOMMENDATION_COOKIE],
  };
}
