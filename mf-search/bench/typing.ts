/**
 * Measures the main thread of a slow phone while typing into the search of a running shop: every task above the budget of
 * 50 ms with fourfold CPU throttling, and the bytes that opening the search loads. `node mf-search/bench/typing.ts`
 *
 * SITE (http://localhost:3000) is the shop, WIDTH (390) the window width in px, SLOWDOWN (4) the CPU throttling rate. Compare
 * runs on the same idle machine only: throttling multiplies other load by four.
 */
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '@hemvaror/tooling/site/chromium';

const SITE = process.env['SITE'] ?? 'http://localhost:3000';
const WIDTH = Number(process.env['WIDTH'] ?? 390);
const SLOWDOWN = Number(process.env['SLOWDOWN'] ?? 4);
const BUDGET_MS = 50;
const KEY_INTERVAL_MS = 110;
/** Wait for debounce, response and images. */
const SETTLE_MS = 2_500;
const TEXTS = ['lampa', 'mässing krok', 'handtag', 'linne', 'svart hylla', 'qqq'];

const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumArgs(), ...(executablePath && { executablePath }) });
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 844 } });
  await page.goto(SITE);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => performance.clearResourceTimings());
  await openSearch(page);
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => {
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\.(?:js|css)$/.test(new URL(name).pathname))
      .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname.split('/').at(-1), encodedBodySize }));
  });
  for (const { file, encodedBodySize } of loaded) console.log(`${(encodedBodySize / 1024).toFixed(1)} KiB  ${file}`);

  await page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  for (const text of TEXTS) {
    await page.locator('input[name="q"]').fill('');
    await page.waitForTimeout(KEY_INTERVAL_MS);
    await page.keyboard.type(text, { delay: KEY_INTERVAL_MS });
    await page.waitForTimeout(SETTLE_MS);
  }
  const tasks: unknown = await page.evaluate(() => Reflect.get(window, 'longTasks'));
  const lengths = Array.isArray(tasks) ? tasks.map(Number) : [];
  const longest = Math.max(0, ...lengths);
  console.log(`${TEXTS.join('').length} keys at ${WIDTH} px, ${SLOWDOWN} times CPU throttling`);
  console.log(`${lengths.length} tasks above ${BUDGET_MS} ms: ${lengths.join(', ') || 'none'}`);
  console.log(`longest task / budget: ${(longest / BUDGET_MS).toFixed(2)}`);
} finally {
  await browser.close();
}

async function openSearch(page: Page): Promise<void> {
  const field = page.locator('input[name="q"]');
  if (!(await field.isVisible())) await page.getByRole('banner').getByRole('button', { name: 'Sök' }).first().click();
  else await field.click();
  await page.getByRole('listbox').waitFor();
}
