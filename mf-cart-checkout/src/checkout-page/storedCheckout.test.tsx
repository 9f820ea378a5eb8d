import { act, screen, waitFor, within } from '@testing-library/react';
import { CHECKOUT_DRAFT_KEY } from '@hemvaror/domain/site/storageKeys';
import { hasCheckoutProofContext } from '@hemvaror/runtime/api/operations';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { closeGate, gate } from '@hemvaror/runtime/defer/touch';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { aCart } from '@hemvaror/testing/builders/aCart';
import { anEmptyAddress } from '@hemvaror/testing/builders/anAddress';
import { renderPage, type PageOptions, type Rendered } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import { aCheckout, anInvoice, shippingOptions } from '../testing/aCheckout.ts';
import type { CheckoutResponse } from './checkoutResponse.ts';
import { loader } from './CheckoutPage.loader.ts';
import * as view from './CheckoutPage.tsx';

const sweden = { alias: 'se', virtual: false, country: { code: 'SE', name: 'Sweden' }, currency: { code: 'SEK' } };
const channel = { data: { channel: { markets: [sweden] } } };
const respondWith = (checkout: CheckoutResponse) => ({ data: { createOrUpdateCheckout: checkout } });
const ASTRID = aCheckout({
  email: 'astrid.lind@hemvist.example',
  billingAddress: anEmptyAddress({ firstName: 'Astrid', city: 'Åstad', zip: '123 45' }),
  shippingOptions: shippingOptions(2),
});

/** The page of a visitor whose checkout key or login the server has. */
const knownPage = {
  ...view,
  loader: async (args: LoaderArgs) => {
    args.context.set(hasCheckoutProofContext, true);
    return loader(args);
  },
};

function renderKnown(more: Partial<PageOptions> = {}, page: typeof knownPage = knownPage): Promise<Rendered> {
  const { api, ...others } = more;
  return renderPage(page, {
    url: '/kassan',
    messages,
    cart: aCart(),
    api: { channel, createOrUpdateCheckout: respondWith(ASTRID), ...api },
    ...others,
  });
}

const updates = ({ calls }: Rendered) => calls.filter(({ name }) => name === 'createOrUpdateCheckout');
const zip = () => within(screen.getByRole('region', { name: 'Frakt' })).getByRole('textbox', { name: 'Postnummer' });
const payment = () => within(screen.getByRole('region', { name: 'Betalning' }));

let touch = () => {};
beforeEach(() => {
  ({ touch } = closeGate());
});
afterEach(() => {
  gate.touched = Promise.resolve();
  localStorage.clear();
});

test('a known visitor sees carriers, payments and details before the first touch [CHECKOUT-01]', async () => {
  const rendered = await renderKnown();

  expect(screen.getByRole('radio', { name: /DHL hem/ })).toBeChecked();
  expect(await payment().findByRole('radio', { name: /Faktura/ })).toBeChecked();
  expect(payment().getByRole('textbox', { name: 'Förnamn' })).toHaveValue('Astrid');
  expect(zip()).toHaveValue('123 45');
  // The loader's request only, which stores nothing.
  expect(updates(rendered).map(({ variables }) => variables)).toEqual([{ cartId: aCart().id, checkoutMarketId: 'se' }]);
});

test('the first touch sends one update, with the stored values and carrier', async () => {
  const rendered = await renderKnown();

  act(touch);

  await waitFor(() => expect(updates(rendered)).toHaveLength(2));
  expect(updates(rendered)[1]?.variables).toMatchObject({
    checkout: { shippingId: 2, email: ASTRID.email, billingAddress: { firstName: 'Astrid', zip: '123 45' } },
  });
  expect(screen.getByRole('radio', { name: /DHL hem/ })).toBeChecked();
});

test('the options stay while the first update is pending', async () => {
  let isStored = true;
  await renderKnown({
    api: {
      createOrUpdateCheckout: () => {
        if (!isStored) return new Promise(() => undefined);
        isStored = false;
        return respondWith(ASTRID);
      },
    },
  });
  await payment().findByRole('radio', { name: /Faktura/ });

  act(touch);
  await waitFor(() => expect(screen.getByRole('complementary')).toHaveAttribute('aria-busy', 'true'));

  expect(screen.getByRole('radio', { name: /DHL hem/ })).toBeVisible();
  expect(payment().getByRole('radio', { name: /Faktura/ })).toBeVisible();
});

