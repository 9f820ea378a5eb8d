import type { FastifyReply, FastifyRequest } from 'fastify';
import { createStaticHandler } from 'react-router-dom';
import { CART_COOKIE, CART_COOKIE_MAX_AGE_SECONDS } from '@hemvaror/runtime/cart/cartCookie';
import type { ActionResult } from '@hemvaror/runtime/contract/contract';
import { cookieText } from '@hemvaror/runtime/state/cookies';
import { errorStatus } from '../../app/error-pages/errorStatus.ts';
import { clientAbortSignal } from '../http/clientAbortSignal.ts';
import { flashCookie } from '../notices/flash.ts';
import { safeRedirectPath } from '../notices/safeRedirectPath.ts';
import type { PrepareRequest } from '../render/prepareRequest.ts';

export type FormResult =
  /** The address takes no form: there is no such page, or it has no action. */
  | { kind: 'noAction' }
  /** The same form belongs to another address of this host. */
  | { kind: 'moved'; location: string }
  /** A page is shown next. */
  | { kind: 'done'; location: string; cookies: string[] };

type Prepared = Awaited<ReturnType<PrepareRequest>>;
/** What of a prepared request a form needs. */
type PreparedForm = Pick<Extract<Prepared, { kind: 'serve' }>, 'kind' | 'view' | 'context' | 'routes' | 'isSecure'>;
type PrepareForm = (
  ...args: Parameters<PrepareRequest>
) => Promise<PreparedForm | Extract<Prepared, { kind: 'redirect' }>>;

/** Carries out a form by the action of the route that it was posted to. */
export function createFormRunner(prepareRequest: PrepareForm) {
  return async function runForm(
    request: FastifyRequest,
    reply: FastifyReply,
    form: URLSearchParams,
  ): Promise<FormResult> {
    /** Without an id as long as the action has not touched the cart. */
    const written: { cartId?: string | null } = {};
    const prepared = await prepareRequest(request, (cartId) => (written.cartId = cartId));
    if (prepared.kind === 'redirect') return redirected(prepared.location);

    const { view, context, routes, isSecure } = prepared;
    const { pathname, search } = safeRedirectPath(request.url);
    const address = new URL(pathname + search, view.shop.origins[view.shop.locale]);
    const post = new Request(address, { method: 'POST', body: form, signal: clientAbortSignal(reply) });
    let told: ActionResult | null;
    try {
      const answer: Response | ActionResult | null = await createStaticHandler(routes).queryRoute(post, {
        requestContext: context,
      });
      if (answer instanceof Response)
        return { kind: 'done', location: answer.headers.get('location') ?? '/', cookies: [] };
      told = answer;
    } catch (error) {
      if ([404, 405].includes(errorStatus(error))) return { kind: 'noAction' };
      throw error;
    }
    const flash = flashCookie({ path: pathname, told }, isSecure);
    const cart = written.cartId === undefined ? undefined : cartCookie(written.cartId, isSecure);
    return {
      kind: 'done',
      location: pathname + search,
      cookies: [flash, cart].filter((cookie) => cookie !== undefined),
    };
  };
}

/** Sent to another host a form would count as somebody else's: its page is shown instead. */
function redirected(location: string): FormResult {
  return location.startsWith('/') ? { kind: 'moved', location } : { kind: 'done', location, cookies: [] };
}

/** As the browser writes it. */
function cartCookie(id: string | null, secure: boolean): string {
  return cookieText(CART_COOKIE, id ?? '', id === null ? 0 : CART_COOKIE_MAX_AGE_SECONDS, secure);
}
