import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Accessibility faults, each with the elements at fault. @param part selector of what is examined instead of the whole page */
export async function findAccessibilityViolations(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(TAGS);
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Holds the page as it stands to having no accessibility fault and not scrolling sideways. @param state what it shows, for the report */
export async function expectAccessible(page: Page, state = 'the page'): Promise<void> {
  expect(await findAccessibilityViolations(page), state).toEqual([]);
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
}
