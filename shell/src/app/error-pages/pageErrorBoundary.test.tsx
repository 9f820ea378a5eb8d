import { screen } from '@testing-library/react';
import { data } from '@hemvaror/runtime/libraries/router';
import { renderPage } from '@hemvaror/testing/renderPage';
import { withSlots } from '../../testing/aRoot.tsx';
import sv from '../messages/sv.json';
import { pageErrorBoundary } from './pageErrorBoundary.tsx';

const FAILED = 'Något gick tyvärr fel...';

test('an error in a page renders the error boundary of the page', async () => {
  await failWith(new Error('broken'), () => <p role="alert">Listan kunde inte visas</p>);

  expect(screen.getByRole('alert')).toHaveTextContent('Listan kunde inte visas');
});

test('a loader error with a status renders the error page of the shell', async () => {
  await failWith(data(null, { status: 503 }), () => <p role="alert">Listan kunde inte visas</p>);

  expect(screen.getByRole('heading', { level: 1, name: FAILED })).toBeVisible();
});

test('an error in the error boundary of a page renders the error page of the shell', async () => {
  await failWith(new Error('broken'), () => {
    throw new Error('broken too');
  });

  expect(screen.getByRole('heading', { level: 1, name: FAILED })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Försök igen' })).toBeVisible();
});

async function failWith(error: unknown, PageBoundary: () => React.ReactNode): Promise<void> {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Boundary = pageErrorBoundary(PageBoundary);
  await renderPage(
    {
      loader: () => Promise.reject(error),
      meta: () => ({ title: '', pageType: '' }),
      Component: () => null,
      ErrorBoundary: () => withSlots(<Boundary />),
    },
    { messages: { shell: sv } },
  );
}
