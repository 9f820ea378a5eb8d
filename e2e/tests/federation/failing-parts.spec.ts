import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import type { BrokenRelease } from '../../support/brokenRemotes.ts';
import {
  buildAllBroken,
  closeDialog,
  expectRestOfPageWorks,
  expectPageFrame,
  follow,
  mismatches,
  startBrokenSite,
} from '../../support/brokenSite.ts';
import { hangFiles } from '../../support/hangingFiles.ts';
import type { IsolatedSite } from '../../support/isolatedSite.ts';
import { expect, hydrated, listen, test } from '../../support/siteTest.ts';

/* One failure of each kind on each side. The specs failing-pages and failing-slots in e2e/full test all combinations. */

const CONTENT = '/garanti';

// One worker for all tests, because they share the builds and the site.
test.describe.configure({ mode: 'default' });

let broken: BrokenRelease[] = [];
let site: IsolatedSite;
let stopSite = async () => {};

test.beforeAll(async () => {
  test.setTimeout(3 * TEST_TIMEOUT_MS);
  broken = await buildAllBroken({ 'mf-search': { SearchBox: 'slot' }, 'mf-content': { ContentPage: 'page' } });
  site = await startBrokenSite(broken);
  stopSite = site.stop;
});

test.afterAll(async () => stopSite());

test('a slot that hangs on the server fails alone, and one log line names its remote, release and expose', async () => {
  const requestId = 'slot-hangs-on-server';

  const { status, body } = await httpGet(`${site.sv}/?broken=SearchBox.hang`, { 'x-request-id': requestId });

  expect(status).toBe(200);
  expectPageFrame(body);
  expect(body).toContain('Gjort för att bli');
  await expect.poll(async () => logLines(requestId)).toHaveLength(1);
  const [line = ''] = await logLines(requestId);
  const release = path.basename(broken.find(({ remote }) => remote === 'mf-search')?.folder ?? '');
  expect(JSON.parse(line)).toMatchObject({ requestId, remote: 'mf-search', release, expose: 'SearchBox' });
  expect(line).not.toContain('broken=');
});

test('a loader that hangs on the server fails only its page', async () => {
  const { status, body } = await httpGet(`${site.sv}${CONTENT}?broken=ContentPage.loader-hang`);

  expect(status).toBe(503);
  expectPageFrame(body);
  expect((await httpGet(`${site.sv}/`)).status).toBe(200);
});

test('a page that throws during rendering on the server shows the error page, and the rest works', async ({ page }) => {
  const consoleMessages: string[] = [];
  listen(page, consoleMessages);
  const address = `${site.sv}${CONTENT}?broken=ContentPage.render.server`;

  const { status, body } = await httpGet(address);
  expect(status).toBe(500);
  expectPageFrame(body);

  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...');
  await expect(page.getByRole('main').getByRole('link', { name: 'Försök igen' })).toBeVisible();
  await expectRestOfPageWorks(page);
  expect(mismatches(consoleMessages)).toEqual([]);
});

test('an unhandled error or rejection of a remote does not stop the shell', async () => {
  const pid = site.shell.process.pid;

  expect((await httpGet(`${site.sv}${CONTENT}?broken=ContentPage.stray.server`)).status).toBe(200);

  expect((await httpGet(`${site.sv}${CONTENT}`)).status).toBe(200);
  expect([site.shell.process.pid, site.shell.process.exitCode]).toEqual([pid, null]);
});

test('a slot that fails only on the server is rendered in the browser without console messages', async ({ page }) => {
  const consoleMessages: string[] = [];
  listen(page, consoleMessages);

  await page.goto(`${site.sv}/?broken=SearchBox.render.server`);
  await hydrated(page);
  await page.mouse.move(200, 200);

  await expect(page.locator('[data-broken-part="SearchBox"]').getByRole('searchbox')).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test('a slot that throws on import in the browser shows its fallback', async ({ page }) => {
  const consoleMessages: string[] = [];
  listen(page, consoleMessages);

  await page.goto(`${site.sv}/?broken=SearchBox.import`);
  await hydrated(page);
  await page.mouse.move(200, 200);

  await expect(page.locator('[data-broken-part="SearchBox"]')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
  await expectRestOfPageWorks(page);
  expect(mismatches(consoleMessages)).toEqual([]);
});

test('a page that throws during rendering in the browser shows an alert, and the rest works', async ({ page }) => {
  const consoleMessages: string[] = [];
  listen(page, consoleMessages);

  await page.goto(`${site.sv}${CONTENT}?broken=ContentPage.render.browser`);
  await hydrated(page);

  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectRestOfPageWorks(page);
  expect(mismatches(consoleMessages)).toEqual([]);
});

test('a page that hangs in the browser stays readable, and the rest works before the page timeout', async ({
  page,
}) => {
  const consoleMessages: string[] = [];
  listen(page, consoleMessages);
  await page.goto(`${site.sv}${CONTENT}?broken=ContentPage.hang.browser`);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();

  await page.getByRole('button', { name: /^Varukorg/ }).click();
  await closeDialog(page);
  expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);
  await hydrated(page);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expectRestOfPageWorks(page);
  expect(consoleMessages).toEqual([]);
});

test('a page that hangs after a navigation can be retried', async ({ page }) => {
  await page.goto(`${site.sv}/`);
  await hydrated(page);
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));

  await follow(page, `${CONTENT}?broken=ContentPage.hang.browser`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick tyvärr fel...');
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Försök igen' }).click();

  await expect(page.locator('[data-page="mf-content/ContentPage"]')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Varumärken' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Varumärken');
});

test('a hanging page does not block the next navigation', async ({ page }) => {
  await page.goto(`${site.sv}${CONTENT}?broken=ContentPage.hang.browser`);

  await page.getByRole('banner').getByRole('link', { name: 'Varumärken' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Varumärken');
  await hydrated(page);
  await expectRestOfPageWorks(page);
});

test('a slot whose files hang in the browser can be retried', async ({ page }) => {
  await page.goto(`${site.sv}/`);
  await hydrated(page);
  const resume = await hangFiles(page, 'mf-cart-checkout');
  try {
    await page.getByRole('button', { name: /^Varukorg/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'Till kassan' })).toBeVisible();

    await resume();
    await dialog.getByRole('button', { name: 'Försök igen' }).click();
    await expect(dialog.getByText('Varukorgen är tom')).toBeVisible();
  } finally {
    await resume();
  }
});

test('an error in an effect shows the slot’s fallback, and an error in an event handler changes nothing', async ({
  page,
}) => {
  await page.goto(`${site.sv}${CONTENT}?broken=SearchBox.effect&broken=ContentPage.handler`);
  await hydrated(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });

  await heading.click();
  await expect(heading).toBeVisible();
  await expect(page.locator('[data-broken-part="SearchBox"]')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
  await expectRestOfPageWorks(page);
});

async function logLines(requestId: string): Promise<string[]> {
  const log = await readFile(path.join(site.dataDir, 'logs/shell.log'), 'utf8');
  return log.split('\n').filter((line) => line.includes(requestId));
}
