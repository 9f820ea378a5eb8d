import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { menuLocations } from '@hemvaror/domain/menu/menuLocations';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { PageError } from '@hemvaror/domain/pageError';
import { compact } from '@hemvaror/domain/compact';
import { toDisplayMenu, type DisplayMenu } from '../menu/toDisplayMenu.ts';
import { CategoriesDocument } from './categories.generated.ts';
import { GetMenuAtLocationDocument } from './menus.generated.ts';
import type { SharedData } from './rootData.ts';

/**
 * Fetches the data that all pages of a site share, except its channel, in parallel.
 *
 * @throws ApiError or PageError 503 if the API is unavailable (ERR-04)
 */
export async function fetchSharedData(operations: GraphQLOperations, locale: LocaleCode): Promise<SharedData> {
  const locations = menuLocations(locale);
  const menu = async (menuLocationId: string): Promise<DisplayMenu | null> => {
    const { getMenuAtLocation } = await operations.query({
      document: GetMenuAtLocationDocument,
      variables: { menuLocationId },
    });
    return toDisplayMenu(getMenuAtLocation);
  };

  const [categories, main, mobile, topBar, footerFirst, footerSecond, footerThird] = await Promise.all([
    categoriesOf(operations),
    menu(locations.main),
    menu(locations.mobile),
    menu(locations.topBar),
    menu(locations.footerFirst),
    menu(locations.footerSecond),
    menu(locations.footerThird),
  ]);
  return {
    categories,
    menus: { main, topBar, footerFirst, footerSecond, footerThird, ...(!isSame(mobile, main) && { mobile }) },
    year: new Date().getFullYear(),
  };
}

function isSame(one: DisplayMenu | null, other: DisplayMenu | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** API-19: partial data with errors is used; only missing data is a failure (OP-22). */
async function categoriesOf(operations: GraphQLOperations): Promise<SharedData['categories']> {
  const { data } = await operations.executeWithRefusals({ document: CategoriesDocument });
  if (!data?.categories) throw new PageError(503, 'The categories query returned no data.');
  return compact(data.categories);
}
