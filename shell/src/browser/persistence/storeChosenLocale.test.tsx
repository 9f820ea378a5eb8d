import { fireEvent, screen } from '@testing-library/react';
import { LOCALE_COOKIE } from '@hemvaror/domain/site/marketCookies';
import { removeCookie } from '@hemvaror/runtime/state/cookies';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { LanguageLinks } from '../../app/preferences/LanguageLinks.tsx';
import { storeChosenLocale } from './storeChosenLocale.ts';

const ORIGINS = ['http://localhost:3000', 'http://en.localhost:3000'];

// Before the shop starts to listen, which must not store a language either.
const written = jest.spyOn(document, 'cookie', 'set');
beforeAll(() => {
  storeChosenLocale(ORIGINS);
  // jsdom cannot navigate.
  document.addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => removeCookie(LOCALE_COOKIE));

test('no language is stored before the visitor chooses one; the chosen one is stored for a year [LOCALE-15]', async () => {
  const { user } = await renderComponent(<LanguageLinks />, { messages: {} });
  await user.hover(screen.getByRole('link', { name: 'English' }));
  expect(written).not.toHaveBeenCalled();

  await user.click(screen.getByRole('link', { name: 'English' }));

  expect(written.mock.calls).toEqual([['ralph-locale=en; Path=/; Max-Age=31536000; SameSite=Lax']]);
  expect(document.cookie).toBe('ralph-locale=en');
});

test('a middle click on the link to a language stores it too', async () => {
  await renderComponent(<LanguageLinks />, { messages: {}, locale: 'en' });

  fireEvent(screen.getByRole('link', { name: 'Svenska' }), new MouseEvent('auxclick', { bubbles: true }));

  expect(document.cookie).toBe('ralph-locale=sv');
});

test.each([
  ['another link', 'http://en.localhost:3000/en/p/vas', undefined],
  ['a link to a language of another site', 'https://other.example/en', 'en'],
  ['a link to an unknown language', 'http://localhost:3000/de', 'de'],
])('%s is no choice of a language', async (_title, href, hrefLang) => {
  const { user } = await renderComponent(
    <a href={href} hrefLang={hrefLang}>
      Vas
    </a>,
    { messages: {} },
  );

  await user.click(screen.getByRole('link'));

  expect(document.cookie).toBe('');
});
