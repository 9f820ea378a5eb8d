import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { besideServer } from '../../test/besideServer.ts';
import { expectEventually } from '../../test/expectEventually.ts';
import { metricOf } from '../../test/metricOf.ts';
import { onDatabase } from '../../test/onDatabase.ts';
import { operate, operatorOf } from '../../test/operator.ts';
import { paymentKit } from '../../test/paymentKit.ts';
import { withTimes } from '../../test/withTimes.ts';

const ENV = {
  LOG_LEVEL: 'info',
  PAYMENT_SANDBOX: 'true',
  ...withTimes({ paymentCheckMs: 100, paymentTimeoutMs: 2_000, mailRetryMs: 20 }),
  ORDER_NOTICE_EMAIL: 'shop@example.se',
  LIMIT_ORDERS_PER_EMAIL: '1000/hour',
  LIMIT_ORDERS_PER_NETWORK: '1000/hour',
};
const SKU = 201;
const PRODUCT = 2;

let api: Api;
beforeAll(async () => {
  api = await startApi(ENV);
});
afterAll(() => api.stop());

const operator = operatorOf(() => api);
const kit = paymentKit(() => api);
const inStock = () => kit.inStock(SKU, PRODUCT);

/** Pays with a card. @returns the order that the confirmation page shows */
async function buy(scenario: string): Promise<{ order: number; publicId: string }> {
  const path = await kit.payablePage(await kit.cartWith([SKU, 1]));
  const { order } = await kit.confirm(await kit.submit(path, { scenario }));
  if (!order) throw new Error(`The scenario ${scenario} gave no order.`);
  return { order: Number(order.orderId), publicId: order.publicId };
}

async function heldOrder(): Promise<{ order: number; publicId: string }> {
  const bought = await buy('captureRefused');
  await expectEventually(() => statusOf(bought.publicId), 'on-hold');
  return bought;
}

const publicOrder = z.object({
  getOrderPublic: z.object({
    status: z.string(),
    isCancellable: z.boolean(),
    paymentDetails: z.array(z.object({ isPaid: z.boolean() })),
    refunds: z.array(z.unknown()).nullable(),
  }),
});

async function read(publicId: string) {
  const { data } = await api.runOperation(
    'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { status isCancellable paymentDetails { isPaid } refunds { total } } }',
    { id: publicId },
  );
  return publicOrder.parse(data).getOrderPublic;
}

const statusOf = async (publicId: string) => (await read(publicId)).status;

function notices(order: number): number {
  const folder = join(api.dataDir, 'mail');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.includes(`-notice-${order}.`)).length : 0;
}

const cases = z.array(z.object({ order: z.number().nullable(), reason: z.string(), problem: z.string().nullable() }));
const attention = async (order: number) =>
  cases.parse(await operator.run('order list', { attention: true })).filter((found) => found.order === order);

const refused = (order: number) =>
  Promise.all(['order pack', 'order ship'].map((command) => operator.codeOf(command, { order })));
const REFUSED = ['ORDER_STEP_REFUSED', 'ORDER_STEP_REFUSED'];

const steps = z.looseObject({ history: z.array(z.looseObject({ step: z.string() })) });
const historyOf = async (order: number) =>
  steps.parse(await operator.run('order show', { order })).history.map(({ step }) => step);

/** Runs statements on the database of the shop. */
async function withDatabase(body: string): Promise<void> {
  api = await besideServer(api, () => onDatabase(api, body), ENV);
}

test('an order whose capture is refused is on hold: it is not packed, and the operator is mailed once', async () => {
  const { order, publicId } = await heldOrder();

  const codes = await refused(order);
  const message = await operator.messageOf('order pack', { order });
  const picked = JSON.stringify(await operator.run('order pick-list', { order: [order] }));
  const held = JSON.stringify(await operator.run('order list', { status: 'on-hold' }));

  expect(codes).toEqual(REFUSED);
  expect(message).toContain('on hold');
  expect(picked).toBe('[]');
  expect(held).toContain(String(order));
  expect(await attention(order)).toEqual([
    { order, reason: 'captureRefused', problem: expect.stringContaining('cannot be captured') },
  ]);
  // One about the order, one about the refusal.
  await expectEventually(async () => notices(order), 2);
  expect(await metricOf(api, 'payments_needing_attention_total')).toBe(1);
  expect(await historyOf(order)).toEqual(['held']);
  expect(await read(publicId)).toMatchObject({ isCancellable: true, paymentDetails: [{ isPaid: false }] });
});

