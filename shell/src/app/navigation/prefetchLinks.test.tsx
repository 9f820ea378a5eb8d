import type { ExposeId, LoaderArgs, PageModule } from '@hemvaror/runtime/contract/contract';
import { loaderContext } from '@hemvaror/testing/loaderContext';
import { testShop } from '@hemvaror/testing/testShop';
import { FakeObserver } from '../../testing/FakeObserver.ts';
import { createRoutes } from '../routes/routes.tsx';
import { isPrivateRoute, PAGES } from '../core/pages.ts';
import type { Connection } from './connection.ts';
import { prefetchLinks } from './prefetchLinks.ts';
import type { RouteDeps } from './routeDeps.ts';

let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

function connectedBy(connection: Connection): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

/** Starts the prefetch on a page with this markup. */
function aPage(
  content: string,
  load?: (id: ExposeId) => Promise<PageModule>,
  { isNavigating = (): boolean => false, touched = Promise.resolve(), frame = '' } = {},
) {
  document.body.innerHTML = `<header>${frame}</header><main>${content}</main>`;
  const loader = jest.fn(async ({ request }: LoaderArgs): Promise<unknown> => request.url);
  const module = {
    loader,
    meta: () => ({ title: '', pageType: '' }),
    Component: () => null,
    ErrorBoundary: () => null,
  };
  const loadPage = jest.fn(load ?? (async () => module));
  const onFailure = jest.fn();
  const routeDeps: RouteDeps = {
    pages: {
      load: () => Promise.reject(new Error('unexpected page load')),
      slot: () => Promise.reject(new Error('the slot has no code')),
      loaderTimeoutMs: 12_000,
      slotTimeoutMs: 100,
      onFailure,
    },
    localePrefix: { locale: 'sv' },
    visit: { first: () => undefined, restored: () => undefined, isRootStale: () => false, isNavigating },
  };
  const routes = createRoutes(routeDeps, () => Promise.reject(new Error('unexpected loaders')));
  const { context } = loaderContext({ api: {} });
  stop = prefetchLinks({
    routes,
    routeDeps,
    context,
    loadPage,
    site: () => testShop(),
    touched,
  });
  const observer = FakeObserver.current;
  if (!observer) throw new Error('No links are observed.');
  return {
    observer,
    pages: () => loadPage.mock.calls.map(([id]) => id),
    loader,
    onFailure,
    /** Points at the link with this text for longer than the delay. */
    hover: async (text: string) => {
      const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text);
      link?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
      await jest.advanceTimersByTimeAsync(200);
    },
    /** The requests of the loader. */
    requests: () => loader.mock.calls.map(([{ request }]) => request),
  };
}

/** Longer than the idle moments before the code of a few links. */
const IDLE_MS = 1_000;
const LINKS = '<a href="/c/beslag">List</a><a href="/p/krok-ek">Product</a><a href="/p/krok-bok">Other product</a>';

test.each<[connection: string, Connection | undefined]>([
  ['a 4g connection', { effectiveType: '4g', saveData: false }],
  ['a 3g connection', { effectiveType: '3g' }],
  ['a browser without connection details', undefined],
])('%s: visible links prefetch their pages, each page once [STATE-31]', async (_connection, connection) => {
  if (connection) connectedBy(connection);
  const { observer, pages } = aPage(LINKS);
  expect(pages()).toEqual([]);

  observer.show('Product');
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(pages()).toEqual(['mf-catalog/ProductPage']);
  observer.show('Other product', 'List');
  await jest.advanceTimersByTimeAsync(IDLE_MS);

  expect(pages()).toEqual(['mf-catalog/ProductPage', 'mf-catalog/ListPage']);
  expect(observer.observed.size).toBe(0);
});

test.each<[connection: string, Connection]>([
  ['2g', { effectiveType: '2g' }],
  ['slow-2g', { effectiveType: 'slow-2g' }],
  ['data-saver', { effectiveType: '4g', saveData: true }],
])('a %s connection prefetches no linked page, not even on hover [STATE-31]', async (_connection, connection) => {
  connectedBy(connection);
  const { observer, pages } = aPage(LINKS);

  observer.show('List', 'Product', 'Other product');
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));

  expect(pages()).toEqual([]);
});

test.each([
  ['of another site', '<a href="https://blog.example/c/beslag">Link</a>'],
  ['of the other language', '<a href="/en/c/fittings">Link</a>'],
  ['to a file', '<a href="/assets/catalog.pdf">Link</a>'],
  ['that downloads', '<a href="/c/beslag" download>Link</a>'],
  ['that opens a new tab', '<a href="/c/beslag" target="_blank">Link</a>'],
  ['to a mail address', '<a href="mailto:butik@hemvist.example">Link</a>'],
  ['without a page of its own', '<a href="/s?q=krok">Link</a>'],
])('a link %s prefetches nothing [STATE-31]', async (_what, html) => {
  const { observer, pages } = aPage(html);

  observer.show('Link');
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }));

  expect(pages()).toEqual([]);
});

test.each(['pointerover', 'touchstart', 'focusin'])('%s on a link prefetches its page at once [STATE-31]', (event) => {
  const { pages } = aPage('<a href="/c/beslag"><span>List</span></a>');

  document.querySelector('span')?.dispatchEvent(new Event(event, { bubbles: true }));

  expect(pages()).toEqual(['mf-catalog/ListPage']);
});

