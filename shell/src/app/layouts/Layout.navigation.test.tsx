import { act, screen, waitFor } from '@testing-library/react';
import { Link } from '@hemvaror/runtime/routing/Link';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { aLayout } from '../../testing/aLayout.tsx';
import sv from '../messages/sv.json';

const messages = { shell: sv };

test('a navigation closes the panel, announces the new title and moves the focus to the content', async () => {
  const { user, store } = await renderComponent(aLayout('default'), { messages });
  act(() => void store.dispatch(panelSlice.actions.panelOpened({ name: 'cart' })));
  document.title = 'Hyllor | Hemvist';

  await user.click(screen.getByRole('link', { name: 'Till hyllorna' }));

  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(store.getState().panel.name).toBeNull();
  expect(await screen.findByText('Hyllor | Hemvist')).toHaveAttribute('aria-live', 'polite');
});

test('a navigation moves the focus to the heading of the page, or to the target of the hash', async () => {
  const page = (
    <>
      <h1>Hyllor</h1>
      <h2 id="mått">Mått</h2>
      <Link to="/c/hyllor">Till hyllorna</Link>
      <Link to="/c/krokar#m%C3%A5tt">Till måtten</Link>
      <Link to="/c/krokar#%">Till ingenting</Link>
    </>
  );
  const { user } = await renderComponent(aLayout('default', undefined, page), { messages });

  await user.click(screen.getByRole('link', { name: 'Till hyllorna' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Hyllor' })).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Till måtten' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Mått' })).toHaveFocus());

  await user.click(screen.getByRole('link', { name: 'Till ingenting' }));
  expect(screen.getByRole('link', { name: 'Till ingenting' })).toHaveFocus();
});

test('a change of only the query does not affect panel and focus', async () => {
  const { user, store } = await renderComponent(aLayout('default'), { messages });
  act(() => void store.dispatch(panelSlice.actions.panelOpened({ name: 'filters' })));

  await user.click(screen.getByRole('link', { name: 'Bara mässing' }));

  expect(store.getState().panel.name).toBe('filters');
  expect(screen.getByRole('link', { name: 'Bara mässing' })).toHaveFocus();
});
