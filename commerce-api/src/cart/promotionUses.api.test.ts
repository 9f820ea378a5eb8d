import { startApi, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { operate } from '../../test/operator.ts';
import { INVOICE, paymentKit } from '../../test/paymentKit.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({
    LIMIT_ORDERS_PER_EMAIL: '1000/day',
    PAYMENT_SANDBOX: 'true',
  });
});
afterAll(() => api.stop());

const guest = paymentKit(() => api);

async function createCode(code: string): Promise<void> {
  const { message } = await operate(api, 'promo create', { code, percent: 10, 'max-uses-per-customer': 1 });
  if (message !== undefined) throw new Error(message);
}

/** A shopper with a new account. */
async function customer(email: string) {
  const { token } = await authenticate(api, 'register', email, 'long-enough');
  return paymentKit(() => api, { authorization: `Bearer ${token}` });
}

/** Orders a cart with the code. @returns the code of the refusal, of the promo code or the order */
async function order(buyer: typeof guest, code: string, checkout: object): Promise<string | undefined> {
  const id = await buyer.cartWith([101, 2]);
  const set = await buyer.setCode(id, code);
  return set.code ?? (await buyer.place(id, { paymentId: INVOICE, ...checkout })).code;
}

test('orders of others with the address of a customer do not use up the code of the customer', async () => {
  await createCode('KONTO');
  const owner = await customer('owner@example.se');
  const other = await customer('other@example.se');

  const byGuest = await order(guest, 'KONTO', { email: 'Owner@example.se' });
  const byOther = await order(other, 'KONTO', { email: 'owner@example.se' });
  const first = await order(owner, 'KONTO', { email: 'owner@example.se' });
  const second = await order(owner, 'KONTO', { email: 'another@example.se' });

  expect([byGuest, byOther, first, second]).toEqual([undefined, undefined, undefined, 'RequirementsNotMet']);
});

test('a guest has used a code if a customer has ordered with it to the same mailbox', async () => {
  await createCode('BREVLÅDA');
  const member = await customer('member@example.se');

  const byMember = await order(member, 'BREVLÅDA', { email: 'member@example.se' });
  const byGuest = await order(guest, 'BREVLÅDA', { email: 'MEMBER@example.se' });
  const byAnother = await order(guest, 'BREVLÅDA', { email: 'guest@example.se' });

  expect([byMember, byGuest, byAnother]).toEqual([undefined, 'RequirementsNotMet', undefined]);
});

test('an open payment holds a use: for customers if it is of their account, for guests if it has their address', async () => {
  await createCode('BETALAR');
  const payer = await customer('payer@example.se');
  const openPage = async (buyer: typeof guest) => {
    const id = await buyer.cartWith([101, 2]);
    const { code: refused } = await buyer.setCode(id, 'BETALAR');
    return refused === undefined ? buyer.openPage(id, { email: 'payer@example.se' }) : { refused };
  };

  const pages = [await openPage(guest), await openPage(payer), await openPage(payer), await openPage(guest)];

  expect(pages).toEqual([
    expect.any(String),
    expect.any(String),
    { refused: 'RequirementsNotMet' },
    { refused: 'RequirementsNotMet' },
  ]);
});
