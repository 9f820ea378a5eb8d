import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { rawGet } from '../../support/rawGet.ts';
import { expect, test } from '../../support/siteTest.ts';

/** In no document unless a request put it there. */
const MARK = 'marked7f3a';
const PAGE = '/garanti';

const state = (value: object) => `ralph=${encodeURIComponent(JSON.stringify(value))}`;
const headers = (name: string, ...values: string[]) => values.map((value) => ({ [name]: value }));

/** Requests for one page whose response no other visitor may get. */
const HEADERS: readonly Record<string, string>[] = [
  ...headers('host', `${MARK}.example`, `localhost:1@${MARK}`, `"><script>${MARK}`),
  ...[
    'x-forwarded-host',
    'x-host',
    'x-original-url',
    'x-rewrite-url',
    'x-forwarded-prefix',
    'x-forwarded-server',
  ].flatMap((name) => headers(name, `/${MARK}`)),
  ...headers('forwarded', `host=${MARK}.example;proto=https`),
  ...headers('x-forwarded-proto', 'https', MARK),
  ...headers('x-forwarded-for', MARK),
  ...headers('x-forwarded-port', '1'),
  ...headers('x-http-method-override', 'POST'),
  ...headers('accept-language', 'en', MARK),
  ...headers('accept', 'application/json', MARK),
  ...headers('user-agent', MARK),
  ...headers('referer', `https://${MARK}.example/`),
  ...headers('origin', `https://${MARK}.example`),
  ...headers('range', 'bytes=0-9'),
  ...headers(
    'cookie',
    `ralph-user=${MARK}`,
    `RALPH-USER=${MARK}; ralph-auth=${MARK}`,
    `ralph-user="${MARK}"`,
    `a=b;ralph-user =${MARK}`,
    `ralph-auth=${MARK}`,
    `apollo-token=${MARK}`,
    `ralph-cart=${MARK}`,
    `flash=${MARK}`,
    `ralph-form=${MARK}`,
    `override=mf-search=http://${MARK}.example/`,
    `login-token=${MARK}`,
    `ralph-selected-market=${MARK}`,
    `ralph-checkout-market=${MARK}`,
    `ralph-locale=${MARK}`,
    `ralph-styles=${MARK}`,
    state({ favorites: [1], customerType: MARK }),
    state({ customerType: 'ORGANIZATION', vatIncluded: false, relocateAlias: MARK, relocatePage: 2 }),
    'ralph={"__proto__":{"vatIncluded":false}}',
    Array.from({ length: 200 }, (_, index) => `${MARK}${index}=1`).join('; '),
  ),
];

/** Addresses that look like a file, or like another page, to one of the servers in between. */
const ADDRESSES = [
  `${PAGE}/${MARK}.css`,
  `${PAGE}.css`,
  `${PAGE};${MARK}.css`,
  `${PAGE}%3f${MARK}`,
  `${PAGE}%23${MARK}`,
  `${PAGE}%2f${MARK}.js`,
  `${PAGE}/..%2f${MARK}`,
  `${PAGE}?${MARK}`,
  `${PAGE}?utm_source=${MARK}`,
  `${PAGE}?page=${MARK}`,
  `${PAGE}%00${MARK}`,
  `/kassan/${MARK}.css`,
  `//${MARK}.example/${PAGE}`,
];

test('no header, cookie or address of one visitor changes the page that others get', async ({ sv }) => {
  const read = async () => httpGet(sv + PAGE);
  const before = await read();
  expect(before.status).toBe(200);
  expect(before.body).not.toContain(MARK);

  const requests: [path: string, headers: Record<string, string>][] = [
    ...HEADERS.map((each): [string, Record<string, string>] => [PAGE, each]),
    ...ADDRESSES.map((path): [string, Record<string, string>] => [
      path,
      { cookie: `ralph-auth=${MARK}; ralph-cart=${MARK}` },
    ]),
  ];
  expect(requests.length).toBeGreaterThanOrEqual(45);
  for (const [path, sent] of requests) {
    const label = `${path} ${JSON.stringify(sent).slice(0, 80)}`;
    const { status, location } = await rawGet(sv, path, sent);
    expect([label, status < 500, new URL(location, sv).origin === sv]).toEqual([label, true, true]);

    const { body, headers: received } = await read();

    expect([label, body === before.body]).toEqual([label, true]);
    expect([label, received['set-cookie'], received.etag]).toEqual([label, undefined, before.headers.etag]);
  }
});

test('a page that a cookie or a login changes is marked for no shared cache', async ({ sv }) => {
  const own = [
    'ralph-auth=t',
    'ralph-user=a@b.example',
    'flash=x',
    'ralph-form=1',
    'checkout-key=k',
    'ralph-selected-market=fi',
    'ralph-checkout-market=fi',
    state({ customerType: 'ORGANIZATION' }),
    state({ vatIncluded: false }),
  ];
  const marked = async (path: string, cookie = '') => {
    const { headers: received } = await httpGet(sv + path, { cookie });
    return received['x-accel-expires'] ?? received['cdn-cache-control'];
  };

  expect(await marked(PAGE)).toBe('5');
  expect(await marked(PAGE, 'ralph-cart=c-1; ralph-cookie-consent=true')).toBe('5');
  for (const cookie of own) expect([cookie, await marked(PAGE, cookie)]).toEqual([cookie, undefined]);
  for (const path of ['/kassan', '/favoriter', '/s/krok', '/hitta-order', '/finns-inte', '/checkout']) {
    expect([path, await marked(path)]).toEqual([path, undefined]);
  }
});
