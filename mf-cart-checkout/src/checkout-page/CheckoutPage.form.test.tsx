import { act, screen, waitFor, within } from '@testing-library/react';
import { aCart } from '@hemvaror/testing/builders/aCart';
import { anEmptyAddress } from '@hemvaror/testing/builders/anAddress';
import { enterText } from '@hemvaror/testing/enterText';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { aCheckout } from '../testing/aCheckout.ts';
import {
  respondWith,
  renderCheckout,
  section,
  textbox,
  updates,
  orders,
  fillIn,
  acceptAndOrder,
} from '../testing/renderCheckout.tsx';

afterEach(() => localStorage.clear());

const placed = { data: { placeOrder: { orderId: '104218', status: 'completed' } } };

test('an order with missing fields is not placed, and the summary lists each of them [CHECKOUT-07]', async () => {
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

test('fields labeled optional may stay empty [CHECKOUT-07]', async () => {
  const rendered = await renderCheckout({ placeOrder: placed, checkout: { data: { checkout: null } } });
  await fillIn(rendered);
  expect(textbox('Portkod Valfritt')).toHaveValue('');

  await acceptAndOrder(rendered);

  await waitFor(() => expect(rendered.address()).toContain('/checkout/confirm'));
  expect(orders(rendered)).toHaveLength(1);
});

test('a person enters a personal id, a company an organization id and its name [CHECKOUT-11]', async () => {
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

test('account details fill the fields, except those the shopper has edited', async () => {
  const known = anEmptyAddress({ firstName: 'Astrid', lastName: 'Lind', zip: '123 45', city: 'Åstad' });
  const rendered = await renderCheckout({
    createOrUpdateCheckout: respondWith(aCheckout({ email: 'konto@hemvist.example', billingAddress: known })),
  });
  await screen.findByRole('button', { name: 'Beställ och betala' });
  expect(textbox('Efternamn')).toHaveValue('Lind');

  await rendered.user.clear(textbox('Förnamn'));
  await rendered.user.type(textbox('Förnamn'), 'Anna');
  await rendered.user.click(screen.getByRole('radio', { name: /DHL hem/ }));
  await waitFor(() => expect(updates(rendered)).toHaveLength(2));
  await act(async () => undefined);

  expect(textbox('Förnamn')).toHaveValue('Anna');
  expect(textbox('E-post')).toHaveValue('konto@hemvist.example');
});

test('logging out empties the form, and its values are not sent again [AUTH-16]', async () => {
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

test('logging in keeps the entered values [CHECKOUT-12]', async () => {
  const rendered = await renderCheckout();
  await fillIn(rendered, { Förnamn: 'Astrid' });
  await enterText(rendered.user, textbox('Meddelande till chauffören Valfritt'), 'Ring på');
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

test('the error summary distinguishes the fields of both addresses [CHECKOUT-08]', async () => {
  const { user } = await renderCheckout();
  const order = await screen.findByRole('button', { name: 'Beställ och betala' });
  await user.click(screen.getByRole('checkbox', { name: 'Leverera till en annan adress' }));

  await user.click(order);

  expect(screen.getByRole('link', { name: 'Förnamn: detta fält är obligatoriskt' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Förnamn (leveransadress): detta fält är obligatoriskt' })).toBeVisible();
});
