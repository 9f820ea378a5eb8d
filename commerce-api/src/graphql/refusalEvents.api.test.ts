import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { eventually } from '../../test/expectEventually.ts';
import { operate } from '../../test/operator.ts';
import { INVOICE, paymentKit } from '../../test/paymentKit.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi({ LOG_LEVEL: 'info', LIMIT_CARTS_PER_NETWORK: '3/hour' });
});
afterEach(() => api.stop());

const { cartWith, place, run, setCode } = paymentKit(() => api);

const event = z.looseObject({ kind: z.string(), outcome: z.string() });

/** The logged security events but registrations, in order. */
function events() {
  return api
    .output()
    .split('\n')
    .flatMap((line) => (line.includes('"security event"') ? [event.parse(JSON.parse(line))] : []))
    .filter(({ kind }) => kind !== 'registration');
}

/** The events, after the last of them was logged, which may follow its response. */
async function loggedEvents(last: string) {
  await eventually(events, (all) => all.some(({ kind }) => kind === last));
  return events();
}

/** Ends the list of events: logged when all earlier ones are. */
async function markEnd(): Promise<void> {
  await run('mutation { requestPasswordReset(email: "end@example.se") }');
}

async function customer(email: string) {
  const { token } = await authenticate(api, 'register', email, 'long-enough');
  return paymentKit(() => api, { authorization: `Bearer ${token}` });
}

const HASH = expect.stringMatching(/^[\w-]{22}$/);
const END = expect.objectContaining({ kind: 'resetRequested' });

test('a blocked buyer who tries to order is a security event', async () => {
  await operate(api, 'customer block', { email: 'blocked@example.se' });

  const { code } = await place(await cartWith([101, 1]), { paymentId: INVOICE, email: 'Blocked@example.se' });
  await markEnd();

  expect(code).toBe('CUSTOMER_BLACKLISTED');
  expect(await loggedEvents('resetRequested')).toEqual([
    expect.objectContaining({ kind: 'blockedOrder', customer: HASH, outcome: 'refused' }),
    END,
  ]);
  expect(api.output()).not.toMatch(/blocked@example/i);
});

test('a used-up limit is one security event in its window, with the name of the limit', async () => {
  await Promise.all([1, 2, 3].map(async () => cartWith([101, 1])));

  const refused = [await cartWith([101, 1]).catch(String), await cartWith([101, 1]).catch(String)];
  await markEnd();

  expect(refused).toEqual(refused.map(() => expect.stringContaining('Too many new carts')));
  expect(await loggedEvents('resetRequested')).toEqual([
    expect.objectContaining({ kind: 'limitReached', limit: 'carts', counted: HASH, outcome: 'limited' }),
    END,
  ]);
});

test('the tenth wrong promo code of a network is a security event, and others are none', async () => {
  const id = await cartWith([101, 1]);

  for (const index of Array(12).keys()) await setCode(id, `FEL${index}`);
  await markEnd();

  expect(await loggedEvents('resetRequested')).toEqual([
    expect.objectContaining({ kind: 'promoCodes', client: HASH, outcome: 'refused' }),
    END,
  ]);
});

test('a customer who requests the cart or the order of another one is a security event, a visitor is none', async () => {
  const owner = await customer('owner@example.se');
  const other = await customer('other@example.se');
  const merged = await owner.run('mutation ($id: String) { mergeCart(id: $id) { cart { id } } }', {
    id: await cartWith([101, 1]),
  });
  const { id } = z.object({ mergeCart: z.object({ cart: z.object({ id: z.string() }) }) }).parse(merged.data)
    .mergeCart.cart;
  const ordered = await owner.place(await owner.cartWith([101, 1]), { paymentId: INVOICE, email: 'owner@example.se' });
  const { orderId } = z.object({ placeOrder: z.object({ orderId: z.string() }) }).parse(ordered.data).placeOrder;
  const getCart = 'query ($id: String) { found: getCart(id: $id) { id } }';
  const getOrder = 'query ($id: Int!) { found: getOrder(orderId: $id) { id } }';

  const responses = [
    await run(getCart, { id }),
    await other.run(getCart, { id }),
    await other.run('mutation ($id: String!) { found: clearCart(id: $id) { id } }', { id }),
    await other.run(getOrder, { id: Number(orderId) }),
    await owner.run(getCart, { id }),
  ];
  await markEnd();

  expect(responses.map(({ data }) => data['found'])).toEqual([null, null, null, null, { id }]);
  const refused = expect.objectContaining({ kind: 'accessRefused', customer: HASH, outcome: 'refused' });
  expect(await loggedEvents('resetRequested')).toEqual([refused, refused, refused, END]);
});

test('a client without the key of servers that sets a shipping fee is a security event', async () => {
  const id = await cartWith([101, 1]);

  const { code } = await run('mutation ($id: String!) { setCartShippingFee(cartId: $id, shippingFee: 0) { email } }', {
    id,
  });
  await markEnd();

  expect(code).toBe('FORBIDDEN');
  expect(await loggedEvents('resetRequested')).toEqual([
    expect.objectContaining({ kind: 'serverOnly', client: HASH, outcome: 'refused' }),
    END,
  ]);
});
