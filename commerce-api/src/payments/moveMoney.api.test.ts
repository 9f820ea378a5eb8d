import * as z from 'zod';
import { onDatabase } from '../../test/onDatabase.ts';
import { newData, type TestData } from '../../test/testData.ts';

let data: TestData;
beforeAll(async () => {
  data = await newData('seeded');
});
afterAll(() => data.remove());

/**
 * A provider that accepts each request once, as some do, and counts the requests at the same time. `given` replaces its methods.
 * With `callers` processes, `moveAll` moves the money of a payment from all of them at once.
 */
const KIT = `
  const config = { shop: { orderNoticeEmail: 'shop@example.se' } };
  const log = { info: () => {}, warn: () => {}, error: () => {} };

  async function insertPayment(state) {
    const { rows: [cart] } = await sql\`insert into cart default values returning id\`.execute(db);
    let orderId = null;
    if (state === 'ordered' || state === 'captured') {
      const { rows: [order] } = await sql\`
        insert into shop_order (cart_id, status, email, channel_id, market_id, language, currency, totals, billing_address, shipping_address, details)
        values (\${cart.id}, 'pending', '', '1|se', 'se', 'sv', 'SEK', '{}', '{}', '{}', '{}') returning id\`.execute(db);
      orderId = order.id;
      await sql\`insert into order_payment (order_id, payment_id, name, total_minor, fee_minor) values (\${orderId}, 30, 'Kort', 1000, 0)\`.execute(db);
    }
    const { rows: [payment] } = await sql\`
      insert into payment (cart_id, order_id, method_id, provider, reference, state, amount_minor, currency, fingerprint, expires_at, next_check_at)
      values (\${cart.id}, \${orderId}, 30, 'strict', gen_random_uuid()::text, \${state}, 1000, 'SEK', '', now(), now() + interval '1 hour') returning id\`.execute(db);
    return readPayment(db, payment.id);
  }

  function strictProvider(state, given = {}) {
    const seen = { calls: [], atOnce: 0, refunds: {} };
    let running = 0;
    const called = (name, effect) => async (...args) => {
      running += 1;
      seen.atOnce = Math.max(seen.atOnce, running);
      seen.calls.push(name);
      await new Promise((resolve) => setTimeout(resolve, 30));
      running -= 1;
      return (given[name] ?? effect)(...args);
    };
    const move = (from, to) => {
      if (!from.includes(state)) throw new ProviderRefusal('The payment is ' + state + '.');
      state = to;
    };
    const provider = {
      timeoutMs: 60_000,
      readStatus: called('readStatus', () => ({ state, amountMinor: 1000, currency: 'SEK', contact: null, refunds: seen.refunds })),
      capture: called('capture', () => move(['authorized'], 'captured')),
      cancel: called('cancel', () => move(['authorized', 'captured'], 'canceled')),
      refund: called('refund', (_reference, amount, key) => {
        if (key in seen.refunds) throw new ProviderRefusal('Refunded already.');
        seen.refunds[key] = amount;
      }),
    };
    return { seen, deps: { providers: new Map([['strict', provider]]), config, log } };
  }

  const processes = database.engine === 'server' ? [database, await openDatabase(location), await openDatabase(location)] : [database];
  const moveAll = (payment, deps, callers = 8) =>
    Promise.all(Array.from({ length: callers }, (_one, index) =>
      moveMoney(payment, { ...deps, db: processes[index % processes.length].db }).catch((error) => String(error))));

  async function stored({ id, orderId }) {
    const { rows: [row] } = await sql\`
      select p.state, p.attention_at is not null as "needsPerson", p.last_error as error,
        (select status from shop_order where id = \${orderId}) as status,
        (select paid_at is not null from order_payment where order_id = \${orderId}) as paid,
        (select json_agg(payload ->> 'reason') from outbox where kind = 'orderNotice'
          and (payload ->> 'orderId' = \${orderId}::text or payload ->> 'paymentId' = \${id}::text)) as notices
      from payment p where p.id = \${id}\`.execute(db);
    return row;
  }
  const end = async (result) => {
    for (const other of processes.slice(1)) await other.close();
    return result;
  };
`;

