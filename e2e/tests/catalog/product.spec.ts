import { httpGet } from '@hemvaror/tooling/site/httpGet';
import * as z from 'zod';
import { runAdmin } from '../../support/admin.ts';
import { fillCart, skuOf } from '../../support/cart.ts';
import { logInNewCustomer } from '../../support/customer.ts';
import { DIALOG, findAccessibilityViolations } from '../../support/findAccessibilityViolations.ts';
import { isBelowHeader } from '../../support/isBelowHeader.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { DEMO, Shopper, SWEDISH as ACCOUNT } from '../../support/shopper.ts';
import { expect, test, touch } from '../../support/siteTest.ts';

const SWEDISH = {
  language: 'sv',
  path: '/p/handtag/linje-stanghandtag-massing',
  black: 'Svart',
  blackName: 'Linje stånghandtag, svart',
  add: 'Lägg i varukorgen',
  sizeFirst: 'Du måste välja storlek först',
  chooseSize: 'Välj en storlek',
  cart: /^Varukorg, 2 varor/,
  notify: 'Bevaka 160 mm',
  panel: 'Bevaka',
  email: 'E-post',
  invalid: 'Du måste ange en giltig email',
  done: 'Tack! Vi skriver till elin@example.se när varan är tillbaka.',
  increase: 'Öka antal',
} as const;
const ENGLISH = {
  language: 'en',
  path: '/en/p/handles/linje-bar-handle-brass',
  black: 'Black',
  blackName: 'Linje bar handle, black',
  add: 'Add to cart',
  sizeFirst: 'Please choose a size first',
  chooseSize: 'Choose a size',
  cart: /^Cart, 2 items/,
  notify: 'Notify me when 160 mm is back in stock',
  panel: 'Notify me',
  email: 'Email',
  invalid: 'Please enter a valid email address',
  done: "Thanks! We'll email elin@example.se when it's back.",
  increase: 'Increase quantity',
} as const;
const VARIANTS = [390, 1440].flatMap((width) => [SWEDISH, ENGLISH].map((texts) => ({ width, texts })));

