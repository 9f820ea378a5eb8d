import { act, screen, waitFor, within } from '@testing-library/react';
import { aCart, aCartSummary } from '@hemvaror/testing/builders/aCart';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { enterText } from '@hemvaror/testing/enterText';
import type { Rendered } from '@hemvaror/testing/renderPage';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { aCheckout } from '../../testing/aCheckout.ts';
import { acceptAndOrder, fillIn, orders, PERSON, textbox } from '../../testing/renderCheckout.tsx';
import { PAYMENT_OPTIONS, paymentOption, renderPayments, respondWithPayments } from '../../testing/renderPayments.tsx';
import { leaveFor } from '../order/providerAddress.ts';

jest.mock('../order/providerAddress.ts', () => ({
  ...jest.requireActual<object>('../order/providerAddress.ts'),
  // jsdom cannot navigate.
  leaveFor: jest.fn(),
}));
afterEach(() => {
  jest.mocked(leaveFor).mockReset();
  localStorage.clear();
});

async function order(rendered: Rendered): Promise<void> {
  await fillIn(rendered);
  await acceptAndOrder(rendered);
}

test('card, invoice and providers are offered, and one of an unknown kind says that it is not possible here [CHECKOUT-02]', async () => {
  const swish = paymentOption({ id: 99, displayName: 'Swish', logo: 'swish', paymentType: null });
  const { container } = await renderPayments({
    createOrUpdateCheckout: {
      data: { createOrUpdateCheckout: aCheckout({ paymentOptions: [...PAYMENT_OPTIONS, swish] }) },
    },
  });

  for (const name of [/^Faktura/, /^Kort Betala direkt med kort på betaltjänstens sida$/, /^Klarna/, /^Svea/]) {
    expect(screen.getByRole('radio', { name })).toBeEnabled();
  }
  expect(screen.getByRole('radio', { name: /Det går inte att betala med Swish i den här kassan än/ })).toBeDisabled();
  expect(await axe(container)).toHaveNoViolations();
});

test('each way to pay has one line that explains it, that of the merchant if there is one, and its name once', async () => {
  const [invoice, ...others] = PAYMENT_OPTIONS;
  const paymentOptions = [invoice ? { ...invoice, description: 'Betala inom tio dagar' } : null, ...others];
  await renderPayments({ createOrUpdateCheckout: { data: { createOrUpdateCheckout: aCheckout({ paymentOptions }) } } });

  const names = screen.getByRole('radiogroup', { name: 'Betalsätt' }).querySelectorAll('label');
  expect([...names].map(({ textContent }) => textContent)).toEqual([
    'KortBetala direkt med kort på betaltjänstens sida',
    'FakturaBetala inom tio dagar',
    'Betala direkt, senare eller i delar',
    'Betala direkt, senare eller i delar',
  ]);
  expect(screen.getByRole('radio', { name: 'Klarna Betala direkt, senare eller i delar' })).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Klarna' })).toHaveLength(1);
});

test('a person sees ways without credit first and selected, although the API has credit first [CHECKOUT-02]', async () => {
  // An API with the published contract only: an invoice first, and selected.
  const paymentOptions = PAYMENT_OPTIONS.map(({ isCredit: _isCredit, ...option }) => option);
  await renderPayments({
    createOrUpdateCheckout: { data: { createOrUpdateCheckout: { ...aCheckout(), paymentOptions } } },
  });

  const radios = within(screen.getByRole('radiogroup', { name: 'Betalsätt' })).getAllByRole('radio');
  expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(['30', '18', '31', '32']);
  expect(screen.getByRole('radio', { name: /^Kort/ })).toBeChecked();
});

