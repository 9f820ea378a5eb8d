import { createAppStore } from './appStore.ts';
import { favoritesSlice, MAX_FAVORITES } from './favoritesSlice.ts';

const { favoriteReturned, favoriteToggled, favoritesMerged, favoritesReplaced } = favoritesSlice.actions;

function after(...actions: Parameters<ReturnType<typeof createAppStore>['dispatch']>[0][]): number[] {
  const store = createAppStore();
  for (const action of actions) store.dispatch(action);
  return store.getState().favorites.productIds;
}

test('toggling adds a missing product id and removes a present one [FAV-01, FAV-02]', () => {
  expect(after(favoriteToggled({ productId: 7 }), favoriteToggled({ productId: 3 }))).toEqual([7, 3]);
  expect(after(...[7, 3, 7].map((productId) => favoriteToggled({ productId })))).toEqual([3]);
});

test('the oldest favorites are removed beyond the maximum', () => {
  const full = Array.from({ length: MAX_FAVORITES }, (_, at) => at + 1);
  const withoutOldest = full.slice(1);

  expect(after(favoritesReplaced({ productIds: full }), favoriteToggled({ productId: 999 }))).toEqual([
    ...withoutOldest,
    999,
  ]);
  expect(after(favoritesReplaced({ productIds: full }), favoritesMerged({ productIds: [999] }))).toEqual([
    ...withoutOldest,
    999,
  ]);
  expect(after(favoritesReplaced({ productIds: [0, ...full] }))).toEqual(full);
});

test('a removed favorite is restored at its index, once', () => {
  const back = favoriteReturned({ productId: 2, at: 1 });

  expect(after(favoritesReplaced({ productIds: [1, 3] }), back, back)).toEqual([1, 2, 3]);
});
