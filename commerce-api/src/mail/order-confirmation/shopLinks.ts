import type { LanguageCode } from '../../markets/channels.ts';

/** Absolute URLs in the shop, at the origin of the order's language. */
export interface ShopLinks {
  home: string;
  page(path: string): string;
  image(fileName: string): string;
  widgetImage(fileName: string): string;
}

const HOME = { sv: '/', en: '/en' };
const ORDER = { sv: '/order/', en: '/en/order/' };
const FINDER = { sv: '/hitta-order', en: '/en/find-order' };
/** One of the configured image sizes: at least twice the rendered size, for high-density screens. */
const IMAGE_FOLDER = '200f250';
const WIDGET_IMAGE_FOLDER = '1000w';

export function shopLinks(origin: string, language: LanguageCode): ShopLinks {
  return {
    home: origin + HOME[language],
    page: (path) => origin + encodeURI(path.startsWith('/') ? path : `/${path}`),
    widgetImage: (fileName) => `${origin}/images/pagewidget/${WIDGET_IMAGE_FOLDER}/${encodeURIComponent(fileName)}`,
    image: (fileName) => `${origin}/images/product/${IMAGE_FOLDER}/${encodeURIComponent(fileName)}`,
  };
}

/** The page of an order, which needs no account: its id is the secret. For mails to the buyer only. */
export function orderLink(origin: string, language: LanguageCode, { publicId }: { publicId: string }): string {
  return origin + ORDER[language] + publicId;
}

/** The first step of a withdrawal on that page. For mails to the buyer only. */
export function withdrawalLink(origin: string, language: LanguageCode, order: { publicId: string }): string {
  return `${orderLink(origin, language, order)}?do=withdraw`;
}

/** The page that mails the link of an order to its buyer. */
export function finderLink(origin: string, language: LanguageCode): string {
  return origin + FINDER[language];
}
