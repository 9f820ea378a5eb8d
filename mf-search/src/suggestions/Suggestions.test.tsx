import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aCategory } from '@hemvaror/testing/builders/aCategory';
import { aLowestPrice, aPrice } from '@hemvaror/testing/builders/aPrice';
import { aProduct } from '@hemvaror/testing/builders/aProduct';
import type { StubResponse } from '@hemvaror/testing/stubApi';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { messages as en } from '../messages/en.ts';
import { messages } from '../messages/sv.ts';
import { Component as SearchBox } from '../search-box/SearchBox.tsx';
import {
  resetBrowser,
  aMainCategory,
  aSuggestionsResponse,
  inWindow,
  NO_CONTENT,
  manyOfEach,
  openSearch,
  searchFor,
  suggestionsIn,
  type,
} from '../testing/openSearch.tsx';

const PAGES: Record<string, StubResponse> = {
  cmsPages: {
    data: {
      cmsPages: [
        { title: 'Frakt', canonicalUrl: '/frakt', meta: { description: 'Två dagar', keywords: null } },
        { title: 'Kundservice', canonicalUrl: '/kundservice', meta: { description: null, keywords: 'kontakt' } },
      ],
    },
  },
};

beforeEach(resetBrowser);
afterEach(() => {
  jest.useRealTimers();
  inWindow(1024);
});

const NO_RECENT = 'Inga tidigare sökningar. Skriv vad du letar efter, eller börja här.';
const START_GROUPS = ['Senaste sökningar', 'Populära sökningar'];

test('focusing the field activates the search [SRCH-14]', async () => {
  await renderComponent(<SearchBox />, { messages, api: NO_CONTENT });
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

  act(() => screen.getByRole('searchbox').focus());

  expect(await screen.findByRole('combobox', { expanded: true })).toHaveFocus();
  expect(screen.getByRole('listbox')).toBeVisible();
});

test('the recent searches are visible without a text, and hidden while one loads, has results or has none [SRCH-29]', async () => {
  localStorage.setItem('recentSearches', '["krok"]');
  const { user, field } = await openSearch({ productSuggestions: aSuggestionsResponse({ count: 2 }) });
  const startGroups = () => START_GROUPS.filter((name) => screen.queryByRole('group', { name }) !== null);
  expect(startGroups()).toEqual(START_GROUPS);

  await type('lampa');
  expect(screen.getByRole('option', { name: /Krok 1/ })).toBeVisible();
  expect(startGroups()).toEqual([]);
  await type('qqq');
  expect(screen.getAllByText('Inga träffar på ”qqq”')[0]).toBeVisible();
  expect(startGroups()).toEqual([]);
  await user.type(field, 'q');
  expect(startGroups()).toEqual([]);

  await user.clear(field);
  expect(startGroups()).toEqual(START_GROUPS);
});

test('without recent searches a message takes their place [SRCH-30]', async () => {
  await openSearch();

  expect(screen.getByText(NO_RECENT)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Senaste sökningar' })).not.toBeInTheDocument();
});

test('without configured top searches the defaults are offered [SRCH-39]', async () => {
  await openSearch();

  const top = screen.getByRole('group', { name: 'Populära sökningar' });
  expect(
    within(top)
      .getAllByRole('option')
      .map(({ textContent }) => textContent.trim()),
  ).toEqual(['godis', 'askar', 'lakrits', 'choklad', 'present']);
});

test('with recent searches the top searches are still offered, each text once', async () => {
  localStorage.setItem('recentSearches', '["krok","godis"]');
  await openSearch();

  const textsIn = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent.trim());
  expect(textsIn('Senaste sökningar')).toEqual(['krok', 'godis']);
  expect(textsIn('Populära sökningar')).toEqual(['askar', 'lakrits', 'choklad', 'present']);
  expect(screen.queryByText(NO_RECENT)).not.toBeInTheDocument();
});

test('an empty field also offers the main categories and the latest products', async () => {
  const products = [aProduct({ productId: 7, name: 'Dis pläd', canonicalUrl: '/p/dis' })];
  const { container } = await openSearch(
    { latestProducts: { data: { products: { products } } } },
    { categories: [aMainCategory('Beslag'), aCategory({ categoryId: 2, parentCategoryId: 1, name: 'Knoppar' })] },
  );

  const categories = within(screen.getByRole('group', { name: 'Kategorier' })).getAllByRole('option');
  expect(categories.map(({ textContent }) => textContent)).toEqual(['Beslag']);
  const latest = await within(screen.getByRole('group', { name: 'Nyheter' })).findByRole('option');
  expect(latest).toHaveAttribute('href', '/p/dis');
  expect((await axe(container)).violations).toEqual([]);
});

