import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createCartSession } from '@hemvaror/runtime/cart/cartSession';
import en from '@hemvaror/commerce-ui/messages/en.json';
import sv from '@hemvaror/commerce-ui/messages/sv.json';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { createI18n } from '@hemvaror/runtime/i18n/createI18n';
import type { PageView } from '@hemvaror/runtime/page-view/PageView';
import { PageViewProviders } from '@hemvaror/runtime/page-view/PageViewProviders';
import { NavigationProvider } from '@hemvaror/runtime/routing/NavigationProvider';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { Slots } from '@hemvaror/runtime/slots/Slots';
import { anAuthSession } from '@hemvaror/testing/anAuthSession';
import { stubApi } from '@hemvaror/testing/stubApi';
import { testShop } from '@hemvaror/testing/testShop';

const MESSAGES = { sv, en };

/** The providers of the shell: shop settings, store, messages, an empty cart and a router with a single route. */
export function ShopProviders({ language, children }: { language: LocaleCode; children: ReactNode }) {
  const [view] = useState(() => viewIn(language));
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]));

  return (
    <PageViewProviders view={view}>
      <NavigationProvider router={router}>
        <RouterProvider router={router} />
      </NavigationProvider>
    </PageViewProviders>
  );
}

function viewIn(language: LocaleCode): PageView {
  const shop = { ...testShop(language), deliveryDays: { min: 1, max: 3 }, guaranteeNotice: { image: null } };
  const { operations: api } = stubApi({});
  return {
    shop,
    store: createAppStore(),
    i18n: createI18n(language, { commerce: MESSAGES[language] }),
    api,
    cart: createCartSession({
      operations: api,
      initial: null,
      market: () => shop.market,
      readId: () => undefined,
      writeId: () => undefined,
    }),
    auth: anAuthSession(),
    slots: new Slots(async () => ({ Component: () => null })),
  };
}
