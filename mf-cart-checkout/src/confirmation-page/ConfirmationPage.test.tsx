import { screen, waitFor, within } from '@testing-library/react';
import { anAddress } from '@hemvaror/testing/builders/anAddress';
import { aCart, aCartLine, aCartSummary } from '@hemvaror/testing/builders/aCart';
import { aPaymentOption } from '@hemvaror/testing/builders/aPaymentOption';
import { aShippingOption } from '@hemvaror/testing/builders/aShippingOption';
import { renderPage, type PageOptions } from '@hemvaror/testing/renderPage';
import { testShop } from '@hemvaror/testing/testShop';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { messages } from '../messages/sv.ts';
import { loader } from './ConfirmationPage.loader.ts';
import * as view from './ConfirmationPage.tsx';

const confirmationPage = { ...view, loader };

const PUBLIC_ID = '3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90';
const url = `/checkout/confirm?cartid=${aCart().id}&oid=104218&email=astrid.lind%40hemvist.example`;
const ordered = aCart({
  isCompleted: true,
  items: [aCartLine({ quantity: 4 }, { name: '128 mm' })],
  summary: aCartSummary({
    payment: aPaymentOption(),
    shipping: aShippingOption(49, { isDefault: true, displayName: 'PostNord ombud, 1–3 vardagar' }),
  }),
});

function confirmed(more: object = {}) {
  return {
    data: {
      checkout: {
        completed: true,
        order: {
          orderId: '104218',
          status: 'pending',
          pickupPoint: '',
          billingAddress: anAddress(),
          shippingAddress: null,
        },
        cart: ordered,
        ...more,
      },
    },
  };
}

const renderConfirmation = (api: PageOptions['api'], more: Partial<PageOptions> = {}) =>
  renderPage(confirmationPage, { url, messages, api: api ?? {}, ...more });

test('the confirmation shows thanks, order id, email and the ordered items', async () => {
  const { container, calls } = await renderConfirmation({ checkout: confirmed() });

  expect(screen.getByRole('heading', { level: 1, name: 'Tack, Astrid' })).toBeVisible();
  expect(screen.getByText('#104218')).toBeVisible();
  expect(screen.getByText(/på väg till astrid\.lind@hemvist\.example\./)).toBeVisible();
  const receipt = within(screen.getByRole('region', { name: 'Det här har du köpt' }));
  expect(receipt.getByText('Linneduk Vide')).toBeVisible();
  expect(receipt.getByText('4 st à 200 kr')).toBeVisible();
  expect(receipt.getByText('123 45 Åstad')).toBeVisible();
  expect(receipt.getByText('Sverige')).toBeVisible();
  expect(receipt.getByText('PostNord ombud')).toBeVisible();
  expect(receipt.getByText('1–3 vardagar')).toBeVisible();
  expect(receipt.getByText('Kommer med e-post när varorna skickas. Betala inom 30 dagar.')).toBeVisible();
  expect(receipt.queryByRole('button')).not.toBeInTheDocument();
  expect(calls[0]?.variables).toEqual({
    id: '104218',
    cartId: aCart().id,
    paymentType: 'STANDARD',
    checkoutMarket: 'se',
  });
  expect(await axe(container)).toHaveNoViolations();
});

test('cart id and email are removed from the address, and the order id stays for a reload', async () => {
  window.history.replaceState({ key: 'entry-1' }, '', url);

  await renderConfirmation({ checkout: confirmed() });

  expect(window.location.pathname + window.location.search).toBe('/checkout/confirm?oid=104218');
  expect(window.history.state).toEqual({ key: 'entry-1' });
  expect(screen.getByText(/astrid\.lind@hemvist\.example/)).toBeVisible();
});

