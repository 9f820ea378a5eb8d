import type { LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@hemvaror/runtime/api/apiError';
import { isPageError } from '@hemvaror/domain/pageError';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { siteSlice } from '@hemvaror/runtime/state/siteSlice';
import { storeContext, type RootState } from '@hemvaror/runtime/state/appStore';
import { asPageData, type PageData } from '../core/pageData.ts';
import type { BrowserVisit, PageOfRoute } from './routeDeps.ts';

/**
 * The data that the server rendered at this address, or that a restored page shows, when the API is unavailable. The API client
 * has its own earlier responses, but none of the document.
 *
 * @returns undefined without such data, if they are of another market or customer, and for other errors
 */
export function earlierPage(
  error: unknown,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  { name, visit }: Pick<PageOfRoute, 'name'> & { visit?: BrowserVisit },
): PageData | undefined {
  if (!isUnavailable(error)) return undefined;
  const restored = asPageData(visit?.restored()?.[name]);
  if (restored) return restored;
  const first = visit?.first();
  const state = context.get(storeContext).getState();
  const isSame =
    first !== undefined &&
    withoutPage(first.url) === withoutPage(request.url) &&
    first.market === context.get(shopContext).market &&
    isSameCustomer(first.state, state);
  return isSame ? asPageData(first.loaderData[name]) : undefined;
}

function isUnavailable(error: unknown): boolean {
  return isPageError(error, 503) || (isApiError(error) && error.status >= 500);
}

/** A list adds the number of its last page to the address when it loads more. The first one is better than none. */
function withoutPage(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('page');
  return url.pathname + url.search;
}

type CustomerState = Pick<RootState, 'site' | 'session'>;

function isSameCustomer(one: CustomerState, other: CustomerState): boolean {
  const { selectUserName } = sessionSlice.selectors;
  const { selectCustomerType } = siteSlice.selectors;
  return selectUserName(one) === selectUserName(other) && selectCustomerType(one) === selectCustomerType(other);
}
