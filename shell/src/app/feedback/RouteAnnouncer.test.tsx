import { screen, waitFor } from '@testing-library/react';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { Link } from '@hemvaror/runtime/routing/Link';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { CONTENT_ID } from '../page/contentId.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

const HERE = { pathname: '/', hash: '' };

beforeEach(() => {
  document.title = 'Krokar | Hemvist';
});

test('after a navigation the heading of the new page has the focus, and its title is read out', async () => {
  const { user } = await renderComponent(<Site from={HERE} />, { messages: {} });
  expect(document.body).toHaveFocus();

  await user.click(screen.getByRole('link', { name: 'Krokar' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sidan /c/krokar' })).toHaveFocus());
  expect(await screen.findByText('Krokar | Hemvist')).toBeInTheDocument();
});

test('a navigation that was faster than this code is told, too', async () => {
  await renderComponent(<Site from={{ pathname: '/c/hyllor', hash: '' }} />, { messages: {} });

  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('another query leaves the focus where it is', async () => {
  const { user } = await renderComponent(<Site from={HERE} />, { messages: {} });

  await user.click(screen.getByRole('link', { name: 'Sida 2' }));

  expect(screen.getByRole('link', { name: 'Sida 2' })).toHaveFocus();
});

function Site({ from }: { from: typeof HERE }) {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/c/krokar">Krokar</Link>
      <Link to="?page=2">Sida 2</Link>
      <main id={CONTENT_ID} tabIndex={-1}>
        <h1>{`Sidan ${pathname}`}</h1>
      </main>
      <RouteAnnouncer from={from} />
    </>
  );
}