test('the confirmation leads to the page of the order without naming its secret id', async () => {
  const { container } = await renderConfirmation({ checkout: confirmed() });

  const link = screen.getByRole('link', { name: 'Följ din order' });
  expect(link).toHaveAttribute('href', '/checkout/confirm?oid=104218&show=order');
  expect(container.innerHTML).not.toContain(PUBLIC_ID);

  const { address } = await renderConfirmation(
    { orderLink: { data: { checkout: { order: { publicId: PUBLIC_ID } } } } },
    { url: link.getAttribute('href') ?? '' },
  );
  expect(address()).toBe(`/order/${PUBLIC_ID}`);
});

test('without additions of the API, a customer is led to the orders of the account', async () => {
  await renderConfirmation(
    { checkout: confirmed() },
    { config: { apiAdditions: false }, state: { session: { userName: 'astrid.lind@hemvist.example' } } },
  );

  expect(screen.getByRole('link', { name: 'Mina ordrar' })).toHaveAttribute('href', '/mina-sidor/ordrar');
  expect(screen.queryByRole('link', { name: 'Följ din order' })).not.toBeInTheDocument();
});

test('an order is delivered to its pickup point, not to the address of the buyer; a zip has the form of its country', async () => {
  const address = anAddress({ zip: '12345' });
  const order = { orderId: '104218', status: 'pending', billingAddress: address, shippingAddress: null };
  const pickupPoint = 'Kiosken vid Viken, Vasabron 3, 111 22 Stockholm';
  const { unmount } = await renderConfirmation({ checkout: confirmed({ order: { ...order, pickupPoint } }) });
  const deliveredTo = () => screen.getByRole('heading', { name: 'Levereras till' }).parentElement;

  expect(deliveredTo()).toHaveTextContent('Levereras tillKiosken vid VikenVasabron 3111 22 StockholmSverige');
  unmount();
  await renderConfirmation({ checkout: confirmed({ order: { ...order, pickupPoint: null } }) });

  expect(deliveredTo()).toHaveTextContent('Levereras tillAstrid LindBjörkvägen 12123 45 ÅstadSverige');
});

test('the ordered cart is replaced by a new one', async () => {
  const { cart } = await renderConfirmation(
    { checkout: confirmed(), getCart: { data: { getCart: aCart({ id: 'new-cart-1', items: [] }) } } },
    { cart: aCart() },
  );

  await waitFor(() => expect(cart.getSnapshot().cart?.id).toBe('new-cart-1'));
});

test('a cart other than the ordered one stays unchanged, so a reload has no effect', async () => {
  const { cart, calls } = await renderConfirmation({ checkout: confirmed() }, { cart: aCart({ id: 'another-cart' }) });

  expect(cart.getSnapshot().cart?.id).toBe('another-cart');
  expect(calls.map(({ name }) => name)).toEqual(['checkout']);
});

test('an ordered cart that is still open is completed', async () => {
  const open = confirmed({ cart: aCart({ summary: null }) });
  const { calls } = await renderConfirmation({
    checkout: open,
    completeCart: { data: { completeCart: { id: aCart().id, isCompleted: true } } },
  });

  await waitFor(() => expect(calls.at(-1)).toEqual({ name: 'completeCart', variables: { id: aCart().id } }));
});

test('an order that is not completed redirects to the checkout', async () => {
  const { address: here } = await renderConfirmation({ checkout: confirmed({ completed: false }) });

  expect(here()).toBe('/kassan');
});

test('an unknown order shows the empty state', async () => {
  await renderConfirmation({ checkout: { data: { checkout: null } } });

  expect(screen.getByRole('heading', { level: 1, name: 'Ingen order att visa' })).toBeVisible();
  const t = createI18n('sv', messages).getFixedT(null, 'cart-checkout');
  const data = { confirmed: null, waiting: null, orderId: '', email: null };
  expect(confirmationPage.meta({ data, t, shop: testShop() }).title).toBe('Ingen order att visa');
});

