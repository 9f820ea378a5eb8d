import { act, screen, waitFor, within } from '@testing-library/react';
import { aCampaign } from '@hemvaror/testing/builders/aCampaign';
import { aCart, aCartLine, aCartSummary } from '@hemvaror/testing/builders/aCart';
import { anEmptyAddress } from '@hemvaror/testing/builders/anAddress';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { aStock } from '@hemvaror/testing/builders/aSku';
import { aShippingOption } from '@hemvaror/testing/builders/aShippingOption';
import { renderPage, type PageOptions, type Rendered } from '@hemvaror/testing/renderPage';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { messages as english } from '../messages/en.ts';
import { messages } from '../messages/sv.ts';
import { aCheckout, aCheckoutWithoutZip, shippingOptions } from '../testing/aCheckout.ts';
import type { CheckoutResponse } from './checkoutResponse.ts';
import { loader } from './CheckoutPage.loader.ts';
import * as view from './CheckoutPage.tsx';

const checkoutPage = { ...view, loader };

// Some tests fill in the whole form, key by key.
jest.setTimeout(20_000);

const sweden = { alias: 'se', virtual: false, country: { code: 'SE', name: 'Sweden' }, currency: { code: 'SEK' } };
const norway = { alias: 'no', virtual: false, country: { code: 'NO', name: 'Norway' }, currency: { code: 'NOK' } };
const channel = { data: { channel: { markets: [sweden] } } };
const placed = { data: { placeOrder: { orderId: '104218', status: 'completed' } } };

const respondWith = (checkout: CheckoutResponse) => ({ data: { createOrUpdateCheckout: checkout } });

function renderCheckout(api: PageOptions['api'] = {}, more: Partial<PageOptions> = {}): Promise<Rendered> {
  return renderPage(checkoutPage, {
    url: '/kassan',
    messages,
    cart: aCart(),
    api: { channel, createOrUpdateCheckout: respondWith(aCheckout()), ...api },
    ...more,
  });
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const textbox = (label: string) => section('Betalning').getByRole('textbox', { name: label });
const updates = ({ calls }: Rendered) => calls.filter(({ name }) => name === 'createOrUpdateCheckout');
const orders = ({ calls }: Rendered) => calls.filter(({ name }) => name === 'placeOrder');

const PERSON = {
  'E-post': 'astrid.lind@hemvist.example',
  Telefon: '070-000 00 00',
  Personnummer: '19121212-1212',
  Förnamn: 'Astrid',
  Efternamn: 'Lind',
  Adress: 'Björkvägen 12',
  Ort: 'Åstad',
};

async function fillIn({ user }: Rendered, fields: Readonly<Record<string, string>> = PERSON): Promise<void> {
  await screen.findByRole('button', { name: 'Beställ och betala' });
  for (const [label, value] of Object.entries(fields)) {
    await user.click(textbox(label));
    await user.paste(value);
  }
}

async function acceptAndOrder({ user }: Rendered): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: /Jag godkänner/ }));
  await user.click(screen.getByRole('button', { name: 'Beställ och betala' }));
}

afterEach(() => localStorage.clear());

test('CHECKOUT-03 each carrier has its wordmark, and its name is not repeated', async () => {
  await renderCheckout();

  for (const [option, wordmark] of [
    ['Ombud', 'PostNord'],
    ['Hem', 'DHL'],
    ['Paketbox', 'Schenker'],
  ] as const) {
    const card = (await screen.findByText(option)).closest('label');
    if (!card) throw new Error(`The option ${option} has no card.`);
    expect(within(card).getByText(wordmark)).toHaveAttribute('data-wordmark');
  }
});

test('CHECKOUT-01 an option that names its delivery time shows it below the kind of delivery', async () => {
  const [option] = shippingOptions();
  if (!option) throw new Error('Expected an option.');
  await renderCheckout({
    createOrUpdateCheckout: respondWith(
      aCheckout({ shippingOptions: [{ ...option, displayName: 'PostNord ombud, 1–3 vardagar' }] }),
    ),
  });

  expect(await screen.findByRole('radio', { name: /^Ombud PostNord\s?49 kr\s?1–3 vardagar$/ })).toBeChecked();
});

