import type { Locator } from '@playwright/test';
import { mailsTo } from '../../support/mails.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { expect, test, touch } from '../../support/siteTest.ts';

const TEXTS = {
  sv: {
    home: '/garanti',
    footer: 'Sidfot',
    menus: ['Handla', 'Kundservice', 'Om Hemvist'],
    links: ['Nyheter', 'Frakt och leverans', 'Vår historia'],
    email: 'Din e-post',
    subscribe: 'Prenumerera',
    success: 'Tack! Titta i din inkorg och bekräfta med länken i mejlet.',
    confirm: 'Bekräfta prenumerationen',
    confirmed: 'Tack, nu är det klart!',
  },
  en: {
    home: '/en/warranty',
    footer: 'Footer',
    menus: ['Shop', 'Customer service', 'About Hemvist'],
    links: ['New in', 'Shipping and delivery', 'Our story'],
    email: 'Your email',
    subscribe: 'Subscribe',
    success: 'Thanks! Check your inbox and confirm with the link in the email.',
    confirm: 'Confirm subscription',
    confirmed: "Thanks, you're all set!",
  },
} as const;

for (const language of sampleVariants('footer', ['sv', 'en'] as const)) {
  const texts = TEXTS[language];

  test(`the ${language} footer has three columns on a desktop and an accordion on a phone [FOOT-02, FOOT-03]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open({ sv, en }[language] + texts.home);
    const menus = page.getByRole('navigation', { name: texts.footer });
    const links = texts.links.map((name) => menus.getByRole('link', { name }));
    await expect(menus.getByRole('heading')).toHaveText([...texts.menus]);
    await expect(menus.getByRole('button')).toHaveCount(0);
    for (const link of links) await expect(link).toBeVisible();
    expect(new Set(await Promise.all(links.map(left))).size).toBe(3);

    await page.setViewportSize({ width: 390, height: 844 });
    for (const link of links) await expect(link).toBeHidden();
    for (const [index, name] of texts.menus.entries()) {
      await menus.getByRole('button', { name }).click();
      await expect(menus.getByRole('button', { name, expanded: true })).toBeVisible();
      for (const [linkIndex, link] of links.entries()) await expect(link).toBeVisible({ visible: linkIndex === index });
    }
  });

  test(`the ${language} footer signs up for the newsletter, and the link in the mail confirms it [FOOT-08, FOOT-12]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    await open({ sv, en }[language] + texts.home);
    const footer = page.getByRole('contentinfo');
    await touch(page);

    const email = `reader-${crypto.randomUUID()}@example.se`;
    await footer.getByRole('textbox', { name: texts.email }).fill(email);
    await footer.getByRole('button', { name: texts.subscribe }).click();

    await expect(footer.getByRole('status').getByText(texts.success)).toBeVisible();

    await expect.poll(() => mailsTo(email, 'newsletter-confirmation')).toHaveLength(1);
    const [mail] = await mailsTo(email, 'newsletter-confirmation');
    await page.goto(/https?:\S+newsletter\/confirm\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: texts.confirm }).click();
    await expect(page.getByRole('heading', { name: texts.confirmed })).toBeVisible();
  });
}

test('the switch of the footer changes the prices of this page and the next, for a year, and not the customer type [FOOT-05, PRICE-11, STATE-01]', async ({
  page,
  context,
  sv,
  open,
}) => {
  await open(`${sv}/p/pallar/trefot-pall-ek`);
  const price = page
    .getByRole('main')
    .getByText(/^\d[\d\s]*\skr$/)
    .first();
  await expect(price).toHaveText('1 895 kr');
  await touch(page);

  const person = page.getByRole('radio', { name: 'Privat', exact: true });
  await expect(person).toBeChecked();

  await page.getByRole('switch', { name: 'Visa priser exklusive moms' }).click();
  await expect(price).toHaveText('1 516 kr');
  await expect(person).toBeChecked();
  const stored = (await context.cookies(sv)).find(({ name }) => name === 'ralph');
  expect(JSON.parse(decodeURIComponent(stored?.value ?? ''))).toMatchObject({
    vatIncluded: false,
    customerType: 'PERSON',
  });
  expect(Math.abs((stored?.expires ?? 0) - Date.now() / 1_000 - 365 * 86_400)).toBeLessThan(120);

  await page.goto(`${sv}/c/smamobler/pallar`);
  await expect(page.getByRole('article').filter({ hasText: 'Trefot' }).first()).toContainText('1 516 kr');
  await expect(person).toBeChecked();
});

async function left(element: Locator): Promise<number | undefined> {
  return (await element.boundingBox())?.x;
}
