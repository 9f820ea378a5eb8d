/** Selections of the public SDK, as `sdk-conformance` describes them. */

export const IDS = '$channelId: String, $languageId: String, $marketId: String';
export const PASSED = 'channelId: $channelId, languageId: $languageId, marketId: $marketId';

const AMOUNTS = [
  'sellingPriceIncVat',
  'sellingPriceExVat',
  'regularPriceIncVat',
  'regularPriceExVat',
  'discountIncVat',
  'discountExVat',
  'vat',
];
const PRICE = `{
  isDiscounted discountPercentage ${AMOUNTS.flatMap((name) => [name, `${name}Formatted`]).join(' ')}
  currency { code symbol rate name }
}`;
const CAMPAIGN = '{ campaignId name hideTitle }';
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'mobile',
  'phone',
  'careOf',
  'entryCode',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'zip',
  'city',
  'state',
  'country',
];
const ADDRESS = `{ ${ADDRESS_FIELDS.join(' ')} }`;

export const CART = `{
  id isCompleted merchantData promoCode appliedCampaigns ${CAMPAIGN}
  items {
    id groupKey skuId quantity message productPackage { packageId packageName groupId optionId }
    campaign { appliedCampaigns ${CAMPAIGN} prices { price ${PRICE} quantity } }
    product {
      productId articleNumber brand { name } name productImages { fileName } alias canonicalUrl
      primaryCategory { categoryId name order } categories { categoryId name order }
      skus { skuId name stock { inStock oversellable totalStock static } } unitPrice ${PRICE}
    }
    unitPrice ${PRICE} totalPrice ${PRICE}
  }
  summary {
    fixedAmountDiscountIncVat fixedAmountDiscountExVat
    balance { pending pendingFormatted totalSellingPriceExBalanceExVat totalSellingPriceExBalanceIncVat
      totalSellingPriceExBalanceIncVatFormatted }
    subTotal ${PRICE}
    shipping { amountLeftToFreeShipping amountLeftToFreeShippingFormatted feeExVat feeIncVat feeIncVatFormatted
      feeExVatFormatted isDefault }
    total ${PRICE}
  }
}`;

export const CHECKOUT = `{
  cart ${CART}
  consents { type checked } email identityNumber billingAddress ${ADDRESS} shippingAddress ${ADDRESS} shippingData
  shippingOptions { id displayName logo isSelected feeIncVatFormatted feeExVatFormatted }
  paymentOptions { id logo displayName checkoutType paymentType paymentData isSelected newCheckoutSession }
}`;

export const USER = `{
  id email personalId customerType gender metaData address ${ADDRESS} balances { currency amount }
  availableChannels { channelId availableMarkets { id alias currency { code } } }
}`;

export const ORDER_SUMMARY = `{
  completed nthPurchase
  order {
    orderId status languageId metaData email firstName billingAddress ${ADDRESS} orderValueIncVat
    rows { articleNumber name quantity priceIncVat }
  }
  cart ${CART}
}`;
