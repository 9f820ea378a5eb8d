import type { FastifyReply, FastifyRequest } from 'fastify';
import { createStaticHandler } from 'react-router-dom';
import { CART_COOKIE, CART_COOKIE_MAX_AGE_SECONDS } from '@hemvaror/runtime/cart/cartCookie';
import { CHECKOUT_KEY_COOKIES } from '@hemvaror/runtime/api/checkoutKey';
import type { ActionRedirect, ActionResult } from '@hemvaror/runtime/contract/contract';
import { FORM_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { cookieText } from '@hemvaror/runtime/state/cookies';
import { errorStatus } from '../../app/error-pages/errorStatus.ts';
import { clientAbortSignal } from '../http/clientAbortSignal.ts';
import { flashCookie } from '../notices/flash.ts';
import { safeRedirectPath } from '../notices/safeRedirectPath.ts';
import type { PreparedRequest, PrepareRequest } from '../render/prepareRequest.ts';
import type { ResolveVisitor } from '../request/resolveVisitor.ts';

/** A day: long enough for a checkout, and to read its confirmation again. */
const CHECKOUT_KEY_MAX_AGE_SECONDS = 24 * 60 * 60;

export type FormResult =
  /** The path accepts no form: no page matches it, or the page has no action. */
  | { kind: 'noAction' }
  /** The form must be posted to another path of this host. */
  | { kind: 'moved'; location: string }
  /** The browser is redirected to a page. */
  | { kind: 'done'; location: string; cookies: string[] };

interface FormDeps {
  resolveVisitor: ResolveVisitor;
  /** With the fields of a prepared request that a form needs. */
  prepareRequest: (
    ...args: Parameters<PrepareRequest>
  ) => Promise<Pick<PreparedRequest, 'view' | 'context' | 'routes'>>;
}

/** Creates the function that runs the action of the route that a form was posted to. */
export function createFormRunner({ resolveVisitor, prepareRequest }: FormDeps) {
  return async function runForm(
    request: FastifyRequest,
    reply: FastifyReply,
    form: URLSearchParams,
  ): Promise<FormResult> {
    /** Empty until the action changes the cart or needs a checkout key. */
    const written: { cartId?: string | null; checkoutKey?: string } = {};
    const resolved = await resolveVisitor(request);
    if (resolved.kind === 'redirect') return redirected(resolved.location);

    const { isSecure } = resolved.visitor;
    const { view, context, routes } = await prepareRequest(request, resolved.visitor, {
      cartId: (id) => (written.cartId = id),
      checkoutKey: (key) => (written.checkoutKey = key),
    });
    const { pathname, search } = safeRedirectPath(request.url);
    const address = new URL(pathname + search, view.shop.origins[view.shop.locale]);
    const post = new Request(address, { method: 'POST', body: form, signal: clientAbortSignal(reply) });
    let outcome: ActionResult | ActionRedirect | null;
    try {
      const response: Response | ActionResult | ActionRedirect | null = await createStaticHandler(routes).queryRoute(
        post,
        {
          requestContext: context,
        },
      );
      if (response instanceof Response)
        return { kind: 'done', location: response.headers.get('location') ?? '/', cookies: [] };
      outcome = response;
    } catch (error) {
      if ([404, 405].includes(errorStatus(error))) return { kind: 'noAction' };
      throw error;
    }
    const { target, flash } = isActionRedirect(outcome)
      ? redirectTarget(outcome)
      : { target: { pathname, search }, flash: { path: pathname, result: outcome } };
    return {
      kind: 'done',
      location: target.pathname + target.search,
      cookies: [
        // Its next pages show what the form has changed, also without JavaScript.
        cookieText(FORM_COOKIE, '1', 'session', isSecure),
        ...(flash ? [flashCookie(flash, isSecure)] : []),
        ...(written.cartId === undefined ? [] : [cartCookie(written.cartId, isSecure)]),
        ...(written.checkoutKey === undefined ? [] : [checkoutKeyCookie(written.checkoutKey, isSecure)]),
      ].filter((cookie) => cookie !== undefined),
    };
  };
}

function isActionRedirect(outcome: ActionResult | ActionRedirect | null): outcome is ActionRedirect {
  return typeof outcome?.redirect === 'object';
}

/** A page of this host, and the result for its notice. */
function redirectTarget({ redirect: { to, result } }: ActionRedirect) {
  const target = safeRedirectPath(to);
  return { target, flash: result && { path: target.pathname, result } };
}

/** Another host would refuse the form as cross-origin, so that redirect leads to the page. */
function redirected(location: string): FormResult {
  return location.startsWith('/') ? { kind: 'moved', location } : { kind: 'done', location, cookies: [] };
}

/** The same cookie as the browser writes. */
function cartCookie(id: string | null, secure: boolean): string {
  return cookieText(CART_COOKIE, id ?? '', id === null ? 0 : CART_COOKIE_MAX_AGE_SECONDS, secure);
}

/** Not for scripts, like the cookie that the API sets. */
function checkoutKeyCookie(key: string, secure: boolean): string {
  const name = secure ? CHECKOUT_KEY_COOKIES.secure : CHECKOUT_KEY_COOKIES.plain;
  return `${cookieText(name, key, CHECKOUT_KEY_MAX_AGE_SECONDS, secure)}; HttpOnly`;
}
