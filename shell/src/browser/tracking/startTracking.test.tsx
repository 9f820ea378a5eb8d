import { CONSENT_COOKIE, CONSENT_RECORD_COOKIE, RECOMMENDATION_COOKIE } from '@hemvaror/domain/site/cookieNames';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import type { PageSubject } from '@hemvaror/runtime/contract/pageSubject';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { consentSlice } from '@hemvaror/runtime/state/consentSlice';
import { readCookie, removeCookie, writeCookie } from '@hemvaror/runtime/state/cookies';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { aCart, aCartLine } from '@hemvaror/testing/builders/aCart';
import { allow, aTrackedPage, SERVICES, scripts } from '../../testing/aTrackedPage.tsx';
import { aLine } from '../../testing/trackedSubjects.ts';
import { startTracking } from './startTracking.ts';

const EMAIL = 'astrid@hemvist.example';

afterEach(() => {
  for (const name of [CONSENT_COOKIE, CONSENT_RECORD_COOKIE, RECOMMENDATION_COOKIE]) removeCookie(name);
  // Without consent, the services of this test stop.
  window.dispatchEvent(new Event('focus'));
  sessionStorage.clear();
  document.head.replaceChildren();
  delete window.dataLayer;
  delete window.nostojs;
});

/** Starts the services on a page of the shop. */
function start(config?: Partial<PublicConfig>, subjects?: Record<string, PageSubject>) {
  const page = aTrackedPage(config, subjects);
  startTracking(page.deps);
  return page;
}

function pushed(name: string): unknown[] {
  return (window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === name);
}

/** Calls of the service's API by the queued callbacks, as its script would make them. */
function recommendationCalls(): unknown[] {
  const calls: unknown[] = [];
  const record = (name: string) => (value?: unknown) => {
    calls.push(value === undefined ? [name] : [name, value]);
    return session;
  };
  const session = {
    setCart: record('setCart'),
    setCustomer: record('setCustomer'),
    viewCart: record('viewCart'),
    update: record('update'),
  };
  for (const callback of window.nostojs?.q ?? []) {
    callback({ setAutoLoad: (isOn) => void calls.push(['setAutoLoad', isOn]), defaultSession: () => session });
  }
  return calls;
}

function addToCart(): void {
  window.dispatchEvent(new CustomEvent('cart:add', { detail: { line: aLine, quantity: 2 } }));
}

test('the scripts of both services are added once', () => {
  allow();

  start();

  expect(scripts()).toEqual(['http://tags.example/gtm.js?id=GTM-1', 'http://recommend.example/include/shop-1']);
});

test.each<[what: string, config: Partial<PublicConfig>]>([
  ['no service', { tagManager: { keyStyle: 'items' } }],
  ['a container without a script', { tagManager: { id: 'GTM-1', keyStyle: 'items' } }],
])('with %s nothing is loaded and nothing is pushed [TRACK-04]', async (_what, config) => {
  allow();
  const { router, store, changeCart } = start(config);

  await router.navigate('/c/krokar');
  addToCart();
  changeCart(aCart());
  store.dispatch(sessionSlice.actions.signedIn({ userName: EMAIL }));

  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
  expect(window.nostojs).toBeUndefined();
});

test('nothing is loaded if the consent was withdrawn while the code was loading [TRACK-05]', () => {
  writeCookie(CONSENT_COOKIE, 'false', 60);

  const { reload } = start();

  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});

test('each page has one Page Impression, also after a change of its query and after a return [TRACK-03]', async () => {
  allow();
  const { router } = start();

  await router.navigate('/c/krokar');
  await router.navigate('/c/krokar?sort=PRICE');
  await router.revalidate();
  await router.navigate('/');

  expect(pushed('Page Impression').map((event) => Object(event).pageInfo.url)).toEqual(['/', '/c/krokar', '/']);
});

test('a purchase is reported once per order, also after a reload', async () => {
  allow();
  const subjects: Record<string, PageSubject> = {
    '/bekraftelse': { kind: 'order', orderId: '104218', cart: aCart() },
  };
  const { router } = start(SERVICES, subjects);
  await router.navigate('/bekraftelse');
  await router.navigate('/');
  await router.navigate('/bekraftelse');

  const reloaded = start(SERVICES, subjects);
  await reloaded.router.navigate('/bekraftelse');

  expect(pushed('purchase')).toEqual([
    expect.objectContaining({ ecommerce: expect.objectContaining({ transaction_id: '104218' }) }),
  ]);

  subjects['/bekraftelse'] = { kind: 'order', orderId: '104219', cart: aCart() };
  await reloaded.router.navigate('/');
  await reloaded.router.navigate('/bekraftelse');
  expect(pushed('purchase')).toHaveLength(2);
});

test('the recommendation service receives the customer of a login and a logout, and each changed cart once', () => {
  allow();
  const { store, changeCart } = start();

  changeCart(aCart({ items: [aCartLine({ quantity: 2 })] }));
  changeCart(aCart({ items: [aCartLine({ quantity: 2 })] }));
  store.dispatch(sessionSlice.actions.signedIn({ userName: EMAIL }));
  store.dispatch(sessionSlice.actions.signedOut());
  changeCart(null);

  const item = {
    name: 'Linneduk Vide',
    price_currency_code: 'SEK',
    product_id: '7',
    quantity: 2,
    sku_id: '7',
    unit_price: 200,
  };
  expect(recommendationCalls()).toEqual([
    ['setAutoLoad', false],
    ['setCart', { items: [item] }],
    ['viewCart'],
    ['update'],
    ['setCustomer', { email: EMAIL }],
    ['update'],
    ['setCustomer', {}],
    ['update'],
    ['setCart', { items: [] }],
    ['viewCart'],
    ['update'],
  ]);
});

test('a visitor without a cart is unknown to the recommendation service', () => {
  allow();

  start();

  expect(recommendationCalls()).toEqual([['setAutoLoad', false]]);
});

test.each<[where: string, withdraw: (store: AppStore) => void]>([
  ['on this page', (store) => store.dispatch(consentSlice.actions.consentGiven('declined'))],
  ['in another tab, once this one has the focus', () => window.dispatchEvent(new Event('focus'))],
  ['in another tab, at the next event', addToCart],
])('a consent withdrawn %s stops the services, and the document is loaded again [TRACK-05]', (_where, withdraw) => {
  allow();
  const { store, reload, changeCart } = start();
  sessionStorage.setItem('reported-orders', '104218');
  writeCookie(RECOMMENDATION_COOKIE, 'visitor-1', 60);
  const before = window.dataLayer?.length;

  writeCookie(CONSENT_COOKIE, 'false', 60);
  withdraw(store);
  addToCart();
  changeCart(aCart());

  expect(reload).toHaveBeenCalledTimes(1);
  expect(window.dataLayer).toHaveLength(before ?? 0);
  expect(recommendationCalls()).toEqual([['setAutoLoad', false]]);
  expect(readCookie(RECOMMENDATION_COOKIE)).toBeUndefined();
  expect(sessionStorage.getItem('reported-orders')).toBeNull();
});
