import { screen, waitFor, within } from '@testing-library/react';
import { atLimit } from '@hemvaror/testing/atLimit';
import { aCampaign } from '@hemvaror/testing/builders/aCampaign';
import { aCart, aCartLine, aCartSummary } from '@hemvaror/testing/builders/aCart';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { aStock } from '@hemvaror/testing/builders/aSku';
import { aShippingOption } from '@hemvaror/testing/builders/aShippingOption';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { messages as english } from '../messages/en.ts';
import { aCheckout } from '../testing/aCheckout.ts';
import { sweden, norway, respondWith, renderCheckout, section, updates } from '../testing/renderCheckout.tsx';

afterEach(() => localStorage.clear());

test('the shipping fee is an estimate until a carrier is selected', async () => {
  const estimated = aCart({
    summary: aCartSummary({ shipping: aShippingOption(49, { isDefault: true, amountLeftToFreeShipping: 600 }) }),
  });
  await renderCheckout({ createOrUpdateCheckout: respondWith(aCheckout({ cart: estimated })) }, { cart: estimated });
  const summary = within(screen.getByRole('complementary', { name: 'Din order' }));
  expect(summary.getByText('från 49 kr')).toBeVisible();

  await screen.findByRole('radio', { name: /ombud/ });

  expect(summary.queryByText('från 49 kr')).not.toBeInTheDocument();
});

test('the total is above the form, and a button opens the summary', async () => {
  const { user } = await renderCheckout();
  const summary = screen.getByRole('complementary', { name: 'Din order' });
  const form = section('Frakt').getByRole('textbox', { name: 'Postnummer' });
  expect(summary.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(summary).getByText('249 kr', { selector: 'strong' })).toBeVisible();
  const toggle = within(summary).getByRole('button', { name: 'Visa hela ordern' });
  const details = within(summary).getByRole('list').closest('[data-open]');
  expect(details).toHaveAttribute('data-open', 'false');

  await user.click(toggle);

  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveAttribute('aria-controls', details?.id);
  expect(details).toHaveAttribute('data-open', 'true');
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

test('the last removed line of the checkout can be put back [CART-24]', async () => {
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

test('a limit of promo codes is named with its end, and the field keeps the code', async () => {
  const { user } = await renderCheckout(atLimit('setCartPromoCode'));
  await user.click(screen.getByText('Rabattkod', { selector: 'summary *' }));

  await user.type(screen.getByRole('textbox', { name: 'Rabattkod' }), 'SOMMAR{Enter}');

  expect(await screen.findByText('För många försök på kort tid. Försök igen om 12 minuter.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Rabattkod' })).toHaveValue('SOMMAR');
});

test('a promo code that was copied with its sentence is sent as the code alone, and the field keeps it', async () => {
  const rendered = await renderCheckout({
    setCartPromoCode: { refusals: [{ message: 'No.', code: 'InvalidPromoCode' }] },
  });
  await rendered.user.click(screen.getByText('Rabattkod', { selector: 'summary *' }));
  const field = screen.getByRole('textbox', { name: 'Rabattkod' });

  await rendered.user.click(field);
  await rendered.user.paste('”\u200Bhöst\u00A010”.');
  await rendered.user.keyboard('{Enter}');

  expect(await screen.findByText('Koden är ej giltig')).toBeVisible();
  expect(rendered.calls.at(-1)?.variables).toMatchObject({ promoCode: 'HÖST10' });
  expect(field).toHaveValue('”\u200Bhöst\u00A010”.');
});

test('signs without a code are no promo code, and nothing is sent', async () => {
  const { user, calls } = await renderCheckout();
  await user.click(screen.getByText('Rabattkod', { selector: 'summary *' }));

  await user.type(screen.getByRole('textbox', { name: 'Rabattkod' }), '"..."{Enter}');

  expect(await screen.findByText('Koden är ej giltig')).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('setCartPromoCode');
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

test('a code of the cart that gives no discount says so, and can be removed [CART-28]', async () => {
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

test('the countries of the checkout include those that only the checkout has, and no virtual market [LOCALE-21]', async () => {
  const iceland = { alias: 'is', virtual: false, country: { code: 'IS', name: 'Iceland' }, currency: { code: 'EUR' } };
  const outlet = { alias: 'fi', virtual: true, country: { code: 'FI', name: 'Finland' }, currency: { code: 'EUR' } };
  const markets = [sweden, outlet, { ...iceland, onlyDisplayInCheckout: true }];
  await renderCheckout({ channel: { data: { channel: { markets } } } });

  const country = screen.getByRole('combobox', { name: 'Leveransland' });
  const options = within(country).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Island (EUR)', 'Sverige (SEK)']);
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
