import { createCartSession } from '@hemvaror/runtime/cart/cartSession';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { contextOf } from '@hemvaror/runtime/page-view/PageView';
import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { anAuthSession } from './anAuthSession.ts';
import { stubApi, type StubApi, type StubResponse } from './stubApi.ts';
import { testShop } from './testShop.ts';

interface LoaderContextOptions {
  /** Responses by operation name. */
  api: Readonly<Record<string, StubResponse>>;
  /** Overrides of the default configuration. */
  config?: Partial<PublicConfig>;
}

/** The context of a loader that is called without a router, of a visitor without a cart. */
export function loaderContext({ api, config }: LoaderContextOptions): {
  context: LoaderArgs['context'];
  calls: StubApi['calls'];
} {
  const defaults = testShop();
  const shop = { ...defaults, config: { ...defaults.config, ...config } };
  const { operations, calls } = stubApi(api);
  const cart = createCartSession({
    operations,
    initial: null,
    market: () => shop.market,
    readId: () => undefined,
    writeId: () => undefined,
  });
  const view = { shop, store: createAppStore(), api: operations, cart, auth: anAuthSession() };
  return { context: contextOf(view, []), calls };
}
