import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import type { ExposeKind } from './brokenExpose.ts';
import { buildBroken, deploy, type BrokenRelease } from './brokenRemotes.ts';
import { startIsolatedSite, type IsolatedSite } from './isolatedSite.ts';
import { expect, hydrated, listen } from './siteTest.ts';

export type BrokenExposes = Partial<Record<RemoteName, Record<string, ExposeKind>>>;

/** Builds the releases that fail on demand. */
export async function buildAllBroken(exposesByRemote: BrokenExposes): Promise<BrokenRelease[]> {
  const builds: Promise<BrokenRelease>[] = [];
  for (const [remote, exposes] of entries(exposesByRemote)) builds.push(buildBroken(remote, exposes));
  return Promise.all(builds);
}

/** Starts a site on which the given releases are live. */
export async function startBrokenSite(broken: readonly BrokenRelease[]): Promise<IsolatedSite> {
  const site = await startIsolatedSite({ distFolders: distFolders(broken) });
  for (const { remote, folder } of broken) await deploy(site, remote, folder);
  return site;
}

export function distFolders(broken: readonly BrokenRelease[]): Partial<Record<RemoteName, string>> {
  return Object.fromEntries(broken.map(({ remote, dist }) => [remote, dist]));
}

/** The server of a remote's files, for tests in which it hangs. */
export function hostOf(site: IsolatedSite, name: RemoteName): Server {
  const host = site.hosts[name];
  if (!host) throw new Error(`The site has no origin of ${name}.`);
  return host;
}

/** Expects the elements that every document has despite failures: header, menu, footer and the link to the checkout. */
export function expectPageFrame(body: string): void {
  expect(body).toContain('</html>');
  expect(body).toContain('<footer');
  expect(body).toContain('role="search"');
  expect(body).toContain('Belysning');
  expect(body).toMatch(/href="\/kassan"/);
}

/** Expects that the page is styled, the cart opens and a page of another remote opens without a document load. */
export async function expectRestOfPageWorks(page: Page): Promise<void> {
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(250, 248, 245)');
  await page.getByRole('button', { name: /^Varukorg/ }).click();
  await closeDialog(page);

  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await page.getByRole('banner').getByRole('button', { name: 'Belysning' }).click();
  await page.getByRole('link', { name: 'Visa allt inom Belysning' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Belysning');
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
}

export async function closeDialog(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Stäng/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Selects React's messages about hydration mismatches. */
export function mismatches(consoleMessages: readonly string[]): string[] {
  return consoleMessages.filter((text) => /React error #(418|419|421|422|423|425)\b|hydrat/i.test(text));
}

/** Opens a page of the site and waits for hydration. @param address path and query */
export async function visit(page: Page, site: IsolatedSite, address: string): Promise<{ consoleMessages: string[] }> {
  const consoleMessages: string[] = [];
  listen(page, consoleMessages);
  // The load event would wait for stylesheets, which an origin that hangs never sends.
  await page.goto(site.sv + address, { waitUntil: 'commit' });
  await hydrated(page);
  return { consoleMessages };
}

/** Navigates within the app, as a link of the page would. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}

function entries(exposesByRemote: BrokenExposes): [RemoteName, Record<string, ExposeKind>][] {
  return REMOTE_NAMES.flatMap((name) => {
    const exposes = exposesByRemote[name];
    return exposes ? [[name, exposes] satisfies [RemoteName, Record<string, ExposeKind>]] : [];
  });
}
