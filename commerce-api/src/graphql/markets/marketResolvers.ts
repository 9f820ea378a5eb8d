import type { Resolvers } from '../resolvers.generated.ts';
import { CHANNELS, defaultChannel } from '../../markets/channels.ts';

export const marketResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    channels: () => [...CHANNELS],
    channel: (_root, { channelId }) => CHANNELS.find(({ id }) => id === channelId) ?? defaultChannel,
  },
};