const IMPORTS = {
  cancelUnpaid: 'payments/cancelUnpaid.ts',
  leaveOpen: 'orders/movePayment.ts',
  moveMoney: 'payments/moveMoney.ts',
  payRefunds: 'payments/payRefunds.ts',
  noteFailure: 'payments/attention.ts',
  ProviderRefusal: 'payments/paymentProvider.ts',
  readPayment: 'payments/storedPayment.ts',
};

const outcome = z.looseObject({ calls: z.array(z.string()), atOnce: z.number() });

/** Runs a test on the database, in its own process. */
function run(body: string): Promise<unknown> {
  const { dataDir, databaseUrl } = data;
  const location = `const location = ${JSON.stringify({ dataDir, databaseUrl })};`;
  return onDatabase({ dataDir, databaseUrl }, `${location}${KIT}${body}`, IMPORTS);
}

test.each([
  ['ordered', 'authorized', 'capture', { state: 'captured', status: 'pending', paid: true }],
  ['voiding', 'authorized', 'cancel', { state: 'voided' }],
] as const)(
  'eight callers in three processes move the money of a payment that is %s once',
  async (state, provider, call, end) => {
    const result = await run(`
    const payment = await insertPayment('${state}');
    const { seen, deps } = strictProvider('${provider}');
    const errors = await moveAll(payment, deps);
    return end({ ...seen, errors, ...(await stored(payment)) });
  `);

    expect(outcome.parse(result)).toMatchObject({
      calls: [call],
      atOnce: 1,
      ...end,
      needsPerson: false,
      notices: null,
    });
  },
);

test('a caller that died after the capture is followed by one that asks the provider first', async () => {
  const result = await run(`
    const payment = await insertPayment('ordered');
    const { seen, deps } = strictProvider('captured');
    await sql\`update payment set claim = gen_random_uuid(), claimed_until = now() + interval '1 hour' where id = \${payment.id}\`.execute(db);
    await moveAll(payment, deps);
    const whileClaimed = [...seen.calls];
    await sql\`update payment set claimed_until = now() where id = \${payment.id}\`.execute(db);
    await moveAll(payment, deps);
    return end({ ...seen, whileClaimed, ...(await stored(payment)) });
  `);

  expect(outcome.parse(result)).toMatchObject({
    whileClaimed: [],
    calls: ['readStatus'],
    state: 'captured',
    paid: true,
  });
});

test('a capture without an answer is repeated after its time, and only if the provider has not captured', async () => {
  const result = await run(`
    const payment = await insertPayment('ordered');
    const { seen, deps } = strictProvider('captured', { capture: () => { throw new Error('No answer.'); } });
    const errors = await moveAll(payment, deps);
    const again = await moveAll(payment, deps);
    await sql\`update payment set claimed_until = now() where id = \${payment.id}\`.execute(db);
    await moveAll(payment, deps);
    return end({ ...seen, errors: errors.filter(Boolean), again: again.filter(Boolean), ...(await stored(payment)) });
  `);

  expect(outcome.parse(result)).toMatchObject({
    calls: ['capture', 'readStatus'],
    errors: ['Error: No answer.'],
    again: [],
    state: 'captured',
  });
});

test('a refused capture holds the order and notifies the operator once', async () => {
  const result = await run(`
    const payment = await insertPayment('ordered');
    const { seen, deps } = strictProvider('authorized', { capture: () => { throw new ProviderRefusal('No money.'); } });
    await moveAll(payment, deps);
    await moveAll(payment, deps);
    return end({ ...seen, ...(await stored(payment)) });
  `);

  expect(outcome.parse(result)).toMatchObject({
    calls: ['capture', 'readStatus'],
    state: 'onHold',
    status: 'on-hold',
    paid: false,
    needsPerson: true,
    error: 'No money.',
    notices: ['captureRefused'],
  });
});

test('a caller whose claim was taken over changes nothing', async () => {
  const result = await run(`
    const payment = await insertPayment('ordered');
    const { seen, deps } = strictProvider('authorized', {
      capture: () => sql\`update payment set claim = gen_random_uuid() where id = \${payment.id}\`.execute(db),
    });
    await moveAll(payment, deps, 1);
    return end({ ...seen, ...(await stored(payment)) });
  `);

  expect(outcome.parse(result)).toMatchObject({ calls: ['capture'], state: 'ordered', paid: false });
});

