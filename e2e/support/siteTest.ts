import { expect, test as base, type Page } from '@playwright/test';

export interface SiteFixtures {
  /** Origins of the two sites under test. */
  sv: string;
  en: string;
  /** Console errors and warnings of the browser, and uncaught errors. */
  consoleMessages: string[];
  /** Opens an address and waits for hydration. */
  open: (url: string) => Promise<void>;
}

/** A test on the site that global setup started. Console messages of its page fail it. */
export const test = base.extend<SiteFixtures>({
  sv: async ({}, use) => use(required('SITE_SV')),
  en: async ({}, use) => use(required('SITE_EN')),
  consoleMessages: async ({ page }, use) => {
    const consoleMessages: string[] = [];
    listen(page, consoleMessages);
    await use(consoleMessages);
    expect(consoleMessages, 'unexpected console messages').toEqual([]);
  },
  open: async ({ page, consoleMessages }, use) => {
    void consoleMessages;
    await use(async (url) => {
      await page.goto(url);
      await hydrated(page);
    });
  },
});

export { expect };

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Touches the page and waits until top bar and footer are hydrated: their code loads in idle time (ADR 0084). */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(10, 10);
  // React adds `__react…` keys to hydrated elements.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('footer, [data-header-theme] > section')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
}

/** Messages about what the tests block: the service worker in every spec but its own, and fonts (layoutShift.ts). */
const BLOCKED =
  /^(Service Worker registration blocked by Playwright$|Failed to load resource: net::ERR_BLOCKED_BY_CLIENT)/;
/** Of a part that the shop does without because the browser was too busy. Tests of a part look for it. */
const TOO_BUSY = /was not filled within \d+ ms after its page/;

export function listen(page: Page, consoleMessages: string[]): void {
  page.on('pageerror', (error) => consoleMessages.push(String(error)));
  page.on('console', (message) => {
    if (BLOCKED.test(message.text()) || TOO_BUSY.test(message.text())) return;
    if (['error', 'warning'].includes(message.type()))
      consoleMessages.push(`${message.text()} (${message.location().url})`);
  });
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. globalSetup.ts should set it.`);
  return value;
}
