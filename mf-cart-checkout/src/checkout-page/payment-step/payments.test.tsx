import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCart, aCartSummary } from '@hemvaror/testing/builders/aCart';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { renderPage, type PageOptions, type Rendered } from '@hemvaror/testing/renderPage';
import type { PaymentOptionType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { messages } from '../../messages/sv.ts';
import { aCheckout, anInvoice } from '../../testing/aCheckout.ts';
import { loader } from '../CheckoutPage.loader.ts';
import * as view from '../CheckoutPage.tsx';
import { leaveFor } from '../order/providerAddress.ts';
import { PERSON, sweden } from '../../testing/renderCheckout.tsx';

jest.mock('../order/providerAddress.ts', () => ({
  ...jest.requireActual<object>('../order/providerAddress.ts'),
  // jsdom cannot navigate.
  leaveFor: jest.fn(),
}));
// Some tests fill in the whole form.
jest.setTimeout(20_000);
afterEach(() => {
  jest.mocked(leaveFor).mockReset();
  localStorage.clear();
});

const option = (overrides: Partial<PaymentOptionType>) => anInvoice({ isSelected: false, ...overrides });
const card = option({ id: 30, displayName: 'Kort', logo: 'card', paymentType: 'GEINS_PAY' });
const klarna = option({ id: 31, displayName: 'Klarna', logo: 'klarna', paymentType: 'KLARNA' });
const svea = option({ id: 32, displayName: 'Svea', logo: 'svea', paymentType: 'SVEA' });
const OPTIONS = [anInvoice(), card, klarna, svea];

/** The response of an API whose payment options are those above, with a form of the selected provider. */
function respond(checkout: unknown, changes: Parameters<typeof aCheckout>[0] = {}) {
  const selected = paymentIdIn(checkout) ?? 18;
  const paymentOptions = OPTIONS.map((one) => ({
    ...one,
    isSelected: one.id === selected,
    paymentData: one.id === selected && one.id > 30 ? `<p>${one.displayName}</p>` : null,
  }));
  return { data: { createOrUpdateCheckout: aCheckout({ paymentOptions, ...changes }) } };
}

async function renderPayments(api: PageOptions['api'] = {}, url = '/kassan'): Promise<Rendered> {
  const rendered = await renderPage(
    { ...view, loader },
    {
      url,
      messages,
      cart: aCart(),
      api: {
        channel: { data: { channel: { markets: [sweden] } } },
        createOrUpdateCheckout: ({ checkout }) => respond(checkout),
        ...api,
      },
    },
  );
  await screen.findByRole('radio', { name: /^Faktura/ });
  return rendered;
}

async function order({ user }: Rendered): Promise<void> {
  for (const [label, value] of Object.entries(PERSON)) {
    await user.click(within(screen.getByRole('region', { name: 'Betalning' })).getByRole('textbox', { name: label }));
    await user.paste(value);
  }
  await user.click(screen.getByRole('checkbox', { name: /Jag godkänner/ }));
  await user.click(screen.getByRole('button', { name: 'Beställ och betala' }));
}

const orders = ({ calls }: Rendered) => calls.filter(({ name }) => name === 'placeOrder');

/** The frame of a provider's form, and its messages. */
async function frameOf(name: string) {
  const frame = await screen.findByTitle<HTMLIFrameElement>(`Betala med ${name}`);
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('The frame has no window.');
  const sent = jest.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined);
  return {
    frame,
    commands: () => sent.mock.calls.map(([data]) => data),
    tell: (message: object, { source = contentWindow, origin = 'null' } = {}) =>
      act(() => {
        const data = { channel: 'payment-frame', ...message };
        fireEvent(window, new MessageEvent('message', { data, source, origin }));
      }),
  };
}

test('CHECKOUT-02 card, invoice and providers are offered, and one of an unknown kind says that it is not possible here', async () => {
  const swish = option({ id: 99, displayName: 'Swish', logo: 'swish', paymentType: null });
  const { container } = await renderPayments({
    createOrUpdateCheckout: { data: { createOrUpdateCheckout: aCheckout({ paymentOptions: [...OPTIONS, swish] }) } },
  });

  for (const name of [/^Faktura/, /^Kort.*egen sida/, /^Klarna/, /^Svea/]) {
    expect(screen.getByRole('radio', { name })).toBeEnabled();
  }
  expect(screen.getByRole('radio', { name: /Det går inte att betala med Swish i den här kassan än/ })).toBeDisabled();
  expect(await axe(container)).toHaveNoViolations();
});

