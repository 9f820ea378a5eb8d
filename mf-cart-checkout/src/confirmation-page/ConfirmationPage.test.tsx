import { screen, waitFor, within } from '@testing-library/react';
import { anAddress } from '@hemvaror/testing/builders/anAddress';
import { aCart, aCartLine, aCartSummary } from '@hemvaror/testing/builders/aCart';
import { aPaymentOption } from '@hemvaror/testing/builders/aPaymentOption';
import { renderPage, type PageOptions } from '@hemvaror/testing/renderPage';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { messages } from '../messages/sv.ts';
import { loader } from './ConfirmationPage.loader.ts';
import * as view from './ConfirmationPage.tsx';

const confirmationPage = { ...view, loader };

const url = `/checkout/confirm?cartid=${aCart().id}&oid=104218&email=astrid.lind%40hemvist.example`;
const ordered = aCart({
  isCompleted: true,
  items: [aCartLine({ quantity: 4 }, { name: '128 mm' })],
  summary: aCartSummary({ payment: aPaymentOption() }),
});

function confirmed(more: object = {}) {
  return {
    data: {
      checkout: {
        completed: true,
        order: { orderId: '104218', billingAddress: anAddress(), shippingAddress: null },
        cart: ordered,
        ...more,
      },
    },
  };
}

const renderConfirmation = (api: PageOptions['api'], more: Partial<PageOptions> = {}) =>
  renderPage(confirmationPage, { url, messages, api: api ?? {}, ...more });

test('the confirmation shows thanks, number, mail address and what was bought', async () => {
  const { container, calls } = await renderConfirmation({ checkout: confirmed() });

  expect(screen.getByRole('heading', { level: 1, name: 'Tack, Astrid' })).toBeVisible();
  expect(screen.getByText('#104218')).toBeVisible();
  expect(screen.getByText(/på väg till astrid\.lind@hemvist\.example\./)).toBeVisible();
  const receipt = within(screen.getByRole('region', { name: 'Det här har du köpt' }));
  expect(receipt.getByText('Linneduk Vide')).toBeVisible();
  expect(receipt.getByText('4 st à 200 kr')).toBeVisible();
  expect(receipt.getByText('123 45 Åstad')).toBeVisible();
  expect(receipt.getByText('PostNord ombud')).toBeVisible();
  expect(receipt.queryByRole('button')).not.toBeInTheDocument();
  expect(calls[0]?.variables).toEqual({
    id: '104218',
    cartId: aCart().id,
    paymentType: 'STANDARD',
    checkoutMarket: 'se',
  });
  expect(await axe(container)).toHaveNoViolations();
});

test('cart id and mail address leave the address bar, the order id stays for a reload', async () => {
  window.history.replaceState({ key: 'entry-1' }, '', url);

  await renderConfirmation({ checkout: confirmed() });

  expect(window.location.pathname + window.location.search).toBe('/checkout/confirm?oid=104218');
  expect(window.history.state).toEqual({ key: 'entry-1' });
  expect(screen.getByText(/astrid\.lind@hemvist\.example/)).toBeVisible();
});

test('the ordered cart is forgotten, and a new one takes its place', async () => {
  const { cart } = await renderConfirmation(
    { checkout: confirmed(), getCart: { data: { getCart: aCart({ id: 'new-cart-1', items: [] }) } } },
    { cart: aCart() },
  );

  await waitFor(() => expect(cart.getSnapshot().cart?.id).toBe('new-cart-1'));
});

test('another cart than the ordered one is left alone: a reload changes nothing', async () => {
  const { cart, calls } = await renderConfirmation({ checkout: confirmed() }, { cart: aCart({ id: 'another-cart' }) });

  expect(cart.getSnapshot().cart?.id).toBe('another-cart');
  expect(calls.map(({ name }) => name)).toEqual(['checkout']);
});

test('a cart that the backend has not ended is ended first', async () => {
  const open = confirmed({ cart: aCart({ summary: null }) });
  const { calls } = await renderConfirmation({
    checkout: open,
    completeCart: { data: { completeCart: { id: aCart().id, isCompleted: true } } },
  });

  await waitFor(() => expect(calls.at(-1)).toEqual({ name: 'completeCart', variables: { id: aCart().id } }));
});

test('an order that is not complete leads back to the checkout', async () => {
  const { address: here } = await renderConfirmation({ checkout: confirmed({ completed: false }) });

  expect(here()).toBe('/kassan');
});

test('an order that nobody knows shows that there is nothing to show', async () => {
  await renderConfirmation({ checkout: { data: { checkout: null } } });

  expect(screen.getByRole('heading', { level: 1, name: 'Här finns inget att visa' })).toBeVisible();
});

test('an order whose cart is not told is confirmed without its lines', async () => {
  await renderConfirmation({ checkout: confirmed({ cart: null, order: null }) });

  expect(screen.getByRole('heading', { level: 1, name: 'Tack för din order' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Det här har du köpt' })).not.toBeInTheDocument();
});

test('an API that is gone is told, and that the order stands', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderConfirmation({ checkout: { refusals: [{ message: 'down', code: 'INTERNAL' }] } });

  expect(await screen.findByText(/Din order påverkas inte/)).toBeVisible();
});

test('a signed-in customer finds the way to the orders', async () => {
  await renderConfirmation(
    { checkout: confirmed() },
    { state: { session: { userName: 'astrid.lind@hemvist.example' } } },
  );

  expect(screen.getByRole('link', { name: 'Mina ordrar' })).toHaveAttribute('href', '/mina-sidor/ordrar');
});
