import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { skuOf } from '../../support/cart.ts';
import { expectAccessible } from '../../support/findAccessibilityViolations.ts';
import { mailsTo } from '../../support/mails.ts';
import { placeOrder } from '../../support/placedOrder.ts';
import { expect, hydrated, test, touch } from '../../support/siteTest.ts';
import { tabTo } from '../../support/tabTo.ts';

const KNOB = 'svamp-knopp-ask';
/** Above the stops of a content page with its header, menu and footer. */
const WHOLE_PAGE = 200;

async function guestOrder(language: 'sv' | 'en') {
  const email = `guest-${randomUUID()}@hemvist.example`;
  const { skuId } = await skuOf(KNOB);
  const { orderId } = await placeOrder([{ skuId, quantity: 1 }], language, { email });
  return { orderId, email };
}

/** The address of the withdrawal in the only mail with the link of the order. */
async function withdrawalIn(email: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(email, 'order-link')).length).toBe(1);
  const [mail] = await mailsTo(email, 'order-link');
  const [link = ''] = /https?:\S+\/order\/[\da-f-]{36}\?do=withdraw/.exec(mail?.text ?? '') ?? [];
  expect(mail?.html).toContain(link);
  return link;
}

test('a guest withdraws with the keyboard: footer, finder, mail, order, in three actions', async ({
  page,
  sv,
  open,
}) => {
  const { orderId, email } = await guestOrder('sv');
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(`${sv}/garanti`);
  await touch(page);
  const link = page.getByRole('navigation', { name: 'Sidfot' }).getByRole('link', { name: 'Ångra köp / Returnera' });

  // The first action.
  await tabTo(page, link, WHOLE_PAGE);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ångra köp eller returnera' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page, 'the finder');

  // The second one; a wrong address gets the same answer.
  await request(page, orderId, `wrong-${email}`);
  const answer = await page.getByRole('status').textContent();
  await request(page, orderId, email);
  expect(await page.getByRole('status').textContent()).toBe(answer);
  expect(answer).toContain('Om numret och adressen hör ihop har vi mejlat länken till ordern.');
  const withdrawal = await withdrawalIn(email);
  expect(await mailsTo(`wrong-${email}`, 'order-link')).toEqual([]);

  // The third one leads to the form.
  await page.goto(withdrawal);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ångra köpet' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Fortsätt' }), WHOLE_PAGE);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`du ångrar köpet av de här varorna i order ${orderId}.`)).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('textbox', { name: 'E-post' }), WHOLE_PAGE);
  await page.keyboard.type(email);
  await tabTo(page, page.getByRole('button', { name: 'Bekräfta att jag ångrar köpet' }), WHOLE_PAGE);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Vi har tagit emot din ångeranmälan.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Du har ångrat köpet' })).toBeVisible();
});

/** Fills the form with the keyboard and posts it. */
async function request(page: Page, orderId: string, email: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: 'Ordernummer' }), WHOLE_PAGE);
  await page.keyboard.type(orderId);
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await hydrated(page);
}

test('an incomplete form stays, with the focus on the wrong field', async ({ page, sv, open }) => {
  await open(`${sv}/hitta-order`);

  await page.getByRole('textbox', { name: 'Ordernummer' }).fill('100001');
  await page.getByRole('button', { name: 'Mejla mig länken' }).click();

  await expect(page.getByRole('textbox', { name: 'E-post', exact: true })).toBeFocused();
  await expect(page.getByText('Du måste ange en giltig email')).toBeVisible();
  await expectAccessible(page, 'the finder with an error');
});

test('a company reads on the returns page what applies to it, at once and after a reload', async ({
  page,
  sv,
  open,
}) => {
  await open(`${sv}/byten-och-returer`);
  await expect(page.getByRole('heading', { name: 'Så länge kan du ångra dig' })).toBeVisible();
  await touch(page);

  await page.getByRole('group', { name: 'Kundtyp' }).getByText('Företag').click();
  const terms = page.getByText('Företag har ingen ångerrätt enligt lag.');
  await expect(terms).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Så länge kan du ångra dig' })).toBeHidden();
  // The page was loaded in the browser, whose cache has the pages of both languages.
  const trail = page.getByRole('navigation', { name: 'Brödsmulor' });
  await expect(trail.getByRole('link', { name: 'Kundservice' })).toBeVisible();

  await page.reload();
  await expect(terms).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest withdraws in English: footer, finder, mail, order', async ({ page, en }) => {
    const { orderId, email } = await guestOrder('en');
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.goto(`${en}/en/warranty`);
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Withdraw or return' }).click();
    await page.getByRole('textbox', { name: 'Order number' }).fill(orderId);
    await page.getByRole('button', { name: 'Email me the link' }).click();
    await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue(orderId);
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await page.getByRole('button', { name: 'Email me the link' }).click();
    await expect(page.getByText('If the number and the address belong together')).toBeVisible();

    await page.goto(await withdrawalIn(email));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByText("We've received your withdrawal.")).toBeVisible();
    await expect(page.getByText("We haven't shipped the items yet, so there's nothing to send back.")).toBeVisible();
  });
});
