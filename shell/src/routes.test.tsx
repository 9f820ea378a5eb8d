import { createStaticHandler, redirect, RouterContextProvider } from 'react-router-dom';
import { PageError } from '@storefront/domain/pageError';
import type { PageModule } from '@storefront/federation/contract';
import { rootDataContext } from './contexts.ts';
import { aRoot } from './layouts/testRoot.tsx';
import type { PageSource } from './pageSource.ts';
import { createRoutes, usesOf } from './routes.tsx';

const never: PageSource = {
  load: () => Promise.reject(new Error('no page is loaded to know what an address uses')),
  loaderLimitMs: 0,
  onFailure: () => undefined,
};
const sv = createRoutes(never, { locale: 'sv' });
const en = createRoutes(never, { locale: 'en' });

test('what an address uses is known before anything is loaded', () => {
  expect(usesOf(sv, '/').page).toBe('mf-content/FrontPage');
  expect(usesOf(sv, '/c/beslag/krokar').page).toBe('mf-catalog/ListPage');
  expect(usesOf(en, '/en/p/hooks/duo').page).toBe('mf-catalog/ProductPage');
  expect(usesOf(sv, '/mina-sidor/ordrar').page).toBe('mf-account/OrdersPage');
});

test('a fixed or localised route wins over a content page of the root', () => {
  expect(usesOf(sv, '/kassan').page).toBe('mf-cart-checkout/CheckoutPage');
  expect(usesOf(sv, '/favoriter').page).toBe('mf-catalog/FavoritesPage');
  expect(usesOf(sv, '/garanti').page).toBe('mf-content/ContentPage');
});

test('a focused flow shows no search, and a page that names no layout shows the default one', () => {
  expect(usesOf(sv, '/kassan').slots).toEqual([]);
  expect(usesOf(sv, '/allt').slots).toEqual(['mf-search/SearchBox']);
});

test('an address of the other language belongs to no page here', () => {
  expect(usesOf(sv, '/en/c/hooks').page).toBeUndefined();
});

test.each<[what: string, status: number, loader: PageModule['loader']]>([
  ['never answers', 503, () => new Promise(() => {})],
  ['throws', 500, () => Promise.reject(new Error('broken'))],
])('a loader that %s costs its page with status %i, and is told', async (_what, status, loader) => {
  const { outcome, onFailure } = await visit(async () => aPage(loader));

  expect(outcome).toMatchObject({ statusCode: status, loaderData: { root: expect.anything() } });
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledWith('mf-catalog/ListPage', expect.any(Error));
});

test('code that cannot be loaded costs its page with status 503, and is told', async () => {
  const { outcome, onFailure } = await visit(() => Promise.reject(new Error('no such file')));

  expect(outcome).toMatchObject({ statusCode: 503 });
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test.each<[what: string, loader: PageModule['loader']]>([
  ['a page that is not there', () => Promise.reject(new PageError(404, 'no such list'))],
  ['a redirect', async () => redirect('/')],
  ['a redirect that is thrown', () => Promise.reject(redirect('/'))],
])('%s is no failure', async (_what, loader) => {
  const { onFailure } = await visit(async () => aPage(loader));

  expect(onFailure).not.toHaveBeenCalled();
});

async function visit(load: PageSource['load']) {
  const onFailure = jest.fn();
  const requestContext = new RouterContextProvider();
  requestContext.set(rootDataContext, async () => aRoot());
  const { query } = createStaticHandler(createRoutes({ load, loaderLimitMs: 10, onFailure }, { locale: 'sv' }));
  const outcome = await query(new Request('http://localhost/allt'), { requestContext });
  return { outcome, onFailure };
}

function aPage(loader: PageModule['loader']): PageModule {
  return { loader, meta: () => ({ title: '', pageType: '' }), Component: () => null, ErrorBoundary: () => null };
}
