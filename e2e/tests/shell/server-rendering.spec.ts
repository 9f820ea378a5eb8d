import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { runAdmin } from '../../support/admin.ts';
import { watchShifts } from '../../support/layoutShift.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

const PRODUCT = '/p/handtag/linje-stanghandtag-massing';

const PAGES = [
  { name: 'front page', path: '/', text: 'Gjort för att bli' },
  { name: 'list page', path: '/c/beslag/krokar', text: 'Krokar' },
  { name: 'product page', path: PRODUCT, text: 'Linje stånghandtag, mässing' },
];

for (const { name, path, text } of PAGES) {
  test(`the ${name} is complete and styled without JavaScript`, async ({ browser, sv }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();

    await page.goto(sv + path);

    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
    await expect(page.getByRole('link', { name: /Beslag/ }).first()).toBeVisible();
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe('rgb(250, 248, 245)');
    const font = await page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).fontFamily);
    expect(font).toContain('Newsreader');
    // Includes elements that are hydrated in idle time.
    await expect(page.getByText('30 dagars returrätt').first()).toBeVisible();
    await expect(page.getByRole('searchbox').first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Köpvillkor' })).toBeVisible();
    const images = page.locator('main img');
    await expect(images.first()).toHaveAttribute('src', /^\/images\//);
    await context.close();
  });

  test(`the ${name} hydrates without a mismatch, an API request or a layout shift`, async ({
    page,
    sv,
    consoleMessages,
  }) => {
    const apiCalls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/graphql')) apiCalls.push(request.url());
    });
    const readShifts = await watchShifts(page);

    await page.goto(sv + path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');

    expect(apiCalls).toEqual([]);
    expect(await readShifts()).toEqual([]);
    expect(consoleMessages).toEqual([]);
  });
}

test('a visitor with a cart and favorites gets the document of all visitors, and theirs arrives without a request or a shift [HEAD-13]', async ({
  page,
  sv,
  open,
}) => {
  await open(sv + '/p/pallar/trefot-pall-ek');
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).first().click();
  await expect(page.getByRole('button', { name: /Varukorg, 1 vara/ })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /favorit/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /Favoriter, 1/ })).toBeVisible();
  const readShifts = await watchShifts(page);
  const apiCalls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) apiCalls.push(request.url());
  });

  for (const path of ['/', '/c/smamobler/pallar', '/p/pallar/trefot-pall-ek', '/garanti']) {
    const common = await httpGet(sv + path);
    await page.goto(sv + path, { waitUntil: 'commit' });
    await hydrated(page);

    await expect(page.getByRole('button', { name: /Varukorg, 1 vara/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Favoriter, 1/ })).toBeVisible();
    expect(await readShifts()).toEqual([]);
    expect(apiCalls).toEqual([]);
    const own = await page.request.get(sv + path);
    expect(await own.text()).toBe(common.body);
  }
});

test('the document of one visitor, like that of all, is complete and has its styles before its body', async ({
  sv,
}) => {
  const { status, headers, body } = await httpGet(sv + PRODUCT, { cookie: 'ralph-form=1' });

  expect(status).toBe(200);
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
  expect(headers['cache-status']).toBeUndefined();
  expect(body.indexOf('<style ')).toBeGreaterThan(0);
  expect(body.lastIndexOf('<style ')).toBeLessThan(body.indexOf('<body'));
  expect(body).not.toContain('rel="stylesheet"');
  expect(body).toContain('mf-catalog/ProductPage');
});

test('anonymous visitors get the same bytes in each coding, and a changed product is rendered again', async ({
  sv,
}) => {
  const get = async (cookie: string, coding = 'identity') => {
    const { headers, body } = await httpGet(sv + PRODUCT, { cookie, 'accept-encoding': coding });
    return { body, etag: headers.etag, status: String(headers['cache-status']) };
  };
  await get('');
  const [one, other] = [await get('_visitor=1; theme=x'), await get('_visitor=2; ralph-cookie-consent=false')];

  expect(one.body).toContain('<html lang="sv-SE"');
  expect(other.body).toBe(one.body);
  expect(other.etag).toBe(one.etag);
  expect(other.status).toContain('hit');
  for (const coding of ['zstd', 'br', 'gzip']) {
    const [first, second] = [await get('', coding), await get('_visitor=2', coding)];
    expect(second.body).toBe(first.body);
    expect(second.etag).toBe(first.etag);
  }

  await runAdmin('stock', '--sku', '20001', '--in-stock', '30');
  await expect.poll(async () => (await get('')).status).toContain('fwd=miss');
});

