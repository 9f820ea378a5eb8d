import type { GraphQLOperations } from '@storefront/api/operations';
import type { LocaleCode } from '@storefront/config/locales';
import { PageError } from '@storefront/domain/pageError';
import { present } from '@storefront/domain/present';
import { menuLocations } from './menuLocations.ts';
import type { Menu, SharedData } from './rootData.ts';
import { CategoriesDocument, ChannelDocument, GetMenuAtLocationDocument } from './sharedData.generated.ts';

/**
 * Asks for everything that all pages of a site share, in parallel.
 *
 * @throws ApiError or PageError 503 when the API cannot be had or has no such channel (ERR-04)
 */
export async function fetchSharedData(operations: GraphQLOperations, locale: LocaleCode): Promise<SharedData> {
  const places = menuLocations(locale);
  const menu = async (menuLocationId: string): Promise<Menu | null> => {
    const { getMenuAtLocation } = await operations.query({
      document: GetMenuAtLocationDocument,
      variables: { menuLocationId },
    });
    return getMenuAtLocation;
  };

  const [channel, categories, main, mobile, topBar, footerFirst, footerSecond, footerThird] = await Promise.all([
    operations.query({ document: ChannelDocument }),
    categoriesOf(operations),
    menu(places.main),
    menu(places.mobile),
    menu(places.topBar),
    menu(places.footerFirst),
    menu(places.footerSecond),
    menu(places.footerThird),
  ]);
  if (!channel.channel) throw new PageError(503, 'the API knows no channel of this site');
  return {
    channel: channel.channel,
    categories,
    menus: { main, mobile, topBar, footerFirst, footerSecond, footerThird },
  };
}

/** API-19: data that comes with errors is used; only no data at all is a failure (OP-22). */
async function categoriesOf(operations: GraphQLOperations): Promise<SharedData['categories']> {
  const { data } = await operations.refusable({ document: CategoriesDocument });
  if (!data?.categories) throw new PageError(503, 'the categories came back empty-handed');
  return present(data.categories);
}
