import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { messages as en } from '../messages/en.ts';
import { messages } from '../messages/sv.ts';
import { Component as SearchBox } from '../search-box/SearchBox.tsx';
import { aFreshBrowser, aMainCategory, anAnswer, inWindow, manyOfEach, open, searchFor, type } from './testSearch.tsx';

beforeEach(aFreshBrowser);
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

  await waitFor(() => expect(container.querySelector('img')).toBeInTheDocument());
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

  expect(container.querySelector('.frame')).toBeInTheDocument();
  // A picture comes a few frames later.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(container.querySelector('.frame')).toBeEmptyDOMElement();
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
    { categories: [aMainCategory('Beslag')] },
  );

  expect(screen.getByText('Inga träffar på ”qqq”', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Beslag' })).toHaveAttribute('href', '/c/beslag');
  expect(field).toHaveValue('qqq');
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
  const { calls } = await renderComponent(<SearchBox />, {
    messages,
    api: { productSuggestions: anAnswer({ count: 2 }) },
  });
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
