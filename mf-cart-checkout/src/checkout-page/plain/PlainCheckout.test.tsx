import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import type { ActionNotice } from '@hemvaror/runtime/contract/contract';
import { aCampaign } from '@hemvaror/testing/builders/aCampaign';
import { aCart, aCartLine } from '@hemvaror/testing/builders/aCart';
import { anEmptyAddress } from '@hemvaror/testing/builders/anAddress';
import { renderPage, type Rendered } from '@hemvaror/testing/renderPage';
import { messages as english } from '../../messages/en.ts';
import { messages } from '../../messages/sv.ts';
import { aCheckout, aCheckoutWithoutZip, anInvoice } from '../../testing/aCheckout.ts';
import { aPickupOption } from '../../testing/aPickupPoint.ts';
import type { CheckoutResponse } from '../checkoutResponse.ts';
import { loader } from '../CheckoutPage.loader.ts';
import * as view from '../CheckoutPage.tsx';

const checkoutPage = { ...view, loader };
const sweden = { alias: 'se', virtual: false, country: { code: 'SE', name: 'Sweden' }, currency: { code: 'SEK' } };
const channel = { data: { channel: { markets: [sweden] } } };

function renderPlain(checkout: CheckoutResponse | null, query = '', notice?: ActionNotice): Promise<Rendered> {
  return renderPage(checkoutPage, {
    url: `/kassan?do=form${query}`,
    messages,
    ...(notice && { notice }),
    cart: aCart(),
    guaranteeNotice: { image: null },
    api: { channel, createOrUpdatePlainCheckout: { data: { createOrUpdateCheckout: checkout } } },
  });
}

const typed = (overrides: Parameters<typeof aCheckout>[0] = {}) =>
  aCheckout({
    email: 'astrid.lind@hemvist.example',
    billingAddress: anEmptyAddress({ firstName: 'Astrid', zip: '123 45', phone: '12' }),
    ...overrides,
  });

