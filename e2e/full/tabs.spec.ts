import type { Page } from '@playwright/test';
import { selectMarket } from '../support/selectMarket.ts';
import { newAddress, PASSWORD, selectByLabel, Shopper, SWEDISH } from '../support/shopper.ts';
import { expect, hydrated, listen, test, touch } from '../support/siteTest.ts';
import { timeOf, type Sign } from '../support/timeInStep.ts';

/* Every kind of change in two tabs. The specs tabs and account-tabs in e2e/tests test some of them. */

const cart = (tab: Page, name: RegExp) => tab.getByRole('button', { name });

/** Generous, as the machine runs the site and both browsers. The measured times are annotations of the test. */
const MAX_DELAY_MS = 5_000;
const inHeader = (pattern: RegExp): Sign => ({ selector: 'header a, header button', pattern });
const inMain = (pattern: RegExp): Sign => ({ selector: 'main', pattern });

test('every kind of change is in step in two tabs [STATE-05, STATE-06]', async ({
  page,
  sv,
  open,
  context,
  consoleMessages,
}) => {
  test.setTimeout(120_000);
  const other = await context.newPage();
  listen(other, consoleMessages);
  const tabs = [page, other] as const;

  async function openBoth(path: string): Promise<void> {
    await open(sv + path);
    await other.goto(sv + path);
    await hydrated(other);
    for (const tab of tabs) await touch(tab);
  }
  /** Measures from the time when the tab with the change shows it, which is after the response of the API. */
  async function inStep(kind: string, sign: Sign, change: () => Promise<void>): Promise<void> {
    const times = Promise.all(tabs.map(async (tab) => timeOf(tab, sign)));
    await change();
    const [own, theirs] = await times;
    const delayMs = Math.round((theirs ?? Number.NaN) - (own ?? Number.NaN));
    test.info().annotations.push({ type: 'in step', description: `${kind}: ${delayMs} ms` });
    expect(delayMs, kind).toBeLessThan(MAX_DELAY_MS);
  }

  await openBoth(SWEDISH.product);
  await inStep('cart add', inHeader(SWEDISH.cart(1)), async () =>
    page.getByRole('main').getByRole('button', { name: SWEDISH.add, exact: true }).click(),
  );
  await page.getByRole('button', { name: SWEDISH.cart(1) }).click();
  const panel = page.getByRole('dialog');
  await inStep('quantity', inHeader(SWEDISH.cart(2)), async () =>
    panel.getByRole('button', { name: 'Öka antal' }).click(),
  );
  await inStep('remove', inHeader(/^Varukorg, tom\s*$/), async () =>
    panel.getByRole('button', { name: `Ta bort ${SWEDISH.productName}` }).click(),
  );
  await page.keyboard.press('Escape');
  await inStep('favorite', inHeader(/^Favoriter, 1 /), async () =>
    page
      .getByRole('main')
      .getByRole('button', { name: /i favoriter$/ })
      .first()
      .click(),
  );
  await inStep('market', inMain(/€/), async () => selectMarket(page, /Finland/));
  await inStep('market back', inMain(/kr/), async () => selectMarket(page, /Sverige/));
  await page.getByRole('main').getByRole('button', { name: SWEDISH.add, exact: true }).click();
  await expect(cart(page, SWEDISH.cart(1))).toBeVisible();

  await openBoth(SWEDISH.checkout.path);
  await inStep('checkout market', inMain(/€/), async () =>
    selectByLabel(page.getByRole('main').getByLabel('Leveransland'), /Finland/),
  );

  await openBoth(SWEDISH.home);
  const shopper = new Shopper(page, SWEDISH);
  await inStep('log-in', inHeader(/^Mina sidor$/), async () => shopper.register(newAddress(), PASSWORD));
  await inStep('log-out', inHeader(/^Logga in$/), async () =>
    page.getByRole('button', { name: SWEDISH.logOut, exact: true }).click(),
  );
});
