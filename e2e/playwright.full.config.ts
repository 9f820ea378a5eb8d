import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run test:full`: the same site and browser, and the specs that are too long for CI. */
export default defineConfig({ ...base, testDir: './full', timeout: 120_000 });
