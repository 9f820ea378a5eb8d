import { createRoutes, usesOf } from './routes.tsx';

const never = () => Promise.reject(new Error('no page is loaded to know what an address uses'));
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
