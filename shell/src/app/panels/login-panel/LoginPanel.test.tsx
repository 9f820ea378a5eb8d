import { screen, waitFor } from '@testing-library/react';
import { anAuthSession } from '@hemvaror/testing/anAuthSession';
import { renderComponent } from '@hemvaror/testing/renderPage';
import sv from '../../messages/sv.json';
import { LoginPanel } from './LoginPanel.tsx';

async function renderLogin(login: ReturnType<typeof anAuthSession>['login']) {
  return renderComponent(<LoginPanel />, {
    messages: { shell: sv },
    state: { panel: { name: 'account', frame: 'login' } },
    auth: anAuthSession({ login }),
  });
}

test('a login sends the typed values, and closes the panel', async () => {
  const login = jest.fn(async () => ({ ok: true as const, userName: 'maja@hemvist.example' }));
  const { user, store } = await renderLogin(login);

  await user.type(screen.getByRole('textbox', { name: 'E-post' }), ' maja@hemvist.example');
  await user.type(screen.getByLabelText('Lösenord'), 'linolja-7');
  await user.click(screen.getByRole('button', { name: 'Logga in' }));

  await waitFor(() => expect(store.getState().panel.name).toBeNull());
  expect(login).toHaveBeenCalledWith({ username: 'maja@hemvist.example', password: 'linolja-7', rememberUser: true });
});

test('an empty form names the missing fields and focuses the first one', async () => {
  const login = jest.fn();
  const { user } = await renderLogin(login);

  await user.click(screen.getByRole('button', { name: 'Logga in' }));

  const field = screen.getByRole('textbox', { name: 'E-post' });
  expect(field).toHaveAccessibleDescription('Du måste ange en giltig email');
  expect(screen.getByLabelText('Lösenord')).toHaveAccessibleDescription('Skriv ditt lösenord');
  await waitFor(() => expect(field).toHaveFocus());
  expect(login).not.toHaveBeenCalled();
});

test.each([
  [{ ok: false, reason: 'credentials' }, 'Fel email eller lösenord, försök gärna igen'],
  [{ ok: false, reason: 'unreachable' }, /^Vi får ingen kontakt med butiken/],
  [{ ok: false, reason: 'unavailable' }, 'Något gick fel hos oss. Försök igen om en stund.'],
  [{ ok: false, reason: 'tooManyAttempts', retryAfterSeconds: 600 }, /Försök igen om 10 minuter\.$/],
] as const)('a login that fails with %j says so', async (outcome, text) => {
  const { user } = await renderLogin(async () => outcome);

  await user.type(screen.getByRole('textbox', { name: 'E-post' }), 'maja@hemvist.example');
  await user.type(screen.getByLabelText('Lösenord'), 'linolja-7');
  await user.click(screen.getByRole('button', { name: 'Logga in' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('a forgotten password leads to the login of the home page, which leads back', async () => {
  await renderLogin(jest.fn());

  expect(screen.getByRole('link', { name: 'Glömt lösenordet?' })).toHaveAttribute('href', '/?action=login&next=%2F');
});