for (const { width, texts } of sampleVariants('color-size-add', VARIANTS)) {
  test(`a product is added to the cart after selecting a color and a size (${texts.language}, ${width} px) [CART-20]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open((texts.language === 'sv' ? sv : en) + texts.path);
    await touch(page);

    await page.getByRole('main').getByRole('link', { name: texts.black, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.blackName);
    // On a phone the last one is in the bar at the lower edge, until that of the form is in view.
    const add = page.getByRole('button', { name: texts.add }).last();
    await expect(add).toBeInViewport();
    await add.click();
    await expect(page.getByText(texts.sizeFirst)).toBeVisible();
    await expect(page.getByText(texts.chooseSize, { exact: true })).toBeInViewport();

    await page.getByRole('radio', { name: '96 mm' }).check();
    await expect(page.getByText(texts.sizeFirst)).toBeHidden();
    await page.getByRole('button', { name: texts.increase }).click();
    await add.click();
    await expect(page.getByRole('banner').getByRole('button', { name: texts.cart })).toBeVisible();
  });
}

for (const { width, texts } of sampleVariants('notify', VARIANTS)) {
  test(`a shopper can request a back-in-stock notification for a size (${texts.language}, ${width} px) [PRODUCT-13]`, async ({
    page,
    sv,
    en,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open((texts.language === 'sv' ? sv : en) + texts.path);
    await touch(page);

    await page.getByRole('button', { name: texts.notify }).click();
    const panel = page.getByRole('dialog', { name: texts.panel });
    await panel.getByLabel(texts.email).fill('elin@');
    await panel.getByRole('button', { name: texts.panel }).click();
    await expect(panel.getByText(texts.invalid)).toBeVisible();
    expect(await findAccessibilityViolations(page, DIALOG)).toEqual([]);

    await panel.getByLabel(texts.email).fill('elin@example.se');
    await panel.getByRole('button', { name: texts.panel }).click();
    await expect(panel.getByText(texts.done)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: texts.notify })).toBeFocused();
  });
}

test('a product page shows the product, and an unknown product responds 404 [PRODUCT-01, SEO-05]', async ({
  page,
  sv,
  open,
}) => {
  await open(sv + SWEDISH.path);
  const main = page.getByRole('main');

  await expect(main.getByRole('heading', { level: 1, name: 'Linje stånghandtag, mässing' })).toBeVisible();
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Lindvarp' }).first()).toHaveAttribute('href', '/b/lindvarp');
  await expect(main.getByText('189 kr').first()).toBeVisible();
  await expect(main.getByRole('radio')).toHaveCount(3);
  await expect(main.getByText(/^\+5 i lager/)).toBeVisible();
  await expect(main.getByText(/elva millimeter/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Lägg i varukorgen' })).toBeVisible();
  await expect(page).toHaveTitle(/Linje stånghandtag, mässing/);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(await page.locator('meta[property="og:description"]').getAttribute('content')).toBe(description);

  expect((await httpGet(`${sv}/p/handtag/finns-inte`)).status).toBe(404);
});

test('a product page shows the prices by quantity before the product is in the cart [CART-04]', async ({
  page,
  sv,
  open,
}) => {
  await open(`${sv}/p/knoppar/sol-knopp-massing`);

  const row = page.getByRole('table', { name: 'Pris efter antal' }).getByRole('row', { name: /^Från 6 st/ });
  await expect(row).toHaveText('Från 6 st107,10 kr styck−10 %');
  await expect(page.getByText('Lägg till 5 till så kostar de 107,10 kr styck (−10 %).')).toBeVisible();
});

test('the images open enlarged, by mouse and keyboard, without accessibility violations', async ({
  page,
  sv,
  open,
}) => {
  await open(sv + SWEDISH.path);
  await touch(page);
  const image = page.getByRole('link', { name: /Förstora bilden/ }).first();

  await image.click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByText('Bild 1 av 4')).toBeVisible();
  await page.keyboard.press('+');
  await expect(modal.getByText('Zoom 200')).toBeVisible();
  await expect
    .poll(() => modal.getByRole('img').evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/1[26]00f/);
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(modal.getByText('Bild 2 av 4')).toBeVisible();
  expect(await findAccessibilityViolations(page, DIALOG)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(image).toBeFocused();
});

test('everyone sees reviews, customers write them, and new ones await approval [PRODUCT-08, PRODUCT-10, PRODUCT-11]', async ({
  page,
  sv,
  open,
}) => {
  await open(sv + SWEDISH.path);
  await touch(page);
  const reviews = page.locator('#reviews');
  await expect(reviews.getByText(/^De här omdömena är exempel/)).toBeVisible();
  await expect(reviews.getByRole('heading', { level: 3 }).first()).toHaveText('Raka, tunga och fint borstade');
  await reviews.getByRole('link', { name: 'Lägst betyg' }).click();
  await expect(reviews.getByRole('img', { name: '3 av 5' })).toBeVisible();
  await expect(reviews.getByText(/^Bara inloggade kunder kan skriva omdömen/)).toBeVisible();
  await reviews.getByRole('link', { name: 'Logga in' }).click();
  await expect(page.getByRole('dialog', { name: 'Logga in' })).toBeVisible();
  await page.keyboard.press('Escape');

  await new Shopper(page, ACCOUNT).logIn(DEMO.email, DEMO.password);
  await reviews.getByRole('button', { name: 'Skriv ett omdöme' }).click();
  await reviews.getByRole('button', { name: 'Skicka omdömet' }).click();
  await expect(reviews.getByText('Välj ett betyg')).toBeVisible();
  const written = `Passade precis ${crypto.randomUUID().slice(0, 8)}`;
  await reviews.getByRole('radio', { name: '4' }).check({ force: true });
  await reviews.getByLabel('Namn').fill('Elin');
  await reviews.getByLabel('Omdöme', { exact: true }).fill(written);
  await reviews.getByRole('button', { name: 'Skicka omdömet' }).click();
  await expect(reviews.getByText('Tack! Vi läser ditt omdöme innan det visas här.')).toBeVisible();

  await page.reload();
  await expect(reviews.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(written)).toHaveCount(0);
});

test('an accepted review counts beside the name, and the count leads to the reviews [PRODUCT-08, ROUTE-53]', async ({
  page,
  sv,
  open,
}) => {
  const address = `${sv}/p/vaser/pelare-vas-kritvit`;
  const reviews = page.locator('#reviews');
  // A customer has one review of a product, so a second attempt needs another customer.
  await logInNewCustomer(page, sv);
  await open(address);
  await touch(page);
  await reviews.getByRole('button', { name: 'Skriv ett omdöme' }).click();
  const written = `Står stadigt ${crypto.randomUUID().slice(0, 8)}`;
  await reviews.getByRole('radio', { name: '4' }).check({ force: true });
  await reviews.getByLabel('Namn').fill('Elin');
  await reviews.getByLabel('Omdöme', { exact: true }).fill(written);
  await reviews.getByRole('button', { name: 'Skicka omdömet' }).click();
  await expect(reviews.getByText('Tack! Vi läser ditt omdöme innan det visas här.')).toBeVisible();
  await runAdmin('reviews', 'accept', await idOfReview(written));

  const count = page.getByRole('link', { name: /omdömen?$/ });
  await expect(async () => {
    await open(address);
    await expect(count).toBeVisible({ timeout: 1000 });
    await expect(reviews.getByText(written)).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await count.click();
  await expect(reviews).toBeInViewport();
  await expect(reviews).toBeFocused();
  expect(await isBelowHeader(page, reviews)).toBe(true);
});

/** @returns the id of the review that waits for approval with this text */
async function idOfReview(text: string): Promise<string> {
  const waiting = z
    .array(z.looseObject({ id: z.int(), comment: z.record(z.string(), z.string()) }))
    .parse(JSON.parse(await runAdmin('reviews', 'list')));
  const review = waiting.find(({ comment }) => Object.values(comment).includes(text));
  if (!review) throw new Error(`No review says "${text}"`);
  return String(review.id);
}

test('a company sees prices without VAT at once, in every part of its pages [PRICE-03, PRICE-10]', async ({
  page,
  context,
  sv,
  open,
}) => {
  const { skuId } = await skuOf('linje-stanghandtag-massing');
  await fillCart(context, sv, [{ skuId, quantity: 1 }]);
  await open(sv + SWEDISH.path);
  await touch(page);
  const main = page.getByRole('main');
  const cart = page.getByRole('banner').getByRole('button', { name: /^Varukorg, 1 vara/ });
  await expect(main.getByText('189 kr').first()).toBeVisible();
  await expect(cart).toHaveAccessibleName(/189\skr/);

  await page.getByText('Företag', { exact: true }).first().click();

  await expect(main.getByText('151,20 kr').first()).toBeVisible();
  await expect(main.getByText('exkl. moms').first()).toBeVisible();
  await expect(main.getByText('189 kr')).toHaveCount(0);
  await expect(cart).toHaveAccessibleName(/151,20\skr/);
  // The cart panel, of another remote.
  await cart.click();
  const panel = page.getByRole('dialog', { name: 'Varukorg' });
  await expect(panel.getByText('151,20 kr').first()).toBeVisible();
  await expect(panel.getByText('189 kr')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('navigation', { name: 'Brödsmulor' }).getByRole('link', { name: 'Handtag' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handtag');
  await expect(page.getByRole('article').first().getByText('exkl. moms')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').first().getByText('exkl. moms')).toBeVisible();

  // The widgets of the front page change back with the type.
  await open(`${sv}/`);
  await touch(page);
  const excluded = main.getByRole('article').getByText('exkl. moms');
  await expect(excluded.first()).toBeAttached();
  await page.getByText('Privat', { exact: true }).first().click();
  await expect(excluded).toHaveCount(0);
});
