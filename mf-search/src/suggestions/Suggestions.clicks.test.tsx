import { screen, within } from '@testing-library/react';
import type { SearchClick } from './searchClick.ts';
import { aFreshBrowser, aMainCategory, anAnswer, open, searchFor } from './testSearch.tsx';

beforeEach(aFreshBrowser);
afterEach(() => jest.useRealTimers());

const IN_GROUP: [group: string, option: RegExp, told: SearchClick][] = [
  ['Produkter', /Krok 1/, { type: 'product', data: { productId: 1, name: 'Krok 1', canonicalUrl: '/p/krok-1' } }],
  ['Kategorier', /Beslag/, { type: 'category', data: { name: 'Beslag', canonicalUrl: '/c/beslag' } }],
  ['Varumärken', /Lindvarp/, { type: 'brand', data: { name: 'Lindvarp', canonicalUrl: '/b/lindvarp' } }],
  ['Produkter', /Visa alla 12/, { type: 'suggestion', data: 'krok' }],
];

test.each(IN_GROUP)('what is taken among the %s (%s) is told once', async (group, option, told) => {
  const { user, container } = await searchFor('krok', { productSuggestions: anAnswer({ count: 12 }) });
  const clicks = clicksIn(container);

  await user.click(
    within(screen.getByRole('group', { name: group })).getAllByRole('option', { name: option })[0] ?? container,
  );

  expect(clicks).toEqual([told]);
});

test('a recent search that is taken is told, by the keys as well', async () => {
  localStorage.setItem('recentSearches', '["lampa"]');
  const { user, container } = await open({ productSuggestions: anAnswer({ count: 1 }) });
  const clicks = clicksIn(container);

  await user.keyboard('{ArrowDown}{Enter}');

  expect(clicks).toEqual([{ type: 'suggestion', data: 'lampa' }]);
});

test('a category that is taken where nothing was found is told', async () => {
  const api = { productSuggestions: anAnswer({ count: 0 }) };
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
