import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { aCart, aCartLine, aCartSummary } from '@hemvaror/testing/builders/aCart';
import { anAddress } from '@hemvaror/testing/builders/anAddress';
import { anOrder, aPaymentDetail, aRefund, aShippingDetail } from '@hemvaror/testing/builders/anOrder';
import { aShippingOption } from '@hemvaror/testing/builders/aShippingOption';
import { renderPage, type PageOptions } from '@hemvaror/testing/renderPage';
import { testShop } from '@hemvaror/testing/testShop';
import { messages as en } from '../messages/en.ts';
import { messages as sv } from '../messages/sv.ts';
import { loader } from './OrderPage.loader.ts';
import * as view from './OrderPage.tsx';

const orderPage = { ...view, loader };
const PUBLIC_ID = '3f0e5c1a-8a53-4d7e-9d5f-0a2b6c1d7e90';
const PATH = `/order/${PUBLIC_ID}`;

const state = (overrides: object = {}) => ({
  itemId: 7,
  skuId: 7,
  quantity: 2,
  packed: 0,
  shipped: 0,
  canceled: 0,
  refunded: 0,
  withdrawable: 2,
  withdrawalRequested: 0,
  ...overrides,
});

const SELLER = {
  address: 'Verkstadsgatan 1, 123 45 Åstad',
  email: 'order@hemvist.example',
  organizationNumber: '556000-0000',
  phone: '000-11 11 11',
};

/** An order as its public link returns it. */
const publicOrder = (overrides: Parameters<typeof anOrder>[0] = {}) =>
  anOrder({
    publicId: PUBLIC_ID,
    status: 'pending',
    billingAddress: anAddress({ firstName: 'Karin', lastName: '', addressLine1: '', zip: '', city: 'Stockholm' }),
    shippingAddress: anAddress({ firstName: 'Karin', lastName: '', addressLine1: '', zip: '', city: 'Stockholm' }),
    itemStates: [state()],
    isCancellable: true,
    isWithdrawable: true,
    ...overrides,
  });

const renderOrder = (
  overrides: Parameters<typeof anOrder>[0] = {},
  { query = '', ...options }: Partial<PageOptions> & { query?: string } = {},
) => {
  const response = { data: { getOrderPublic: publicOrder(overrides), channel: { contact: SELLER } } };
  return renderPage(orderPage, {
    url: PATH + query,
    params: { publicId: PUBLIC_ID },
    messages: sv,
    api: { getOrderPublic: response },
    ...options,
  });
};

const SHIPPED = {
  status: 'completed',
  isCancellable: false,
  packedAt: '2026-03-22T09:00:00Z',
  shippedAt: '2026-03-22T10:00:00Z',
  deliveredAt: '2026-03-24T09:00:00Z',
  withdrawableUntil: '2026-04-23T09:00:00Z',
};

test('a new order shows its steps, lines and sums, and the first name and town only', async () => {
  const { container } = await renderOrder();

  expect(screen.getByRole('heading', { level: 1, name: 'Order 104218' })).toBeVisible();
  expect(screen.getByText('Beställd 21 mars 2026')).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Orderns status' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Mottagen21 mars 2026',
    'PackadKommer ',
    'SkickadKommer ',
    'LevereradKommer ',
  ]);
  expect(steps[0]).toHaveAttribute('aria-current', 'step');
  const receipt = within(screen.getByRole('region', { name: 'Det här har du köpt' }));
  expect(receipt.getByRole('link', { name: 'Linneduk Vide' })).toHaveAttribute('href', '/p/textil/linneduk-vide');
  expect(receipt.getByText('2 st à 200 kr')).toBeVisible();
  expect(receipt.getByText('Varav moms 25 %: 49,80 kr')).toBeInTheDocument();
  expect(receipt.getByText('Karin, Stockholm')).toBeVisible();
  expect(receipt.getByText('Inte betald än')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Avbeställ ordern' })).toHaveAttribute('href', `${PATH}?do=cancel`);
  expect(screen.getByRole('link', { name: 'Ångra köpet här' })).toHaveAttribute('href', `${PATH}?do=withdraw`);
  expect(await axe(container)).toHaveNoViolations();
});

