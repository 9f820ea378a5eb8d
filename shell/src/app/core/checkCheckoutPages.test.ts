import { checkCheckoutPages } from './checkCheckoutPages.ts';
import { LAYOUT_SLOTS, PAGES } from './pages.ts';

test('the checkout has pages and slots of mf-cart-checkout only [OP-67]', () => {
  expect(() => checkCheckoutPages()).not.toThrow();
  expect(() =>
    checkCheckoutPages({ ...PAGES, checkout: { page: 'mf-content/ContentPage', layout: 'undistracted' } }),
  ).toThrow('mf-content/ContentPage is not allowed on the route checkout. Expected an expose of mf-cart-checkout.');
  expect(() => checkCheckoutPages(PAGES, { ...LAYOUT_SLOTS, undistracted: ['mf-search/SearchBox'] })).toThrow(
    'mf-search/SearchBox is not allowed',
  );
});
