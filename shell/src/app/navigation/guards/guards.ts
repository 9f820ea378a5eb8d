import { pathTo, type LocalePrefix } from '@hemvaror/runtime/routing/paths';
import { isRouteName } from '@hemvaror/runtime/routing/routeTable';
import type { GuardName } from '../../core/pages.ts';
import { loginRequestPath } from '../loginRequest.ts';

export interface GuardArgs {
  /** Name of the matched route; `unknown` if the route table has none. */
  route: string;
  params: Readonly<Record<string, string | undefined>>;
  /** Path and query of the requested page. */
  path: string;
  /** Locale prefix of the current site. */
  localePrefix: LocalePrefix;
  /** Email address of the customer; null for a visitor. */
  userName: string | null;
  /** Whether the shop has a start page. */
  startPage: boolean;
}

export type GuardResult = { kind: 'pass' } | { kind: 'redirect'; to: string } | { kind: 'notFound' };
export type Guard = (args: GuardArgs) => GuardResult;

const PASS: GuardResult = { kind: 'pass' };
const NOT_FOUND: GuardResult = { kind: 'notFound' };

/** ROUTE-34: valid types of `/list/{type}`. Search redirects to its own page, all campaigns to everything that is reduced. */
const LIST_TYPES = ['all', 'brand', 'category', 'discountCampaign', 'list', 'search'];

/** Passes known routes (ROUTE-47). Without a start page its route redirects to index (ROUTE-17). */
const standard: Guard = ({ route, localePrefix, startPage }) => {
  if (!isRouteName(route)) return NOT_FOUND;
  return route === 'start' && !startPage ? { kind: 'redirect', to: pathTo('index', localePrefix) } : PASS;
};

/** Redirects a visitor to the home page (ROUTE-43), which opens the login and then the requested page. */
const authenticated: Guard = ({ userName, path, localePrefix }) =>
  userName === null ? { kind: 'redirect', to: loginRequestPath(pathTo('index', localePrefix), path) } : PASS;

/** A list path must contain the name of a list (ROUTE-48, OP-07). The page checks that the list exists. */
const listPageRouting: Guard = ({ route, params, localePrefix }) => {
  const rest = params['*']?.split('/').some(Boolean) ?? false;
  if (route !== 'list-type') return '*' in params && !rest ? NOT_FOUND : PASS;
  const { type = '' } = params;
  if (!LIST_TYPES.includes(type)) return NOT_FOUND;
  if (type === 'search' && rest)
    return { kind: 'redirect', to: pathTo('search', localePrefix, { search: params['*'] ?? '' }) };
  if (type === 'discountCampaign' && !rest) return { kind: 'redirect', to: pathTo('sale', localePrefix) };
  return type === 'all' || rest ? PASS : NOT_FOUND;
};

export const GUARDS: Record<GuardName, Guard> = {
  default: standard,
  authenticated,
  'list-page-routing': listPageRouting,
};

/** @returns the first result that is not a pass */
export function evaluateGuard(names: readonly GuardName[], args: GuardArgs): GuardResult {
  for (const name of names) {
    const result = GUARDS[name](args);
    if (result.kind !== 'pass') return result;
  }
  return PASS;
}
