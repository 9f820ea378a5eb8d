import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { startChild, type Child } from '@hemvaror/tooling/site/childProcess';
import { freePorts } from '@hemvaror/tooling/site/ports';
import { DIALOG, findAccessibilityViolations } from '../support/findAccessibilityViolations.ts';
import { expect, test } from '../support/siteTest.ts';

const VIEWS = [
  { width: 390, language: 'sv', title: 'Komponenter' },
  { width: 1440, language: 'en', title: 'Components' },
] as const;

test('every component in every state has no accessibility violations, at both widths and in both languages', async ({
  page,
  consoleMessages,
}) => {
  test.slow();
  const [port = 0] = await freePorts(1);
  const workshop = await startWorkshop(port);
  try {
    for (const { width, language, title } of VIEWS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`http://localhost:${port}/?language=${language}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: 'QuantityStepper' })).toBeVisible();
      expect(await findAccessibilityViolations(page, 'main')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }

    await openExample(page, 'Panel', 2, { x: 960, y: 0, width: 480, height: 900 });
    await openExample(page, 'Modal', 1, { x: 378, y: 22.5, width: 684, height: 855 });
    await page.setViewportSize({ width: 390, height: 900 });
    await openExample(page, 'Modal', 1, { x: 9.75, y: 218.4, width: 370.5, height: 463.1 });
    await expectDialogsWork(page);
    const fromBelow = await openExample(page, 'Panel', 2, { x: 0, width: 390 });
    expect(fromBelow.y + fromBelow.height).toBe(900);

    await page.getByRole('searchbox', { name: 'Search the headings' }).fill('dark');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['HeaderTheme']);
    // Leave the page first: a link within it would not load it again.
    await page.goto('about:blank');
    await page.goto(`http://localhost:${port}/?language=en#toast`);
    await expect(page.getByRole('heading', { level: 3, name: 'Toast' })).toBeInViewport();
    expect(consoleMessages).toEqual([]);
  } finally {
    // An open page logs an error when the reload stream ends.
    await page.goto('about:blank');
    await workshop.stop();
  }
});

/** Expects of each dialog: no violations, no movement behind it, and focus on its opener after Escape. */
async function expectDialogsWork(page: Page): Promise<void> {
  const openers = await page.locator('button[aria-haspopup="dialog"]:not([aria-expanded])').all();
  expect(openers).toHaveLength(5);
  const behind = page.getByRole('heading', { level: 1, name: /^(Komponenter|Components)$/ });
  for (const opener of openers) {
    await opener.scrollIntoViewIfNeeded();
    const position = await behind.boundingBox();
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await behind.boundingBox()).toEqual(position);
    expect(await findAccessibilityViolations(page, DIALOG)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Opens an example, checks the box of its dialog and closes it. @returns the box, in px */
async function openExample(page: Page, component: string, index: number, expected: Partial<Box>): Promise<Box> {
  await page.locator(`#${component.toLowerCase()} button[aria-haspopup="dialog"]`).nth(index).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // A panel reaches its position at the end of its animation.
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await dialog.boundingBox();
  if (!box) throw new Error('The visible dialog has no bounding box.');
  for (const [side, length] of Object.entries(expected))
    expect(Object.entries(box)).toContainEqual([side, expect.closeTo(length, 0)]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return box;
}

/** Runs `npm run workshop`, built once. Resolves when it serves. */
async function startWorkshop(port: number): Promise<Child> {
  const child = startChild({
    name: 'workshop',
    args: ['shared/tooling/src/ui-workshop/uiWorkshop.ts', '--once', '--port', String(port)],
    env: {},
    logFile: '/dev/null',
  });
  const output = child.process.stdout;
  if (!output) throw new Error('The workshop process has no stdout pipe.');
  const [firstOutput] = await Promise.race([once(output, 'data'), child.ended.then((code) => [`ended with ${code}`])]);
  expect(String(firstOutput)).toContain(`http://localhost:${port}`);
  return child;
}
