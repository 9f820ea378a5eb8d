import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { atLimit } from '@hemvaror/testing/atLimit';
import { aCart, aCartLine } from '@hemvaror/testing/builders/aCart';
import { anAddress } from '@hemvaror/testing/builders/anAddress';
import { anOrder, aPaymentDetail, aRefund, aShippingDetail } from '@hemvaror/testing/builders/anOrder';
import { aPrice } from '@hemvaror/testing/builders/aPrice';
import { aProduct } from '@hemvaror/testing/builders/aProduct';
import { aSku } from '@hemvaror/testing/builders/aSku';
import { renderPage, type PageOptions } from '@hemvaror/testing/renderPage';
import { testShop } from '@hemvaror/testing/testShop';
import { messages as en } from '../messages/en.ts';
import { messages as sv } from '../messages/sv.ts';
import { loader, type OrdersPageData } from './OrdersPage.loader.ts';
import * as view from './OrdersPage.tsx';
import type { OrderLists_orderFragment } from './OrderLists.generated.ts';

const ordersPage = { ...view, loader };

const UNKNOWN = { refusals: [{ message: 'Who?', code: 'UNAUTHENTICATED' }] };
const respondWith = (orders: OrderLists_orderFragment[]) => ({ data: { getOrders: orders } });

interface RenderOrdersOptions extends Partial<PageOptions> {
  userName?: string | null;
  getOrders?: NonNullable<PageOptions['api']>[string];
}

/** Renders the orders page at its path. Every other path renders nothing. */
async function renderOrders({
  userName = 'astrid@hemvist.example',
  getOrders = respondWith([]),
  ...options
}: RenderOrdersOptions = {}) {
  const shop = {
    meta: () => ({ title: '', pageType: '' }),
    ErrorBoundary: ordersPage.ErrorBoundary,
    loader: async (args: LoaderArgs) =>
      new URL(args.request.url).pathname === '/mina-sidor/ordrar' ? ordersPage.loader(args) : null,
    Component: ({ data }: { data: OrdersPageData | null }) => data && <ordersPage.Component data={data} />,
  };
  return renderPage<OrdersPageData | null>(shop, {
    messages: sv,
    url: '/mina-sidor/ordrar',
    route: 'account-orders',
    state: { session: { userName } },
    ...options,
    api: { getOrders, ...options.api },
  });
}

const orders = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('group')
    .map((row) => row.querySelector('summary')?.textContent.replaceAll(/\s+/g, ' '));

const PAID = [aPaymentDetail({ isPaid: true, paymentDate: '2026-03-21T09:00:00Z' })];

test('orders in progress are listed before the history, each in the order of the API', async () => {
  await renderOrders({
    getOrders: respondWith([
      anOrder({ id: 4, status: 'completed', createdAt: '2026-03-24T09:00:00Z' }),
      anOrder({ id: 3, status: 'unheard-of', createdAt: '2026-03-21T09:00:00Z', orderTotal: aPrice(1414) }),
      anOrder({ id: 2, status: 'cancelled', cart: aCart({ items: [aCartLine({ quantity: 1 })] }) }),
      anOrder({ id: 1, status: 'pending' }),
    ]),
  });

  expect(orders('Pågående 2')).toEqual([
    '21 mars 2026 2 varor #3 Behandlas 1414 kr',
    '21 mars 2026 2 varor #1 Mottagen 449 kr',
  ]);
  expect(orders('Historik 2')).toEqual([
    '24 mars 2026 2 varor #4 Slutförd 449 kr',
    '21 mars 2026 1 vara #2 Avbruten 449 kr',
  ]);
});

test('texts and dates are in English on the English site', async () => {
  await renderOrders({
    getOrders: respondWith([anOrder({ status: 'refunded' })]),
    locale: 'en',
    messages: en,
  });

  expect(orders('History 1')[0]).toBe('March 21, 2026 2 items #104218 Completed 449 kr');
});

