import type { Resolvers } from '../resolvers.generated.ts';
import { formatMoney } from '../../markets/formatMoney.ts';
import { discountPercentage, minus } from '../../model/price.ts';

/** Converts minor units to major units, as in the Decimal fields of the API. */
const decimal = (minor: number): number => minor / 100;

const shared = {
  sellingPriceIncVat: ({ selling }) => decimal(selling.incVat),
  sellingPriceExVat: ({ selling }) => decimal(selling.exVat),
  discountPercentage: ({ regular, selling }) => discountPercentage(regular, selling),
  vat: ({ selling }) => decimal(selling.incVat - selling.exVat),
  isDiscounted: ({ regular, selling }) => selling.incVat < regular.incVat,
  sellingPriceIncVatFormatted: ({ selling, view }) => formatMoney(selling.incVat, view),
  sellingPriceExVatFormatted: ({ selling, view }) => formatMoney(selling.exVat, view),
  discountIncVat: ({ regular, selling }) => decimal(minus(regular, selling).incVat),
  discountExVat: ({ regular, selling }) => decimal(minus(regular, selling).exVat),
  discountIncVatFormatted: ({ regular, selling, view }) => formatMoney(minus(regular, selling).incVat, view),
  discountExVatFormatted: ({ regular, selling, view }) => formatMoney(minus(regular, selling).exVat, view),
  vatFormatted: ({ selling, view }) => formatMoney(selling.incVat - selling.exVat, view),
} satisfies Resolvers['PriceType'];

const regular = {
  regularPriceIncVat: ({ regular }) => decimal(regular.incVat),
  regularPriceExVat: ({ regular }) => decimal(regular.exVat),
  regularPriceIncVatFormatted: ({ regular, view }) => formatMoney(regular.incVat, view),
  regularPriceExVatFormatted: ({ regular, view }) => formatMoney(regular.exVat, view),
} satisfies Resolvers['PriceType'];

export const priceResolvers: Resolvers = {
  PriceType: { ...shared, ...regular, currency: ({ view }) => view.currency },
  CampaignPriceType: {
    quantity: ({ quantity }) => quantity,
    discount: ({ price }) => decimal(minus(price.regular, price.selling).incVat),
    discountPercentage: ({ percent }) => percent,
    price: ({ price }) => price,
  },
  PriceLogItemType: {
    ...shared,
    ...regular,
    date: ({ date }) => date,
    isLowest: ({ isLowest }) => isLowest,
  },
  LowestPriceType: {
    ...shared,
    comparisonPriceIncVat: ({ regular }) => decimal(regular.incVat),
    comparisonPriceExVat: ({ regular }) => decimal(regular.exVat),
    comparisonPriceIncVatFormatted: ({ regular, view }) => formatMoney(regular.incVat, view),
    comparisonPriceExVatFormatted: ({ regular, view }) => formatMoney(regular.exVat, view),
    lowestPriceIncVat: ({ lowest }) => decimal(lowest.incVat),
    lowestPriceExVat: ({ lowest }) => decimal(lowest.exVat),
    lowestPriceIncVatFormatted: ({ lowest, view }) => formatMoney(lowest.incVat, view),
    lowestPriceExVatFormatted: ({ lowest, view }) => formatMoney(lowest.exVat, view),
  },
};
