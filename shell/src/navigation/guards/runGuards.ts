import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RouteName } from '@storefront/routing/routeTable';
import { storeContext } from '@storefront/store/appStore';
import { sessionSlice } from '@storefront/store/sessionSlice';
import { shopContext } from '@storefront/store/shop';
import { redirectTo } from '../../redirects.ts';
import { notFound } from '../notFound.ts';
import type { RouteWorld } from '../routeWorld.ts';
import { guardAnswer, type GuardAnswer, type GuardName } from './guards.ts';

type Visit = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>;

/**
 * The first thing that a route's loader does.
 *
 * @param names of guards besides `default`
 * @throws a redirect, or the status 404, where a guard does not let pass
 */
export function runGuards(route: RouteName, names: readonly GuardName[], visit: Visit, world: RouteWorld): void {
  const answer = answerOfGuards(route, names, visit, world);
  if (answer.kind === 'redirect') redirectTo(answer.to);
  if (answer.kind === 'notFound') notFound(visit.request, world);
}

/** What a route's guards say to a visit. */
export function answerOfGuards(
  route: RouteName,
  names: readonly GuardName[],
  { request, params, context }: Visit,
  { place }: Pick<RouteWorld, 'place'>,
): GuardAnswer {
  return guardAnswer(['default', ...names], {
    route,
    params,
    query: new URL(request.url).searchParams,
    place,
    userName: sessionSlice.selectors.selectUserName(context.get(storeContext).getState()),
    startPage: context.get(shopContext).config.startPage,
  });
}
