import { combineSlices, configureStore } from '../libraries/redux.ts';
import { createContext } from '../libraries/router.ts';
import { consentSlice } from './consentSlice.ts';
import { favoritesSlice } from './favoritesSlice.ts';
import { listSlice } from './listSlice.ts';
import { loadingSlice } from './loadingSlice.ts';
import { modalSlice } from './modalSlice.ts';
import { panelSlice } from './panelSlice.ts';
import { sessionSlice } from './sessionSlice.ts';
import { siteSlice } from './siteSlice.ts';
import { toastSlice } from './toastSlice.ts';

export const rootReducer = combineSlices(
  siteSlice,
  sessionSlice,
  favoritesSlice,
  listSlice,
  panelSlice,
  modalSlice,
  loadingSlice,
  toastSlice,
  consentSlice,
);

export type RootState = ReturnType<typeof rootReducer>;

/** One store per page view in the browser, one per request on the server. */
export function createAppStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState: { ...rootReducer(undefined, { type: '@@init' }), ...preloadedState } }),
    devTools: false,
  });
}

export type AppStore = ReturnType<typeof createAppStore>;

/** For loaders: `context.get(storeContext)`. */
export const storeContext = createContext<AppStore>();
