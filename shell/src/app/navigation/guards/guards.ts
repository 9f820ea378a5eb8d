import { pathTo, type LocalePrefix } from '@hemvaror/runtime/routing/paths';
import { isRouteName } from '@hemvaror/runtime/routing/routeTable';
import type { GuardName } from '../../core/pages.ts';
import { isLoginTokenVisit } from './loginToken.ts';

export interface GuardArgs {
  /** Name of the route that matched; `unknown` when none of the table did. */
  route: string;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  /** Where the pages of the present site stand: market and locale are resolved by then. */
  place: LocalePrefix;
  /** E-mail address of the signed-in customer; null for a visitor. */
  userName: string | null;
  /** Whether the shop has a start page. */
  startPage: boolean;
  /** Ms since 1970. */
  nowMs: number;
}

export type GuardResult = { kind: 'pass' } | { kind: 'redirect'; to: string } | { kind: 'notFound' };
export type Guard = (args: GuardArgs) => GuardResult;

const PASS: GuardResult = { kind: 'pass' };
const NOT_FOUND: GuardResult = { kind: 'notFound' };

/** ROUTE-34: what stands in `/list/{type}`, by the route that shows it. Searching has a page of its own. */
const LIST_TYPES = ['all', 'brand', 'category', 'discountCampaign', 'list', 'search'];

/** Lets a known route through (ROUTE-47); start leads to index where there is no start page (ROUTE-17). */
const standard: Guard = ({ route, place, startPage }) => {
  if (!isRouteName(route)) return NOT_FOUND;
  return route === 'start' && !startPage ? { kind: 'redirect', to: pathTo('index', place) } : PASS;
};

/** Sends a visitor home (ROUTE-43), unless a login token is about to sign one in (ROUTE-44). */
const authenticated: Guard = ({ route, userName, query, place, nowMs }) =>
  userName === null && !isLoginTokenVisit(route, query, nowMs)
    ? { kind: 'redirect', to: pathTo('index', place) }
    : PASS;

/** A list path has to name a list (ROUTE-48, OP-07); whether there is one of that name its page finds out. */
const listPageRouting: Guard = ({ route, params, place }) => {
  const rest = params['*']?.split('/').some(Boolean) ?? false;
  if (route !== 'list-type') return '*' in params && !rest ? NOT_FOUND : PASS;
  const { type = '' } = params;
  if (!LIST_TYPES.includes(type)) return NOT_FOUND;
  if (type === 'search' && rest)
    return { kind: 'redirect', to: pathTo('search', place, { search: params['*'] ?? '' }) };
  return type === 'all' || rest ? PASS : NOT_FOUND;
};

export const GUARDS: Record<GuardName, Guard> = {
  default: standard,
  authenticated,
  'list-page-routing': listPageRouting,
};

/** @returns the first answer that does not let pass */
export function evaluateGuard(names: readonly GuardName[], args: GuardArgs): GuardResult {
  for (const name of names) {
    const answer = GUARDS[name](args);
    if (answer.kind !== 'pass') return answer;
  }
  return PASS;
}
