import * as z from 'zod';
import { startApi, type Api } from '../../../test/api.ts';
import { authenticate } from '../../../test/authClient.ts';
import { eventually } from '../../../test/expectEventually.ts';
import { onRunningDatabase } from '../../../test/besideServer.ts';
import { operate } from '../../../test/operator.ts';
import { placeOrder } from '../../../test/placeOrder.ts';

const ENV = { LOG_LEVEL: 'info' };
const EMAIL = 'karin@example.se';
const PASSWORD = 'long-enough-password';

let api: Api;
beforeAll(async () => {
  api = await startApi(ENV);
});
afterAll(() => api.stop());

/** A network of its own for each test: changes are limited by network too. */
let network = '';
let tests = 0;
beforeEach(() => {
  tests += 1;
  network = `203.0.${tests}.1`;
});

interface Change {
  email?: string;
  token?: string;
  from?: string;
}

const CANCEL = 'mutation ($id: Guid!, $email: String) { cancelOrder(publicOrderId: $id, email: $email) { status } }';
const WITHDRAW =
  'mutation ($id: Guid!, $email: String) { requestWithdrawal(publicOrderId: $id, email: $email) { status } }';

const change = (mutation: string, id: string, { email, token, from = network }: Change = {}) =>
  api.runOperation(
    mutation,
    { id, ...(email !== undefined && { email }) },
    { 'x-forwarded-for': from, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  );

async function placed(options: Partial<Parameters<typeof placeOrder>[1]> = {}) {
  const order = await placeOrder(api, { items: [[301, 1]], ...options });
  if (!order) throw new Error('The order was not placed.');
  return order;
}

const orderShape = z.object({
  getOrderPublic: z.object({ status: z.string(), itemStates: z.array(z.object({ withdrawalRequested: z.number() })) }),
});
async function stateOf(publicId: string): Promise<string> {
  const { data } = await api.runOperation(
    'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { status itemStates { withdrawalRequested } } }',
    { id: publicId },
  );
  const { status, itemStates } = orderShape.parse(data).getOrderPublic;
  return `${status}, ${itemStates.reduce((sum, { withdrawalRequested }) => sum + withdrawalRequested, 0)} withdrawn`;
}

async function customer(email: string) {
  const { token = '' } = await authenticate(api, 'register', email, PASSWORD);
  return { token, headers: { authorization: `Bearer ${token}` } };
}

test.each([
  ['cancelOrder', CANCEL],
  ['requestWithdrawal', WITHDRAW],
])('%s of a guest order changes nothing with the link alone, or with another address', async (_name, mutation) => {
  const { publicId } = await placed();

  const codes = [
    (await change(mutation, publicId)).code,
    (await change(mutation, publicId, { email: '' })).code,
    (await change(mutation, publicId, { email: 'eva@example.se' })).code,
    (await change(mutation, publicId, { email: 'no address' })).code,
  ];

  expect(codes).toEqual(['ORDER_PROOF_REQUIRED', 'ORDER_PROOF_REQUIRED', 'ORDER_PROOF_WRONG', 'ORDER_PROOF_WRONG']);
  expect(await stateOf(publicId)).toBe('pending, 0 withdrawn');
});

test('the address of the order proves the buyer in any spelling of the same mailbox', async () => {
  const guest = await placed({ checkout: { email: 'Karin@Ängö.se' } });

  const { code } = await change(CANCEL, guest.publicId, { email: ' KARIN@xn--ng-uia8e.se ' });

  expect(code).toBeUndefined();
  expect(await stateOf(guest.publicId)).toBe('cancelled, 0 withdrawn');
});

test("a customer's order is changed by the logged-in customer, or with its address, but by no other customer", async () => {
  const owner = await customer('owner@example.se');
  const other = await customer('other@example.se');
  const [first, second] = [
    await placed({ headers: owner.headers, checkout: { email: 'owner@example.se' } }),
    await placed({ headers: owner.headers, checkout: { email: 'owner@example.se' } }),
  ];

  const refused = [
    await change(CANCEL, first.publicId),
    await change(CANCEL, first.publicId, { token: other.token }),
    await change(CANCEL, first.publicId, { token: other.token, email: 'other@example.se' }),
  ];
  const byCustomer = await change(CANCEL, first.publicId, { token: owner.token });
  const byAddress = await change(WITHDRAW, second.publicId, { email: 'owner@example.se' });

  expect(refused.map(({ code }) => code)).toEqual([
    'ORDER_PROOF_REQUIRED',
    'ORDER_PROOF_REQUIRED',
    'ORDER_PROOF_WRONG',
  ]);
  expect([byCustomer.code, byAddress.code]).toEqual([undefined, undefined]);
  expect(await stateOf(first.publicId)).toBe('cancelled, 0 withdrawn');
  expect(await stateOf(second.publicId)).toBe('pending, 1 withdrawn');
});

test('after ten wrong addresses from any networks, the right one is refused too, and no other order is', async () => {
  const { publicId } = await placed();
  const other = await placed();
  // More than one network may try, and at the same time.
  const guesses = Array.from({ length: 12 }, (_unused, index) =>
    change(CANCEL, publicId, { email: `guess${index}@example.se`, from: `198.51.${index}.7` }),
  );

  const codes = (await Promise.all(guesses)).map(({ code }) => code);
  const right = await change(CANCEL, publicId, { email: EMAIL });
  const elsewhere = await change(CANCEL, other.publicId, { email: EMAIL });

  expect(codes.filter((code) => code === 'ORDER_PROOF_WRONG')).toHaveLength(10);
  expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(2);
  expect(right.code).toBe('TOO_MANY_ATTEMPTS');
  expect(elsewhere.code).toBeUndefined();
});

test('the right address clears the wrong ones before it', async () => {
  const { publicId } = await placed();
  const wrong = async () => (await change(CANCEL, publicId, { email: 'eva@example.se' })).code;
  for (const _each of Array(9).keys()) await wrong();

  await change(WITHDRAW, publicId, { email: EMAIL });

  expect(await wrong()).toBe('ORDER_PROOF_WRONG');
  expect(await wrong()).toBe('ORDER_PROOF_WRONG');
});

test('an order without an address is changed by no address, not even an empty one', async () => {
  const { token, headers } = await customer('leaving@example.se');
  const { orderId, publicId } = await placed({ headers, checkout: { email: 'leaving@example.se' } });
  await operate(api, 'order pack', { order: orderId });
  await operate(api, 'order ship', { order: orderId, parcel: 'PN1' });
  await operate(api, 'order deliver', { order: orderId });
  await api.runOperation('mutation { deleteUser }', {}, { authorization: `Bearer ${token}` });
  const [stored, next] = await onRunningDatabase(
    api,
    `return (await sql\`select email from shop_order where id = ${orderId}\`.execute(db)).rows;`,
    ENV,
  );
  api = next;

  const codes = [
    (await change(WITHDRAW, publicId, { email: '' })).code,
    (await change(WITHDRAW, publicId, { email: ' ' })).code,
    (await change(WITHDRAW, publicId, { email: 'leaving@example.se' })).code,
  ];

  expect(stored).toEqual([{ email: '' }]);
  expect(codes).toEqual(['ORDER_PROOF_REQUIRED', 'ORDER_PROOF_WRONG', 'ORDER_PROOF_WRONG']);
});

test('an unknown link has no order to prove, with an address and without one', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000';

  const responses = [await change(CANCEL, unknown), await change(CANCEL, unknown, { email: EMAIL })];

  expect(responses.map(({ code, data }) => [code, data])).toEqual([
    [undefined, { cancelOrder: null }],
    [undefined, { cancelOrder: null }],
  ]);
});

test('each attempt is a security event, and the log has no address', async () => {
  const { publicId } = await placed({ checkout: { email: 'logged@example.se' } });
  const before = api.output().length;
  const events = () => [
    ...api
      .output()
      .slice(before)
      .matchAll(/"kind":"orderByLink".*?"outcome":"(\w+)"/g),
  ];

  await change(CANCEL, publicId);
  await change(CANCEL, publicId, { email: 'guess@example.se' });
  await change(CANCEL, publicId, { email: 'logged@example.se' });
  const logged = await eventually(events, ({ length }) => length >= 3);

  expect(logged.map(([, outcome]) => outcome)).toEqual(['refused', 'refused', 'done']);
  expect(api.output()).not.toMatch(/(logged|guess)@example/);
});
