import { screen, within } from '@testing-library/react';
import { renderPage } from '@storefront/testing/renderPage';
import { messages } from '../messages/sv.ts';
import * as cookiesPage from './CookiesPage.tsx';

test('each cookie stands with what it is for and how long it stays', async () => {
  await renderPage(cookiesPage, { messages, url: '/cookies' });

  const table = screen.getByRole('table', { name: 'Kakor som butiken sätter' });
  const row = within(table).getByRole('row', { name: /^ralph-cart / });
  expect(row).toHaveTextContent('Vilken varukorg som är din.');
  expect(row).toHaveTextContent('1 år');
  for (const cell of within(table).getAllByRole('cell')) expect(cell).not.toHaveTextContent('cookies.');
});
