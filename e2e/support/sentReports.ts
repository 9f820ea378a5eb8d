import type { Page } from '@playwright/test';
import type { IsolatedSite } from './isolatedSite.ts';

/** Keeps the reports that a page sends, also when it is left: the browser names those no more. */
export async function keepReports(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, text) => {
      const earlier: string[] = JSON.parse(sessionStorage.getItem('reports') ?? '[]');
      if (typeof text === 'string') sessionStorage.setItem('reports', JSON.stringify([...earlier, text]));
      return send(address, text);
    };
  });
}

/** The reports of the pages in this tab, from `keepReports` on. */
export async function keptReports(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('reports') ?? '[]'));
}

/** Sends a report as a browser does. @param number of its network, from 0 to 511 */
export async function sendReport({ sv }: IsolatedSite, text: string, number: number): Promise<number> {
  const headers = {
    'content-type': 'text/plain',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `198.${18 + (number >> 8)}.${number % 256}.7`,
  };
  return (await fetch(`${sv}/-/report`, { method: 'POST', headers, body: text })).status;
}
