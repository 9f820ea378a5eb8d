import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import * as z from 'zod';
import { startApi, type Api } from '../../../test/api.ts';
import { admin } from '../../../test/adminCli.ts';
import { authenticate } from '../../../test/authClient.ts';
import { expectEventually } from '../../../test/expectEventually.ts';
import { operate } from '../../../test/operator.ts';
import { placeOrder } from '../../../test/placeOrder.ts';
import { withTimes } from '../../../test/withTimes.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({
    ...withTimes({ mailRetryMs: 20 }),
    LIMIT_ORDERS_PER_EMAIL: '1000/day',
    SHOP_PAYMENT_ACCOUNT: 'Bankgiro 123-4567',
  });
});
afterAll(() => api.stop());
async function placed(...items: [skuId: number, quantity: number][]) {
  const order = await placeOrder(api, { items });
  if (!order) throw new Error('The order was not placed.');
  return { order: Number(order.orderId), publicId: order.publicId };
}

const done = async (name: string, input: object) => {
  const { result, message } = await operate(api, name, input);
  if (message !== undefined) throw new Error(message);
  return z.looseObject({ status: z.string(), changed: z.boolean() }).parse(result);
};
const codeOf = async (name: string, input: object) => (await operate(api, name, input)).code;

const shown = z.looseObject({
  status: z.string(),
  total: z.number(),
  refunded: z.number(),
  items: z.array(z.looseObject({ sku: z.number(), articleNumber: z.string() })),
  history: z.array(z.looseObject({ step: z.string(), actor: z.string() })),
});
const show = async (order: number) => shown.parse((await operate(api, 'order show', { order })).result);

async function publicOrder(publicId: string) {
  const { data } = await api.runOperation(
    `query ($id: Guid!) { getOrderPublic(publicOrderId: $id) {
      status shippingDetails { parcelNumber trackingLink } refunds { itemId total toBalance refundType }
      paymentDetails { isPaid } itemStates { shipped canceled refunded }
    } }`,
    { id: publicId },
  );
  return data['getOrderPublic'];
}

function mailNames(topic: string): string[] {
  const folder = join(api.dataDir, 'mail');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.includes(`-${topic}.`)) : [];
}

async function mail(topic: string): Promise<Email> {
  await expectEventually(async () => mailNames(topic).length, 1);
  return PostalMime.parse(readFileSync(join(api.dataDir, 'mail', mailNames(topic)[0] ?? '')));
}

async function stockOf(productId: number) {
  const { data } = await api.runOperation(
    'query ($id: Int) { product(productId: $id) { skus { stock { inStock oversellable } } } }',
    { id: productId },
  );
  return data['product'];
}

test('an order is packed, shipped with a parcel number and delivered: each step is mailed once, with the invoice [ACCOUNT-11]', async () => {
  const { order, publicId } = await placed([301, 2]);

  const packed = await done('order pack', { order });
  const shipped = await done('order ship', { order, parcel: 'JVGL 12/34' });
  const again = await done('order ship', { order, parcel: 'JVGL 12/34' });
  const repeated = await done('order ship', { order });
  const delivered = await done('order deliver', { order });
  await done('order deliver', { order });

  expect([packed.status, shipped.status, delivered.status]).toEqual(['partial', 'completed', 'completed']);
  expect([again.changed, repeated.changed]).toEqual([false, false]);
  expect(await publicOrder(publicId)).toMatchObject({
    status: 'completed',
    shippingDetails: [
      { parcelNumber: 'JVGL 12/34', trackingLink: 'https://tracking.postnord.com/se/?id=JVGL%2012%2F34' },
    ],
  });
  const { history } = await show(order);
  expect(history.map(({ step, actor }) => [step, actor])).toEqual([
    ['packed', 'karin'],
    ['shipped', 'karin'],
    ['delivered', 'karin'],
  ]);
  expect((await mail(`shipped-${order}`)).text).toContain('https://tracking.postnord.com/se/?id=JVGL%2012%2F34');
  const invoice = await mail(`invoice-${order}`);
  expect(invoice.text?.replaceAll(/\s+/g, ' ')).toMatch(/Betala \d+ kr till Bankgiro 123-4567 senast/);
  expect(invoice.text).toContain('Momsreg.nr SE000000000001');
  for (const topic of ['packed', 'delivered'])
    expect((await mail(`${topic}-${order}`)).to).toMatchObject([{ address: 'karin@example.se' }]);
});

