import { apolloContext } from '@hemvaror/runtime/api/operations';
import { menuLocations } from '@hemvaror/domain/menu/menuLocations';
import { LOCALES, type LocaleCode } from '@hemvaror/domain/site/locales';
import { sortByOrder } from '@hemvaror/domain/sortByOrder';
import { PageError } from '@hemvaror/domain/pageError';
import { compact } from '@hemvaror/domain/compact';
import type { LoaderArgs } from '@hemvaror/runtime/contract/contract';
import { shopContext } from '@hemvaror/runtime/shop/shop';
import { areaVariables } from '../widget-area/areaVariables.ts';
import { pageArea } from '../widget-area/pageArea.ts';
import type { WidgetArea } from '../widget-area/widget.ts';
import { WidgetAreaDocument } from '../widget-area/WidgetArea.generated.ts';
import { ProductsDocument } from '../widgets/product-list/ProductList.generated.ts';
import { CmsPagesDocument, GetMenuAtLocationDocument } from './ContentPage.generated.ts';
import type { InfoMenu_itemFragment } from './InfoMenu.generated.ts';
import { pageAddresses } from './pageAddresses.ts';

export interface ContentPageData {
  area: WidgetArea;
  /** Path of this page in each language with a translation. */
  addresses: Partial<Record<LocaleCode, string>>;
  /** Null for a page without the tag `menu` that is not in the menu about the shop. */
  menu: { title: string; items: InfoMenu_itemFragment[]; url: string | null } | null;
}

const MENU_TAG = 'menu';
const MENU_LOCATION = 'info-pages';

/**
 * Loads the area of the alias, the path of the page in each language, and the menu beside it: that of the info pages, or the
 * footer's third menu, about the shop, for the pages that it lists.
 *
 * @throws PageError 404 without a page of that alias (WIDGET-23)
 */
export async function loader({ context, params, request }: LoaderArgs): Promise<ContentPageData> {
  const { alias } = params;
  if (!alias) throw new PageError(404, 'The route has no alias parameter.');

  const api = context.get(apolloContext);
  const { locale, config } = context.get(shopContext);
  const variables = areaVariables(context, { alias, url: new URL(request.url).pathname });
  const loadArea = async () =>
    pageArea(await api.query({ document: WidgetAreaDocument, variables }), {
      variables,
      shopName: config.shopName,
      queryProducts: (list) => api.query({ document: ProductsDocument, variables: list }),
    });
  const loadMenu = async (menuLocationId: string) => {
    const { getMenuAtLocation } = await api.query({
      document: GetMenuAtLocationDocument,
      variables: { menuLocationId },
    });
    return getMenuAtLocation;
  };
  const [area, cmsPages, infoMenu, aboutMenu] = await Promise.all([
    loadArea(),
    api.query({ document: CmsPagesDocument, variables: { sv: LOCALES.sv.iso, en: LOCALES.en.iso } }),
    loadMenu(MENU_LOCATION),
    loadMenu(menuLocations(locale).footerThird),
  ]);
  if (!area) throw new PageError(404, `No content page has the alias "${alias}".`);

  const pages = { sv: compact(cmsPages.sv), en: compact(cmsPages.en) };
  const addresses = pageAddresses(pages, alias);
  const isInfoPage = area.tags.includes(MENU_TAG);
  const menu = isInfoPage ? infoMenu : aboutMenu;
  const title = menu?.title ?? '';
  const items = sortByOrder(menu?.menuItems).filter((item) => !item.hidden && item.canonicalUrl);
  // A menu has no address, but often a page has the same title.
  const url = pages[locale].find((page) => page.title === title)?.canonicalUrl ?? null;
  const hasMenu = isInfoPage ? items.length > 0 : items.some((item) => item.canonicalUrl === addresses[locale]);
  return { area, addresses, menu: hasMenu ? { title, items, url } : null };
}
