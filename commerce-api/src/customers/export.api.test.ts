import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { BILLING_ADDRESS, placeOrder } from '../../test/placeOrder.ts';

const EVA = 'eva@example.se';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function customer(email: string): Promise<Record<string, string>> {
  const { token } = await authenticate(api, 'register', email, 'long-enough');
  return { authorization: `Bearer ${token}` };
}

async function exported(headers: Record<string, string>): Promise<unknown> {
  const { data } = await api.runOperation('mutation { exportUser }', {}, headers);
  return JSON.parse(z.object({ exportUser: z.string() }).parse(data).exportUser);
}

test('a customer exports all own data as JSON, and no data of others or secrets [ACCOUNT-18]', async () => {
  const headers = await customer(EVA);
  const other = await customer('other@example.se');
  await api.runOperation(
    'mutation ($user: UserInputType!) { updateUser(user: $user) { id } }',
    {
      user: {
        gender: 'WOMAN',
        personalId: '19811228-9874',
        newsletter: true,
        reviewInvitations: true,
        address: { firstName: 'Eva', city: 'Umeå' },
      },
    },
    headers,
  );
  const own = await placeOrder(api, {
    items: [[101, 2]],
    checkout: {
      email: EVA,
      message: 'Ring på',
      billingAddress: BILLING_ADDRESS,
      acceptedConsents: ['order'],
      paymentId: 18,
    },
    headers,
  });
  await placeOrder(api, { items: [[101, 1]], checkout: { email: EVA, message: 'As a guest' } });
  await placeOrder(api, { items: [[101, 1]], checkout: { email: 'other@example.se' }, headers: other });
  await api.runOperation(
    'mutation { postProductReview(alias: "kula-knopp", rating: 4, comment: "Fin", author: "Eva") }',
    {},
    headers,
  );
  await api.runOperation(`mutation { subscribeToNewsletter(email: "${EVA}") }`);
  await api.runOperation(`mutation { monitorProductAvailability(email: "${EVA}", skuId: 102) }`);

  const data = await exported(headers);

  expect(data).toMatchObject({
    formatVersion: 1,
    exportedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    account: {
      email: EVA,
      gender: 'WOMAN',
      personalOrOrganizationId: '19811228-9874',
      wantsNewsletter: true,
      wantsReviewInvitations: true,
    },
    address: { firstName: 'Eva', city: 'Umeå' },
    storeCredit: [],
    orders: [
      {
        orderNumber: Number(own?.orderId),
        email: EVA,
        message: 'Ring på',
        billingAddress: { lastName: 'Berg', zip: '111 22' },
        currency: 'SEK',
        lines: [{ quantity: 2, product: expect.any(String), unitPrice: expect.any(Number) }],
        total: expect.any(Number),
      },
    ],
    reviews: [{ author: 'Eva', rating: 4, comment: 'Fin', isPublished: false }],
    newsletterSubscription: { confirmedAt: null },
    stockNotifications: [{ articleNumber: expect.any(String), notifiedAt: null }],
    logins: [{ startedAt: expect.any(String) }],
  });
  const text = JSON.stringify(data);
  expect(text).not.toMatch(/argon2|As a guest|other@example/);
  expect(await exported(other)).toMatchObject({ account: { email: 'other@example.se' }, reviews: [], carts: [] });
});

test('an export needs a customer and is limited to ten per hour', async () => {
  const headers = await customer('often@example.se');
  const run = (own?: Record<string, string>) => api.runOperation('mutation { exportUser }', {}, own);

  expect((await run()).code).toBe('UNAUTHENTICATED');
  const codes: (string | undefined)[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) codes.push((await run(headers)).code);

  expect(codes).toEqual([...Array.from({ length: 10 }, () => undefined), 'TOO_MANY_ATTEMPTS']);
});

test('an export requires a recent login', async () => {
  const shared = api;
  api = await startApi({ REAUTHENTICATION_MINUTES: '0.001' });
  try {
    const headers = await customer(EVA);
    await setTimeout(100);

    expect((await api.runOperation('mutation { exportUser }', {}, headers)).code).toBe('REAUTHENTICATION_REQUIRED');
  } finally {
    await api.stop();
    api = shared;
  }
});
