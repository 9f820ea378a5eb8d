import { useState, type ReactNode } from 'react';
import { OperationsProvider } from '../api/OperationsProvider.tsx';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { CartProvider } from '../cart/CartProvider.tsx';
import { I18nextProvider } from '../libraries/i18next.ts';
import { Provider } from '../libraries/reactRedux.ts';
import { ShopProvider } from '../shop/shop.tsx';
import { SlotsContext } from '../slots/Slots.ts';
import type { PageView } from './PageView.ts';

/** Hands a page view to components of all teams: `useShop()`, `useSelector()`, `useCart()` and the like. */
export function PageViewProviders({ view, children }: { view: PageView; children: ReactNode }) {
  const { shop, store, i18n, api, cart, auth, slots } = view;
  // What hydrates with the shopper's first touch must find what the server saw, even if the touch was a logout.
  const [served] = useState(() => store.getState());

  return (
    <Provider store={store} serverState={served}>
      <ShopProvider shop={shop}>
        <I18nextProvider i18n={i18n}>
          <SlotsContext value={slots}>
            <OperationsProvider operations={api}>
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