test('a parcel with some of the items leaves the order partly shipped, and another parcel cannot have them too', async () => {
  const { order } = await placed([301, 3], [101, 1]);
  const { items } = await show(order);
  const knob = items.find(({ sku }) => sku === 301)?.articleNumber;

  const first = await done('order ship', { order, parcel: 'A1', line: [`${knob}:2`] });

  expect(first.status).toBe('partial');
  expect(await codeOf('order ship', { order, parcel: 'A2', line: `${knob}:2` })).toBe('ORDER_STEP_REFUSED');
  expect(await codeOf('order ship', { order, parcel: 'A1', line: '101' })).toBe('ORDER_STEP_REFUSED');
  expect(await codeOf('order ship', { order, line: 'unknown' })).toBe('FAILED');
  expect((await mail(`shipped-${order}`)).subject).toBe(`En del av order ${order} är på väg`);
  expect((await done('order ship', { order, parcel: 'A2' })).status).toBe('completed');
});

test('two refunds at once do not exceed what was paid, and a repeated key refunds once', async () => {
  const { order, publicId } = await placed([301, 1]);
  await done('order ship', { order, parcel: 'B1' });
  await done('order pay', { order });
  const { total } = await show(order);

  const both = await Promise.all(
    ['first', 'second'].map((key) => operate(api, 'order refund', { order, amount: total, key })),
  );
  const repeated = await Promise.all(
    ['first', 'second'].map((key) => codeOf('order refund', { order, amount: 1, key })),
  );

  expect(both.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422]);
  // The key that refunded is known; the other one would be above what was paid.
  expect(repeated.filter((code) => code === 'ORDER_STEP_REFUSED')).toHaveLength(1);
  expect(await show(order)).toMatchObject({ status: 'refunded', refunded: total });
  expect(await publicOrder(publicId)).toMatchObject({
    paymentDetails: [{ isPaid: true }],
    refunds: [{ itemId: 0, total, toBalance: false, refundType: 'amount' }],
  });
  expect(mailNames(`refunded-${order}`).length).toBeLessThanOrEqual(1);
  await mail(`refunded-${order}`);
});

test('returned items are refunded by line, restocked, and complete the order as refunded with the shipping fee [ACCOUNT-11]', async () => {
  const before = await stockOf(3);
  const { order, publicId } = await placed([301, 2]);
  await done('order ship', { order, parcel: 'C1' });
  await done('order pay', { order });

  const partly = await done('order refund', { order, line: '301:1', restock: true, reason: 'retur' });
  const rest = await done('order refund', { order, line: '301', restock: true, shipping: 'rest' });

  expect([partly.status, rest.status]).toEqual(['completed', 'refunded']);
  expect(await codeOf('order refund', { order, line: '301:1' })).toBe('ORDER_STEP_REFUSED');
  expect(await stockOf(3)).toEqual(before);
  expect(await publicOrder(publicId)).toMatchObject({
    status: 'refunded',
    refunds: [{ itemId: 301, refundType: 'line' }, { itemId: 301 }, { itemId: 0, refundType: 'shipping' }],
    itemStates: [{ shipped: 2, refunded: 2 }],
  });
});

test('a refund deducts the agreed cost of return shipping, and its mail names it', async () => {
  const { order, publicId } = await placed([301, 1]);
  await done('order ship', { order, parcel: 'D1' });
  await done('order pay', { order });
  const { total } = await show(order);

  const outcome = await operate(api, 'order refund', {
    order,
    line: '301',
    shipping: 'rest',
    'return-shipping': 'agreed',
  });

  const summary = z.object({ status: z.string(), paidOut: z.number() }).parse(outcome.result);
  const fee = Math.round((total - summary.paidOut) * 100) / 100;
  expect(summary.status).toBe('refunded');
  expect(fee).toBe(49);
  expect(await publicOrder(publicId)).toMatchObject({
    refunds: [{ refundType: 'line' }, { refundType: 'shipping' }, { refundType: 'returnShipping', total: -fee }],
  });
  expect((await mail(`refunded-${order}`)).text?.replaceAll('\u00A0', ' ')).toMatch(/Returfrakt:\s*−49 kr/);
});

test('a refund goes to the balance of the customer, but not before the order is paid, and not to a guest', async () => {
  const { token } = await authenticate(api, 'register', 'balance@example.se', 'long-enough');
  const headers = { authorization: `Bearer ${token}` };
  const order = await placeOrder(api, { items: [[301, 1]], headers });
  const guest = await placed([301, 1]);
  const refund = { amount: 10, to: 'balance' };
  const number = Number(order?.orderId);

  const early = await codeOf('order refund', { order: number, ...refund });
  await done('order pay', { order: number });
  await done('order pay', { order: guest.order });
  await done('order refund', { order: number, ...refund });

  expect(early).toBe('ORDER_STEP_REFUSED');
  expect(await codeOf('order refund', { order: guest.order, ...refund })).toBe('ORDER_STEP_REFUSED');
  const { data } = await api.runOperation('{ getUser { balances { currency amount } } }', {}, headers);
  expect(data['getUser']).toEqual({ balances: [{ currency: 'SEK', amount: 10 }] });
});

