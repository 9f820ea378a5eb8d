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
  /** The path accepts no form: no page matches it, or the page has no action. */
  | { kind: 'noAction' }
  /** The form must be posted to another path of this host. */
  | { kind: 'moved'; location: string }
  /** The browser is redirected to a page. */
  | { kind: 'done'; location: string; cookies: string[] };

type Prepared = Awaited<ReturnType<PrepareRequest>>;
/** The fields of a prepared request that a form needs. */
type PreparedForm = Pick<Extract<Prepared, { kind: 'serve' }>, 'kind' | 'view' | 'context' | 'routes' | 'isSecure'>;
type PrepareForm = (
  ...args: Parameters<PrepareRequest>
) => Promise<PreparedForm | Extract<Prepared, { kind: 'redirect' }>>;

/** Creates the function that runs the action of the route that a form was posted to. */
export function createFormRunner(prepareRequest: PrepareForm) {
  return async function runForm(
    request: FastifyRequest,
    reply: FastifyReply,
    form: URLSearchParams,
  ): Promise<FormResult> {
    /** Has no id until the action changes the cart. */
    const written: { cartId?: string | null } = {};
    const prepared = await prepareRequest(request, (cartId) => (written.cartId = cartId));
    if (prepared.kind === 'redirect') return redirected(prepared.location);

    const { view, context, routes, isSecure } = prepared;
    const { pathname, search } = safeRedirectPath(request.url);
    const address = new URL(pathname + search, view.shop.origins[view.shop.locale]);
    const post = new Request(address, { method: 'POST', body: form, signal: clientAbortSignal(reply) });
    let result: ActionResult | null;
    try {
      const outcome: Response | ActionResult | null = await createStaticHandler(routes).queryRoute(post, {
        requestContext: context,
      });
      if (outcome instanceof Response)
        return { kind: 'done', location: outcome.headers.get('location') ?? '/', cookies: [] };
      result = outcome;
    } catch (error) {
      if ([404, 405].includes(errorStatus(error))) return { kind: 'noAction' };
      throw error;
    }
    const flash = flashCookie({ path: pathname, result }, isSecure);
    const cart = written.cartId === undefined ? undefined : cartCookie(written.cartId, isSecure);
    return {
      kind: 'done',
      location: pathname + search,
      cookies: [flash, cart].filter((cookie) => cookie !== undefined),
    };
  };
}

/** Another host would refuse the form as cross-origin, so that redirect leads to the page. */
function redirected(location: string): FormResult {
  return location.startsWith('/') ? { kind: 'moved', location } : { kind: 'done', location, cookies: [] };
}

/** The same cookie as the browser writes. */
function cartCookie(id: string | null, secure: boolean): string {
  return cookieText(CART_COOKIE, id ?? '', id === null ? 0 : CART_COOKIE_MAX_AGE_SECONDS, secure);
}
