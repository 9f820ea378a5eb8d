import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { admin } from '../../test/adminCli.ts';
import { expectEventually } from '../../test/expectEventually.ts';
import { CARD, CONTACT, INVOICE, KLARNA, paymentKit } from '../../test/paymentKit.ts';
import { withTimes } from '../../test/withTimes.ts';

/** The tests order often from one address. */
const WIDE = { LIMIT_ORDERS_PER_EMAIL: '1000/hour', LIMIT_ORDERS_PER_NETWORK: '1000/hour' };
const SANDBOX = {
  LOG_LEVEL: 'info',
  PAYMENT_SANDBOX: 'true',
  ...withTimes({ paymentCheckMs: 100, paymentTimeoutMs: 3_000 }),
  ...WIDE,
};
const SKU = 201;
const PRODUCT = 2;

let api: Api;
beforeAll(async () => {
  api = await startApi(SANDBOX);
});
afterAll(() => api.stop());

const kit = paymentKit(() => api);
const cartWith = (skuId = SKU, quantity = 1) => kit.cartWith([skuId, quantity]);
const place = (cartId: string, checkout: object = { paymentId: CARD }) => kit.place(cartId, checkout);
const inStock = () => kit.inStock(SKU, PRODUCT);
const { payablePage, submit, confirm, addToCart } = kit;

async function publicOrder(cartId: string) {
  const { data } = await place(cartId);
  const { publicId } = z.object({ placeOrder: z.object({ publicId: z.string() }) }).parse(data).placeOrder;
  const { data: read } = await api.runOperation(
    'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { status paymentDetails { isPaid } } }',
    { id: publicId },
  );
  return read['getOrderPublic'];
}

test('a card is paid on a page of the provider, and the order is written on return [CHECKOUT-02]', async () => {
  const before = await inStock();
  const cartId = await cartWith();
  const path = await payablePage(cartId);
  const page = await api.get(path);
  const text = await page.text();

  const returned = await submit(path, { scenario: 'paid' });
  const confirmed = await confirm(returned);

  expect(text).toContain('Testbetalning');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  // Without the icon in its head, browsers would request one that the shop does not have, and report the failure.
  expect(policy).toContain('img-src data:');
  expect(text).toContain('<link rel="icon" href="data:,">');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('script-src');
  expect(returned.pathname).toBe('/checkout/confirm');
  expect(confirmed).toMatchObject({
    completed: true,
    payment: { state: 'ORDERED', reason: null },
    order: { email: 'karin@example.se', transactionId: expect.stringMatching(/^sandbox-/) },
    cart: { items: [{ skuId: SKU }] },
  });
  expect(await inStock()).toBe(before - 1);
  await expectEventually(() => publicOrder(cartId), { status: 'pending', paymentDetails: [{ isPaid: true }] });
});

test('a payment that a reload, another tab and the sweeper confirm at once is captured, and its order not on hold', async () => {
  for (let count = 0; count < 8; count += 1) {
    const cartId = await cartWith();
    const returned = await submit(await payablePage(cartId), { scenario: 'paid' });
    await Promise.all([confirm(returned), confirm(returned), confirm(returned)]);

    await expectEventually(() => publicOrder(cartId), { status: 'pending', paymentDetails: [{ isPaid: true }] });
  }
});

test.each([
  ['refused', 'refused'],
  ['blocked', 'blocked'],
] as const)('a payment that is %s gives no order, and its goods are free again', async (scenario, reason) => {
  const before = await inStock();
  const path = await payablePage(await cartWith());
  const whilePaying = await inStock();

  const confirmed = await confirm(await submit(path, { scenario }));

  expect(whilePaying).toBe(before - 1);
  expect(confirmed).toEqual({ completed: false, payment: { state: 'FAILED', reason }, order: null, cart: null });
  expect(await inStock()).toBe(before);
});

test('a canceled payment leaves the cart as it was, and it can be paid again', async () => {
  const cartId = await cartWith();
  const path = await payablePage(cartId);

  const canceled = await confirm(await submit(`${path}/cancel`, {}));
  const again = await payablePage(cartId);
  const paid = await confirm(await submit(again, { scenario: 'paid' }));

  expect(canceled).toMatchObject({ completed: false, payment: { reason: 'canceled' } });
  expect(again).not.toBe(path);
  expect(paid.completed).toBe(true);
});

