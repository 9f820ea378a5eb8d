import type { FastifyRequest } from 'fastify';
import type { RouteObject } from 'react-router-dom';
import type { ExposeId, SlotModule } from '@hemvaror/runtime/contract/contract';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import { Slots, type LoadSlot } from '@hemvaror/runtime/slots/Slots';
import { asSlotModule } from '../../app/core/exposes.ts';
import type { PageSource } from '../../app/core/pageSource.ts';
import * as loaders from '../../app/navigation/loaders.ts';
import { createRoutes } from '../../app/routes/routes.tsx';
import type { Channels } from '../data/channels.ts';
import type { GetSharedData } from '../data/rootLoader.ts';
import type { ActiveOverride } from '../override/activeOverride.ts';
import { withDisplayName } from '../releases/withDisplayName.tsx';
import { FailureLogger } from '../releases/partFailures.ts';
import type { Releases, ReleaseSnapshot } from '../releases/releases.ts';
import { createSiteFinder, type SiteResolution } from '../request/requestSite.ts';
import { requestView, type RequestView } from '../request/requestView.ts';
import type { Environment } from '../settings/settings.ts';
import { pageAction } from './pageAction.ts';
import { pageSource } from './pageSource.ts';

export interface RequestDeps {
  env: Environment;
  releases: Releases;
  sharedData: GetSharedData;
  channels: Channels;
  /** What a developer has taken from elsewhere for this visit; where that is not allowed, there is nothing to ask. */
  activeOverride?: ((request: FastifyRequest) => Promise<ActiveOverride | undefined>) | undefined;
}

/** Everything that a page is shown from, or its form carried out. All of it belongs to one request and ends with it. */
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

/** @param writeCartId told when the cart becomes another one, or none; a page that is only read changes no cart */
export type PrepareRequest = (
  request: FastifyRequest,
  writeCartId?: (id: string | null) => void,
) => Promise<PreparedRequest | Extract<SiteResolution, { kind: 'redirect' }>>;

/** @returns what finds out where and for whom a request is answered, the same for a page and for its form */
export function createRequestPreparation(deps: RequestDeps): PrepareRequest {
  const { env, releases, sharedData, channels, activeOverride } = deps;
  const siteOf = createSiteFinder(env, channels);

  return async function prepareRequest(request, writeCartId) {
    const answer = await siteOf(request);
    if (answer.kind === 'redirect') return answer;

    const override = await activeOverride?.(request);
    const snapshot = releases.snapshot(override?.releases);
    const failures = new FailureLogger(request.log, snapshot);
    const { site, channel } = answer;
    const visitor = { id: request.id, cookies: request.headers.cookie, address: request.ip, site, channel };
    const { view, context } = await requestView(visitor, { env, sharedData }, writeCartId);
    const slots = new Slots(slotSource(snapshot, failures));
    const pages = pageSource(snapshot, failures, slots);
    const isSecure = view.shop.origins[view.shop.locale].startsWith('https:');
    const routes = createRoutes({ pages, place: localePrefixOf(view.shop), action: pageAction }, async () => loaders);
    return { kind: 'serve', view, context, isSecure, override, releases: snapshot, failures, slots, pages, routes };
  };
}

function slotSource(releases: ReleaseSnapshot, failures: FailureLogger): LoadSlot {
  return async (id: ExposeId) => {
    try {
      const { loader, Component } = asSlotModule(id, await releases.load(id));
      return { ...(loader && { loader: inJson(loader) }), Component: withDisplayName(id, Component) };
    } catch (error) {
      failures.tell(id, error);
      throw error;
    }
  };
}

/** A slot's answer that is no JSON could not reach the browser, and must not cost the page. */
function inJson(loader: NonNullable<SlotModule['loader']>): NonNullable<SlotModule['loader']> {
  return async (args) => {
    const found = await loader(args);
    JSON.stringify(found);
    return found;
  };
}
