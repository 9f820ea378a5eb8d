import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

process.env['ALL_VARIANTS'] = 'yes';

/** `npm run test:full`: the same site and browser, the specs that are too long for CI, and all variants of the others. */
export default defineConfig({ ...base, testDir: '.', testMatch: '{full,tests}/**/*.spec.ts', timeout: 120_000 });