test('a canceled order is refunded by its provider, once', async () => {
  const before = await inStock();
  const cartId = await cartWith();
  const { order } = await confirm(await submit(await payablePage(cartId), { scenario: 'paid' }));
  const orderId = order?.orderId ?? '';
  await expectEventually(() => publicOrder(cartId), { status: 'pending', paymentDetails: [{ isPaid: true }] });

  const canceled = await admin(api, 'order', 'cancel', orderId);
  const again = await admin(api, 'order', 'cancel', orderId);
  const amountMinor = Math.round((order?.orderValueIncVat ?? 0) * 100);
  const refunds = () =>
    api.output().split(`"amountMinor":${amountMinor},"msg":"refund paid by the provider"`).length - 1;
  await expectEventually(async () => refunds(), 1);

  expect([canceled.code, canceled.err]).toEqual([0, '']);
  expect(JSON.parse(canceled.out)).toMatchObject({ paidOut: order?.orderValueIncVat, paidBack: 'provider' });
  expect(JSON.parse(again.out)).toMatchObject({ changed: false });
  expect(await publicOrder(cartId)).toMatchObject({ status: 'cancelled' });
  expect(await inStock()).toBe(before);
});

test('a step-up leads over a further page', async () => {
  const path = await payablePage(await cartWith());

  const next = await submit(path, { scenario: 'stepUp' });
  const text = await (await api.get(path)).text();
  const confirmed = await confirm(await submit(`${path}/confirm`, {}));

  expect(next.pathname).toBe(path);
  expect(text).toContain('Bekräfta betalningen');
  expect(confirmed.completed).toBe(true);
});

test('a payment that is never decided expires, and its goods are free again', async () => {
  const other = await startApi({ ...SANDBOX, PAYMENT_EXPIRE_MINUTES: '0.1', PAYMENT_RESERVE_MINUTES: '0.001' });
  const shared = api;
  api = other;
  try {
    const before = await inStock();
    const returned = await submit(await payablePage(await cartWith()), { scenario: 'never' });

    const waiting = await confirm(returned);
    await expectEventually(async () => (await confirm(returned)).payment.state, 'FAILED');

    expect(waiting).toEqual({ completed: null, payment: { state: 'WAITING', reason: null }, order: null, cart: null });
    expect((await confirm(returned)).payment.reason).toBe('expired');
    expect(await inStock()).toBe(before);
  } finally {
    api = shared;
    await other.stop();
  }
});

test('a payment that was canceled after its time, here or by another process, has expired', async () => {
  const times = withTimes({ paymentCheckMs: 60_000, paymentTimeoutMs: 3_000 });
  const other = await startApi({ ...SANDBOX, ...times, PAYMENT_EXPIRE_MINUTES: '0.001' });
  const shared = api;
  api = other;
  try {
    const path = await payablePage(await cartWith());
    await wait(0.001 * 60_000);
    const returned = await submit(`${path}/cancel`, {});

    expect((await confirm(returned)).payment).toEqual({ state: 'FAILED', reason: 'expired' });
  } finally {
    api = shared;
    await other.stop();
  }
});

test('an answer that is lost captures the money once, and the order is marked as paid', async () => {
  const cartId = await cartWith();
  const path = await payablePage(cartId);

  await confirm(await submit(path, { scenario: 'answerLost' }));

  await expectEventually(() => publicOrder(cartId), { status: 'pending', paymentDetails: [{ isPaid: true }] });
});

test.each(['webhookTwice', 'webhookFirst'] as const)('%s and the return give one order', async (scenario) => {
  const before = await inStock();
  const returned = await submit(await payablePage(await cartWith()), { scenario });

  const confirmed = await Promise.all(Array.from({ length: 5 }, () => confirm(returned)));

  expect(new Set(confirmed.map(({ order }) => order?.orderId)).size).toBe(1);
  expect(confirmed[0]?.completed).toBe(true);
  expect(await inStock()).toBe(before - 1);
});

test('the webhook alone writes the order of a shopper who does not return', async () => {
  const cartId = await cartWith();

  await submit(await payablePage(cartId), { scenario: 'paid' });

  await expectEventually(() => publicOrder(cartId), { status: 'pending', paymentDetails: [{ isPaid: true }] });
});

test('a cart that changes while the shopper pays is not ordered, and the money is returned', async () => {
  const before = await inStock();
  const cartId = await cartWith();
  const path = await payablePage(cartId);
  await addToCart(cartId, SKU, 1);

  const confirmed = await confirm(await submit(path, { scenario: 'paid' }));

  expect(confirmed).toMatchObject({
    completed: false,
    payment: { state: 'FAILED', reason: 'cartChanged' },
    order: null,
  });
  expect(await inStock()).toBe(before);
});

