import type { Locator, Page } from '@playwright/test';
import { typeKeys } from '../press.ts';
import type { Screen } from '../screens.ts';
import { banner, dialog, DIALOG, main, pressing, type OwnTap } from './ownTap.ts';

const SUGGESTIONS = '[role=listbox] [role=option]';
const SEARCHED = 'lam';

export const FINDING: readonly OwnTap[] = [
  { name: 'search', page: 'list', control: searchOpener, result: { css: SUGGESTIONS } },
  {
    name: 'typing in search',
    page: 'list',
    before: pressing(searchOpener),
    by: { keys: SEARCHED },
    control: (page) => banner(page).getByRole('combobox'),
    result: { css: SUGGESTIONS, becomes: 'changed' },
  },
  {
    name: 'suggestion',
    page: 'list',
    before: async (visit) => {
      await pressing(searchOpener)(visit);
      await typeKeys(visit.page, SEARCHED);
      await visit.settle();
    },
    control: (page) => page.getByRole('option').first(),
    result: { css: 'main h1', becomes: 'changed' },
  },
  { name: 'filter', page: 'list', control: filterOpener, result: { css: DIALOG } },
  {
    name: 'filter value',
    page: 'list',
    before: async (visit) => {
      await pressing(filterOpener)(visit);
      if (visit.screen.isTouch) await pressing((page) => dialog(page).getByText('Varumärke', { exact: true }))(visit);
    },
    control: (page) => dialog(page).getByRole('checkbox', { disabled: false }).first(),
    result: { css: 'main output', becomes: 'changed' },
  },
  {
    name: 'sort order',
    page: 'list',
    before: async ({ page }) => sortChoice(page).focus(),
    // The list of a native select is not part of the page.
    by: { keys: '{ArrowDown}' },
    control: sortChoice,
    result: { css: 'main article h2', becomes: 'changed' },
  },
  {
    name: 'more products',
    page: 'list',
    control: (page) => main(page).getByRole('link', { name: 'Visa fler' }),
    result: { css: 'main article h2', becomes: 'changed' },
  },
];

/** A phone has a button that opens the field. */
function searchOpener(page: Page, { isTouch }: Screen): Locator {
  const button = banner(page).getByRole('button', { name: 'Sök', exact: true }).first();
  return isTouch ? button : banner(page).getByRole('searchbox', { name: 'Sök i butiken' });
}

/** A phone has one button for all filters. */
function filterOpener(page: Page, { isTouch }: Screen): Locator {
  return main(page).getByRole('button', { name: isTouch ? 'Filtrera' : 'Varumärke' });
}

function sortChoice(page: Page): Locator {
  return main(page).getByRole('combobox', { name: 'Sortera' });
}
