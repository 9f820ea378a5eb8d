import { screen, waitFor, within } from '@testing-library/react';
import { aCart, aCartSummary } from '@hemvaror/testing/builders/aCart';
import { anEmptyAddress } from '@hemvaror/testing/builders/anAddress';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { aShippingOption } from '@hemvaror/testing/builders/aShippingOption';
import { aCheckout, aCheckoutWithoutZip, shippingOptions } from '../testing/aCheckout.ts';
import { sweden, norway, respondWith, renderCheckout, section, textbox, updates } from '../testing/renderCheckout.tsx';

afterEach(() => localStorage.clear());

test('each carrier has its wordmark, and a screen reader reads its name once [CHECKOUT-03]', async () => {
  await renderCheckout();

  for (const [option, wordmark] of [
    ['PostNord ombud', 'PostNord'],
    ['DHL hem', 'DHL'],
    ['Schenker paketbox', 'Schenker'],
  ] as const) {
    const card = (await screen.findByText(option)).closest('label');
    if (!card) throw new Error(`The option ${option} has no card.`);
    expect(within(card).getByRole('img', { name: wordmark, hidden: true })).toBeVisible();
    expect(within(card).getByRole('radio')).toHaveAccessibleName(
      expect.stringMatching(new RegExp(`^${option}\\s?\\d+ kr$`)),
    );
  }
});

test('an option that names its delivery time shows it below the kind of delivery [CHECKOUT-01]', async () => {
  const [option] = shippingOptions();
  if (!option) throw new Error('Expected an option.');
  await renderCheckout({
    createOrUpdateCheckout: respondWith(
      aCheckout({ shippingOptions: [{ ...option, displayName: 'PostNord ombud, 1–3 vardagar' }] }),
    ),
  });

  expect(await screen.findByRole('radio', { name: /^PostNord ombud\s?49 kr\s?1–3 vardagar$/ })).toBeChecked();
});

test('the default option is preselected, and selecting another changes fee and total [CHECKOUT-04]', async () => {
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
  expect(await screen.findByRole('radio', { name: /PostNord ombud.*49 kr/ })).toBeChecked();
  expect(summary.getByText('249 kr', { selector: 'dd' })).toBeVisible();

  await rendered.user.click(screen.getByRole('radio', { name: /DHL hem.*79 kr/ }));

  expect(await summary.findByText('279 kr', { selector: 'dd' })).toBeVisible();
  expect(summary.getByText('79 kr')).toBeVisible();
  expect(screen.getByRole('radio', { name: /DHL hem/ })).toBeChecked();
});

test('shipping without a fee is called free, in the option and in the summary [CART-11]', async () => {
  const free = aShippingOption(0, { isSelected: true });
  await renderCheckout({
    createOrUpdateCheckout: respondWith(
      aCheckout({ shippingOptions: [free], cart: aCart({ summary: aCartSummary({ shipping: free }) }) }),
    ),
  });

  expect(await screen.findByRole('radio', { name: /^PostNord ombud\s?Fri frakt$/ })).toBeChecked();
  const summary = within(screen.getByRole('complementary', { name: 'Din order' }));
  expect(summary.getByText('Fri frakt', { selector: 'dd' })).toBeVisible();
});

test('the payment step requires a zip [CHECKOUT-05]', async () => {
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

test('an invalid zip shows an error at its field and is not sent [CHECKOUT-05]', async () => {
  const rendered = await renderCheckout({ createOrUpdateCheckout: respondWith(aCheckoutWithoutZip()) });
  await waitFor(() => expect(updates(rendered)).toHaveLength(1));

  await rendered.user.type(screen.getByRole('textbox', { name: 'Postnummer' }), '123{Enter}');

  expect(screen.getByRole('textbox', { name: 'Postnummer' })).toHaveAccessibleDescription(
    'Du måste ange ett giltigt postnummer',
  );
  expect(updates(rendered)).toHaveLength(1);
});

test('a zip without shipping options shows a message and no payment [CHECKOUT-06]', async () => {
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

test('before a zip is known, the shipping step says that it is needed', async () => {
  await renderCheckout({ createOrUpdateCheckout: respondWith(aCheckoutWithoutZip()) });

  expect(await section('Frakt').findByText(/^Ange ditt postnummer så visar vi leveranssätten/)).toBeVisible();
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

function hasZip(checkout: unknown): boolean {
  return JSON.stringify(checkout).includes('"zip"');
}

function shippingIdIn(checkout: unknown): unknown {
  return typeof checkout === 'object' && checkout !== null && 'shippingId' in checkout ? checkout.shippingId : null;
}
