import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aCart, aCartLine } from '@hemvaror/testing/builders/aCart';
import { useCart } from '@hemvaror/runtime/cart/CartProvider';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { Component as AddedToCart } from './AddedToCart.tsx';

const notice = () => screen.getByRole('status');

/** Adds two items; the cart line then has a quantity of five. */
async function renderAdded() {
  const cart = aCart({ items: [aCartLine({ quantity: 5 }, { name: '128 mm' })] });
  const rendered = await renderComponent(<AddedToCart />, {
    messages,
    cart: aCart(),
    api: { addToCart: { data: { addToCart: cart } } },
  });
  expect(notice()).toBeEmptyDOMElement();
  await act(() => rendered.cart.add({ skuId: 7, quantity: 2 }));
  return rendered;
}

afterEach(() => jest.useRealTimers());

test('the notice shows name, quantity, size and price of the added item', async () => {
  await renderAdded();

  expect(screen.getByRole('status')).toHaveTextContent(/Ligger i varukorgen.*Linneduk Vide.*2 st, 128 mm.*400\skr/);
  expect(screen.getByRole('link', { name: 'Till kassan' })).toHaveAttribute('href', '/kassan');
});

test('the close button closes the notice', async () => {
  const { user, cart } = await renderAdded();

  await user.click(screen.getByRole('button', { name: 'Stäng' }));

  expect(notice()).toBeEmptyDOMElement();
  expect(cart.getSnapshot().notice).toBeNull();
});

test('the cart button closes the notice and opens the cart panel', async () => {
  const { user, store } = await renderAdded();

  await user.click(screen.getByRole('button', { name: 'Visa varukorgen' }));

  expect(store.getState().panel.name).toBe('cart');
  expect(notice()).toBeEmptyDOMElement();
});

test('navigation closes the notice', async () => {
  const { user, address } = await renderAdded();

  await user.click(screen.getByRole('link', { name: 'Till kassan' }));

  // The router navigates in a transition: the address may change before the page is rendered.
  await waitFor(() => expect(notice()).toBeEmptyDOMElement());
  expect(address()).toBe('/kassan');
});

test('the notice closes after 30 seconds, and hovering pauses the countdown', async () => {
  jest.useFakeTimers();
  await renderAdded();
  const close = screen.getByRole('button', { name: 'Stäng' });

  await act(() => jest.advanceTimersByTimeAsync(29_000));
  fireEvent.mouseOver(close);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(close).toBeVisible();
  fireEvent.mouseOut(close);
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(close).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));

  expect(notice()).toBeEmptyDOMElement();
});

test('another added item restarts the countdown', async () => {
  jest.useFakeTimers();
  const { cart } = await renderAdded();

  await act(() => jest.advanceTimersByTimeAsync(20_000));
  await act(async () => {
    await cart.add({ skuId: 7, quantity: 1 });
  });
  await act(() => jest.advanceTimersByTimeAsync(29_999));

  expect(screen.getByRole('status')).toHaveTextContent('1 st');
});

test('Escape closes the notice, but not while a dialog is open [CART-19]', async () => {
  const { user } = await renderAdded();
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);

  await user.keyboard('{Escape}');
  expect(notice()).not.toBeEmptyDOMElement();
  dialog.remove();
  await user.keyboard('{Escape}');

  expect(notice()).toBeEmptyDOMElement();
});

test('a click outside closes the notice, one inside does not [CART-19]', async () => {
  const { user } = await renderAdded();

  await user.click(screen.getByText('Ligger i varukorgen'));
  expect(notice()).not.toBeEmptyDOMElement();
  await user.click(document.body);

  expect(notice()).toBeEmptyDOMElement();
});

/** A page with two buttons. Its first one adds to the cart. */
async function renderPageWithNotice() {
  const cart = aCart({ items: [aCartLine({ quantity: 2 })] });
  const rendered = await renderComponent(
    <>
      <AddButton />
      <button type="button">Nästa</button>
      <AddedToCart />
    </>,
    { messages, cart: aCart(), api: { addToCart: { data: { addToCart: cart } } } },
  );
  await rendered.user.click(screen.getByRole('button', { name: 'Lägg i' }));
  await screen.findByText('Ligger i varukorgen');
  return rendered;
}

function AddButton() {
  const { add } = useCart();
  return (
    <button type="button" onClick={() => void add({ skuId: 7, quantity: 1 })}>
      Lägg i
    </button>
  );
}

test('the notice leaves the focus, is next in the tab order, and the page goes on after it', async () => {
  const { user } = await renderPageWithNotice();
  expect(screen.getByRole('button', { name: 'Lägg i' })).toHaveFocus();

  await user.tab();
  expect(screen.getByRole('link', { name: 'Till kassan' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Lägg i' })).toHaveFocus();
  for (let stop = 0; stop < 4; stop += 1) await user.tab();

  expect(screen.getByRole('button', { name: 'Nästa' })).toHaveFocus();
});

test('a notice that closes with the focus returns it to the button that added', async () => {
  const { user } = await renderPageWithNotice();
  await user.tab();

  await user.keyboard('{Escape}');

  expect(notice()).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Lägg i' })).toHaveFocus();
});

test('an open cart panel shows the added item instead of the notice', async () => {
  await renderComponent(<AddedToCart />, {
    messages,
    cart: aCart(),
    state: { panel: { name: 'cart', frame: null } },
    api: { addToCart: { data: { addToCart: aCart() } } },
  }).then(({ cart }) => act(() => cart.add({ skuId: 7, quantity: 1 })));

  expect(notice()).toBeEmptyDOMElement();
});
