import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import * as z from 'zod';
import { startApi, type Api } from '../../test/api.ts';
import { expectEventually } from '../../test/expectEventually.ts';
import { startMailServer, type MailServer } from '../../test/mailServer.ts';
import { promisedDates } from '../../test/promisedDates.ts';
import { onDatabase } from '../../test/onDatabase.ts';
import { BILLING_ADDRESS, placeOrder } from '../../test/placeOrder.ts';
import { startTcpProxy } from '../../test/tcpProxy.ts';
import { newData } from '../../test/testData.ts';
import { withTimes } from '../../test/withTimes.ts';

/** Set if the whole suite runs on a PostgreSQL server, which several processes can share. */
const postgres = process.env['TEST_DATABASE_URL'];

/** Failures are retried at once, so that tests do not wait for production delays. */
const SOON = withTimes({ mailRetryMs: 20 });
const KNOBS: [skuId: number, quantity: number] = [301, 6];
const HANDLES: [skuId: number, quantity: number] = [101, 2];

const ready = z.object({ status: z.literal('ready'), mail: z.object({ waiting: z.number(), failed: z.number() }) });

async function unsentMail(api: Api): Promise<{ waiting: number; failed: number }> {
  return ready.parse(await (await api.get('/-/ready')).json()).mail;
}

function untilUnsent(api: Api, expected: { waiting: number; failed: number }): Promise<void> {
  return expectEventually(() => unsentMail(api), expected);
}

const ALL_SENT = { waiting: 0, failed: 0 };

function mailFiles(api: Api, orderId: string | undefined): string[] {
  return readdirSync(join(api.dataDir, 'mail')).filter((name) => name.includes(`-order-${orderId}.`));
}

function writtenMail(api: Api, orderId: string | undefined): Promise<Email> {
  const [file = 'none'] = mailFiles(api, orderId);
  return PostalMime.parse(readFileSync(join(api.dataDir, 'mail', file)));
}

function confirmationOf(order: { orderId: string } | undefined): string {
  return `Orderbekräftelse ${order?.orderId} från Hemvist`;
}

/** Replaces spaces of any kind by one space: prices contain non-breaking ones. */
function plain(text: string | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ');
}

const running: { stop(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});

async function shop(env: Record<string, string> = {}): Promise<Api> {
  const api = await startApi({ ...SOON, ...env });
  running.push(api);
  return api;
}

async function mailServer(behavior: Parameters<typeof startMailServer>[0] = {}): Promise<MailServer> {
  const mail = await startMailServer(behavior);
  running.push(mail);
  return mail;
}

test('the delivery time of an order is that of its goods: in stock, made to order, or both', async () => {
  const api = await shop();
  const inStockAndMade = await placeOrder(api, { items: [[601, 2]] });
  const made = await placeOrder(api, { site: 'en', items: [[601, 1]] });
  const fromSupplier = await placeOrder(api, { items: [[103, 8]] });

  await untilUnsent(api, ALL_SENT);

  const [dates, ofSupplier] = [await promisedDates(api, inStockAndMade), await promisedDates(api, fromSupplier)];
  const delay = 'Är något försenat hör vi av oss';
  const both = await writtenMail(api, inStockAndMade?.orderId);
  expectBothParts(both, [
    `Varor i lager levereras ${dates['STOCK']}. Beställningsvaror levereras ${dates['MADE_TO_ORDER']}. ${delay}`,
  ]);
  const supplier = await writtenMail(api, fromSupplier?.orderId);
  expectBothParts(supplier, [
    `Varor i lager levereras ${ofSupplier['STOCK']}. Varor i lager hos tillverkaren levereras ${ofSupplier['SUPPLIER']}. ${delay}`,
  ]);
  const onlyMade = await writtenMail(api, made?.orderId);
  const ofMade = await promisedDates(api, made, 'en-US');
  expectBothParts(onlyMade, [`Made-to-order items arrive ${ofMade['MADE_TO_ORDER']}. If`]);
  expect(onlyMade.text).not.toMatch(/in.stock/i);
});

