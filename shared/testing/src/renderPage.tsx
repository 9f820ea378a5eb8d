import { act, render, type RenderResult } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import { useState, type ComponentType, type ReactNode } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  useLoaderData,
  useRouteError,
  type RouterContextProvider,
} from 'react-router-dom';
import type { AuthSession } from '@hemvaror/runtime/auth/authSession';
import { createCartSession, type Cart, type CartSession } from '@hemvaror/runtime/cart/cartSession';
import type { DeliveryDays } from '@hemvaror/domain/market/deliveryDays';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import type {
  ActionNotice,
  ExposeId,
  LoaderArgs,
  MetaArgs,
  PageMeta,
  PageSlots,
  SlotInputs,
} from '@hemvaror/runtime/contract/contract';
import { createI18n, type MessageBundles } from '@hemvaror/runtime/i18n/createI18n';
import { resolveDeferred } from '@hemvaror/runtime/defer/unresolved';
import { contextOf, type PageView } from '@hemvaror/runtime/page-view/PageView';
import { PageViewProviders } from '@hemvaror/runtime/page-view/PageViewProviders';
import { createAppStore, type AppStore, type RootState } from '@hemvaror/runtime/state/appStore';
import { CategoriesProvider, type CategorySummary } from '@hemvaror/runtime/shop/categories';
import type { Shop } from '@hemvaror/runtime/contract/shop';
import { ShopProvider } from '@hemvaror/runtime/shop/shop';
import { NavigationProvider } from '@hemvaror/runtime/routing/NavigationProvider';
import { Slots } from '@hemvaror/runtime/slots/Slots';
import { anAuthSession } from './anAuthSession.ts';
import { stubApi, type StubResponse, type StubApi } from './stubApi.ts';
import { testShop } from './testShop.ts';

export interface RenderOptions {
  /** Messages of the package under test: `messages` of its `src/messages/sv.ts`, or `en.ts` with `locale`. */
  messages: MessageBundles;
  locale?: LocaleCode;
  /** Responses by operation name. */
  api?: Readonly<Record<string, StubResponse>>;
  state?: Partial<RootState>;
  /** Overrides of the default configuration. */
  config?: Partial<PublicConfig>;
  /** Of the sites; http by default. */
  origins?: Shop['origins'];
  cart?: Cart | null;
  /** Delivery time to the market; null by default. */
  deliveryDays?: DeliveryDays;
  /** The lowest shipping fee of the market; null by default. */
  lowestShippingFee?: number;
  /** The notice on the legal guarantee in the market; null by default. */
  guaranteeNotice?: Shop['guaranteeNotice'];
  /** Overrides of the auth session, which is unavailable by default. `state.session` sets the current user. */
  auth?: Partial<AuthSession>;
  categories?: readonly CategorySummary[];
}

export interface PageOptions extends RenderOptions {
  /** Path and query; `/` by default. */
  url?: string;
  params?: Record<string, string>;
  /** Name of the matched route. */
  route?: string;
  /** Elements of the slots that the page fills, by slot position. */
  slots?: PageSlots;
  /** The message about the form post that led to the page. */
  notice?: ActionNotice;
}

/** A rendered page, with the calls of `fillSlot`. */
export interface RenderedPage extends Rendered {
  filled: { id: ExposeId; inputs: SlotInputs }[];
}

export interface Rendered extends RenderResult {
  user: UserEvent;
  store: AppStore;
  cart: CartSession;
  calls: StubApi['calls'];
  /** Path and query of the current address. */
  address: () => string;
}

interface Page<Data> {
  loader(args: LoaderArgs): Promise<Data | Response>;
  meta(args: MetaArgs<Data>): PageMeta;
  Component: ComponentType<{ data: Data; slots?: PageSlots; notice?: ActionNotice | undefined }>;
  ErrorBoundary: ComponentType<{ error: unknown }>;
}

