import type { Page } from '@playwright/test';
import { runAdmin } from '../../support/admin.ts';
import { DEMO } from '../../support/shopper.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

/** Issues a login token as an operator does. */
async function issueLoginToken(): Promise<string> {
  const stdout = await runAdmin('customer', 'login-token', DEMO.email, '--actor', 'stina');
  return /"token":"([^"]+)"/.exec(stdout)?.[1] ?? '';
}

/** Pages of a test have the focus all the time. */
async function returnTo(tab: Page): Promise<void> {
  await hydrated(tab);
  await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('a member of staff opens a customer account by a link, in all tabs, and ends it with one button [AUTH-32, AUTH-33]', async ({
  page,
  context,
  sv,
  open,
}) => {
  const token = await issueLoginToken();
  const other = await context.newPage();
  await other.goto(`${sv}/garanti`);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url(), request.headers()['referer'] ?? ''));
  const began = page.waitForResponse((response) => response.url().endsWith('/login-as'));

  await page.goto(`${sv}/account?loginToken=${token}`);

  expect((await began).status()).toBe(303);
  await expect(page).toHaveURL(`${sv}/mina-sidor/ordrar`);
  const banner = page.getByRole('region', { name: 'Inloggad som kund' });
  await expect(banner).toContainText(`Du är stina och ser butiken som ${DEMO.email}.`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mina sidor' })).toBeVisible();
  expect(urls.filter((url) => url.includes(token))).toHaveLength(1);
  expect(await page.evaluate(() => document.cookie)).not.toContain('login-token');

  await open(`${sv}/c/beslag`);
  await expect(banner).toBeVisible();
  await returnTo(other);
  await expect(other.getByRole('region', { name: 'Inloggad som kund' })).toBeVisible();

  await banner.getByRole('button', { name: 'Avsluta' }).click();
  await expect(page).toHaveURL(`${sv}/`);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logga in' })).toBeVisible();
  await returnTo(other);
  await expect(other.getByRole('region', { name: 'Inloggad som kund' })).toBeHidden();

  // The session has ended at the service, so the same link leads to home.
  await page.goto(`${sv}/account?loginToken=${token}`);
  await expect(page).toHaveURL(`${sv}/`);
  await expect(banner).toBeHidden();
});
