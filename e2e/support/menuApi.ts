import { startApiProxy, type ApiProxy } from './apiProxy.ts';

export interface MenuItem {
  id: string;
  label: string | null;
  title: string | null;
  type: string;
  value: string | null;
  order: number;
  canonicalUrl: string | null;
  targetBlank: boolean;
  hidden: boolean;
  children: MenuItem[];
}

export interface MenuRequest {
  location: string;
  languageId: string;
}

/** Starts a proxy to the API of the site under test that replaces the menus. */
export async function startMenuApi(itemsAt: (request: MenuRequest) => readonly unknown[]): Promise<ApiProxy> {
  return startApiProxy(({ name, variables: { menuLocationId, languageId } }) => {
    if (name !== 'getMenuAtLocation') return undefined;
    const location = String(menuLocationId);
    const menuItems = itemsAt({ location, languageId: String(languageId) });
    return { data: { getMenuAtLocation: { __typename: 'MenuType', title: location, menuItems } } };
  });
}

export function aMenuItem(label: string, overrides: Partial<MenuItem> = {}): MenuItem {
  return {
    id: label,
    label,
    title: null,
    type: 'custom',
    value: null,
    order: 0,
    canonicalUrl: '/',
    targetBlank: false,
    hidden: false,
    children: [],
    ...overrides,
  };
}