test('an order writes an .eml file with a text and an HTML part, in its language, with its totals', async () => {
  const api = await shop({ SITE_ORIGIN_SV: 'https://hemvist.example' });

  const swedish = await placeOrder(api, { items: [KNOBS, HANDLES], promoCode: 'VÄLKOMMEN10' });
  const english = await placeOrder(api, { site: 'en', items: [HANDLES] });
  const company = await placeOrder(api, {
    items: [HANDLES],
    checkout: {
      customerType: 'ORGANIZATION',
      identityNumber: '556016-0680',
      billingAddress: { ...BILLING_ADDRESS, company: 'Berg & Co AB' },
    },
  });
  const norwegian = await placeOrder(api, { site: 'norwayInEnglish', items: [KNOBS] });
  const home = await placeOrder(api, { items: [[HANDLES[0], 6]], checkout: { shippingId: 2 } });
  await untilUnsent(api, ALL_SENT);

  expect(mailFiles(api, swedish?.orderId)).toEqual([expect.stringMatching(/^\d{8}T\d{6}\.\d{3}Z-order-\d+\.eml$/)]);
  const mail = await writtenMail(api, swedish?.orderId);
  expect(mail).toMatchObject({
    from: { name: 'Hemvist', address: 'order@hemvist.example' },
    to: [{ address: 'karin@example.se' }],
    replyTo: [{ address: 'hej@hemvist.example' }],
    subject: confirmationOf(swedish),
  });
  expect(mail.html).toContain('<html lang="sv">');
  expect(mail.html).toContain('src="https://hemvist.example/images/product/200f250/linje-brass-1.webp"');
  expect(mail.text).toContain('rätt att ångra köpet inom 14 dagar');
  // 6 knobs at 80.10 with the quantity discount, 2 handles at 189, 10 % off the total, and the cheapest carrier.
  const sums = ['6 st à 80,10 kr', '480,60 kr', '378 kr', '−85,86 kr', '49 kr', '821,74 kr'];
  const texts = ['Tack, Karin', 'Kula knopp, ek', '96 mm', 'Rabattkod VÄLKOMMEN10', 'PostNord ombud', 'Faktura'];
  expectBothParts(mail, [...sums, ...texts, 'Storgatan 1', 'Sverige', 'Returfrakten kostar 49 kr']);
  expectBothParts(mail, ['Varor i ordern med garanti från oss: Linje stånghandtag, mässing (20 år).']);

  const englishMail = await writtenMail(api, english?.orderId);
  expect(englishMail.subject).toBe(`Order confirmation ${english?.orderId} from Hemvist`);
  expect(englishMail.html).toContain('<html lang="en">');
  expect(englishMail.html).toContain('href="http://en.localhost:3000/en/p/handles/linje-brass"');
  expectBothParts(englishMail, [
    'Linje bar handle, brass',
    '2 × €18.90',
    '€37.80',
    '€42.70',
    'Germany',
    'UPS pickup point',
    'costs €4.90',
  ]);
  expectBothParts(englishMail, ['with a warranty from us: Linje bar handle, brass (20 years)']);
  expect(englishMail.html).toContain('Right of withdrawal');

  const norwegianMail = await writtenMail(api, norwegian?.orderId);
  const promises = ['costs NOK 49', 'Norway', '0150 Oslo', 'within three years'];
  expectBothParts(norwegianMail, promises);
  // Knobs of this catalog have no warranty.
  expect(norwegianMail.text).not.toContain('warranty');

  // The parcel goes to the pickup point, whose id is for the carrier only.
  expect(mail.text).toContain(
    'LEVERERAS TILL\nKiosken vid Viken\nVasabron 3\n111 22 Stockholm\nSverige\n\nFAKTURAADRESS',
  );
  expect(mail.text).toContain('\nFraktsätt: PostNord ombud\n');
  expect(englishMail.text).toContain('SHIPPING TO\nKiosk am Nordbahnhof\nInvalidenstraße 20\n10115 Berlin\nGermany\n');
  expect(plain(englishMail.html)).toMatch(/Shipping to<.*Kiosk am Nordbahnhof<br \/>/);
  for (const { text, html } of [mail, englishMail]) expect(`${text}${html}`).not.toMatch(/postnord-|ups-de/);
  const homeMail = await writtenMail(api, home?.orderId);
  expect(homeMail.text).toContain('LEVERERAS TILL\nKarin Berg\nStorgatan 1\n111 22 Stockholm');
  expectBothParts(homeMail, ['Fri frakt']);

  // Without VAT, consumer rights and the organization number, which may be a personal number.
  const companyMail = await writtenMail(api, company?.orderId);
  expectBothParts(companyMail, ['2 st à 151,20 kr', '302,40 kr', '341,60 kr', '85,40 kr', '427 kr']);
  expect(companyMail.html).toContain('Berg &#38; Co AB');
  expect(companyMail.html).not.toMatch(/Ångerrätt|556016/);
});

