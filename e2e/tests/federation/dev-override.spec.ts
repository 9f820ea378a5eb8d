import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TEST_TIMEOUT_MS } from '@hemvaror/testing/testLimits';
import { startChild } from '@hemvaror/tooling/site/childProcess';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { freePorts } from '@hemvaror/tooling/site/ports';
import { ROOT } from '@hemvaror/tooling/project/root';
import { copyFolder, startIsolatedSite, type IsolatedSite } from '../../support/isolatedSite.ts';
import { LONG_LIMITS } from '../../support/longLimits.ts';
import { expect, hydrated, listen, test } from '../../support/siteTest.ts';

const WORK = path.join(ROOT, 'e2e/.work/dev-override');
const ADDRESS = 'http://localhost:3102/local/';
const linkTo = (origin: string, address: string) =>
  `${origin}/-/override?${new URLSearchParams({ 'mf-search': address }).toString()}`;
const cookieOf = (text: string) => ({ cookie: `override=${encodeURIComponent(text)}` });

test.describe.configure({ mode: 'serial' });

/** A site that allows overrides from the local machine. */
let site: IsolatedSite;

test.beforeAll(async () => {
  site = await startIsolatedSite({ env: { ...LONG_LIMITS, DEV_OVERRIDE_ORIGINS: 'loopback' } });
});

test.afterAll(async () => {
  await site.stop();
});

test('a developer sees their remote with hot reload in a running shop, and other users do not', async ({ page }) => {
  test.slow();
  await copyFolder(path.join(ROOT, 'mf-search'), path.join(WORK, 'mf-search'));
  await mkdir(WORK, { recursive: true });
  const log = path.join(WORK, 'dev.log');
  await rm(log, { force: true });
  const [port = 0] = await freePorts(1);
  const dev = startChild({
    name: 'npm run dev -w mf-search',
    args: [path.join(ROOT, 'shared/tooling/src/dev/devRemote.ts'), 'mf-search', path.join(WORK, 'mf-search')],
    // It serves its remote 100 above the port of `npm start`.
    env: { MF_SEARCH_PORT: String(port - 100), SHELL_URL: site.sv },
    logFile: log,
  });
  try {
    const link = await waitForLink(log);
    const consoleMessages: string[] = [];
    listen(page, consoleMessages);
    await page.goto(link);
    await expect(page.getByRole('main')).toContainText(`mf-search from http://localhost:${port}/`);
    await page.getByRole('button', { name: 'Show it to me' }).click();
    await hydrated(page);
    const badge = page.getByRole('complementary', { name: 'Developer override' });
    await expect(badge).toContainText(`mf-search from http://localhost:${port}/`);

    // Typed before the edit. The page must not reload.
    await page.getByLabel('Sök i butiken').fill('krok');
    await page.waitForFunction(() =>
      Object.entries(window).some(
        ([key, value]) => key.startsWith('__storefront_dev_') && Reflect.get(value, 'handled'),
      ),
    );
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    const file = path.join(WORK, 'mf-search/src/search-box/SearchBox.tsx');
    const text = await readFile(file, 'utf8');
    expect(text).toContain("aria-label={t('box.label')}");
    await writeFile(file, text.replace("aria-label={t('box.label')}", 'aria-label="Sök i verkstaden"'));

    const edited = page.getByLabel('Sök i verkstaden');
    await expect(edited).toHaveValue('krok');
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);

    const cookie = (await page.context().cookies(site.sv)).find(({ name }) => name === 'override');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 });
    const overridden = await httpGet(site.sv, { cookie: `override=${cookie?.value}` });
    expect(overridden.body).toContain('Sök i verkstaden');
    expect(overridden.headers['cache-control']).toContain('no-store');
    const developer = `http://localhost:${port}`;
    expect(overridden.body).toContain(`"entry":"${developer}/`);
    expect(overridden.headers['content-security-policy']).toContain(`style-src 'self' ${developer};`);
    const live = await httpGet(site.sv);
    expect(live.body).not.toContain(developer);
    expect(live.headers['content-security-policy']).not.toContain(developer);
    expect(live.body).toContain('Sök i butiken');
    expect(live.body).not.toContain('Developer override');
    expect(live.headers['content-security-policy']).not.toContain(`localhost:${port}`);

    // The suggestions cover the page.
    await page.keyboard.press('Escape');
    await badge.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('searchbox', { name: 'Sök i butiken' })).toBeVisible();
    await expect(badge).toHaveCount(0);
    expect(consoleMessages).toEqual([]);
  } finally {
    await dev.stop();
  }
});

test('an unreachable override shows the live release, and the badge shows the reason', async ({ page }) => {
  const [port = 0] = await freePorts(1);
  await page.goto(linkTo(site.sv, `http://localhost:${port}/local/`));
  await page.getByRole('button', { name: 'Show it to me' }).click();

  const badge = page.getByRole('complementary', { name: 'Developer override' });
  await expect(badge).toContainText(/mf-search is the live release.*ECONNREFUSED/s);
  await expect(page.getByRole('searchbox', { name: 'Sök i butiken' })).toBeVisible();

  const refused = await httpGet(linkTo(site.sv, 'https://example.com/local/'));
  expect(refused.status).toBe(403);
  expect(refused.body).toContain('https://example.com is not one of DEV_OVERRIDE_ORIGINS');
  for (const text of ['%', 'mf-search', 'mf-search=https://example.com/local/', 'x'.repeat(3_000)]) {
    const response = await httpGet(site.sv, cookieOf(text));
    expect([text.slice(0, 40), response.status]).toEqual([text.slice(0, 40), 200]);
    expect(response.body).not.toContain('Developer override');
  }
});

test('a shop that allows no overrides responds 404 to their page and ignores the cookie', async ({ sv }) => {
  const page = await httpGet(linkTo(sv, ADDRESS));
  const front = await httpGet(sv, cookieOf(`mf-search=${ADDRESS}`));

  expect(page.status).toBe(404);
  expect(front.status).toBe(200);
  expect(front.body).not.toContain('Developer override');
  expect(front.headers['cache-control']).not.toContain('no-store');
  expect(front.headers['content-security-policy']).not.toContain('localhost:3102');
});

/** Waits for the link that `npm run dev -w …` prints after the build. */
async function waitForLink(log: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        link = /http:\S+\/-\/override\?\S+/.exec(await readFile(log, 'utf8').catch(() => ''))?.[0] ?? '';
        return link;
      },
      { timeout: 2 * TEST_TIMEOUT_MS },
    )
    .not.toBe('');
  return link;
}
