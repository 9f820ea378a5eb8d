import { CONSENT_COOKIE, CONSENT_RECORD_COOKIE } from '@hemvaror/domain/site/cookieNames';
import type { Cart } from '@hemvaror/runtime/cart/cartSession';
import type { PageSubject } from '@hemvaror/runtime/contract/pageSubject';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { writeCookie } from '@hemvaror/runtime/state/cookies';
import { testShop } from '@hemvaror/testing/testShop';
import { createMemoryRouter } from 'react-router-dom';
import type { TrackingDeps } from '../browser/tracking/startTracking.ts';

export const SERVICES: Partial<PublicConfig> = {
  tagManager: { id: 'GTM-1', scriptUrl: 'http://tags.example/gtm.js', keyStyle: 'items' },
  recommendation: { accountId: 'shop-1', scriptUrl: 'http://recommend.example/include' },
};

/** A page of the shop, whose services have not started. @param subjects of its pages, by path */
export function aTrackedPage(config = SERVICES, subjects: Record<string, PageSubject> = {}) {
  const router = createMemoryRouter(
    ['/', '/c/krokar', '/bekraftelse'].map((path) => ({
      id: path,
      path,
      Component: () => null,
      loader: () => ({ page: {}, slots: {} }),
      handle: {
        name: path,
        layout: 'default',
        page: 'mf-catalog/ListPage',
        meta: () => ({ title: path, pageType: 'List Page', subject: subjects[path] }),
      },
    })),
    { initialEntries: ['/'], hydrationData: { loaderData: { '/': { page: {}, slots: {} } } } },
  );
  const store = createAppStore();
  const cartListeners = new Set<() => void>();
  const state: { cart: Cart | null } = { cart: null };
  const reload = jest.fn();
  const deps: TrackingDeps = {
    router,
    store,
    cart: {
      getSnapshot: () => ({ cart: state.cart, notice: null, pending: [] }),
      subscribe: (listener) => {
        cartListeners.add(listener);
        return () => cartListeners.delete(listener);
      },
    },
    i18n: createI18n('sv', {}),
    getShop: () => ({ ...testShop(), config: { ...testShop().config, ...config } }),
    reload,
  };
  const changeCart = (cart: Cart | null) => {
    state.cart = cart;
    for (const listener of cartListeners) listener();
  };
  return { deps, router, store, changeCart, reload };
}

/** Allows cookies, as the consent bar of a shop with tracking does. */
export function allow(): void {
  writeCookie(CONSENT_COOKIE, 'true', 60);
  writeCookie(CONSENT_RECORD_COOKIE, '2.2026-11-23', 60);
}

/** Addresses of the scripts in the page. */
export const scripts = () => Array.from(document.querySelectorAll('script'), ({ src }) => src);
