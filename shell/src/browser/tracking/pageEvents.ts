import { assertNever } from '@hemvaror/domain/assertNever';
import { pageSubjectSchema } from '@hemvaror/runtime/contract/pageSubject';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { I18n } from '@hemvaror/runtime/libraries/i18next';
import { asHandle, type RouteHandle } from '../../app/core/routeHandle.ts';
import { errorStatus } from '../../app/error-pages/errorStatus.ts';
import { routeMeta } from '../../app/head/routeMeta.ts';
import type { Router } from '../boot/visit.ts';
import type { ShopEvent } from './shopEvent.ts';

interface PageEventDeps {
  shop: Shop;
  i18n: Pick<I18n, 'getFixedT'>;
  cart: Extract<ShopEvent, { type: 'checkout:impression' }>['cart'] | null;
}

/** The events of the visible page: its impression, then that of its products, search, checkout or order. */
export function pageEvents(
  { matches, loaderData, errors, location }: Pick<Router['state'], 'matches' | 'loaderData' | 'errors' | 'location'>,
  { shop, i18n, cart }: PageEventDeps,
): ShopEvent[] {
  const { route } = matches.at(-1) ?? {};
  const handle: Partial<RouteHandle> = asHandle(route?.handle) ?? {};
  const path = location.pathname;
  const [error] = Object.values(errors ?? {});
  if (error !== undefined) {
    const page = { pageType: 'Error Page', path, title: document.title, status: errorStatus(error) };
    return [{ type: 'page:impression', page }];
  }

  const meta = routeMeta(handle, loaderData[route?.id ?? ''], { shop, i18n });
  // Without metadata the page is the empty start page, or one whose code could not be loaded: its type is unknown.
  const pageType = meta?.pageType ?? (handle.page ? 'Page' : 'Start Page');
  const title = meta?.title ?? document.title;
  return [
    { type: 'page:impression', page: { pageType, path, title, status: 200 } },
    ...subjectEvents(meta?.subject, title, cart),
  ];
}

/** @param value the subject that a page of any release states */
function subjectEvents(value: unknown, title: string, cart: PageEventDeps['cart']): ShopEvent[] {
  const subject = pageSubjectSchema.safeParse(value).data;
  if (!subject) return [];
  switch (subject.kind) {
    case 'product':
      return [{ type: 'product-detail:impression', product: subject.product }];
    case 'list':
      return impressionOf(subject.products, title);
    case 'search':
      return [{ type: 'search:impression', text: subject.text }, ...impressionOf(subject.products, title)];
    case 'checkout':
      return cart?.items?.length ? [{ type: 'checkout:impression', cart }] : [];
    case 'order':
      return [{ type: 'checkout:purchase', orderId: subject.orderId, cart: subject.cart }];
    default:
      return assertNever(subject);
  }
}

function impressionOf(
  products: Extract<ShopEvent, { type: 'product:impression' }>['products'],
  list: string,
): ShopEvent[] {
  return products.length > 0 ? [{ type: 'product:impression', list, products }] : [];
}
