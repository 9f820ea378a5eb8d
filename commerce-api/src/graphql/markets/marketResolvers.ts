import type { Resolvers } from '../resolvers.generated.ts';
import { deliveryDaysOf } from '../../markets/carriers.ts';

export const marketResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    channels: (_root, _args, context) => [...context.viewOf({}).markets.channels],
    channel: (_root, { channelId }, context) => context.viewOf({ channelId }).channel,
  },
  ChannelType: {
    paymentMethods: ({ markets }) => [...new Set(markets.flatMap(({ payments }) => payments.map(({ logo }) => logo)))],
  },
  MarketType: {
    deliveryDays: ({ carriers }) => {
      const days = deliveryDaysOf(carriers);
      return days && { min: days[0], max: days[1] };
    },
  },
};
