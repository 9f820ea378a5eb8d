import { screen, waitFor } from '@testing-library/react';
import { useLocation } from '@hemvaror/runtime/libraries/router';
import { Link } from '@hemvaror/runtime/routing/Link';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { CONTENT_ID } from '../page/contentId.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

const HOME = { pathname: '/', hash: '' };

beforeEach(() => {
  document.title = 'Krokar | Hemvist';
});

test('after a navigation the heading of the new page has the focus, and its title is announced', async () => {
  const { user } = await renderComponent(<Site from={HOME} />, { messages: {} });
  expect(document.body).toHaveFocus();

  await user.click(screen.getByRole('link', { name: 'Krokar' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sidan /c/krokar' })).toHaveFocus());
  expect(await screen.findByText('Krokar | Hemvist')).toBeInTheDocument();
});

test('a navigation before this code was loaded is announced, too', async () => {
  await renderComponent(<Site from={{ pathname: '/c/hyllor', hash: '' }} />, { messages: {} });

  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('a change of the query does not move the focus', async () => {
  const { user } = await renderComponent(<Site from={HOME} />, { messages: {} });

  await user.click(screen.getByRole('link', { name: 'Sida 2' }));

  expect(screen.getByRole('link', { name: 'Sida 2' })).toHaveFocus();
});

function Site({ from }: { from: typeof HOME }) {
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
