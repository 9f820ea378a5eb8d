import { screen } from '@testing-library/react';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { atLimit } from '@hemvaror/testing/atLimit';
import { renderComponent, type RenderOptions } from '@hemvaror/testing/renderPage';
import commerce from '../messages/sv.json';
import { QuickAdd } from './QuickAdd.tsx';

const CART = 'cart-1';

function cartOf(quantity: number): Cart {
  // The button reads only the cart's id and the quantities of its lines.
  return JSON.parse(JSON.stringify({ id: CART, isCompleted: false, items: [{ skuId: 70, quantity }] }));
}

function renderQuickAdd(options: Partial<RenderOptions> = {}) {
  return renderComponent(<QuickAdd sku={{ skuId: 70, stock: 3 }} name="Krok Ek" href="/p/krok-ek" />, {
    messages: { commerce },
    cart: cartOf(1),
    api: { addToCart: { data: { addToCart: cartOf(2) } } },
    ...options,
  });
}

const button = () => screen.getByRole('button', { name: 'Lägg Krok Ek i varukorgen' });

test('the button adds one to the cart and keeps the focus', async () => {
  const { user, calls, cart } = await renderQuickAdd();

  await user.click(button());

  expect(calls).toMatchObject([{ name: 'addToCart', variables: { id: CART, item: { skuId: 70, quantity: 1 } } }]);
  expect(cart.getSnapshot().notice).toMatchObject({ quantity: 1 });
  expect(button()).toHaveFocus();
  expect(button()).not.toHaveAttribute('aria-busy');
});

test('a second click during a request is ignored', async () => {
  const { user, cart } = await renderQuickAdd();
  let respond = () => {};
  jest.spyOn(cart, 'add').mockReturnValue(
    new Promise((resolve) => {
      respond = () => resolve({ ok: true, cart: cartOf(2) });
    }),
  );

  await user.dblClick(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(cart.add).toHaveBeenCalledTimes(1);

  respond();
  await screen.findByRole('button', { busy: false });
});

test('more than the stock, including the quantity in the cart, is refused without a request', async () => {
  const { user, store, calls } = await renderQuickAdd({ cart: cartOf(3) });

  await user.click(button());

  expect(store.getState().toast.current).toMatchObject({
    text: 'Endast 3 kvar på lager',
    tone: 'error',
    placement: 'bottom-center',
  });
  expect(calls).toEqual([]);
});

test('a refusal of the backend for lack of stock has the same message', async () => {
  const refusals = [{ code: 'INSUFFICIENT_STOCK', message: 'too few' }];
  const { user, store } = await renderQuickAdd({ api: { addToCart: { refusals } } });

  await user.click(button());

  expect(store.getState().toast.current?.text).toBe('Endast 3 kvar på lager');
});

test('a limit is named with its end', async () => {
  const { user, store } = await renderQuickAdd({ api: atLimit('addToCart') });

  await user.click(button());

  expect(store.getState().toast.current?.text).toBe('För många försök på kort tid. Försök igen om 12 minuter.');
});

test('a failure shows a toast, and the next success hides it', async () => {
  let isDown = true;
  const { user, store } = await renderQuickAdd({
    api: {
      addToCart: () => {
        if (isDown) throw new TypeError('offline');
        return { data: { addToCart: cartOf(2) } };
      },
    },
  });
  await user.click(button());
  expect(store.getState().toast.current?.text).toMatch('Det gick inte att lägga varan i varukorgen');

  isDown = false;
  await user.click(button());

  expect(store.getState().toast.current).toBeNull();
});
