import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { I18nextProvider } from '@hemvaror/runtime/libraries/i18next';
import { Provider } from '@hemvaror/runtime/libraries/reactRedux';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { readCookie, removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { ShopProvider } from '@hemvaror/runtime/shop/shop';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { testShop } from '@hemvaror/testing/testShop';
import en from '../messages/en.json';
import sv from '../messages/sv.json';
import { ConsentBar } from './ConsentBar.tsx';
import { CONSENT_COOKIE, CONSENT_RECORD_COOKIE } from '@hemvaror/domain/site/cookieNames';

const TRACKED = {
  tagManager: { id: 'GTM-1', scriptUrl: 'http://127.0.0.1:1/gtm.js', keyStyle: 'products' },
} as const;

/** Runs the inline script behind the bar, as a parser does, unlike `innerHTML`. */
function parseDocument(body: string): void {
  document.body.innerHTML = body;
  for (const parsed of document.querySelectorAll('script')) {
    const script = document.createElement('script');
    script.text = parsed.text;
    parsed.replaceWith(script);
  }
}

afterEach(() => {
  jest.useRealTimers();
  removeCookie(CONSENT_COOKIE);
  removeCookie(CONSENT_RECORD_COOKIE);
  document.body.replaceChildren();
});

test.each([
  ['sv', sv, 'Kakor', 'Avböj', 'Tillåt'],
  ['en', en, 'Cookies', 'Decline', 'Allow'],
] as const)(
  'in %s "decline" and "allow" are two buttons of the same style [CONSENT-02]',
  async (locale, shell, label, no, yes) => {
    await renderComponent(<ConsentBar />, { messages: { shell }, locale });

    expect(screen.getByRole('region', { name: label })).toBeVisible();
    const [decline, allow] = [no, yes].map((name) => screen.getByRole('button', { name }));
    expect(decline?.className).toBe(allow?.className);
  },
);

test('the server sends the bar hidden; without an answer the inline script shows it, and hydration keeps it [CONSENT-03]', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const body = `<div>${renderToString(aPage())}</div>`;
  document.body.innerHTML = body;
  expect(screen.getByText(/^Vi använder kakor/)).not.toBeVisible();

  parseDocument(body);
  expect(screen.getByRole('region', { name: 'Kakor' })).toBeVisible();

  const root = await act(async () => hydrateRoot(pageElement(), aPage()));
  expect(screen.getByRole('region', { name: 'Kakor' })).toBeVisible();
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test.each([
  ['true', 'allowed'],
  ['false', 'declined'],
] as const)('with the cookie %j the bar stays hidden, and the store gets the answer [CONSENT-03]', async (...args) => {
  const [value, answer] = args;
  writeCookie(CONSENT_COOKIE, value, 60);
  const store = createAppStore();

  parseDocument(`<div>${renderToString(aPage())}</div>`);
  expect(screen.getByText(/^Vi använder kakor/)).not.toBeVisible();

  const root = await act(async () => hydrateRoot(pageElement(), aPage(store)));
  expect(screen.getByText(/^Vi använder kakor/)).not.toBeVisible();
  expect(store.getState().consent).toEqual({ answer });
  act(() => root.unmount());
});

test.each([
  ['Tillåt', 'true', 'allowed'],
  ['Avböj', 'false', 'declined'],
])('%s hides the bar, and moves the focus to the page [CONSENT-06]', async (name, value, answer) => {
  const { user, store } = await renderComponent(
    <>
      <ConsentBar />
      <main id="content" tabIndex={-1} />
    </>,
    { messages: { shell: sv } },
  );

  await user.click(screen.getByRole('button', { name }));

  expect(screen.getByText(/^Vi använder kakor/)).not.toBeVisible();
  expect(readCookie(CONSENT_COOKIE)).toBe(value);
  expect(store.getState().consent).toEqual({ answer });
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ['1.2026-11-01', true],
  ['2.2026-11-01', false],
])(
  'with the record %j of an allowed text, the bar with the text about tracking is visible: %j',
  async (record, isVisible) => {
    writeCookie(CONSENT_COOKIE, 'true', 60);
    writeCookie(CONSENT_RECORD_COOKIE, record, 60);
    parseDocument(`<div>${renderToString(aPage(createAppStore(), TRACKED))}</div>`);
    expect(document.querySelector('section')?.hidden).toBe(!isVisible);
    document.body.replaceChildren();

    await renderComponent(<ConsentBar />, { messages: { shell: sv }, config: TRACKED });

    const bar = screen.queryByRole('region', { name: 'Kakor' });
    if (isVisible) expect(bar).toHaveTextContent('låter vi även andra tjänster mäta');
    else expect(bar).not.toBeInTheDocument();
  },
);

test.each([
  ['without tracking', {}, '1.2026-11-23'],
  ['with tracking', TRACKED, '2.2026-11-23'],
] as const)('%s, the answer is stored with its text and day [CONSENT-05]', async (_what, config, record) => {
  jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  const { user } = await renderComponent(<ConsentBar />, { messages: { shell: sv }, config });

  await user.click(screen.getByRole('button', { name: 'Tillåt' }));

  expect(readCookie(CONSENT_COOKIE)).toBe('true');
  expect(readCookie(CONSENT_RECORD_COOKIE)).toBe(record);
});

test('an answer from another tab before hydration hides the bar', async () => {
  parseDocument(`<div>${renderToString(aPage())}</div>`);
  writeCookie(CONSENT_COOKIE, 'true', 60);

  const root = await act(async () => hydrateRoot(pageElement(), aPage()));

  expect(screen.getByText(/^Vi använder kakor/)).not.toBeVisible();
  act(() => root.unmount());
});

test('an answer from another tab hides the bar on focus', async () => {
  await renderComponent(<ConsentBar />, { messages: { shell: sv } });
  expect(screen.getByRole('region', { name: 'Kakor' })).toBeVisible();

  writeCookie(CONSENT_COOKIE, 'false', 60);
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(screen.queryByRole('region', { name: 'Kakor' })).not.toBeInTheDocument();
});

function aPage(store = createAppStore(), config = {}) {
  const shop = testShop('sv');
  return (
    <Provider store={store} serverState={store.getState()}>
      <ShopProvider shop={{ ...shop, config: { ...shop.config, ...config } }}>
        <I18nextProvider i18n={createI18n('sv', { shell: sv })}>
          <MemoryRouter>
            <ConsentBar />
          </MemoryRouter>
        </I18nextProvider>
      </ShopProvider>
    </Provider>
  );
}

function pageElement(): Element {
  const page = document.body.firstElementChild;
  if (!page) throw new Error('The page was not rendered.');
  return page;
}
