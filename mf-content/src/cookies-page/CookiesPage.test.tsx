import { screen, within } from '@testing-library/react';
import { CONSENT_COOKIE, CONSENT_RECORD_COOKIE, RECENT_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { readCookie, removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { renderPage } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import * as cookiesPage from './CookiesPage.tsx';
import { shopCookies } from './shopCookies.ts';

afterEach(() => {
  removeCookie(CONSENT_COOKIE);
  removeCookie(CONSENT_RECORD_COOKIE);
  removeCookie(RECENT_COOKIE);
});

test('each cookie has its purpose and lifetime', async () => {
  await renderPage(cookiesPage, { messages, url: '/cookies' });

  const table = screen.getByRole('table', { name: 'Kakor som butiken använder' });
  const row = within(table).getByRole('row', { name: /^ralph-cart / });
  expect(row).toHaveTextContent('Att komma ihåg din varukorg.');
  expect(row).toHaveTextContent('1 år');
  for (const cell of within(table).getAllByRole('cell')) expect(cell).not.toHaveTextContent('cookies.');
});

test('every cookie of the shop is listed by its name [CONSENT-09]', async () => {
  await renderPage(cookiesPage, { messages, url: '/cookies' });

  const table = screen.getByRole('table', { name: 'Kakor som butiken använder' });
  const names = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.firstElementChild?.textContent);
  expect(names).toEqual([
    'ralph-cart',
    'ralph',
    'ralph-selected-market',
    'ralph-checkout-market',
    'checkout-key',
    'ralph-locale',
    'flash',
    'ralph-styles',
    'ralph-cookie-consent',
    'ralph-cookie-consent-record',
    'ralph-latest-products',
    'ralph-auth',
    'apollo-token',
    'refresh-token',
    'ralph-user',
    'ralph-user-maxage',
    'ralph-user-type',
    'login-token',
  ]);
});

test('on HTTPS, cookies are listed with the prefix of their name [CONSENT-09]', () => {
  const names = shopCookies({}, { isSecure: true }).map(({ name }) => name);

  expect(names).toEqual(
    expect.arrayContaining([
      '__Host-checkout-key',
      '__Host-flash',
      '__Host-login-token',
      '__Secure-refresh-token',
      'ralph-cart',
    ]),
  );
  expect(names).not.toContain('flash');
});

test('every other entry of the browser storage is listed by its name [CONSENT-09]', async () => {
  await renderPage(cookiesPage, { messages, url: '/cookies' });

  const table = screen.getByRole('table', { name: 'Annat som sparas i webbläsaren' });
  const names = within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
  expect(names).toEqual([
    'recentSearches',
    'isSign',
    'react-router-scroll-positions',
    'storefront-reloaded-at',
    'checkout-draft',
  ]);
});

test('with tracking services, the page lists what they store and names the receivers [CONSENT-09]', async () => {
  await renderPage(cookiesPage, {
    messages,
    url: '/cookies',
    config: {
      tagManager: { id: 'GTM-1', scriptUrl: 'https://tags.example/gtm.js', keyStyle: 'items' },
      recommendation: { accountId: 'shop-1', scriptUrl: 'https://recommend.example/include' },
    },
  });

  const visitor = screen.getByRole('row', { name: /^2c\.cId / });
  expect(visitor).toHaveTextContent('Att känna igen dig när vi föreslår produkter, om du har tillåtit det.');
  expect(visitor).toHaveTextContent('Så länge tjänsten bestämmer');
  expect(screen.getByRole('row', { name: /^reported-orders / })).toHaveTextContent('Tills du stänger fliken');
  expect(screen.getByText(/vad du köper till tags\.example, som mäter/)).toBeVisible();
  expect(screen.getByText(/din e-postadress om du är inloggad, till recommend\.example/)).toBeVisible();
});

test('without an answer, neither option of the consent is selected', async () => {
  await renderPage(cookiesPage, { messages, url: '/cookies' });

  expect(screen.getByRole('radio', { name: 'Avböj' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Tillåt' })).not.toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Du har inte valt än.');
});

test('the stored answer is selected, and withdrawing it removes what was stored with it [CONSENT-05]', async () => {
  writeCookie(CONSENT_COOKIE, 'true', 60);
  writeCookie(RECENT_COOKIE, '[1]', 60);
  const { user, store } = await renderPage(cookiesPage, { messages, url: '/cookies' });
  expect(screen.getByRole('radio', { name: 'Tillåt' })).toBeChecked();

  await user.click(screen.getByRole('radio', { name: 'Avböj' }));

  expect(screen.getByRole('status')).toHaveTextContent('Du har avböjt.');
  expect(readCookie(CONSENT_COOKIE)).toBe('false');
  expect(readCookie(RECENT_COOKIE)).toBeUndefined();
  expect(store.getState().consent.answer).toBe('declined');

  await user.click(screen.getByRole('radio', { name: 'Tillåt' }));
  expect(readCookie(CONSENT_COOKIE)).toBe('true');
});
