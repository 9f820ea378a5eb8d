import { screen, waitFor } from '@testing-library/react';
import { Activity, useState } from 'react';
import { Link } from '@hemvaror/runtime/routing/Link';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { messages } from './messages/sv.ts';
import { useOnNavigation } from './useOnNavigation.ts';

function Watcher({ onNavigated }: { onNavigated: () => void }) {
  useOnNavigation(onNavigated);
  return null;
}

function Page({ onNavigated }: { onNavigated: () => void }) {
  const [isVisible, setVisible] = useState(false);
  return (
    <>
      <Link to="/c/textil">Textil</Link>
      <button type="button" onClick={() => setVisible(true)}>
        Visa
      </button>
      <Activity mode={isVisible ? 'visible' : 'hidden'}>
        <Watcher onNavigated={onNavigated} />
      </Activity>
    </>
  );
}

test('a navigation while the component was hidden is not reported when it is shown, a later one is', async () => {
  const onNavigated = jest.fn();
  const { user, address } = await renderComponent(<Page onNavigated={onNavigated} />, { messages });
  await user.click(screen.getByRole('link', { name: 'Textil' }));
  await waitFor(() => expect(address()).toBe('/c/textil'));
  await user.click(screen.getByRole('button', { name: 'Visa' }));
  expect(onNavigated).not.toHaveBeenCalled();

  await user.click(screen.getByRole('link', { name: 'Textil' }));

  await waitFor(() => expect(onNavigated).toHaveBeenCalledTimes(1));
});