test('a draft of this browser wins over the stored input', async () => {
  const draft = { cartId: aCart().id, userName: null, hasOtherAddress: false, values: { firstName: 'Siv' } };
  localStorage.setItem(CHECKOUT_DRAFT_KEY, JSON.stringify({ ...draft, expiresAt: Date.now() + 60_000 }));
  const rendered = await renderKnown();
  expect(await payment().findByRole('textbox', { name: 'Förnamn' })).toHaveValue('Astrid');

  act(touch);

  await waitFor(() => expect(payment().getByRole('textbox', { name: 'Förnamn' })).toHaveValue('Siv'));
  await waitFor(() => expect(updates(rendered)).toHaveLength(2));
  expect(payment().getByRole('textbox', { name: 'Förnamn' })).toHaveValue('Siv');
});

test('a stored delivery address is shown', async () => {
  const shippingAddress = anEmptyAddress({ firstName: 'Per', addressLine1: 'Granvägen 3', zip: '222 22' });
  await renderKnown({ api: { createOrUpdateCheckout: respondWith({ ...ASTRID, shippingAddress }) } });

  expect(await payment().findByRole('checkbox', { name: 'Leverera till en annan adress' })).toBeChecked();
  expect(payment().getByDisplayValue('Granvägen 3')).toBeVisible();
});

test('the form of a provider waits for the first update, which names the pages to return to', async () => {
  const klarna = anInvoice({ id: 9, displayName: 'Klarna', paymentType: 'KLARNA', paymentData: '<p>Klarna</p>' });
  await renderKnown({ api: { createOrUpdateCheckout: respondWith({ ...ASTRID, paymentOptions: [klarna] }) } });

  expect(await payment().findByRole('radio', { name: /Klarna/ })).toBeChecked();
  expect(screen.queryByTitle(/Klarna/)).not.toBeInTheDocument();
  expect(screen.queryByText(/svarar inte just nu/)).not.toBeInTheDocument();
});

test('the page of an unknown visitor sends no request for the checkout', async () => {
  const rendered = await renderKnown({}, { ...view, loader });

  expect(updates(rendered)).toEqual([]);
  expect(screen.getByText(/^Ange ditt postnummer så/)).toBeVisible();
});

test('a known visitor without a cart sends no request for the checkout', async () => {
  const rendered = await renderKnown({ cart: null });

  expect(updates(rendered)).toEqual([]);
});

test('without a response of the API, the page fetches the checkout at the first touch', async () => {
  let isDown = true;
  const rendered = await renderKnown({
    api: {
      createOrUpdateCheckout: () => {
        if (!isDown) return respondWith(ASTRID);
        isDown = false;
        throw new Error('no response');
      },
    },
  });
  expect(screen.getByText(/^Ange ditt postnummer så/)).toBeVisible();

  act(touch);

  expect(await screen.findByRole('radio', { name: /DHL hem/ })).toBeChecked();
  expect(updates(rendered)).toHaveLength(2);
});

test('the request of the loader ends after a second', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const rendered = await renderKnown();

  expect(timeout).toHaveBeenCalledWith(1_000);
  expect(updates(rendered)[0]?.signal?.aborted).toBe(true);
  timeout.mockRestore();
});

test('after a logout, the next shopper sees neither details nor options of the customer', async () => {
  let calls = 0;
  const { store } = await renderKnown({
    state: { session: { userName: 'astrid.lind@hemvist.example' } },
    api: {
      createOrUpdateCheckout: () => ((calls += 1) === 1 ? respondWith(ASTRID) : new Promise(() => undefined)),
    },
  });
  expect(zip()).toHaveValue('123 45');

  act(() => {
    store.dispatch(sessionSlice.actions.signedOut());
  });

  expect(zip()).toHaveValue('');
  expect(screen.queryByRole('radio', { name: /DHL/ })).not.toBeInTheDocument();
});
