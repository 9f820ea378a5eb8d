import type { AnonymousVisitor } from '../request/visitor.ts';
import { isCacheablePath } from './isCacheablePath.ts';

/**
 * The key of the page that all anonymous visitors with the same fields get.
 *
 * @param url path and query of a request
 * @returns undefined if the address is not cached
 */
export function pageKey(url: string, { host, shop, site, group }: AnonymousVisitor): string | undefined {
  if (host === undefined || !isCacheablePath(url)) return undefined;
  const { locale, market, checkoutMarket } = shop;
  const candidates = [...group.candidates.values()].map(({ container }) => container).toSorted();
  return [host, url, locale, market, checkoutMarket, site.customerType, site.vatIncluded, ...candidates].join(' ');
}
