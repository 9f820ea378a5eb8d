import type { Page } from '@playwright/test';

/** Lets this time pass on the clock of the open document. Its timers are not changed, as hydration and scrolling need them. */
export async function setClockForward(page: Page, ms: number): Promise<void> {
  await page.evaluate((passedMs) => {
    const { now } = Date;
    Date.now = () => now() + passedMs;
  }, ms);
}
