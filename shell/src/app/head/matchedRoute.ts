import type { useMatches } from 'react-router-dom';
import { asHandle } from '../core/routeHandle.ts';
import type { MatchedRoute } from './pageAddresses.ts';

/** The matched route, by its name in the route table. */
export function matchedRoute(matches: ReturnType<typeof useMatches>): MatchedRoute {
  const last = matches.at(-1);
  return { name: asHandle(last?.handle)?.name ?? 'unknown', params: last?.params ?? {} };
}