test('a cart that is ordered by invoice meanwhile is ordered once, and the card is not charged', async () => {
  const before = await inStock();
  const cartId = await cartWith();
  const path = await payablePage(cartId);
  const invoice = await place(cartId, { paymentId: INVOICE });

  const confirmed = await confirm(await submit(path, { scenario: 'paid' }));

  expect(invoice.data['placeOrder']).toMatchObject({ status: 'completed' });
  expect(confirmed).toMatchObject({ completed: false, payment: { reason: 'alreadyOrdered' }, order: null });
  expect(await inStock()).toBe(before - 1);
});

test('the price that was shown is charged, and orders placed twice lead to the same page', async () => {
  const cartId = await cartWith();
  const [first, second] = await Promise.all([payablePage(cartId), payablePage(cartId)]);

  const confirmed = await confirm(await submit(first, { scenario: 'paid' }));

  expect(second).toBe(first);
  expect(confirmed.order?.orderValueIncVat).toBeGreaterThan(0);
});

test('a provider with its own form collects the address, and the order has it [CHECKOUT-02]', async () => {
  const cartId = await cartWith();
  const update = (checkout: object) =>
    api.runOperation(
      `mutation ($cartId: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) {
        paymentOptions { id isSelected paymentType paymentData newCheckoutSession }
      } }`,
      { cartId, checkout },
    );
  const shape = z.object({
    paymentOptions: z.array(
      z.object({ id: z.number(), paymentData: z.string().nullable(), newCheckoutSession: z.boolean() }),
    ),
  });
  const optionOf = (data: Record<string, unknown>) =>
    shape.parse(data['createOrUpdateCheckout']).paymentOptions.find(({ id }) => id === KLARNA);

  const first = optionOf((await update({ paymentId: KLARNA, billingAddress: { zip: '111 22', country: 'SE' } })).data);
  const second = optionOf((await update({ email: 'klara@example.se' })).data);
  const [, path = ''] =
    /src="http:\/\/localhost:3000(\/payments\/sandbox\/pay\/[\w-]+)"/.exec(first?.paymentData ?? '') ?? [];
  const framed = (await api.get(path)).headers.get('content-security-policy') ?? '';
  const returned = await submit(path, { scenario: 'paid', ...CONTACT });
  const confirmed = await confirm(returned, 'KLARNA');

  expect(first).toMatchObject({ newCheckoutSession: true });
  // The frame of the checkout is sandboxed, so no origin names it. The page runs its own script only.
  expect(framed).not.toContain('frame-ancestors');
  expect(framed).toMatch(/script-src 'sha256-[^']+'(;|$)/);
  expect(second).toMatchObject({ newCheckoutSession: false, paymentData: first?.paymentData });
  expect(returned.searchParams.has('kid')).toBe(true);
  expect(confirmed).toMatchObject({ completed: true, order: { email: 'klara@example.se' } });
});

test.each([
  ['without a signature', {}],
  ['with a forged signature', { 'x-sandbox-signature': `t=${Date.now()},v1=${'0'.repeat(64)}` }],
])('a webhook %s is refused', async (_name, headers) => {
  const response = await api.get('/payments/sandbox/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ reference: `sandbox-${'0'.repeat(32)}` }),
  });

  expect(response.status).toBe(401);
});

test.each(['/payments/sandbox/pay/unknown', `/payments/sandbox/pay/sandbox-${'0'.repeat(32)}`])(
  '%s is not found',
  async (path) => {
    expect((await api.get(path)).status).toBe(404);
    expect((await api.get(path, { method: 'POST', body: new URLSearchParams({ scenario: 'paid' }) })).status).toBe(404);
  },
);

test('another shopper learns nothing about a payment', async () => {
  const cartId = await cartWith();
  const returned = await submit(await payablePage(cartId), { scenario: 'paid' });
  const { data } = await api.runOperation(
    'query ($id: String!) { checkout(id: $id, paymentType: STANDARD) { completed } }',
    { id: returned.searchParams.get('oid') },
    { 'x-checkout-key': 'cookie' },
  );

  expect(data['checkout']).toBeNull();
});

test('a market names its payments: card, invoice and the companies [FOOT-06]', async () => {
  const { data } = await api.runOperation('{ channel(channelId: "1|se") { markets { alias paymentMethods } } }');

  expect(data['channel']).toMatchObject({
    markets: expect.arrayContaining([{ alias: 'se', paymentMethods: ['invoice', 'card', 'Klarna', 'Svea', 'Walley'] }]),
  });
});