test('before a zip is known, the form has its field and offers no order [CHECKOUT-05]', async () => {
  const { calls } = await renderPlain(aCheckoutWithoutZip());

  expect(screen.getByText(/^Fyll i ditt postnummer/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Beställ och betala' })).not.toBeInTheDocument();
  // The document reads the checkout: it must not store or change anything.
  expect(calls.find(({ name }) => name === 'createOrUpdatePlainCheckout')?.variables).not.toHaveProperty('checkout');
});

test('after an attempt to order, errors are at the fields and in a summary, beside what was typed [CHECKOUT-08]', async () => {
  const { container } = await renderPlain(typed(), '&check=1');

  expect(screen.getByRole('textbox', { name: 'E-post' })).toHaveValue('astrid.lind@hemvist.example');
  expect(screen.getByRole('textbox', { name: 'Telefon' })).toBeInvalid();
  expect(screen.getByRole('link', { name: /^Telefon:/ })).toHaveAttribute('href', '#checkout-phone');
  expect(screen.getByRole('checkbox', { name: /Jag godkänner/ })).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
});

test('without an attempt to order, no field has an error', async () => {
  await renderPlain(typed());

  for (const field of screen.getAllByRole('textbox')) expect(field).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('consumers read the notice on the legal guarantee before the button that orders', async () => {
  await renderPlain(typed());

  const notice = screen.getByRole('region', { name: 'Reklamationsrätt' });
  const button = screen.getByRole('button', { name: 'Beställ och betala' });
  expect(notice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a payment that needs JavaScript is disabled, with the reason [CHECKOUT-02]', async () => {
  const klarna = anInvoice({ id: 9, name: 'Klarna', displayName: 'Klarna', paymentType: 'KLARNA', isSelected: true });
  await renderPlain(typed({ paymentOptions: [klarna, anInvoice({ id: 7, isSelected: false })] }));

  const option = screen.getByRole('radio', { name: /^Klarna Klarna kräver att JavaScript är på/ });
  expect(option).toBeDisabled();
  expect(screen.getByRole('radio', { name: /Faktura/ })).toBeEnabled();
});

test('a person chooses credit, which no API preselects, and an order without it shows the error [CHECKOUT-02]', async () => {
  const card = anInvoice({
    id: 9,
    name: 'Kort',
    displayName: 'Kort',
    logo: 'card',
    isCredit: false,
    paymentType: 'GEINS_PAY',
  });
  const { isCredit: _isCredit, ...invoice } = anInvoice({ id: 7 });
  const { container } = await renderPlain({ ...typed(), paymentOptions: [invoice, card] }, '&check=1');

  const group = screen.getByRole('radiogroup', { name: 'Betalsätt' });
  const radios = within(group).getAllByRole('radio');
  expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(['9', '7']);
  expect(within(group).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(group).toHaveAccessibleDescription('Välj hur du vill betala innan du slutför ditt köp');
  // The fields of the only way to pay are shown, so that one press orders.
  expect(screen.getByRole('textbox', { name: 'Personnummer' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the chosen way to pay stays selected', async () => {
  const { isCredit: _isCredit, ...invoice } = anInvoice({ id: 7, isSelected: false });
  await renderPlain({ ...typed(), paymentOptions: [invoice] }, '&pay=7');

  expect(screen.getByRole('radio', { name: /Faktura/ })).toBeChecked();
});

test('a cart that was ordered shows the empty checkout [CHECKOUT-23]', async () => {
  await renderPage(checkoutPage, { url: '/kassan?do=form', messages, cart: null, api: { channel } });

  expect(screen.queryByRole('button', { name: 'Beställ och betala' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Se nyheterna' })).toBeVisible();
});

const summary = () => within(screen.getByRole('complementary', { name: 'Din order' }));
const twoLines = aCart({ items: [aCartLine({ id: '812', quantity: 2 }), aCartLine({ id: '813', skuId: 8 })] });

test('each line has its quantity and a button that removes it [CART-24]', async () => {
  await renderPlain(typed({ cart: twoLines }));

  const [first] = summary().getAllByRole('spinbutton', { name: 'Antal Linneduk Vide' });
  expect(first).toHaveValue(2);
  expect(first).toHaveAttribute('name', 'quantity-812-2');
  const [remove] = summary().getAllByRole('button', { name: 'Ta bort Linneduk Vide' });
  expect(remove).toHaveValue('remove-line 812');
  expect(summary().getByRole('button', { name: 'Uppdatera antal' })).toHaveValue('update');
});

test('Enter in a field of the form neither removes a line nor orders', async () => {
  const { container } = await renderPlain(typed({ cart: twoLines }));

  // The button that Enter presses.
  const [first] = container.querySelectorAll('form button[type="submit"]');
  expect(first).toHaveValue('update');
  expect(first).toHaveAttribute('tabindex', '-1');
});

test('the code of the cart is named, with a button that removes it [CART-26]', async () => {
  const cart = aCart({ promoCode: 'HEMMA10', appliedCampaigns: [aCampaign({ name: 'Hemma10' })] });
  await renderPlain(typed({ cart }));

  expect(summary().getByText('Rabattkoden HEMMA10 är tillagd')).toBeVisible();
  expect(summary().getByRole('button', { name: 'Ta bort rabattkoden' })).toHaveValue('remove-promo-code');
  expect(summary().queryByRole('textbox', { name: 'Rabattkod' })).not.toBeInTheDocument();
});

test('refused values are in their fields again, with their errors [CART-21, CART-28]', async () => {
  const { container } = await renderPlain(typed({ cart: twoLines }), '', {
    tone: 'error',
    text: 'Linneduk Vide: Endast 10 kvar på lager. Rabattkod: Koden är ej giltig',
    fields: [
      { name: 'quantity-812', value: '99', error: 'Endast 10 kvar på lager' },
      { name: 'promoCode', value: 'HÖST', error: 'Koden är ej giltig' },
    ],
  });

  const [first, second] = summary().getAllByRole('spinbutton');
  expect(first).toHaveValue(99);
  expect(first).toHaveAccessibleDescription('Endast 10 kvar på lager');
  expect(second).not.toHaveAttribute('aria-invalid');
  const code = summary().getByRole('textbox', { name: 'Rabattkod' });
  expect(code).toHaveValue('HÖST');
  expect(code).toHaveAccessibleDescription('Koden är ej giltig');
  expect(await axe(container)).toHaveNoViolations();
});

test('the controls of the cart have English texts', async () => {
  await renderPage(checkoutPage, {
    url: '/en/checkout?do=form',
    locale: 'en',
    messages: english,
    cart: aCart(),
    api: { channel, createOrUpdatePlainCheckout: { data: { createOrUpdateCheckout: aCheckout() } } },
  });

  expect(screen.getByRole('spinbutton', { name: 'Quantity of Linneduk Vide' })).toHaveValue(1);
  expect(screen.getByRole('button', { name: 'Update quantities' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toBeVisible();
});

test('a cart whose last line was removed shows the empty checkout [CHECKOUT-23]', async () => {
  await renderPage(checkoutPage, {
    url: '/kassan?do=form',
    messages,
    cart: aCart({ items: [] }),
    api: {
      channel,
      createOrUpdatePlainCheckout: { data: { createOrUpdateCheckout: typed({ cart: aCart({ items: [] }) }) } },
    },
  });

  expect(screen.getByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('each carrier has its nearest pickup points, which the form posts, and the others are hidden until it is selected [CHECKOUT-01]', async () => {
  const box = {
    ...aPickupOption('postnord-se-2'),
    id: 3,
    name: 'Paketbox',
    displayName: 'Paketbox',
    isSelected: false,
  };
  const { container } = await renderPlain(typed({ shippingOptions: [aPickupOption(), box] }));
  const [pickup, boxes] = screen.getAllByRole('radiogroup', { name: 'Utlämningsställen nära 123 45' });
  if (!pickup || !boxes) throw new Error('Expected the points of two carriers.');

  const nearest = within(pickup).getByRole('radio', { name: /^Kiosken vid Viken\s?Vasabron 3, 111 22 Stockholm/ });
  expect(nearest).toBeChecked();
  expect(nearest).toHaveAttribute('name', 'point-1');
  // Not chosen: with another zip, another point is the nearest.
  expect(nearest).toHaveAttribute('value', 'nearest postnord-se-1');
  expect(within(pickup).getByRole('radio', { name: /^Handelsboden/ })).toHaveAttribute('value', 'postnord-se-2');
  expect(within(boxes).getByRole('radio', { name: /^Kiosken/ })).toHaveAttribute('name', 'point-3');
  expect(summary().getByText('Levereras till Kiosken vid Viken')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
