import type { RouteObject } from 'react-router-dom';
import type { ExposeId, SlotModule } from '@hemvaror/runtime/contract/contract';
import { localePrefixOf } from '@hemvaror/runtime/routing/usePathTo';
import { Slots, type LoadSlot } from '@hemvaror/runtime/slots/Slots';
import { asSlotModule } from '../../app/core/exposes.ts';
import type { PageSource } from '../../app/core/pageSource.ts';
import * as loaders from '../../app/navigation/loaders.ts';
import { createRoutes } from '../../app/routes/routes.tsx';
import type { RenderRequest } from '../http/pageRequest.ts';
import type { ActiveOverride, createOverride } from '../override/activeOverride.ts';
import { safeRedirectPath } from '../notices/safeRedirectPath.ts';
import { withDisplayName } from './withDisplayName.tsx';
import { RequestWatch } from '@hemvaror/platform/host/requestWatch';
import type { Releases } from '@hemvaror/platform/host/releases';
import type { Observations } from '@hemvaror/platform/watch/observations';
import type { ReleaseSnapshot } from '@hemvaror/platform/host/releaseSnapshot';
import { requestView, type RequestView, type ServerDeps, type VisitorWrites } from '../request/requestView.ts';
import type { Visitor } from '../request/visitor.ts';
import { pageAction } from './pageAction.ts';
import { checkoutReleases, isCheckoutPath } from './checkoutReleases.ts';
import { pageSource } from './pageSource.ts';

export interface RequestDeps extends ServerDeps {
  releases: Releases;
  observations: Observations;
  /** Loads a developer's override; undefined if overrides are not allowed. */
  activeOverride: ReturnType<typeof createOverride> | undefined;
}

/** The input of rendering a page, or of running its form. Create one per request. */
export interface PreparedRequest extends RequestView {
  override: ActiveOverride | undefined;
  /** Whether the page is in the document of the checkout. */
  isCheckout: boolean;
  /** The releases that are live for this visitor, fixed for the request. */
  releases: ReleaseSnapshot;
  watch: RequestWatch;
  slots: Slots;
  pages: PageSource;
  routes: RouteObject[];
}

/** @param writes for an action, which may change cookies of the visitor */
export type PrepareRequest = (
  request: RenderRequest,
  visitor: Visitor,
  writes?: VisitorWrites,
) => Promise<PreparedRequest>;

/** Creates the function that prepares view, releases and routes of a request, for pages and forms alike. */
export function createRequestPreparation(deps: RequestDeps): PrepareRequest {
  const { releases, observations, activeOverride } = deps;

  return async function prepareRequest(request, visitor, writes) {
    const override = visitor.personal && (await activeOverride?.(visitor.personal.overrides, request.log));
    const live = releases.snapshot(visitor.group.candidates, override?.releases);
    const { pathname } = safeRedirectPath(request.url);
    const localePrefix = localePrefixOf(visitor.shop);
    const isCheckout = isCheckoutPath(pathname, localePrefix);
    const snapshot = isCheckout ? checkoutReleases(live) : live;
    const { view, context, hasFailed, isApiAway } = await requestView(request, visitor, deps, writes);
    const watch = new RequestWatch({
      log: request.log,
      releases: snapshot,
      observations: override ? undefined : observations,
      isApiAway,
    });
    const slots = new Slots(slotSource(snapshot, watch));
    const pages = pageSource(snapshot, watch, slots);
    const routes = createRoutes({ pages, localePrefix, action: pageAction }, async () => loaders, pathname);
    return {
      view,
      context,
      hasFailed,
      isApiAway,
      override,
      isCheckout,
      releases: snapshot,
      watch,
      slots,
      pages,
      routes,
    };
  };
}

function slotSource(releases: ReleaseSnapshot, watch: RequestWatch): LoadSlot {
  return async (id: ExposeId) => {
    watch.rendered(id);
    try {
      const { loader, Component } = asSlotModule(id, await releases.load(id));
      const checked = loader && withJsonCheck(loader);
      return {
        ...(checked && { loader: async (args) => watch.measured(id, async () => checked(args)) }),
        Component: withDisplayName(id, Component),
      };
    } catch (error) {
      watch.failed(id, error);
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
