import type { Resolvers } from '../resolvers.generated.ts';
import { deliveryDaysIn } from '../../markets/carriers.ts';
import { PAYMENTS } from '../../markets/payments.ts';
import { CHANNELS, defaultChannel } from '../../markets/channels.ts';

export const marketResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    channels: () => [...CHANNELS],
    channel: (_root, { channelId }) => CHANNELS.find(({ id }) => id === channelId) ?? defaultChannel,
  },
  ChannelType: {
    paymentMethods: () => PAYMENTS.map(({ logo }) => logo),
  },
  MarketType: {
    deliveryDays: ({ country }) => {
      const days = country && deliveryDaysIn(country.code);
      return days ? { min: days[0], max: days[1] } : null;
    },
  },
};