test('an expanded order shows lines, addresses, shipping and payment', async () => {
  const { user } = await renderOrders({
    getOrders: respondWith([
      anOrder({
        billingAddress: anAddress({ company: 'Lind AB' }),
        shippingDetails: [aShippingDetail({ trackingLink: 'https://track.example/1' })],
        cart: aCart({ items: [aCartLine({ quantity: 2 }, { name: '128 mm' })] }),
      }),
    ]),
  });
  const order = within(screen.getByRole('group'));
  expect(order.getByText('Ombud, PostNord')).not.toBeVisible();

  await user.click(order.getByText('#104218'));

  expect(order.getByText('Ombud, PostNord')).toBeVisible();
  expect(order.getByRole('link', { name: 'Spåra paketet' })).toHaveAttribute('href', 'https://track.example/1');
  expect(order.getByText('Faktura, 30 dagar')).toBeVisible();
  expect(order.getByRole('heading', { name: 'Leveransadress' }).parentElement).toHaveTextContent(
    'Astrid Lind Björkvägen 12 123 45 Åstad Sverige',
  );
  expect(order.getByRole('heading', { name: 'Fakturaadress' }).parentElement).toHaveTextContent('Lind AB Astrid Lind');
  const line = within(order.getByRole('list', { name: 'Varor i ordern' }));
  expect(line.getByRole('link', { name: 'Linneduk Vide' })).toHaveAttribute('href', '/p/textil/linneduk-vide');
  expect(line.getByText('128 mm')).toBeVisible();
  expect(line.getByText('2 st à 200 kr')).toBeVisible();
  expect(line.getByText('400 kr')).toBeVisible();
});

test('an order with a pickup point is delivered to it', async () => {
  const { user } = await renderOrders({
    getOrders: respondWith([anOrder({ pickupPoint: 'Kiosken vid Viken, Vasabron 3, 111 22 Stockholm' })]),
  });

  await user.click(screen.getByText('#104218'));

  expect(screen.getByRole('heading', { name: 'Leveransadress' }).parentElement).toHaveTextContent(
    'Kiosken vid Viken Vasabron 3 111 22 Stockholm Sverige',
  );
});

test('an invoice address equal to the delivery address is not repeated', async () => {
  const { user } = await renderOrders({ getOrders: respondWith([anOrder()]) });

  await user.click(screen.getByText('#104218'));

  expect(screen.getByText('Samma som leveransadressen')).toBeVisible();
});

test('a refund of an unpaid invoice is named as a reduction', async () => {
  const { user } = await renderOrders({
    getOrders: respondWith([anOrder({ refunds: [{ ...aRefund(7), refundType: 'line', total: 200 }] })]),
  });

  await user.click(screen.getByText('#104218'));

  const list = within(screen.getByRole('list', { name: 'Avdrag på fakturan' }));
  expect(list.getByText(/dras av från fakturan$/)).toBeVisible();
  expect(screen.queryByText(/Återbetal/)).not.toBeInTheDocument();
});

test('a refunded line is marked, and a removed product has a replacement text', async () => {
  const { user } = await renderOrders({
    getOrders: respondWith([
      anOrder({
        paymentDetails: PAID,
        refunds: [aRefund(8)],
        cart: aCart({ items: [aCartLine(), aCartLine({ skuId: 8, product: null })] }),
      }),
    ]),
  });

  await user.click(screen.getByText('#104218'));

  const [regular, refunded] = screen.getAllByRole('listitem');
  expect(regular).not.toHaveTextContent('Återbetald');
  expect(refunded).toHaveTextContent(/Varan finns inte längre i sortimentet.*Återbetald/);
});