test('a price that is not below the lowest one of 30 days has no reduction, also if the backend computes one', async () => {
  const reduced = { isDiscounted: true, discountPercentage: 17, regularPriceIncVatFormatted: '599 kr' };
  const products = [aProduct({ unitPrice: aPrice(499, reduced), lowestPrice: aLowestPrice(399) })];
  await openSearch({ latestProducts: { data: { products: { products } } } });

  const option = await within(screen.getByRole('group', { name: 'Nyheter' })).findByRole('option');
  expect(option).toHaveTextContent('499 kr');
  expect(option).not.toHaveTextContent('599 kr');
});

test('without new products their group is hidden', async () => {
  await openSearch({ latestProducts: { failure: { status: 503 } } });

  await waitFor(() => expect(screen.queryByRole('group', { name: 'Nyheter' })).not.toBeInTheDocument());
});

test('a search without products shows its content pages', async () => {
  const { container } = await searchFor('frakt', { ...PAGES, productSuggestions: aSuggestionsResponse({ count: 0 }) });

  expect(screen.getByText('Inga produkter matchar ”frakt”')).toBeVisible();
  const pages = within(screen.getByRole('group', { name: 'Hjälp och information' }));
  expect(pages.getByRole('option', { name: 'Frakt Två dagar' })).toHaveAttribute('href', '/frakt');
  expect(screen.getByRole('status')).toHaveTextContent('Inga produkter, men 1 sida');
  expect((await axe(container)).violations).toEqual([]);
});

test('content pages come before the products of a search', async () => {
  await searchFor('frakt', { ...PAGES, productSuggestions: aSuggestionsResponse({ count: 2 }) });

  expect(screen.getAllByRole('option')[0]).toHaveAttribute('href', '/frakt');
  expect(screen.getByRole('option', { name: /Krok 1/ })).toBeVisible();
});

test('a search without results gives advice and links to the contact page', async () => {
  await searchFor('qqq', { ...PAGES, productSuggestions: aSuggestionsResponse({ count: 0 }) });

  expect(screen.getByText(/^Kontrollera stavningen/)).toBeVisible();
  expect(screen.getByRole('option', { name: /Fråga oss$/ })).toHaveAttribute('href', '/kundservice');
});

test('a subcategory is shown with its parent', async () => {
  await searchFor(
    'krok',
    { productSuggestions: aSuggestionsResponse({ count: 2 }) },
    {
      categories: [
        aMainCategory('Beslag'),
        aCategory({ categoryId: 2, parentCategoryId: 1, name: 'Krokar', canonicalUrl: '/c/krokar' }),
      ],
    },
  );

  const categories = within(screen.getByRole('group', { name: 'Kategorier' }));
  expect(categories.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Beslag 2',
    'Krokar · Beslag 1',
  ]);
});

test('selecting a recent search sets the text and searches immediately [SRCH-31]', async () => {
  localStorage.setItem('recentSearches', '["krok","lampa"]');
  const { user, suggestionCalls, field } = await openSearch({ productSuggestions: aSuggestionsResponse({ count: 1 }) });

  await user.click(screen.getByRole('option', { name: 'lampa' }));

  expect(field).toHaveValue('lampa');
  expect(suggestionCalls()).toMatchObject([{ variables: { filter: { searchText: 'lampa', sort: 'RELEVANCE' } } }]);
  expect(field).toHaveFocus();
});

test('products, categories and brands link to their pages, with the search text highlighted [SRCH-04]', async () => {
  await searchFor('krok', { productSuggestions: aSuggestionsResponse({ count: 2 }) });

  const product = screen.getByRole('option', { name: 'Lindvarp Krok 1 149 kr' });
  expect(product).toHaveAttribute('href', '/p/krok-1');
  expect(within(product).getByText('Krok', { selector: 'mark' })).toBeVisible();
  const categories = screen.getByRole('group', { name: 'Kategorier' });
  expect(within(categories).getByRole('option', { name: 'Beslag 2' })).toHaveAttribute('href', '/c/beslag');
  const brands = screen.getByRole('group', { name: 'Varumärken' });
  expect(within(brands).getByRole('option', { name: 'Lindvarp 2' })).toHaveAttribute('href', '/b/lindvarp');
});

test.each([
  [390, 5],
  [820, 10],
  [1440, 10],
])(
  'a window of %i px shows at most %i suggestions of each type and a link to all results [SRCH-36, SRCH-37]',
  async (width, max) => {
    inWindow(width);
    const { suggestionCalls } = await searchFor('krok', { productSuggestions: manyOfEach(12) });

    for (const name of ['Kategorier', 'Varumärken']) {
      expect(within(screen.getByRole('group', { name })).getAllByRole('option')).toHaveLength(max);
    }
    const products = within(screen.getByRole('group', { name: 'Produkter' }));
    expect(products.getAllByRole('option', { name: /Krok \d/ })).toHaveLength(max);
    expect(products.getByRole('option', { name: 'Visa alla 12 träffar' })).toHaveAttribute('href', '/s/krok');
    expect(suggestionCalls()).toMatchObject([{ variables: { take: max } }]);
  },
);

