import { act, screen, waitFor, within } from '@testing-library/react';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import { aCampaign } from '@hemvaror/testing/builders/aCampaign';
import type { Consent } from '@hemvaror/runtime/state/consentSlice';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { RECENT_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { aCategory } from '@hemvaror/testing/builders/aCategory';
import { aRelatedProduct } from '@hemvaror/testing/builders/aRelatedProduct';
import { aCart, aCartLine, aCartSummary } from '@hemvaror/testing/builders/aCart';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { aProduct } from '@hemvaror/testing/builders/aProduct';
import { aShippingOption } from '@hemvaror/testing/builders/aShippingOption';
import { aSku, aStock } from '@hemvaror/testing/builders/aSku';
import { atLimit } from '@hemvaror/testing/atLimit';
import { renderComponent, type RenderOptions } from '@hemvaror/testing/renderPage';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { messages } from '../messages/sv.ts';
import { Component as CartPanel } from './CartPanel.tsx';

afterEach(() => {
  jest.useRealTimers();
  removeCookie(RECENT_COOKIE);
});

const open = { panel: { name: 'cart', frame: null } } as const;

function renderPanel(cart: Cart | null, more: Partial<RenderOptions> = {}) {
  return renderComponent(<CartPanel />, { messages, state: open, cart, ...more });
}

const shipping = (left: number, fee: number) =>
  aShippingOption(fee, {
    isDefault: true,
    amountLeftToFreeShipping: left,
    amountLeftToFreeShippingFormatted: `${left} kr`,
  });
const hook = aCartLine({ skuId: 8, product: aProduct({ name: 'Krok Ek', skus: [aSku({ skuId: 8, name: '-' })] }) });

test('an applied campaign is named unless its title is hidden, once for the cart and once for its line [CART-02]', async () => {
  const appliedCampaigns = [
    aCampaign({ name: 'Höstveckor', hideTitle: false }),
    aCampaign({ name: 'Bara för kassan', hideTitle: true }),
  ];
  const line = aCartLine({ campaign: { appliedCampaigns: [aCampaign({ name: 'Fler för mindre' })], prices: [] } });

  await renderPanel(aCart({ appliedCampaigns, items: [line] }));

  expect(screen.getByText('Höstveckor')).toBeVisible();
  expect(screen.getByText('Fler för mindre')).toBeVisible();
  expect(screen.queryByText('Bara för kassan')).not.toBeInTheDocument();
});

test.each([
  ['PERSON', 1],
  ['ORGANIZATION', 0],
] as const)('the cart promises persons a right to return, and companies none (%s)', async (customerType, count) => {
  const site = { customerType, vatIncluded: true, viewport: 'desktop' } as const;

  await renderPanel(aCart(), { state: { ...open, site } });

  expect(screen.queryAllByText('30 dagars returrätt')).toHaveLength(count);
});

test('the cart shows the amount left to free shipping [CART-11]', async () => {
  await renderPanel(aCart({ summary: aCartSummary({ subTotal: aPrice(300), shipping: shipping(600, 49) }) }));

  expect(screen.getByRole('meter')).toHaveAccessibleName('600 kr kvar till fri frakt');
  expect(screen.getByRole('meter').parentElement).toHaveAttribute('role', 'status');
  expect(Number(screen.getByRole('meter').getAttribute('aria-valuenow'))).toBeCloseTo(1 / 3);
});

test('without VAT in prices, the amount left says that it includes VAT [CART-11]', async () => {
  await renderPanel(aCart({ summary: aCartSummary({ subTotal: aPrice(300), shipping: shipping(600, 49) }) }), {
    state: { ...open, site: { vatIncluded: false, customerType: 'ORGANIZATION', viewport: 'desktop' } },
  });

  expect(screen.getByRole('meter')).toHaveAccessibleName('600 kr inkl. moms kvar till fri frakt');
});

test('with no amount left, shipping is free [CART-11]', async () => {
  await renderPanel(aCart({ summary: aCartSummary({ shipping: shipping(0, 0) }) }));

  expect(screen.getByRole('meter')).toHaveAccessibleName('Du har fri frakt');
});

test('a market without free shipping renders no free shipping message [CART-11]', async () => {
  await renderPanel(aCart({ summary: aCartSummary({ shipping: shipping(-1, 49) }) }));

  expect(screen.queryByText(/fri frakt/)).not.toBeInTheDocument();
});

test('the panel shows brand, size, stock, quantity and price of each line, and a checkout link', async () => {
  const { container } = await renderPanel(
    aCart({ items: [aCartLine({ quantity: 4 }, { name: '128 mm', stock: aStock(9) }), hook] }),
  );

  const panel = within(screen.getByRole('dialog', { name: 'Varukorg' }));
  const [first, second] = panel.getAllByRole('listitem');
  if (!first || !second) throw new Error('Expected two lines.');
  expect(within(first).getByText('Lindvarp')).toBeVisible();
  expect(within(first).getByText('128 mm')).toBeVisible();
  expect(within(first).getByText(/\+5 i lager/)).toBeVisible();
  expect(within(first).getByRole('textbox', { name: 'Antal' })).toHaveValue('4');
  expect(within(first).getByText('800 kr')).toBeVisible();
  expect(within(second).queryByText('-')).not.toBeInTheDocument();
  expect(panel.getByText('5 varor')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Till kassan' })).toHaveAttribute('href', '/kassan');
  expect(await axe(container)).toHaveNoViolations();
});

test('a changed quantity is busy until the API confirms it', async () => {
  const after = aCart({ items: [aCartLine({ quantity: 2 })], summary: aCartSummary({ subTotal: aPrice(400) }) });
  const { user, calls } = await renderPanel(aCart(), { api: { updateCartItem: { data: { updateCartItem: after } } } });

  await user.click(screen.getByRole('button', { name: 'Öka antal' }));

  expect(calls.filter(({ name }) => name === 'updateCartItem')).toEqual([
    { name: 'updateCartItem', variables: { id: aCart().id, item: { id: '7', quantity: 2 }, marketId: 'se' } },
  ]);
  expect(await screen.findByText('400 kr', { selector: 'dd' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Antal Linneduk Vide' })).not.toHaveAttribute('aria-busy');
});

test('a refused quantity shows the remaining stock at the line', async () => {
  const { user } = await renderPanel(aCart({ items: [aCartLine({ quantity: 2 }, { stock: aStock(3) })] }), {
    api: { updateCartItem: { refusals: [{ message: 'Too few.', code: 'INSUFFICIENT_STOCK' }] } },
  });

  await user.click(screen.getByRole('button', { name: 'Öka antal' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Endast 3 kvar på lager');
  expect(screen.getByRole('textbox', { name: 'Antal' })).toHaveValue('2');
});

test('increasing a line that another tab has removed removes it here too, and a toast says so', async () => {
  const { user, store } = await renderPanel(aCart({ items: [aCartLine(), hook] }), {
    api: {
      updateCartItem: { refusals: [{ message: 'The item has no sku id.', code: 'SKU_NOT_FOUND' }] },
      getCart: { data: { getCart: aCart({ items: [aCartLine()] }) } },
    },
  });
  const [, line] = screen.getAllByRole('button', { name: 'Öka antal' });
  if (!line) throw new Error('Expected two lines.');

  await user.click(line);

  await waitFor(() => expect(screen.queryByRole('link', { name: 'Krok Ek' })).not.toBeInTheDocument());
  expect(store.getState().toast.current?.text).toBe('Krok Ek finns inte längre i varukorgen');
});

test('a limit shows its end at the line', async () => {
  const { user } = await renderPanel(aCart(), { api: atLimit('updateCartItem') });

  await user.click(screen.getByRole('button', { name: 'Öka antal' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'För många försök på kort tid. Försök igen om 12 minuter.',
  );
});

test('an unavailable API shows an error at the line', async () => {
  const { user } = await renderPanel(aCart(), { api: { updateCartItem: { failure: { status: 503 } } } });

  await user.click(screen.getByRole('button', { name: 'Öka antal' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Vi når inte butiken just nu.');
});

test('removing the last line shows the empty cart with a link to the new arrivals', async () => {
  const { user } = await renderPanel(aCart(), {
    api: { updateCartItem: { data: { updateCartItem: aCart({ items: [] }) } } },
  });

  await user.click(screen.getByRole('button', { name: 'Ta bort Linneduk Vide' }));

  expect(await screen.findByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se nyheterna' })).toHaveAttribute('href', '/allt');
});

/** The removed hook is the first of two lines, and the API appends the restored one. */
function renderRemovable(more: RenderOptions['api'] = {}) {
  const removable = { ...hook, quantity: 3, message: 'Till Maja' };
  return renderPanel(aCart({ items: [removable, aCartLine()] }), {
    api: {
      updateCartItem: { data: { updateCartItem: aCart() } },
      addToCart: { data: { addToCart: aCart({ items: [aCartLine(), { ...removable, id: '99' }] }) } },
      ...more,
    },
  });
}

const linkNames = () => screen.getAllByRole('link', { name: /Krok Ek|Linneduk/ }).map(({ textContent }) => textContent);

test('a removed line can be put back in its place, with its quantity and message [CART-24]', async () => {
  const { user, calls, cart } = await renderRemovable();

  await user.click(screen.getByRole('button', { name: 'Ta bort Krok Ek' }));
  const removed = await screen.findByRole('group', { name: 'Krok Ek togs bort.' });
  expect(removed).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Ångra' })).toHaveFocus();
  await user.keyboard('{Enter}');

  await waitFor(() => expect(linkNames()).toEqual(['Krok Ek', 'Linneduk Vide']));
  expect(calls.find(({ name }) => name === 'addToCart')?.variables).toEqual({
    id: aCart().id,
    item: { skuId: 8, quantity: 3, message: 'Till Maja' },
    marketId: 'se',
  });
  expect(screen.getByRole('link', { name: 'Krok Ek' })).toHaveFocus();
  expect(removed).not.toBeInTheDocument();
  expect(cart.getSnapshot().notice).toBeNull();
});

test('another change of the cart ends the offer to undo a removal', async () => {
  const { user } = await renderRemovable({
    updateCartItem: ({ item }) => ({
      data: { updateCartItem: aCart({ items: [aCartLine({ quantity: isRemoval(item) ? 1 : 2 })] }) },
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Ta bort Krok Ek' }));
  await screen.findByRole('button', { name: 'Ångra' });

  await user.click(screen.getByRole('button', { name: 'Öka antal' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ångra' })).not.toBeInTheDocument());
});

test('the offer to undo a removal ends after 10 seconds without focus', async () => {
  const { user } = await renderRemovable();
  await user.click(screen.getByRole('button', { name: 'Ta bort Krok Ek' }));
  const removed = await screen.findByRole('group', { name: 'Krok Ek togs bort.' });
  await user.unhover(removed);

  jest.useFakeTimers();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(removed).toBeVisible();
  act(() => screen.getByRole('dialog').focus());
  await act(() => jest.advanceTimersByTimeAsync(10_000));

  expect(removed).not.toBeInTheDocument();
});

test('a removed line that sold out meanwhile cannot be put back', async () => {
  const { user } = await renderRemovable({
    addToCart: { refusals: [{ message: 'None left.', code: 'INSUFFICIENT_STOCK' }] },
  });
  await user.click(screen.getByRole('button', { name: 'Ta bort Krok Ek' }));

  await user.click(await screen.findByRole('button', { name: 'Ångra' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(/^Endast \d+ kvar på lager$/);
});

test('a removed line that a limit keeps out shows when the limit ends', async () => {
  const { user } = await renderRemovable(atLimit('addToCart'));
  await user.click(screen.getByRole('button', { name: 'Ta bort Krok Ek' }));

  await user.click(await screen.findByRole('button', { name: 'Ångra' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(/Försök igen om 12 minuter\.$/);
});

test('the last removed line can be put back into the empty cart', async () => {
  const { user } = await renderPanel(aCart(), {
    api: {
      updateCartItem: { data: { updateCartItem: aCart({ items: [] }) } },
      addToCart: { data: { addToCart: aCart() } },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Ta bort Linneduk Vide' }));
  expect(await screen.findByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Ångra' }));

  expect(await screen.findByRole('link', { name: 'Linneduk Vide' })).toHaveFocus();
});

test('a typed quantity above the stock becomes the stock, and the line says so [CART-21, CART-22]', async () => {
  const after = aCart({ items: [aCartLine({ quantity: 66 }, { stock: aStock(66) })] });
  const { user, calls } = await renderPanel(aCart({ items: [aCartLine({}, { stock: aStock(66) })] }), {
    api: { updateCartItem: { data: { updateCartItem: after } } },
  });

  await user.clear(screen.getByRole('textbox', { name: 'Antal' }));
  await user.type(screen.getByRole('textbox', { name: 'Antal' }), '9999{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent('Endast 66 kvar på lager');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Antal' })).toHaveValue('66'));
  expect(calls.find(({ name }) => name === 'updateCartItem')?.variables).toMatchObject({
    item: { id: '7', quantity: 66 },
  });
});

test('a line lists its unit price and the quantity tiers above one [CART-04]', async () => {
  const prices = [
    [1, 119],
    [6, 107],
    [12, 101],
  ] as const;
  const line = aCartLine({
    quantity: 4,
    unitPrice: aPrice(119),
    campaign: {
      appliedCampaigns: [],
      prices: prices.map(([quantity, price]) => ({
        quantity,
        price: aPrice(price),
        discount: 0,
        discountPercentage: 0,
      })),
    },
  });

  await renderPanel(aCart({ items: [line] }));

  expect(screen.getByText('4 × 119 kr')).toBeVisible();
  expect(screen.getAllByText(/^Från \d+ st/).map(({ textContent }) => textContent)).toEqual([
    'Från 6 st: 107 kr per styck',
    'Från 12 st: 101 kr per styck',
  ]);
});

test('the campaign of the promo code is named in the totals only [CART-02]', async () => {
  const summary = aCartSummary({ total: aPrice(219, { isDiscounted: true, discountIncVat: 30 }) });
  const appliedCampaigns = [aCampaign({ name: 'VÄLKOMMEN10' })];

  await renderPanel(aCart({ promoCode: 'välkommen10', appliedCampaigns, summary }));

  expect(screen.queryByText('Kampanjer i din varukorg')).not.toBeInTheDocument();
  expect(screen.getByText('Rabattkod välkommen10', { selector: 'dt' })).toBeVisible();
});

test.each([
  ['a backordered line', [aStock(0, 5)], 'Beställningsvaran skickas när den är klar.'],
  ['two backordered lines', [aStock(0, 5), aStock(0, 5)], 'Beställningsvarorna skickas när de är klara.'],
  [
    'a backordered line beside one in stock',
    [aStock(0, 5), aStock(3)],
    'Beställningsvaran skickas när den är klar. Resten skickas direkt.',
  ],
])('%s adds a notice above the lines', async (_case, stocks, notice) => {
  const items = stocks.map((stock, skuId) => aCartLine({ skuId }, { stock }));

  await renderPanel(aCart({ items }));

  expect(screen.getByText(notice)).toBeVisible();
});

test.each([
  ['VALKOMMEN', 'Rabattkod VALKOMMEN'],
  [null, 'Rabatt'],
])('with the promo code %s, the row of the cart discount is labeled "%s"', async (promoCode, row) => {
  const summary = aCartSummary({ total: aPrice(219, { isDiscounted: true, discountIncVat: 30 }) });

  await renderPanel(aCart({ promoCode, summary }));

  expect(screen.getByText(row, { selector: 'dt' })).toBeVisible();
});

test('without VAT in prices, total and VAT are listed above the amount to pay, which includes VAT', async () => {
  await renderPanel(aCart(), {
    state: { ...open, site: { vatIncluded: false, customerType: 'ORGANIZATION', viewport: 'desktop' } },
  });

  const rows = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(rows).toEqual([
    'Delsumma: 160 kr',
    'Frakt: 39,20 kr',
    expect.stringMatching(/^Totalt exkl. moms: 199/),
    expect.stringMatching(/^Moms: 49/),
    'Totalt inkl. moms: 249 kr',
  ]);
});

test('navigation closes the panel', async () => {
  const { user, store, address } = await renderPanel(aCart());

  await user.click(screen.getByRole('link', { name: 'Till kassan' }));

  expect(address()).toBe('/kassan');
  await waitFor(() => expect(store.getState().panel.name).toBeNull());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const knob = aProduct({
  productId: 30,
  name: 'Knopp Ask',
  canonicalUrl: '/p/knoppar/knopp-ask',
  skus: [aSku({ skuId: 31 })],
});
const handle = aProduct({ productId: 40, name: 'Handtag Ek', skus: [aSku({ skuId: 41 }), aSku({ skuId: 42 })] });
const soldOut = aProduct({ productId: 50, name: 'Krok Slut', totalStock: aStock(0), skus: [aSku({ skuId: 51 })] });

/** The API lists the products in another order than the related ids. */
const suggestions: RenderOptions['api'] = {
  relatedProducts: {
    data: {
      relatedProducts: [7, 50, 30, 40].map((productId) => aRelatedProduct({ skus: [aSku({ productId })] })),
    },
  },
  products: { data: { products: { products: [handle, soldOut, knob] } } },
};

test('below the lines, related products in stock are listed, and one of a single size is added at once', async () => {
  const withKnob = aCart({ items: [aCartLine(), aCartLine({ skuId: 31, product: knob })] });
  const { user, calls, cart, container } = await renderPanel(aCart(), {
    api: { ...suggestions, addToCart: { data: { addToCart: withKnob } } },
  });

  const region = within(await screen.findByRole('region', { name: 'Passar ihop med' }));
  expect(region.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Knopp Ask', 'Handtag Ek']);
  expect(region.getByText('Finns i flera storlekar')).toBeVisible();
  expect(calls.find(({ name }) => name === 'products')?.variables).toEqual({
    filter: { productIds: [50, 30, 40] },
    take: 6,
  });
  expect(await axe(container)).toHaveNoViolations();

  await user.click(region.getByRole('button', { name: /Knopp Ask/ }));

  expect(await screen.findByText('Knopp Ask ligger i varukorgen.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ta bort Knopp Ask' })).toBeVisible();
  expect(region.getAllByRole('link')).toHaveLength(2);
  expect(cart.getSnapshot().notice).toBeNull();
});

test('related products are not requested while the cart is changing', async () => {
  let respond = () => {};
  const confirmed = new Promise<void>((resolve) => (respond = resolve));
  const { calls, cart, store } = await renderPanel(aCart(), {
    state: {},
    api: {
      ...suggestions,
      addToCart: async () => {
        await confirmed;
        return { data: { addToCart: aCart() } };
      },
    },
  });
  let added: Promise<unknown> = Promise.resolve();
  await act(async () => {
    added = cart.add({ skuId: 7, quantity: 1 });
    store.dispatch(panelSlice.actions.panelOpened({ name: 'cart' }));
  });
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['addToCart']);

  await act(async () => {
    respond();
    await added;
  });

  expect(await screen.findByRole('region', { name: 'Passar ihop med' })).toBeVisible();
});

test('without related products the cart has no list of them', async () => {
  const { calls } = await renderPanel(aCart(), { api: { relatedProducts: { failure: { status: 503 } } } });

  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['relatedProducts']));
  await act(async () => undefined);

  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

const categories = {
  data: {
    categories: [
      aCategory({ categoryId: 2, parentCategoryId: 0, order: 2, name: 'Hyllor', canonicalUrl: '/c/hyllor' }),
      aCategory({ categoryId: 1, parentCategoryId: 0, order: 1, name: 'Beslag', canonicalUrl: '/c/beslag' }),
      aCategory({ categoryId: 3, parentCategoryId: 1, name: 'Krokar', canonicalUrl: '/c/beslag/krokar' }),
    ],
  },
};

test('an empty cart leads to the categories and the newest products [CART-24]', async () => {
  const { calls } = await renderPanel(null, { api: { ...suggestions, categories } });

  const links = within(await screen.findByRole('navigation', { name: 'Kategorier' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Beslag', 'Hyllor']);
  expect(screen.getByRole('region', { name: 'Nytt i butiken' })).toBeVisible();
  expect(calls.find(({ name }) => name === 'products')?.variables).toEqual({ filter: { sort: 'LATEST' }, take: 6 });
});

test.each<[Consent, string]>([
  ['allowed', 'Senast visade'],
  ['unknown', 'Nytt i butiken'],
])('with the consent "%s", an empty cart lists "%s" [CONSENT-05]', async (answer, title) => {
  writeCookie(RECENT_COOKIE, '[30,40]', 'session');
  const { calls } = await renderPanel(null, {
    api: { ...suggestions, categories },
    state: { ...open, consent: { answer } },
  });

  expect(await screen.findByRole('region', { name: title })).toBeVisible();
  const filter = calls.find(({ name }) => name === 'products')?.variables['filter'];
  expect(filter).toEqual(answer === 'allowed' ? { productIds: [30, 40] } : { sort: 'LATEST' });
});

function isRemoval(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'quantity' in item && item.quantity === 0;
}
