import type { RouteObject } from 'react-router-dom';
import { lazyModule } from '@hemvaror/runtime/defer/lazyModule';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import type { Slots } from '@hemvaror/runtime/slots/Slots';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import type { Boot } from '../../app/core/boot.ts';
import type { RouteDeps } from '../../app/navigation/routeDeps.ts';
import { createRoutes } from '../../app/routes/routes.tsx';
import { reloadForLostCode } from './lostCode.ts';
import { separateDocuments } from './documentNavigation.ts';
import type { RemotePages } from './remotePages.ts';
import type { Visit } from './visit.ts';

/** Timeout of a loader: longer than the API client waits for a response. */
const LOADER_TIMEOUT_MS = 12_000;
/** Time that a page whose data are loaded waits for the data of its slots. */
const SLOT_TIMEOUT_MS = 1_000;

const loadLoaders = lazyModule(() => import('../../app/navigation/loaders.ts'), { when: 'idle' });

interface BrowserRoutesDeps {
  boot: Boot;
  remotes: Pick<RemotePages, 'page'>;
  slots: Pick<Slots, 'module'>;
  /** In the state that the server sent. */
  store: AppStore;
  visit: Visit;
}

interface BrowserRoutes {
  routes: RouteObject[];
  routeDeps: RouteDeps;
}

/** The routes of this tab, whose pages and slots are loaded from the releases that the server chose. */
export function createBrowserRoutes({ boot, remotes, slots, store, visit }: BrowserRoutesDeps): BrowserRoutes {
  const { shop, router } = boot;
  const { origin, pathname, search } = window.location;
  const state = store.getState();
  /** Code of a remote or of the shell that a navigation needs: after a deployment of either, its files may be gone. */
  async function orReload<Code>(load: () => Promise<Code>): Promise<Code> {
    // The first page is loaded before the router exists. If that fails late, a navigation that runs by then is not to blame.
    const isFirstPage = visit.router === undefined;
    try {
      return await load();
    } catch (error) {
      if (isFirstPage) throw error;
      return reloadForLostCode(error, { visit, store });
    }
  }
  const routeDeps: RouteDeps = {
    pages: {
      load: async (id) => orReload(async () => remotes.page(id)),
      slot: async (id) => slots.module(id),
      slotTimeoutMs: SLOT_TIMEOUT_MS,
      loaderTimeoutMs: LOADER_TIMEOUT_MS,
      onFailure: (id, error) => console.error(`${id} failed:`, error),
    },
    localePrefix: localePrefixOf(shop),
    visit: {
      isRootStale: () => visit.isRootStale,
      isNavigating: () => visit.router?.state.navigation.state === 'loading',
      first: () =>
        router && { url: origin + pathname + search, market: shop.market, state, loaderData: router.loaderData ?? {} },
      restored: () => (visit.isRestored ? visit.router?.state.loaderData : undefined),
    },
  };
  const routes = createRoutes(routeDeps, async () => orReload(loadLoaders));
  return { routes: separateDocuments(routes, pathname), routeDeps };
}
