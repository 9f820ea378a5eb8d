import { screen, within } from '@testing-library/react';
import { renderPage } from '@hemvaror/testing/renderPage';
import { messages as en } from '../messages/en.ts';
import { messages as sv } from '../messages/sv.ts';
import { loader } from './BalancePage.loader.ts';
import * as view from './BalancePage.tsx';

const balancePage = { ...view, loader };

const ASTRID = { session: { userName: 'astrid@hemvist.example' } };
const UNKNOWN = { refusals: [{ message: 'Who?', code: 'UNAUTHENTICATED' }] };

test.each([
  ['sv', sv, 'Saldo', '250 kr'],
  ['en', en, 'Store credit', '€25'],
] as const)('the balance is rendered as the API formats it (%s)', async (locale, messages, title, balance) => {
  await renderPage(balancePage, {
    messages,
    locale,
    state: ASTRID,
    api: { getUser: { data: { getUser: { balanceFormatted: balance } } } },
  });

  expect(within(screen.getByRole('region', { name: title })).getByText(balance)).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(title);
});

test('a balance that the API refuses again after the token refresh shows an error', async () => {
  await renderPage(balancePage, { messages: sv, state: ASTRID, api: { getUser: UNKNOWN } });

  expect(await screen.findByRole('alert')).toHaveTextContent('Vi kunde inte hämta ditt saldo');
});

test('a failed query shows the error page with a link to the home page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPage(balancePage, { messages: sv, state: ASTRID, api: { getUser: { failure: { status: 503 } } } });

  expect(screen.getByRole('heading', { level: 1, name: 'Vi kunde inte hämta ditt saldo' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/');
});
