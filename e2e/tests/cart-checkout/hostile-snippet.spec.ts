import type { Page } from '@playwright/test';
import { watchForScripts } from '../../support/badTexts.ts';
import { fillCart, readCart, skuOf } from '../../support/cart.ts';
import { CONFIRMED, fillAddress, showPayments } from '../../support/checkout.ts';
import { SWEDISH } from '../../support/shopper.ts';
import { expect, hydrated, test } from '../../support/siteTest.ts';

const PRODUCT = 'svamp-knopp-ask';

const send = (message: object) =>
  `parent.postMessage(${JSON.stringify({ channel: 'payment-frame', ...message })}, '*');`;
const tryTo = (code: string) => `try { ${code} } catch (error) { failures.push(error.name); }`;

const HOSTILE = `<p>Hostile form</p><script>
  const failures = [];
  ${tryTo("top.location = '/?stolen'")}
  ${tryTo("parent.location.href = '/?stolen'")}
  ${tryTo('parent.document.title')}
  ${tryTo('document.cookie')}
  ${tryTo('localStorage.length')}
  ${tryTo("parent.eval('window.ran = 1')")}
  document.querySelector('p').title = failures.join(' ');
  ${send({ type: 'height', height: 900_000 })}
  ${send({ type: 'redirect', url: '/?stolen' })}
  ${send({ type: 'completed', url: '/checkout/confirm?oid=1' })}
</script>`;

/** Replaces the HTML that payment providers send for their forms. */
async function replaceSnippets(page: Page, html: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('createOrUpdateCheckout')) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /"paymentData":"(?:[^"\\]|\\.)+"/g,
      () => `"paymentData":${JSON.stringify(html)}`,
    );
    return route.fulfill({ response, body });
  });
}

/** Opens the checkout without `open`: the browser logs the refused attempts. */
async function openCheckout(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/kassan`);
  await hydrated(page);
  await showPayments(page, '111 22');
  await fillAddress(page, SWEDISH);
}

test('a provider’s form that throws is named, and another way to pay goes on with what was typed', async ({
  page,
  context,
  sv,
}) => {
  await fillCart(context, sv, [{ skuId: (await skuOf(PRODUCT)).skuId, quantity: 1 }]);
  await replaceSnippets(page, '<p>Broken form</p><script>throw new Error("broken")</script>');
  await openCheckout(page, sv);
  const main = page.getByRole('main');

  await main.getByRole('radio', { name: /^Klarna/ }).check();
  await expect(main.getByText('Klarna gick inte att visa')).toBeVisible();
  await expect(main.getByText(/^Inget har dragits, och allt du har skrivit finns kvar/)).toBeVisible();
  await main.getByRole('radio', { name: /^Faktura/ }).check();
  await expect(page.getByLabel('Adress', { exact: true })).toHaveValue('Björkvägen 2');
  await main.getByRole('button', { name: 'Beställ och betala' }).click();

  await expect(page).toHaveURL(CONFIRMED);
});

test('a hostile form of a provider cannot read or lead away the page, and its messages change neither order nor address of the page', async ({
  page,
  context,
  sv,
}) => {
  const signsOfScripts = watchForScripts(page);
  const cartId = await fillCart(context, sv, [{ skuId: (await skuOf(PRODUCT)).skuId, quantity: 1 }]);
  await replaceSnippets(page, HOSTILE);
  await openCheckout(page, sv);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /^Klarna/ }).check();
  const frame = main.getByTitle('Betala med Klarna');
  await expect(frame.contentFrame().getByText('Hostile form')).toBeVisible();

  await expect(frame.contentFrame().getByText('Hostile form')).toHaveAttribute(
    'title',
    Array.from({ length: 6 }, () => 'SecurityError').join(' '),
  );
  await expect(page).toHaveURL(`${sv}/kassan`);
  expect((await readCart(cartId)).isCompleted).toBe(false);
  expect(await signsOfScripts()).toEqual([]);

  await main.getByRole('radio', { name: /^Faktura/ }).check();
  await expect(page.getByLabel('Efternamn', { exact: true })).toHaveValue('Lind');
  await main.getByRole('button', { name: 'Beställ och betala' }).click();
  await expect(page).toHaveURL(CONFIRMED);
});
