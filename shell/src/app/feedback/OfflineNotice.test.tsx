import { act, screen } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import en from '../messages/en.json';
import sv from '../messages/sv.json';
import { OfflineNotice } from './OfflineNotice.tsx';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['sv', sv, /^Du är offline/],
  ['en', en, /^You're offline/],
] as const)('who loses the connection is told in %s, and nothing is said once it is back', async (...given) => {
  const [locale, shell, words] = given;
  await renderComponent(<OfflineNotice />, { messages: { shell }, locale });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  connection(false);
  expect(screen.getByRole('status')).toHaveTextContent(words);

  connection(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

function connection(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
