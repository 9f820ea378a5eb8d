import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { fetchChannel } from './fetchChannel.ts';
import { fetchSharedData } from './fetchSharedData.ts';
import type { RootData } from './rootData.ts';

/**
 * Everything that all pages of a site share, as the browser asks for it.
 *
 * @throws ApiError or PageError 503 when the API cannot be had (ERR-04)
 */
export async function fetchRootData(
  operations: GraphQLOperations,
  locale: LocaleCode,
): Promise<Omit<RootData, 'cart'>> {
  const [shared, channel] = await Promise.all([fetchSharedData(operations, locale), fetchChannel(operations)]);
  return { ...shared, channel };
}
