import type { Email } from 'postal-mime';
import { startApi, type ApiResponse, type Api } from '../../test/api.ts';
import { onDatabase } from '../../test/onDatabase.ts';
import { writtenMails } from '../../test/writtenMails.ts';

const EVA = 'eva@example.se';

let api: Api;
beforeEach(async () => {
  api = await startApi({
    MAIL_RETRY_MS: '20',
    SITE_ORIGIN_SV: 'https://hemvist.example',
    SITE_ORIGIN_EN: 'https://hemvist.example',
    LIMIT_NEWSLETTER_PER_EMAIL: '3/day',
    LIMIT_NEWSLETTER_PER_NETWORK: '6/day',
  });
});
afterEach(() => api.stop());

function subscribe(email: string, languageId = 'sv-SE'): Promise<ApiResponse> {
  return api.runOperation(
    'mutation ($email: String!, $languageId: String) { subscribeToNewsletter(email: $email, languageId: $languageId) }',
    { email, languageId },
  );
}

const mails = (count: number) => writtenMails(api, count);

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

async function subscriptions(): Promise<unknown> {
  return onDatabase(
    api,
    `const { rows } = await sql\`select email, language, confirmed_at is not null as confirmed from newsletter_subscription order by email\`.execute(db);
     const keys = await sql\`select * from newsletter_key\`.execute(db);
     return { rows, keys: JSON.stringify(keys.rows) };`,
  );
}

test('pressing the button on the page of the mailed link confirms a subscription', async () => {
  expect((await subscribe(` ${EVA.toUpperCase()}`)).data).toEqual({ subscribeToNewsletter: true });
  const [mail] = await mails(1);
  const path = pathOf(mail?.text);

  const page = await api.get(path);
  const markup = await page.text();
  const before = await api.get(path);
  const pressed = await press(path);
  const again = await press(path);
  const pressedText = await pressed.text();
  await api.end();

  expect(mail).toMatchObject({ to: [{ address: EVA }], subject: 'Bekräfta nyhetsbrevet från Hemvist' });
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
  expect(await subscriptions()).toMatchObject({
    rows: [{ email: EVA, language: 'sv', confirmed: true }],
    keys: expect.not.stringContaining(path.slice(-43)),
  });
});

test('opening the link does not confirm, since mail scanners open links', async () => {
  await subscribe(EVA);
  const [mail] = await mails(1);
  await api.get(pathOf(mail?.text));
  await api.end();

  expect(await subscriptions()).toMatchObject({ rows: [{ email: EVA, confirmed: false }] });
});

test('one-click unsubscribe of a mail program ends the subscription and clears the newsletter flag of the account', async () => {
  await subscribe(EVA, 'en-US');
  const [mail] = await mails(1);
  await press(pathOf(mail?.text));
  await subscribe(EVA, 'en-US');
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
  await api.end();

  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(known?.subject).toBe('You already get the newsletter from Hemvist');
  expect(page).toContain('<h1>Unsubscribe from the newsletter</h1>');
  expect(oneClick.status).toBe(200);
  expect(after.status).toBe(404);
  expect(afterText).toContain('No subscription found');
  expect(await subscriptions()).toEqual({ rows: [], keys: '[]' });
});

test('unknown and expired keys do not confirm', async () => {
  await subscribe(EVA);
  const path = pathOf((await mails(1))[0]?.text);
  await api.end();
  await onDatabase(
    api,
    "await sql`update newsletter_key set expires_at = now() where purpose = 'confirm'`.execute(db);",
  );
  const next = await startApi({ DATA_DIR: api.dataDir });
  const responses = await Promise.all(
    [
      path,
      `/newsletter/confirm?key=${'a'.repeat(43)}`,
      '/newsletter/confirm?key=%3Cscript%3E',
      '/newsletter/confirm',
    ].map(async (each) => [(await next.get(each)).status, (await next.get(each, { method: 'POST' })).status]),
  );
  await next.end();

  expect(responses).toEqual(Array.from({ length: 4 }, () => [404, 404]));
  expect(await subscriptions()).toMatchObject({ rows: [{ confirmed: false }] });
});

test('mails per address and requests per network are limited; the response does not reveal the limit per address', async () => {
  const responses: ApiResponse[] = [];
  for (const _each of Array(5).keys()) responses.push(await subscribe(EVA));
  const sixth = await subscribe('other@example.se');
  const seventh = await subscribe('third@example.se');
  const all = await mails(4);
  await api.end();

  expect(responses.map(({ data }) => data['subscribeToNewsletter'])).toEqual(Array(5).fill(true));
  expect(sixth.data['subscribeToNewsletter']).toBe(true);
  expect(seventh).toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    message: expect.stringContaining('Too many newsletter sign-ups from this network'),
  });
  expect(all.filter(({ to }) => to?.[0]?.address === EVA)).toHaveLength(3);
});