test('names with markup, quotes and line breaks stay text and inject no header', async () => {
  const server = await mailServer();
  const api = await shop({ SMTP_URL: server.url });
  const lastName = `<script>alert("1")</script> 👩‍👧\r\nBcc: everybody@example.se`;

  await placeOrder(api, {
    items: [HANDLES],
    checkout: {
      billingAddress: { ...BILLING_ADDRESS, firstName: 'Vinn på http://evil.example', lastName },
      message: 'hej\r\n\r\nTotalt: 0 kr',
    },
  });
  await server.untilMails(1);

  expect(server.mails).toHaveLength(1);
  for (const { recipients, headers, subject, text, html } of server.mails) {
    expect(recipients).toEqual(['karin@example.se']);
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
    expect(JSON.stringify(headers)).not.toMatch(/evil|alert|everybody/);
    expect(subject).toMatch(/^Orderbekräftelse \d+ från Hemvist$/);
    expect(html).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; 👩👧 Bcc: everybody@example.se');
    expect(html).not.toContain('<script');
    expect(plain(html)).toMatch(/> ?Tack för din order ?<\/h1>/);
    expect(text).toContain('Ditt meddelande: hej Totalt: 0 kr\n');
  }
});

test('a rolled back order enqueues no mail, and mail kinds of a newer release stay in the outbox', async () => {
  const before = await shop();
  await before.end();
  await onDatabase(
    before,
    // Completing the cart is the last statement of an order: a failure rolls the others back.
    `await sql\`create function refuse() returns trigger language plpgsql as '
         begin
           if exists (select from shop_order where cart_id = new.id and details->>''message'' = ''undo me'') then
             raise exception ''no'';
           end if;
           return new;
         end'\`.execute(db);
       await sql\`create trigger refuse before update on cart for each row
         when (new.completed_at is not null) execute function refuse()\`.execute(db);
       await db.transaction().execute((tx) => enqueueMail(tx, 'fromTomorrow', {}));`,
    { enqueueMail: 'platform/outbox/outbox.ts' },
  );
  const server = await mailServer();
  const api = await shop({ DATA_DIR: before.dataDir, SMTP_URL: server.url });

  const undone = await placeOrder(api, { items: [HANDLES], checkout: { message: 'undo me' } });
  const order = await placeOrder(api, { items: [HANDLES] });
  await server.untilMails(1);
  await untilUnsent(api, { waiting: 1, failed: 0 });

  expect(undone).toBeUndefined();
  expect(server.mails.map(({ subject }) => subject ?? '')).toEqual([confirmationOf(order)]);
});