test('a card leads to the page of the provider, and the button stays busy', async () => {
  const address = 'https://pay.provider.example/session/1';
  const rendered = await renderPayments({
    placeOrder: { data: { placeOrder: { orderId: null, status: 'pending-payment', redirectUrl: address } } },
  });
  await rendered.user.click(screen.getByRole('radio', { name: /^Kort/ }));

  await order(rendered);

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
    createOrUpdateCheckout: ({ checkout }) => respond(checkout, { cart: cart() }),
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

test('a provider’s form runs in a sandboxed document, which gets its HTML when it is ready', async () => {
  const { user, container } = await renderPayments();
  await user.click(screen.getByRole('radio', { name: /^Klarna/ }));
  const { frame, tell, commands } = await frameOf('Klarna');

  tell({ type: 'ready' });
  tell({ type: 'rendered' });
  tell({ type: 'height', height: 640 });

  expect(frame).toHaveAttribute('src', '/payment-frame');
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-same-origin|allow-top-navigation( |$)/);
  expect(commands()[0]).toEqual({
    channel: 'payment-frame',
    type: 'render',
    provider: 'KLARNA',
    html: '<p>Klarna</p>',
  });
  expect(frame).toHaveAttribute('height', '640');
  expect(screen.queryByRole('button', { name: 'Beställ och betala' })).not.toBeInTheDocument();
  expect(screen.getByText(/^När du betalar med Klarna godkänner du/)).toBeVisible();
  expect(await axe(container, { iframes: false })).toHaveNoViolations();
});

test.each([
  ['another window', { source: window }],
  ['another origin', { origin: 'https://evil.example' }],
])('a message of %s is ignored', async (_who, from) => {
  const { user } = await renderPayments();
  await user.click(screen.getByRole('radio', { name: /^Klarna/ }));
  const { tell, commands } = await frameOf('Klarna');

  tell({ type: 'ready' }, from);

  expect(commands()).toEqual([]);
});

test('a document that the frame is led to later does not get the HTML', async () => {
  const { user } = await renderPayments();
  await user.click(screen.getByRole('radio', { name: /^Klarna/ }));
  const { tell, commands } = await frameOf('Klarna');
  tell({ type: 'ready' });
  tell({ type: 'rendered' });

  tell({ type: 'ready' });

  expect(commands().filter((command) => JSON.stringify(command).includes('html'))).toHaveLength(1);
});

test('the form is suspended during an update, then resumed, and an address within it updates the shipping', async () => {
  const gate = Promise.withResolvers<void>();
  let isDelayed = false;
  const rendered = await renderPayments({
    createOrUpdateCheckout: async ({ checkout }) => {
      if (isDelayed) await gate.promise;
      return respond(checkout);
    },
  });
  await rendered.user.click(screen.getByRole('radio', { name: /^Klarna/ }));
  const { frame, tell, commands } = await frameOf('Klarna');
  tell({ type: 'ready' });
  tell({ type: 'rendered' });
  const typeOfLast = () => JSON.stringify(commands().at(-1));
  await waitFor(() => expect(typeOfLast()).toContain('resume'));
  isDelayed = true;

  tell({ type: 'addressChanged', zip: '411 04' });

  await waitFor(() => expect(typeOfLast()).toContain('suspend'));
  expect(rendered.calls.at(-1)?.variables).toMatchObject({ checkout: { billingAddress: { zip: '411 04' } } });
  gate.resolve();
  await waitFor(() => expect(typeOfLast()).toContain('resume'));
  expect(await screen.findByTitle('Betala med Klarna')).toBe(frame);
});

test('another provider has another frame', async () => {
  const { user } = await renderPayments();
  await user.click(screen.getByRole('radio', { name: /^Klarna/ }));
  const { frame } = await frameOf('Klarna');

  await user.click(screen.getByRole('radio', { name: /^Svea/ }));

  expect(await screen.findByTitle('Betala med Svea')).not.toBe(frame);
  expect(screen.queryByTitle('Betala med Klarna')).not.toBeInTheDocument();
});

test('a form that cannot be rendered says so, can be tried again, and leaves what was typed', async () => {
  const { user, container } = await renderPayments();
  const name = () =>
    within(screen.getByRole('region', { name: 'Betalning' })).getByRole('textbox', { name: 'Förnamn' });
  await user.type(name(), 'Astrid');
  await user.click(screen.getByRole('radio', { name: /^Klarna/ }));
  const { tell } = await frameOf('Klarna');

  tell({ type: 'ready' });
  tell({ type: 'failed' });

  expect(screen.getByRole('alert')).toHaveTextContent(/^Klarna gick inte att visa/);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByTitle('Betala med Klarna')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Faktura/ }));
  expect(await screen.findByRole('button', { name: 'Beställ och betala' })).toBeVisible();
  expect(name()).toHaveValue('Astrid');
});

test('a provider that did not answer the API is named, with the other ways to pay', async () => {
  const { user } = await renderPayments({
    createOrUpdateCheckout: ({ checkout }) => {
      const response = respond(checkout);
      const options = response.data.createOrUpdateCheckout.paymentOptions ?? [];
      return respond(checkout, { paymentOptions: options.map((one) => one && { ...one, paymentData: null }) });
    },
  });

  await user.click(screen.getByRole('radio', { name: /^Klarna/ }));

  expect(await screen.findByText('Klarna svarar inte just nu')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Faktura/ })).toBeEnabled();
});

test.each([
  ['refused', /^Betalningen nekades och inget har dragits/],
  ['blocked', /^Du är spärrad hos betalleverantören/],
  ['outOfStock', 'En vara i din varukorg är slutsåld. Se över varukorgen och försök igen.'],
  ['canceled', /^Du avbröt betalningen/],
  ['<script>', /^Vi fick inte betalt/],
])('CHECKOUT-22 a shopper who comes back with the payment %s sees the reason', async (reason, text) => {
  await renderPayments({}, `/kassan?payment=${encodeURIComponent(reason)}`);

  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Din order' })).toBeVisible();
});

function paymentIdIn(checkout: unknown): number | null {
  if (typeof checkout !== 'object' || checkout === null || !('paymentId' in checkout)) return null;
  return typeof checkout.paymentId === 'number' ? checkout.paymentId : null;
}
