import type { CatalogTree } from '../catalog/catalogTree.ts';
import { brandUrl, campaignUrl, categoryUrl, pageUrl } from '../catalog/urls.ts';
import type { View } from '../markets/view.ts';
import type { MenuItemEntry } from '../model/catalogEntries.ts';
import type { ContentSnapshot, Menu } from './content.ts';

export interface MenuItem {
  id: string;
  label: string;
  targetBlank: boolean;
  type: string;
  order: number;
  value: string;
  open: boolean;
  hidden: boolean;
  title: string;
  canonicalUrl: string | null;
  children: MenuItem[];
}

/**
 * A menu in the language of the view. Omits items whose category, brand or page no longer exists, or whose campaign is not
 * active. An item with an image has the type `image` and the file as its value.
 */
export function menuView(menu: Menu, content: ContentSnapshot, tree: CatalogTree, view: View) {
  const language = view.language.code;

  function itemsOf(items: readonly MenuItemEntry[], parentId: string): MenuItem[] {
    return items.flatMap((item, order) => {
      const canonicalUrl = urlOf(item, content, tree)?.[language];
      if (canonicalUrl === undefined) return [];
      const id = `${parentId}-${order}`;
      return {
        id,
        label: item.label[language],
        targetBlank: item.targetBlank ?? false,
        type: item.image === undefined ? item.type : 'image',
        order,
        value: item.image ?? (typeof item.target === 'object' ? item.target[language] : String(item.target)),
        open: false,
        hidden: false,
        title: item.label[language],
        canonicalUrl,
        children: itemsOf(item.children ?? [], id),
      };
    });
  }

  return {
    id: menu.location,
    name: menu.title[language],
    title: menu.title[language],
    locations: [menu.location],
    channels: view.markets.channels.map(({ id }) => id),
    languages: view.channel.languages.map(({ id }) => id),
    menuItems: itemsOf(menu.items, menu.location),
  };
}

function urlOf({ type, target }: MenuItemEntry, { pages }: ContentSnapshot, tree: CatalogTree) {
  if (typeof target === 'object') return target;
  const url = () => {
    switch (type) {
      case 'category': {
        const category = tree.categories.get(Number(target));
        return category && categoryUrl(category);
      }
      case 'brand': {
        const brand = tree.brands.get(Number(target));
        return brand && brandUrl(brand);
      }
      case 'discountCampaign': {
        const campaign = tree.campaigns.get(Number(target));
        return campaign && campaignUrl(campaign);
      }
      case 'page': {
        const page = pages.find(({ key }) => key === target);
        return page && pageUrl(page.alias);
      }
      default:
        return undefined;
    }
  };
  const found = url();
  return found && { sv: found('sv'), en: found('en') };
}
