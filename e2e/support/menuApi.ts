import { startApiInstead, type ApiInstead } from './apiInstead.ts';

export interface MenuItem {
  id: string;
  label: string | null;
  title: string | null;
  type: string;
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

/** The API of the site under test, but for its menus: those are the test's own. */
export async function startMenuApi(itemsAt: (question: MenuRequest) => readonly unknown[]): Promise<ApiInstead> {
  return startApiInstead(({ name, variables: { menuLocationId, languageId } }) => {
    if (name !== 'getMenuAtLocation') return undefined;
    const location = String(menuLocationId);
    const menuItems = itemsAt({ location, languageId: String(languageId) });
    return { data: { getMenuAtLocation: { __typename: 'MenuType', title: location, menuItems } } };
  });
}

export function aMenuItem(label: string, given: Partial<MenuItem> = {}): MenuItem {
  return {
    id: label,
    label,
    title: null,
    type: 'custom',
    order: 0,
    canonicalUrl: '/',
    targetBlank: false,
    hidden: false,
    children: [],
    ...given,
  };
}
