import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { Shop } from '@hemvaror/runtime/contract/shop';
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
  { locale }: Pick<Shop, 'locale'>,
): Promise<Omit<RootData, 'cart'>> {
  const [shared, channel] = await Promise.all([fetchSharedData(operations, locale), fetchChannel(operations)]);
  return { ...shared, channel };
}
