import { act, screen, waitFor } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { Link } from '@hemvaror/runtime/routing/Link';
import sv from '../messages/sv.json';
import { LoginRequest } from './LoginRequest.tsx';

const messages = { shell: sv };
const REDIRECTED = '/?action=login&next=%2Fmina-sidor%2Fordrar%3Fsida%3D2';

const renderLink = () =>
  renderComponent(
    <>
      <Link to={REDIRECTED}>Ordrar</Link>
      <LoginRequest />
    </>,
    { messages },
  );

test('a visitor who is redirected from a protected page gets the login [ROUTE-49]', async () => {
  const { user, store } = await renderLink();
  expect(store.getState().panel.name).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Ordrar' }));

  await waitFor(() => expect(store.getState().panel).toEqual({ name: 'account', frame: 'login' }));
});

test('after the login, the requested page opens', async () => {
  const { user, store, address } = await renderLink();
  await user.click(screen.getByRole('link', { name: 'Ordrar' }));
  await waitFor(() => expect(address()).toBe(REDIRECTED));

  await act(async () => void store.dispatch(sessionSlice.actions.signedIn({ userName: 'maja@hemvist.example' })));

  await waitFor(() => expect(address()).toBe('/mina-sidor/ordrar?sida=2'));
});

test('a login on another page opens no other page', async () => {
  const { store, address } = await renderLink();

  await act(async () => void store.dispatch(sessionSlice.actions.signedIn({ userName: 'maja@hemvist.example' })));

  expect(address()).toBe('/');
});
