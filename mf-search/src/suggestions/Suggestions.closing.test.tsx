import { act, screen } from '@testing-library/react';
import { resetBrowser, aSuggestionsResponse, openSearch, searchFor, type } from '../testing/openSearch.tsx';

beforeEach(resetBrowser);
afterEach(() => jest.useRealTimers());

test('the clear button removes text and results, and the search stays active [SRCH-07]', async () => {
  const { user, field } = await searchFor('krok', { productSuggestions: aSuggestionsResponse({ count: 2 }) });

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
  'a click on %s closes the search, removes text and results, and dispatches search:closed [SRCH-23, SRCH-27]',
  async (_case, target) => {
    const { user, field, container } = await searchFor('krok', {
      productSuggestions: aSuggestionsResponse({ count: 2 }),
    });
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

test('Escape closes the search from the field and stores a search with results', async () => {
  const { user, field } = await searchFor('krok', { productSuggestions: aSuggestionsResponse({ count: 2 }) });

  await user.keyboard('{Escape}');

  expect(field).toHaveValue('');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(localStorage.getItem('recentSearches')).toBe('["krok"]');
});

test('resetting the form closes the search', async () => {
  await searchFor('krok', { productSuggestions: aSuggestionsResponse({ count: 2 }) });
  const form = screen.getByRole('search');

  act(() => {
    if (form instanceof HTMLFormElement) form.reset();
  });

  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('losing focus closes an empty search, but not a search with text [SRCH-28]', async () => {
  const { user } = await openSearch({ productSuggestions: aSuggestionsResponse({ count: 2 }) });
  await user.tab();
  await user.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

  await user.click(screen.getByRole('combobox'));
  await type('krok');
  act(() => screen.getByRole('combobox').blur());
  expect(screen.getByRole('option', { name: /Krok 1/ })).toBeVisible();
});

test('the panel layout uses the viewport height and the scrollbar width [SRCH-16]', async () => {
  const { container } = await openSearch();

  const panel = container.querySelector<HTMLElement>('.panel');
  expect(panel?.style.getPropertyValue('--viewport-height')).toBe('768px');
  expect(document.body.style.paddingInlineEnd).not.toBe('');
  expect(document.documentElement).toHaveAttribute('data-scroll-locks', '1');
});

test('closing unlocks scrolling of the page', async () => {
  const { user } = await openSearch();

  await user.keyboard('{Escape}');

  expect(document.documentElement).not.toHaveAttribute('data-scroll-locks');
});
