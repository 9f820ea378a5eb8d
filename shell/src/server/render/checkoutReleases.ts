import { matchRoutes } from 'react-router-dom';
import { splitExposeId, type ExposeId } from '@hemvaror/platform/contract/exposeId';
import type { ReleaseSnapshot } from '@hemvaror/platform/host/releaseSnapshot';
import { pathTo, type LocalePrefix } from '@hemvaror/runtime/routing/paths';
import { CHECKOUT_REMOTE, CHECKOUT_ROUTES } from '../../app/core/pages.ts';

/** Whether the page of an address is in the document of the checkout (OP-67). */
export function isCheckoutPath(pathname: string, localePrefix: LocalePrefix): boolean {
  const routes = CHECKOUT_ROUTES.map((name) => ({ path: pathTo(name, localePrefix) }));
  return matchRoutes(routes, pathname) !== null;
}

/** The releases of the document of the checkout: those of its remote. The document names no other, and no page can fill a slot of one. */
export function checkoutReleases(snapshot: ReleaseSnapshot): ReleaseSnapshot {
  const isOwn = (id: ExposeId) => splitExposeId(id).remote === CHECKOUT_REMOTE;
  const remote = snapshot.pageRemotes[CHECKOUT_REMOTE];
  return {
    ...snapshot,
    has: (id) => isOwn(id) && snapshot.has(id),
    load: async (id) => {
      if (!isOwn(id))
        throw new Error(`${id} is not allowed in the checkout. Expected an expose of ${CHECKOUT_REMOTE}.`);
      return snapshot.load(id);
    },
    webFiles: (ids) => snapshot.webFiles(ids.filter(isOwn)),
    pageRemotes: remote ? { [CHECKOUT_REMOTE]: remote } : {},
  };
}
