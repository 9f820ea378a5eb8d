import type { CookieName } from '@hemvaror/domain/site/shopCookies';
import type { SubjectCart, SubjectLine, SubjectProduct } from '@hemvaror/runtime/contract/pageSubject';

export interface ImpressedPage {
  /** Name of the page type, `Product Page` for example. */
  pageType: string;
  /** Path without its query, which may contain an address or a key. */
  path: string;
  title: string;
  status: number;
}

/** What happens in the shop, for tracking services. None of them is sent without consent. */
export type ShopEvent =
  /** A page is shown for the first time after another path. */
  | { type: 'page:impression'; page: ImpressedPage }
  | { type: 'product-detail:impression'; product: SubjectProduct }
  | { type: 'product:impression'; list: string; products: readonly SubjectProduct[] }
  | { type: 'search:impression'; text: string }
  | { type: 'cart:add' | 'cart:remove'; line: SubjectLine; quantity: number }
  /** The whole cart, when the service starts and after each change. */
  | { type: 'cart:change'; cart: SubjectCart | null }
  | { type: 'checkout:impression'; cart: SubjectCart }
  /** Once per order. */
  | { type: 'checkout:purchase'; orderId: string; cart: SubjectCart }
  /** A login or logout; null for a visitor. */
  | { type: 'user:change'; email: string | null };

/** A service that receives events after the shopper's consent. */
export interface TrackingService {
  /** Adds the script of the service to the page. */
  start: () => void;
  /** @param currency of the prices in the event */
  receive: (event: ShopEvent, currency: string) => void;
  /** Names of the cookies that its script sets on the shop's domain, removed when the consent is withdrawn. */
  cookies: readonly CookieName[];
}
