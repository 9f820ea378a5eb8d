import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { fetchChannel } from './fetchChannel.ts';
import { fetchSharedData } from './fetchSharedData.ts';
import type { RootData } from './rootData.ts';

/**
 * Fetches the data that all pages of a site share, in the browser.
 *
 * @throws ApiError or PageError 503 if the API is unavailable (ERR-04)
 */
export async function fetchRootData(
  operations: GraphQLOperations,
  locale: LocaleCode,
): Promise<Omit<RootData, 'cart'>> {
  const [shared, channel] = await Promise.all([fetchSharedData(operations, locale), fetchChannel(operations)]);
  return { ...shared, channel };
}
