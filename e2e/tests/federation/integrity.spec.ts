import type { Page } from '@playwright/test';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { expect, hydrated, test } from '../../support/siteTest.ts';

/* Files of a remote that were changed at its origin without updating the registry. */

const CHUNK = /\/web\/(?!remoteEntry)[^/]+\.js$/;
const STYLES = /\/web\/[^/]+\.css$/;

/** Appends text to matching files before the browser receives them. @returns their URLs, as they are requested */
async function tamper(page: Page, pattern: RegExp, addition: string): Promise<string[]> {
  const changed: string[] = [];
  await page.route(pattern, async (route) => {
    const url = route.request().url();
    const { body } = await httpGet(url);
    changed.push(url);
    const contentType = url.endsWith('.css') ? 'text/css' : 'text/javascript';
    await route.fulfill({ body: body + addition, contentType, headers: { 'access-control-allow-origin': '*' } });
  });
  return changed;
}

test('a changed script of a remote does not run in the first view', async ({ page, sv }) => {
  const changed = await tamper(page, CHUNK, ';document.documentElement.dataset.changed="yes";');

  await page.goto(`${sv}/c/textil`);
  await expect.poll(() => changed.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');

  expect(await page.locator('html').getAttribute('data-changed')).toBeNull();
});

test('a changed script that is loaded later does not run', async ({ page, sv }) => {
  await page.goto(`${sv}/garanti`);
  await hydrated(page);
  const changed = await tamper(page, CHUNK, ';document.documentElement.dataset.changed="yes";');

  await page.getByRole('link', { name: 'Favoriter' }).first().click();
  await expect.poll(() => changed.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');

  expect(await page.locator('html').getAttribute('data-changed')).toBeNull();
});

test('a changed stylesheet of a remote is not applied', async ({ page, sv }) => {
  const changed = await tamper(page, STYLES, 'html { --changed: yes }');
  // A document contains its styles. Those of a page that is opened later are loaded.
  await page.goto(`${sv}/garanti`);
  await hydrated(page);

  await page.getByRole('link', { name: 'Favoriter' }).first().click();
  await expect.poll(() => changed.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');

  const value = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--changed'));
  expect(value).toBe('');
});