test('without further results there is no link to all results', async () => {
  await searchFor('krok', { productSuggestions: aSuggestionsResponse({ count: 2 }) });

  expect(screen.queryByRole('option', { name: /Visa alla/ })).not.toBeInTheDocument();
});

test('a thumbnail is 40 px wide and has a srcset below 100 px [SRCH-40]', async () => {
  const { container } = await searchFor('krok', { productSuggestions: aSuggestionsResponse({ count: 1 }) });

  await waitFor(() => expect(container.querySelector('img')).toBeInTheDocument());
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('sizes', '40px');
  expect(image).toHaveAttribute('width', '40');
  const widths = [...(image?.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThan(100);
});

test.each([
  ['null', null],
  ['empty', []],
  ['a list of null', [null]],
])('if the images are %s, a placeholder is rendered [SRCH-09]', async (_case, images) => {
  const { container } = await searchFor('krok', { productSuggestions: aSuggestionsResponse({ count: 1, images }) });

  expect(container.querySelector('.frame')).toBeInTheDocument();
  // An image is appended a few frames later.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(container.querySelector('.frame')).toBeEmptyDOMElement();
});

test('arrow keys move through the options, aria-activedescendant references the active one, and Enter opens it', async () => {
  const { user, field, address } = await searchFor('krok', { productSuggestions: aSuggestionsResponse({ count: 2 }) });

  await user.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: 'Lindvarp Krok 2 149 kr' });
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', second.id);
  expect(field).toHaveFocus();

  await user.keyboard('{End}');
  expect(screen.getByRole('option', { name: 'Lindvarp 2' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Home}{Enter}');
  expect(address()).toBe('/p/krok-1');
});

test('typing clears the active option', async () => {
  const { user, field } = await searchFor('krok', { productSuggestions: aSuggestionsResponse({ count: 2 }) });
  await user.keyboard('{ArrowDown}');

  await user.keyboard('a');

  expect(field).not.toHaveAttribute('aria-activedescendant');
});

test.each([
  ['sv', messages, '2 träffar', 'Inga träffar på ”qqq”'],
  ['en', en, '2 results', 'No results for “qqq”'],
] as const)('screen readers announce the result of a search (%s)', async (locale, texts, hits, noResults) => {
  await searchFor('krok', { productSuggestions: aSuggestionsResponse({ count: 2 }) }, { locale, messages: texts });
  expect(screen.getByRole('status')).toHaveTextContent(hits);

  await type('qqq');
  expect(screen.getByRole('status')).toHaveTextContent(noResults);
});

test('without results the search shows a message and the categories [SRCH-21]', async () => {
  const { field } = await searchFor(
    'qqq',
    { productSuggestions: aSuggestionsResponse({ count: 0 }) },
    { categories: [aMainCategory('Beslag')] },
  );

  expect(screen.getByText('Inga träffar på ”qqq”', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Beslag' })).toHaveAttribute('href', '/c/beslag');
  expect(field).toHaveValue('qqq');
});

test.each(['🪝 krok', '"fnutt"', 'a/b\\c', '<script>alert(1)</script>', 'x'.repeat(500)])(
  'the text %s is sent and rendered unchanged',
  async (text) => {
    const { suggestionCalls, container } = await searchFor(text, {
      productSuggestions: aSuggestionsResponse({ count: 0 }),
    });

    expect(suggestionCalls()).toMatchObject([{ variables: { filter: { searchText: text } } }]);
    expect(screen.getByText(`Inga träffar på ”${text}”`, { selector: 'p' })).toBeVisible();
    expect(container.querySelector('script')).toBeNull();
  },
);

test('text typed before the suggestions loaded is searched for', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { calls } = await renderComponent(<SearchBox />, {
    messages,
    api: { ...NO_CONTENT, productSuggestions: aSuggestionsResponse({ count: 2 }) },
  });
  const field = screen.getByRole('searchbox');
  if (field instanceof HTMLInputElement) field.value = 'krok';

  act(() => field.focus());
  await screen.findByRole('combobox');
  await act(async () => jest.advanceTimersByTimeAsync(600));

  await waitFor(() => expect(suggestionsIn(calls)).toHaveLength(1));
  expect(await screen.findByRole('option', { name: /Krok 1/ })).toBeVisible();
});

test('every state of the search passes axe', async () => {
  const { container } = await openSearch({ productSuggestions: aSuggestionsResponse({ count: 2 }) });
  expect((await axe(container)).violations).toEqual([]);

  await type('krok');
  expect((await axe(container)).violations).toEqual([]);

  await type('qqq');
  expect((await axe(container)).violations).toEqual([]);
});
