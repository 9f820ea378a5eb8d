import { expectAccessible, findAccessibilityViolations } from '../../support/findAccessibilityViolations.ts';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { expect, test } from '../../support/siteTest.ts';

const PAGES = [
  ['the front page', '/'],
  ['a list', '/c/beslag'],
  ['a product', '/p/handtag/linje-stanghandtag-massing'],
  ['the empty checkout', '/kassan'],
  ['a search', '/s/krok'],
  ['a content page', '/garanti'],
  ['the brands', '/varumarken'],
  ['the favorites', '/favoriter'],
  ['an unknown page', '/finns-inte'],
] as const;

for (const [name, path] of sampleVariants('accessible pages', PAGES, 5)) {
  for (const width of sampleVariants(name, [390, 1440])) {
    test(`${name}: no accessibility violations and no horizontal scrolling at ${width} px`, async ({
      page,
      sv,
      open,
      consoleMessages,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(sv + path);
      await page.mouse.move(10, 400);

      await expectAccessible(page);
      // The browser logs a document with the status 404.
      if (path === '/finns-inte') consoleMessages.length = 0;
    });
  }
}

test('the open cart panel has no accessibility violations and returns the focus', async ({ page, sv, open }) => {
  await open(`${sv}/p/pallar/trefot-pall-ek`);
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click();
  const cart = page.getByRole('button', { name: /Varukorg, 1 vara/ });
  await cart.click();
  await expect(page.getByRole('dialog')).toContainText('Trefot');

  expect(await findAccessibilityViolations(page, '[role=dialog]')).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cart).toBeFocused();
});
