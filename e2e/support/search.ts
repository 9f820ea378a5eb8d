import { expect, type Locator, type Page, type Route } from '@playwright/test';

export interface SearchTexts {
  locale: 'sv' | 'en';
  front: string;
  results: string;
  list: string;
  listTitle: string;
  /** Button that opens the search in narrow windows. */
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
  noResults: string;
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
  noResults: 'Inga träffar på ”qqq”',
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
  noResults: 'No results for “qqq”',
  loading: 'Searching…',
  failed: "We couldn't load suggestions just now.",
  errorTitle: 'Sorry, something went wrong',
  recent: 'Recent searches',
  home: /^Hemvist, go to home page/,
  skip: 'Skip to content',
};

/** A phone and a desktop in both languages. */
export const VARIANTS = [390, 1440].flatMap((width) => [SWEDISH, ENGLISH].map((texts) => ({ width, texts })));

/** The button that opens the search in narrow windows. */
export function searchToggle(page: Page, texts: SearchTexts): Locator {
  return page.getByRole('banner').getByRole('button', { name: texts.toggle, exact: true }).first();
}

/** Opens the search in the layout of the current width and waits until it is interactive. */
export async function focusSearch(page: Page, texts: SearchTexts): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) < 1024) await searchToggle(page, texts).click();
  else await page.locator('input[name="q"]').click();
  const field = page.getByRole('combobox', { name: texts.field });
  await expect(field).toBeFocused();
  return field;
}

/** Mocks the browser's queries with one name. All others reach the API. */
export async function mockQueries(
  page: Page,
  name: string,
  respond: (route: Route, variables: string) => Promise<void>,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { operationName, query, variables } = Object(route.request().postDataJSON());
    if (operationName !== name) await route.continue();
    else if (query) await respond(route, JSON.stringify(variables));
    // The browser then sends the query with its text: once, whether the API knows the hash or not.
    else await route.fulfill({ json: { errors: [{ message: 'PersistedQueryNotFound' }] } });
  });
}

export interface DelayedQuery {
  variables: string;
  /** Forwards the query to the API. */
  release: () => Promise<void>;
  /** Responds with a status instead. */
  fail: (status: number) => Promise<void>;
}

/** Delays the queries for suggestions. @returns the delayed queries in the order in which they were sent */
export async function delaySuggestions(page: Page): Promise<DelayedQuery[]> {
  const delayed: DelayedQuery[] = [];
  await mockQueries(page, 'productSuggestions', async (route, variables) => {
    delayed.push({
      variables,
      // The page may have canceled the query meanwhile.
      release: async () => route.continue().catch(() => undefined),
      fail: async (status) => route.fulfill({ status }).catch(() => undefined),
    });
  });
  return delayed;
}

/** Expects the error page. @param message status and message */
export async function expectErrorPage(page: Page, texts: SearchTexts, message: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.errorTitle);
  await expect(page.getByRole('main')).toContainText(message);
}
