import { httpGet } from '@hemvaror/tooling/site/httpGet';
import { sampleVariants } from '../../support/sampleVariants.ts';
import { focusSearch, SWEDISH } from '../../support/search.ts';
import { expect, test } from '../../support/siteTest.ts';

const BAD_TEXTS = [
  'x'.repeat(500),
  '🪝'.repeat(40),
  '"fnutt" \'apostrof\'',
  'qqq/zzz\\xxx',
  '<script>alert(1)</script>',
  'qqq % & ?#+',
  // Right-to-left text.
  'مرحبا بالعالم',
  `${'qqq '.repeat(49)}qqqq`,
];

test('any search text shows a clear message: in the suggestions, after Enter and without JavaScript', async ({
  page,
  browser,
  sv,
  open,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const text of sampleVariants('bad searches', BAD_TEXTS, 3)) {
    await open(sv);
    const field = await focusSearch(page, SWEDISH);
    await field.fill(text);
    await expect(page.getByText(`Inga träffar på ”${text}”`).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sökresultat för: ${text}`);
    await expect(page.getByRole('heading', { level: 2, name: `Inga träffar på ”${text}”` })).toBeVisible();

    const { status } = await httpGet(page.url());
    expect([text, status]).toEqual([text, 200]);

    await plain.goto(sv);
    await plain.locator('input[name="q"]').fill(text);
    await plain.keyboard.press('Enter');
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(`Sökresultat för: ${text}`);
    expect(plain.url()).toBe(page.url());
  }
  await context.close();
});
