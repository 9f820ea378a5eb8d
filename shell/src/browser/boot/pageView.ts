import type { RouterContextProvider } from 'react-router-dom';
import { createAuthSession } from '@hemvaror/runtime/auth/authSession';
import { createCartSession } from '@hemvaror/runtime/cart/cartSession';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import type { I18n } from '@hemvaror/runtime/libraries/i18next';
import { contextOf, type PageView } from '@hemvaror/runtime/page-view/PageView';
import type { Slots } from '@hemvaror/runtime/slots/Slots';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { loadingSlice } from '@hemvaror/runtime/state/loadingSlice';
import { toastSlice } from '@hemvaror/runtime/state/toastSlice';
import type { Boot } from '../../app/core/boot.ts';
import { rootDataContext } from '../../app/data/contexts.ts';
import { refetchOnEvent } from '../../app/data/refetchQueries.ts';
import { rootDataFrom } from '../../app/data/rootDataFrom.ts';
import { currentUser } from '../../app/cross-tab-sync/tabUser.ts';
import { cartMarket } from '../../app/market/cartMarket.ts';
import { createMarketSession, type MarketSession } from '../../app/market/marketSession.ts';
import { readCartId, writeCartId } from '../session/cartId.ts';
import { createMutationGuard } from '../session/mutationGuard.ts';
import { createPageOperations } from './pageOperations.ts';
import { createTabSync, type TabSync } from './tabSync.ts';
import type { Visit } from './visit.ts';

const loadSwitchMarket = lazyModule(() => import('../../app/market/switchMarket.ts'));
const loadRootData = lazyModule(() => import('../../app/data/fetchRootData.ts'));

interface PageViewDeps {
  boot: Boot;
  /** In the state that the server sent. */
  store: AppStore;
  i18n: I18n;
  slots: Slots;
  visit: Visit;
}

interface BrowserPageView {
  view: PageView;
  market: MarketSession;
  context: RouterContextProvider;
  tabSync: TabSync;
}

/** Creates the objects that exist once per page view, without fetching data. */
export function createPageView({ boot, store, i18n, slots, visit }: PageViewDeps): BrowserPageView {
  const { shop } = boot;
  const rootData = rootDataFrom(boot.router?.loaderData?.['root']);
  const served = { state: store.getState(), cart: rootData?.cart ?? null, shop };
  const tabSync = createTabSync(() => ({
    store,
    auth,
    i18n,
    cart,
    market: marketSwitch(),
    served,
    refreshPage: visit.refreshRestored,
  }));
  const mayMutate = createMutationGuard(store, () => {
    void tabSync.start().then(({ announceOtherUser }) => announceOtherUser());
  });
  const market = createMarketSession(shop, async (alias) => {
    const isChanged = await loadSwitchMarket().then(
      ({ switchMarket }) => switchMarket(alias, marketSwitch()),
      () => false,
    );
    if (!isChanged) store.dispatch(toastSlice.actions.toastShown({ text: i18n.t('shell:layout.marketNotChanged') }));
    return isChanged;
  });
  const marketSwitch = () => ({ session: market, channel: rootData?.channel, context, operations: api, cart, visit });
  const api = createPageOperations(shop.config, { getShop: market.getRequestShop, mayMutate });
  const cart = createCartSession({
    operations: api,
    initial: served.cart,
    market: () =>
      cartMarket(market.getRequestShop(), visit.router?.state.location.pathname ?? window.location.pathname),
    readId: readCartId,
    writeId: writeCartId,
    lock: 'cart',
    isCustomer: shop.config.apiAdditions ? () => currentUser(store) !== null : undefined,
    customerCartLost: () => void auth.renew(),
    loadFailed: (failure) => {
      const at = visit.router?.state.location.key;
      if (at) store.dispatch(loadingSlice.actions.queryFailureChanged({ ...failure, at }));
    },
  });
  refetchOnEvent({ operations: api, cart, visit });
  const auth = createAuthSession({
    endpoints: { authEndpoint: shop.config.authEndpoint, signEndpoint: shop.config.signEndpoint },
    store,
    operations: api,
    cart,
    customerTypeToggle: shop.config.customerTypeToggle,
    // The data of a page may belong to the customer who logged in or out.
    identityChanged: visit.revalidate,
    mayMutate,
  });

  const view: PageView = { shop, store, i18n, api, cart, auth, slots };
  const context = contextOf(view, rootData?.categories ?? []);
  // Called only for a page that the server did not render, and after a change of the market.
  context.set(rootDataContext, async () => {
    const { fetchRootData } = await loadRootData();
    const [shared] = await Promise.all([fetchRootData(api, shop), cart.load()]);
    return { ...shared, cart: cart.getSnapshot().cart };
  });
  return { view, market, context, tabSync };
}