test('an order whose capture has no answer yet is not packed, and packed afterwards', async () => {
  const { order, publicId } = await buy('answerLost');

  const early = await refused(order);
  const paid = await operator.messageOf('order pay', { order });
  await expectEventually(async () => (await read(publicId)).paymentDetails, [{ isPaid: true }]);
  await operator.run('order pack', { order });

  expect(early).toEqual(REFUSED);
  expect(paid).toContain('about to capture');
  expect(await statusOf(publicId)).toBe('partial');
});

test('the buyer cancels an order on hold: nothing is refunded, and the authorization is released', async () => {
  const before = await inStock();
  const { order, publicId } = await heldOrder();

  await api.runOperation(
    'mutation ($id: Guid!, $email: String) { cancelOrder(publicOrderId: $id, email: $email) { status } }',
    { id: publicId, email: 'karin@example.se' },
  );

  expect(await read(publicId)).toMatchObject({ status: 'cancelled', refunds: null });
  expect(await inStock()).toBe(before);
  expect(await attention(order)).toEqual([]);
  await expectEventually(async () => api.output().split('"msg":"money returned"').length > 1, true);
});

test('an operator cancels an order on hold completely, but not a part of it', async () => {
  const { order, publicId } = await heldOrder();

  const part = await operator.codeOf('order refund', { order, amount: '10' });
  const canceled = await operator.run('order cancel', { order });

  expect(part).toBe('ORDER_STEP_REFUSED');
  expect(canceled).toMatchObject({ status: 'cancelled', paidOut: 0, paidBack: null });
  expect(await statusOf(publicId)).toBe('cancelled');
});

test('an order on hold that was paid in another way continues, and is refunded by the shop', async () => {
  const { order, publicId } = await heldOrder();

  await operator.run('order pay', { order });
  await operator.run('order pack', { order });
  const canceled = await operator.run('order cancel', { order });

  expect(await attention(order)).toEqual([]);
  expect(canceled).toMatchObject({ paidBack: 'bankTransfer' });
  expect(await statusOf(publicId)).toBe('cancelled');
});

test('a repair continues orders that were held although the provider has captured, once', async () => {
  const [lost, half, honest] = [await buy('paid'), await buy('paid'), await heldOrder()];
  for (const { publicId } of [lost, half]) {
    await expectEventually(async () => (await read(publicId)).paymentDetails, [{ isPaid: true }]);
  }
  // As two captures at once left them in earlier releases.
  await withDatabase(`
    await sql\`update shop_order set status = 'on-hold' where id in (${lost.order}, ${half.order})\`.execute(db);
    await sql\`update payment set state = 'onHold', reason = 'captureRefused' where order_id = ${lost.order}\`.execute(db);
    await sql\`update order_payment set paid_at = null where order_id = ${lost.order}\`.execute(db);
  `);
  const found = [await attention(lost.order), await attention(half.order)];

  const dry = await operate(api, 'order repair', {}, { isDryRun: true });
  const unchanged = await statusOf(lost.publicId);
  const repaired = await operator.run('order repair');
  const again = await operator.run('order repair');

  expect(found).toMatchObject([[{ reason: 'captureRefused' }], [{ reason: 'stillOnHold' }]]);
  const left = [{ order: honest.order, provider: 'authorized' }];
  expect(dry.result).toMatchObject({ dryRun: true, repaired: [lost.order, half.order] });
  expect(unchanged).toBe('on-hold');
  expect(repaired).toMatchObject({
    repaired: [lost.order, half.order],
    left: expect.arrayContaining([expect.objectContaining(left[0])]),
  });
  expect(again).toMatchObject({ repaired: [] });
  for (const { order, publicId } of [lost, half]) {
    expect(await read(publicId)).toMatchObject({ status: 'pending', paymentDetails: [{ isPaid: true }] });
    expect(await attention(order)).toEqual([]);
    expect(await historyOf(order)).toEqual(['released']);
  }
  expect(await statusOf(honest.publicId)).toBe('on-hold');
  expect(await operator.run('order cancel', { order: lost.order })).toMatchObject({ paidBack: 'provider' });
});

test('a refused refund waits for a person, who records that it was paid in another way', async () => {
  const { order, publicId } = await buy('paid');
  await expectEventually(async () => (await read(publicId)).paymentDetails, [{ isPaid: true }]);
  await withDatabase(`
    await sql\`update sandbox_payment set refunds = jsonb_build_object('by phone', amount_minor)
      where payment_id = (select id from payment where order_id = ${order})\`.execute(db);
  `);

  await operator.run('order cancel', { order });
  await expectEventually(async () => (await attention(order)).map(({ reason }) => reason), ['refundRefused']);
  const repaired = await operator.run('order repair');
  await operator.run('order refund-paid', { order });
  const again = await operator.run('order refund-paid', { order });

  expect(repaired).toMatchObject({ repaired: [] });
  expect(again).toMatchObject({ paid: 0 });
  expect(await attention(order)).toEqual([]);
});
