import { expect, test as base, type Page } from '@playwright/test';

export interface SiteFixtures {
  /** Origins of the two sites under test. */
  sv: string;
  en: string;
  /** Everything the browser complained about: console errors and warnings, uncaught errors. */
  complaints: string[];
  /** Goes to an address and waits until the page is interactive. */
  open: (url: string) => Promise<void>;
}

/** Tests against the site that global setup started. A test whose page complains is not green. */
export const test = base.extend<SiteFixtures>({
  sv: async ({}, use) => use(required('SITE_SV')),
  en: async ({}, use) => use(required('SITE_EN')),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    listen(page, complaints);
    await use(complaints);
    expect(complaints, 'the browser complained').toEqual([]);
  },
  open: async ({ page, complaints }, use) => {
    void complaints;
    await use(async (url) => {
      await page.goto(url);
      await hydrated(page);
    });
  },
});

export { expect };

/** Waits until the page answers to its shopper. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Touches the page, and waits for what comes with the first touch: top bar and footer answer from then on (ADR 0005). */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(10, 10);
  await page.waitForLoadState('networkidle');
  // Code that has come still has to take the server's markup over; only what React knows answers.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('footer, [data-header-theme] > section')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__react')),
    ),
  );
}

export function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
  });
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by globalSetup.ts.`);
  return value;
}
