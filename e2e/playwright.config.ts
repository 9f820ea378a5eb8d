import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '@hemvaror/tooling/site/chromium';
import { CONSENT_GIVEN } from './support/consentGiven.ts';

const executablePath = chromiumPath();
// Here, as every worker must choose the same sample of the routes (tests/routes-sample.spec.ts): another one every day.
process.env['ROUTE_SEED'] ??= new Date().toISOString().slice(0, 10).replaceAll('-', '');

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  globalSetup: './support/globalSetup.ts',
  // The machines this runs on have two cores, and the site under test runs on them too.
  workers: 2,
  fullyParallel: true,
  // A test that passes at a later try is green, but proves no requirement (shared/tooling/src/checks/requirementsTable.ts).
  retries: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../.cache/results/playwright.json' }],
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'sv-SE',
    storageState: CONSENT_GIVEN,
    // Recording costs a fifth of the time.
    trace: 'on-first-retry',
    launchOptions: { args: chromiumArgs(), ...(executablePath && { executablePath }) },
  },
});
