import type { Resolvers } from '../resolvers.generated.ts';
import { languageOf } from '../../markets/view.ts';
import type { PaymentMethod } from '../../markets/payments.ts';
import { deliveryDaysOf } from '../../markets/carriers.ts';

const TRANSLATED: readonly string[] = ['card', 'invoice'];

export const marketResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    channels: (_root, _args, context) => [...context.viewOf({}).markets.channels],
    channel: (_root, { channelId }, context) => context.viewOf({ channelId }).channel,
  },
  ChannelType: {
    contact: ({ contact, hasOwnContact, defaultLanguageId }) =>
      hasOwnContact ? { ...contact, defaultLanguageId } : null,
    paymentMethods: ({ markets }) => paymentNames(markets.flatMap(({ payments }) => payments)),
  },
  ContactType: {
    hours: ({ hours, defaultLanguageId }, { languageId }) =>
      hours[languageOf(languageId ?? defaultLanguageId)?.code ?? 'en'],
  },
  GuaranteeNoticeType: {
    image: ({ images }, { languageId }) => images?.[languageOf(languageId ?? '')?.code ?? 'en'] ?? null,
  },
  MarketType: {
    paymentMethods: ({ payments }) => paymentNames(payments),
    carriers: ({ carriers }) => [...new Set(carriers.map(({ carrier }) => carrier.company))],
    freeShippingLimit: ({ freeAbove }) => (freeAbove === null ? null : freeAbove / 100),
    lowestShippingFee: ({ carriers }) =>
      carriers.length > 0 ? Math.min(...carriers.map(({ fee }) => fee)) / 100 : null,
    deliveryDays: ({ carriers }) => {
      const days = deliveryDaysOf(carriers);
      return days && { min: days[0], max: days[1] };
    },
  },
};

/** @returns `card` and `invoice`, which storefronts translate, and the names of companies */
function paymentNames(payments: readonly PaymentMethod[]): string[] {
  return [...new Set(payments.map(({ logo, name }) => (TRANSLATED.includes(logo) ? logo : name.en)))];
}