test('while the mail server is down, orders are placed and their mail is queued; it is sent once the server is back', async () => {
  const server = await mailServer();
  const proxy = await startTcpProxy(server.url);
  running.push(proxy);
  proxy.cut();
  const api = await shop({ SMTP_URL: proxy.through(server.url) });

  const orders = [await placeOrder(api, { items: [HANDLES] }), await placeOrder(api, { items: [HANDLES] })];
  await expectEventually(() => api.output().includes('mail not sent yet'), true);
  const meanwhile = await unsentMail(api);
  proxy.pass();
  await server.untilMails(2);
  await untilUnsent(api, ALL_SENT);
  await api.end();

  expect(meanwhile).toEqual({ waiting: 2, failed: 0 });
  expect(server.mails.map(({ subject }) => subject ?? '').toSorted()).toEqual(orders.map(confirmationOf));
});

test('a refused mail fails permanently after five attempts, is reported, and does not block others', async () => {
  const server = await mailServer({
    refuse: (address) =>
      address === 'nobody@example.se' ? { code: 550, text: `5.1.1 <${address}> is unknown` } : undefined,
  });
  const api = await shop({ SMTP_URL: server.url });

  const order = await placeOrder(api, { items: [HANDLES], checkout: { email: 'nobody@example.se' } });
  await untilUnsent(api, { waiting: 0, failed: 1 });
  await placeOrder(api, { items: [HANDLES] });
  await server.untilMails(1);
  const { data } = await api.runOperation('query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { status } }', {
    id: order?.publicId,
  });
  await api.end();
  const rows = await onDatabase(
    api,
    `return (await sql\`select attempts, refusals, last_error, failed_at is not null as "isGivenUp"
        from outbox order by id limit 1\`.execute(db)).rows;`,
  );

  expect(data['getOrderPublic']).toEqual({ status: 'pending' });
  // Five attempts for the refused mail, one for the other.
  expect(server.recipientCount()).toBe(6);
  expect(rows).toEqual([
    { attempts: 5, refusals: 5, last_error: 'EENVELOPE RCPT TO 550 5.1.1 <(address)> is unknown', isGivenUp: true },
  ]);
  expect(api.output()).toContain('mail delivery failed permanently');
  expect(api.output()).not.toContain('nobody@');
});

test('nothing is sent to a server without the required TLS; the mail fails permanently after three days', async () => {
  const server = await mailServer();
  const env = { SMTP_URL: `${server.url}?tls=required` };
  const api = await shop(env);
  await placeOrder(api, { items: [HANDLES] });
  await expectEventually(() => api.output().includes('mail not sent yet'), true);
  const meanwhile = await unsentMail(api);
  await api.end();
  await onDatabase(api, "await sql`update outbox set created_at = created_at - interval '72 hours'`.execute(db);");

  const next = await shop({ ...env, DATA_DIR: api.dataDir });
  await untilUnsent(next, { waiting: 0, failed: 1 });

  expect(meanwhile).toEqual({ waiting: 1, failed: 0 });
  expect(api.output()).toContain('ETLS');
  expect(server.recipientCount()).toBe(0);
});

test('on shutdown the API finishes the mail that it is sending and leaves the others for its next start', async () => {
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const slow = await mailServer({
    beforeAccepting: async () => {
      begun.resolve();
      await release.promise;
    },
  });
  const api = await shop({ SMTP_URL: slow.url });
  const first = await placeOrder(api, { items: [HANDLES] });
  await begun.promise;
  const second = await placeOrder(api, { items: [HANDLES] });

  const events: string[] = [];
  const ending = api.end().then((code) => events.push(`ended with ${code}`));
  await untilClosed(api);
  events.push('mail accepted');
  release.resolve();
  await ending;
  const quick = await mailServer();
  const next = await shop({ DATA_DIR: api.dataDir, SMTP_URL: quick.url });
  await quick.untilMails(1);
  await untilUnsent(next, ALL_SENT);

  expect(events).toEqual(['mail accepted', 'ended with 0']);
  expect(slow.mails.map(({ subject }) => subject ?? '')).toEqual([confirmationOf(first)]);
  expect(quick.mails.map(({ subject }) => subject ?? '')).toEqual([confirmationOf(second)]);
});