test('the operator cancels items and then the order: stock back, invoice reduced, fees too', async () => {
  const before = await stockOf(3);
  const { order } = await placed([301, 3]);
  const { total } = await show(order);

  const partly = await done('order cancel', { order, line: '301:1' });
  const whole = await done('order cancel', { order, reason: 'slut' });
  const again = await done('order cancel', { order });

  expect([partly.status, whole.status, again.changed]).toEqual(['pending', 'cancelled', false]);
  expect(Number(partly['credited']) + Number(whole['credited'])).toBeCloseTo(total, 2);
  expect(whole).toMatchObject({ paidOut: 0, toBalance: 0, paidBack: null });
  expect(await stockOf(3)).toEqual(before);
  expect(await codeOf('order ship', { order })).toBe('ORDER_STEP_REFUSED');
});

test('orders are found by number, email, name and parcel number, and the pick list sums the items to pack', async () => {
  const { order } = await placed([101, 2]);
  const second = await placed([101, 1]);
  const foundBy = async (text: string) =>
    z
      .array(z.looseObject({ order: z.number() }))
      .parse((await operate(api, 'order find', { text })).result)
      .map((row) => row.order);

  await done('order ship', { order: second.order, parcel: 'FIND-ME' });

  expect(await foundBy(String(order))).toEqual([order]);
  expect(await foundBy('KARIN@example')).toContain(order);
  expect(await foundBy('karin berg')).toContain(order);
  expect(await foundBy('find-me')).toEqual([second.order]);
  expect(await foundBy('%')).toEqual([]);
  const { items } = await show(order);
  expect((await operate(api, 'order pick-list', { order: [order, second.order] })).result).toEqual([
    expect.objectContaining({ articleNumber: items[0]?.articleNumber, quantity: 2, orders: `${order} × 2` }),
  ]);
  expect((await operate(api, 'order list', { today: true, open: true })).result).toContainEqual(
    expect.objectContaining({ order, status: 'pending', customer: 'Karin Berg', paid: false }),
  );
});

test('orders are listed, shipped by line and refunded by amount from the command line', async () => {
  const { order } = await placed([301, 2], [101, 1]);
  const { items } = await show(order);
  const knob = items.find(({ sku }) => sku === 301)?.articleNumber;
  const id = String(order);
  const rows = z.array(z.looseObject({ order: z.number(), status: z.string() }));
  const cli = async (...args: string[]): Promise<unknown> => {
    const { code, out, err } = await admin(api, ...args, '--actor', 'karin');
    if (code !== 0) throw new Error(err);
    return JSON.parse(out);
  };
  const openOrders = async () =>
    rows.parse(await cli('order', 'list', '--open', '--limit', '1000')).map((row) => row.order);

  await cli('order', 'ship', id, '--parcel', 'CLI-1', '--line', `${knob}:1`);
  const openBefore = await openOrders();
  await cli('order', 'ship', id, '--parcel', 'CLI-2');
  await cli('order', 'pay', id);
  const refund = ['order', 'refund', id, '--amount', '50', '--reason', 'försenad', '--key', 'ticket-17'];
  const refunds = [await cli(...refund), await cli(...refund)];

  expect(openBefore).toContain(order);
  expect(await openOrders()).not.toContain(order);
  expect(rows.parse(await cli('order', 'find', 'cli-2'))).toEqual([
    expect.objectContaining({ order, status: 'completed' }),
  ]);
  expect(refunds).toEqual([expect.objectContaining({ changed: true }), expect.objectContaining({ changed: false })]);
  expect(await show(order)).toMatchObject({ refunded: 50 });
});

test('a mail about an order is sent again on request', async () => {
  const { order } = await placed([301, 1]);
  await done('order ship', { order, parcel: 'D1' });
  await mail(`invoice-${order}`);

  await operate(api, 'order resend-mail', { order, mail: 'invoice' });

  await expectEventually(async () => mailNames(`invoice-${order}`).length, 2);
  expect(await codeOf('order resend-mail', { order, mail: 'refunded' })).toBe('FAILED');
});
