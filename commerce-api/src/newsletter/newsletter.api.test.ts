import type { Email } from 'postal-mime';
import { startApi, type ApiResponse, type Api } from '../../test/api.ts';
import { besideServer, onRunningDatabase } from '../../test/besideServer.ts';
import { onDatabase } from '../../test/onDatabase.ts';
import { writtenMails } from '../../test/writtenMails.ts';
import { withTimes } from '../../test/withTimes.ts';

const ENV = {
  ...withTimes({ mailRetryMs: 20 }),
  SITE_ORIGIN_SV: 'https://hemvist.example',
  SITE_ORIGIN_EN: 'https://hemvist.example',
  LIMIT_NEWSLETTER_PER_EMAIL: '3/day',
  LIMIT_NEWSLETTER_PER_NETWORK: '6/day',
};

let api: Api;
beforeAll(async () => {
  api = await startApi(ENV);
});
afterAll(() => api.stop());

/** A new subscriber in a network of its own, for each test. */
let eva = '';
let network = 0;
beforeEach(() => {
  network += 1;
  eva = `eva${network}@example.se`;
});

function subscribe(email: string, languageId = 'sv-SE'): Promise<ApiResponse> {
  return api.runOperation(
    'mutation ($email: String!, $languageId: String) { subscribeToNewsletter(email: $email, languageId: $languageId) }',
    { email, languageId },
    { 'x-forwarded-for': `203.0.${network}.1` },
  );
}

const mails = (count: number) => writtenMails(api, count, { to: eva });

function headerOf(mail: Email | undefined, key: string): string {
  return mail?.headers.find((header) => header.key === key)?.value ?? '';
}

/** The path of a link in a mail, which the shell forwards to the API. */
function pathOf(text: string | undefined): string {
  const { pathname, search } = new URL(/https:\/\/hemvist\.example\/newsletter\/[^\s>]+/.exec(text ?? '')?.[0] ?? '');
  return pathname + search;
}

function press(path: string): Promise<Response> {
  return api.get(path, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' });
}

/** The subscription of this test, and its keys as they are stored. */
async function subscription(): Promise<unknown> {
  const [found, next] = await onRunningDatabase(
    api,
    `const { rows } = await sql\`select language, confirmed_at is not null as confirmed from newsletter_subscription
       where email = '${eva}'\`.execute(db);
     const keys = await sql\`select * from newsletter_key where email = '${eva}'\`.execute(db);
     return { rows, keys: JSON.stringify(keys.rows) };`,
    ENV,
  );
  api = next;
  return found;
}

test('pressing the button on the page of the mailed link confirms a subscription', async () => {
  expect((await subscribe(` ${eva.toUpperCase()}`)).data).toEqual({ subscribeToNewsletter: true });
  const [mail] = await mails(1);
  const path = pathOf(mail?.text);

  const page = await api.get(path);
  const markup = await page.text();
  const before = await api.get(path);
  const pressed = await press(path);
  const again = await press(path);
  const pressedText = await pressed.text();

  expect(mail).toMatchObject({ to: [{ address: eva }], subject: 'Bekräfta nyhetsbrevet från Hemvist' });
  expect(path).toMatch(/^\/newsletter\/confirm\?key=[\w-]{43}$/);
  expect(page.status).toBe(200);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'sv',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    ),
  });
  expect(markup).toContain('<h1>Bekräfta nyhetsbrevet</h1>');
  expect(markup).toContain(`<form method="post" action="${path}"><button>Bekräfta prenumerationen</button></form>`);
  expect(before.status).toBe(200);
  expect([pressed.status, again.status]).toEqual([200, 200]);
  expect(pressedText).toContain('Nästa nyhetsbrev kommer till dig.');
  expect(await subscription()).toMatchObject({
    rows: [{ language: 'sv', confirmed: true }],
    keys: expect.not.stringContaining(path.slice(-43)),
  });
});

test('opening the link does not confirm, since mail scanners open links', async () => {
  await subscribe(eva);
  const [mail] = await mails(1);
  await api.get(pathOf(mail?.text));

  expect(await subscription()).toMatchObject({ rows: [{ confirmed: false }] });
});

test('one-click unsubscribe of a mail program ends the subscription and clears the newsletter flag of the account', async () => {
  await subscribe(eva, 'en-US');
  const [mail] = await mails(1);
  await press(pathOf(mail?.text));
  await subscribe(eva, 'en-US');
  const known = (await mails(2))[1];
  const path = pathOf(headerOf(known, 'list-unsubscribe'));

  const page = await (await api.get(path)).text();
  const oneClick = await api.get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  const after = await api.get(path, { headers: { 'accept-language': 'en-GB,en;q=0.9,sv;q=0.5' } });
  const afterText = await after.text();

  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(known?.subject).toBe('You already get the newsletter from Hemvist');
  expect(page).toContain('<h1>Unsubscribe from the newsletter</h1>');
  expect(oneClick.status).toBe(200);
  expect(after.status).toBe(404);
  expect(afterText).toContain('No subscription found');
  expect(await subscription()).toEqual({ rows: [], keys: '[]' });
});

test('unknown and expired keys do not confirm', async () => {
  await subscribe(eva);
  const path = pathOf((await mails(1))[0]?.text);
  const expire = `await sql\`update newsletter_key set expires_at = now() where email = '${eva}'\`.execute(db);`;
  api = await besideServer(api, () => onDatabase(api, expire), ENV);

  const responses = await Promise.all(
    [
      path,
      `/newsletter/confirm?key=${'a'.repeat(43)}`,
      '/newsletter/confirm?key=%3Cscript%3E',
      '/newsletter/confirm',
    ].map(async (each) => [(await api.get(each)).status, (await api.get(each, { method: 'POST' })).status]),
  );

  expect(responses).toEqual(Array.from({ length: 4 }, () => [404, 404]));
  expect(await subscription()).toMatchObject({ rows: [{ confirmed: false }] });
});

test('mails per address and requests per network are limited; the response does not reveal the limit per address', async () => {
  const responses: ApiResponse[] = [];
  for (const _each of Array(5).keys()) responses.push(await subscribe(eva));
  const sixth = await subscribe('other@example.se');
  const seventh = await subscribe('third@example.se');
  // Sent after those of the first address.
  await writtenMails(api, 1, { to: 'other@example.se' });
  const all = await mails(3);

  expect(responses.map(({ data }) => data['subscribeToNewsletter'])).toEqual(Array(5).fill(true));
  expect(sixth.data['subscribeToNewsletter']).toBe(true);
  expect(seventh).toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    message: expect.stringContaining('Too many newsletter sign-ups from this network'),
  });
  expect(all).toHaveLength(3);
});
