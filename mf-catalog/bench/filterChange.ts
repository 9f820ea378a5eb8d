/**
 * Measures a filter change in Chromium: from the click on a value until the new list is painted, against the budget of
 * 150 ms at p95. `node mf-catalog/bench/filterChange.ts`
 *
 * SITE (http://localhost:3000) is the running shop, LIST (/allt) the list. The budget is for 10,000 products:
 * `npm run bench:fill -w commerce-api -- --products 10000` creates them in the database of DATABASE_URL, and
 * `npm start` with the same DATABASE_URL serves them. PAUSE_MS (500) is the pause between two clicks, as a shopper has to
 * find the next value; 0 clicks while the previous list is still rendering. Compare runs on the same machine only.
 */
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserReport } from '@hemvaror/tooling/bench/browserReport';
import { chromiumArgs, chromiumPath } from '@hemvaror/tooling/site/chromium';

const SITE = process.env['SITE'] ?? 'http://localhost:3000';
const LIST = process.env['LIST'] ?? '/allt';
const PAUSE_MS = Number(process.env['PAUSE_MS'] ?? 500);
const BUDGET_MS = 150;
/** Each change requests a new list, so that no response is cached. */
const CHANGES = 60;
/** Matches the enabled, unselected values. */
const UNSELECTED = '[role=dialog] input[type=checkbox]:not(:disabled):not(:checked)';

interface Sample {
  paintedMs: number;
  /** Duration of the longest API request of this change, measured in the browser. */
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
  // Brands are expanded already; brands and materials are enough values for uncached lists.
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
  if (!first) throw new Error('No samples were recorded.');

  console.log(`${later.length} changes                    p50       p95    of ${BUDGET_MS} ms`);
  console.log(
    browserReport(
      'click → painted',
      later.map(({ paintedMs }) => paintedMs),
      BUDGET_MS,
    ),
  );
  console.log(
    browserReport(
      'API request',
      later.map(({ apiMs }) => apiMs),
      BUDGET_MS,
    ),
  );
  console.log(`First change of the visit: ${first.paintedMs.toFixed(0)} ms`);
} finally {
  await browser.close();
}

/** Selects the next available value and waits until its list is painted. Clears the selection if no value is left. */
async function change(page: Page, at: number): Promise<Sample> {
  const sample = await clickValue(page, at);
  if (sample) return sample;
  // Every value is selected or has no products. Clearing is not measured.
  await page.getByRole('button', { name: 'Rensa' }).click();
  await page.waitForFunction(
    (unselected) => window.location.search === '' && document.querySelector(unselected),
    UNSELECTED,
  );
  await setTimeout(PAUSE_MS);
  return change(page, at);
}

/** Clicks an unselected value. @returns null if none is left */
async function clickValue(page: Page, at: number): Promise<Sample | null> {
  return page.evaluate(
    async ({ step, unselected }) => {
      const boxes = document.querySelectorAll<HTMLInputElement>(unselected);
      const box = boxes[(step * 7) % boxes.length];
      if (!box) return null;
      const before = window.location.search;
      const isLoaded = () =>
        window.location.search !== before && !document.querySelector('main section[aria-busy=true]');
      performance.clearResourceTimings();
      const startedAt = performance.now();
      box.click();
      // Poll with a timer: requestAnimationFrame would cause extra frames.
      while (!isLoaded()) await new Promise((resolve) => window.setTimeout(resolve, 4));
      // The next frame paints the rendered list.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => window.setTimeout(resolve));
      const paintedMs = performance.now() - startedAt;

      const requests = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/graphql'));
      return { paintedMs, apiMs: Math.max(0, ...requests.map(({ duration }) => duration)) };
    },
    { step: at, unselected: UNSELECTED },
  );
}
