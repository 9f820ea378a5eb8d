import type { Page } from '@playwright/test';

/** The longest text of a field of the checkout. */
export const MAX_LENGTH = 200;

/** Texts that no format accepts. Those with a script would set `window.ran`. */
export const BAD_TEXTS = {
  wrong: 'inte rätt',
  huge: 'å'.repeat(10_000),
  image: '<img src=x onerror="window.ran=1;alert(1)">',
  script: '"><script>window.ran=1;alert(1)</script>',
  'right to left': '\u202Eشارع النخيل\u202C',
  emoji: '👩‍🦽🏠🇸🇪',
} as const;

/** Collects the signs of a script that ran: dialogs, and a global that the texts set. */
export function watchForScripts(page: Page): () => Promise<string[]> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => ((await page.evaluate(() => 'ran' in window)) ? [...dialogs, 'window.ran'] : dialogs);
}

/** Counts the orders that a page sends. */
export function countOrders(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"placeOrder"')) count += 1;
  });
  return () => count;
}
