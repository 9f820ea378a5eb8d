import { act, screen } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import en from '../messages/en.json';
import sv from '../messages/sv.json';
import { OfflineNotice } from './OfflineNotice.tsx';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['sv', sv, /^Du är offline/],
  ['en', en, /^You're offline/],
] as const)('the offline notice in %s is visible exactly while the browser is offline', async (...args) => {
  const [locale, shell, text] = args;
  await renderComponent(<OfflineNotice />, { messages: { shell }, locale });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  connection(false);
  expect(screen.getByRole('status')).toHaveTextContent(text);

  connection(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

function connection(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
