import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PathPlace } from '@storefront/routing/paths';
import { storeContext } from '@storefront/store/appStore';
import { sessionSlice } from '@storefront/store/sessionSlice';
import { shopContext } from '@storefront/store/shop';
import { notFound } from '../notFound.ts';
import type { PageSource } from '../pageSource.ts';
import { redirectTo } from '../redirects.ts';
import { guardAnswer, type GuardName } from './guards.ts';

/**
 * The guards of a route as the first thing that its loader does.
 *
 * @param names besides `default`
 * @returns a function that throws a redirect or the status 404 where a guard does not let pass
 */
export function routeGuard(route: string, names: readonly GuardName[], pages: PageSource, place: PathPlace) {
  return ({ request, params, context }: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>): void => {
    const answer = guardAnswer(['default', ...names], {
      route,
      params,
      query: new URL(request.url).searchParams,
      place,
      userName: sessionSlice.selectors.selectUserName(context.get(storeContext).getState()),
      startPage: context.get(shopContext).config.startPage,
    });
    if (answer.kind === 'redirect') redirectTo(answer.to);
    if (answer.kind === 'notFound') notFound(request, pages, place);
  };
}
