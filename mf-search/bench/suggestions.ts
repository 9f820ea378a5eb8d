/**
 * Measures the suggestions of a running shop in Chromium, with the demo catalog: the time from the end of the debounce until
 * they are painted, and the duration of the API request. `node mf-search/bench/suggestions.ts`
 *
 * SITE (http://localhost:3000) is the shop, ROUNDS (3) the number of searches per text. Compare runs on the same machine
 * only.
 */
import { chromium, type Page } from '@playwright/test';
import { browserReport } from '@hemvaror/tooling/bench/browserReport';
import { chromiumArgs, chromiumPath } from '@hemvaror/tooling/site/chromium';

const SITE = process.env['SITE'] ?? 'http://localhost:3000';
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const BUDGET_MS = 60;
const DEBOUNCE_MS = 500;
/** Word prefixes, whole words, several words, single letters, and a text without results. */
const TEXTS = [
  'lam',
  'lampa',
  'mäss',
  'mässing',
  'krok',
  'knopp ek',
  'handtag svart',
  'linne',
  'hyll',
  'a',
  's',
  'qqq',
];

interface Sample {
  /** From the end of the debounce to the frame that shows the suggestions. */
  paintedMs: number;
  /** From the first byte of the request to the last byte of the response, measured in the browser. */
  apiMs: number;
}

const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumArgs(), ...(executablePath && { executablePath }) });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(SITE);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.getByRole('searchbox').click();
  await page.getByRole('combobox').waitFor();
  await page.getByRole('listbox').waitFor();

  // The first round warms the API's caches, as previous shoppers would.
  for (const text of TEXTS) await search(page, text);
  const samples: Sample[] = [];
  for (let round = 0; round < ROUNDS; round += 1) for (const text of TEXTS) samples.push(await search(page, text));

  console.log(`${samples.length} searches of ${TEXTS.length} texts     p50       p95    of ${BUDGET_MS} ms`);
  console.log(
    browserReport(
      'debounce end → painted',
      samples.map(({ paintedMs }) => paintedMs),
      BUDGET_MS,
    ),
  );
  console.log(
    browserReport(
      'API request',
      samples.map(({ apiMs }) => apiMs),
      BUDGET_MS,
    ),
  );
} finally {
  await browser.close();
}

/** Enters a text in one input event and waits until the suggestions are painted. */
async function search(page: Page, text: string): Promise<Sample> {
  const sample = await page.evaluate(
    async ([typed, debounceMs]) => {
      const field = document.querySelector('input[name="q"]');
      if (!(field instanceof HTMLInputElement)) throw new Error('The page has no search field.');
      performance.clearResourceTimings();
      const announced = () => document.querySelector('[role="search"] output')?.textContent ?? '';

      field.value = typed;
      const typedAt = performance.now();
      field.dispatchEvent(new Event('input', { bubbles: true }));

      const rendered = new Promise<void>((resolve) => {
        // Images of the previous search may still load while its result count is rendered.
        let isNew = announced() === '';
        const observer = new MutationObserver(() => {
          isNew ||= announced() === '';
          if (!isNew || announced() === '') return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      await rendered;
      // The first task after a frame's callbacks runs once that frame is painted.
      await new Promise((resolve) => {
        const painted = new MessageChannel();
        painted.port1.addEventListener('message', resolve, { once: true });
        painted.port1.start();
        requestAnimationFrame(() => painted.port2.postMessage(null));
      });
      const paintedMs = performance.now() - typedAt - debounceMs;
      const request = performance
        .getEntriesByType('resource')
        .findLast(({ name }) => new URL(name).pathname.endsWith('/graphql'));
      return { paintedMs, apiMs: request?.duration ?? Number.NaN };
    },
    [text, DEBOUNCE_MS] as const,
  );
  if (!Number.isFinite(sample.apiMs)) throw new Error(`The search for "${text}" sent no request.`);
  return sample;
}
