import { isSecretAddress } from '@hemvaror/domain/site/secretParameters';
import type { CartSession } from '@hemvaror/runtime/cart/cartSession';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { I18n } from '@hemvaror/runtime/libraries/i18next';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { consentSlice } from '@hemvaror/runtime/state/consentSlice';
import { removeCookie } from '@hemvaror/runtime/state/cookies';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import type { Router } from '../boot/visit.ts';
import { hasConsent } from './hasConsent.ts';
import { onLineChange, type LineEvent } from './onLineChange.ts';
import { pageEvents } from './pageEvents.ts';
import { forgetReportedOrders, isFirstReport } from './reportedOrders.ts';
import { createServices } from './services.ts';
import type { ShopEvent } from './shopEvent.ts';

export interface TrackingDeps {
  router: Pick<Router, 'state' | 'subscribe'>;
  store: Pick<AppStore, 'getState' | 'subscribe'>;
  cart: Pick<CartSession, 'getSnapshot' | 'subscribe'>;
  i18n: Pick<I18n, 'getFixedT'>;
  /** The shop of the selected market. */
  getShop: () => Shop;
  /** Loads the document again. */
  reload: () => void;
}

/**
 * Starts the configured services, and sends them the events of the shop until the consent is withdrawn. Called once the shopper
 * has allowed cookies (TRACK-05). Events before that are not sent, except those of the visible page.
 *
 * @param changes of the cart's lines while this code was loading
 */
export function startTracking(
  { router, store, cart, i18n, getShop, reload }: TrackingDeps,
  changes: readonly LineEvent[] = [],
): void {
  const services = createServices(getShop().config);
  let isStopped = false;
  let shownPath: string | undefined;
  let { cart: knownCart } = cart.getSnapshot();
  let email = sessionSlice.selectors.selectUserName(store.getState());

  // The shopper may have withdrawn the consent while this code was loading.
  if (!hasConsent()) return;

  /** Stops at once. The scripts of other origins end with the document. */
  function withdraw(): void {
    isStopped = true;
    forgetReportedOrders();
    for (const name of services.flatMap(({ cookies }) => cookies)) removeCookie(name);
    reload();
  }

  /** Another tab may have withdrawn the consent, so the cookie decides. An address with a secret is not reported. */
  function isAllowed(): boolean {
    if (!isStopped && !hasConsent()) withdraw();
    return !isStopped && !isSecretAddress(window.location);
  }

  function send(event: ShopEvent): void {
    if (!isAllowed() || (event.type === 'checkout:purchase' && !isFirstReport(event.orderId))) return;
    for (const service of services) service.receive(event, getShop().currency);
  }

  function sendPage(): void {
    const { state } = router;
    const { pathname } = state.location;
    // A change of the query alone is no other page (STATE-11).
    if (state.navigation.state !== 'idle' || pathname === shownPath) return;
    shownPath = pathname;
    const deps = { shop: getShop(), i18n, cart: cart.getSnapshot().cart };
    for (const event of pageEvents(state, deps)) send(event);
  }

  for (const service of services) service.start();
  if (email !== null) send({ type: 'user:change', email });
  if (knownCart) send({ type: 'cart:change', cart: knownCart });
  sendPage();
  for (const change of changes) send(change);

  router.subscribe(sendPage);
  cart.subscribe(() => {
    const next = cart.getSnapshot().cart;
    if (next === knownCart) return;
    knownCart = next;
    send({ type: 'cart:change', cart: next });
  });
  store.subscribe(() => {
    const state = store.getState();
    if (consentSlice.selectors.selectConsent(state) === 'declined') isAllowed();
    const next = sessionSlice.selectors.selectUserName(state);
    if (next === email) return;
    email = next;
    send({ type: 'user:change', email });
  });
  onLineChange(send);
  for (const type of ['focus', 'pageshow'] as const) window.addEventListener(type, isAllowed);
  // Where browsers report changes of cookies, another tab stops without the focus.
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', isAllowed);
}
