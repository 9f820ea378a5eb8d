import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { StubAnswer } from '@storefront/testing/stubApi';
import { renderPart, type RenderOptions } from '@storefront/testing/renderPage';
import { messages as en } from '../messages/en.ts';
import { messages } from '../messages/sv.ts';
import { Component as SearchBox } from '../search-box/SearchBox.tsx';
import type { ProductOption_productFragment } from './ProductOption.generated.ts';
import type { ProductSuggestionsQuery } from './Suggestions.generated.ts';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  inWindow(1024);
});

test('SRCH-14 SRCH-29 SRCH-30 SRCH-39 focusing makes the search active: without recent searches a word says so, above the top searches', async () => {
  const { field } = await open();

  expect(screen.getByText('Inga förslag än. Skriv vad du letar efter.')).toBeVisible();
  const top = screen.getByRole('group', { name: 'Populära sökningar' });
  expect(
    within(top)
      .getAllByRole('option')
      .map(({ textContent }) => textContent.trim()),
  ).toEqual(['godis', 'askar', 'lakrits', 'choklad', 'present']);
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

test('SRCH-31 a recent search becomes the text and is searched for at once', async () => {
  localStorage.setItem('recentSearches', '["krok","lampa"]');
  const { user, calls, field } = await open({ productSuggestions: anAnswer({ count: 1 }) });

  await user.click(screen.getByRole('option', { name: 'lampa' }));

  expect(field).toHaveValue('lampa');
  expect(calls).toMatchObject([{ variables: { filter: { searchText: 'lampa', sort: 'RELEVANCE' } } }]);
  expect(field).toHaveFocus();
});

test('SRCH-04 products, categories and brands link to their own addresses, with what was searched for marked', async () => {
  await searchFor('krok', { productSuggestions: anAnswer({ count: 2 }) });

  const product = screen.getByRole('option', { name: 'Lindvarp Krok 1 149 kr' });
  expect(product).toHaveAttribute('href', '/p/krok-1');
  expect(within(product).getByText('Krok', { selector: 'mark' })).toBeVisible();
  const categories = screen.getByRole('group', { name: 'Kategorier' });
  expect(within(categories).getByRole('option', { name: 'Beslag 2' })).toHaveAttribute('href', '/c/beslag');
  const brands = screen.getByRole('group', { name: 'Varumärken' });
  expect(within(brands).getByRole('option', { name: 'Lindvarp 2' })).toHaveAttribute('href', '/b/lindvarp');
});

test.each([
  ['SRCH-36 SRCH-37', 390, 5],
  ['SRCH-36 SRCH-37', 820, 10],
  ['SRCH-36 SRCH-37', 1440, 10],
])('%s in a window of %i px at most %i of each are shown, and the rest is one link away', async (_id, width, most) => {
  inWindow(width);
  const { calls } = await searchFor('krok', { productSuggestions: manyOfEach(12) });

  for (const name of ['Kategorier', 'Varumärken']) {
    expect(within(screen.getByRole('group', { name })).getAllByRole('option')).toHaveLength(most);
  }
  const products = within(screen.getByRole('group', { name: 'Produkter' }));
  expect(products.getAllByRole('option', { name: /Krok \d/ })).toHaveLength(most);
  expect(products.getByRole('option', { name: 'Visa alla 12 träffar' })).toHaveAttribute('href', '/s/krok');
  expect(calls).toMatchObject([{ variables: { take: most } }]);
});

test('when all that was found is shown, there is no link to more', async () => {
  await searchFor('krok', { productSuggestions: anAnswer({ count: 2 }) });

  expect(screen.queryByRole('option', { name: /Visa alla/ })).not.toBeInTheDocument();
});

test('SRCH-40 a thumbnail stands 40 px wide and comes in widths below 100 px', async () => {
  const { container } = await searchFor('krok', { productSuggestions: anAnswer({ count: 1 }) });

  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('sizes', '40px');
  expect(picture).toHaveAttribute('width', '40');
  const widths = [...(picture?.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThan(100);
});

test.each([
  ['null', null],
  ['empty', []],
  ['a list of nothing', [null]],
])('SRCH-09 when the images are %s a placeholder has their place', async (_what, images) => {
  const { container } = await searchFor('krok', { productSuggestions: anAnswer({ count: 1, images }) });

  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('.noPicture')).toBeInTheDocument();
});

test('the arrow keys go through the options, the field names the active one, and Enter opens it', async () => {
  const { user, field, address } = await searchFor('krok', { productSuggestions: anAnswer({ count: 2 }) });

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

test('typing on takes the say back from the options', async () => {
  const { user, field } = await searchFor('krok', { productSuggestions: anAnswer({ count: 2 }) });
  await user.keyboard('{ArrowDown}');

  await user.keyboard('a');

  expect(field).not.toHaveAttribute('aria-activedescendant');
});

test.each([
  ['sv', messages, '2 träffar', 'Inga träffar på ”qqq”'],
  ['en', en, '2 results', 'No results for “qqq”'],
] as const)('what came of a search is announced (%s)', async (locale, words, hits, nothing) => {
  await searchFor('krok', { productSuggestions: anAnswer({ count: 2 }) }, { locale, messages: words });
  expect(screen.getByRole('status')).toHaveTextContent(hits);

  await type('qqq');
  expect(screen.getByRole('status')).toHaveTextContent(nothing);
});

test('SRCH-21 without a hit the search says so and leads to the categories', async () => {
  const { field } = await searchFor(
    'qqq',
    { productSuggestions: anAnswer({ count: 0 }) },
    { categories: [aCategory('Beslag')] },
  );

  expect(screen.getByText('Inga träffar på ”qqq”', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Beslag' })).toHaveAttribute('href', '/c/beslag');
  expect(field).toHaveValue('qqq');
});

test('an API that fails is told in words, the text stays, and the way to the results is open', async () => {
  const { user, field, address } = await searchFor('krok', { productSuggestions: { refusals: [] } });

  expect(screen.getByText('Förslagen gick inte att hämta just nu.', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Sök ändå efter ”krok”' })).toHaveAttribute('href', '/s/krok');
  expect(field).toHaveValue('krok');

  await user.keyboard('{Enter}');
  expect(address()).toBe('/s/krok');
});

test('SRCH-07 clear empties text and results and keeps the search active', async () => {
  const { user, field } = await searchFor('krok', { productSuggestions: anAnswer({ count: 2 }) });

  await user.click(screen.getByRole('button', { name: 'Rensa' }));

  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('option', { name: /Krok 1/ })).not.toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'godis' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rensa' })).not.toBeInTheDocument();
});

test.each([
  ['the overlay', () => document.querySelector('[data-overlay]')],
  ['the X button', () => screen.getByRole('button', { name: 'Stäng sökningen' })],
])(
  'SRCH-23 SRCH-27 a click on %s closes the search: text and results are gone, and it says so',
  async (_what, target) => {
    const { user, field, container } = await searchFor('krok', { productSuggestions: anAnswer({ count: 2 }) });
    const closed = jest.fn();
    container.addEventListener('search:closed', closed);

    const element = target();
    if (element) await user.click(element);

    expect(closed).toHaveBeenCalledTimes(1);
    expect(field).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  },
);

test('Escape closes from the field, and the search that found something is kept', async () => {
  const { user, field } = await searchFor('krok', { productSuggestions: anAnswer({ count: 2 }) });

  await user.keyboard('{Escape}');

  expect(field).toHaveValue('');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(localStorage.getItem('recentSearches')).toBe('["krok"]');
});

test('whoever resets the form closes the search, as the header’s own button does', async () => {
  await searchFor('krok', { productSuggestions: anAnswer({ count: 2 }) });
  const form = screen.getByRole('search');

  act(() => {
    if (form instanceof HTMLFormElement) form.reset();
  });

  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('SRCH-28 losing focus closes an empty search; with a text it stays open', async () => {
  const { user } = await open({ productSuggestions: anAnswer({ count: 2 }) });
  await user.tab();
  await user.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

  await user.click(screen.getByRole('combobox'));
  await type('krok');
  act(() => screen.getByRole('combobox').blur());
  expect(screen.getByRole('option', { name: /Krok 1/ })).toBeVisible();
});

test('SRCH-16 the panel is laid out with the height of the window and the width of its scrollbar', async () => {
  const { container } = await open();

  const panel = container.querySelector<HTMLElement>('.panel');
  expect(panel?.style.getPropertyValue('--viewport-height')).toBe('768px');
  expect(document.documentElement.style.getPropertyValue('--scrollbar-width')).not.toBe('');
  expect(document.documentElement).toHaveAttribute('data-scroll-locks', '1');
});

test('closing lets the page scroll again', async () => {
  const { user } = await open();

  await user.keyboard('{Escape}');

  expect(document.documentElement).not.toHaveAttribute('data-scroll-locks');
});

test.each(['🪝 krok', '"fnutt"', 'a/b\\c', '<script>alert(1)</script>', 'x'.repeat(500)])(
  'nothing of %s is lost on the way to the API and back',
  async (text) => {
    const { calls, container } = await searchFor(text, { productSuggestions: anAnswer({ count: 0 }) });

    expect(calls).toMatchObject([{ variables: { filter: { searchText: text } } }]);
    expect(screen.getByText(`Inga träffar på ”${text}”`, { selector: 'p' })).toBeVisible();
    expect(container.querySelector('script')).toBeNull();
  },
);

test('what was typed before the suggestions came is searched for', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { calls } = await renderPart(<SearchBox />, { messages, api: { productSuggestions: anAnswer({ count: 2 }) } });
  const field = screen.getByRole('searchbox');
  if (field instanceof HTMLInputElement) field.value = 'krok';

  act(() => field.focus());
  await screen.findByRole('combobox');
  await act(async () => jest.advanceTimersByTimeAsync(600));

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await screen.findByRole('option', { name: /Krok 1/ })).toBeVisible();
});

test('no state of the search has an accessibility fault', async () => {
  const { container } = await open({ productSuggestions: anAnswer({ count: 2 }) });
  expect((await axe(container)).violations).toEqual([]);

  await type('krok');
  expect((await axe(container)).violations).toEqual([]);

  await type('qqq');
  expect((await axe(container)).violations).toEqual([]);
});

/** The search, focused and open. */
async function open(api: Record<string, StubAnswer> = {}, options: Partial<RenderOptions> = {}) {
  const rendered = await renderPart(<SearchBox />, { messages, api, ...options });
  await rendered.user.click(screen.getByRole('searchbox'));
  const field = await screen.findByRole('combobox');
  return { ...rendered, field };
}

async function searchFor(text: string, api: Record<string, StubAnswer>, options: Partial<RenderOptions> = {}) {
  const opened = await open(api, options);
  await type(text);
  return opened;
}

/** Types a text at once and lets the debounce run out. */
async function type(text: string): Promise<void> {
  jest.useFakeTimers();
  fireEvent.input(screen.getByRole('combobox'), { target: { value: text } });
  await act(async () => jest.advanceTimersByTimeAsync(500));
  jest.useRealTimers();
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
}

function inWindow(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
}

function anAnswer({ count, images = ['krok.webp'] }: { count: number; images?: (string | null)[] | null }): StubAnswer {
  return ({ filter }) => {
    const found = isFilter(filter) && filter.searchText === 'qqq' ? 0 : count;
    const products = Array.from({ length: found }, (_product, index) => ({ ...aProduct(index + 1), images }));
    const categories = [aPlace('Krokar', '/c/krokar', 1), aPlace('Beslag', '/c/beslag', found)];
    return { data: answerOf(products, found, { categories, brands: [aPlace('Lindvarp', '/b/lindvarp', found)] }) };
  };
}

/** So many products, each in a category and of a brand of its own. */
function manyOfEach(count: number): StubAnswer {
  return ({ take }) => {
    const products = Array.from({ length: count }, (_product, index) => aProduct(index + 1));
    const categories = products.map(({ productId }) => aPlace(`Kategori ${productId}`, `/c/${productId}`, 1));
    const brands = products.map(({ productId }) => aPlace(`Märke ${productId}`, `/b/${productId}`, 1));
    return { data: answerOf(products.slice(0, Number(take)), count, { categories, brands }) };
  };
}

type Place = ReturnType<typeof aPlace>;

function answerOf(
  products: ProductOption_productFragment[],
  count: number,
  { categories, brands }: { categories: Place[]; brands: Place[] },
): ProductSuggestionsQuery {
  const facets = [
    { type: 'Category', values: categories },
    { type: 'Brand', values: brands },
  ];
  return { products: { count, products, filters: { facets } } };
}

function aPlace(label: string, url: string, count: number) {
  return { label, url, count, hidden: false };
}

function aProduct(productId: number): ProductOption_productFragment {
  return {
    productId,
    name: `Krok ${productId}`,
    canonicalUrl: `/p/krok-${productId}`,
    images: ['krok.webp'],
    brand: { name: 'Lindvarp' },
    unitPrice: {
      isDiscounted: false,
      discountPercentage: 0,
      sellingPriceIncVatFormatted: '149 kr',
      sellingPriceExVatFormatted: '119,20 kr',
      regularPriceIncVatFormatted: '149 kr',
      regularPriceExVatFormatted: '119,20 kr',
    },
  };
}

function aCategory(name: string) {
  return { categoryId: 1, parentCategoryId: 0, order: 1, alias: 'beslag', name, canonicalUrl: '/c/beslag' };
}

function isFilter(value: unknown): value is { searchText: string } {
  return typeof value === 'object' && value !== null && 'searchText' in value;
}
