import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Link } from '@hemvaror/runtime/routing/Link';
import { loadingSlice } from '@hemvaror/runtime/state/loadingSlice';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { withSlots } from '../../testing/aRoot.tsx';
import sv from '../messages/sv.json';
import { PageOutlet } from './PageOutlet.tsx';

const FAILURE = { status: 503, message: 'Response not successful: Received status code 502' };

function Layout() {
  const { key } = useLocation();
  return (
    <>
      <output>{key}</output>
      <Link to="/allt">Allt</Link>
      <PageOutlet />
    </>
  );
}

async function renderFailingPage() {
  const page = (
    <Routes>
      <Route element={<Layout />}>
        <Route path="*" element={<h1>Sidan</h1>} />
      </Route>
    </Routes>
  );
  const { store, user } = await renderComponent(withSlots(page), { messages: { shell: sv } });
  return {
    user,
    store,
    fail: (at: string) => act(() => void store.dispatch(loadingSlice.actions.queryFailureChanged({ ...FAILURE, at }))),
  };
}

test('a failed query outside a page shows the error page with status and message, until the next navigation [ERR-06]', async () => {
  const { user, store, fail } = await renderFailingPage();

  fail(screen.getByRole('status').textContent);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Något gick tyvärr fel...');
  expect(screen.getByText('503', { exact: false, selector: 'p' })).toHaveTextContent(`503 ${FAILURE.message}`);

  await user.click(screen.getByRole('link', { name: 'Allt' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sidan'));
  await waitFor(() => expect(store.getState().loading.queryFailure).toBeNull());
});

test('a failure at a previous location is ignored', async () => {
  const { fail } = await renderFailingPage();

  fail('elsewhere');

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sidan');
});
