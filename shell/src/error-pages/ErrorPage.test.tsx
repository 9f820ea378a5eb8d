import { screen } from '@testing-library/react';
import { data } from '@storefront/platform/router';
import { renderPage, type PageOptions } from '@storefront/testing/renderPage';
import en from '../messages/en.json';
import sv from '../messages/sv.json';
import { ErrorPage } from './ErrorPage.tsx';

test.each([
  ['sv', sv, 'Sidan kunde inte hittas', 'Till startsidan', '/'],
  ['en', en, 'The page could not be found', 'To the start page', '/en'],
] as const)('LAYOUT-08 status 404 shows the 404 page in %s, with the quoted text', async (...given) => {
  const [locale, shell, title, button, home] = given;
  await failWith(404, { messages: { shell }, locale });

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('This page could not be found')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: button })).toHaveAttribute('href', home);
});

test.each([400, 410, 500, 503])('LAYOUT-09 status %i shows the generic error page', async (status) => {
  await failWith(status, { messages: { shell: sv } });

  expect(screen.getByRole('heading', { level: 1, name: 'Något gick tyvärr fel...' })).toBeVisible();
  expect(screen.getByText(String(status))).toBeVisible();
  expect(screen.queryByText('This page could not be found')).not.toBeInTheDocument();
});

test('trying again loads the same address as a new document', async () => {
  await failWith(503, { messages: { shell: sv }, url: '/c/hyllor?page=2' });

  expect(screen.getByRole('link', { name: 'Försök igen' })).toHaveAttribute('href', '/c/hyllor?page=2');
  expect(screen.getByText(/^Vi når inte butiken just nu/)).toBeVisible();
});

async function failWith(status: number, options: PageOptions): Promise<void> {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPage(
    {
      loader: async () => {
        throw data({ message: 'no' }, { status });
      },
      meta: () => ({ title: '', pageType: '' }),
      Component: () => null,
      ErrorBoundary: ErrorPage,
    },
    options,
  );
}
