import { screen } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import sv from '../messages/sv.json';
import { AccountUnavailable } from './PanelStates.tsx';

test('an account panel that cannot be loaded is loaded again, or the page in a new document', async () => {
  const onRetry = jest.fn();
  const { user } = await renderComponent(<AccountUnavailable onRetry={onRetry} />, {
    messages: { shell: sv },
    state: { panel: { name: 'account', frame: null } },
  });

  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(onRetry).toHaveBeenCalledTimes(1);

  const link = screen.getByRole('link', { name: 'Ladda om sidan' });
  expect(link).toHaveAttribute('href', '/');
  // The router would prevent the browser's own navigation.
  const isPrevented = new Promise((resolve) => {
    window.addEventListener('click', (event) => {
      resolve(event.defaultPrevented);
      event.preventDefault();
    });
  });
  await user.click(link);
  expect(await isPrevented).toBe(false);
});
