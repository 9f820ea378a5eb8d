import type { Email } from 'postal-mime';
import * as z from 'zod';
import { API_KEY, startApi, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { onRunningDatabase } from '../../test/besideServer.ts';
import { operate } from '../../test/operator.ts';
import { BILLING_ADDRESS, placeOrder } from '../../test/placeOrder.ts';
import { withStatements } from '../../test/statementsOf.ts';
import { writtenMails } from '../../test/writtenMails.ts';
import { withTimes } from '../../test/withTimes.ts';

const ENV = {
  LOG_LEVEL: 'trace',
  ...withTimes({ mailRetryMs: 20 }),
  SITE_ORIGIN_SV: 'https://hemvist.example',
  SITE_ORIGIN_EN: 'https://en.hemvist.example',
  LIMIT_ORDER_LINKS_PER_NETWORK: '30/hour',
  LIMIT_ORDER_LINKS_PER_EMAIL: '3/day',
};
const REQUEST = 'mutation ($orderId: Int!, $email: String!) { requestOrderLink(orderId: $orderId, email: $email) }';

let api: Api;
beforeAll(async () => {
  api = await startApi(ENV);
});
afterAll(() => api.stop());

/** A buyer in a network of its own, for each test. */
let email = '';
let network = '';
let tests = 0;
beforeEach(() => {
  tests += 1;
  email = `buyer${tests}@example.se`;
  network = `203.0.${tests}.1`;
});

interface Claim {
  orderId: number;
  email: string;
}

const requestLink = (claim: Claim, from = network) => api.runOperation(REQUEST, claim, { 'x-forwarded-for': from });

/** The whole response as the client reads it, without the headers that differ in all responses. */
async function rawResponse(variables: Claim, from = network): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-apikey': API_KEY, 'x-forwarded-for': from };
  const response = await api.get('/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: REQUEST, variables }),
  });
  const kept = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return JSON.stringify([response.status, kept, await response.text()]);
}

async function placed({ checkout = {}, ...options }: Partial<Parameters<typeof placeOrder>[1]> = {}) {
  const order = await placeOrder(api, { items: [[301, 1]], checkout: { email, ...checkout }, ...options });
  if (!order) throw new Error('The order was not placed.');
  return { ...order, number: Number(order.orderId) };
}

/** The links that were mailed to an address, or to all of them. */
const links = (count: number, to?: string): Promise<Email[]> =>
  writtenMails(api, count, { name: '-order-link-', ...(to !== undefined && { to }) });

/** Mails a link to another buyer, after all links that were requested before. */
async function mailMarker(): Promise<void> {
  const to = `marker${tests}@example.se`;
  const { number } = await placed({ checkout: { email: to } });
  await requestLink({ orderId: number, email: to }, '203.0.0.1');
  await links(1, to);
}

test('number and address of an order mail its link once, to the buyer, in the language of the order', async () => {
  const swedish = await placed();
  const english = await placed({ site: 'en', checkout: { email: 'Karin@Ängö.se' } });
  const expected = [email, 'karin@xn--ng-uia8e.se'];

  const responses = [
    await requestLink({ orderId: swedish.number, email: ` ${email.toUpperCase()} ` }),
    await requestLink({ orderId: english.number, email: 'karin@xn--ng-uia8e.se' }),
  ];
  await mailMarker();
  const [[first, ...others], [second, ...more]] = [await links(1, expected[0]), await links(1, expected[1])];

  expect(responses.map(({ data }) => data)).toEqual([{ requestOrderLink: true }, { requestOrderLink: true }]);
  expect([...others, ...more]).toEqual([]);
  expect(first?.subject).toBe(`Länken till order ${swedish.orderId}`);
  const page = `https://hemvist.example/order/${swedish.publicId}`;
  expect(first?.text).toContain(`Följ din order: ${page}\nÅngra köpet här: ${page}?do=withdraw\n`);
  expect(first?.text).toContain('så du kan avbeställa ordern på sidan.');
  expect(first?.html).toContain(`href="${page}?do=withdraw"`);
  expect(first?.html).toContain('<html lang="sv">');
  expect(second?.subject).toBe(`The link to order ${english.orderId}`);
  expect(second?.text).toContain(
    `Withdraw from contract here: https://en.hemvist.example/en/order/${english.publicId}?do=withdraw`,
  );
});

test('1,000 wrong tries get the response of a hit, and cause no mail', async () => {
  const own = await placed();
  const other = await placed({ checkout: { email: 'eva@example.se' } });
  const hit = await rawResponse({ orderId: own.number, email });
  const mailedBefore = (await links(1, email)).length;
  const total = (await links(0)).length;
  const wrong = Array.from({ length: 1_000 }, (_unused, index): Claim => {
    // The number of another buyer, another address, and orders that do not exist.
    if (index % 3 === 0) return { orderId: other.number, email };
    if (index % 3 === 1) return { orderId: own.number, email: `guess${index}@example.se` };
    return { orderId: own.number + 1_000 + index, email };
  });

  const responses = new Set<string>();
  for (let start = 0; start < wrong.length; start += 20) {
    const tries = wrong.slice(start, start + 20);
    const answers = await Promise.all(tries.map((claim) => rawResponse(claim, `198.51.${start / 20}.7`)));
    for (const answer of answers) responses.add(answer);
  }
  await mailMarker();
  const mails = await links(0);
  const [stored, next] = await onRunningDatabase(
    api,
    `return (await sql\`select payload ->> 'email' as email from outbox where kind = 'orderLink'\`.execute(db)).rows;`,
    ENV,
  );
  api = next;

  expect([...responses]).toEqual([hit]);
  expect(hit).toContain('{\\"data\\":{\\"requestOrderLink\\":true}}');
  expect(mailedBefore).toBe(1);
  // That of the marker.
  expect(mails).toHaveLength(total + 1);
  // No wrong try is stored, and of the others no address.
  expect(stored).toEqual(mails.map(() => ({ email: null })));
  // They have not used up the links of the address.
  await requestLink({ orderId: own.number, email });
  expect(await links(2, email)).toHaveLength(2);
});

