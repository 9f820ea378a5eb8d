import { screen, within } from '@testing-library/react';
import { DELIVERY_CASES } from '@hemvaror/domain/testing/deliveryCases';
import { anAddress } from '@hemvaror/testing/builders/anAddress';
import { aCart, aCartSummary } from '@hemvaror/testing/builders/aCart';
import { anOrder } from '@hemvaror/testing/builders/anOrder';
import { aPaymentOption } from '@hemvaror/testing/builders/aPaymentOption';
import { aShippingOption } from '@hemvaror/testing/builders/aShippingOption';
import { renderComponent, renderPage } from '@hemvaror/testing/renderPage';
import { Component as CartPanel } from '../cart-panel/CartPanel.tsx';
import { loader as confirmationLoader } from '../confirmation-page/ConfirmationPage.loader.ts';
import * as confirmationView from '../confirmation-page/ConfirmationPage.tsx';
import { messages as en } from '../messages/en.ts';
import { messages as sv } from '../messages/sv.ts';
import { loader as orderLoader } from '../order-page/OrderPage.loader.ts';
import * as orderView from '../order-page/OrderPage.tsx';
import { aCheckout } from '../testing/aCheckout.ts';
import { renderCheckout, respondWith } from '../testing/renderCheckout.tsx';

const CASES = DELIVERY_CASES.flatMap(({ from, to, ...texts }) => [
  { locale: 'sv' as const, messages: sv, dates: { from, to }, text: texts.sv },
  { locale: 'en' as const, messages: en, dates: { from, to }, text: texts.en },
]);

const optionWith = (dates: { from: string; to: string }) =>
  aShippingOption(49, {
    displayName: 'PostNord, 1–3 vardagar',
    isSelected: true,
    deliveryDates: [{ supply: 'STOCK', ...dates }],
  });
const cartWith = (dates: { from: string; to: string }) =>
  aCart({ summary: aCartSummary({ shipping: optionWith(dates), payment: aPaymentOption() }) });

test.each(CASES)('the cart says $text ($locale) [CART-08]', async ({ locale, messages, dates, text }) => {
  await renderComponent(<CartPanel />, {
    messages,
    locale,
    state: { panel: { name: 'cart', frame: null } },
    cart: cartWith(dates),
  });

  expect(screen.getByText(new RegExp(`^(Leverans|Delivery) ${text}$`))).toBeVisible();
});

test.each(CASES)(
  'the shipping option and the order box say $text ($locale)',
  async ({ locale, messages, dates, text }) => {
    await renderCheckout(
      {
        createOrUpdateCheckout: respondWith(aCheckout({ shippingOptions: [optionWith(dates)], cart: cartWith(dates) })),
      },
      { messages, locale, cart: cartWith(dates) },
    );

    expect(await screen.findByRole('radio', { name: new RegExp(`${text}$`) })).toBeChecked();
    expect(screen.getByText(new RegExp(`PostNord, ${text}`))).toBeVisible();
    expect(screen.queryByText(/1–3/)).not.toBeInTheDocument();
  },
);

test.each(CASES)('the confirmation says $text ($locale)', async ({ locale, messages, dates, text }) => {
  const order = { orderId: '104218', status: 'pending', billingAddress: anAddress(), shippingAddress: null };
  await renderPage(
    { ...confirmationView, loader: confirmationLoader },
    {
      url: '/checkout/confirm?oid=104218',
      messages,
      locale,
      api: { checkout: { data: { checkout: { completed: true, order, cart: cartWith(dates) } } } },
    },
  );

  expect(screen.getByText(text)).toBeVisible();
});

test.each(CASES)('receipt and timeline of the order page say $text ($locale) [CHECKOUT-21]', async (one) => {
  const { locale, messages, dates, text } = one;
  const order = anOrder({ status: 'pending', cart: cartWith(dates) });
  await renderPage(
    { ...orderView, loader: orderLoader },
    {
      url: '/order/3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90',
      params: { publicId: '3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90' },
      messages,
      locale,
      api: { getOrderPublic: { data: { getOrderPublic: order, channel: null } } },
    },
  );

  expect(screen.getAllByText(text)).toHaveLength(2);
  const steps = within(screen.getByRole('list', { name: /status/ })).getAllByRole('listitem');
  expect(steps.at(-1)).toHaveTextContent(text);
});

test('goods of several stocks have their dates each', async () => {
  const cart = aCart({
    summary: aCartSummary({
      shipping: aShippingOption(49, {
        deliveryDates: [
          { supply: 'STOCK', from: '2026-12-01', to: '2026-12-03' },
          { supply: 'MADE_TO_ORDER', from: '2026-12-15', to: '2026-12-21' },
        ],
      }),
    }),
  });
  await renderComponent(<CartPanel />, { messages: sv, state: { panel: { name: 'cart', frame: null } }, cart });

  expect(screen.getByText('Leverans tis 1 – tors 3 dec för varor i lager')).toBeVisible();
  expect(screen.getByText('Leverans tis 15 – mån 21 dec för beställningsvaror')).toBeVisible();
});
