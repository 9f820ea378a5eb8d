import type { Resolvers } from '../graphql/resolvers.generated.ts';
import { CHANNELS, defaultChannel } from './channels.ts';

export const marketResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    channels: () => [...CHANNELS],
    channel: (_root, { channelId }) => CHANNELS.find(({ id }) => id === channelId) ?? defaultChannel,
  },
};