test('an expanded order names its parcels and refunds, and leads to the page of the order', async () => {
  const { user } = await renderOrders({
    getOrders: respondWith([
      anOrder({
        publicId: '3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90',
        shippingDetails: [aShippingDetail({ parcelNumber: 'PN1' })],
        paymentDetails: PAID,
        refunds: [
          { ...aRefund(7), refundType: 'line', total: 200 },
          { ...aRefund(0), id: 2, refundType: 'amount', total: 50, toBalance: true },
          { ...aRefund(0), id: 3, refundType: 'returnShipping', total: -39 },
        ],
      }),
    ]),
  });

  await user.click(screen.getByText('#104218'));

  expect(screen.getByText('Kollinummer PN1')).toBeVisible();
  const refunds = within(screen.getByRole('list', { name: 'Återbetalningar' })).getAllByRole('listitem');
  expect(refunds.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    'Linneduk Vide, 28 mars 2026200 kr',
    'Ersättning, 28 mars 2026, till ditt saldo50 kr',
    'Returfrakt, 28 mars 2026−39 kr',
  ]);
  expect(screen.getByRole('link', { name: 'Visa ordern' })).toHaveAttribute(
    'href',
    '/order/3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90',
  );
});

test('buying again adds what is still sold, and names what is not', async () => {
  const cart = aCart({ items: [aCartLine({ quantity: 2 })] });
  const { user, calls } = await renderOrders({
    getOrders: respondWith([
      anOrder({
        cart: aCart({
          items: [
            aCartLine({ quantity: 2 }),
            aCartLine({ skuId: 8, product: null }),
            aCartLine({ skuId: 9 }, { skuId: 10 }),
            aCartLine({ skuId: 11, product: aProduct({ name: 'Krok Ek', skus: [aSku({ skuId: 11 })] }) }),
          ],
        }),
      }),
    ]),
    api: {
      getCart: { data: { getCart: cart } },
      addToCart: ({ item }) =>
        JSON.stringify(item).includes('11')
          ? { refusals: [{ message: 'too few', code: 'INSUFFICIENT_STOCK' }] }
          : { data: { addToCart: cart } },
    },
  });
  await user.click(screen.getByText('#104218'));

  await user.click(screen.getByRole('button', { name: 'Köp igen' }));

  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('2 varor ligger i varukorgen');
  expect(notice).toHaveTextContent('Slut eller för få i lager: Krok Ek.');
  expect(notice).toHaveTextContent('Säljs inte längre: en vara som har utgått, Linneduk Vide.');
  expect(within(notice).getByRole('link', { name: 'Till kassan' })).toHaveAttribute('href', '/kassan');
  expect(calls.filter(({ name }) => name === 'addToCart').map(({ variables }) => variables['item'])).toEqual([
    { skuId: 7, quantity: 2 },
    { skuId: 11, quantity: 1 },
  ]);
});

test('buying again without a connection adds nothing, and can be retried', async () => {
  const { user } = await renderOrders({
    getOrders: respondWith([anOrder()]),
    locale: 'en',
    messages: en,
    api: { getCart: { failure: 'network' }, addToCart: { failure: 'network' } },
  });
  await user.click(screen.getByText('#104218'));

  await user.click(screen.getByRole('button', { name: 'Buy again' }));

  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent("We couldn't add any of the items to your cart");
  expect(notice).toHaveTextContent('Something went wrong with the rest. Try again.');
});

test('buying again ends at a limit, and says when it ends', async () => {
  const other = aCartLine({ skuId: 11, product: aProduct({ name: 'Krok Ek', skus: [aSku({ skuId: 11 })] }) });
  const { user, calls } = await renderOrders({
    getOrders: respondWith([anOrder({ cart: aCart({ items: [aCartLine(), other] }) })]),
    api: { getCart: { data: { getCart: aCart() } }, ...atLimit('addToCart') },
  });
  await user.click(screen.getByText('#104218'));

  await user.click(screen.getByRole('button', { name: 'Köp igen' }));

  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('För många försök på kort tid. Försök igen om 12 minuter.');
  expect(notice).not.toHaveTextContent('Något gick fel');
  expect(calls.filter(({ name }) => name === 'addToCart')).toHaveLength(1);
});

test('a tracking link that is not http or https is not rendered', async () => {
  const { user } = await renderOrders({
    getOrders: respondWith([
      anOrder({ shippingDetails: [aShippingDetail({ name: 'Bud', trackingLink: 'javascript:void 0' })] }),
    ]),
  });

  await user.click(screen.getByText('#104218'));

  expect(screen.getByText('Bud')).toBeVisible();
  expect(screen.queryByText('Spåra paketet')).not.toBeInTheDocument();
});

