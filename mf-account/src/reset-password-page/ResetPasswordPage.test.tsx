import { webcrypto } from 'node:crypto';
import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { atLimit } from '@hemvaror/testing/atLimit';
import { enterText } from '@hemvaror/testing/enterText';
import { renderPage, type PageOptions } from '@hemvaror/testing/renderPage';
import { messages as en } from '../messages/en.ts';
import { messages as sv } from '../messages/sv.ts';
import * as documents from './loadDocument.ts';
import * as resetPasswordPage from './ResetPasswordPage.tsx';

jest.mock('./loadDocument.ts', () => ({ loadDocument: jest.fn() }));

beforeAll(() => {
  // jsdom has no Web Crypto.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
afterEach(() => jest.useRealTimers());

function renderReset(query: string, options: Partial<PageOptions> = {}) {
  return renderPage(resetPasswordPage, { messages: sv, url: `/account/reset-password${query}`, ...options });
}

const committed = (commitReset: boolean) => ({ commitReset: { data: { commitReset } } });
const newPassword = () => screen.getByLabelText('Nytt lösenord');
const repeated = () => screen.getByLabelText('Upprepa lösenordet');
const save = () => screen.getByRole('button', { name: 'Spara lösenordet' });

test('the page without a reset key requests the mail with the link', async () => {
  const { user, calls, container } = await renderReset('', {
    api: { requestPasswordReset: { data: { requestPasswordReset: true } } },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Glömt lösenordet' })).toBeVisible();

  await enterText(user, screen.getByRole('textbox', { name: 'E-post' }), 'astrid@hemvist.example{Enter}');

  expect(screen.getByRole('status')).toHaveTextContent('Om det finns ett konto');
  expect(calls).toEqual([{ name: 'requestPasswordReset', variables: { email: 'astrid@hemvist.example' } }]);
  expect(await axe(container)).toHaveNoViolations();
});

test('the new password must be repeated, and only its digest is sent', async () => {
  const { user, calls } = await renderReset('?resetKey=key-1', { api: committed(true) });
  await enterText(user, newPassword(), 'terpentin');
  await enterText(user, repeated(), 'terpenti');
  await user.click(save());
  expect(repeated()).toHaveAccessibleDescription('Lösenorden matchar inte');
  expect(screen.getByRole('alert')).toHaveTextContent('Se till att alla fält är giltiga');
  expect(calls).toEqual([]);

  await enterText(user, repeated(), 'n');
  await user.click(save());

  expect(await screen.findByRole('status')).toHaveTextContent('Ditt nya lösenord är sparat');
  expect(calls).toEqual([
    { name: 'commitReset', variables: { resetKey: 'key-1', password: expect.stringMatching(/^[A-Za-z0-9+/]{64}$/) } },
  ]);
});

test('the reset key is removed from the address, and the form still works', async () => {
  window.history.replaceState(null, '', '/account/reset-password?resetKey=key-1');

  await renderReset('?resetKey=key-1', { api: committed(true) });

  expect(window.location.search).toBe('');
  expect(newPassword()).toBeVisible();
});

test('the login opens in a new document 1000 ms after the success message', async () => {
  const { user } = await renderReset('?resetKey=key-1', { locale: 'en', messages: en, api: committed(true) });
  await enterText(user, screen.getByLabelText('New password'), 'terpentin');
  await enterText(user, screen.getByLabelText('Confirm password'), 'terpentin');
  // Advance the clock automatically, because Web Crypto resolves in real time.
  jest.useFakeTimers({ advanceTimers: true });
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Your new password has been saved');
  expect(documents.loadDocument).not.toHaveBeenCalled();

  act(() => jest.advanceTimersByTime(1_000));

  expect(documents.loadDocument).toHaveBeenCalledWith('/en?action=login');
});

test('a used or expired key shows a link to request a new one', async () => {
  const { user, address } = await renderReset('?resetKey=old', { api: committed(false) });
  await enterText(user, newPassword(), 'terpentin');
  await enterText(user, repeated(), 'terpentin');
  await user.click(save());

  expect(await screen.findByRole('alert')).toHaveTextContent('Beställ en ny länk');
  await user.click(screen.getByRole('link', { name: 'Beställ ny länk' }));

  expect(await screen.findByRole('textbox', { name: 'E-post' })).toBeVisible();
  expect(address()).toBe('/account/reset-password');
});

test('a failed request shows an error and keeps the input', async () => {
  const { user } = await renderReset('?resetKey=key-1', { api: { commitReset: { failure: { status: 503 } } } });
  await enterText(user, newPassword(), 'terpentin');
  await enterText(user, repeated(), 'terpentin');
  await user.click(save());

  expect(await screen.findByRole('alert')).toHaveTextContent('Något gick fel hos oss');
  expect(newPassword()).toHaveValue('terpentin');
});

test('a new password beyond a limit says when the limit ends, and keeps the input', async () => {
  const { user } = await renderReset('?resetKey=key-1', { api: atLimit('commitReset') });
  await enterText(user, newPassword(), 'terpentin');
  await enterText(user, repeated(), 'terpentin');
  await user.click(save());

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'För många försök på kort tid. Försök igen om 12 minuter.',
  );
  expect(newPassword()).toHaveValue('terpentin');
});