test('the shipping fee is an estimate until a carrier is selected', async () => {
  const estimated = aCart({
    summary: aCartSummary({ shipping: aShippingOption(49, { isDefault: true, amountLeftToFreeShipping: 600 }) }),
  });
  await renderCheckout({ createOrUpdateCheckout: respondWith(aCheckout({ cart: estimated })) }, { cart: estimated });
  const summary = within(screen.getByRole('complementary', { name: 'Din order' }));
  expect(summary.getByText('uppskattad')).toBeVisible();

  await screen.findByRole('radio', { name: /Ombud/ });

  expect(summary.queryByText('uppskattad')).not.toBeInTheDocument();
});

test('the total is above the form, and a button opens the summary', async () => {
  const { user } = await renderCheckout();
  const summary = screen.getByRole('complementary', { name: 'Din order' });
  const form = section('Frakt').getByRole('textbox', { name: 'Postnummer' });
  expect(summary.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(summary).getByText('249 kr', { selector: 'strong' })).toBeVisible();
  const toggle = within(summary).getByRole('button', { name: 'Visa hela ordern' });

  await user.click(toggle);

  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveAttribute('aria-controls', within(summary).getByRole('list').parentElement?.id);
});

test('the order button has the rows of the totals above it', async () => {
  await renderCheckout();
  const button = await screen.findByRole('button', { name: 'Beställ och betala' });

  const rows = section('Betalning').getAllByRole('term');

  expect(rows.map(({ textContent }) => textContent)).toEqual(['Delsumma', 'Frakt', 'Totalt inkl. moms']);
  for (const row of rows) expect(row.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the amount left to free shipping is that of the API, after discounts', async () => {
  const discounted = aCart({
    promoCode: 'VÄLKOMMEN10',
    summary: aCartSummary({
      subTotal: aPrice(840),
      total: aPrice(805, { isDiscounted: true, discountIncVat: 84 }),
      shipping: aShippingOption(49, { amountLeftToFreeShipping: 143, amountLeftToFreeShippingFormatted: '143 kr' }),
    }),
  });

  await renderCheckout({ createOrUpdateCheckout: respondWith(aCheckout({ cart: discounted })) }, { cart: discounted });

  expect(screen.getByText('143 kr')).toBeVisible();
});

test('CART-24 the last removed line of the checkout can be put back', async () => {
  const { user } = await renderCheckout({
    updateCartItem: { data: { updateCartItem: aCart({ items: [] }) } },
    addToCart: { data: { addToCart: aCart() } },
    createOrUpdateCheckout: respondWith(aCheckout({ cart: null })),
  });
  await user.click(screen.getByRole('button', { name: 'Ta bort Linneduk Vide' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Varukorgen är tom' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Ångra' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Kassa' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ta bort Linneduk Vide' })).toBeVisible();
});

test('CHECKOUT-04 the default option is preselected, and selecting another changes fee and total', async () => {
  const home = aCheckout({
    shippingOptions: shippingOptions(2),
    cart: aCart({
      summary: aCartSummary({
        total: aPrice(279),
        shipping: aShippingOption(79),
      }),
    }),
  });
  const rendered = await renderCheckout({
    createOrUpdateCheckout: ({ checkout }) => respondWith(shippingIdIn(checkout) === 2 ? home : aCheckout()),
  });
  const summary = within(screen.getByRole('complementary', { name: 'Din order' }));
  expect(await screen.findByRole('radio', { name: /Ombud PostNord.*49 kr/ })).toBeChecked();
  expect(summary.getByText('249 kr', { selector: 'dd' })).toBeVisible();

  await rendered.user.click(screen.getByRole('radio', { name: /Hem DHL.*79 kr/ }));

  expect(await summary.findByText('279 kr', { selector: 'dd' })).toBeVisible();
  expect(summary.getByText('79 kr')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Hem DHL/ })).toBeChecked();
});

