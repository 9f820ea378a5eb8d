import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function customer(email: string): Promise<Record<string, string>> {
  const { token } = await authenticate(api, 'register', email, 'long-enough');
  return { authorization: `Bearer ${token}` };
}

test('only the logged-in customer can access their orders and account [ACCOUNT-18]', async () => {
  const owner = await customer('owner@example.se');
  const other = await customer('other@example.se');
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  await api.runOperation('mutation ($id: String!) { addToCart(id: $id, item: { skuId: 101, quantity: 1 }) { id } }', {
    id,
  });
  const address = {
    firstName: 'O',
    lastName: 'W',
    addressLine1: 'Väg 1',
    zip: '12345',
    city: 'Umeå',
    country: 'SE',
    phone: '070-123 45 67',
  };
  const placed = await api.runOperation(
    'mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { orderId } }',
    {
      id,
      checkout: { email: 'owner@example.se', billingAddress: address, acceptedConsents: ['order'], paymentId: 18 },
    },
    owner,
  );
  const orderId = Number(
    z.object({ placeOrder: z.object({ orderId: z.string() }) }).parse(placed.data).placeOrder.orderId,
  );
  const order = (headers?: Record<string, string>) =>
    api.runOperation(
      'query ($orderId: Int!) { getOrder(orderId: $orderId) { id } getOrders { id } }',
      { orderId },
      headers,
    );

  expect((await order(owner)).data).toEqual({ getOrder: { id: orderId }, getOrders: [{ id: orderId }] });
  expect((await order(other)).data).toEqual({ getOrder: null, getOrders: [] });
  expect((await order()).code).toBe('UNAUTHENTICATED');
  expect((await api.runOperation('mutation { updateUser(user: { newsletter: true }) { id } }')).code).toBe(
    'UNAUTHENTICATED',
  );
});

/** Every field of the account form except the message of an order, which belongs to a cart. */
const ACCOUNT = {
  address: {
    firstName: 'Åsa',
    lastName: 'Ek',
    mobile: '070-123 45 67',
    careOf: 'Lind',
    addressLine1: 'Storgatan 1',
    addressLine2: 'Uppgång B',
    zip: '111 22',
    city: 'Umeå',
    country: 'SE',
    entryCode: '1234',
    company: 'Ek & Lind AB',
  },
  gender: 'WOMAN',
  newsletter: true,
  personalId: '556016-0680',
  customerType: 'ORGANIZATION',
};
const ACCOUNT_FIELDS = `{
  gender newsletter personalId customerType
  address { firstName lastName mobile careOf addressLine1 addressLine2 zip city country entryCode company }
}`;

test('every field of an account is stored as sent, and the message is stored with the order [ACCOUNT-09]', async () => {
  const headers = await customer('fields@example.se');

  const saved = await api.runOperation(
    `mutation ($user: UserInputType!) { updateUser(user: $user) ${ACCOUNT_FIELDS} }`,
    { user: ACCOUNT },
    headers,
  );
  await api.runOperation('mutation { updateUser(user: { customerType: ORGANIZATION }) { id } }', {}, headers);
  const read = await api.runOperation(`{ getUser ${ACCOUNT_FIELDS} }`, {}, headers);
  const order = await buy(headers, { message: 'Ring på hos Lind' });

  expect(saved.data['updateUser']).toEqual(ACCOUNT);
  expect(read.data['getUser']).toEqual(ACCOUNT);
  expect(
    (await api.runOperation('query ($id: Int!) { getOrder(orderId: $id) { message } }', { id: order }, headers)).data,
  ).toEqual({
    getOrder: { message: 'Ring på hos Lind' },
  });
});

test('the gender is unspecified, woman or man, and unset by default [ACCOUNT-10]', async () => {
  const headers = await customer('gender@example.se');
  const gender = async (value: string) =>
    (
      await api.runOperation(
        'mutation ($gender: Gender) { updateUser(user: { gender: $gender }) { gender } }',
        { gender: value },
        headers,
      )
    ).data['updateUser'];

  expect((await api.runOperation('{ getUser { gender } }', {}, headers)).data['getUser']).toEqual({ gender: 'UNSET' });
  expect(await gender('UNSPECIFIED')).toEqual({ gender: 'UNSPECIFIED' });
  expect(await gender('WOMAN')).toEqual({ gender: 'WOMAN' });
  expect(await gender('MAN')).toEqual({ gender: 'MAN' });
  expect(await gender('ROBOT')).toBeUndefined();
});

test('a deleted account can no longer log in, and its order contains no personal data', async () => {
  const email = 'leaving@example.se';
  const headers = await customer(email);
  const orderId = await buy(headers, { identityNumber: '19900101-0017', message: 'Ring Olle' });
  const { data } = await api.runOperation(
    'query ($orderId: Int!) { getOrder(orderId: $orderId) { publicId } }',
    { orderId },
    headers,
  );
  const { publicId } = z.object({ getOrder: z.object({ publicId: z.string() }) }).parse(data).getOrder;

  expect((await api.runOperation('mutation { deleteUser }')).code).toBe('UNAUTHENTICATED');
  expect((await api.runOperation('mutation { deleteUser }', {}, headers)).data['deleteUser']).toBe(true);

  expect((await api.runOperation('{ getUser { id } }', {}, headers)).code).toBe('UNAUTHENTICATED');
  expect((await authenticate(api, 'login', email, 'long-enough')).status).toBe(401);
  const order = await api.runOperation(
    `query ($id: Guid!) {
      getOrderPublic(publicOrderId: $id) {
        message customerId orderTotal { sellingPriceIncVat } cart { items { quantity } }
        billingAddress { firstName lastName addressLine1 zip city country }
      }
    }`,
    { id: publicId },
  );
  expect(order.data['getOrderPublic']).toEqual({
    message: '',
    customerId: null,
    orderTotal: { sellingPriceIncVat: 238 },
    cart: { items: [{ quantity: 1 }] },
    billingAddress: { firstName: '', lastName: '', addressLine1: '', zip: '', city: '', country: 'SE' },
  });
  // The address can be registered again, and the new account does not have the order.
  const again = await customer(email);
  expect((await api.runOperation('{ getOrders { id } getUser { balanceFormatted } }', {}, again)).data).toEqual({
    getOrders: [],
    getUser: { balanceFormatted: '0\u00a0kr' },
  });
});

