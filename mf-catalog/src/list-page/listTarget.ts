import { assertNever } from '@hemvaror/domain/assertNever';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import type { RouteName } from '@hemvaror/runtime/routing/routeTable';

export type ListKind = 'all' | 'sale' | 'category' | 'brand' | 'discount-campaign' | 'list';

/** The list of a list page. */
export interface ListTarget {
  kind: ListKind;
  /** Empty for the list of all products, and the one of reduced products. */
  alias: string;
}

/** The parameter of each short route that contains the alias. */
const PARAMETERS: Record<ListKind, string> = {
  all: '',
  sale: '',
  category: 'category',
  brand: '*',
  'discount-campaign': '*',
  list: '*',
};

/** ROUTE-34: the types of `/list/{type}`. `search` is a page of mf-search. */
const TYPES: ReadonlyMap<string, ListKind> = new Map([
  ['all', 'all'],
  ['brand', 'brand'],
  ['category', 'category'],
  ['discountCampaign', 'discount-campaign'],
  ['list', 'list'],
]);

/**
 * The list of a route (OP-07). `/list/{type}/{alias}` equals the short route of the type. For a brand or campaign with
 * several segments, the last segment is the alias; for `/l/*`, all segments are.
 *
 * @returns null if the route is not a list
 */
export function listTarget(route: string, params: LoaderArgs['params']): ListTarget | null {
  const kind = route === 'list-type' ? TYPES.get(params.type ?? '') : route.replace('category-child', 'category');
  if (!isListKind(kind)) return null;
  if (kind === 'all' || kind === 'sale') return { kind, alias: '' };

  const rest = (params[route === 'list-type' ? '*' : PARAMETERS[kind]] ?? '').split('/').filter(Boolean);
  const alias = kind === 'list' ? rest.join('/') : rest.at(-1);
  return alias ? { kind, alias } : null;
}

/** The short route of a list. */
export function listRoute({ kind, alias }: ListTarget): { name: RouteName; params: Record<string, string> } {
  return { name: kind, params: { [PARAMETERS[kind]]: alias } };
}

/** Arguments of the products query. @param url the decoded path of a generic list */
export function listArguments({ kind, alias }: ListTarget, url: string) {
  switch (kind) {
    case 'all':
      return {};
    case 'category':
      return { categoryAlias: alias };
    case 'brand':
      return { brandAlias: alias };
    case 'discount-campaign':
      return { discountCampaignAlias: alias };
    // The backend has a generic list of everything that is reduced.
    case 'sale':
    case 'list':
      return { url };
    default:
      return assertNever(kind);
  }
}

function isListKind(text: string | undefined): text is ListKind {
  return text !== undefined && Object.hasOwn(PARAMETERS, text);
}
