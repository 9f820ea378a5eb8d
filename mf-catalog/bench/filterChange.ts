/**
 * Measures a change of the filters in Chromium: from the press on a value until the new list is painted, against the budget
 * of 150 ms at p95. `node mf-catalog/bench/filterChange.ts`
 *
 * SITE (http://localhost:3000) names the running shop, LIST (/allt) the list. The budget is meant for 10,000 products:
 * `npm run bench -w commerce-api -- fill --products 10000` makes them in the empty database of DATABASE_URL, and `npm start`
 * with the same DATABASE_URL sells them. PAUSE_MS (500) passes between two presses, as a shopper has to find the next value;
 * 0 presses while the list before is still being drawn. Compare runs on the same machine only.
 */
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserReport } from '@hemvaror/tooling/bench/browserReport';
import { chromiumArgs, chromiumPath } from '@hemvaror/tooling/site/chromium';

const SITE = process.env['SITE'] ?? 'http://localhost:3000';
const LIST = process.env['LIST'] ?? '/allt';
const PAUSE_MS = Number(process.env['PAUSE_MS'] ?? 500);
const BUDGET_MS = 150;
/** Each is a list that nobody has asked for yet, so that no answer comes from memory. */
const CHANGES = 60;
/** A value that can be chosen and is not. */
const FREE = '[role=dialog] input[type=checkbox]:not(:disabled):not(:checked)';

interface Sample {
  paintedMs: number;
  /** The longest request to the API of this change, as the browser saw it. */
  apiMs: number;
}

const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumArgs(), ...(executablePath && { executablePath }) });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(SITE + LIST);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('button', { name: 'Varumärke' }).click();
  await page.getByRole('dialog').waitFor();
  // Brands are unfolded; with the materials there are enough values for lists that nobody has asked for yet.
  await page.getByRole('dialog').getByText('Material', { exact: true }).click();
  console.log(
    await page
      .getByRole('dialog')
      .getByText(/^\d+ produkter$/)
      .textContent(),
  );

  const samples: Sample[] = [];
  for (let at = 0; at < CHANGES; at += 1) {
    samples.push(await change(page, at));
    await setTimeout(PAUSE_MS);
  }
  const [first, ...later] = samples;
  if (!first) throw new Error('Nothing was measured.');

  console.log(`${later.length} changes                    p50       p95    of ${BUDGET_MS} ms`);
  console.log(
    browserReport(
      'pressed → painted',
      later.map(({ paintedMs }) => paintedMs),
      BUDGET_MS,
    ),
  );
  console.log(
    browserReport(
      'of that the API',
      later.map(({ apiMs }) => apiMs),
      BUDGET_MS,
    ),
  );
  console.log(`The first change of a visit: ${first.paintedMs.toFixed(0)} ms.`);
} finally {
  await browser.close();
}

/** Presses the next value that can be chosen, and waits for the list that it leads to. */
async function change(page: Page, at: number): Promise<Sample> {
  const sample = await pressed(page, at);
  if (sample) return sample;
  // All is chosen or has no products: it begins anew, which is not measured.
  await page.getByRole('button', { name: 'Rensa' }).click();
  await page.waitForFunction((free) => window.location.search === '' && document.querySelector(free), FREE);
  await setTimeout(PAUSE_MS);
  return change(page, at);
}

/** @returns null when there is nothing left to choose */
async function pressed(page: Page, at: number): Promise<Sample | null> {
  return page.evaluate(
    async ({ step, free }) => {
      const boxes = document.querySelectorAll<HTMLInputElement>(free);
      const box = boxes[(step * 7) % boxes.length];
      if (!box) return null;
      const before = window.location.search;
      const isThere = () =>
        window.location.search !== before && !document.querySelector('main section[aria-busy=true]');
      performance.clearResourceTimings();
      const began = performance.now();
      box.click();
      // By a timer, as asking in each frame would make the browser paint more of them.
      while (!isThere()) await new Promise((resolve) => window.setTimeout(resolve, 4));
      // What is rendered now is painted by the next frame.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => window.setTimeout(resolve));
      const paintedMs = performance.now() - began;

      const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/graphql'));
      return { paintedMs, apiMs: Math.max(0, ...asked.map(({ duration }) => duration)) };
    },
    { step: at, free: FREE },
  );
}
