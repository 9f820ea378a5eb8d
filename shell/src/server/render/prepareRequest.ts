import type { RouteObject } from 'react-router-dom';
import type { ExposeId, SlotModule } from '@hemvaror/runtime/contract/contract';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import { Slots, type LoadSlot } from '@hemvaror/runtime/slots/Slots';
import { asSlotModule } from '../../app/core/exposes.ts';
import type { PageSource } from '../../app/core/pageSource.ts';
import * as loaders from '../../app/navigation/loaders.ts';
import { createRoutes } from '../../app/routes/routes.tsx';
import type { ApiReports } from '../data/apiReports.ts';
import type { Channels } from '../data/channels.ts';
import type { PageRequest } from '../http/pageRequest.ts';
import type { GetSharedData } from '../data/rootLoader.ts';
import type { ActiveOverride } from '../override/activeOverride.ts';
import { safeRedirectPath } from '../notices/safeRedirectPath.ts';
import { withDisplayName } from './withDisplayName.tsx';
import { FailureLogger } from '@hemvaror/platform/host/failureLogger';
import type { Releases } from '@hemvaror/platform/host/releases';
import type { ReleaseSnapshot } from '@hemvaror/platform/host/releaseSnapshot';
import { environmentOf } from '../request/environmentOf.ts';
import { createSiteFinder, type SiteResolution } from '../request/requestSite.ts';
import { requestView, type RequestView, type VisitorWrites } from '../request/requestView.ts';
import type { Environment } from '../settings/settings.ts';
import { pageAction } from './pageAction.ts';
import { pageSource } from './pageSource.ts';

export interface RequestDeps {
  env: Environment;
  releases: Releases;
  sharedData: GetSharedData;
  apiReports: ApiReports;
  channels: Channels;
  /** Finds a developer's override of a visit; undefined if overrides are not allowed. */
  activeOverride?: ((request: PageRequest) => Promise<ActiveOverride | undefined>) | undefined;
}

/** The input of rendering a page, or of running its form. Create one per request. */
export interface PreparedRequest extends RequestView {
  kind: 'serve';
  isSecure: boolean;
  override: ActiveOverride | undefined;
  /** The releases that are live for this visitor, fixed for the request. */
  releases: ReleaseSnapshot;
  failures: FailureLogger;
  slots: Slots;
  pages: PageSource;
  routes: RouteObject[];
}

/** @param writes for an action, which may change cookies of the visitor */
export type PrepareRequest = (
  request: PageRequest,
  writes?: VisitorWrites,
) => Promise<PreparedRequest | Extract<SiteResolution, { kind: 'redirect' }>>;

/** Creates the function that resolves site, visitor and releases of a request, for pages and forms alike. */
export function createRequestPreparation(deps: RequestDeps): PrepareRequest {
  const { env, releases, sharedData, apiReports, channels, activeOverride } = deps;
  const siteOf = createSiteFinder(env, channels);

  return async function prepareRequest(request, writes) {
    const resolution = await siteOf(request);
    if (resolution.kind === 'redirect') return resolution;

    const override = await activeOverride?.(request);
    const snapshot = releases.snapshot(override?.releases);
    const failures = new FailureLogger(request.log, snapshot);
    const { site, channel } = resolution;
    const [pathname = ''] = request.url.split('?', 1);
    const visitor = { id: request.id, cookies: request.headers.cookie, address: request.ip, pathname, site, channel };
    const ownEnv = environmentOf(request.headers.host, env);
    const { view, context, hasFailed } = await requestView(visitor, { env: ownEnv, sharedData, apiReports }, writes);
    const slots = new Slots(slotSource(snapshot, failures));
    const pages = pageSource(snapshot, failures, slots);
    const isSecure = view.shop.origins[view.shop.locale].startsWith('https:');
    const routes = createRoutes(
      { pages, localePrefix: localePrefixOf(view.shop), action: pageAction },
      async () => loaders,
      safeRedirectPath(request.url).pathname,
    );
    return {
      kind: 'serve',
      view,
      context,
      hasFailed,
      isSecure,
      override,
      releases: snapshot,
      failures,
      slots,
      pages,
      routes,
    };
  };
}

function slotSource(releases: ReleaseSnapshot, failures: FailureLogger): LoadSlot {
  return async (id: ExposeId) => {
    try {
      const { loader, Component } = asSlotModule(id, await releases.load(id));
      return { ...(loader && { loader: withJsonCheck(loader) }), Component: withDisplayName(id, Component) };
    } catch (error) {
      failures.report(id, error);
      throw error;
    }
  };
}

/** Fails the slot, not the page, if its data cannot be serialized as JSON for the browser. */
function withJsonCheck(loader: NonNullable<SlotModule['loader']>): NonNullable<SlotModule['loader']> {
  return async (args) => {
    const result = await loader(args);
    JSON.stringify(result);
    return result;
  };
}
