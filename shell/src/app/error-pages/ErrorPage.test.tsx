import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { data } from '@hemvaror/runtime/libraries/router';
import { renderPage, type PageOptions, type Rendered } from '@hemvaror/testing/renderPage';
import en from '../messages/en.json';
import sv from '../messages/sv.json';
import { ErrorPage } from './ErrorPage.tsx';
import { ErrorPageGuard } from './ErrorPageGuard.tsx';

test.each([
  ['sv', sv, 'Sidan kunde inte hittas', 'Till startsidan', '/'],
  ['en', en, 'Page not found', 'Go to home page', '/en'],
] as const)('status 404 shows the 404 page in %s, with the quoted text [LAYOUT-08]', async (...args) => {
  const [locale, shell, title, button, home] = args;
  await failWith(404, { messages: { shell }, locale });

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('This page could not be found')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: button })).toHaveAttribute('href', home);
});

test.each([400, 410, 500, 503])('status %i shows the generic error page [LAYOUT-09]', async (status) => {
  await failWith(status, { messages: { shell: sv } });

  expect(screen.getByRole('heading', { level: 1, name: 'Något gick tyvärr fel...' })).toBeVisible();
  expect(screen.getByText(String(status))).toBeVisible();
  expect(screen.queryByText('This page could not be found')).not.toBeInTheDocument();
});

test('the public message of a failed query is shown next to the status, and the failure is counted', async () => {
  const publicMessage = 'Response not successful: Received status code 500';
  const { store } = await failWith(503, { messages: { shell: sv } }, { message: 'db:5432', publicMessage });

  expect(screen.getByText(publicMessage)).toHaveAttribute('lang', 'en');
  expect(screen.queryByText(/5432/)).not.toBeInTheDocument();
  expect(store.getState().loading.failures).toBe(1);
});

test('a failing error page shows a message, details and a link to the home page', async () => {
  await failWith(503, { messages: { shell: sv } }, { message: 'no', publicMessage: 'No answer' }, () => {
    throw new Error('the messages are broken');
  });

  expect(screen.getByText('An error occurred while showing the error page')).toBeVisible();
  expect(screen.getByText('the messages are broken')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/');
});

test('"try again" loads the same address as a new document', async () => {
  await failWith(503, { messages: { shell: sv }, url: '/c/hyllor?page=2' });

  expect(screen.getByRole('link', { name: 'Försök igen' })).toHaveAttribute('href', '/c/hyllor?page=2');
  expect(screen.getByText(/^Vi når inte butiken just nu/)).toBeVisible();
});

async function failWith(
  status: number,
  options: PageOptions,
  body: object = { message: 'no' },
  FailingPage: ComponentType | null = null,
): Promise<Rendered> {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return renderPage(
    {
      loader: async () => {
        throw data(body, { status });
      },
      meta: () => ({ title: '', pageType: '' }),
      Component: () => null,
      ErrorBoundary: FailingPage ? () => <ErrorPageGuard>{<FailingPage />}</ErrorPageGuard> : () => <ErrorPage />,
    },
    options,
  );
}