test('a hit and a miss run the same statements', async () => {
  const { number } = await placed();
  // The first operation of its text is parsed and stored.
  await requestLink({ orderId: number, email: 'first@example.se' });
  const headers = { 'x-forwarded-for': network };
  const statementsOf = async (variables: Claim) =>
    (await withStatements(api, REQUEST, { variables, headers })).statements;

  const hit = await statementsOf({ orderId: number, email });

  expect(hit.length).toBeGreaterThan(2);
  expect(await statementsOf({ orderId: number, email: 'eva@example.se' })).toEqual(hit);
  expect(await statementsOf({ orderId: number + 1_000, email })).toEqual(hit);
});

test('an address gets at most as many links as its limit, and the responses do not tell', async () => {
  const { number } = await placed();

  const responses = new Set<string>();
  for (const _each of Array(6).keys()) responses.add(await rawResponse({ orderId: number, email }));
  await mailMarker();

  expect(responses.size).toBe(1);
  expect(await links(3, email)).toHaveLength(3);
});

test('a network over its limit gets the same refusal for a hit and a miss', async () => {
  const { number } = await placed();
  for (const _each of Array(30).keys()) await requestLink({ orderId: 1, email: 'guess@example.se' });

  const hit = await requestLink({ orderId: number, email });
  const miss = await requestLink({ orderId: number, email: 'guess@example.se' });
  const elsewhere = await requestLink({ orderId: number, email: 'guess@example.se' }, '203.0.0.2');

  expect(hit).toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    message: expect.stringContaining('Too many links to orders requested from this network'),
  });
  expect({ ...miss, message: '' }).toEqual({ ...hit, message: '' });
  expect(elsewhere.data).toEqual({ requestOrderLink: true });
});

test.each([
  ['no address', { orderId: 100_001, email: 'no address' }],
  ['no number', { orderId: 0, email: 'karin@example.se' }],
])('%s is refused', async (_what, claim) => {
  expect((await requestLink(claim)).code).toBe('BAD_INPUT');
});

test('nothing is mailed for the orders of a deleted account, delivered or not', async () => {
  const { token } = await authenticate(api, 'register', email, 'long-enough-password');
  const headers = { authorization: `Bearer ${token}` };
  const waiting = await placed({ headers });
  const canceled = await placed({ headers });
  await operate(api, 'order cancel', { order: canceled.orderId });

  expect((await api.runOperation('mutation { deleteUser }', {}, headers)).data).toEqual({ deleteUser: true });
  for (const { number } of [waiting, canceled]) {
    expect((await requestLink({ orderId: number, email })).data).toEqual({ requestOrderLink: true });
  }
  await mailMarker();

  expect(await links(0, email)).toEqual([]);
});

test('deleting an account removes its waiting requests', async () => {
  const { token } = await authenticate(api, 'register', email, 'long-enough-password');
  const [, waiting] = await onRunningDatabase(
    api,
    `await sql\`insert into outbox (kind, payload, next_attempt_at)
       values ('orderLink', '{"orderNumber": 1, "email": "${email}"}', now() + interval '1 day')\`.execute(db);`,
    ENV,
  );
  api = waiting;

  await api.runOperation('mutation { deleteUser }', {}, { authorization: `Bearer ${token}` });
  const [stored, next] = await onRunningDatabase(
    api,
    `return (await sql\`select id from outbox where payload ->> 'email' = '${email}'\`.execute(db)).rows;`,
    ENV,
  );
  api = next;

  expect(stored).toEqual([]);
});

test('a company, which has no right of withdrawal, gets the link without it', async () => {
  const { number } = await placed({
    checkout: {
      customerType: 'ORGANIZATION',
      identityNumber: '556016-0680',
      billingAddress: { ...BILLING_ADDRESS, company: 'Berg AB' },
    },
  });

  await requestLink({ orderId: number, email });
  const [mail] = await links(1, email);

  expect(mail?.text).toContain('avbeställa');
  expect(mail?.text).not.toMatch(/ångra/i);
});

test('a delivered order names the last day, and no cancellation', async () => {
  const { orderId, number } = await placed();
  await operate(api, 'order pack', { order: orderId });
  await operate(api, 'order ship', { order: orderId, parcel: 'PN1' });
  await operate(api, 'order deliver', { order: orderId });

  await requestLink({ orderId: number, email });
  const [mail] = await links(1, email);

  expect(mail?.text).toMatch(/Välj ”Ångra köpet här”, senast \d+ \p{L}+ \d{4}\./u);
  expect(mail?.text).not.toContain('avbeställa');
  expect(z.string().parse(mail?.html)).toContain(
    'Den som har länken kan se ordern. För att ändra den behövs också din mejladress.',
  );
});
