import { expect, type Locator, type Page } from '@playwright/test';

/** Above the stops of any page before its footer. */
const MAX_PRESSES = 80;

/**
 * Presses Tab until the element has the focus. Expects it in view, and that its look shows the focus (WCAG 2.4.7, 2.4.11).
 *
 * @param maxPresses the highest number of presses
 */
export async function tabTo(page: Page, element: Locator, maxPresses = MAX_PRESSES): Promise<void> {
  await expect(element).toBeVisible();
  const unfocused = await lookOf(element);
  const isFocused = () => element.evaluate((node) => node === document.activeElement);
  for (let presses = 0; presses < maxPresses && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(element, `focused within ${maxPresses} presses`).toBeFocused();
  await expect(element).toBeInViewport();
  await expect.poll(() => lookOf(element), { message: 'the focus is visible' }).not.toBe(unfocused);
}

/** Outline and shadow of the element, and of its parent and sibling, which may show its focus. */
async function lookOf(element: Locator): Promise<string> {
  return element.evaluate((node) =>
    [node, node.parentElement, node.nextElementSibling]
      .flatMap((one) => (one ? [getComputedStyle(one)] : []))
      .map(({ outline, boxShadow }) => `${outline} ${boxShadow}`)
      .join(', '),
  );
}
