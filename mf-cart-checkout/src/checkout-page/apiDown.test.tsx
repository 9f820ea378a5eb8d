import { screen, waitFor, within } from '@testing-library/react';
import { aCart } from '@hemvaror/testing/builders/aCart';
import { atLimit, LIMITED } from '@hemvaror/testing/atLimit';
import { renderPage, type PageOptions, type Rendered } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { aCheckout, anInvoice } from '../testing/aCheckout.ts';
import { loader } from './CheckoutPage.loader.ts';
import * as view from './CheckoutPage.tsx';

const sweden = { alias: 'se', virtual: false, country: { code: 'SE', name: 'Sweden' }, currency: { code: 'SEK' } };
const card = anInvoice({ id: 30, displayName: 'Kort', logo: 'card', paymentType: 'GEINS_PAY', isSelected: false });
const response = { data: { createOrUpdateCheckout: aCheckout({ paymentOptions: [anInvoice(), card] }) } };

const section = (name: string) => within(screen.getByRole('region', { name }));
const firstName = () => section('Betalning').getAllByRole('textbox', { name: 'Förnamn' })[0] ?? document.body;
const updates = ({ calls }: Rendered) => calls.filter(({ name }) => name === 'createOrUpdateCheckout');

// A page that is removed after its test stores its draft.
beforeEach(() => localStorage.clear());

/** A checkout with a typed name, whose API fails from now on until `repair`. */
async function renderBroken(failure: () => typeof LIMITED, api: PageOptions['api'] = {}) {
  let isBroken = false;
  const rendered = await renderPage(
    { ...view, loader },
    {
      url: '/kassan',
      messages,
      cart: aCart(),
      api: {
        channel: { data: { channel: { markets: [sweden] } } },
        createOrUpdateCheckout: () => (isBroken ? failure() : response),
        ...api,
      },
    },
  );
  await screen.findByRole('button', { name: 'Beställ och betala' });
  await rendered.user.click(firstName());
  await rendered.user.paste('Astrid');
  isBroken = true;
  return { ...rendered, repair: () => (isBroken = false) };
}

const down = (): never => {
  throw new Error('down');
};
const refused = () => ({ refusals: [{ message: 'The session has expired.', code: 'UNAUTHENTICATED' }] });

test.each<[step: string, take: (rendered: Rendered) => Promise<void>]>([
  [
    'the zip',
    async ({ user }) => {
      const zip = section('Frakt').getByRole('textbox', { name: 'Postnummer' });
      await user.clear(zip);
      await user.type(zip, '411 04');
      await user.click(screen.getByRole('button', { name: 'Visa leveranssätt' }));
    },
  ],
  ['the carrier', ({ user }) => user.click(screen.getByRole('radio', { name: /DHL hem/ }))],
  ['the payment', ({ user }) => user.click(screen.getByRole('radio', { name: /^Kort/ }))],
  ['another address', ({ user }) => user.click(screen.getByRole('checkbox', { name: /annan adress/ }))],
])('an API that is down at %s is named, and a retry goes on with what was typed', async (_step, take) => {
  const rendered = await renderBroken(down);
  await take(rendered);
  const retry = await screen.findByRole('button', { name: 'Försök igen' });
  expect(firstName()).toHaveValue('Astrid');

  rendered.repair();
  await rendered.user.click(retry);

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Försök igen' })).not.toBeInTheDocument());
  expect(firstName()).toHaveValue('Astrid');
  expect(updates(rendered).at(-1)?.variables).toMatchObject({ checkout: { billingAddress: { firstName: 'Astrid' } } });
});

test('a limit of updates is named with its end, and a retry goes on with what was typed', async () => {
  const rendered = await renderBroken(() => LIMITED);
  await rendered.user.click(screen.getByRole('radio', { name: /^Kort/ }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('För många försök på kort tid. Försök igen om 12 minuter.');
  expect(notice).toHaveTextContent('Allt du har skrivit finns kvar.');
  expect(firstName()).toHaveValue('Astrid');

  rendered.repair();
  await rendered.user.click(within(notice).getByRole('button', { name: 'Försök igen' }));

  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(firstName()).toHaveValue('Astrid');
});

test('a limit of the first update is named with its end', async () => {
  await renderPage(
    { ...view, loader },
    {
      url: '/kassan',
      messages,
      cart: aCart(),
      api: {
        channel: { data: { channel: { markets: [sweden] } } },
        ...atLimit('createOrUpdateCheckout'),
      },
    },
  );

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'För många försök på kort tid. Försök igen om 12 minuter.',
  );
});

test('a session that expires in the middle of the checkout loses nothing, and a retry goes on', async () => {
  const rendered = await renderBroken(refused, { getCart: { data: { getCart: aCart() } } });
  await rendered.user.click(screen.getByRole('radio', { name: /^Kort/ }));
  const retry = await screen.findByRole('button', { name: 'Försök igen' });
  expect(firstName()).toHaveValue('Astrid');
  expect(screen.getByRole('complementary', { name: 'Din order' })).toBeVisible();

  rendered.repair();
  await rendered.user.click(retry);

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Försök igen' })).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: /^Kort/ })).toBeChecked();
  expect(rendered.calls.filter(({ name }) => name === 'placeOrder')).toEqual([]);
});
