import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { aCart } from '@hemvaror/testing/builders/aCart';
import { anEmptyAddress } from '@hemvaror/testing/builders/anAddress';
import { renderPage, type Rendered } from '@hemvaror/testing/renderPage';
import { messages } from '../../messages/sv.ts';
import { aCheckout, aCheckoutWithoutZip, anInvoice } from '../../testing/aCheckout.ts';
import type { CheckoutResponse } from '../checkoutResponse.ts';
import { loader } from '../CheckoutPage.loader.ts';
import * as view from '../CheckoutPage.tsx';

const checkoutPage = { ...view, loader };
const sweden = { alias: 'se', virtual: false, country: { code: 'SE', name: 'Sweden' }, currency: { code: 'SEK' } };
const channel = { data: { channel: { markets: [sweden] } } };

function renderPlain(checkout: CheckoutResponse | null, query = ''): Promise<Rendered> {
  return renderPage(checkoutPage, {
    url: `/kassan?do=form${query}`,
    messages,
    cart: aCart(),
    api: { channel, createOrUpdatePlainCheckout: { data: { createOrUpdateCheckout: checkout } } },
  });
}

const typed = (overrides: Parameters<typeof aCheckout>[0] = {}) =>
  aCheckout({
    email: 'astrid.lind@hemvist.example',
    billingAddress: anEmptyAddress({ firstName: 'Astrid', zip: '123 45', phone: '12' }),
    ...overrides,
  });

test('CHECKOUT-05 before a zip is known, the form has its field and offers no order', async () => {
  const { calls } = await renderPlain(aCheckoutWithoutZip());

  expect(screen.getByText(/^Fyll i ditt postnummer/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Beställ och betala' })).not.toBeInTheDocument();
  // The document reads the checkout: it must not store or change anything.
  expect(calls.find(({ name }) => name === 'createOrUpdatePlainCheckout')?.variables).not.toHaveProperty('checkout');
});

test('CHECKOUT-08 after an attempt to order, errors are at the fields and in a summary, beside what was typed', async () => {
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

test('CHECKOUT-02 a payment that needs JavaScript is disabled, with the reason', async () => {
  const klarna = anInvoice({ id: 9, name: 'Klarna', displayName: 'Klarna', paymentType: 'KLARNA', isSelected: true });
  await renderPlain(typed({ paymentOptions: [klarna, anInvoice({ id: 7, isSelected: false })] }));

  const option = screen.getByRole('radio', { name: /^Klarna Klarna kräver att JavaScript är på/ });
  expect(option).toBeDisabled();
  expect(screen.getByRole('radio', { checked: true, name: /Faktura/ })).toBeEnabled();
});

test('CHECKOUT-23 a cart that was ordered shows the empty checkout', async () => {
  await renderPage(checkoutPage, { url: '/kassan?do=form', messages, cart: null, api: { channel } });

  expect(screen.queryByRole('button', { name: 'Beställ och betala' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Se nyheterna' })).toBeVisible();
});
