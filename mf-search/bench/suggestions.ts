/**
 * Measures the suggestions of a running shop in Chromium, on the demo catalog: from the end of the debounce until they are
 * painted, and the API's share of that. `node mf-search/bench/suggestions.ts`
 *
 * SITE (http://localhost:3000) names the shop, ROUNDS (3) how often each text is searched for. Compare runs on the same
 * machine only.
 */
import { chromium, type Page } from '@playwright/test';
import { browserReport } from '@hemvaror/tooling/bench/browserReport';
import { chromiumArgs, chromiumPath } from '@hemvaror/tooling/site/chromium';

const SITE = process.env['SITE'] ?? 'http://localhost:3000';
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const BUDGET_MS = 60;
const DEBOUNCE_MS = 500;
/** Beginnings of words, whole words, several words, a part of a word, and what is not there. */
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
  /** From the request's first byte out to its last byte in, as the browser saw it. */
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

  // The first search also warms the API's caches, as the shopper before did.
  for (const text of TEXTS) await search(page, text);
  const samples: Sample[] = [];
  for (let round = 0; round < ROUNDS; round += 1) for (const text of TEXTS) samples.push(await search(page, text));

  console.log(`${samples.length} searches of ${TEXTS.length} texts     p50       p95    of ${BUDGET_MS} ms`);
  console.log(
    browserReport(
      'debounce over → painted',
      samples.map(({ paintedMs }) => paintedMs),
      BUDGET_MS,
    ),
  );
  console.log(
    browserReport(
      'of that the API',
      samples.map(({ apiMs }) => apiMs),
      BUDGET_MS,
    ),
  );
} finally {
  await browser.close();
}

/** Sets a text as one keystroke does, and waits for what the shopper then sees. */
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

      const shown = new Promise<void>((resolve) => {
        // Pictures of the search before may still come while its number stands there.
        let isNew = announced() === '';
        const observer = new MutationObserver(() => {
          isNew ||= announced() === '';
          if (!isNew || announced() === '') return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      await shown;
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
  if (!Number.isFinite(sample.apiMs)) throw new Error(`The search for ${text} sent no request.`);
  return sample;
}
