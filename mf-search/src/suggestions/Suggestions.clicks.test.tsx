import { screen, within } from '@testing-library/react';
import { resetBrowser, aMainCategory, aSuggestionsResponse, openSearch, searchFor } from '../testing/openSearch.tsx';
import type { SearchClick } from './searchClick.ts';

beforeEach(resetBrowser);
afterEach(() => jest.useRealTimers());

const IN_GROUP: [group: string, option: RegExp, click: SearchClick][] = [
  ['Produkter', /Krok 1/, { type: 'product', data: { productId: 1, name: 'Krok 1', canonicalUrl: '/p/krok-1' } }],
  ['Kategorier', /Beslag/, { type: 'category', data: { name: 'Beslag', canonicalUrl: '/c/beslag' } }],
  ['Varumärken', /Lindvarp/, { type: 'brand', data: { name: 'Lindvarp', canonicalUrl: '/b/lindvarp' } }],
  ['Produkter', /Visa alla 12/, { type: 'suggestion', data: 'krok' }],
];

test.each(IN_GROUP)(
  'selecting an option of %s (%s) dispatches one search:click event',
  async (group, option, click) => {
    const { user, container } = await searchFor('krok', { productSuggestions: aSuggestionsResponse({ count: 12 }) });
    const clicks = clicksIn(container);

    await user.click(
      within(screen.getByRole('group', { name: group })).getAllByRole('option', { name: option })[0] ?? container,
    );

    expect(clicks).toEqual([click]);
  },
);

test('selecting a recent search with the keyboard dispatches search:click', async () => {
  localStorage.setItem('recentSearches', '["lampa"]');
  const { user, container } = await openSearch({ productSuggestions: aSuggestionsResponse({ count: 1 }) });
  const clicks = clicksIn(container);

  await user.keyboard('{ArrowDown}{Enter}');

  expect(clicks).toEqual([{ type: 'suggestion', data: 'lampa' }]);
});

test('selecting a category of the no-results view dispatches search:click', async () => {
  const api = { productSuggestions: aSuggestionsResponse({ count: 0 }) };
  const { user, container } = await searchFor('qqq', api, { categories: [aMainCategory('Beslag')] });
  const clicks = clicksIn(container);

  await user.click(screen.getByRole('option', { name: 'Beslag' }));

  expect(clicks).toEqual([{ type: 'category', data: { name: 'Beslag', canonicalUrl: '/c/beslag' } }]);
});

function clicksIn(container: HTMLElement): unknown[] {
  const clicks: unknown[] = [];
  container.addEventListener('search:click', (event) => {
    if (event instanceof CustomEvent) clicks.push(event.detail);
  });
  return clicks;
}
