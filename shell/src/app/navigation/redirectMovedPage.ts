import type { LoaderFunctionArgs } from 'react-router-dom';
import { apolloContext } from '@hemvaror/runtime/api/operations';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { movedAddress } from './movedAddress.ts';
import { redirectTo } from './redirects.ts';
import { UrlHistoryDocument } from './urlHistory.generated.ts';

/** Longer addresses are no pages of the shop. */
const MAX_PATH_LENGTH = 500;

/**
 * Redirects from the old address of a moved page to its final one. Call it only for a missing page: the address of a page that
 * exists needs no query.
 *
 * @throws a redirect with status 301; ApiError if the API fails, as the page may exist at another address
 */
export async function redirectMovedPage({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<void> {
  const url = new URL(request.url);
  if (url.pathname.length > MAX_PATH_LENGTH) return;
  const api = context.get(apolloContext);
  const address = await movedAddress(url, context.get(shopContext), async (path) => {
    // A backend that rejects the query knows no old addresses.
    const { data } = await api.executeWithRefusals({
      document: UrlHistoryDocument,
      variables: { url: path },
      signal: request.signal,
    });
    return data?.urlHistory?.newUrl;
  });
  if (address !== null) redirectTo(address, { status: 301 });
}
