import { act, screen, waitFor } from '@testing-library/react';
import { useSelector } from '@storefront/platform/reactRedux';
import { useLocation } from '@storefront/platform/router';
import { Link } from '@storefront/routing/Link';
import { loadingSlice } from '@storefront/store/loadingSlice';
import { renderPart } from '@storefront/testing/renderPage';
import sv from '../messages/sv.json';
import { ErrorPage } from './ErrorPage.tsx';

const MESSAGE = 'Response not successful: Received status code 502';

function Page() {
  const { key } = useLocation();
  const hasFailed = useSelector(loadingSlice.selectors.selectQueryFailure)?.at === key;
  return (
    <>
      <output>{key}</output>
      <Link to="/allt">Allt</Link>
      {hasFailed ? <ErrorPage /> : <h1>Sidan</h1>}
    </>
  );
}

test('ERR-06 a query that belongs to no page has the error page shown with its status and message, until the next navigation', async () => {
  const { store, user } = await renderPart(<Page />, { messages: { shell: sv } });
  const at = screen.getByRole('status').textContent;

  act(() => void store.dispatch(loadingSlice.actions.queryFailed({ status: 503, message: MESSAGE, at })));
  expect(screen.getByRole('heading', { level: 1, name: 'Något gick tyvärr fel...' })).toBeVisible();
  expect(screen.getByText('503', { exact: false, selector: 'p' })).toHaveTextContent(`503 ${MESSAGE}`);

  await user.click(screen.getByRole('link', { name: 'Allt' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Sidan' })).toBeVisible();
  await waitFor(() => expect(loadingSlice.selectors.selectQueryFailure(store.getState())).toBeNull());
});

test('a failure of where the shopper no longer is shows nothing', async () => {
  const { store } = await renderPart(<Page />, { messages: { shell: sv } });

  act(() => void store.dispatch(loadingSlice.actions.queryFailed({ status: 503, message: MESSAGE, at: 'elsewhere' })));

  expect(screen.getByRole('heading', { level: 1, name: 'Sidan' })).toBeVisible();
});
