import { screen, within } from '@testing-library/react';
import { renderPage } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import * as cookiesPage from './CookiesPage.tsx';

test('each cookie has its purpose and lifetime', async () => {
  await renderPage(cookiesPage, { messages, url: '/cookies' });

  const table = screen.getByRole('table', { name: 'Kakor som butiken använder' });
  const row = within(table).getByRole('row', { name: /^ralph-cart / });
  expect(row).toHaveTextContent('Att komma ihåg din varukorg.');
  expect(row).toHaveTextContent('1 år');
  for (const cell of within(table).getAllByRole('cell')) expect(cell).not.toHaveTextContent('cookies.');
});

test('CONSENT-09 every cookie of the shop is listed by its name', async () => {
  await renderPage(cookiesPage, { messages, url: '/cookies' });

  const table = screen.getByRole('table', { name: 'Kakor som butiken använder' });
  const names = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.firstElementChild?.textContent);
  expect(names).toEqual([
    'ralph-cart',
    'ralph',
    'ralph-selected-market',
    'ralph-checkout-market',
    'ralph-locale',
    'ralph-cookie-consent',
    'ralph-latest-products',
    'ralph-auth',
    'apollo-token',
    'refresh-token',
    'ralph-user',
    'ralph-user-maxage',
    'ralph-user-type',
  ]);
});
