import { once } from 'node:events';
import http from 'node:http';
import sharp from 'sharp';
import { startApi, type Api } from '../../../test/api.ts';
import { authenticate } from '../../../test/authClient.ts';
import { createKey, inDays, operate, operatorAccess } from '../../../test/operator.ts';
import { request } from '../../../test/request.ts';

let api: Api;
let key: string;
beforeAll(async () => {
  api = await startApi();
  key = await createKey(api, 'anna', '*');
});
afterAll(() => api.stop());

const basic = (name: string, password: string) => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

interface Page {
  status: number;
  headers: Headers;
  markup: string;
}

/** Opens a page as a browser does, or posts its form. */
async function open(path: string, form?: FormData, authorization = basic('anna', key)): Promise<Page> {
  const response = await request(operatorAccess(api).url + path, {
    headers: { accept: 'text/html', authorization },
    ...(form && { method: 'POST', body: form }),
  });
  return { status: response.status, headers: response.headers, markup: await response.text() };
}

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

/** The hidden fields of a page, which its button sends. */
function hiddenFields({ markup }: Page): Record<string, string> {
  const fields = markup.matchAll(/<input\s+type="hidden"\s+name="([^"]+)"\s+value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}

async function inStock(): Promise<unknown> {
  return (await api.runOperation('{ product(productId: 2) { skus { stock { inStock } } } }')).data['product'];
}

const stockOf = (value: number) => ({ skus: [{ stock: { inStock: value } }] });

test('a browser is asked for name and key, which no amount of first requests limits', async () => {
  const { url } = operatorAccess(api);
  const first = await Promise.all(Array.from({ length: 25 }, () => request(url, { headers: { accept: 'text/html' } })));
  const statuses = await Promise.all([
    open('/', undefined, basic('bo', key)),
    open('/', undefined, basic('anna', 'x'.repeat(43))),
    open('/'),
  ]);

  expect(first.map(({ status }) => status)).toEqual(first.map(() => 401));
  expect(first[0]?.headers.get('www-authenticate')).toBe('Basic realm="operator", charset="UTF-8"');
  expect(statuses.map(({ status }) => status)).toEqual([401, 401, 200]);
});

test('wrong keys of browsers are limited, and the right one is not', async () => {
  const guesses = await Promise.all(Array.from({ length: 25 }, () => open('/', undefined, basic('anna', 'guess'))));

  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  expect((await open('/')).status).toBe(200);
});

test('the first page links the commands of the key, and neither scripts nor other sites may use it', async () => {
  const limited = await createKey(api, 'bo', 'order ship');

  const { markup, headers } = await open('/', undefined, basic('bo', limited));

  expect([...markup.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/order/ship']);
  expect(markup).toContain('order ship &#60;order&#62;');
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    ),
  });
  expect((await open('/stock', undefined, basic('bo', limited))).status).toBe(403);
});

test('the form of a command has a labeled field for each argument, option and file', async () => {
  const { markup } = await open('/order/refund');
  const upload = (await open('/image/upload')).markup;
  const json = (await open('/product/set')).markup;

  expect(markup).toContain('<html lang="en">');
  for (const name of ['order', 'shipping', 'amount', 'to', 'reason', 'key']) {
    expect(markup).toMatch(new RegExp(`<label for="${name}">[^<]+</label>\\s*<input\\s+id="${name}" name="${name}"`));
  }
  expect(markup).toMatch(/<label for="line">Line \(one per line\)<\/label>\s*<textarea/);
  expect(markup).toMatch(/<label>\s*<input type="checkbox" id="restock" name="restock"\s*\/>\s*Restock/);
  expect(upload).toMatch(/<label for="in">In<\/label>\s*<input\s+type="file" id="in"/);
  expect(json).toMatch(/<label for="in">In \(JSON\)<\/label>\s*<textarea/);
});

