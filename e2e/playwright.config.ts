import { defineConfig } from '@playwright/test';
import { POLL_TIMEOUT_MS, TEST_TIMEOUT_MS, WORKERS } from '@hemvaror/testing/testLimits';
import { chromiumOptions } from '@hemvaror/tooling/site/chromium';
import { CONSENT_GIVEN } from './support/consentGiven.ts';

/** Tests that the headless shell cannot run. Each says why. */
const FULL_BROWSER = /@full-browser/;
// Set here so that all workers select the same sample of routes (tests/shell/routes-sample.spec.ts). It changes daily.
process.env['ROUTE_SEED'] ??= new Date().toISOString().slice(0, 10).replaceAll('-', '');

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  globalSetup: './support/globalSetup.ts',
  workers: WORKERS,
  fullyParallel: true,
  // A test that passes on a retry is green, but proves no requirement (shared/tooling/src/checks/requirementsTable.ts).
  retries: 2,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: POLL_TIMEOUT_MS },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../.cache/results/playwright.json' }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions('headless-shell'),
    viewport: { width: 1440, height: 900 },
    locale: 'sv-SE',
    storageState: CONSENT_GIVEN,
    // No authority has signed the certificate that the containers make for themselves (`SITE_SV`).
    ignoreHTTPSErrors: true,
    // A worker would respond to requests that tests intercept. Its own tests allow it.
    serviceWorkers: 'block',
    // Recording takes a fifth of the run time.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'headless-shell', grepInvert: FULL_BROWSER },
    { name: 'full-browser', grep: FULL_BROWSER, use: { launchOptions: chromiumOptions('full') } },
  ],
});
