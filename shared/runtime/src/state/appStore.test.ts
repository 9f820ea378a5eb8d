import { createAppStore } from './appStore.ts';
import { favoritesSlice } from './favoritesSlice.ts';
import { siteSlice } from './siteSlice.ts';

test('the toggle adds an id that is not in the list and removes one that is [FAV-01, FAV-02]', () => {
  const store = createAppStore();
  const toggle = (productId: number) => store.dispatch(favoritesSlice.actions.favoriteToggled({ productId }));

  toggle(7);
  toggle(3);
  expect(store.getState().favorites.productIds).toEqual([7, 3]);
  toggle(7);
  expect(store.getState().favorites.productIds).toEqual([3]);
});

test('a person sees prices with VAT at first [STATE-04]', () => {
  expect(createAppStore().getState().site).toEqual({ vatIncluded: true, customerType: 'PERSON', viewport: 'desktop' });
});

test('a company sees prices without VAT, and the VAT toggle does not change the customer type [PRICE-09]', () => {
  const store = createAppStore();

  store.dispatch(siteSlice.actions.customerTypeChanged('ORGANIZATION'));
  expect(store.getState().site).toMatchObject({ customerType: 'ORGANIZATION', vatIncluded: false });
  store.dispatch(siteSlice.actions.vatDisplayChanged({ vatIncluded: true }));
  expect(store.getState().site).toMatchObject({ customerType: 'ORGANIZATION', vatIncluded: true });
});
