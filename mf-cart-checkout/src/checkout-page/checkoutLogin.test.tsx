import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { aCart, aCartLine } from '@hemvaror/testing/builders/aCart';
import { aProduct } from '@hemvaror/testing/builders/aProduct';
import { renderPage } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { aCheckout } from '../testing/aCheckout.ts';
import { loader } from './CheckoutPage.loader.ts';
import * as view from './CheckoutPage.tsx';

const ASTRID = 'astrid.lind@hemvist.example';
const sweden = { alias: 'se', virtual: false, country: { code: 'SE', name: 'Sweden' }, currency: { code: 'SEK' } };
const guestCart = aCart();
const ownCart = aCart({
  id: '9b1d2c3e-4f50-4a61-8b72-c3d4e5f60718',
  // The same SKU and quantity: only the id differs.
  items: [aCartLine({ product: aProduct({ name: 'Krok Ek' }) })],
});

afterEach(() => localStorage.clear());

test('a login during the checkout keeps the typed text, and the checkout continues with the merged cart', async () => {
  const { promise: held, resolve: respondForGuest } = Promise.withResolvers<void>();
  let isWaiting = false;
  const { user, calls, cart, store } = await renderPage(
    { ...view, loader },
    {
      url: '/kassan',
      messages,
      cart: guestCart,
      api: {
        channel: { data: { channel: { markets: [sweden] } } },
        mergeCart: { data: { mergeCart: { cart: ownCart, restored: [{ quantity: 1 }], limited: [] } } },
        createOrUpdateCheckout: async ({ cartId }) => {
          if (isWaiting && cartId === guestCart.id) await held;
          return {
            data: { createOrUpdateCheckout: aCheckout({ cart: cartId === guestCart.id ? guestCart : ownCart }) },
          };
        },
      },
    },
  );
  const cartIds = () =>
    calls.flatMap(({ name, variables }) => (name === 'createOrUpdateCheckout' ? [variables['cartId']] : []));
  const field = () =>
    within(screen.getByRole('region', { name: 'Betalning' })).getByRole('textbox', { name: 'Förnamn' });
  await screen.findByRole('button', { name: 'Beställ och betala' });
  await user.click(field());
  await user.paste('Astrid');
  const before = cartIds().length;

  isWaiting = true;
  act(() => void store.dispatch(sessionSlice.actions.signedIn({ userName: ASTRID })));
  // The login changes the checkout, whose request for the guest's cart is answered after the merge.
  await waitFor(() => expect(cartIds()).toHaveLength(before + 1));
  await act(() => cart.load({ after: 'login' }));
  await act(async () => respondForGuest());

  await waitFor(() => expect(cartIds().at(-1)).toBe(ownCart.id));
  expect(cart.getSnapshot().cart?.id).toBe(ownCart.id);
  expect(within(screen.getByRole('list', { name: 'Varor i varukorgen' })).getByText('Krok Ek')).toBeVisible();
  expect(screen.getByText('Vi har lagt till 1 vara från ditt förra besök.')).toBeVisible();
  expect(field()).toHaveValue('Astrid');
});

test('a session that ends in the checkout is named, and the login leads on', async () => {
  let isOpen = true;
  const { user, cart, store } = await renderPage(
    { ...view, loader },
    {
      url: '/kassan',
      messages,
      cart: ownCart,
      api: {
        channel: { data: { channel: { markets: [sweden] } } },
        getCart: () => ({ data: { getCart: isOpen ? ownCart : null } }),
        mergeCart: { data: { mergeCart: { cart: ownCart, restored: [], limited: [] } } },
        createOrUpdateCheckout: { data: { createOrUpdateCheckout: aCheckout({ cart: ownCart }) } },
      },
    },
  );
  act(() => void store.dispatch(sessionSlice.actions.signedIn({ userName: ASTRID })));
  await screen.findByRole('button', { name: 'Beställ och betala' });

  isOpen = false;
  await act(() => cart.load());
  act(() => void store.dispatch(sessionSlice.actions.signedOut()));

  expect(within(screen.getByRole('alert')).getByRole('heading', { level: 1 })).toHaveTextContent('Du har loggats ut');
  await user.click(screen.getByRole('button', { name: 'Logga in' }));
  expect(store.getState().panel).toMatchObject({ name: 'account', frame: 'login' });
  act(() => void store.dispatch(sessionSlice.actions.signedIn({ userName: ASTRID })));
  await act(() => cart.load({ after: 'login' }));
  expect(await screen.findByRole('button', { name: 'Beställ och betala' })).toBeVisible();
});
