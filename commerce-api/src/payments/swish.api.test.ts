import type { Api } from '../../test/api.ts';
import { paymentKit } from '../../test/paymentKit.ts';
import { seedMarketEntries } from '../../test/seedMarkets.ts';
import { shopWith } from '../../test/shopWith.ts';
import { withTimes } from '../../test/withTimes.ts';

const SWISH = 35;
const SKU = 101;

let api: Api;
beforeAll(async () => {
  const files = { 'paymentMethods.json': seedMarketEntries().paymentMethods };
  const env = { PAYMENT_SANDBOX: 'true', ...withTimes({ paymentCheckMs: 100 }) };
  ({ api } = await shopWith(files, { body: '', imports: {}, env }));
});
afterAll(() => api.stop());

const { cartWith, openPage, submit, confirm } = paymentKit(() => api);

async function swishPage(): Promise<string> {
  const page = await openPage(await cartWith([SKU, 1]), { paymentId: SWISH });
  if (typeof page !== 'string') throw new Error(`The order was refused: ${page.refused}.`);
  return page;
}

test('Swish is opened on this device or with a code, and a paid order is captured at once [CHECKOUT-02]', async () => {
  const path = await swishPage();
  const start = await api.get(path);
  const text = await start.text();
  const app = await (await api.get(`${path}?app=here`)).text();

  const returned = await submit(`${path}?app=here`, { scenario: 'paid' });

  expect(text).toContain(`<a href="${path}?app=here">Öppna Swish på den här enheten</a>`);
  expect(text).toContain('aria-label="QR-kod till betalningen"');
  const policy = start.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(app).not.toContain('value="stepUp"');
  expect(await confirm(returned)).toMatchObject({
    payment: { state: 'ORDERED' },
    order: { email: 'karin@example.se' },
  });
});

test('a payment with the code ends on the phone, and the page of the shop’s device leads back to the shop', async () => {
  const path = await swishPage();

  const onPhone = await submit(`${path}?app=scanned`, { scenario: 'paid' });
  const waiting = await api.get(path, { redirect: 'manual' });

  expect(onPhone.pathname + onPhone.search).toBe(`${path}?app=scanned`);
  expect(await (await api.get(onPhone.pathname + onPhone.search)).text()).toContain('Betalningen är avslutad');
  expect(waiting.status).toBe(303);
  const returned = new URL(waiting.headers.get('location') ?? '');
  expect(await confirm(returned)).toMatchObject({ payment: { state: 'ORDERED' } });
});

test('declined Swish gives no order, with the reason', async () => {
  const returned = await submit(`${await swishPage()}?app=here`, { scenario: 'refused' });

  expect(await confirm(returned)).toMatchObject({ payment: { state: 'FAILED', reason: 'refused' }, order: null });
});

test.each(['slow', 'never'] as const)('Swish with the outcome %s is awaited after the return', async (scenario) => {
  const returned = await submit(`${await swishPage()}?app=here`, { scenario });

  expect((await confirm(returned)).payment.state).toBe('WAITING');
});

test('a shopper can cancel Swish, and the order is not placed', async () => {
  const returned = await submit(`${await swishPage()}/cancel`, {});

  expect(await confirm(returned)).toMatchObject({ payment: { state: 'FAILED', reason: 'canceled' }, order: null });
});

test('Swish has no outcome of a bank', async () => {
  const path = await swishPage();
  const body = new URLSearchParams({ scenario: 'stepUp' });

  expect((await api.get(path, { method: 'POST', body, redirect: 'manual' })).status).toBe(400);
});
