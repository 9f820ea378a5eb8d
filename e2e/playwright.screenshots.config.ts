import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const WIDTHS = [390, 820, 1440];

/**
 * `npm run screenshot`: images of the main pages in both languages, a project for each width, in `.cache/screenshots`.
 * `npm run screenshot -- --project 390 --grep "sv product$"` saves some of them. `SITE_SV` and `SITE_EN` name a running site.
 */
export default defineConfig({
  ...base,
  testDir: './screenshots',
  outputDir: '../test-results/screenshots',
  retries: 0,
  reporter: [['line'], ['html', { outputFolder: '../.cache/screenshots/report', open: 'never' }]],
  projects: WIDTHS.map((width) => ({
    name: String(width),
    use: { viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
  })),
});
