import { CART_SUMMARY_KEY } from '@hemvaror/domain/site/storageKeys';
import { screen, waitFor } from '@testing-library/react';
import { atLimit } from '@hemvaror/testing/atLimit';
import { aCart } from '@hemvaror/testing/builders/aCart';
import type { StubResponse } from '@hemvaror/testing/stubApi';
import { aCheckout } from '../testing/aCheckout.ts';
import { respondWith, renderCheckout, textbox, orders, fillIn, acceptAndOrder } from '../testing/renderCheckout.tsx';

afterEach(() => localStorage.clear());

const placed = { data: { placeOrder: { orderId: '104218', status: 'completed' } } };

test('an order sends the entered details and opens the confirmation', async () => {
  localStorage.setItem(CART_SUMMARY_KEY, '{}');
  const rendered = await renderCheckout({ placeOrder: placed });
  await fillIn(rendered);

  await acceptAndOrder(rendered);

  // The confirmation is another document, and removes cart id and email from its address.
  const { id } = aCart();
  await waitFor(() =>
    expect(rendered.address()).toBe(
      `/checkout/confirm?oid=104218&cartid=${id}&email=${encodeURIComponent('astrid.lind@hemvist.example')}`,
    ),
  );
  expect(localStorage.getItem(CART_SUMMARY_KEY)).toBeNull();
  expect(orders(rendered)[0]?.variables).toEqual({
    cartId: aCart().id,
    checkoutMarketId: 'se',
    checkout: {
      shippingId: 1,
      paymentId: 18,
      externalShippingFee: -1,
      customerType: 'PERSON',
      email: 'astrid.lind@hemvist.example',
      identityNumber: '19121212-1212',
      acceptedConsents: ['order'],
      shownTotal: 249,
      billingAddress: {
        firstName: 'Astrid',
        lastName: 'Lind',
        addressLine1: 'Björkvägen 12',
        zip: '123 45',
        city: 'Åstad',
        phone: '070-000 00 00',
        country: 'SE',
      },
    },
  });
});

test('a double click on the order button places one order', async () => {
  const rendered = await renderCheckout({ placeOrder: placed });
  await fillIn(rendered);
  await rendered.user.click(screen.getByRole('checkbox', { name: /Jag godkänner/ }));

  await rendered.user.dblClick(screen.getByRole('button', { name: 'Beställ och betala' }));

  await waitFor(() => expect(rendered.address()).toContain('/checkout/confirm'));
  expect(orders(rendered)).toHaveLength(1);
});

test('an order without accepted terms is not placed, and the checkbox shows an error and receives the focus', async () => {
  const rendered = await renderCheckout();
  await fillIn(rendered);

  await rendered.user.click(screen.getByRole('button', { name: 'Beställ och betala' }));

  const box = screen.getByRole('checkbox', { name: /Jag godkänner/ });
  expect(box).toHaveAccessibleDescription('Du måste godkänna köpvillkoren innan du slutför ditt köp');
  expect(box).toHaveFocus();
  expect(orders(rendered)).toEqual([]);
});

test.each([
  ['INSUFFICIENT_STOCK', 'En vara i din varukorg är slutsåld. Se över varukorgen och försök igen.'],
  ['CHECKOUT_INCOMPLETE', /^Någon av dina uppgifter saknas eller stämmer inte\./],
  ['TOO_MANY_ITEMS', /^Ordern har fler varor än vi kan ta emot på en gång\./],
  ['INSUFFICIENT_BALANCE', /^Din order kunde inte skapas\. Det beror troligen på/],
  ['InvalidPromoCode', /^Rabattkoden gäller inte längre\. Vi har uppdaterat summan/],
  ['CUSTOMER_BLACKLISTED', /^Du är spärrad hos betalleverantören/],
  ['ANYTHING_ELSE', 'Något gick fel när din order skulle skapas i Klarna, gå tillbaka för att försöka igen.'],
])('an order refused with %s shows the reason and can be retried', async (code, text) => {
  const rendered = await renderCheckout({
    placeOrder: { refusals: [{ message: 'No.', code }] },
    getCart: { data: { getCart: aCart() } },
  });
  await fillIn(rendered);

  await acceptAndOrder(rendered);

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Beställ och betala' })).not.toHaveAttribute('aria-busy');
});

test.each<[from: string, api: Record<string, StubResponse>, end: RegExp]>([
  ['orders', atLimit('placeOrder'), /Försök igen om 12 minuter\.$/],
  ['the network edge', { placeOrder: { failure: { status: 429, retryAfterSeconds: 5 } } }, /om 1 minut\.$/],
])('a limit of %s is named with its end, and the form keeps what was typed', async (_from, api, end) => {
  const rendered = await renderCheckout(api);
  await fillIn(rendered);

  await acceptAndOrder(rendered);

  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(/^Det kom för många försök härifrån på kort tid, så ordern är inte lagd\./);
  expect(notice).toHaveTextContent(end);
  expect(textbox('Adress')).toHaveValue('Björkvägen 12');
  expect(rendered.cart.getSnapshot().cart?.id).toBe(aCart().id);
});

