// The order of layers first, then what lies in them.
import './layers.css';
import '@storefront/ui/tokens.css';
import '@storefront/ui/base.css';
import { useState, type ReactNode } from 'react';
import type { GraphQLOperations } from '@storefront/api/operations';
import { OperationsProvider } from '@storefront/api/OperationsProvider';
import { AuthProvider } from '@storefront/auth/AuthProvider';
import type { AuthSession } from '@storefront/auth/authSession';
import { CartProvider } from '@storefront/cart/CartProvider';
import type { CartSession } from '@storefront/cart/cartSession';
import { SlotsContext, type Slots } from '@storefront/federation/Slots';
import { I18nextProvider, type I18n } from '@storefront/platform/i18next';
import { Provider } from '@storefront/platform/reactRedux';
import type { AppStore } from '@storefront/store/appStore';
import { LatePartsContext, type LateParts } from './layouts/LateParts.tsx';
import { MarketProvider } from './market/MarketProvider.tsx';
import type { MarketSession } from './market/marketSession.ts';

interface DocumentProps {
  market: MarketSession;
  store: AppStore;
  i18n: I18n;
  slots: Slots;
  cart: CartSession;
  operations: GraphQLOperations;
  auth: AuthSession;
  lateParts: LateParts;
  /** Head resources of the server; the browser renders none, as they are not part of the tree. */
  head?: ReactNode;
  children: ReactNode;
}

/** The whole document, with everything that parts of all teams share. */
export function Document({
  market,
  store,
  i18n,
  slots,
  cart,
  operations,
  auth,
  lateParts,
  head,
  children,
}: DocumentProps) {
  // What hydrates with the shopper's first touch must find what the server saw, even if the touch was a logout.
  const [served] = useState(() => store.getState());

  return (
    <html lang={market.getShop().languageId}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f5" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head}
      </head>
      <body>
        <Provider store={store} serverState={served}>
          <MarketProvider session={market}>
            <I18nextProvider i18n={i18n}>
              <SlotsContext value={slots}>
                <OperationsProvider operations={operations}>
                  <CartProvider session={cart}>
                    <AuthProvider session={auth}>
                      <LatePartsContext value={lateParts}>{children}</LatePartsContext>
                    </AuthProvider>
                  </CartProvider>
                </OperationsProvider>
              </SlotsContext>
            </I18nextProvider>
          </MarketProvider>
        </Provider>
      </body>
    </html>
  );
}
