import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Selects open panels and modals. While one is open, the rest of the page is inert. */
export const DIALOG = '[role="dialog"]';

/** Returns accessibility violations with their elements. @param selector element to check instead of the whole page */
export async function findAccessibilityViolations(page: Page, selector?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS);
  // Halves the time: only frames need another page, in which axe puts their results together.
  if (page.frames().length === 1) axe.setLegacyMode();
  if (selector !== undefined) axe.include(selector);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * Expects no accessibility violations and no horizontal scrolling.
 *
 * @param state of the page, for the report
 * @param selector of the part that differs from a state that was checked already; by default the whole page, which takes longer
 */
export async function expectAccessible(page: Page, state = 'the page', selector?: string): Promise<void> {
  expect(await findAccessibilityViolations(page, selector), state).toEqual([]);
  await expectNoSidewaysScrolling(page, state);
}

/** Like `expectAccessible`, in a window of another width. @param width in px */
export async function expectAccessibleAt(width: number, page: Page, state: string, selector: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 900 });
  await expectAccessible(page, state, selector);
  if (before) await page.setViewportSize(before);
}

/** Expects that the page is not wider than the window. @param state of the page, for the report */
export async function expectNoSidewaysScrolling(page: Page, state: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
}
