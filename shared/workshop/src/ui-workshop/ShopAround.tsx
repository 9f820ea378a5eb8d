import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CartProvider } from '@storefront/cart/CartProvider';
import { createCartSession } from '@storefront/cart/cartSession';
import en from '@storefront/commerce-ui/messages/en.json';
import sv from '@storefront/commerce-ui/messages/sv.json';
import type { LocaleCode } from '@storefront/config/locales';
import { createI18n } from '@storefront/i18n/createI18n';
import { I18nextProvider } from '@storefront/platform/i18next';
import { Provider } from '@storefront/platform/reactRedux';
import { NavigationProvider } from '@storefront/routing/NavigationProvider';
import { createAppStore } from '@storefront/store/appStore';
import { ShopProvider } from '@storefront/store/shop';
import { stubApi } from '@storefront/testing/stubApi';
import { testShop } from '@storefront/testing/testShop';

const MESSAGES = { sv, en };

/** What the shell provides around every component: facts of the shop, store, words, a cart that stays empty and a router that leads nowhere. */
export function ShopAround({ language, children }: { language: LocaleCode; children: ReactNode }) {
  const [store] = useState(() => createAppStore());
  const [cart] = useState(() =>
    createCartSession({
      operations: stubApi({}).operations,
      initial: null,
      market: () => testShop(language).market,
      readId: () => undefined,
      writeId: () => undefined,
    }),
  );
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]));

  return (
    <Provider store={store}>
      <ShopProvider shop={testShop(language)}>
        <I18nextProvider i18n={createI18n(language, { commerce: MESSAGES[language] })}>
          <CartProvider session={cart}>
            <NavigationProvider router={router}>
              <RouterProvider router={router} />
            </NavigationProvider>
          </CartProvider>
        </I18nextProvider>
      </ShopProvider>
    </Provider>
  );
}
