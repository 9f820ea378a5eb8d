import type { LoaderFunctionArgs } from 'react-router-dom';
import { PageError } from '@hemvaror/domain/pageError';
import type { RouteName } from '@hemvaror/runtime/routing/routeTable';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { redirectTo } from '../redirects.ts';
import type { RouteDeps } from '../routeDeps.ts';
import type { GuardName } from '../../core/pages.ts';
import { evaluateGuard } from './guards.ts';
import { removeLoginToken } from './removeLoginToken.ts';

type LoaderContext = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>;

/**
 * Runs the guards of a route, before its loader. An address with a login token redirects to itself without the token (ROUTE-44).
 *
 * @param names of guards in addition to `default`
 * @throws a redirect, or PageError 404, if a guard does not pass
 */
export function runGuards(route: RouteName, names: readonly GuardName[], args: LoaderContext, deps: RouteDeps): void {
  const { request, params, context } = args;
  removeLoginToken(request);
  const { pathname, search } = new URL(request.url);
  const result = evaluateGuard(['default', ...names], {
    route,
    params,
    path: pathname + search,
    localePrefix: deps.localePrefix,
    userName: sessionSlice.selectors.selectUserName(context.get(storeContext).getState()),
    startPage: context.get(shopContext).config.startPage,
  });
  if (result.kind === 'redirect') redirectTo(result.to);
  if (result.kind === 'notFound') throw new PageError(404, `The guards of ${route} refuse this address.`);
}