/** Runs a page as the shell does: loader, component, boundary, real store, cart session and messages. Only the network is stubbed. */
export async function renderPage<Data>(page: Page<Data>, options: PageOptions): Promise<RenderedPage> {
  const { url = '/', params = {}, route = 'test', slots = {}, notice } = options;
  const filled: RenderedPage['filled'] = [];

  // The router types loader data as serialized: store the page's data with its own type.
  const loaded: { result?: Data | Response } = {};
  function PageWithData() {
    useLoaderData();
    return loaded.result === undefined || loaded.result instanceof Response ? null : (
      <page.Component data={loaded.result} slots={slots} notice={notice} />
    );
  }
  function Boundary() {
    return <page.ErrorBoundary error={useRouteError()} />;
  }
  await resolveDeferred();
  const rendered = renderAt(url, options, {
    element: <PageWithData />,
    ErrorBoundary: Boundary,
    loader: async ({ request, context }) => {
      const recordings: Promise<void>[] = [];
      const fillSlot: LoaderArgs['fillSlot'] = (id, inputs) => {
        const recording = Promise.resolve(inputs).then((resolved) => void filled.push({ id, inputs: resolved }));
        // The inputs depend on requests of the page, whose failure its loader reports.
        recordings.push(recording.catch(() => undefined));
      };
      loaded.result = await page.loader({ request, params, route, context, fillSlot });
      await Promise.all(recordings);
      return loaded.result instanceof Response ? loaded.result : null;
    },
  });
  await act(async () => rendered.ready);
  return { ...rendered.result, filled };
}

/** Renders a component with all providers of the shell. */
export async function renderComponent(element: ReactNode, options: RenderOptions): Promise<Rendered> {
  await resolveDeferred();
  const rendered = renderAt('/', options, { element });
  await act(async () => rendered.ready);
  return rendered.result;
}

interface RouteOptions {
  element: ReactNode;
  ErrorBoundary?: ComponentType;
  loader?: (args: { request: Request; context: Readonly<RouterContextProvider> }) => Promise<unknown>;
}

function renderAt(url: string, options: RenderOptions, { element, ErrorBoundary, loader }: RouteOptions) {
  const defaults = testShop(options.locale);
  const deliveryDays = options.deliveryDays ?? null;
  const lowestShippingFee = options.lowestShippingFee ?? null;
  const guaranteeNotice = options.guaranteeNotice ?? null;
  const { origins = defaults.origins } = options;
  const config = { ...defaults.config, ...options.config };
  const shop = { ...defaults, deliveryDays, lowestShippingFee, guaranteeNotice, origins, config };
  const store = createAppStore(options.state);
  const api = stubApi(options.api ?? {}, config);
  const cookie: { id: string | undefined } = { id: options.cart?.id ?? undefined };
  const cart = createCartSession({
    operations: api.operations,
    initial: options.cart ?? null,
    market: () => shop.market,
    readId: () => cookie.id,
    writeId: (id) => {
      cookie.id = id ?? undefined;
    },
    isCustomer: shop.config.apiAdditions ? () => store.getState().session.userName !== null : undefined,
  });
  const categories = options.categories ?? [];
  const auth = anAuthSession(options.auth);

  const i18n = createI18n(shop.locale, options.messages);
  const view: PageView = { shop, store, i18n, api: api.operations, cart, auth, slots: new Slots(noSlot) };
  const context = contextOf(view, categories);

  const router = createMemoryRouter(
    [
      {
        id: 'page',
        path: '*',
        element,
        ...(ErrorBoundary && { ErrorBoundary }),
        ...(loader && { loader }),
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [url], getContext: () => context },
  );

  const result = render(
    <PageViewProviders view={view}>
      <MarketProvider initial={shop}>
        <CategoriesProvider categories={categories}>
          <NavigationProvider router={router}>
            <RouterProvider router={router} />
          </NavigationProvider>
        </CategoriesProvider>
      </MarketProvider>
    </PageViewProviders>,
  );

  const ready = new Promise<void>((resolve) => {
    const settled = () => router.state.initialized && router.state.navigation.state === 'idle';
    if (settled()) resolve();
    else {
      const stop = router.subscribe(() => {
        if (!settled()) return;
        stop();
        resolve();
      });
    }
  });

  return {
    ready,
    result: {
      ...result,
      // Without stylesheets every element accepts the pointer: checking its ancestors would prove nothing.
      user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
      store,
      cart,
      calls: api.calls,
      address: () => router.state.location.pathname + router.state.location.search,
    },
  };
}

/** Changes the market as the shell does, but fetches nothing again. */
function MarketProvider({ initial, children }: { initial: Shop; children: ReactNode }) {
  const [shop, setShop] = useState(initial);
  return (
    <ShopProvider
      shop={shop}
      chooseMarket={(alias) => {
        setShop({ ...shop, market: alias, checkoutMarket: alias });
        return Promise.resolve(true);
      }}
    >
      {children}
    </ShopProvider>
  );
}

/** A test of a component with a slot has to wrap it in its own `SlotsContext`. */
async function noSlot(id: ExposeId): Promise<never> {
  throw new Error(`The test has no slot ${id}. Wrap the component in a SlotsContext.`);
}
