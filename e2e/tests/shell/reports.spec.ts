import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { BUYABLE } from '@hemvaror/tooling/bench/pages';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { startIsolatedSite, type IsolatedSite } from '../../support/isolatedSite.ts';
import { LONG_LIMITS } from '../../support/longLimits.ts';
import { openMeasured } from '../../support/openMeasured.ts';
import { inlineElements } from '../../support/policy.ts';
import { keepReports, keptReports } from '../../support/sentReports.ts';
import { expect, test } from '../../support/siteTest.ts';

const LIST = '/c/beslag';
/** Of the code that is loaded in idle time, with its worker. */
const MAX_BYTES = 4_096;
const MAX_INLINE_BYTES = 300;

// One site for all tests: each visit measures.
test.describe.configure({ mode: 'default' });
let site: IsolatedSite;
test.beforeAll(async () => {
  site = await startIsolatedSite({ env: { ...LONG_LIMITS, REPORT_SHARE: '1', LOG_LEVEL: 'debug' } });
});
test.afterAll(async () => site.stop());

/** The reports that the page has sent so far, and the statuses of the responses. */
function watchReports(page: Page) {
  const texts: string[] = [];
  const statuses: (number | undefined)[] = [];
  page.context().on('request', (request) => {
    if (!request.url().endsWith('/-/report')) return;
    texts.push(request.postData() ?? '');
    // A response that comes after the test rejects.
    request.response().then(
      (response) => statuses.push(response?.status()),
      () => undefined,
    );
  });
  return { texts, statuses };
}

/** The statuses of the responses to all reports that the site has received. */
async function receivedReports(): Promise<number[]> {
  const log = await readFile(path.join(site.dataDir, 'logs/shell.log'), 'utf8');
  const lines = log.split('\n').filter((line) => line.includes('"path":"/-/report"'));
  return lines.map((line) => Number(/"statusCode":(\d+)/.exec(line)?.[1]));
}

test('a healthy page sends one report, with what it measured, when it is left', async ({ page }) => {
  await keepReports(page);
  const received = (await receivedReports()).length;
  await openMeasured(page, site.sv + LIST);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\/(?:startReports\.js|threadWorker\.\w+\.js)$/.test(name))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  expect(await keptReports(page)).toEqual([]);

  await page.goto(`${site.sv}/favoriter`);

  await expect.poll(async () => (await receivedReports()).slice(received)).toEqual([204]);
  const { body: metrics } = await httpGet(`${site.sv}/-/metrics`);
  expect(metrics).toMatch(/^browser_visits_total\{remote="mf-catalog",release="[^"]+",page="category"\} 1$/m);
  expect(metrics).toMatch(/^browser_lcp_seconds_count\{remote="shell",release="[^"]+",page="category"\} 1$/m);
  const [text = ''] = await keptReports(page);
  expect(JSON.parse(text)).toEqual({
    kind: 'visit',
    page: 'category',
    releases: expect.arrayContaining([
      expect.stringMatching(/^\/assets\/[^/]+\/$/),
      expect.stringMatching(/^\/remotes\/mf-catalog\/[^/]+\/$/),
    ]),
    vitals: expect.objectContaining({ lcp: expect.any(Number), cls: expect.any(Number) }),
  });
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MAX_BYTES);
});

test('the script that reports errors is the first one that modern browsers run, and has at most 300 bytes', async () => {
  const { body } = await httpGet(site.sv + LIST);
  const [, first] = inlineElements(body).scripts;
  const [text = ''] = /^\(function reportErrors.*?\}\)\(\);/s.exec(first?.text ?? '') ?? [];

  expect(text).toContain('/-/report');
  expect(text.length).toBeLessThanOrEqual(MAX_INLINE_BYTES);
});

test('an error of a page is sent at once, with the files of its release', async ({ page }) => {
  const { texts, statuses } = watchReports(page);
  await openMeasured(page, site.sv + LIST);

  await page.evaluate(() => {
    // The shell calls it at every click.
    const closest = Reflect.get(Element.prototype, 'closest');
    Element.prototype.closest = function broken(this: Element, selector: string) {
      if (new Error('where').stack?.includes('/assets/')) throw new RangeError('broken');
      return closest.call(this, selector);
    };
    document.body.click();
  });

  await expect.poll(() => statuses).toContain(204);
  expect(texts[0]).toMatch(/^RangeError\n/);
  expect(texts[0]).toMatch(/\/assets\/[^/\s]+\/\w+\.js:\d+:\d+/);
});

test('a lost file of a remote is sent with its address', async ({ page }) => {
  const { texts, statuses } = watchReports(page);
  await page.route('**/remotes/mf-catalog/**', (route) => route.abort());
  await page.goto(site.sv + LIST);

  await expect.poll(() => statuses).toContain(204);
  const [text = ''] = texts;
  expect(text).toMatch(/^http:\/\/localhost:\d+\/remotes\/mf-catalog\/[^/]+\/web\/[\w.-]+\.js\n/);
});

test('a page whose thread hangs is reported by its worker', async ({ page }) => {
  const { texts, statuses } = watchReports(page);
  await openMeasured(page, site.sv + BUYABLE.path);

  await page.evaluate(() => {
    setTimeout(() => {
      for (;;);
    });
  });

  await expect.poll(() => statuses, { timeout: TEST_TIMEOUT_MS }).toEqual([204]);
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({ kind: 'frozen', page: 'product-level' });
});

test('a buy button without effect is reported', async ({ page }) => {
  const { texts, statuses } = watchReports(page);
  await openMeasured(page, site.sv + BUYABLE.path);
  await page.evaluate(() => {
    const halt = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('submit', halt, true);
  });

  await page.getByRole('main').getByRole('button', { name: BUYABLE.add }).first().click();

  await expect.poll(() => statuses, { timeout: TEST_TIMEOUT_MS }).toEqual([204]);
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({ kind: 'noEffect', page: 'product-level' });
});

test('a buy button that styles hide is reported when the page is left', async ({ page }) => {
  const kinds = async () => page.evaluate(() => sessionStorage.getItem('kinds') ?? '');
  // The page has gone when the reports are sent, so that the browser names them no more.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, text) => {
      const kind = typeof text === 'string' ? /"kind":"(\w+)"/.exec(text)?.[1] : undefined;
      sessionStorage.setItem('kinds', `${sessionStorage.getItem('kinds') ?? ''} ${kind}`);
      return send(address, text);
    };
  });
  await openMeasured(page, site.sv + BUYABLE.path);
  await page.goto(`${site.sv}/favoriter`);
  expect(await kinds()).toBe(' visit');

  await openMeasured(page, site.sv + BUYABLE.path);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-add-to-cart] { visibility: hidden }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.goto(`${site.sv}/favoriter`);

  expect(await kinds()).toContain(' visit hidden');
  await expect
    .poll(async () => (await httpGet(`${site.sv}/-/metrics`)).body)
    .toMatch(/^browser_faults_total\{remote="mf-catalog",.*kind="hidden".*\} 1$/m);
});

test('a purchase is an effect of the buy button', async ({ page }) => {
  const { texts } = watchReports(page);
  await openMeasured(page, site.sv + BUYABLE.path);
  await page.clock.install();

  await page.getByRole('main').getByRole('button', { name: BUYABLE.add }).first().click();
  await expect(page.getByRole('button', { name: BUYABLE.cart })).toBeVisible();
  await page.clock.runFor(10_000);

  expect(texts.filter((text) => text.includes('noEffect'))).toEqual([]);
});
