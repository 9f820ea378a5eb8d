import { act, screen } from '@testing-library/react';
import { aFreshBrowser, anAnswer, open, searchFor, type } from './testSearch.tsx';

beforeEach(aFreshBrowser);
afterEach(() => jest.useRealTimers());

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
