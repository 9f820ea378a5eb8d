import { screen, within } from '@testing-library/react';
import { aCart } from '@hemvaror/testing/builders/aCart';
import { enterText } from '@hemvaror/testing/enterText';
import { renderPage, type PageOptions, type Rendered } from '@hemvaror/testing/renderPage';
import { loader } from '../checkout-page/CheckoutPage.loader.ts';
import * as view from '../checkout-page/CheckoutPage.tsx';
import type { CheckoutResponse } from '../checkout-page/checkoutResponse.ts';
import { messages } from '../messages/sv.ts';
import { aCheckout } from './aCheckout.ts';

export const sweden = {
  alias: 'se',
  virtual: false,
  country: { code: 'SE', name: 'Sweden' },
  currency: { code: 'SEK' },
};
export const norway = {
  alias: 'no',
  virtual: false,
  country: { code: 'NO', name: 'Norway' },
  currency: { code: 'NOK' },
};
export const channel = { data: { channel: { markets: [sweden] } } };

export const respondWith = (checkout: CheckoutResponse) => ({ data: { createOrUpdateCheckout: checkout } });

/** Renders the Swedish checkout of a cart with items. */
export function renderCheckout(api: PageOptions['api'] = {}, more: Partial<PageOptions> = {}): Promise<Rendered> {
  return renderPage(
    { ...view, loader },
    {
      url: '/kassan',
      messages,
      cart: aCart(),
      api: { channel, createOrUpdateCheckout: respondWith(aCheckout()), ...api },
      ...more,
    },
  );
}

export const section = (name: string) => within(screen.getByRole('region', { name }));
export const textbox = (label: string) => section('Betalning').getByRole('textbox', { name: label });
export const updates = ({ calls }: Rendered) => calls.filter(({ name }) => name === 'createOrUpdateCheckout');
export const orders = ({ calls }: Rendered) => calls.filter(({ name }) => name === 'placeOrder');

export const PERSON = {
  'E-post': 'astrid.lind@hemvist.example',
  Telefon: '070-000 00 00',
  Personnummer: '19121212-1212',
  Förnamn: 'Astrid',
  Efternamn: 'Lind',
  Adress: 'Björkvägen 12',
  Ort: 'Åstad',
};

/** Fills fields of the payment step. It finds them by their labels: a search by role computes all names in the page again for each. */
export async function fillIn({ user }: Rendered, fields: Readonly<Record<string, string>> = PERSON): Promise<void> {
  await screen.findByRole('button', { name: 'Beställ och betala' });
  const payment = section('Betalning');
  for (const [label, value] of Object.entries(fields)) await enterText(user, payment.getByLabelText(label), value);
}

export async function acceptAndOrder({ user }: Rendered): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: /Jag godkänner/ }));
  await user.click(screen.getByRole('button', { name: 'Beställ och betala' }));
}
