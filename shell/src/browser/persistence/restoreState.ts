import type { AppStore } from '@hemvaror/runtime/state/appStore';
import { readCookie } from '@hemvaror/runtime/state/cookies';
import { favoritesSlice } from '@hemvaror/runtime/state/favoritesSlice';
import { listSlice } from '@hemvaror/runtime/state/listSlice';
import { PERSISTED_COOKIE } from '@hemvaror/runtime/state/persistedText';
import { persistedStateFrom } from '../../app/data/persistedState.ts';

/**
 * Adds the visitor's favorites and position in a list to the state that the server sent: documents do not have them (ADR 0079). The
 * page hydrates with the server's state and shows these after it.
 */
export function restoreState(store: AppStore): void {
  const text = readCookie(PERSISTED_COOKIE);
  if (text === undefined) return;
  const { favorites, list } = persistedStateFrom(text);
  if (favorites.productIds.length > 0) store.dispatch(favoritesSlice.actions.favoritesReplaced(favorites));
  const { relocateAlias: alias, relocatePage: page } = list;
  if (alias !== null && page !== null) store.dispatch(listSlice.actions.productOpened({ alias, page }));
}
