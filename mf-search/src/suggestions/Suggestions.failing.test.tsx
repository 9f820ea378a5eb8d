import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ApiError } from '@hemvaror/runtime/api/apiError';
import type { StubResponse } from '@hemvaror/testing/stubApi';
import { resetBrowser, aSuggestionsResponse, searchFor } from '../testing/openSearch.tsx';

const NO_CONNECTION: StubResponse = async () => {
  throw new ApiError('network', 503, 'The API did not respond.');
};

beforeEach(resetBrowser);
afterEach(() => jest.useRealTimers());

test('a network error shows a message, preserves the text, and links to the results page', async () => {
  const { user, field, address, container } = await searchFor('krok', { productSuggestions: NO_CONNECTION });

  expect(screen.getByText('Förslagen kunde inte hämtas just nu.', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Sök ändå efter ”krok”' })).toHaveAttribute('href', '/s/krok');
  expect(field).toHaveValue('krok');
  expect((await axe(container)).violations).toEqual([]);

  await user.keyboard('{Enter}');
  expect(address()).toBe('/s/krok');
});

test.each<[name: string, response: StubResponse, status: number, message: string]>([
  ['the status 502', { failure: { status: 502 } }, 503, 'status 502'],
  ['the status 404', { failure: { status: 404 } }, 500, 'status 404'],
  ['GraphQL errors', { refusals: [{ message: 'db:5432', code: null }] }, 503, 'The API answered with an error'],
])('a search that fails with %s leads to the error page [ERR-06]', async (_case, response, status, message) => {
  const { store, field } = await searchFor('krok', { productSuggestions: response });

  await waitFor(() =>
    expect(store.getState().loading.queryFailure).toMatchObject({ status, message, isBelowSearch: true }),
  );
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('krok');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(document.documentElement).not.toHaveAttribute('data-scroll-locks');
});

test('returning to the field retries a failed search', async () => {
  let isDown = true;
  const response = aSuggestionsResponse({ count: 2 });
  const { user, field } = await searchFor('krok', {
    productSuggestions: async (variables) => {
      if (isDown) throw new ApiError('status', 502, 'Response not successful: Received status code 502');
      return typeof response === 'function' ? response(variables) : { data: null };
    },
  });
  isDown = false;

  await user.click(field);

  expect(await screen.findByRole('option', { name: /Krok 1/ })).toBeVisible();
});
