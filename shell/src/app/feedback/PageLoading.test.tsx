import { screen, waitFor } from '@testing-library/react';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { Link } from '@hemvaror/runtime/routing/Link';
import { renderPage } from '@hemvaror/testing/renderPage';
import sv from '../messages/sv.json';
import { PageLoading } from './PageLoading.tsx';

test('the loading indicator ends when the data of the front page arrives [FRONT-03]', async () => {
  const frontPageData = Promise.withResolvers<null>();
  const { user } = await renderPage(
    {
      loader: async ({ request }: LoaderArgs) => (new URL(request.url).pathname === '/' ? frontPageData.promise : null),
      meta: () => ({ title: '', pageType: 'Test Page' }),
      Component: () => (
        <>
          <PageLoading />
          <Link to="/">Till startsidan</Link>
        </>
      ),
      ErrorBoundary: () => null,
    },
    { messages: { shell: sv }, url: '/garanti' },
  );
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Till startsidan' }));
  const indicator = await screen.findByRole('progressbar');
  expect(indicator).not.toHaveAttribute('aria-valuenow', '100');

  frontPageData.resolve(null);
  await waitFor(() => expect(indicator).toHaveAttribute('aria-valuenow', '100'));
  await waitFor(() => expect(indicator).not.toBeInTheDocument());
});
