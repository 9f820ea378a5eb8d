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
] as const)('the balance stands there as the API writes it (%s)', async (locale, messages, title, balance) => {
  await renderPage(balancePage, {
    messages,
    locale,
    state: ASTRID,
    api: { getUser: { data: { getUser: { balanceFormatted: balance } } } },
  });

  expect(within(screen.getByRole('region', { name: title })).getByText(balance)).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(title);
});

test('a balance that comes late is waited for, and one that does not come is said', async () => {
  await renderPage(balancePage, { messages: sv, state: ASTRID, api: { getUser: UNKNOWN } });

  expect(await screen.findByRole('alert')).toHaveTextContent('Vi kunde inte hämta ditt saldo');
});

test('an API that fails is the page’s error, with a way home', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPage(balancePage, { messages: sv, state: ASTRID, api: { getUser: { failure: { status: 503 } } } });

  expect(screen.getByRole('heading', { level: 1, name: 'Vi kunde inte hämta ditt saldo' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/');
});
