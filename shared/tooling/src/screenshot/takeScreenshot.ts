import type { Page } from '@playwright/test';

const SETTLE_TIMEOUT_MS = 30_000;

/** Saves a screenshot once fonts and images are loaded, including lazy images of the whole page. */
export async function takeScreenshot(page: Page, file: string, extent: 'page' | 'window'): Promise<void> {
  await page.evaluate(async (wholePage) => {
    await document.fonts.ready;
    if (!wholePage) return;
    for (const image of document.querySelectorAll('img[loading=lazy]')) image.setAttribute('loading', 'eager');
  }, extent === 'page');
  await page.waitForFunction(
    (wholePage) => {
      const isInViewport = (image: HTMLImageElement) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const inWindow = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
        return inWindow && image.checkVisibility();
      };
      return [...document.images].every((image) => image.complete || (!wholePage && !isInViewport(image)));
    },
    extent === 'page',
    { timeout: SETTLE_TIMEOUT_MS },
  );
  // A loaded image is painted only once it is decoded.
  await page.evaluate(async () => {
    await Promise.allSettled([...document.images].filter((image) => image.complete).map((image) => image.decode()));
  });
  await page.screenshot({ path: file, fullPage: extent === 'page', animations: 'disabled', caret: 'hide' });
}
