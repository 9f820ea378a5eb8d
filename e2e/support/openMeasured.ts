import type { Page } from '@playwright/test';
import { hydrated } from './siteTest.ts';

/** Opens a page of a site whose visits all measure, and waits until its thread is watched. */
export async function openMeasured(page: Page, url: string): Promise<void> {
  const started = page.waitForEvent('worker');
  await page.goto(url);
  await hydrated(page);
  // The code of interactions comes first.
  await page.mouse.move(5, 5);
  const worker = await started;
  // Its script is still being loaded, for which a thread that hangs would have no time.
  await worker.evaluate(async () =>
    new Promise((resolve) => {
      addEventListener('message', resolve, { once: true });
    }).then(() => undefined),
  );
}
