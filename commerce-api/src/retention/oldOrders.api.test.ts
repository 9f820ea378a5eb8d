import { startApi, type Api } from '../../test/api.ts';
import { authenticate } from '../../test/authClient.ts';
import { expectEventually } from '../../test/expectEventually.ts';
import { onDatabase } from '../../test/onDatabase.ts';
import { placeOrder } from '../../test/placeOrder.ts';
import { withTimes } from '../../test/withTimes.ts';

const EVA = 'eva@example.se';
const THIS_YEAR = Number(
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', year: 'numeric' }).format(new Date()),
);
/** The years begin in the shop's time zone. */
const endOf = (year: number) => `'${year}-12-31 23:59:59 Europe/Stockholm'`;
const startOf = (year: number) => `'${year}-01-01 00:00:00 Europe/Stockholm'`;

let api: Api;
/** One order of a guest for each of these emails, and one of a customer. */
const GUESTS = ['erased', 'next-year', 'open', 'invoiced', 'refunded'].map((name) => `${name}@example.se`);

beforeAll(async () => {
  api = await startApi({ ...withTimes({ mailRetryMs: 20 }), LOG_LEVEL: 'info' });
  const { token } = await authenticate(api, 'register', EVA, 'old-password');
  const headers = { authorization: `Bearer ${token}`, 'user-agent': 'Firefox' };
  await placeOrder(api, { items: [[101, 1]], checkout: { email: EVA, message: 'Port 2' }, headers });
  for (const email of GUESTS) await placeOrder(api, { items: [[101, 1]], checkout: { email, message: 'Port 2' } });
  await expectEventually(() => api.output().split('"mail sent"').length - 1, GUESTS.length + 1);
  await api.end();
  const ids = (name: string) => `(select id from shop_order where email = '${name}@example.se')`;
  await run(
    `update shop_order set status = 'completed', created_at = ${endOf(THIS_YEAR - 8)}`,
    "update order_line set message = 'Gravyr'",
    "update cart set merchant_data = 'x'",
    `update shop_order set created_at = ${startOf(THIS_YEAR - 7)} where id in ${ids('next-year')}`,
    `update shop_order set status = 'pending' where id in ${ids('open')}`,
    `insert into order_invoice (order_id, number, issued_at, due_on)
      select id, id, ${startOf(THIS_YEAR - 7)}, '${THIS_YEAR - 7}-02-01' from shop_order where id in ${ids('invoiced')}`,
    `insert into order_refund (order_id, created_at, paid_out_minor, credited_minor, to_balance_minor)
      select id, ${startOf(THIS_YEAR - 7)}, 100, 0, 0 from shop_order where id in ${ids('refunded')}`,
  );
});
afterAll(() => api.stop());

/** Runs statements and returns the rows of the last one. */
async function run(...statements: string[]): Promise<unknown> {
  return onDatabase(
    api,
    `let rows; for (const text of ${JSON.stringify(statements)}) ({ rows } = await sql.raw(text).execute(db)); return rows;`,
  );
}

async function sweptOrders(orderYears: number): Promise<unknown> {
  const ages = `{ ...configFrom({}).retention, orderYears: ${orderYears} }`;
  return onDatabase(api, `return (await sweep(db, ${ages})).oldOrders ?? 0;`, {
    sweep: 'retention/sweep.ts',
    configFrom: 'platform/config/config.ts',
  });
}

test('closed orders of guests and customers are erased when the full years after their last bookkeeping event have passed', async () => {
  expect(await sweptOrders(8)).toBe(0);
  expect(await sweptOrders(7)).toBe(2);
  expect(await sweptOrders(7)).toBe(0);

  const rows = await run(`
    select o.email, o.details->>'identityNumber' as number, o.details->>'message' as message,
      o.details->>'userAgent' as browser, o.shipping_address->>'firstName' as name, o.billing_address->>'country' as country,
      o.customer_id as customer, c.customer_id as "ofCart", c.merchant_data as data, l.message as line,
      (select count(*)::int from cart_line where cart_id = c.id) as "cartLines"
    from shop_order o join cart c on c.id = o.cart_id join order_line l on l.order_id = o.id order by o.id`);
  const erased = {
    email: '',
    number: '',
    message: '',
    browser: '',
    name: '',
    country: 'SE',
    customer: null,
    ofCart: null,
    data: null,
    line: '',
    cartLines: 0,
  };
  const kept = (email: string) => expect.objectContaining({ email, name: 'Karin', message: 'Port 2', cartLines: 1 });
  expect(rows).toEqual([erased, erased, ...GUESTS.slice(1).map(kept)]);
  expect(await run(`select email from customer where email = '${EVA}'`)).toHaveLength(1);
});

test('door code, phone, message and browser of a closed order are erased after RETENTION_ORDER_DETAILS_DAYS, its name and address stay', async () => {
  const DETAILS = `
    select details->>'message' as message, details->>'userAgent' as browser, shipping_address->>'entryCode' as code,
      shipping_address->>'phone' as phone, billing_address->>'phone' as payer, shipping_address->>'city' as city, details_erased as done
    from shop_order where email in ('next-year@example.se', 'open@example.se') order by email`;
  await run(
    'update shop_order set shipping_address = shipping_address || \'{"entryCode": "1234"}\', updated_at = now() - interval \'31 days\'',
    'update shop_order set details = details || \'{"userAgent": "Firefox"}\' where email <> \'\'',
  );
  const sweepAfter = (days: number) =>
    onDatabase(
      api,
      `return (await sweep(db, { ...configFrom({}).retention, orderDetailsDays: ${days} })).orderDetails ?? 0;`,
      {
        sweep: 'retention/sweep.ts',
        configFrom: 'platform/config/config.ts',
      },
    );

  expect(await sweepAfter(32)).toBe(0);
  expect(await sweepAfter(30)).toBeGreaterThan(0);

  const phone = '+46701234567';
  expect(await run(DETAILS)).toEqual([
    { message: '', browser: '', code: '', phone: '', payer: '', city: 'Stockholm', done: true },
    { message: 'Port 2', browser: 'Firefox', code: '1234', phone, payer: phone, city: 'Stockholm', done: false },
  ]);
});

test('a payment of the sandbox is deleted after the same years', async () => {
  await run(`
    insert into sandbox_payment (reference, payment_id, payment_type, amount_minor, currency, language, return_url, lines, contact, created_at)
    select name, gen_random_uuid(), 'GEINS_PAY', 100, 'SEK', 'sv', '', '[]', '{"email": "eva@example.se"}', at::timestamptz
    from (values ('old', ${endOf(THIS_YEAR - 8)}), ('young', ${startOf(THIS_YEAR - 7)})) as rows (name, at)`);
  await sweptOrders(7);

  expect(await run('select reference from sandbox_payment')).toEqual([{ reference: 'young' }]);
});

test('the server erases orders after RETENTION_ORDER_YEARS', async () => {
  const server = await startApi({ DATA_DIR: api.dataDir, LOG_LEVEL: 'info', RETENTION_ORDER_YEARS: '6' });
  await server.end();

  expect(server.output()).toContain('"oldOrders":3');
});