/** Orders one handle. @returns the order id */
async function buy(headers: Record<string, string>, checkout: object): Promise<number> {
  const { data } = await api.runOperation('{ getCart { id } }');
  const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
  await api.runOperation('mutation ($id: String!) { addToCart(id: $id, item: { skuId: 101, quantity: 1 }) { id } }', {
    id,
  });
  const billingAddress = {
    firstName: 'O',
    lastName: 'W',
    addressLine1: 'Väg 1',
    zip: '12345',
    city: 'Umeå',
    country: 'SE',
    phone: '070-123 45 67',
  };
  const placed = await api.runOperation(
    'mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { orderId } }',
    {
      id,
      checkout: { email: 'owner@example.se', billingAddress, acceptedConsents: ['order'], paymentId: 18, ...checkout },
    },
    headers,
  );
  return Number(z.object({ placeOrder: z.object({ orderId: z.string() }) }).parse(placed.data).placeOrder.orderId);
}

const REVIEW = `mutation ($alias: String!, $rating: Int, $comment: String, $author: String!) {
  postProductReview(alias: $alias, rating: $rating, comment: $comment, author: $author)
}`;
const review = (input: object = {}, headers?: Record<string, string>) =>
  api.runOperation(REVIEW, { alias: 'kula-knopp', rating: 5, comment: 'Fin', author: 'Eva', ...input }, headers);

test('only a customer may write a review [PRODUCT-11]', async () => {
  expect((await review()).code).toBe('UNAUTHENTICATED');
  expect((await review({}, { authorization: 'Bearer nobody' })).code).toBe('UNAUTHENTICATED');
});

test('a review without name, comment or rating, or with a too long field, is rejected [PRODUCT-09]', async () => {
  const headers = await customer('careless@example.se');
  const wrong = [
    { rating: null },
    { rating: 0 },
    { rating: 6 },
    { author: ' ' },
    { author: 'E'.repeat(51) },
    { comment: null },
    { comment: ' \n ' },
    { comment: 'x'.repeat(1001) },
  ];

  const results = await Promise.all(wrong.map((input) => review(input, headers)));

  expect(results.map(({ code }) => code)).toEqual(wrong.map(() => 'BAD_INPUT'));
  expect((await review({ alias: 'finns-inte' }, headers)).data['postProductReview']).toBe(false);
});

test('a review is stored, and not published before it is approved [PRODUCT-10]', async () => {
  const headers = await customer('review@example.se');

  expect((await review({}, headers)).data['postProductReview']).toBe(true);

  expect(
    (await api.runOperation('{ reviews(alias: "kula-knopp") { count reviews { author } } }')).data['reviews'],
  ).toEqual({
    count: 0,
    reviews: [],
  });
});

test('reviews are sorted by date or rating over all pages', async () => {
  const { data } = await api.runOperation(`{
    newest: reviews(alias: "linje-massing", take: 1) { reviews { rating } }
    highest: reviews(alias: "linje-massing", sort: HIGHEST) { reviews { rating } }
    lowest: reviews(alias: "linje-massing", sort: LOWEST, skip: 1) { reviews { rating } }
  }`);

  expect(data).toEqual({
    newest: { reviews: [{ rating: 4 }] },
    highest: { reviews: [{ rating: 5 }, { rating: 4 }] },
    lowest: { reviews: [{ rating: 5 }] },
  });
});

test('a review has author, comment and rating [PRODUCT-09]', async () => {
  const { data } = await api.runOperation('{ reviews(alias: "linje-massing") { reviews { author comment rating } } }');

  expect(data['reviews']).toEqual({
    reviews: [
      { author: 'Olle', comment: 'Snyggt.', rating: 4 },
      { author: 'Karin', comment: 'Stadigt.', rating: 5 },
    ],
  });
});

function subscribe(email: string) {
  return api.runOperation(
    `mutation ($email: String!, $channelId: String, $languageId: String, $marketId: String) {
      subscribeToNewsletter(email: $email, channelId: $channelId, languageId: $languageId, marketId: $marketId)
    }`,
    { email, channelId: '1|se', languageId: 'sv-SE', marketId: 'se' },
  );
}

test('subscribing to the newsletter is idempotent and requires a valid address [API-30]', async () => {
  expect((await subscribe('eva@example.se')).data['subscribeToNewsletter']).toBe(true);
  expect((await subscribe('EVA@example.se')).data['subscribeToNewsletter']).toBe(true);
  expect((await subscribe('no address')).code).toBe('BAD_INPUT');
});

function monitor(skuId: number) {
  return api.runOperation(
    'mutation ($skuId: Int!) { monitorProductAvailability(email: "eva@example.se", skuId: $skuId) }',
    {
      skuId,
    },
  );
}

test('an availability request succeeds repeatedly, and is rejected for an unknown sku', async () => {
  expect((await monitor(102)).data['monitorProductAvailability']).toBe(true);
  expect((await monitor(102)).data['monitorProductAvailability']).toBe(true);
  expect((await monitor(9)).code).toBe('SKU_NOT_FOUND');
});