test('if each way is credit, none is selected, the button says so, and the group has the error [CHECKOUT-02]', async () => {
  const paymentOptions = [paymentOption({ isDefault: true, isSelected: true })];
  const rendered = await renderPayments({
    createOrUpdateCheckout: ({ checkout }) => respondWithPayments(checkout, { paymentOptions }),
    placeOrder: { data: { placeOrder: { orderId: '104218', status: 'completed', redirectUrl: null } } },
  });
  const invoice = screen.getByRole('radio', { name: /^Faktura/ });
  expect(invoice).not.toBeChecked();
  const { Personnummer: personalId, ...fields } = PERSON;
  for (const [label, value] of Object.entries(fields)) await enterText(rendered.user, textbox(label), value);

  await rendered.user.click(screen.getByRole('button', { name: 'Välj hur du vill betala' }));

  const group = screen.getByRole('radiogroup', { name: 'Betalsätt' });
  expect(group).toHaveAccessibleDescription('Välj hur du vill betala innan du slutför ditt köp');
  expect(invoice).toHaveFocus();
  expect(orders(rendered)).toEqual([]);
  expect(await axe(rendered.container)).toHaveNoViolations();

  await rendered.user.click(invoice);
  expect(group).not.toHaveAccessibleDescription();
  await enterText(rendered.user, textbox('Personnummer'), personalId);
  await acceptAndOrder(rendered);
  await waitFor(() => expect(orders(rendered)).toHaveLength(1));
  expect(orders(rendered)[0]?.variables).toMatchObject({ checkout: { paymentId: 18 } });
});

test('a card leads to the page of the provider, and the button stays busy', async () => {
  const address = 'https://pay.provider.example/session/1';
  const rendered = await renderPayments({
    placeOrder: { data: { placeOrder: { orderId: null, status: 'pending-payment', redirectUrl: address } } },
  });
  await rendered.user.click(screen.getByRole('radio', { name: /^Kort/ }));
  // A card needs no personal id.
  const { Personnummer: _personalId, ...fields } = PERSON;

  await fillIn(rendered, fields);
  await acceptAndOrder(rendered);

  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(address));
  expect(orders(rendered)[0]?.variables).toMatchObject({
    checkout: {
      paymentId: 30,
      checkoutUrls: {
        redirectUrl: `${window.location.origin}/checkout/confirm?oid={payment.uid}&cartid={geins.cartid}`,
      },
    },
  });
  expect(screen.getByRole('button', { name: /Beställ och betala/ })).toHaveAttribute('aria-busy', 'true');
});

test('a shopper who comes back from the provider can order again', async () => {
  const rendered = await renderPayments({
    placeOrder: {
      data: { placeOrder: { orderId: null, status: 'pending-payment', redirectUrl: 'https://pay.provider.example' } },
    },
  });
  await order(rendered);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));

  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await rendered.user.click(screen.getByRole('button', { name: 'Beställ och betala' }));

  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(2));
});

test('a foreign address of another protocol is not opened', async () => {
  const rendered = await renderPayments({
    placeOrder: {
      data: { placeOrder: { orderId: null, status: 'pending-payment', redirectUrl: 'javascript:alert(1)' } },
    },
  });

  await order(rendered);

  expect(await screen.findByText(/^Något gick fel när din order/)).toBeVisible();
  expect(leaveFor).not.toHaveBeenCalled();
});

test('a changed total is shown before the order is placed, and the next click orders it', async () => {
  let total = 249;
  const cart = () => aCart({ summary: aCartSummary({ total: aPrice(total) }) });
  const rendered = await renderPayments({
    createOrUpdateCheckout: ({ checkout }) => respondWithPayments(checkout, { cart: cart() }),
    placeOrder: { data: { placeOrder: { orderId: '104218', status: 'completed', redirectUrl: null } } },
    checkout: { data: { checkout: null } },
  });
  total = 299;

  await order(rendered);

  expect(await screen.findByText(/^Din order har ändrats sedan du såg den senast/)).toBeVisible();
  expect(orders(rendered)).toEqual([]);
  const summary = within(screen.getByRole('complementary', { name: 'Din order' }));
  expect(summary.getByText('299 kr', { selector: 'dd' })).toBeVisible();

  await rendered.user.click(screen.getByRole('button', { name: 'Beställ och betala' }));
  await waitFor(() => expect(orders(rendered)).toHaveLength(1));
});

test('a shopper who comes back without having paid sees the reason above the order [CHECKOUT-22]', async () => {
  await renderPayments({}, '/kassan?payment=refused');

  expect(screen.getByText(/^Betalningen nekades och inget har dragits/)).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Din order' })).toBeVisible();
});