test('a customer without orders sees the empty state', async () => {
  await renderOrders();

  expect(screen.getByRole('heading', { name: 'Inga ordrar ännu' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/');
});

test('an expired token is refreshed, and the query is sent once more', async () => {
  const responses = [UNKNOWN, respondWith([anOrder()])];
  const renew = jest.fn(async () => undefined);
  const { calls } = await renderOrders({ getOrders: () => responses.shift() ?? UNKNOWN, auth: { renew } });

  expect(await screen.findByText('#104218')).toBeVisible();
  expect(screen.queryByText('Hämtar dina ordrar…')).not.toBeInTheDocument();
  expect(renew).toHaveBeenCalledTimes(1);
  expect(calls).toHaveLength(2);
});

test('the page shows a loading message during the token refresh', async () => {
  const renewed = Promise.withResolvers<void>();
  const { calls } = await renderOrders({ getOrders: UNKNOWN, auth: { renew: () => renewed.promise } });

  expect(screen.getByRole('status')).toHaveTextContent('Hämtar dina ordrar…');
  expect(calls).toHaveLength(1);
  await act(async () => renewed.resolve());
});

test('a refused new token shows an error with a login button', async () => {
  const { calls, store } = await renderOrders({ getOrders: UNKNOWN });

  expect(await screen.findByRole('alert')).toHaveTextContent('Vi kunde inte hämta dina ordrar');
  expect(calls).toHaveLength(2);
  act(() => within(screen.getByRole('alert')).getByRole('button', { name: 'Logga in' }).click());
  expect(store.getState().panel.name).toBe('account');
});

test('a failed query shows the error page with a link to the home page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderOrders({ getOrders: { refusals: [{ message: 'Out of order', code: 'INTERNAL' }] } });

  expect(await screen.findByRole('alert')).toHaveTextContent('Vi kunde inte hämta dina ordrar');
  expect(screen.getByRole('link', { name: 'Till startsidan' })).toBeVisible();
  jest.restoreAllMocks();
});

test('logging out opens the home page', async () => {
  const logout = jest.fn(async () => undefined);
  const { user, address } = await renderOrders({ auth: { logout } });

  await user.click(screen.getByRole('button', { name: 'Logga ut' }));

  expect(logout).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/');
});

test('a logout whose code does not load says that the customer is still logged in, and can be retried', async () => {
  const logout = jest.fn().mockRejectedValueOnce(new Error('Loading chunk failed')).mockResolvedValue(undefined);
  const { user, address } = await renderOrders({ auth: { logout } });

  await user.click(screen.getByRole('button', { name: 'Logga ut' }));
  expect(screen.getByRole('alert')).toHaveTextContent('du är fortfarande inloggad');
  expect(address()).toBe('/mina-sidor/ordrar');

  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(logout).toHaveBeenCalledTimes(2);
  expect(address()).toBe('/');
});

test('the failed logout is announced in English too', async () => {
  const logout = jest.fn(async () => Promise.reject(new Error('Loading chunk failed')));
  const { user } = await renderOrders({ auth: { logout }, locale: 'en', messages: en });

  await user.click(screen.getByRole('button', { name: 'Log out' }));

  expect(screen.getByRole('alert')).toHaveTextContent("you're still logged in");
});

test('the page is excluded from search indexes', () => {
  const t = createI18n('sv', sv).getFixedT(null, 'account');

  expect(ordersPage.meta({ data: { orders: [] }, t, shop: testShop() })).toMatchObject({
    title: 'Mina ordrar',
    noIndex: true,
  });
});

test('the page has no axe violations', async () => {
  const { container, user } = await renderOrders({
    getOrders: respondWith([anOrder(), anOrder({ id: 2, status: 'completed' })]),
  });
  await user.click(screen.getByText('#104218'));

  expect(await axe(container)).toHaveNoViolations();
});
