import type { LanguageCode } from '../../markets/channels.ts';

/** Absolute addresses in the shop; all of them at the origin of the order's language. */
export interface ShopLinks {
  home: string;
  /** Null for an order without an account: the page would ask to sign in, to no use. */
  orders: string | null;
  page(path: string): string;
  picture(fileName: string): string;
}

const HOME = { sv: '/', en: '/en' };
const ORDERS = { sv: '/mina-sidor/ordrar', en: '/en/my-account/orders' };
/** One of the image server's listed sizes: twice what the mail shows, for sharp screens. */
const PICTURE_FOLDER = '200f250';

export function shopLinks(origin: string, language: LanguageCode, hasAccount: boolean): ShopLinks {
  return {
    home: origin + HOME[language],
    orders: hasAccount ? origin + ORDERS[language] : null,
    page: (path) => origin + encodeURI(path.startsWith('/') ? path : `/${path}`),
    picture: (fileName) => `${origin}/images/product/${PICTURE_FOLDER}/${encodeURIComponent(fileName)}`,
  };
}
