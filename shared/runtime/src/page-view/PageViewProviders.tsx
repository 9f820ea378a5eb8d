import { useState, type ReactNode } from 'react';
import { OperationsProvider } from '../api/OperationsProvider.tsx';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { CartProvider } from '../cart/CartProvider.tsx';
import { I18nextProvider } from '../libraries/i18next.ts';
import { Provider } from '../libraries/reactRedux.ts';
import { ShopProvider } from '../shop/shop.tsx';
import { SlotsContext } from '../slots/Slots.ts';
import type { RootState } from '../state/appStore.ts';
import type { PageView } from './PageView.ts';

interface PageViewProvidersProps {
  view: PageView;
  /** The state that the server rendered, if it is not the first state of the store. */
  served?: RootState | undefined;
  children: ReactNode;
}

/** Provides a page view to the components of all teams: `useShop()`, `useSelector()`, `useCart()` and so on. */
export function PageViewProviders({ view, served, children }: PageViewProvidersProps) {
  const { shop, store, i18n, api, cart, auth, slots } = view;
  // Components that hydrate later need the server's state, even if the shopper has logged out since.
  const [initial] = useState(() => served ?? store.getState());

  return (
    <Provider store={store} serverState={initial}>
      <ShopProvider shop={shop}>
        <I18nextProvider i18n={i18n}>
          <SlotsContext value={slots}>
            <OperationsProvider operations={api} minFetchDelayMs={shop.config.minFetchDelayMs}>
              <CartProvider session={cart}>
                <AuthProvider session={auth}>{children}</AuthProvider>
              </CartProvider>
            </OperationsProvider>
          </SlotsContext>
        </I18nextProvider>
      </ShopProvider>
    </Provider>
  );
}