test('a payment that is canceled at its provider is canceled once, and becomes no order meanwhile', async () => {
  const result = await run(`
    const { id, reference } = await insertPayment('open');
    const { id: orderedId } = await insertPayment('ordered');
    const order = () => db.transaction().execute((tx) => leaveOpen(tx, id, { to: 'ended', reason: 'expired' }));
    const { seen, deps } = strictProvider('authorized', {
      cancel: async () => {
        others = await Promise.all(processes.map(({ db }) => cancelUnpaid(db, { id, reference, provider })));
        meanwhile = await order().catch(String);
      },
    });
    const provider = deps.providers.get('strict');
    let others, meanwhile;
    const canceled = await cancelUnpaid(db, { id, reference, provider });
    const ordered = await cancelUnpaid(db, { id: orderedId, reference, provider });
    await order();
    const { state } = await stored({ id, orderId: null });
    return end({ ...seen, meanwhile, canceled, others: others.some(Boolean), ordered, state });
  `);

  expect(outcome.parse(result)).toMatchObject({
    calls: ['cancel'],
    meanwhile: expect.stringContaining('is being canceled'),
    canceled: true,
    others: false,
    ordered: false,
    state: 'ended',
  });
});

test('a payment whose money cannot be returned is noted once: after a refusal, or the fifth failure', async () => {
  const result = await run(`
    const refused = await insertPayment('voiding');
    const failing = await insertPayment('voiding');
    const { deps } = strictProvider('authorized');
    for (let count = 0; count < 3; count += 1) await noteFailure(refused.id, new ProviderRefusal('Never.'), { ...deps, db });
    await sql\`update payment set attempts = 4 where id = \${failing.id}\`.execute(db);
    await noteFailure(failing.id, new Error('No answer.'), { ...deps, db });
    const early = await stored(failing);
    await sql\`update payment set attempts = 5 where id = \${failing.id}\`.execute(db);
    for (let count = 0; count < 3; count += 1) await noteFailure(failing.id, new Error('No answer.'), { ...deps, db });
    return end([await stored(refused), early, await stored(failing)]);
  `);

  expect(result).toMatchObject([
    { state: 'voiding', needsPerson: true, error: 'Never.', notices: ['notVoided'] },
    { needsPerson: false, error: 'No answer.', notices: null },
    { needsPerson: true, notices: ['notVoided'] },
  ]);
});

test.each([
  ['is paid once', '', { calls: ['refund'], state: 'done', notices: null }],
  [
    'that was paid already is done',
    'refund: (_reference, amount, key) => { seen.refunds[key] = amount; throw new ProviderRefusal("Refunded already."); }',
    { calls: ['refund', 'readStatus'], state: 'done', notices: null },
  ],
  [
    'that is refused is left to a person',
    'refund: () => { throw new ProviderRefusal("Too late."); }',
    {
      calls: ['refund', 'readStatus'],
      state: 'refused',
      needsPerson: true,
      error: 'Too late.',
      notices: ['refundRefused'],
    },
  ],
])('a refund %s, however many processes try', async (_name, method, expected) => {
  const result = await run(`
    const payment = await insertPayment('captured');
    const given = {};
    const { seen, deps } = strictProvider('captured', given);
    Object.assign(given, { ${method} });
    await sql\`insert into payment_refund (payment_id, amount_minor) values (\${payment.id}, 500)\`.execute(db);
    for (let round = 0; round < 2; round += 1) await Promise.all(processes.map(({ db }) => payRefunds({ ...deps, db })));
    const { notices } = await stored(payment);
    const { rows: [refund] } = await sql\`
      select state, last_error as error, attention_at is not null as "needsPerson" from payment_refund where payment_id = \${payment.id}\`.execute(db);
    return end({ ...seen, notices, ...refund });
  `);

  expect(outcome.parse(result)).toMatchObject({ atOnce: 1, ...expected });
});
