import type { Resolvers } from '../resolvers.generated.ts';
import { languageOf } from '../../markets/view.ts';
import { deliveryDaysOf } from '../../markets/carriers.ts';

export const marketResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    channels: (_root, _args, context) => [...context.viewOf({}).markets.channels],
    channel: (_root, { channelId }, context) => context.viewOf({ channelId }).channel,
  },
  ChannelType: {
    contact: ({ contact, hasOwnContact, defaultLanguageId }) =>
      hasOwnContact ? { ...contact, defaultLanguageId } : null,
    paymentMethods: ({ markets }) => [...new Set(markets.flatMap(({ payments }) => payments.map(({ logo }) => logo)))],
  },
  ContactType: {
    hours: ({ hours, defaultLanguageId }, { languageId }) =>
      hours[languageOf(languageId ?? defaultLanguageId)?.code ?? 'en'],
  },
  MarketType: {
    paymentMethods: ({ payments }) => [...new Set(payments.map(({ logo }) => logo))],
    carriers: ({ carriers }) => [...new Set(carriers.map(({ carrier }) => carrier.company))],
    freeShippingLimit: ({ freeAbove }) => (freeAbove === null ? null : freeAbove / 100),
    deliveryDays: ({ carriers }) => {
      const days = deliveryDaysOf(carriers);
      return days && { min: days[0], max: days[1] };
    },
  },
};