test('consumers read the notice on the legal guarantee before the button that orders', async () => {
  await renderCheckout({}, { guaranteeNotice: { image: null } });

  const notice = await screen.findByRole('region', { name: 'Reklamationsrätt' });
  const button = screen.getByRole('button', { name: 'Beställ och betala' });
  expect(notice).toBeVisible();
  expect(notice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the box of the newsletter is unticked, and an order without a tick sends no subscription', async () => {
  const rendered = await renderCheckout({ placeOrder: placed });
  await fillIn(rendered);
  expect(screen.getByRole('checkbox', { name: 'Skicka mig ett brev i månaden' })).not.toBeChecked();

  await acceptAndOrder(rendered);

  await waitFor(() => expect(rendered.address()).toContain('/checkout/confirm'));
  expect(rendered.calls.map(({ name }) => name)).not.toContain('subscribeToNewsletter');
});

test('a newsletter that a limit refuses does not fail the order', async () => {
  const rendered = await renderCheckout({ placeOrder: placed, ...atLimit('subscribeToNewsletter') });
  await fillIn(rendered);
  await rendered.user.click(screen.getByRole('checkbox', { name: 'Skicka mig ett brev i månaden' }));

  await acceptAndOrder(rendered);

  await waitFor(() => expect(rendered.address()).toContain('/checkout/confirm?oid=104218'));
});

test.each(['InvalidPromoCode', 'INSUFFICIENT_BALANCE'])(
  'after a refusal with %s, the checkout loads the amount to pay again [CHECKOUT-18]',
  async (code) => {
    const rendered = await renderCheckout({ placeOrder: { refusals: [{ message: 'No.', code }] } });
    await fillIn(rendered);

    await acceptAndOrder(rendered);

    await waitFor(() => expect(orders(rendered)).toHaveLength(1));
    // The order itself starts with an update, so only those after it count.
    await waitFor(() => {
      const names = rendered.calls.map(({ name }) => name);
      expect(names.slice(names.indexOf('placeOrder') + 1)).toContain('createOrUpdateCheckout');
    });
  },
);

test('an id that the API rejects shows an error at its field', async () => {
  const rendered = await renderCheckout({
    placeOrder: { refusals: [{ message: 'No.', code: 'INVALID_IDENTITY_NUMBER' }] },
  });
  await fillIn(rendered);

  await acceptAndOrder(rendered);

  expect(await screen.findByRole('link', { name: /^Personnummer/ })).toBeVisible();
  expect(textbox('Personnummer')).toHaveAccessibleDescription(/Du måste ange ett giltigt personnummer/);
});

test('an unavailable API shows an error, keeps the input, and a retry places the order', async () => {
  let isDown = true;
  const rendered = await renderCheckout({
    placeOrder: () => {
      if (isDown) throw new Error('down');
      return placed;
    },
  });
  await fillIn(rendered);
  await acceptAndOrder(rendered);
  expect(await screen.findByText('Vi når inte kassan just nu')).toBeVisible();
  expect(textbox('Adress')).toHaveValue('Björkvägen 12');

  isDown = false;
  await rendered.user.click(screen.getByRole('button', { name: 'Försök igen' }));

  await waitFor(() => expect(rendered.address()).toContain('oid=104218'));
});

test('a failed first checkout request can be retried', async () => {
  let isDown = true;
  const rendered = await renderCheckout({
    createOrUpdateCheckout: () => {
      if (isDown) throw new Error('down');
      return respondWith(aCheckout());
    },
  });
  const retry = await screen.findByRole('button', { name: 'Försök igen' });

  isDown = false;
  await rendered.user.click(retry);

  expect(await screen.findByRole('button', { name: 'Beställ och betala' })).toBeVisible();
});

test('an order names the shown total, and a total that the API has changed meanwhile is shown before another attempt', async () => {
  const rendered = await renderCheckout({
    placeOrder: { refusals: [{ message: 'The amount to pay is not the shown one.', code: 'TOTAL_CHANGED' }] },
  });
  await fillIn(rendered);
  await acceptAndOrder(rendered);

  expect(await screen.findByText(/^Din order har ändrats sedan du såg den senast/)).toBeVisible();
  expect(orders(rendered)).toMatchObject([{ variables: { checkout: { shownTotal: 249 } } }]);
  const names = () => rendered.calls.map(({ name }) => name);
  await waitFor(() =>
    expect(names().lastIndexOf('createOrUpdateCheckout')).toBeGreaterThan(names().indexOf('placeOrder')),
  );
});

test('delivery, right of withdrawal and the obligation to pay are beside the order button', async () => {
  await renderCheckout();
  const button = await screen.findByRole('button', { name: 'Beställ och betala' });

  for (const text of [/^Leverans med PostNord ombud/, /30 dagars ångerrätt/, /en order som du ska betala/]) {
    expect(screen.getByText(text).compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('the order of a company has no right of withdrawal', async () => {
  await renderCheckout(
    {},
    { state: { site: { customerType: 'ORGANIZATION', vatIncluded: false, viewport: 'desktop' } } },
  );

  expect(await screen.findByText(/en order som du ska betala/)).toBeVisible();
  expect(screen.queryByText(/ångerrätt/)).not.toBeInTheDocument();
});
