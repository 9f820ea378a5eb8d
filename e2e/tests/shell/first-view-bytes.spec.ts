import { transferOf } from '@hemvaror/tooling/bench/firstView';
import { PAGE_NAMES, PAGES, SCRIPT_BUDGETS } from '@hemvaror/tooling/bench/pages';
import { createCart, skuOf } from '../../support/cart.ts';
import { expect, test } from '../../support/siteTest.ts';

const KIB = 1024;

for (const name of PAGE_NAMES) {
  test(`the scripts of the first view of the page "${name}" are within their budget`, async ({ browser, sv }) => {
    const { skuId } = await skuOf('trefot-pall-ek');
    const cartId = name === 'checkout' ? await createCart([{ skuId, quantity: 1 }]) : null;
    const cookies = cartId ? [{ name: 'ralph-cart', value: cartId, url: sv }] : [];

    const { scriptBytes } = await transferOf(browser, sv + PAGES[name], cookies);

    // A page without scripts would be within every budget.
    expect(scriptBytes / KIB).toBeGreaterThan(100);
    expect(scriptBytes / KIB).toBeLessThanOrEqual(SCRIPT_BUDGETS[name]);
  });
}

test('a document names fonts, image and scripts before its styles; Chromium compiles the scripts while they arrive', async ({
  request,
  sv,
}) => {
  const html = await (await request.get(sv + PAGES.list)).text();
  const script = /<link rel="preload" href="([^"]+\/main\.js)" as="script"/.exec(html);
  const styles = html.indexOf('<style');

  expect(styles).toBeGreaterThan(0);
  for (const kind of ['font', 'image', 'script']) {
    const at = html.indexOf(`as="${kind}"`);
    expect([kind, at > 0 && at < styles]).toEqual([kind, true]);
  }
  expect(await (await request.get(new URL(script?.[1] ?? '', sv).href)).text()).toMatch(
    /^\/\/# allFunctionsCalledOnLoad\n/,
  );
});
