import { expect, type Locator, type Page, type Route } from '@playwright/test';

export interface SearchTexts {
  locale: 'sv' | 'en';
  front: string;
  results: string;
  list: string;
  listTitle: string;
  /** Button of narrow windows that opens the search. */
  toggle: string;
  closeBar: string;
  submit: string;
  field: string;
  begin: string;
  found: RegExp;
  category: string;
  text: string;
  title: string;
  seeAll: RegExp;
  hits: RegExp;
  nothing: string;
  loading: string;
  failed: string;
  /** Title of the error page. */
  errorTitle: string;
  recent: string;
  home: RegExp;
  skip: string;
}

export const SWEDISH: SearchTexts = {
  locale: 'sv',
  front: '/',
  results: '/s/',
  list: '/c/beslag',
  listTitle: 'Beslag',
  toggle: 'Sök',
  closeBar: 'Stäng sök',
  submit: 'Sök',
  field: 'Sök i butiken',
  begin: 'lam',
  found: /vägglampa/,
  category: 'Belysning',
  text: 'mässing',
  title: 'Sökresultat för: mässing',
  seeAll: /^Visa alla \d+ träffar$/,
  hits: /^\d+ träffar$/,
  nothing: 'Inga träffar på ”qqq”',
  loading: 'Söker…',
  failed: 'Förslagen kunde inte hämtas just nu.',
  errorTitle: 'Något gick tyvärr fel...',
  recent: 'Senaste sökningar',
  home: /^Hemvist, till startsidan/,
  skip: 'Hoppa till innehållet',
};

export const ENGLISH: SearchTexts = {
  locale: 'en',
  front: '/en',
  results: '/en/s/',
  list: '/en/c/hardware',
  listTitle: 'Hardware',
  toggle: 'Search',
  closeBar: 'Close search',
  submit: 'Search',
  field: 'Search the shop',
  begin: 'lam',
  found: /wall lamp/,
  category: 'Lighting',
  text: 'brass',
  title: 'Search results for: brass',
  seeAll: /^See all \d+ results$/,
  hits: /^\d+ results$/,
  nothing: 'No results for “qqq”',
  loading: 'Searching…',
  failed: "We couldn't load suggestions just now.",
  errorTitle: 'Sorry, something went wrong',
  recent: 'Recent searches',
  home: /^Hemvist, go to home page/,
  skip: 'Skip to content',
};

/** A phone and a desktop in both languages. */
export const VARIANTS = [390, 1440].flatMap((width) => [SWEDISH, ENGLISH].map((words) => ({ width, words })));

/** The button that opens the search where it has no room of its own. */
export function searchToggle(page: Page, words: SearchTexts): Locator {
  return page.getByRole('banner').getByRole('button', { name: words.toggle, exact: true }).first();
}

/** Opens the search as its width has it, and waits until it answers. */
export async function focusSearch(page: Page, words: SearchTexts): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) < 1024) await searchToggle(page, words).click();
  else await page.locator('input[name="q"]').click();
  const field = page.getByRole('combobox', { name: words.field });
  await expect(field).toBeFocused();
  return field;
}

/** Answers the browser's queries of one name instead of the API, which still answers all others. */
export async function mockQueries(
  page: Page,
  name: string,
  answer: (route: Route, variables: string) => Promise<void>,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = Object(route.request().postDataJSON());
    if (operationName === name) await answer(route, JSON.stringify(variables));
    else await route.continue();
  });
}

export interface DelayedQuery {
  variables: string;
  /** Lets the API answer. */
  release: () => Promise<void>;
  /** Answers with a status instead. */
  fail: (status: number) => Promise<void>;
}

/** Holds the suggestions' queries back. @returns those that wait, in the order in which they were sent */
export async function delaySuggestions(page: Page): Promise<DelayedQuery[]> {
  const held: DelayedQuery[] = [];
  await mockQueries(page, 'productSuggestions', async (route, variables) => {
    held.push({
      variables,
      // The page may have given the query up meanwhile.
      release: async () => route.continue().catch(() => undefined),
      fail: async (status) => route.fulfill({ status }).catch(() => undefined),
    });
  });
  return held;
}

/** The error page stands where the page stood. @param told status and message */
export async function expectErrorPage(page: Page, words: SearchTexts, told: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.errorTitle);
  await expect(page.getByRole('main')).toContainText(told);
}
