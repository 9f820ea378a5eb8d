import type { MenuItemType, MenuType } from '@hemvaror/runtime/contract/schemaTypes.generated';
import type { Complete } from './Complete.ts';

type AMenuItem = Complete<MenuItemType>;

/** A link in a menu; `order` 0, without children. */
export function aMenuItem(label: string, canonicalUrl: string, overrides: Partial<AMenuItem> = {}): AMenuItem {
  return {
    id: canonicalUrl,
    label,
    title: label,
    canonicalUrl,
    order: 0,
    hidden: false,
    open: false,
    targetBlank: false,
    type: 'custom',
    value: null,
    children: [],
    ...overrides,
  };
}

export function aMenu(menuItems: AMenuItem[], overrides: Partial<Complete<MenuType>> = {}): Complete<MenuType> {
  return {
    id: 'menu-1',
    name: 'Meny',
    title: null,
    channels: null,
    languages: null,
    locations: null,
    menuItems,
    ...overrides,
  };
}
