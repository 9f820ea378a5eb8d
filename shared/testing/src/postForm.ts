import { RouterContextProvider } from 'react-router-dom';
import { apolloContext } from '@storefront/api/operations';
import { cartContext, createCartSession, type Cart } from '@storefront/cart/cartSession';
import type { LocaleCode } from '@storefront/config/locales';
import type { PageAction, Told } from '@storefront/federation/contract';
import { createAppStore, storeContext } from '@storefront/store/appStore';
import { shopContext } from '@storefront/store/shop';
import { stubApi, type StubAnswer, type StubApi } from './stubApi.ts';
import { testShop } from './testShop.ts';

interface PostOptions {
  fields: Readonly<Record<string, string>>;
  locale?: LocaleCode;
  /** Answers by operation name. */
  api?: Readonly<Record<string, StubAnswer>>;
  cart?: Cart | null;
}

export interface Posted {
  told: Told;
  calls: StubApi['calls'];
  /** What the visitor's cart cookie holds afterwards. */
  cartId: string | undefined;
}

/** Posts a form to a page's action as the shell does. Only the network is stubbed. */
export async function postForm<Data>(
  action: PageAction<Data>,
  { fields, locale, api = {}, cart = null }: PostOptions,
): Promise<Posted> {
  const shop = testShop(locale);
  const { operations, calls } = stubApi(api);
  const cookie: { id: string | undefined } = { id: cart?.id ?? undefined };
  const session = createCartSession({
    operations,
    initial: null,
    market: () => shop.market,
    readId: () => cookie.id,
    writeId: (id) => {
      cookie.id = id ?? undefined;
    },
  });

  const context = new RouterContextProvider();
  context.set(apolloContext, operations);
  context.set(shopContext, shop);
  context.set(storeContext, createAppStore());
  context.set(cartContext, session);
  const request = new Request(shop.origins[shop.locale]);
  const form = new URLSearchParams(fields);
  const told = await action.run({ request, route: 'test', params: {}, context, form });
  return { told, calls, cartId: cookie.id };
}
