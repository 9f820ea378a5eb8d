import { screen, waitFor } from '@testing-library/react';
import type { Rendered } from '@hemvaror/testing/renderPage';
import { acceptAndOrder, fillIn, orders, section, textbox } from '../testing/renderCheckout.tsx';
import { renderPayments } from '../testing/renderPayments.tsx';

/* The fields of the checkout by payment and customer type, and the texts that shoppers paste into them. */

afterEach(() => localStorage.clear());

const placed = { data: { placeOrder: { orderId: '104218', status: 'completed' } } };
const COMPANY_NUMBER = 'Organisationsnummer';
const personalId = () => section('Betalning').queryByRole('textbox', { name: 'Personnummer' });
const choose = ({ user }: Rendered, name: RegExp) => user.click(screen.getByRole('radio', { name }));

test('a card has no field for a personal id, and sends none that was typed for an invoice [OP-49]', async () => {
  const rendered = await renderPayments({ placeOrder: placed });
  await fillIn(rendered);
  expect(personalId()).toHaveValue('19121212-1212');

  await choose(rendered, /^Kort/);
  await waitFor(() => expect(personalId()).not.toBeInTheDocument());
  await acceptAndOrder(rendered);

  await waitFor(() => expect(orders(rendered)).toHaveLength(1));
  expect(orders(rendered)[0]?.variables).toMatchObject({ checkout: { paymentId: 30 } });
  expect(orders(rendered)[0]?.variables['checkout']).not.toHaveProperty('identityNumber');
  const ofCard = rendered.calls.filter(({ variables }) => JSON.stringify(variables).includes('"paymentId":30'));
  expect(JSON.stringify(ofCard)).not.toContain('19121212');
});

test('an invoice that is chosen after a card has the field for the personal id again', async () => {
  const rendered = await renderPayments({ placeOrder: placed });
  await choose(rendered, /^Kort/);
  await waitFor(() => expect(personalId()).not.toBeInTheDocument());

  await choose(rendered, /^Faktura/);

  await waitFor(() => expect(personalId()).toBeRequired());
});

test('a company that pays by card gives its name and number [OP-49]', async () => {
  const rendered = await renderPayments({ placeOrder: placed });
  await choose(rendered, /^Kort/);
  await choose(rendered, /^Företag/);

  await waitFor(() => expect(textbox(COMPANY_NUMBER)).toBeRequired());
  expect(textbox('Företag')).toBeRequired();
});

const COMPANY = {
  'E-post': 'astrid.lind@hemvist.example',
  Telefon: '070-000 00 00',
  Företag: 'Linds Linne',
  Förnamn: 'Astrid',
  Efternamn: 'Lind',
  Adress: 'Björkvägen 12',
  Ort: 'Åstad',
};

test('a sole trader orders as a company with the personal number', async () => {
  const rendered = await renderPayments({ placeOrder: placed });
  await choose(rendered, /^Företag/);
  await waitFor(() => expect(textbox(COMPANY_NUMBER)).toBeRequired());
  await fillIn(rendered, { ...COMPANY, [COMPANY_NUMBER]: '121212-1212' });

  await acceptAndOrder(rendered);

  await waitFor(() => expect(orders(rendered)).toHaveLength(1));
  expect(orders(rendered)[0]?.variables).toMatchObject({ checkout: { identityNumber: '121212-1212' } });
});

/** As contact lists, calculators and other pages write them. */
const PASTED = {
  'E-post': '\u202Aastrid@hemvist.example\u202C',
  Telefon: '\u202A+46 70\u2011123 45 67\u202C',
  Personnummer: '19121272\u20131219',
  Förnamn: '\u200BAstrid\u00A0Maria',
  Efternamn: 'Lind',
  Adress: 'Björkvägen\u00A012',
  Ort: 'Åstad',
};

test('texts are accepted as they were pasted, stay in their fields, and are sent cleaned', async () => {
  const rendered = await renderPayments({ placeOrder: placed });
  await fillIn(rendered, PASTED);
  await rendered.user.clear(textbox('Postnummer'));
  await fillIn(rendered, { Postnummer: 'SE-111\u00A022' });

  await acceptAndOrder(rendered);

  await waitFor(() => expect(orders(rendered)).toHaveLength(1));
  for (const [label, pasted] of Object.entries(PASTED)) expect(textbox(label)).toHaveValue(pasted);
  expect(orders(rendered)[0]?.variables).toMatchObject({
    checkout: {
      email: 'astrid@hemvist.example',
      identityNumber: '19121272-1219',
      billingAddress: {
        firstName: 'Astrid Maria',
        phone: '+46 70-123 45 67',
        addressLine1: 'Björkvägen 12',
        zip: '111 22',
      },
    },
  });
});

test('texts without a visible character, or of another kind, are refused at their fields', async () => {
  const rendered = await renderPayments();
  await fillIn(rendered, {
    ...PASTED,
    Förnamn: '\u200B',
    Efternamn: '-',
    Telefon: 'abc',
    'E-post': 'b@hemvist..example',
  });

  await acceptAndOrder(rendered);

  expect(textbox('Förnamn')).toHaveAccessibleDescription('Detta fält är obligatoriskt');
  expect(textbox('Efternamn')).toHaveAccessibleDescription('Detta fält är obligatoriskt');
  expect(textbox('Telefon')).toHaveAccessibleDescription('Du måste ange ett giltigt telefonnummer');
  expect(textbox('E-post')).toHaveAccessibleDescription('Du måste ange en giltig email');
  expect(orders(rendered)).toEqual([]);
});
