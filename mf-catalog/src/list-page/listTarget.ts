import { assertNever } from '@hemvaror/domain/assertNever';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import type { RouteName } from '@hemvaror/runtime/routing/routeTable';

export type ListKind = 'all' | 'category' | 'brand' | 'discount-campaign' | 'list';

/** What a list page lists. */
export interface ListTarget {
  kind: ListKind;
  /** Empty for the list of everything. */
  alias: string;
}

/** The short route of each kind, by whose parameter the alias is given. */
const PARAMETERS: Record<ListKind, string> = {
  all: '',
  category: 'category',
  brand: '*',
  'discount-campaign': '*',
  list: '*',
};

/** ROUTE-34: what stands in `/list/{type}`; searching has a page of another team. */
const TYPES: ReadonlyMap<string, ListKind> = new Map([
  ['all', 'all'],
  ['brand', 'brand'],
  ['category', 'category'],
  ['discountCampaign', 'discount-campaign'],
  ['list', 'list'],
]);

/**
 * Which list an address means (OP-07): `/list/{type}` is followed by the alias and equals the type's short route; several
 * segments name a brand or campaign by the last one; `/l/*` takes the whole rest.
 *
 * @returns null when the address names no list
 */
export function listTarget(route: string, params: LoaderArgs['params']): ListTarget | null {
  const kind = route === 'list-type' ? TYPES.get(params.type ?? '') : route.replace('category-child', 'category');
  if (!isListKind(kind)) return null;
  if (kind === 'all') return { kind, alias: '' };

  const rest = (params[route === 'list-type' ? '*' : PARAMETERS[kind]] ?? '').split('/').filter(Boolean);
  const alias = kind === 'list' ? rest.join('/') : rest.at(-1);
  return alias ? { kind, alias } : null;
}

/** The short route of a list. */
export function listRoute({ kind, alias }: ListTarget): { name: RouteName; params: Record<string, string> } {
  return { name: kind, params: { [PARAMETERS[kind]]: alias } };
}

/** How the API is asked for the products of a list. @param url the decoded path of a generic list */
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
    case 'list':
      return { url };
    default:
      return assertNever(kind);
  }
}

function isListKind(text: string | undefined): text is ListKind {
  return text !== undefined && Object.hasOwn(PARAMETERS, text);
}
