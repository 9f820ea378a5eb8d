import { CART_COOKIE } from '@storefront/cart/cartCookie';
import { PERSISTED_COOKIE } from '@storefront/store/persistedText';

type Purpose =
  | 'cart'
  | 'state'
  | 'market'
  | 'checkoutMarket'
  | 'locale'
  | 'consent'
  | 'recent'
  | 'auth'
  | 'refresh'
  | 'user'
  | 'userMaxAge'
  | 'userType';

interface ShopCookie {
  name: string;
  /** Key of its sentence in `cookies.purposes`. */
  purpose: Purpose;
  lifetime: 'year' | 'login' | 'week' | 'session';
}

/** Every cookie that the shop sets (CONSENT-09): those of a visit first, those of a login last. */
export const SHOP_COOKIES: readonly ShopCookie[] = [
  { name: CART_COOKIE, purpose: 'cart', lifetime: 'year' },
  { name: PERSISTED_COOKIE, purpose: 'state', lifetime: 'year' },
  { name: 'ralph-selected-market', purpose: 'market', lifetime: 'year' },
  { name: 'ralph-checkout-market', purpose: 'checkoutMarket', lifetime: 'year' },
  { name: 'ralph-locale', purpose: 'locale', lifetime: 'year' },
  { name: 'ralph-cookie-consent', purpose: 'consent', lifetime: 'year' },
  { name: 'ralph-latest-products', purpose: 'recent', lifetime: 'session' },
  { name: 'ralph-auth', purpose: 'auth', lifetime: 'login' },
  { name: 'apollo-token', purpose: 'auth', lifetime: 'week' },
  { name: 'refresh-token', purpose: 'refresh', lifetime: 'login' },
  { name: 'ralph-user', purpose: 'user', lifetime: 'login' },
  { name: 'ralph-user-maxage', purpose: 'userMaxAge', lifetime: 'login' },
  { name: 'ralph-user-type', purpose: 'userType', lifetime: 'year' },
];
