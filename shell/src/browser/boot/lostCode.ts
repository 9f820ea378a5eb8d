import { createPath } from 'react-router-dom';
import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { loadingSlice } from '@hemvaror/runtime/state/loadingSlice';
import { mayReload } from './pageReload.ts';
import type { Visit } from './visit.ts';

interface LostCodeDeps {
  visit: Pick<Visit, 'router'>;
  store: Pick<AppStore, 'dispatch'>;
  /** Opens an address as a new document. */
  open?: (path: string) => void;
}

/**
 * Opens the page of the current navigation as a new document, because its code cannot be loaded: the document loads the code
 * of the live releases (STATE-17). Never settles then.
 *
 * @throws `error` if there is no navigation, so that a first view stays as the server rendered it; if a new document was opened
 *   less than a minute ago; or if the browser is offline and would lose the visible page
 */
export async function reloadForLostCode(error: unknown, { visit, store, open }: LostCodeDeps): Promise<never> {
  const location = visit.router?.state.navigation.location;
  const canReload = location && navigator.onLine && mayReload({ storage: () => sessionStorage, nowMs: Date.now() });
  if (!canReload) throw error;
  store.dispatch(loadingSlice.actions.loadingStarted());
  const path = createPath(location);
  if (open) open(path);
  else window.location.assign(path);
  return new Promise<never>(() => {});
}
