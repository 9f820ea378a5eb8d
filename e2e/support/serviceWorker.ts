import type { Page } from '@playwright/test';
import { expect, hydrated } from './siteTest.ts';

/** Opens a page with an active service worker. It controls the pages that are opened after its first activation. */
export async function openWithWorker(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

interface StoredResponse {
  url: string;
  type: string;
  body: string;
}

/** All responses in the caches of the site's service worker. */
export async function readCaches(page: Page): Promise<StoredResponse[]> {
  return page.evaluate(async () => {
    const stored: StoredResponse[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (!response) continue;
        stored.push({
          url: request.url,
          type: response.headers.get('content-type') ?? '',
          body: await response.text(),
        });
      }
    }
    return stored;
  });
}
