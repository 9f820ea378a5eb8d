import * as z from 'zod';
import { startApi, type Api, type ApiResponse } from '../../test/api.ts';
import { admin } from '../../test/adminCli.ts';
import { authenticate } from '../../test/authClient.ts';
import { expectEventually } from '../../test/expectEventually.ts';
import { BILLING_ADDRESS } from '../../test/placeOrder.ts';
import { withTimes } from '../../test/withTimes.ts';

const CARD = 30;
const KLARNA = 31;
const PASSWORD = 'long-enough';
/** 189 kr a piece, and 49 kr for the carrier. */
const SKU = 101;

let api: Api;
beforeAll(async () => {
  api = await startApi({ LOG_LEVEL: 'info', PAYMENT_SANDBOX: 'true', ...withTimes({ paymentCheckMs: 100 }) });
});
afterAll(() => api.stop());

/** A customer with 300 kr of store credit. */
class Customer {
  readonly #email: string;
  readonly #headers: Record<string, string>;

  constructor(email: string, token: string) {
    this.#email = email;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  send(query: string, variables: object): Promise<ApiResponse> {
    return api.runOperation(query, variables, this.#headers);
  }

  async cartWith(quantity: number): Promise<string> {
    const { data } = await this.send('{ getCart { id } }', {});
    const { id } = z.object({ getCart: z.object({ id: z.string() }) }).parse(data).getCart;
    const item = { skuId: SKU, quantity };
    await this.send('mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }', {
      id,
      item,
    });
    return id;
  }

  async pending(id: string): Promise<number> {
    const { data } = await this.send('query ($id: String!) { getCart(id: $id) { summary { balance { pending } } } }', {
      id,
    });
    const shape = z.object({ summary: z.object({ balance: z.object({ pending: z.number() }) }) });
    return shape.parse(data['getCart']).summary.balance.pending;
  }

  place(cartId: string, paymentId = CARD): Promise<ApiResponse> {
    return this.send(
      `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
        placeOrder(cartId: $cartId, checkout: $checkout) { orderId status redirectUrl }
      }`,
      {
        cartId,
        checkout: { email: this.#email, billingAddress: BILLING_ADDRESS, acceptedConsents: ['order'], paymentId },
      },
    );
  }

  async paymentPage(cartId: string): Promise<string> {
    const { data, message } = await this.place(cartId);
    const shape = z.object({ redirectUrl: z.url(message) });
    return new URL(shape.parse(data['placeOrder']).redirectUrl).pathname;
  }

  /** The options of a checkout with KLARNA selected. */
  async snippet(cartId: string) {
    const { data } = await this.send(
      `mutation ($cartId: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) {
        paymentOptions { id paymentType paymentData }
      } }`,
      {
        cartId,
        checkout: {
          email: this.#email,
          billingAddress: BILLING_ADDRESS,
          acceptedConsents: ['order'],
          paymentId: KLARNA,
        },
      },
    );
    const option = z.object({ id: z.number(), paymentType: z.string(), paymentData: z.string().nullable() });
    const { paymentOptions } = z.object({ paymentOptions: z.array(option) }).parse(data['createOrUpdateCheckout']);
    return paymentOptions.find(({ id }) => id === KLARNA);
  }

  async confirm(url: URL) {
    const [id] = ['oid', 'kid'].flatMap((key) => url.searchParams.get(key) ?? []);
    const { data } = await this.send(
      `query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
        payment { state reason } order { orderId orderValueIncVat balance sum }
      } }`,
      { id, cartId: url.searchParams.get('cartid') },
    );
    return data['checkout'];
  }

  async orderOf(cartId: string): Promise<unknown> {
    const { data } = await this.place(cartId);
    const { orderId } = z.object({ orderId: z.string() }).parse(data['placeOrder']);
    const read = await this.send(
      `query ($id: Int!) { getOrder(orderId: $id) {
        id fromBalance orderTotal { sellingPriceIncVat } paymentDetails { total isPaid }
        refunds { total toBalance }
      } }`,
      { id: Number(orderId) },
    );
    return read.data['getOrder'];
  }

  async credit(): Promise<number> {
    const { data } = await this.send('{ getUser { balance } }', {});
    return z.object({ balance: z.number() }).parse(data['getUser']).balance;
  }

  async changeCredit(change: '--add' | '--subtract', amount: number): Promise<void> {
    const { code, err } = await admin(
      api,
      'customer',
      'balance',
      this.#email,
      '--currency',
      'SEK',
      change,
      String(amount),
    );
    if (code !== 0) throw new Error(err);
  }
}

async function customer(name: string): Promise<Customer> {
  const email = `${name}@example.se`;
  const { token } = await authenticate(api, 'register', email, PASSWORD);
  const registered = new Customer(email, token ?? '');
  await registered.changeCredit('--add', 300);
  return registered;
}

async function submit(path: string, fields: Record<string, string>): Promise<URL> {
  const response = await api.get(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '', 'http://localhost:3000');
}

test('store credit covers a part of an order and a card the rest, and both come back [CHECKOUT-16]', async () => {
  const eva = await customer('eva');
  const cartId = await eva.cartWith(2);
  const path = await eva.paymentPage(cartId);
  const page = await (await api.get(path)).text();

  const confirmed = await eva.confirm(await submit(path, { scenario: 'paid' }));
  await expectEventually(() => eva.orderOf(cartId), {
    id: expect.any(Number),
    fromBalance: 300,
    orderTotal: { sellingPriceIncVat: 127 },
    paymentDetails: [{ total: 127, isPaid: true }],
    refunds: null,
  });
  const drawn = await eva.credit();
  const { id } = z.object({ id: z.number() }).parse(await eva.orderOf(cartId));
  const part = await admin(api, 'order', 'cancel', String(id), '--line', `${SKU}:1`);
  const rest = await admin(api, 'order', 'cancel', String(id));

  expect(page).toMatch(/127\s(kr|SEK)/);
  expect(confirmed).toMatchObject({
    payment: { state: 'ORDERED' },
    order: { orderValueIncVat: 427, balance: 300, sum: 127 },
  });
  expect(drawn).toBe(0);
  // The card first, up to what it has paid (ADR 0040).
  expect(JSON.parse(part.out)).toMatchObject({ paidOut: 127, toBalance: 62, paidBack: 'provider' });
  expect(JSON.parse(rest.out)).toMatchObject({ paidOut: 0, toBalance: 238 });
  expect(await eva.credit()).toBe(300);
  await expectEventually(
    async () => api.output().includes('"amountMinor":12700,"msg":"refund paid by the provider"'),
    true,
  );
});

test('an open payment keeps its credit from other carts, until it ends without an order', async () => {
  const ida = await customer('ida');
  const [cartId, other] = [await ida.cartWith(2), await ida.cartWith(1)];
  const path = await ida.paymentPage(cartId);
  const whilePaying = [await ida.pending(cartId), await ida.pending(other), await ida.credit()];

  const confirmed = await ida.confirm(await submit(`${path}/cancel`, {}));

  expect(whilePaying).toEqual([300, 0, 300]);
  expect(confirmed).toEqual({ payment: { state: 'FAILED', reason: 'canceled' }, order: null });
  expect([await ida.pending(cartId), await ida.pending(other)]).toEqual([300, 238]);
});

test('simultaneous payments of two carts keep the same credit once', async () => {
  const mia = await customer('mia');
  const carts = await Promise.all([mia.cartWith(2), mia.cartWith(2), mia.cartWith(2)]);

  await Promise.all(carts.map((id) => mia.paymentPage(id)));
  const pending = await Promise.all(carts.map((id) => mia.pending(id)));

  expect(pending.toSorted((left, right) => right - left)).toEqual([300, 0, 0]);
});

test("a provider's form in the checkout collects what the credit leaves", async () => {
  const tea = await customer('tea');
  const cartId = await tea.cartWith(2);
  const option = await tea.snippet(cartId);
  const [, path = ''] = /src="http:\/\/localhost:3000(\/payments\/[^"]+)"/.exec(option?.paymentData ?? '') ?? [];

  const { country: _, ...address } = BILLING_ADDRESS;
  const returned = await submit(path, { scenario: 'paid', email: 'tea@example.se', ...address });

  expect(option?.paymentType).toBe('KLARNA');
  expect(await tea.confirm(returned)).toMatchObject({ order: { balance: 300, sum: 127 } });
  expect(await tea.credit()).toBe(0);
});

test('credit that covers all of an order needs no provider [CHECKOUT-16]', async () => {
  const lea = await customer('lea');
  const cartId = await lea.cartWith(1);
  const option = await lea.snippet(cartId);

  const { data } = await lea.place(cartId, KLARNA);

  expect(option).toMatchObject({ paymentType: 'STANDARD', paymentData: null });
  expect(data['placeOrder']).toMatchObject({ status: 'completed', redirectUrl: null });
  expect(await lea.orderOf(cartId)).toMatchObject({ fromBalance: 238, paymentDetails: [{ total: 0, isPaid: true }] });
  expect(await lea.credit()).toBe(62);
});

test('a payment whose credit is gone gives no order, and its money is returned [CHECKOUT-18]', async () => {
  const ada = await customer('ada');
  const path = await ada.paymentPage(await ada.cartWith(2));
  await ada.changeCredit('--subtract', 1);

  const confirmed = await ada.confirm(await submit(path, { scenario: 'paid' }));

  expect(confirmed).toEqual({ payment: { state: 'FAILED', reason: 'creditSpent' }, order: null });
  expect(await ada.credit()).toBe(299);
  await expectEventually(async () => api.output().includes('"reason":"creditSpent","msg":"money returned"'), true);
});
