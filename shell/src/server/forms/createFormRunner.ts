import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchRoutes } from 'react-router-dom';
import { CART_COOKIE, CART_COOKIE_MAX_AGE_SECONDS } from '@storefront/cart/cartCookie';
import { isRouteName } from '@storefront/routing/routeTable';
import { placeOf } from '@storefront/routing/usePathTo';
import { cookieText } from '@storefront/store/cookies';
import { answerOfGuards } from '../../navigation/guards/runGuards.ts';
import { PAGES } from '../../pages.ts';
import { asHandle } from '../../routeHandle.ts';
import { createRoutes } from '../../routes.tsx';
import { closed } from '../closed.ts';
import { LOADER_LIMIT_MS, pageSource } from '../pageSource.ts';
import { PartFailures } from '../partFailures.ts';
import type { RendererOptions } from '../render.ts';
import { createSiteFinder } from '../requestSite.ts';
import { requestWorld } from '../requestWorld.ts';
import { actionOf } from './actionOf.ts';
import { flashCookie } from './flash.ts';
import { ownAddress } from './ownAddress.ts';
import { runAction } from './runAction.ts';

export type FormAnswer =
  /** The address takes no form: there is no such page, or it has no action. */
  | { kind: 'noAction' }
  /** The same form belongs to another address of this host. */
  | { kind: 'moved'; location: string }
  /** A page is shown next. */
  | { kind: 'done'; location: string; cookies: string[] };

type FormRunnerOptions = Omit<RendererOptions, 'files'>;

/** Carries out a form as its page would be shown: same site, same release, same guards. */
export function createFormRunner({ env, releases, sharedData, channels, activeOverride }: FormRunnerOptions) {
  const siteOf = createSiteFinder(env, channels);
  const secure = env.sites.sv.origin.startsWith('https:');

  return async function runForm(
    request: FastifyRequest,
    reply: FastifyReply,
    form: URLSearchParams,
  ): Promise<FormAnswer> {
    const answer = await siteOf(request);
    if (answer.kind === 'redirect') return redirected(answer.location);

    const override = await activeOverride?.(request);
    const snapshot = releases.snapshot(override?.releases);
    const failures = new PartFailures(request.log, snapshot);
    /** Without an id as long as the action has not touched the cart. */
    const written: { cartId?: string | null } = {};
    const visitor = { id: request.id, cookies: request.headers.cookie, site: answer.site, channel: answer.channel };
    const { shop, context } = await requestWorld(visitor, { env, sharedData }, (cartId) => {
      written.cartId = cartId;
    });

    const place = placeOf(shop);
    const pages = pageSource(snapshot, failures);
    const { pathname, search } = ownAddress(request.url);
    const matched = matchRoutes(createRoutes(pages, place), pathname)?.at(-1);
    const { name = '', page: id } = asHandle(matched?.route.handle) ?? {};
    if (!matched || !isRouteName(name) || !id) return { kind: 'noAction' };

    const address = new URL(pathname + search, shop.origins[shop.locale]);
    const visit = { request: new Request(address, { signal: closed(reply) }), params: matched.params, context };
    const guarded = answerOfGuards(name, PAGES[name]?.guards ?? [], visit, { place });
    if (guarded.kind === 'redirect') return { kind: 'done', location: guarded.to, cookies: [] };
    const action = guarded.kind === 'pass' && (await actionOf(id, pages));
    if (!action) return { kind: 'noAction' };

    const told = await runAction(
      action,
      { ...visit, route: name, form },
      {
        limitMs: LOADER_LIMIT_MS,
        onFailure: (error) => failures.tell(id, error),
      },
    );
    const cookies = [
      flashCookie({ path: pathname, told }, secure),
      written.cartId !== undefined && cartCookie(written.cartId, secure),
    ];
    return {
      kind: 'done',
      location: pathname + search,
      cookies: cookies.filter((cookie) => typeof cookie === 'string'),
    };
  };
}

/** Sent to another host a form would count as somebody else's: its page is shown instead. */
function redirected(location: string): FormAnswer {
  return location.startsWith('/') ? { kind: 'moved', location } : { kind: 'done', location, cookies: [] };
}

/** As the browser writes it. */
function cartCookie(id: string | null, secure: boolean): string {
  return id ? cookieText(CART_COOKIE, id, CART_COOKIE_MAX_AGE_SECONDS, secure) : cookieText(CART_COOKIE, '', 0, secure);
}