test('CHECKOUT-05 the payment step requires a zip', async () => {
  const rendered = await renderCheckout({
    createOrUpdateCheckout: ({ checkout }) => respondWith(hasZip(checkout) ? aCheckout() : aCheckoutWithoutZip()),
  });
  await waitFor(() => expect(updates(rendered)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Beställ och betala' })).not.toBeInTheDocument();
  expect(section('Betalning').getByText(/Ange ditt postnummer/)).toBeVisible();

  await rendered.user.type(section('Frakt').getByRole('textbox', { name: 'Postnummer' }), '123 45');
  await rendered.user.click(screen.getByRole('button', { name: 'Visa leveranssätt' }));

  expect(await screen.findByRole('button', { name: 'Beställ och betala' })).toBeVisible();
});

test('CHECKOUT-05 an invalid zip shows an error at its field and is not sent', async () => {
  const rendered = await renderCheckout({ createOrUpdateCheckout: respondWith(aCheckoutWithoutZip()) });
  await waitFor(() => expect(updates(rendered)).toHaveLength(1));

  await rendered.user.type(screen.getByRole('textbox', { name: 'Postnummer' }), '123{Enter}');

  expect(screen.getByRole('textbox', { name: 'Postnummer' })).toHaveAccessibleDescription(
    'Du måste ange ett giltigt postnummer',
  );
  expect(updates(rendered)).toHaveLength(1);
});

test('CHECKOUT-06 a zip without shipping options shows a message and no payment', async () => {
  const nowhere = aCheckout({
    billingAddress: anEmptyAddress({ zip: '000 00' }),
    shippingOptions: [],
    paymentOptions: [],
  });
  const { user } = await renderCheckout({
    createOrUpdateCheckout: ({ checkout }) => respondWith(hasZip(checkout) ? nowhere : aCheckoutWithoutZip()),
  });

  await user.type(screen.getByRole('textbox', { name: 'Postnummer' }), '000 00{Enter}');

  expect(await screen.findByText('Hittade inga fraktalternativ för angivet postnummer')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Beställ och betala' })).not.toBeInTheDocument();
});

test('CHECKOUT-07 an order with missing fields is not placed, and the summary lists each of them', async () => {
  const rendered = await renderCheckout();
  await screen.findByRole('button', { name: 'Beställ och betala' });

  await acceptAndOrder(rendered);

  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('Se till att alla fält är korrekt ifyllda');
  expect(summary.parentElement).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'E-post: du måste ange en giltig email',
    'Telefon: detta fält är obligatoriskt',
    'Personnummer: detta fält är obligatoriskt',
    'Förnamn: detta fält är obligatoriskt',
    'Efternamn: detta fält är obligatoriskt',
    'Adress: detta fält är obligatoriskt',
    'Ort: detta fält är obligatoriskt',
  ]);
  expect(orders(rendered)).toEqual([]);

  await rendered.user.click(within(summary).getByRole('link', { name: /^Ort/ }));
  expect(textbox('Ort')).toHaveFocus();
});

test('CHECKOUT-07 fields labeled optional may stay empty', async () => {
  const rendered = await renderCheckout({ placeOrder: placed, checkout: { data: { checkout: null } } });
  await fillIn(rendered);
  expect(textbox('Portkod Valfritt')).toHaveValue('');

  await acceptAndOrder(rendered);

  await waitFor(() => expect(rendered.address()).toContain('/checkout/confirm'));
  expect(orders(rendered)).toHaveLength(1);
});

test('CHECKOUT-11 a person enters a personal id, a company an organization id and its name', async () => {
  const rendered = await renderCheckout();
  await screen.findByRole('button', { name: 'Beställ och betala' });
  expect(textbox('Personnummer')).toBeRequired();
  expect(section('Betalning').queryByRole('textbox', { name: 'Organisationsnummer' })).not.toBeInTheDocument();

  await rendered.user.click(screen.getByRole('radio', { name: 'Företag' }));

  expect(textbox('Organisationsnummer')).toBeRequired();
  expect(textbox('Företag')).toBeRequired();
  expect(section('Betalning').queryByRole('textbox', { name: 'Personnummer' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(updates(rendered).at(-1)?.variables).toMatchObject({ checkout: { customerType: 'ORGANIZATION' } }),
  );
});

test('an order sends the entered details and opens the confirmation', async () => {
  const rendered = await renderCheckout({ placeOrder: placed });
  await fillIn(rendered);

  await acceptAndOrder(rendered);

  // Scripts of tracking services can read the address.
  await waitFor(() => expect(rendered.address()).toBe('/checkout/confirm?oid=104218'));
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
  ['TOO_MANY_ATTEMPTS', /^Det har lagts ovanligt många beställningar härifrån på kort tid\. Varukorgen finns kvar\./],
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

test.each(['InvalidPromoCode', 'INSUFFICIENT_BALANCE'])(
  'CHECKOUT-18 after a refusal with %s, the checkout loads the amount to pay again',
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

test('account details fill the fields, except those the shopper has edited', async () => {
  const known = anEmptyAddress({ firstName: 'Astrid', lastName: 'Lind', zip: '123 45', city: 'Åstad' });
  const rendered = await renderCheckout({
    createOrUpdateCheckout: respondWith(aCheckout({ email: 'konto@hemvist.example', billingAddress: known })),
  });
  await screen.findByRole('button', { name: 'Beställ och betala' });
  expect(textbox('Efternamn')).toHaveValue('Lind');

  await rendered.user.clear(textbox('Förnamn'));
  await rendered.user.type(textbox('Förnamn'), 'Anna');
  await rendered.user.click(screen.getByRole('radio', { name: /Hem DHL/ }));
  await waitFor(() => expect(updates(rendered)).toHaveLength(2));
  await act(async () => undefined);

  expect(textbox('Förnamn')).toHaveValue('Anna');
  expect(textbox('E-post')).toHaveValue('konto@hemvist.example');
});

test('AUTH-16 logging out empties the form, and its values are not sent again', async () => {
  const account = aCheckout({ email: 'astrid.lind@hemvist.example', identityNumber: '19121212-1212' });
  let isSignedIn = true;
  const rendered = await renderCheckout(
    { createOrUpdateCheckout: () => respondWith(isSignedIn ? account : aCheckout()) },
    { state: { session: { userName: 'astrid.lind@hemvist.example' } } },
  );
  await fillIn(rendered, { Förnamn: 'Astrid', Adress: 'Björkvägen 12' });
  const before = updates(rendered).length;

  isSignedIn = false;
  act(() => {
    rendered.store.dispatch(sessionSlice.actions.signedOut());
  });
  await waitFor(() => expect(updates(rendered).length).toBeGreaterThan(before));
  await screen.findByRole('button', { name: 'Beställ och betala' });

  for (const label of ['E-post', 'Personnummer', 'Förnamn', 'Adress']) expect(textbox(label)).toHaveValue('');
  expect(JSON.stringify(updates(rendered).slice(before))).not.toMatch(/astrid|19121212|Björkvägen/i);
});

test('CHECKOUT-12 logging in keeps the entered values', async () => {
  const rendered = await renderCheckout();
  await fillIn(rendered, { Förnamn: 'Astrid', 'Meddelande till chauffören Valfritt': 'Ring på' });
  const before = updates(rendered).length;

  act(() => {
    rendered.store.dispatch(sessionSlice.actions.signedIn({ userName: 'astrid.lind@hemvist.example' }));
  });
  await waitFor(() => expect(updates(rendered).length).toBeGreaterThan(before));

  expect(textbox('Förnamn')).toHaveValue('Astrid');
  expect(textbox('Meddelande till chauffören Valfritt')).toHaveValue('Ring på');
  expect(updates(rendered).at(-1)?.variables).toMatchObject({ checkout: { message: 'Ring på' } });
});

test('a field is validated on blur, and its error disappears while typing', async () => {
  const { user } = await renderCheckout();
  await screen.findByRole('button', { name: 'Beställ och betala' });

  await user.type(textbox('E-post'), 'astrid');
  expect(textbox('E-post')).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(textbox('E-post')).toHaveAccessibleDescription('Du måste ange en giltig email');
  await user.type(textbox('E-post'), '@hemvist.example');

  expect(textbox('E-post')).not.toHaveAttribute('aria-invalid');
});

test('an error at a left field does not move the checkbox that is being clicked', async () => {
  const { user } = await renderCheckout();
  await screen.findByRole('button', { name: 'Beställ och betala' });
  await user.type(textbox('E-post'), 'astrid');
  const terms = screen.getByRole('checkbox', { name: /Jag godkänner/ });

  await user.pointer({ target: terms, keys: '[MouseLeft>]' });
  expect(textbox('E-post')).not.toHaveAttribute('aria-invalid');
  await user.pointer({ target: terms, keys: '[/MouseLeft]' });

  expect(terms).toBeChecked();
  await waitFor(() => expect(textbox('E-post')).toHaveAccessibleDescription('Du måste ange en giltig email'));
});

test('typed values survive a reload and a restart of the browser, without the personal id, until the cart is ordered', async () => {
  // The other tests order their cart.
  const cart = aCart({ id: 'a-cart-of-its-own' });
  const checkout = respondWith(aCheckout({ cart }));
  const first = await renderCheckout({ createOrUpdateCheckout: checkout }, { cart });
  await fillIn(first, { Förnamn: 'Astrid', Personnummer: '19121212-1212' });
  await first.user.click(screen.getByRole('checkbox', { name: 'Leverera till en annan adress' }));
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();

  const again = await renderCheckout(
    { createOrUpdateCheckout: checkout, placeOrder: placed, checkout: { data: { checkout: null } } },
    { cart },
  );
  await screen.findByRole('button', { name: 'Beställ och betala' });
  await waitFor(() =>
    expect(section('Betalning').getAllByRole('textbox', { name: 'Förnamn' })[0]).toHaveValue('Astrid'),
  );
  expect(textbox('Personnummer')).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: 'Leverera till en annan adress' })).toBeChecked();
  await again.user.click(screen.getByRole('checkbox', { name: 'Leverera till en annan adress' }));

  await fillIn(again);
  await acceptAndOrder(again);
  await waitFor(() => expect(again.address()).toContain('/checkout/confirm'));
  expect(localStorage).toHaveLength(0);
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

test('a line whose stock has shrunk says so, and the summary does not promise it', async () => {
  const items = [
    aCartLine({ skuId: 7, quantity: 3 }, { stock: aStock(2) }),
    aCartLine({ skuId: 8 }, { stock: aStock(0) }),
    aCartLine({ skuId: 9, product: null }),
  ];
  const cart = aCart({ items });
  await renderCheckout({ createOrUpdateCheckout: respondWith(aCheckout({ cart })) }, { cart });

  const lines = within(screen.getByRole('list', { name: 'Varor i varukorgen' }));
  expect(lines.getByText('Bara 2 kvar i lager. Minska antalet för att beställa.')).toBeVisible();
  expect(lines.getByText('Slut i lager. Ta bort varan för att beställa resten.')).toBeVisible();
  expect(lines.getByText('Säljs inte längre. Ta bort varan för att beställa resten.')).toBeVisible();
  const summary = within(screen.getByRole('complementary', { name: 'Din order' }));
  expect(summary.getByText(/Ändra den innan du beställer/)).toBeVisible();
});

test('before a zip is known, the shipping step says that it is needed', async () => {
  await renderCheckout({ createOrUpdateCheckout: respondWith(aCheckoutWithoutZip()) });

  expect(await section('Frakt').findByText(/^Ange ditt postnummer så visar vi leveranssätten/)).toBeVisible();
});

test('delivery, right of withdrawal and the obligation to pay are beside the order button', async () => {
  await renderCheckout();
  const button = await screen.findByRole('button', { name: 'Beställ och betala' });

  for (const text of [/^Leverans med PostNord ombud/, /30 dagars ångerrätt/, /en order som du ska betala/]) {
    expect(screen.getByText(text).compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('a selected delivery address has its own fields, and its zip is used for shipping', async () => {
  const { user } = await renderCheckout();
  await screen.findByRole('button', { name: 'Beställ och betala' });
  expect(section('Frakt').getByText('Klart')).toBeVisible();

  await user.click(screen.getByRole('checkbox', { name: 'Leverera till en annan adress' }));

  expect(section('Betalning').getAllByRole('textbox', { name: 'Adress' })).toHaveLength(2);
  expect(section('Frakt').getByRole('textbox', { name: 'Postnummer' })).toHaveValue('');
  expect(section('Frakt').queryByText('Klart')).not.toBeInTheDocument();
});

test('CHECKOUT-08 the error summary distinguishes the fields of both addresses', async () => {
  const { user } = await renderCheckout();
  const order = await screen.findByRole('button', { name: 'Beställ och betala' });
  await user.click(screen.getByRole('checkbox', { name: 'Leverera till en annan adress' }));

  await user.click(order);

  expect(screen.getByRole('link', { name: 'Förnamn: detta fält är obligatoriskt' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Förnamn (leveransadress): detta fält är obligatoriskt' })).toBeVisible();
});

test.each([
  ['RequirementsNotMet', 'Du har inte uppfyllt kraven för denna kod'],
  ['InvalidPromoCode', 'Koden är ej giltig'],
])('a promo code refused with %s shows "%s" until it is edited', async (code, text) => {
  const { user } = await renderCheckout({ setCartPromoCode: { refusals: [{ message: 'No.', code }] } });
  await user.click(screen.getByText('Rabattkod', { selector: 'summary *' }));

  await user.type(screen.getByRole('textbox', { name: 'Rabattkod' }), 'SOMMAR{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Rabattkod' }), '2');

  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('an applied promo code is rendered and can be removed', async () => {
  const reduced = aCart({ promoCode: 'VALKOMMEN', appliedCampaigns: [aCampaign({ name: 'VALKOMMEN' })] });
  const rendered = await renderCheckout({
    setCartPromoCode: ({ promoCode }) => ({ data: { setCartPromoCode: promoCode === '' ? aCart() : reduced } }),
    createOrUpdateCheckout: respondWith(aCheckout({ cart: null })),
  });
  await rendered.user.click(screen.getByText('Rabattkod', { selector: 'summary *' }));
  await rendered.user.type(screen.getByRole('textbox', { name: 'Rabattkod' }), 'välkommen{Enter}');
  expect(await screen.findByText('Rabattkoden VALKOMMEN är tillagd')).toBeVisible();

  await rendered.user.click(screen.getByRole('button', { name: 'Ta bort rabattkoden' }));

  expect(await screen.findByRole('textbox', { name: 'Rabattkod' })).toHaveValue('');
});

test('CART-28 a code of the cart that gives no discount says so, and can be removed', async () => {
  const cart = aCart({ promoCode: 'VALKOMMEN', appliedCampaigns: [] });

  await renderCheckout({ createOrUpdateCheckout: respondWith(aCheckout({ cart })) }, { cart });

  expect(screen.getByText(/^Rabattkoden VALKOMMEN ger ingen rabatt just nu\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ta bort rabattkoden' })).toBeVisible();
});

test('without a delivery country, the checkout has no shipping and no payment', async () => {
  const europe = { alias: 'eu', virtual: false, country: { code: 'EU', name: 'Europe' }, currency: { code: 'EUR' } };
  const rendered = await renderCheckout(
    { channel: { data: { channel: { markets: [europe, sweden, norway] } } } },
    { locale: 'en', messages: english },
  );
  const country = screen.getByRole('combobox', { name: 'Delivery country' });
  expect(country).toHaveDisplayValue('Choose a country');
  expect(screen.getByText('Choose a country first to see how we can deliver.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Postal code' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Order and pay' })).not.toBeInTheDocument();

  await rendered.user.selectOptions(country, 'Norway (NOK)');

  expect(await screen.findByRole('button', { name: 'Order and pay' })).toBeVisible();
  await waitFor(() => expect(updates(rendered).at(-1)?.variables).toMatchObject({ checkoutMarketId: 'no' }));
});

test('LOCALE-21 the countries of the checkout include those that only the checkout has, and no virtual market', async () => {
  const iceland = { alias: 'is', virtual: false, country: { code: 'IS', name: 'Iceland' }, currency: { code: 'EUR' } };
  const outlet = { alias: 'fi', virtual: true, country: { code: 'FI', name: 'Finland' }, currency: { code: 'EUR' } };
  const markets = [sweden, outlet, { ...iceland, onlyDisplayInCheckout: true }];
  await renderCheckout({ channel: { data: { channel: { markets } } } });

  const country = screen.getByRole('combobox', { name: 'Leveransland' });
  const options = within(country).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Island (EUR)', 'Sverige (SEK)']);
});

test('only a Swedish checkout has a personal id, and only countries with states have a state', async () => {
  const usa = { alias: 'us', virtual: false, country: { code: 'US', name: 'USA' }, currency: { code: 'SEK' } };
  const rendered = await renderCheckout({ channel: { data: { channel: { markets: [sweden, norway, usa] } } } });
  await screen.findByRole('button', { name: 'Beställ och betala' });
  expect(textbox('Personnummer')).toBeRequired();
  expect(section('Betalning').queryByRole('textbox', { name: 'Delstat' })).not.toBeInTheDocument();

  await rendered.user.selectOptions(screen.getByRole('combobox', { name: 'Leveransland' }), 'Norge (NOK)');
  expect(section('Betalning').queryByRole('textbox', { name: 'Personnummer' })).not.toBeInTheDocument();

  await rendered.user.selectOptions(screen.getByRole('combobox', { name: 'Leveransland' }), 'USA (SEK)');
  await rendered.user.type(textbox('Delstat'), 'Maine');
  expect(textbox('Delstat')).toBeRequired();
});

test('the country field requires several markets, and the next update sends its value', async () => {
  const single = await renderCheckout();
  expect(screen.queryByRole('combobox', { name: 'Leveransland' })).not.toBeInTheDocument();
  single.unmount();

  const rendered = await renderCheckout({ channel: { data: { channel: { markets: [sweden, norway] } } } });
  await rendered.user.selectOptions(screen.getByRole('combobox', { name: 'Leveransland' }), 'Norge (NOK)');

  await waitFor(() => expect(updates(rendered).at(-1)?.variables).toMatchObject({ checkoutMarketId: 'no' }));
});

test('an empty cart shows a message and no payment', async () => {
  const { calls } = await renderCheckout({}, { cart: null });

  expect(screen.getByRole('heading', { level: 1, name: 'Varukorgen är tom' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Beställ och betala' })).not.toBeInTheDocument();
  expect(calls.map(({ name }) => name)).toEqual(['channel']);
});

test('the checkout has no axe violations, also with invalid fields', async () => {
  const rendered = await renderCheckout();
  await screen.findByRole('button', { name: 'Beställ och betala' });
  await rendered.user.click(screen.getByRole('button', { name: 'Beställ och betala' }));

  expect(await axe(rendered.container)).toHaveNoViolations();
});

test('a failed loader query shows the error page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderCheckout({ channel: { failure: { status: 503 } } });

  expect(await screen.findByRole('heading', { level: 1, name: 'Kassan kunde inte visas' })).toBeVisible();
});

function hasZip(checkout: unknown): boolean {
  return JSON.stringify(checkout).includes('"zip"');
}

function shippingIdIn(checkout: unknown): unknown {
  return typeof checkout === 'object' && checkout !== null && 'shippingId' in checkout ? checkout.shippingId : null;
}