test.each([
  ['a navigation', `<main>${LINKS}</main>`],
  ['a menu panel', `<div role="dialog"><nav>${LINKS}</nav></div>`],
])('links that %s adds are observed [STATE-31]', async (_what, html) => {
  const { observer, pages } = aPage('');

  document.body.insertAdjacentHTML('beforeend', html);
  await jest.advanceTimersByTimeAsync(500);
  observer.show('List');
  await jest.advanceTimersByTimeAsync(IDLE_MS);

  expect(pages()).toEqual(['mf-catalog/ListPage']);
});

test('an untouched page prefetches the page of its first visible link, and the others once it is touched [STATE-31]', async () => {
  const { promise: touched, resolve: touch } = Promise.withResolvers<void>();
  const { observer, pages } = aPage(LINKS, undefined, { touched });

  observer.show('List', 'Product');
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(pages()).toEqual(['mf-catalog/ListPage']);

  touch();
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(pages()).toEqual(['mf-catalog/ListPage', 'mf-catalog/ProductPage']);
});

test('links of the frame and breadcrumbs prefetch their pages at an intent only [STATE-31]', async () => {
  const { observer, pages, hover } = aPage('<nav><a href="/c/beslag">Crumb</a></nav>', undefined, {
    frame: '<a href="/varumarken">Brands</a>',
  });

  expect(observer.observed.size).toBe(0);
  await hover('Brands');

  expect(new Set(pages())).toEqual(new Set(['mf-catalog/BrandsPage']));
});

test('a failed prefetch is ignored, and the next link to the page tries again [STATE-31]', async () => {
  const warn = jest.spyOn(console, 'warn');
  const { observer, pages } = aPage(LINKS, () => Promise.reject(new Error('no such file')));

  observer.show('Product');
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  observer.show('Other product');
  await jest.advanceTimersByTimeAsync(IDLE_MS);

  expect(pages()).toEqual(['mf-catalog/ProductPage', 'mf-catalog/ProductPage']);
  expect(warn).not.toHaveBeenCalled();
});

test('an offline browser prefetches nothing [STATE-31]', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { observer, pages } = aPage(LINKS);

  observer.show('List');
  await jest.advanceTimersByTimeAsync(IDLE_MS);

  expect(pages()).toEqual([]);
});

test('a link under the pointer prefetches the data of its page, with its parameters and query [STATE-31]', async () => {
  const { hover, loader, requests, observer } = aPage('<a href="/c/beslag?page=2#top">List</a>');
  observer.show('List');
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(loader).not.toHaveBeenCalled();

  await hover('List');

  expect(loader).toHaveBeenCalledTimes(1);
  expect(loader).toHaveBeenCalledWith(expect.objectContaining({ route: 'category', params: { category: 'beslag' } }));
  expect(requests().map(({ url }) => url)).toEqual([new URL('/c/beslag?page=2', window.location.origin).href]);
});

test.each<[connection: string, Connection]>([
  ['2g', { effectiveType: '2g' }],
  ['slow-2g', { effectiveType: 'slow-2g' }],
  ['data-saver', { effectiveType: '4g', saveData: true }],
])('a %s connection prefetches no data [STATE-31]', async (_connection, connection) => {
  connectedBy(connection);
  const { hover, loader } = aPage(LINKS);

  await hover('List');

  expect(loader).not.toHaveBeenCalled();
});

test.each(['/kassan', '/mina-sidor/ordrar', '/checkout/confirm?id=1', '/account/reset-password', '/order/geheim'])(
  'the data of the private page %s are never prefetched [STATE-31]',
  async (path) => {
    const { hover, loader } = aPage(`<a href="${path}">Private</a>`);

    await hover('Private');

    expect(loader).not.toHaveBeenCalled();
  },
);

test('every page that requires a login is private [STATE-31]', () => {
  const guarded = Object.entries(PAGES).filter(([, { guards = [] }]) => guards.includes('authenticated'));

  expect(guarded.length).toBeGreaterThan(0);
  expect(guarded.filter(([name]) => !isPrivateRoute(name))).toEqual([]);
});

test('the current page is not prefetched, and no page during a navigation [STATE-31]', async () => {
  let isNavigating = false;
  const { hover, loader } = aPage(
    `<a href="${window.location.pathname}">Here</a><a href="/c/beslag">List</a>`,
    undefined,
    { isNavigating: () => isNavigating },
  );

  await hover('Here');
  isNavigating = true;
  await hover('List');

  expect(loader).not.toHaveBeenCalled();
});

test('a prefetch of another page aborts a pending one, and the same link does not load twice [STATE-31]', async () => {
  const { hover, loader, requests } = aPage(LINKS);
  loader.mockImplementation(async () => new Promise(() => {}));

  await hover('List');
  await hover('List');
  await hover('Product');

  expect(requests().map(({ url, signal }) => [new URL(url).pathname, signal.aborted])).toEqual([
    ['/c/beslag', true],
    ['/p/krok-ek', false],
  ]);
});

test.each<[what: string, load: (args: LoaderArgs) => Promise<unknown>]>([
  ['whose loader fails', () => Promise.reject(new Error('HTTP 503'))],
  ['whose slot fails', async ({ fillSlot }) => fillSlot?.('mf-content/WidgetArea', { top: {} })],
])('a prefetch of a page %s is not reported, and the next one tries again [STATE-31]', async (_what, load) => {
  const { hover, loader, onFailure } = aPage(LINKS);
  loader.mockImplementation(load);

  await hover('List');
  await hover('List');

  expect(loader).toHaveBeenCalledTimes(2);
  expect(onFailure).not.toHaveBeenCalled();
});
