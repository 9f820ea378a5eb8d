// First: it imports the styles, which declare the order of the cascade layers.
import { showPage } from './showPage.tsx';
import '../../app/core/sharedModules.generated.ts';
import { FORM_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { hasTracking } from '@hemvaror/runtime/contract/hasTracking';
import { endFirstView, watchTouches } from '@hemvaror/runtime/defer/idleCode';
import { closeGate } from '@hemvaror/runtime/defer/touch';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { Slots } from '@hemvaror/runtime/slots/Slots';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { readCookie, removeCookie } from '@hemvaror/runtime/state/cookies';
import { storedCartSummary } from '../../first-view/cart-summary/cartSummary.ts';
import { BOOT_SELECTOR, type Boot } from '../../app/core/boot.ts';
import { attachHandoffOnClick } from '../handoff/attachHandoffOnClick.ts';
import { createHandoff } from '../handoff/createHandoff.ts';
import { removeHandoff } from '../handoff/removeHandoff.ts';
import { persistState } from '../persistence/persistence.ts';
import { restoreState } from '../persistence/restoreState.ts';
import { storeChosenLocale } from '../persistence/storeChosenLocale.ts';
import { readCartId } from '../session/cartId.ts';
import { trackBackNavigation } from '../session/trackBackNavigation.ts';
import { createBrowserRoutes } from './browserRoutes.ts';
import { isInCheckout } from './documentNavigation.ts';
import { loadInteractionCode, loadCodeOfState } from './interactionCode.ts';
import { loadFirstPage } from './loadFirstPage.ts';
import { createPageView } from './pageView.ts';
import { optional } from './optional.ts';
import { RemotePages } from './remotePages.ts';
import { startRouter } from './startRouter.ts';
import { Visit } from './visit.ts';
import { whenInteractive } from './whenInteractive.ts';

async function start(): Promise<void> {
  // The shell's own server has written it.
  const boot: Boot = JSON.parse(document.querySelector(BOOT_SELECTOR)?.textContent ?? '');
  const { shop, router: rendered } = boot;

  // Clean the address before the router reads it.
  const handoffFragment = removeHandoff();

  // Load the code of the page that the server rendered.
  const store = createAppStore(boot.state);
  const served = store.getState();
  optional(() => restoreState(store));
  const i18n = createI18n(shop.locale, boot.messages);
  const remotes = new RemotePages(boot.remotes, i18n, boot.translated);
  const slots = new Slots(remotes.slot);
  const visit = new Visit();
  const { routes, routeDeps } = createBrowserRoutes({ boot, remotes, slots, store, visit });
  const { touch, endWait } = closeGate();
  watchTouches();
  if (rendered) await loadFirstPage(rendered, routes);

  // Create the page view.
  optional(() => persistState(store));
  const onNavigated = trackBackNavigation(store);
  const { view, market, context, tabSync } = createPageView({ boot, store, i18n, slots, visit });
  const { cart, auth } = view;
  const cartSummary = storedCartSummary(cart, readCartId);
  loadCodeOfState(store, cart);

  // Show the page.
  const router = startRouter({
    routes,
    context,
    rendered,
    visit,
    cart,
    store,
    onNavigated,
    onBusy: () => {
      touch();
      endFirstView();
    },
    endWait,
  });
  const onInteractive = whenInteractive({
    store,
    cart,
    auth,
    tabSync,
    cartSummary,
    handoffFragment,
    loadCode: () => loadInteractionCode({ routes, routeDeps, context, loadPage: remotes.page, site: market.getShop }),
    shopHosts: shop.shopHosts,
    // Never in the checkout (OP-67).
    tracking:
      hasTracking(shop.config) && !isInCheckout(routes, window.location.pathname)
        ? { router, store, cart, i18n, getShop: market.getShop, reload: () => window.location.reload() }
        : undefined,
  });
  showPage({ view, served, market, router, cartSummary, onInteractive, isServerRendered: rendered !== undefined });
  // This browser runs scripts: its further documents may be those of all visitors.
  if (readCookie(FORM_COOKIE) !== undefined) removeCookie(FORM_COOKIE);

  // Prepare the visit of the other site.
  const siteOrigins = Object.values(shop.origins);
  optional(() => attachHandoffOnClick(siteOrigins, () => createHandoff(cart, store)));
  optional(() => storeChosenLocale(siteOrigins));
}

// The script may arrive before the end of the document, where its data are.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => void start(), { once: true });
} else {
  void start();
}
