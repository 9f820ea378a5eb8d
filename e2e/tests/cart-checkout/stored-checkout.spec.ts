import type { Page } from '@playwright/test';
import { fillCart, skuOf } from '../../support/cart.ts';
import { showPayments, shownTotal } from '../../support/checkout.ts';
import { logInNewCustomer } from '../../support/customer.ts';
import { watchShifts } from '../../support/layoutShift.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { expect, test, touch } from '../../support/siteTest.ts';

for (const shopper of sampleVariants('stored checkout', ['guest', 'customer'])) {
  test(`a returning ${shopper} sees carriers, payments and total without touching the page [CHECKOUT-01, CHECKOUT-04]`, async ({
    page,
    context,
    sv,
    open,
  }) => {
    const { skuId } = await skuOf('sol-knopp-massing');
    await fillCart(context, sv, [{ skuId, quantity: 1 }]);
    if (shopper === 'customer') await logInNewCustomer(page, sv);
    await open(`${sv}/kassan`);
    const main = page.getByRole('main');
    await showPayments(page, '111 22');
    const before = await shownTotal(page);
    await main.getByRole('radio', { name: /DHL/ }).check();
    await expect.poll(async () => shownTotal(page)).not.toBe(before);
    const total = await shownTotal(page);

    const operations: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/graphql')) operations.push(request.postData() ?? request.url());
    });
    const shifts = await watchShifts(page);
    const response = await page.reload();
    // The server has rendered them: they are visible while the scripts load.
    expect(await response?.text()).toMatch(/DHL[\s\S]*Faktura[\s\S]*Beställ och betala/);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.waitForLoadState('networkidle');

    await expect(main.getByRole('radio', { name: /DHL/ })).toBeChecked();
    await expect(main.getByRole('radio', { name: /^Faktura/ })).toBeChecked();
    await expect(main.getByRole('button', { name: 'Beställ och betala' })).toBeVisible();
    await expect(main.getByLabel('Postnummer', { exact: true }).first()).toHaveValue('111 22');
    expect(await shownTotal(page)).toBe(total);
    expect(operations).toEqual([]);
    expect(await shifts()).toEqual([]);

    // The first touch updates the checkout as on any other visit, and no option disappears meanwhile.
    const fewest = await watchRadios(page);
    await touch(page);
    await expect.poll(() => operations.filter((text) => text.includes('createOrUpdateCheckout')).length).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(await fewest()).toBe(await main.getByRole('radio').count());
    expect(await shownTotal(page)).toBe(total);
  });
}

/** @returns a function that reads the lowest number of radio buttons so far */
async function watchRadios(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = () => document.querySelectorAll('main input[type="radio"]').length;
    Reflect.set(window, 'fewestRadios', count());
    new MutationObserver(() => {
      Reflect.set(window, 'fewestRadios', Math.min(Number(Reflect.get(window, 'fewestRadios')), count()));
    }).observe(document.body, { childList: true, subtree: true });
  });
  return async () => page.evaluate(() => Number(Reflect.get(window, 'fewestRadios')));
}