test('an order without a cart is confirmed without the receipt', async () => {
  await renderConfirmation({ checkout: confirmed({ cart: null, order: null }) });

  expect(screen.getByRole('heading', { level: 1, name: 'Tack för din order' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Det här har du köpt' })).not.toBeInTheDocument();
});

test('an unavailable API shows that the order is not affected', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderConfirmation({ checkout: { refusals: [{ message: 'down', code: 'INTERNAL' }] } });

  expect(await screen.findByText(/Din order påverkas inte/)).toBeVisible();
});

const nextSteps = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test.each([
  ['pending', 2, ['Vi packar', 'Du får besked', 'Prova i lugn och ro']],
  ['backorder', 2, ['Vi packar', 'Beställningsvaran görs åt dig', 'Du får besked', 'Prova i lugn och ro']],
  ['backorder', 1, ['Beställningsvaran görs åt dig', 'Du får besked', 'Prova i lugn och ro']],
])('an order in the status %s with %i lines has the next steps %j', async (status, count, steps) => {
  const cart = aCart({ ...ordered, items: Array.from({ length: count }, (_, skuId) => aCartLine({ skuId })) });
  const order = { orderId: '104218', status, pickupPoint: '', billingAddress: anAddress(), shippingAddress: null };

  await renderConfirmation({ checkout: confirmed({ cart, order }) });

  expect(nextSteps().slice(0, steps.length)).toEqual(steps);
});

const backorder = {
  orderId: '104218',
  status: 'backorder',
  pickupPoint: '',
  billingAddress: anAddress(),
  shippingAddress: null,
};

test('the delivery time of an order with made-to-order items is that of its other items', async () => {
  const cart = aCart({ ...ordered, items: [aCartLine({ skuId: 1 }), aCartLine({ skuId: 2 })] });

  await renderConfirmation({ checkout: confirmed({ cart, order: backorder }) });

  expect(screen.getByText('1–3 vardagar för varor i lager')).toBeVisible();
  expect(screen.getByText('2–3 veckor för beställningsvaror')).toBeVisible();
});

test.each([
  ['one line, with an API that always has a time', [1], 'PostNord ombud, 1–3 vardagar'],
  ['two lines, for which the API has no time', [1, 2], 'PostNord ombud'],
])('an order that has only made-to-order items promises nothing in stock: %s', async (_case, skuIds, displayName) => {
  const summary = aCartSummary({ shipping: aShippingOption(49, { isDefault: true, displayName }) });
  const cart = aCart({ ...ordered, items: skuIds.map((skuId) => aCartLine({ skuId })), summary });

  await renderConfirmation({ checkout: confirmed({ cart, order: backorder }) });

  expect(screen.queryByText(/varor i lager/i)).not.toBeInTheDocument();
  expect(screen.getByText('2–3 veckor för beställningsvaror')).toBeVisible();
  expect(nextSteps()[0]).toBe('Beställningsvaran görs åt dig');
});

test('the steps of an order of a person end with the right to return', async () => {
  await renderConfirmation({ checkout: confirmed() });
  expect(nextSteps()).toContain('Prova i lugn och ro');
});

test('the steps of an order of a company end with the notice that it is on its way', async () => {
  await renderConfirmation(
    { checkout: confirmed() },
    { state: { site: { customerType: 'ORGANIZATION', vatIncluded: false, viewport: 'desktop' } } },
  );

  expect(nextSteps()).toContain('Du får besked');
  expect(nextSteps()).not.toContain('Prova i lugn och ro');
});

test('the shipping fee of an order is no estimate', async () => {
  await renderConfirmation({ checkout: confirmed() });

  expect(screen.queryByText('uppskattad')).not.toBeInTheDocument();
});

test('a guest can create an account with the email of the order', async () => {
  const { user, store } = await renderConfirmation({ checkout: confirmed() });

  await user.click(screen.getByRole('button', { name: 'Skapa konto' }));

  expect(store.getState().panel).toEqual({ name: 'account', frame: 'create', email: 'astrid.lind@hemvist.example' });
});
