import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { PageError } from '@hemvaror/domain/pageError';
import { compact } from '@hemvaror/domain/compact';
import type { Channel } from './rootData.ts';
import {
  ChannelAdditionsDocument,
  ChannelDocument,
  ChannelThemeDocument,
  type ChannelAdditionsQuery,
} from './channel.generated.ts';

type Additions = Partial<NonNullable<ChannelAdditionsQuery['channel']>>;

/**
 * Fetches the channel of a site: its markets and its theme.
 *
 * @param config with `apiAdditions` the API has contact details, and the terms of markets
 * @throws ApiError or PageError 503 if the API is unavailable or has no such channel (ERR-04)
 */
export async function fetchChannel(
  operations: GraphQLOperations,
  config: Pick<PublicConfig, 'apiAdditions'>,
): Promise<Channel> {
  const [{ channel }, additions] = await Promise.all([
    operations.query({ document: ChannelDocument }),
    fetchAdditions(operations, config),
  ]);
  if (!channel)
    throw new PageError(503, 'The API has no channel for this site. Check CHANNEL_ID_SV and CHANNEL_ID_EN.');
  const terms = new Map(compact(additions.markets).map((market) => [market.id, market]));
  return {
    ...channel,
    markets: compact(channel.markets).map((market) => {
      const { deliveryDays = null, paymentMethods = null, carriers = null } = terms.get(market.id) ?? {};
      const { guaranteeNotice = null } = terms.get(market.id) ?? {};
      return { ...market, deliveryDays, paymentMethods, carriers, guaranteeNotice };
    }),
    themeSettings: compact(additions.themeSettings),
    contact: additions.contact ?? null,
  };
}

/** A backend without these fields rejects the query, and the shop has its default theme (LOCALE-09). */
async function fetchAdditions(
  operations: GraphQLOperations,
  { apiAdditions }: Pick<PublicConfig, 'apiAdditions'>,
): Promise<Additions> {
  try {
    const { data } = apiAdditions
      ? await operations.executeWithRefusals({ document: ChannelAdditionsDocument })
      : await operations.executeWithRefusals({ document: ChannelThemeDocument });
    return data?.channel ?? {};
  } catch {
    // They are optional. The channel query reports an unavailable API.
    return {};
  }
}
