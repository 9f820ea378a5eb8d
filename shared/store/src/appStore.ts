import { combineSlices, configureStore, type Reducer, type Slice } from '@storefront/platform/redux';
import { createContext } from '@storefront/platform/router';
import { consentSlice } from './consentSlice.ts';
import { favoritesSlice } from './favoritesSlice.ts';
import { listSlice } from './listSlice.ts';
import { loadingSlice } from './loadingSlice.ts';
import { modalSlice } from './modalSlice.ts';
import { panelSlice } from './panelSlice.ts';
import { sessionSlice } from './sessionSlice.ts';
import { siteSlice } from './siteSlice.ts';
import { toastSlice } from './toastSlice.ts';

/** Remotes extend this by declaration merging: `interface LazySlices extends WithSlice<typeof mySlice> {}` */
export interface LazySlices {}

const OWN_SLICES = [
  siteSlice,
  sessionSlice,
  favoritesSlice,
  listSlice,
  panelSlice,
  modalSlice,
  loadingSlice,
  toastSlice,
  consentSlice,
];

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
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

const injected = new Set<string>(OWN_SLICES.map((slice) => slice.reducerPath));

/**
 * What a remote calls once per slice, at module level. The root reducer is the process's own, also on the server; that
 * is safe, as it holds no state.
 */
export function injectSlice(slice: Slice): void {
  injected.add(slice.reducerPath);
  rootReducer.inject({ reducerPath: slice.reducerPath, reducer: slice.reducer });
}

/**
 * `combineReducers` drops keys it has no reducer for, so server state of a slice whose remote has not arrived yet would
 * vanish at the first dispatch. Such keys are kept until their slice is injected.
 */
function keepUninjected<State extends object>(reducer: Reducer<State>): Reducer<State> {
  let known: State | undefined;
  return (state, action) => {
    const pending = Object.entries(state ?? {}).filter(([key]) => !injected.has(key));
    if (!state || pending.length === 0) return reducer(state, action);

    // combineReducers is given what it knows, and only that: it complains about anything else.
    const own = { ...state };
    for (const [key] of pending) Reflect.deleteProperty(own, key);
    const before = known && sameEntries(known, own) ? known : own;
    known = reducer(before, action);
    return known === before ? state : { ...state, ...known };
  };
}

function sameEntries(one: object, other: object): boolean {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length && entries.every(([key, value]) => Reflect.get(other, key) === value)
  );
}

/** One store per page view in the browser, one per request on the server. */
export function createAppStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: keepUninjected<RootState>(rootReducer),
    ...(preloadedState && { preloadedState: { ...rootReducer(undefined, { type: '@@init' }), ...preloadedState } }),
    devTools: false,
  });
}

export type AppStore = ReturnType<typeof createAppStore>;

/** What loaders read: `context.get(storeContext)`. */
export const storeContext = createContext<AppStore>();
