import { screen, within } from '@testing-library/react';
import { CONSENT_COOKIE, CONSENT_RECORD_COOKIE, RECENT_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { CONSENT_COOKIE_MAX_AGE_SECONDS } from '@hemvaror/domain/site/consentCookie';
import { LOCALE_COOKIE_MAX_AGE_SECONDS, MARKET_COOKIE_MAX_AGE_SECONDS } from '@hemvaror/domain/site/marketCookies';
import { SHOP_COOKIES } from '@hemvaror/domain/site/shopCookies';
import { SHOP_STORAGE } from '@hemvaror/domain/site/shopStorage';
import {
  BEARER_LIFETIME_DAYS,
  CUSTOMER_TYPE_MAX_AGE_SECONDS,
  USER_MAX_AGE_SECONDS,
} from '@hemvaror/runtime/auth/authCookies';
import { CART_COOKIE_MAX_AGE_SECONDS } from '@hemvaror/runtime/cart/cartCookie';
import { PERSISTED_COOKIE_MAX_AGE_SECONDS } from '@hemvaror/runtime/state/persistedText';
import { readCookie, removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { renderPage } from '@hemvaror/testing/renderPage';
import { messages } from '../messages/sv.ts';
import * as cookiesPage from './CookiesPage.tsx';

afterEach(() => {
  removeCookie(CONSENT_COOKIE);
  removeCookie(CONSENT_RECORD_COOKIE);
  removeCookie(RECENT_COOKIE);
});

/** The names in a table of the page. */
const namesIn = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

const COOKIES = 'Kakor som butiken använder';
const STORAGE = 'Annat som sparas i webbläsaren';

test('each cookie has a sentence about when and why it is stored, and its lifetime', async () => {
  await renderPage(cookiesPage, { messages, url: '/cookies' });

  const table = screen.getByRole('table', { name: COOKIES });
  const row = within(table).getByRole('row', { name: /^ralph-cart / });
  expect(row).toHaveTextContent('När du lägger något i varukorgen, så att den finns kvar nästa gång.');
  expect(row).toHaveTextContent('1 år');
  for (const cell of screen.getAllByRole('cell')) expect(cell).not.toHaveTextContent('cookies.');
});

test('the cookie of the language is stored for a year when the visitor switches [LOCALE-15]', async () => {
  await renderPage(cookiesPage, { messages, url: '/cookies' });

  const row = screen.getByRole('row', { name: /^ralph-locale / });
  expect(row).toHaveTextContent('När du byter språk, så att du slipper byta nästa gång.');
  expect(row).toHaveTextContent('1 år');
});

const DAY = 86_400;
const LIFETIMES: Record<string, number> = { '1 år': 365 * DAY, '7 dagar': 7 * DAY, 'högst 7 dagar': 7 * DAY };

test.each([
  [SHOP_COOKIES.cart, '1 år', CART_COOKIE_MAX_AGE_SECONDS],
  [SHOP_COOKIES.state, '1 år', PERSISTED_COOKIE_MAX_AGE_SECONDS],
  [SHOP_COOKIES.market, '1 år', MARKET_COOKIE_MAX_AGE_SECONDS],
  [SHOP_COOKIES.checkoutMarket, '1 år', MARKET_COOKIE_MAX_AGE_SECONDS],
  [SHOP_COOKIES.locale, '1 år', LOCALE_COOKIE_MAX_AGE_SECONDS],
  [SHOP_COOKIES.consent, '1 år', CONSENT_COOKIE_MAX_AGE_SECONDS],
  [SHOP_COOKIES.consentRecord, '1 år', CONSENT_COOKIE_MAX_AGE_SECONDS],
  [SHOP_COOKIES.userType, '1 år', CUSTOMER_TYPE_MAX_AGE_SECONDS],
  [SHOP_COOKIES.user, 'högst 7 dagar', USER_MAX_AGE_SECONDS.remembered],
  [SHOP_COOKIES.bearer, '7 dagar', BEARER_LIFETIME_DAYS * DAY],
])('the stated lifetime of %s, %s, is the one of the code', async (name, text, seconds) => {
  await renderPage(cookiesPage, { messages, url: '/cookies' });

  expect(screen.getByRole('row', { name: new RegExp(`^${name} `) })).toHaveTextContent(text);
  expect(seconds).toBe(LIFETIMES[text]);
});

const TRACKED = { recommendation: { accountId: 'shop-1', scriptUrl: 'https://recommend.example/include' } };
const ORIGINS = {
  http: { sv: 'http://localhost:3000', en: 'http://en.localhost:3000' },
  https: { sv: 'https://hemvist.example', en: 'https://en.hemvist.example' },
};

test.each(['http', 'https'] as const)(
  'on %s, every cookie of the shop is listed by the name that the browser has [CONSENT-09]',
  async (protocol) => {
    await renderPage(cookiesPage, { messages, url: '/cookies', config: TRACKED, origins: ORIGINS[protocol] });

    const key = protocol === 'https' ? 'secure' : 'plain';
    const expected = Object.values(SHOP_COOKIES).map((names) => (typeof names === 'string' ? names : names[key]));
    expect(namesIn(COOKIES)).toEqual(expected);
    expect(expected.filter((name) => name.startsWith('__'))).toHaveLength(protocol === 'https' ? 4 : 0);
  },
);

test.each(['http', 'https'] as const)(
  'on %s, every other entry of the browser storage is listed by its name [CONSENT-09]',
  async (protocol) => {
    await renderPage(cookiesPage, { messages, url: '/cookies', config: TRACKED, origins: ORIGINS[protocol] });

    const { tabLock, offlineCache, ...others } = SHOP_STORAGE;
    expect(new Set(namesIn(STORAGE))).toEqual(new Set([...Object.values(others), `${offlineCache}…`, `${tabLock}…`]));
  },
);

test('without the service worker and tracking services, their entries are not listed', async () => {
  await renderPage(cookiesPage, { messages, url: '/cookies', config: { serviceWorker: false } });

  expect(namesIn(COOKIES)).not.toContain('2c.cId');
  for (const name of ['precache-…', 'reported-orders']) expect(namesIn(STORAGE)).not.toContain(name);
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
  expect(visitor).toHaveTextContent('Bara om du har tillåtit det: vem du är för tjänsten som föreslår produkter.');
  expect(visitor).toHaveTextContent('Så länge tjänsten bestämmer');
  expect(screen.getByRole('row', { name: /^reported-orders / })).toHaveTextContent('Tills du stänger fliken');
  expect(screen.getByText(/vad du köper till tags\.example, som mäter/)).toBeVisible();
  expect(screen.getByText(/din e-postadress om du är inloggad, till recommend\.example/)).toBeVisible();
});

test('the further receivers of the tracking services are named as well [CONSENT-09]', async () => {
  await renderPage(cookiesPage, {
    messages,
    url: '/cookies',
    config: {
      tagManager: { id: 'GTM-1', scriptUrl: 'https://tags.example/gtm.js', keyStyle: 'items' },
      trackingOrigins: ['https://collect.example', 'https://tags.example'],
    },
  });

  expect(screen.getByText(/vad du köper till tags\.example och collect\.example, som mäter/)).toBeVisible();
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
