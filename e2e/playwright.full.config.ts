import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import base from './playwright.config.ts';

process.env['ALL_VARIANTS'] = 'yes';
/** Of each sort (tests/shell/memory.spec.ts). */
process.env['MEMORY_PAGES'] ??= '2000';

/**
 * A Firefox that Playwright does not patch, of version 154 or later. It is driven by WebDriver BiDi. Without it, Playwright's own
 * Firefox is used, if it is installed.
 */
const firefoxPath = process.env['FIREFOX_PATH'];

/** Browsers that a machine may lack. Their journeys are skipped then, with the reason (full/browsers.spec.ts). */
process.env['MISSING_BROWSERS'] = [
  ...(firefoxPath || existsSync(firefox.executablePath()) ? [] : ['firefox']),
  ...(existsSync(webkit.executablePath()) ? [] : ['webkit']),
].join(' ');

const JOURNEYS = 'full/browsers.spec.ts';

/**
 * `npm run test:full`: the same site, the specs that are too long for CI, and all variants of the others in Chromium; the
 * journeys of shoppers in the other browsers, too.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  projects: [
    ...(base.projects ?? []).map((project) => ({ ...project, testMatch: '{full,tests}/**/*.spec.ts' })),
    {
      name: 'firefox',
      testMatch: JOURNEYS,
      use: {
        browserName: 'firefox',
        launchOptions: firefoxPath ? { channel: 'moz-firefox', executablePath: firefoxPath } : {},
      },
    },
    { name: 'webkit', testMatch: JOURNEYS, use: { browserName: 'webkit', launchOptions: {} } },
  ],
});