test('a mail that was sent but not marked is sent again with the same Message-ID and the prices of the order', async () => {
  const server = await mailServer();
  const api = await shop({ SMTP_URL: server.url });
  await placeOrder(api, { items: [HANDLES] });
  await untilUnsent(api, ALL_SENT);
  await api.end();
  // The state minutes after a process died right after the server's "accepted"; prices and names have changed since.
  await onDatabase(
    api,
    `await sql\`update outbox set sent_at = null, locked_until = now()\`.execute(db);
       await sql\`update product_price set regular_minor = 99900, sale_minor = null, selling_minor = 99900\`.execute(db);
       await sql\`update product_text set name = 'Renamed'\`.execute(db);`,
  );

  const next = await shop({ DATA_DIR: api.dataDir, SMTP_URL: server.url });
  await server.untilMails(2);
  await untilUnsent(next, ALL_SENT);

  const [first, again] = server.mails;
  expect(again?.messageId).toMatch(/^<[\w-]{36}@hemvist\.example>$/);
  expect(again).toMatchObject({ messageId: first?.messageId, text: first?.text, html: first?.html });
});

if (postgres === undefined) {
  // Only one process can open PGlite, so this test runs two senders in one process.
  test('two senders in one process send each mail once', async () => {
    const server = await mailServer();

    const data = await newData('migrated');

    const left = await onDatabase(
      data,
      `const { mail: config, shop } = configFrom({ SMTP_URL: '${server.url}' });
         const silent = { info() {}, warn() {}, error() {} };
         const write = async ({ number }) => ({ to: 'a@example.se', subject: String(number), text: 'a', html: 'a', language: 'sv', topic: 'a' });
         const writers = new Map([['numbered', write]]);
         const senders = [1, 2].map(() => new MailSender({ db, config, shop, transport: mailTransportFor(config), writers, log: silent }));
         for (const number of Array(20).keys()) await db.transaction().execute((tx) => enqueueMail(tx, 'numbered', { number }));
         for (const sender of senders) sender.start();
         // PGlite responds within one turn of the event loop, but the network needs another.
         while ((await countUnsentMail(db)).waiting > 0) await new Promise((resolve) => setImmediate(resolve));
         await Promise.all(senders.map((sender) => sender.stop()));
         return countUnsentMail(db);`,
      {
        configFrom: 'platform/config/config.ts',
        MailSender: 'mail/mailSender.ts',
        mailTransportFor: 'mail/mailTransportFor.ts',
        'countUnsentMail, enqueueMail': 'platform/outbox/outbox.ts',
      },
    );

    await data.remove();
    expect(left).toEqual(ALL_SENT);
    const subjects = server.mails.map(({ subject }) => Number(subject));
    expect(subjects.toSorted((one, other) => one - other)).toEqual([...Array(20).keys()]);
  });
} else {
  test('two processes on one database send each mail once', async () => {
    const server = await mailServer();
    const env = { SMTP_URL: server.url, LIMIT_ORDERS_PER_EMAIL: '12/hour' };
    const one = await shop(env);
    const other = await shop({ ...env, DATABASE_URL: one.databaseUrl ?? '' });

    const orders = await Promise.all(
      [...Array(12).keys()].map((number) => placeOrder(number % 2 ? one : other, { items: [[101, 1]] })),
    );
    await server.untilMails(12);
    await Promise.all([one.end(), other.end()]);

    const subjects = server.mails.map(({ subject }) => subject ?? '').toSorted();
    expect(subjects).toEqual(orders.map(confirmationOf).toSorted());
  });
}

/** Ignores differences in spaces: prices contain non-breaking ones, markup has line breaks. */
function expectBothParts({ text, html }: Email, texts: readonly string[]): void {
  for (const part of [text, html]) {
    expect(texts.filter((expected) => !plain(part).includes(expected))).toEqual([]);
  }
}

function untilClosed(api: Api): Promise<void> {
  const isOpen = () =>
    api.get('/-/health').then(
      () => true,
      () => false,
    );
  return expectEventually(isOpen, false);
}
