import type { LanguageCode } from '../../markets/channels.ts';

/** Absolute URLs in the shop, at the origin of the order's language. */
export interface ShopLinks {
  home: string;
  /** Null for an order without an account, since the page requires a login. */
  orders: string | null;
  page(path: string): string;
  image(fileName: string): string;
}

const HOME = { sv: '/', en: '/en' };
const ORDERS = { sv: '/mina-sidor/ordrar', en: '/en/my-account/orders' };
/** One of the configured image sizes: at least twice the rendered size, for high-density screens. */
const IMAGE_FOLDER = '200f250';

export function shopLinks(origin: string, language: LanguageCode, hasAccount: boolean): ShopLinks {
  return {
    home: origin + HOME[language],
    orders: hasAccount ? origin + ORDERS[language] : null,
    page: (path) => origin + encodeURI(path.startsWith('/') ? path : `/${path}`),
    image: (fileName) => `${origin}/images/product/${IMAGE_FOLDER}/${encodeURIComponent(fileName)}`,
  };
}
