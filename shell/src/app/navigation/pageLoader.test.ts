import { loaderContext } from '@hemvaror/testing/loaderContext';
import { POLL_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import type { PageSource } from '../core/pageSource.ts';
import { pageLoader } from './pageLoader.ts';
import { prefetchPage } from './prefetchedPages.ts';

const LIST = 'http://localhost:3000/c/beslag';
const PREFETCHED = { page: 'prefetched', slots: {} };

/** Prefetches a list, then runs its loader. */
async function loadedPage(isNavigating: boolean, prefetch: () => Promise<typeof PREFETCHED>) {
  const pages: PageSource = {
    load: () => Promise.reject(new Error('unexpected page load')),
    slot: async () => undefined,
    loaderTimeoutMs: POLL_TIMEOUT_MS,
    slotTimeoutMs: POLL_TIMEOUT_MS,
    onFailure: jest.fn(),
  };
  const { context } = loaderContext({ api: {} });
  const loader = jest.fn(async () => 'loaded');
  prefetchPage(LIST, { pages, context }, prefetch);
  const data = await pageLoader(
    { request: new Request(LIST), params: { category: 'beslag' }, context, pattern: '', url: new URL(LIST) },
    {
      name: 'category',
      id: 'mf-catalog/ListPage',
      module: { loader, meta: () => ({ title: '', pageType: '' }), Component: () => null, ErrorBoundary: () => null },
      pages,
      localePrefix: { locale: 'sv' },
      visit: { first: () => undefined, isRootStale: () => false, isNavigating: () => isNavigating },
    },
  );
  return { data, loader, onFailure: pages.onFailure };
}

test('a navigation renders prefetched data without running the loader [STATE-31]', async () => {
  const { data, loader } = await loadedPage(true, async () => PREFETCHED);

  expect(data).toEqual(PREFETCHED);
  expect(loader).not.toHaveBeenCalled();
});

test('a repeated load of the current page takes no prefetched data [STATE-31]', async () => {
  const { data } = await loadedPage(false, async () => PREFETCHED);

  expect(data).toEqual({ page: 'loaded', slots: {} });
});

test('a navigation loads its page itself when the prefetch has failed, without a report [STATE-31]', async () => {
  const { data, loader, onFailure } = await loadedPage(true, () => Promise.reject(new Error('HTTP 503')));

  expect(data).toEqual({ page: 'loaded', slots: {} });
  expect(loader).toHaveBeenCalledTimes(1);
  expect(onFailure).not.toHaveBeenCalled();
});
