import type { Locator, Page } from '@playwright/test';

/** A valid personal number. */
export const PERSONAL_ID = '19900101-0017';

/** The field for the number of a person who pays by invoice in Sweden. A card has none. */
export function personalIdIn(page: Page): Locator {
  return page.getByRole('main').getByRole('textbox', { name: /^(Personnummer|Personal identity number)$/ });
}

/** Fills the field if the selected payment has it. */
export async function fillPersonalId(
  page: Page,
  enter = (field: Locator, value: string) => field.fill(value),
): Promise<void> {
  if (await personalIdIn(page).isVisible()) await enter(personalIdIn(page), PERSONAL_ID);
}
