import { startApi, type Api } from '../../test/api.ts';
import { onRunningDatabase } from '../../test/besideServer.ts';
import { paymentKit } from '../../test/paymentKit.ts';

const ENV = { PAYMENT_SANDBOX: 'true' };

let api: Api;
beforeAll(async () => {
  api = await startApi(ENV);
});
afterAll(() => api.stop());

const { addToCart, cartWith, pay, payablePage } = paymentKit(() => api);

/** Changes the open payment of a cart. */
async function changePayment(cartId: string, assignment: string): Promise<void> {
  const body = `await sql\`update payment set ${assignment} where cart_id = '${cartId}'\`.execute(db);`;
  [, api] = await onRunningDatabase(api, body, ENV);
}

test('the SHA-256 of the cart decides whether a paid cart was changed, not its MD5', async () => {
  const cartId = await cartWith([101, 1]);
  const path = await payablePage(cartId);

  await changePayment(cartId, "fingerprint = ''");

  expect(await pay(path)).toBe('ordered');
});

test('a payment that an earlier release has opened gives an order after the update', async () => {
  const cartId = await cartWith([101, 1]);
  const path = await payablePage(cartId);

  await changePayment(cartId, "draft = draft - 'cartHash'");

  expect(await pay(path)).toBe('ordered');
});

test('a cart that changes during a payment of an earlier release gives no order', async () => {
  const cartId = await cartWith([101, 1]);
  const path = await payablePage(cartId);
  await changePayment(cartId, "draft = draft - 'cartHash'");

  await addToCart(cartId, 101, 1);

  expect(await pay(path)).toEqual({ voided: 'cartChanged' });
});
