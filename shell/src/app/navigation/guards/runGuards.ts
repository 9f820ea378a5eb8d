import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RouteName } from '@hemvaror/runtime/routing/routeTable';
import { storeContext } from '@hemvaror/runtime/state/appStore';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { redirectTo } from '../redirects.ts';
import { notFound } from '../notFound.ts';
import type { RouteDeps } from '../routeDeps.ts';
import type { GuardName } from '../../core/pages.ts';
import { evaluateGuard } from './guards.ts';

type LoaderContext = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>;

/**
 * The first thing that a route's loader does.
 *
 * @param names of guards besides `default`
 * @throws a redirect, or the status 404, where a guard does not let pass
 */
export function runGuards(route: RouteName, names: readonly GuardName[], asked: LoaderContext, deps: RouteDeps): void {
  const { request, params, context } = asked;
  const answer = evaluateGuard(['default', ...names], {
    route,
    params,
    query: new URL(request.url).searchParams,
    place: deps.place,
    userName: sessionSlice.selectors.selectUserName(context.get(storeContext).getState()),
    startPage: context.get(shopContext).config.startPage,
    nowMs: Date.now(),
  });
  if (answer.kind === 'redirect') redirectTo(answer.to);
  if (answer.kind === 'notFound') notFound(request, deps);
}
