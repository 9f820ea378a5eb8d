import { screen } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import en from '../messages/en.json';
import sv from '../messages/sv.json';
import { FavoriteToggle } from './FavoriteToggle.tsx';

const toggle = <FavoriteToggle productId={7} name="Krok Ek" />;

test('the button adds a favorite and removes it, and is pressed while it is one', async () => {
  const { store, user } = await renderComponent(toggle, { messages: { commerce: sv } });

  await user.click(screen.getByRole('button', { name: 'Lägg till Krok Ek i favoriter', pressed: false }));
  expect(store.getState().favorites.productIds).toEqual([7]);

  await user.click(screen.getByRole('button', { name: 'Lägg till Krok Ek i favoriter', pressed: true }));
  expect(store.getState().favorites.productIds).toEqual([]);
});

test('the button is not pressed if another product is a favorite', async () => {
  await renderComponent(toggle, {
    messages: { commerce: en },
    locale: 'en',
    state: { favorites: { productIds: [8] } },
  });

  expect(screen.getByRole('button', { pressed: false })).toHaveAccessibleName(/Krok Ek/);
});