test('a change is made after its dry run, with the same values, and once', async () => {
  await operate(api, 'stock', { sku: '201', 'in-stock': 10 });
  const tried = await open('/stock', formOf({ sku: '201', 'in-stock': '33', _confirmation: 'guessed' }));
  const afterTry = await inStock();

  const altered = await open('/stock', formOf({ ...hiddenFields(tried), 'in-stock': '99' }));
  const afterAltered = await inStock();
  const done = await open('/stock', formOf(hiddenFields(altered)));
  const afterRun = await inStock();
  await operate(api, 'stock', { sku: '201', 'in-stock': 10 });
  const repeated = await open('/stock', formOf(hiddenFields(altered)));

  expect(tried.markup).toContain('Nothing is changed yet.');
  expect(tried.markup).toMatch(/<button>Run<\/button>/);
  expect(altered.markup).toContain('Nothing is changed yet.');
  expect([afterTry, afterAltered]).toEqual([stockOf(10), stockOf(10)]);
  expect(done.markup).toContain('Done.');
  expect(afterRun).toEqual(stockOf(99));
  expect(repeated.markup).toContain('Nothing is changed yet.');
  expect(await inStock()).toEqual(stockOf(10));
});

test('a command that only reads runs at once, and a file is downloaded', async () => {
  const list = await open('/order/list', formOf({ limit: '5' }));
  const found = await open('/product/find', formOf({ text: 'klot' }));
  const file = await open('/product/export', formOf({ product: '2' }));

  expect(list.markup).toContain('Nothing found.');
  expect(found.markup).toMatch(/<th scope="col">articleNumber<\/th>/);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="product-export.json"');
  expect(JSON.parse(file.markup)).toEqual([expect.objectContaining({ id: 2 })]);
});

test('HTML in values and results is escaped', async () => {
  const attack = '"><script>alert(1)</script>';
  await authenticate(api, 'register', 'eva@example.se', 'long-enough');
  await operate(api, 'customer block', { email: 'eva@example.se', reason: attack });

  const typed = await open('/order/ship', formOf({ order: attack, line: attack, link: attack }));
  const shown = await open('/customer/show', formOf({ account: 'eva@example.se' }));
  const tried = await open('/customer/block', formOf({ email: 'eva@example.se', reason: attack }));

  expect(typed.status).toBe(400);
  expect(tried.markup).toContain('Nothing is changed yet.');
  for (const { markup } of [typed, shown, tried]) {
    expect(markup).toContain('&#34;&#62;&#60;script&#62;alert(1)');
    expect(markup).not.toContain('<script');
  }
});

test('an invalid value is named above the form, with a link to its field', async () => {
  const { status, markup } = await open('/stock', formOf({ sku: '201', 'in-stock': 'many' }));
  const json = await open('/product/set', formOf({ in: '[' }));

  expect(status).toBe(400);
  expect(markup).toMatch(/role="alert"[\s\S]*<a href="#in-stock">--in-stock: expected a whole number, 0 or more<\/a>/);
  expect(markup).toMatch(/id="in-stock"\s+name="in-stock"\s+aria-invalid="true"\s+aria-describedby="in-stock-error"/);
  expect(markup).toMatch(/id="in-stock-error"/);
  expect(markup).toMatch(/id="sku" name="sku"\s+value="201"/);
  expect(json.markup).toContain('<a href="#in">--in: cannot be read as JSON');
});

test('repeated values, boxes and files reach the command', async () => {
  const added = await open(
    '/operator/add',
    formOf({ name: 'cilla', command: 'order list\r\nstock\r\n', until: inDays(1) }),
  );
  const image = formOf({ name: 'klot-ny.png', replace: 'on' });
  const png = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#24453a' } })
    .png()
    .toBuffer();
  image.set('in', new File([Uint8Array.from(png)], 'any.png', { type: 'image/png' }));
  const tried = await open('/image/upload', image);
  const done = await open('/image/upload', formOf(hiddenFields(tried)));

  expect(added.markup).toContain('<dd>[&#34;order list&#34;,&#34;stock&#34;]</dd>');
  expect(hiddenFields(tried)).toMatchObject({ in: png.toString('base64'), name: 'klot-ny.png', replace: 'on' });
  expect(done.markup).toMatch(/<dt>fileName<\/dt>\s*<dd>klot-ny.png<\/dd>/);
  expect((await api.get('/images/product/raw/klot-ny.png')).status).toBe(200);
});

test('a form that another site posts is refused before it is read', async () => {
  const { hostname, port } = new URL(operatorAccess(api).url);
  const post = http.request({
    hostname,
    port,
    path: '/stock',
    method: 'POST',
    headers: {
      authorization: basic('anna', key),
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '1000',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    },
  });
  // The body never ends.
  post.write('sku=201&in-stock=1');

  const [response]: http.IncomingMessage[] = await once(post, 'response');
  post.destroy();

  expect(response?.statusCode).toBe(403);
});
