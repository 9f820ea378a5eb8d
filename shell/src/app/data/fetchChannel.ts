import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { PageError } from '@hemvaror/domain/pageError';
import { compact } from '@hemvaror/domain/compact';
import type { Channel } from './rootData.ts';
import { ChannelAdditionsDocument, ChannelDocument, type ChannelAdditionsQuery } from './channel.generated.ts';

type Additions = Partial<NonNullable<ChannelAdditionsQuery['channel']>>;

/**
 * Fetches the channel of a site: its markets and its theme.
 *
 * @throws ApiError or PageError 503 if the API is unavailable or has no such channel (ERR-04)
 */
export async function fetchChannel(operations: GraphQLOperations): Promise<Channel> {
  const [{ channel }, additions] = await Promise.all([
    operations.query({ document: ChannelDocument }),
    fetchAdditions(operations),
  ]);
  if (!channel)
    throw new PageError(503, 'The API has no channel for this site. Check CHANNEL_ID_SV and CHANNEL_ID_EN.');
  const terms = new Map(compact(additions.markets).map((market) => [market.id, market]));
  return {
    ...channel,
    markets: compact(channel.markets).map((market) => {
      const { deliveryDays = null, paymentMethods = null, carriers = null } = terms.get(market.id) ?? {};
      const { guaranteeNotice = null, lowestShippingFee = null } = terms.get(market.id) ?? {};
      return { ...market, deliveryDays, paymentMethods, carriers, guaranteeNotice, lowestShippingFee };
    }),
    themeSettings: compact(additions.themeSettings),
    contact: additions.contact ?? null,
  };
}

/** A backend without these fields rejects the query, and the shop has its default theme (LOCALE-09). */
async function fetchAdditions(operations: GraphQLOperations): Promise<Additions> {
  try {
    const { data } = await operations.executeWithRefusals({ document: ChannelAdditionsDocument });
    return data?.channel ?? {};
  } catch {
    // They are optional. The channel query reports an unavailable API.
    return {};
  }
}