test('the page of one visitor shows an announced change at once, although its data are shared', async ({ sv }) => {
  const page = async () => (await httpGet(sv + PRODUCT, { cookie: 'ralph-form=1' })).body;
  await runAdmin('stock', '--sku', '20001', '--in-stock', '7');
  await expect.poll(page).toContain('"inStock":7,');

  // Without the announcement, the page would show the change after 30 s.
  await runAdmin('stock', '--sku', '20001', '--in-stock', '30');

  await expect.poll(page, { timeout: 15_000 }).not.toContain('"inStock":7,');
});

test('title, description and og tags are in the HTML that the server sends [SEO-06]', async ({ sv }) => {
  const { body } = await httpGet(sv + PRODUCT);

  expect(body).toMatch(/<title>[^<]*Linje stånghandtag, mässing[^<]*Hemvist<\/title>/);
  expect(body).toMatch(/<meta name="description" content="[^"]{20,}/);
  expect(body).toContain('property="og:title"');
  expect(body).toContain('property="og:image"');
});

test('the document declares its language and links to its counterpart on the other domain [SEO-07]', async ({
  sv,
  en,
}) => {
  const swedish = await httpGet(sv + PRODUCT);
  const counterpart = /rel="alternate" hrefLang="en-US" href="([^"]+)"/i.exec(swedish.body)?.[1] ?? '';

  expect(swedish.body).toContain('<html lang="sv-SE"');
  expect(counterpart).toMatch(new RegExp(`^${en}/en/p/`));
  const english = await httpGet(counterpart);
  expect(english.status).toBe(200);
  expect(english.body).toContain('<html lang="en-US"');
  expect(english.body).toContain(`href="${sv}/p/handtag/linje-stanghandtag-massing"`);
});

test('images, API and auth respond on the origin of the page', async ({ sv, en }) => {
  for (const origin of [sv, en]) {
    const image = await httpGet(`${origin}/images/product/200f250/handle-linje-brass-1.webp`);
    expect(image.status).toBe(200);
    expect(image.headers['content-type']).toMatch(/^image\//);
    expect((await httpGet(`${origin}/graphql`)).status).not.toBe(404);
    expect((await httpGet(`${origin}/auth/login`)).status).toBe(401);
  }
});

test('a repeated request for the document of a visitor without state gets 304 with the current policy', async ({
  sv,
}) => {
  const first = await httpGet(sv + PRODUCT);
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(first.headers['cache-control']).toBe('no-cache');

  const repeated = await httpGet(sv + PRODUCT, { 'if-none-match': `"other", ${etag}` });

  expect([repeated.status, repeated.body, repeated.headers.etag]).toEqual([304, '', etag]);
  expect(repeated.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(repeated.headers['content-length']).toBeUndefined();
});

test('a reload reuses the stored document, whose scripts run under the policy of the 304', async ({
  page,
  sv,
  open,
}) => {
  // No other test changes this page.
  const revalidated = page.waitForEvent('requestfinished', (request) => request.url() === `${sv}/garanti`);
  await open(`${sv}/garanti`);
  await revalidated;

  await page.reload();
  await hydrated(page);

  const { transferSize, decodedBodySize } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('The page has no navigation entry.');
    return { transferSize: navigation.transferSize, decodedBodySize: navigation.decodedBodySize };
  });
  // Chromium counts 300 bytes for the headers of a 304.
  expect(transferSize).toBe(300);
  expect(decodedBodySize).toBeGreaterThan(50_000);
  await page.getByRole('button', { name: 'Varukorg, tom' }).click();
  await expect(page.getByRole('dialog', { name: 'Varukorg' })).toBeVisible();
});