test('a delivered order shows its parcels, what was refunded, and the last day of the withdrawal', async () => {
  const { container } = await renderOrder({
    ...SHIPPED,
    shippingDetails: [
      aShippingDetail({
        parcelNumber: 'PN1',
        shippingDate: '2026-03-22T10:00:00Z',
        trackingLink: 'https://track.example/PN1',
      }),
      aShippingDetail({ id: 2, name: 'Bud', parcelNumber: 'B2', trackingLink: 'javascript:void 0' }),
    ],
    paymentDetails: [aPaymentDetail({ isPaid: true, paymentDate: '2026-03-21T09:00:00Z' })],
    refunds: [
      { ...aRefund(7), refundType: 'line', total: 200 },
      { ...aRefund(0), id: 2, refundType: 'shipping', total: 49, toBalance: true },
      { ...aRefund(0), id: 3, refundType: 'returnShipping', total: -39 },
    ],
    itemStates: [state({ refunded: 1, withdrawable: 0, withdrawalRequested: 1 })],
  });

  const parcels = within(screen.getByRole('region', { name: 'Dina paket' }));
  expect(parcels.getByText('22 mars 2026, kollinummer PN1')).toBeVisible();
  expect(parcels.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://track.example/PN1']);
  const refunds = within(screen.getByRole('region', { name: 'Återbetalningar' }));
  expect(refunds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Linneduk Vide28 mars 2026200\u00A0kr',
    'Frakt28 mars 2026, till ditt saldo49\u00A0kr',
    'Returfrakt28 mars 2026−39\u00A0kr',
  ]);
  expect(screen.getByText('Din order är levererad.')).toBeVisible();
  expect(screen.queryByText(/går inte längre att avbeställa/)).not.toBeInTheDocument();
  const receipt = within(screen.getByRole('region', { name: 'Det här har du köpt' }));
  expect(receipt.getByText('Du har ångrat 1 st')).toBeVisible();
  expect(receipt.getByText('1 återbetald')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Avbeställ ordern' })).not.toBeInTheDocument();
  expect(screen.getByText('Du kan ångra köpet till och med 23 april 2026.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a refund of an unpaid invoice is named as a reduction of it', async () => {
  await renderOrder({
    ...SHIPPED,
    status: 'refunded',
    refunds: [{ ...aRefund(7), refundType: 'line', total: 200 }],
    itemStates: [state({ refunded: 1, withdrawable: 0 })],
  });

  expect(screen.getByText(/^Vi har dragit av beloppet från din faktura/)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Orderns status' })).getByText('Fakturan minskad')).toBeVisible();
  const reductions = within(screen.getByRole('region', { name: 'Avdrag på fakturan' }));
  expect(reductions.getByText('28 mars 2026, dras av från fakturan')).toBeVisible();
  expect(screen.getByText('1 avdragen från fakturan')).toBeVisible();
  expect(screen.queryByText(/återbetal/i)).not.toBeInTheDocument();
});

test('the order reads in English too', async () => {
  await renderOrder({}, { locale: 'en', messages: en });

  expect(screen.getByText("We've received your order and will pack it as soon as we can.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Withdraw from contract here' })).toHaveAttribute(
    'href',
    `/en${PATH}?do=withdraw`,
  );
});

test.each([
  ['unpaid', false, 0, ['Du har inte betalat än, så du behöver inte göra något mer.']],
  [
    'paid with store credit',
    true,
    100,
    [
      'Du får tillbaka det du har betalat, på samma sätt som du betalade.',
      'Det du betalade med ditt saldo läggs tillbaka på saldot.',
    ],
  ],
])('the cancellation of an order that is %s says what happens to the money', async (_what, isPaid, credit, texts) => {
  const paymentDetails = [aPaymentDetail({ isPaid })];
  const { container } = await renderOrder({ paymentDetails, fromBalance: credit }, { query: '?do=cancel' });

  expect(screen.getByRole('heading', { level: 1, name: 'Avbeställ order 104218' })).toBeVisible();
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Avbeställ ordern' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Behåll ordern' })).toHaveAttribute('href', PATH);
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  expect(await axe(container)).toHaveNoViolations();
});

test('an order whose payment is not complete says so, and can be canceled without loss', async () => {
  const { container } = await renderOrder({ status: 'on-hold' });
  const text = screen.getByText(/^Din betalning är inte klar, så vi väntar med att packa\./);
  const link = screen.getByRole('link', { name: 'Avbeställ ordern' });

  expect(text).toBeVisible();
  expect(link).toHaveAttribute('href', `${PATH}?do=cancel`);
  expect(await axe(container)).toHaveNoViolations();

  await renderOrder({ status: 'on-hold' }, { query: '?do=cancel' });

  expect(screen.getByText('Har pengar reserverats eller dragits får du tillbaka dem.')).toBeVisible();
});

test('the withdrawal starts with the items, at most those that can be returned', async () => {
  const { container } = await renderOrder(
    {
      cart: aCart({ items: [aCartLine({ quantity: 3 }), aCartLine({ skuId: 8 })] }),
      itemStates: [state({ withdrawable: 2 }), state({ itemId: 8, withdrawable: 0 })],
    },
    { query: '?do=withdraw' },
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Ångra köpet' })).toBeVisible();
  const select = screen.getByRole('combobox', { name: 'Linneduk Vide: behåll eller lämna tillbaka' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Behåll', 'Lämna tillbaka 1 st', 'Lämna tillbaka 2 st']);
  expect(select).toHaveValue('0');
  expect(container.querySelector('form')).toHaveAttribute('method', 'get');
  expect(await axe(container)).toHaveNoViolations();
});

test('a single item is selected from the start', async () => {
  await renderOrder({ itemStates: [state({ quantity: 1, withdrawable: 1 })] }, { query: '?do=withdraw' });

  expect(screen.getByRole('combobox')).toHaveValue('1');
});

test('the second step repeats buyer, order and items, and is confirmed with one button', async () => {
  const { container } = await renderOrder({}, { query: '?do=confirm-withdrawal&item-7=9' });

  expect(screen.getByRole('heading', { level: 1, name: 'Bekräfta att du ångrar köpet' })).toBeVisible();
  expect(screen.getByText('Karin, du ångrar köpet av de här varorna i order 104218.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Linneduk Vide' })).toBeVisible();
  expect(screen.getByText('Lämna tillbaka 2 st')).toBeVisible();
  expect(screen.getByText(/Vi mejlar en bekräftelse till adressen du beställde med/)).toBeVisible();
  const form = container.querySelector('form');
  expect(form && [...new FormData(form)]).toEqual([
    ['intent', 'withdraw'],
    ['item-7', '2'],
    ['email', ''],
    ['message', ''],
  ]);
  expect(screen.getByRole('button')).toHaveAccessibleName('Bekräfta att jag ångrar köpet');
  expect(await axe(container)).toHaveNoViolations();
});

test('a selection without items returns to the first step, with an error', async () => {
  await renderOrder({}, { query: '?do=confirm-withdrawal&item-7=0' });

  expect(screen.getByRole('alert')).toHaveTextContent('Välj minst en vara att lämna tillbaka');
  expect(screen.getByRole('heading', { level: 1, name: 'Ångra köpet' })).toBeVisible();
});

test('after a withdrawal of shipped items, the page says how, where and by when they come back', async () => {
  const { container } = await renderOrder({
    ...SHIPPED,
    returnInstruction: 'Visa QR-koden hos ett PostNord-ombud.',
    itemStates: [state({ shipped: 2, withdrawable: 1, withdrawalRequested: 1 })],
  });

  const steps = within(screen.getByRole('region', { name: 'Så skickar du tillbaka varorna' }));
  expect(steps.getByText('Visa QR-koden hos ett PostNord-ombud.')).toBeVisible();
  expect(steps.getByText(/inom 14 dagar från din anmälan\. Adressen är Hemvist, Verkstadsgatan 1/)).toBeVisible();
  expect(steps.getByText(/senast 14 dagar efter din anmälan/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('after a withdrawal before the parcel is sent, there is nothing to send back', async () => {
  await renderOrder({
    returnInstruction: 'Visa QR-koden hos ett PostNord-ombud.',
    itemStates: [state({ withdrawable: 0, withdrawalRequested: 2 })],
  });

  const steps = within(screen.getByRole('region', { name: 'Du har ångrat köpet' }));
  expect(steps.getByText('Vi har inte skickat varorna än, så du har inget att skicka tillbaka.')).toBeVisible();
  expect(screen.queryByText(/QR-koden/)).not.toBeInTheDocument();
});

test('without an instruction of the carrier, and without a withdrawal, no text is left empty', async () => {
  await renderOrder({ ...SHIPPED, itemStates: [state({ shipped: 2, withdrawalRequested: 1 })] });
  const steps = screen.getByRole('region', { name: 'Så skickar du tillbaka varorna' });
  expect(steps.querySelectorAll('p')).toHaveLength(2);

  await renderOrder({ ...SHIPPED, itemStates: [state({ shipped: 2 })], returnInstruction: 'Visa QR-koden.' });
  expect(screen.queryByText('Visa QR-koden.')).not.toBeInTheDocument();
});

test.each(['?do=cancel', '?do=withdraw', '?do=confirm-withdrawal&item-7=1'])(
  '%s of an order that can no longer be changed shows its status',
  async (query) => {
    await renderOrder({ isCancellable: false, isWithdrawable: false }, { query });

    expect(screen.getByRole('heading', { level: 1, name: 'Order 104218' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Avbeställ|Ångra/ })).not.toBeInTheDocument();
  },
);

test.each([
  ['sv' as const, sv, ['Varav moms 13,5 %: 1,92 €', 'Varav moms 25,5 %: 4,46 €']],
  ['en' as const, en, ['Of which VAT 13.5%: €1.92', 'Of which VAT 25.5%: €4.46']],
])('the receipt names the VAT by its exact rates (%s)', async (locale, messages, expected) => {
  const vats = [
    { rate: 14, exactRate: 13.5, amount: 1.92 },
    { rate: 26, exactRate: 25.5, amount: 4.46 },
  ];
  const cart = aCart({ summary: aCartSummary({ vats }) });
  await renderOrder({ currency: 'EUR', cart }, { messages, locale });

  expect(screen.getAllByText(/moms|VAT/).map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual(
    expect.arrayContaining(expected),
  );
});

test('without additions of the API, the order is shown without changes', async () => {
  const { calls } = await renderOrder({}, { config: { apiAdditions: false }, query: '?do=cancel' });

  expect(calls.map(({ name }) => name)).toEqual(['getOrderPublic']);
  expect(screen.getByText('Varav moms 90 kr')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Order 104218' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Avbeställ|Ångra/ })).not.toBeInTheDocument();
});

test.each(['00000000-0000-4000-8000-000000000000', '104218', 'x'.repeat(2_000)])(
  'an unknown id and a malformed one are the same 404 after the same query: %.20s',
  async (publicId) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const errors: unknown[] = [];
    const page = { ...orderPage, ErrorBoundary: ({ error }: { error: unknown }) => (errors.push(error), null) };
    const { calls } = await renderPage(page, {
      messages: sv,
      params: { publicId },
      api: { getOrderPublic: { data: { getOrderPublic: null } } },
    });

    expect(errors[0]).toMatchObject({ name: 'PageError', status: 404 });
    expect(calls.map(({ name }) => name)).toEqual(['getOrderPublic']);
    jest.restoreAllMocks();
  },
);

test('an order that cannot be loaded says that it is not affected', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderOrder({}, { api: { getOrderPublic: { refusals: [{ message: 'Out of order', code: 'INTERNAL' }] } } });

  expect(await screen.findByRole('alert')).toHaveTextContent('Ordern kunde inte visas');
  jest.restoreAllMocks();
});

test('the receipt names the seller with address and organization number', async () => {
  await renderOrder();

  expect(screen.getByText('Hemvist · order@hemvist.example · 000-11 11 11')).toBeInTheDocument();
  expect(screen.getByText('Verkstadsgatan 1, 123 45 Åstad · Org.nr 556000-0000')).toBeInTheDocument();
});

test('the page is excluded from search indexes, and its title names the step', () => {
  const t = createI18n('sv', sv).getFixedT(null, 'cart-checkout');
  const data = { order: publicOrder(), seller: null, step: { kind: 'cancel' }, isOwn: false } as const;

  expect(orderPage.meta({ data, t, shop: testShop() })).toEqual({
    title: 'Avbeställ order 104218',
    noIndex: true,
    pageType: 'Order Page',
  });
});

test('the page names the pickup point in place of the town, and no fee as free shipping', async () => {
  const order = anOrder();
  await renderOrder({
    pickupPoint: 'Kiosken vid Viken, Vasabron 3, 111 22 Stockholm',
    cart: order.cart && { ...order.cart, summary: aCartSummary({ shipping: aShippingOption(0) }) },
  });

  expect(screen.getByRole('heading', { name: 'Levereras till' }).parentElement).toHaveTextContent(
    'Levereras tillKiosken vid VikenVasabron 3111 22 StockholmSverige',
  );
  expect(screen.getByText('Fri frakt', { selector: 'dd' })).toBeVisible();
});
