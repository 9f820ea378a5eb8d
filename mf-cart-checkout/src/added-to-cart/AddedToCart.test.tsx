import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aCart, aCartLine } from '@hemvaror/testing/builders/aCart';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { Component as AddedToCart } from './AddedToCart.tsx';

/** Adds two items; the cart line then has a quantity of five. */
async function renderAdded() {
  const cart = aCart({ items: [aCartLine({ quantity: 5 }, { name: '128 mm' })] });
  const rendered = await renderComponent(<AddedToCart />, {
    messages,
    cart: aCart(),
    api: { addToCart: { data: { addToCart: cart } } },
  });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
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

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(cart.getSnapshot().notice).toBeNull();
});

test('the cart button closes the notice and opens the cart panel', async () => {
  const { user, store } = await renderAdded();

  await user.click(screen.getByRole('button', { name: 'Visa varukorgen' }));

  expect(store.getState().panel.name).toBe('cart');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('navigation closes the notice', async () => {
  const { user, address } = await renderAdded();

  await user.click(screen.getByRole('link', { name: 'Till kassan' }));

  // The router navigates in a transition: the address may change before the page is rendered.
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(address()).toBe('/kassan');
});

test('the notice closes after 30 seconds, and hovering pauses the countdown', async () => {
  jest.useFakeTimers();
  await renderAdded();
  const notice = screen.getByRole('status');

  await act(() => jest.advanceTimersByTimeAsync(29_000));
  fireEvent.mouseEnter(notice);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(notice).toBeVisible();
  fireEvent.mouseLeave(notice);
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(notice).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('another added item restarts the countdown', async () => {
  jest.useFakeTimers();
  const { cart } = await renderAdded();

  await act(() => jest.advanceTimersByTimeAsync(20_000));
  await act(() => cart.add({ skuId: 7, quantity: 1 }));
  await act(() => jest.advanceTimersByTimeAsync(29_999));

  expect(screen.getByRole('status')).toHaveTextContent('1 st');
});
