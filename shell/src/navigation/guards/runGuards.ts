import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RouteName } from '@storefront/routing/routeTable';
import { storeContext } from '@storefront/store/appStore';
import { sessionSlice } from '@storefront/store/sessionSlice';
import { shopContext } from '@storefront/store/shop';
import { redirectTo } from '../../redirects.ts';
import { notFound } from '../notFound.ts';
import type { RouteWorld } from '../routeWorld.ts';
import { guardAnswer, type GuardName } from './guards.ts';

/**
 * The first thing that a route's loader does.
 *
 * @param names of guards besides `default`
 * @throws a redirect, or the status 404, where a guard does not let pass
 */
export function runGuards(
  route: RouteName,
  names: readonly GuardName[],
  { request, params, context }: LoaderFunctionArgs,
  world: RouteWorld,
): void {
  const answer = guardAnswer(['default', ...names], {
    route,
    params,
    query: new URL(request.url).searchParams,
    place: world.place,
    userName: sessionSlice.selectors.selectUserName(context.get(storeContext).getState()),
    startPage: context.get(shopContext).config.startPage,
  });
  if (answer.kind === 'redirect') redirectTo(answer.to);
  if (answer.kind === 'notFound') notFound(request, world);
}
