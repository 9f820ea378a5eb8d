import type { FastifyReply, FastifyRequest } from 'fastify';
import { CART_COOKIE, CART_COOKIE_MAX_AGE_SECONDS } from '@storefront/cart/cartCookie';
import { cookieText } from '@storefront/store/cookies';
import { closed } from '../closed.ts';
import { LOADER_LIMIT_MS, pageSource } from '../pageSource.ts';
import { PartFailures } from '../partFailures.ts';
import type { RendererOptions } from '../render.ts';
import { createSiteFinder } from '../requestSite.ts';
import { requestWorld } from '../requestWorld.ts';
import { flashCookie } from './flash.ts';
import { formPage } from './formPage.ts';
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
    const world = await requestWorld(visitor, { env, sharedData }, (cartId) => {
      written.cartId = cartId;
    });

    const { pathname, search } = ownAddress(request.url);
    const address = new URL(pathname + search, world.shop.origins[world.shop.locale]);
    const page = await formPage(new Request(address, { signal: closed(reply) }), world, pageSource(snapshot, failures));
    if (page.kind === 'noAction') return page;
    if (page.kind === 'redirect') return { kind: 'done', location: page.to, cookies: [] };

    const told = await runAction(
      page.action,
      { ...page.args, form },
      {
        limitMs: LOADER_LIMIT_MS,
        onFailure: (error) => failures.tell(page.id, error),
      },
    );
    const flash = flashCookie({ path: pathname, told }, secure);
    const cart = written.cartId === undefined ? undefined : cartCookie(written.cartId, secure);
    return {
      kind: 'done',
      location: pathname + search,
      cookies: [flash, cart].filter((cookie) => cookie !== undefined),
    };
  };
}

/** Sent to another host a form would count as somebody else's: its page is shown instead. */
function redirected(location: string): FormAnswer {
  return location.startsWith('/') ? { kind: 'moved', location } : { kind: 'done', location, cookies: [] };
}

/** As the browser writes it. */
function cartCookie(id: string | null, secure: boolean): string {
  return cookieText(CART_COOKIE, id ?? '', id === null ? 0 : CART_COOKIE_MAX_AGE_SECONDS, secure);
}
