import { createAppStore } from './appStore.ts';
import { favoritesSlice } from './favoritesSlice.ts';
import { siteSlice } from './siteSlice.ts';

test('FAV-01 FAV-02 the toggle adds an id that is not in the list and removes one that is', () => {
  const store = createAppStore();
  const toggle = (productId: number) => store.dispatch(favoritesSlice.actions.favoriteToggled({ productId }));

  toggle(7);
  toggle(3);
  expect(store.getState().favorites.productIds).toEqual([7, 3]);
  toggle(7);
  expect(store.getState().favorites.productIds).toEqual([3]);
});

test('STATE-04 a person sees prices with VAT at first', () => {
  expect(createAppStore().getState().site).toEqual({ vatIncluded: true, customerType: 'PERSON', viewport: 'desktop' });
});

test('PRICE-09 a company sees prices without VAT, and the VAT toggle does not change the customer type', () => {
  const store = createAppStore();

  store.dispatch(siteSlice.actions.customerTypeChanged('ORGANIZATION'));
  expect(store.getState().site).toMatchObject({ customerType: 'ORGANIZATION', vatIncluded: false });
  store.dispatch(siteSlice.actions.vatDisplayChanged({ vatIncluded: true }));
  expect(store.getState().site).toMatchObject({ customerType: 'ORGANIZATION', vatIncluded: true });
});
