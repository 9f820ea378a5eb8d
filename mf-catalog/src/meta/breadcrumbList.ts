import type { Shop } from '@hemvaror/runtime/contract/shop';
import type { Crumb } from '@hemvaror/ui/breadcrumb/Breadcrumb';

/**
 * Breadcrumbs as structured data (schema.org) with absolute URLs.
 *
 * @param crumbs from the top level down, without the page itself
 */
export function breadcrumbList(crumbs: readonly Crumb[], current: Crumb, shop: Shop): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, current].map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: new URL(href, shop.origins[shop.locale]).href,
    })),
  };
}
