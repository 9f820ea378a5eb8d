import { apolloContext } from '@storefront/api/operations';
import { LOCALES, type LocaleCode } from '@storefront/config/locales';
import { inOrder } from '@storefront/domain/inOrder';
import { PageError } from '@storefront/domain/pageError';
import { present } from '@storefront/domain/present';
import type { LoaderArgs } from '@storefront/federation/contract';
import { shopContext } from '@storefront/store/shop';
import { loadWidgetArea } from '../widget-area/loadWidgetArea.ts';
import type { WidgetArea } from '../widget-area/widget.ts';
import { CmsPagesDocument, GetMenuAtLocationDocument, type InfoMenu_itemFragment } from './ContentPage.generated.ts';
import { pageAddresses } from './pageAddresses.ts';

export interface ContentPageData {
  area: WidgetArea;
  /** Path of this page in each language that has it. */
  addresses: Partial<Record<LocaleCode, string>>;
  /** Beside pages tagged `menu`. */
  menu: { title: string; items: InfoMenu_itemFragment[]; url: string | null } | null;
}

const MENU_TAG = 'menu';
const MENU_LOCATION = 'info-pages';

/**
 * The area of the alias, where the page stands in each language, and the menu beside it.
 *
 * @throws PageError 404 without a page of that alias (WIDGET-23)
 */
export async function loadContentPage({ context, params, request }: LoaderArgs): Promise<ContentPageData> {
  const { alias } = params;
  if (!alias) throw new PageError(404, 'a content page needs an alias');

  const operations = context.get(apolloContext);
  const { locale } = context.get(shopContext);
  const [area, cmsPages, { getMenuAtLocation: found }] = await Promise.all([
    loadWidgetArea(context, { alias, url: new URL(request.url).pathname }),
    operations.query({ document: CmsPagesDocument, variables: { sv: LOCALES.sv.iso, en: LOCALES.en.iso } }),
    operations.query({ document: GetMenuAtLocationDocument, variables: { menuLocationId: MENU_LOCATION } }),
  ]);
  if (!area) throw new PageError(404, `no content page has the alias "${alias}"`);

  const pages = { sv: present(cmsPages.sv), en: present(cmsPages.en) };
  const title = found?.title ?? '';
  const items = inOrder(found?.menuItems).filter((item) => !item.hidden && item.canonicalUrl);
  // A menu has no address of its own, but often a page of its name.
  const url = pages[locale].find((page) => page.title === title)?.canonicalUrl ?? null;
  const hasMenu = area.tags.includes(MENU_TAG) && items.length > 0;
  return { area, addresses: pageAddresses(pages, alias), menu: hasMenu ? { title, items, url } : null };
}
