import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '@hemvaror/tooling/project/root';
import { hydrated, test as base } from '../support/siteTest.ts';

const FOLDER = path.join(ROOT, '.cache/screenshots');

interface ShotFixtures {
  /** Opens a path of the site, which includes the locale prefix, or an address. */
  go: (address: string) => Promise<void>;
  /** Saves the page as `<scene>-<language>-<width>.png` and attaches it to the report. @param extent panels are seen in the window */
  shot: (extent?: 'page' | 'window') => Promise<void>;
}

/** A test whose title is the scene, in a `describe` with the language. */
export const test = base.extend<ShotFixtures>({
  go: async ({ page, sv }, use) => {
    await use(async (address) => {
      await page.goto(new URL(address, sv).href);
      await hydrated(page);
    });
  },
  shot: async ({ page }, use, testInfo) => {
    await use(async (extent = 'page') => {
      const name = [testInfo.title, testInfo.titlePath.at(-2), testInfo.project.name].join('-');
      const file = path.join(FOLDER, `${name}.png`);
      await settle(page, extent === 'page');
      await page.screenshot({ path: file, fullPage: extent === 'page', animations: 'disabled', caret: 'hide' });
      await testInfo.attach(name, { path: file });
    });
  },
});

/** Waits until fonts and images are loaded and decoded, including lazy images of the whole page. */
async function settle(page: Page, isWholePage: boolean): Promise<void> {
  await page.evaluate(async (wholePage) => {
    await document.fonts.ready;
    if (wholePage) for (const image of document.images) image.setAttribute('loading', 'eager');
  }, isWholePage);
  await page.waitForFunction((wholePage) => {
    const isInWindow = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth && image.checkVisibility();
    };
    return [...document.images].every((image) => image.complete || (!wholePage && !isInWindow(image)));
  }, isWholePage);
  await page.evaluate(async () => {
    await Promise.allSettled([...document.images].filter((image) => image.complete).map((image) => image.decode()));
  });
}
