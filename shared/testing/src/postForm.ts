import { createCartSession, type Cart } from '@hemvaror/runtime/cart/cartSession';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { ActionRedirect, ActionResult, PageAction } from '@hemvaror/runtime/contract/contract';
import { contextOf } from '@hemvaror/runtime/page-view/PageView';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { anAuthSession } from './anAuthSession.ts';
import { stubApi, type StubResponse, type StubApi } from './stubApi.ts';
import { testShop } from './testShop.ts';

interface PostOptions {
  fields: Readonly<Record<string, string>>;
  /** Values of the route's parameters. */
  params?: Readonly<Record<string, string>>;
  locale?: LocaleCode;
  /** Responses by operation name. */
  api?: Readonly<Record<string, StubResponse>>;
  cart?: Cart | null;
  /** Path and query of the page; `/` by default. */
  url?: string;
}

export interface Posted {
  result: ActionResult | ActionRedirect;
  calls: StubApi['calls'];
  /** The visitor's cart cookie after the post. */
  cartId: string | undefined;
}

/** Posts a form to a page's action as the shell does. Only the network is stubbed. */
export async function postForm<Data>(
  action: PageAction<Data>,
  { fields, params = {}, locale, api = {}, cart = null, url = '/' }: PostOptions,
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

  const view = { shop, store: createAppStore(), api: operations, cart: session, auth: anAuthSession() };
  const context = contextOf(view, []);
  const request = new Request(new URL(url, shop.origins[shop.locale]));
  const form = new URLSearchParams(fields);
  const result = await action.run({ request, route: 'test', params, context, form });
  return { result, calls, cartId: cookie.id };
}
