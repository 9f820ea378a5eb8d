export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  /** ISO 8601. */
  DateTime: { input: Date; output: Date | string };
  /** A number of major units with at most two decimals; input may be a numeric string. */
  Decimal: { input: number; output: number };
  Guid: { input: string; output: string };
  /** A whole number beyond 32 bits. */
  Long: { input: number; output: number };
};

export type AddressInputType = {
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  addressLine3?: InputMaybe<Scalars['String']['input']>;
  careOf?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  entryCode?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** Unknown fields are empty texts. */
export type AddressType = {
  addressLine1: Scalars['String']['output'];
  addressLine2: Scalars['String']['output'];
  addressLine3: Scalars['String']['output'];
  careOf: Scalars['String']['output'];
  city: Scalars['String']['output'];
  company: Scalars['String']['output'];
  country: Scalars['String']['output'];
  entryCode: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  mobile: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  state: Scalars['String']['output'];
  zip: Scalars['String']['output'];
};

export type AlternativeUrlType = {
  channelId: Scalars['String']['output'];
  country?: Maybe<Scalars['String']['output']>;
  /** `sv-SE`. */
  culture: Scalars['String']['output'];
  language: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type BalanceType = {
  /** Store credit that this cart would draw. */
  pending: Scalars['Decimal']['output'];
  pendingFormatted?: Maybe<Scalars['String']['output']>;
  /** Store credit that would be left. */
  remaining: Scalars['Decimal']['output'];
  remainingFormatted?: Maybe<Scalars['String']['output']>;
  totalSellingPriceExBalanceExVat: Scalars['Decimal']['output'];
  totalSellingPriceExBalanceExVatFormatted?: Maybe<Scalars['String']['output']>;
  /** The amount to pay, as in `total`: without the store credit. */
  totalSellingPriceExBalanceIncVat: Scalars['Decimal']['output'];
  totalSellingPriceExBalanceIncVatFormatted?: Maybe<Scalars['String']['output']>;
};

export type BrandListType = {
  alias?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for older clients. */
  alternativeCanonicalUrls?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  alternativeUrls?: Maybe<Array<Maybe<AlternativeUrlType>>>;
  backgroundImage?: Maybe<Scalars['String']['output']>;
  brandId: Scalars['Int']['output'];
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  primaryImage?: Maybe<Scalars['String']['output']>;
  secondaryDescription?: Maybe<Scalars['String']['output']>;
};

export type BrandType = {
  alias?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for older clients. */
  alternativeCanonicalUrls?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  alternativeUrls?: Maybe<Array<Maybe<AlternativeUrlType>>>;
  brandId: Scalars['Int']['output'];
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type BreadcrumbType = {
  categoryId: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  parentCategoryId: Scalars['Int']['output'];
  url?: Maybe<Scalars['String']['output']>;
};

export type CampaignPriceType = {
  discount: Scalars['Decimal']['output'];
  discountPercentage: Scalars['Decimal']['output'];
  price?: Maybe<PriceType>;
  quantity: Scalars['Int']['output'];
};

export type CampaignRuleType = {
  action?: Maybe<Scalars['String']['output']>;
  actionValue?: Maybe<Scalars['String']['output']>;
  campaignId: Scalars['String']['output'];
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  category?: Maybe<Scalars['String']['output']>;
  hideTitle?: Maybe<Scalars['Boolean']['output']>;
  /** For a promotion code, the code. */
  name?: Maybe<Scalars['String']['output']>;
  ruleType?: Maybe<Scalars['String']['output']>;
};

export type CampaignType = {
  appliedCampaigns?: Maybe<Array<Maybe<CampaignRuleType>>>;
  /** More than one: the price falls with the quantity. */
  prices?: Maybe<Array<Maybe<CampaignPriceType>>>;
};

export type CartFeesType = {
  paymentFeeExVat: Scalars['Decimal']['output'];
  paymentFeeIncVat: Scalars['Decimal']['output'];
  shippingFeeExVat: Scalars['Decimal']['output'];
  shippingFeeIncVat: Scalars['Decimal']['output'];
};

export type CartGroupInputType = {
  groupKey?: InputMaybe<Scalars['ID']['input']>;
  quantity: Scalars['Int']['input'];
};

export type CartItemInputType = {
  groupKey?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the line. If absent, the line with `skuId` and `message`. */
  id?: InputMaybe<Scalars['ID']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Int']['input'];
  skuId?: InputMaybe<Scalars['Int']['input']>;
};

export type CartItemType = {
  campaign?: Maybe<CampaignType>;
  groupKey?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  isCampaignFreeGift: Scalars['Boolean']['output'];
  /** Distinguishes lines of one SKU. */
  message?: Maybe<Scalars['String']['output']>;
  product?: Maybe<ProductType>;
  productPackage?: Maybe<ProductPackageCartItemType>;
  quantity: Scalars['Int']['output'];
  skuId: Scalars['Int']['output'];
  totalPrice?: Maybe<PriceType>;
  unitPrice?: Maybe<PriceType>;
};

/** The effect of `mergeCart`. A repetition returns the same. */
export type CartMergeType = {
  /** The customer's cart, at the prices of this customer. */
  cart?: Maybe<CartType>;
  /** The items of which fewer are left than the carts had, because of the stock or a limit of carts. */
  limited: Array<LimitedCartItemType>;
  /** The items that the customer's cart had from earlier visits, and the browser's cart had not. */
  restored: Array<RestoredCartItemType>;
};

export type CartSummaryType = {
  balance?: Maybe<BalanceType>;
  fees?: Maybe<CartFeesType>;
  fixedAmountDiscountExVat: Scalars['Decimal']['output'];
  /** Discounts on the whole cart, without the discounts of lines. */
  fixedAmountDiscountIncVat: Scalars['Decimal']['output'];
  payment?: Maybe<PaymentOptionType>;
  shipping?: Maybe<ShippingOptionType>;
  /** Before discounts on the whole and fees. */
  subTotal?: Maybe<PriceType>;
  /**
   * The amount to pay: after discounts, fees and store credit, with the same share of VAT as before the credit. `vats` has the
   * VAT of the whole purchase, which store credit does not reduce.
   */
  total?: Maybe<PriceType>;
  vats?: Maybe<Array<Maybe<VatGroupType>>>;
};

export type CartType = {
  appliedCampaigns?: Maybe<Array<Maybe<CampaignRuleType>>>;
  fixedDiscount: Scalars['Decimal']['output'];
  freeShipping: Scalars['Boolean']['output'];
  /** Null in the order of a public link. */
  id?: Maybe<Scalars['String']['output']>;
  isCompleted: Scalars['Boolean']['output'];
  items?: Maybe<Array<Maybe<CartItemType>>>;
  merchantData?: Maybe<Scalars['String']['output']>;
  promoCode?: Maybe<Scalars['String']['output']>;
  /** Money of the whole cart. */
  summary?: Maybe<CartSummaryType>;
};

export type CategoryType = {
  alias?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for older clients. */
  alternativeCanonicalUrls?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  alternativeUrls?: Maybe<Array<Maybe<AlternativeUrlType>>>;
  backgroundImage?: Maybe<Scalars['String']['output']>;
  canonicalUrl: Scalars['String']['output'];
  categoryId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  googleTaxonomy?: Maybe<GoogleTaxonomyType>;
  isHidden?: Maybe<Scalars['Boolean']['output']>;
  name: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  /** 0 is the root. */
  parentCategoryId: Scalars['Int']['output'];
  primaryImage?: Maybe<Scalars['String']['output']>;
  secondaryDescription?: Maybe<Scalars['String']['output']>;
};

export type ChannelType = {
  /** How shoppers reach customer service. Null without details of the channel's own. An addition to the published type. */
  contact?: Maybe<ContactType>;
  defaultLanguageId: Scalars['String']['output'];
  /** The alias of a market. */
  defaultMarketId: Scalars['String']['output'];
  /** Number, vertical bar, country or top-level domain: `1|se`. */
  id: Scalars['String']['output'];
  languages?: Maybe<Array<Maybe<LanguageType>>>;
  markets?: Maybe<Array<Maybe<MarketType>>>;
  name: Scalars['String']['output'];
  /** Payment methods of the checkout: `card`, `invoice` or the name of a provider. An addition to the published type. */
  paymentMethods?: Maybe<Array<Scalars['String']['output']>>;
  /** Appearance of the storefront, by name: header-theme and footer-theme. An addition to the published type. */
  themeSettings?: Maybe<Array<Maybe<ThemeSettingType>>>;
  type: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type CheckoutAndOrderType = {
  htmlSnippet: Scalars['String']['output'];
  order?: Maybe<CheckoutOrderType>;
};

export type CheckoutDataType = {
  cart?: Maybe<CartType>;
  /** False sends the shopper back to the checkout. */
  completed?: Maybe<Scalars['Boolean']['output']>;
  htmlSnippet?: Maybe<Scalars['String']['output']>;
  newCheckoutSession: Scalars['Boolean']['output'];
  /** Number of orders of the signed-in customer, including this one; 0 for guests. */
  nthPurchase: Scalars['Int']['output'];
  order?: Maybe<CheckoutOrderType>;
  /** The payment with which the shopper returned from a provider; null for an order number. An addition to the published type. */
  payment?: Maybe<PaymentOutcomeType>;
};

export type CheckoutInputType = {
  /** Types of the ticked consents. */
  acceptedConsents?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  billingAddress?: InputMaybe<AddressInputType>;
  checkoutUrls?: InputMaybe<CheckoutUrlsInputType>;
  customerOrderNumber?: InputMaybe<Scalars['String']['input']>;
  customerType?: InputMaybe<CustomerType>;
  desiredDeliveryDate?: InputMaybe<Scalars['DateTime']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  /** At least 0: the fee of the selected carrier, for the current goods and address. -1: none. Ignored unless a server sends it. */
  externalShippingFee?: InputMaybe<Scalars['Decimal']['input']>;
  /** The `externalId` of a pickup point in `subOptions`. */
  externalShippingId?: InputMaybe<Scalars['String']['input']>;
  goodsLabel?: InputMaybe<Scalars['String']['input']>;
  identityNumber?: InputMaybe<Scalars['String']['input']>;
  merchantData?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  /** 0 or absent: the previous value, or the default. */
  paymentId?: InputMaybe<Scalars['Int']['input']>;
  /** The same, or any text for the carrier. Ignored if `externalShippingId` is one of the nearest pickup points. */
  pickupPoint?: InputMaybe<Scalars['String']['input']>;
  shippingAddress?: InputMaybe<AddressInputType>;
  /** 0 or absent: the previous value, or the default. */
  shippingId?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The amount to pay that the client has shown, including VAT. `placeOrder` refuses another one with the code TOTAL_CHANGED. An
   * addition to the published type.
   */
  shownTotal?: InputMaybe<Scalars['Decimal']['input']>;
  /** Accepts a carrier that is not offered. Ignored unless a server sends it. */
  skipShippingValidation?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CheckoutOrderRowType = {
  articleNumber?: Maybe<Scalars['String']['output']>;
  brand?: Maybe<Scalars['String']['output']>;
  campaignIds?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  campaignNames?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  categories?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  currency?: Maybe<Scalars['String']['output']>;
  discountExVat: Scalars['Decimal']['output'];
  discountIncVat: Scalars['Decimal']['output'];
  discountRate: Scalars['Float']['output'];
  externalId?: Maybe<Scalars['String']['output']>;
  gtin?: Maybe<Scalars['String']['output']>;
  height: Scalars['Int']['output'];
  imageUrl?: Maybe<Scalars['String']['output']>;
  length: Scalars['Int']['output'];
  message?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  priceExVat: Scalars['Decimal']['output'];
  priceIncVat: Scalars['Decimal']['output'];
  productId: Scalars['Int']['output'];
  productPriceCampaignId?: Maybe<Scalars['Int']['output']>;
  productPriceListId?: Maybe<Scalars['Int']['output']>;
  productUrl?: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  sku?: Maybe<Scalars['String']['output']>;
  variant?: Maybe<Scalars['String']['output']>;
  weight: Scalars['Int']['output'];
  width: Scalars['Int']['output'];
};

/** The order as the confirmation page and its trackers read it. */
export type CheckoutOrderType = {
  /** @deprecated Kept for older clients. */
  address1?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for older clients. */
  address2?: Maybe<Scalars['String']['output']>;
  balance: Scalars['Decimal']['output'];
  billingAddress?: Maybe<AddressType>;
  campaignIds?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  campaignNames?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** @deprecated Kept for older clients. */
  city?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for older clients. */
  company?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for older clients. */
  country?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  customerGroupId: Scalars['Int']['output'];
  customerId: Scalars['Int']['output'];
  customerOrderNumber?: Maybe<Scalars['String']['output']>;
  customerTypeId: Scalars['Int']['output'];
  desiredDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  discountExVat: Scalars['Decimal']['output'];
  discountIncVat: Scalars['Decimal']['output'];
  /** @deprecated Kept for older clients. */
  email?: Maybe<Scalars['String']['output']>;
  externalOrderId?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for older clients. */
  firstName?: Maybe<Scalars['String']['output']>;
  gender: GenderType;
  goodsLabel?: Maybe<Scalars['String']['output']>;
  ipAddress?: Maybe<Scalars['String']['output']>;
  itemValueExVat: Scalars['Decimal']['output'];
  itemValueIncVat: Scalars['Decimal']['output'];
  languageId?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for older clients. */
  lastName?: Maybe<Scalars['String']['output']>;
  marketId: Scalars['String']['output'];
  message?: Maybe<Scalars['String']['output']>;
  metaData?: Maybe<Scalars['String']['output']>;
  orderId?: Maybe<Scalars['String']['output']>;
  orderValueExVat: Scalars['Decimal']['output'];
  orderValueIncVat: Scalars['Decimal']['output'];
  organizationNumber?: Maybe<Scalars['String']['output']>;
  paymentFeeExVat: Scalars['Decimal']['output'];
  paymentFeeIncVat: Scalars['Decimal']['output'];
  paymentId: Scalars['Int']['output'];
  personalId?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for older clients. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Name and address of the pickup point, or the text of a delivery service; empty without one. */
  pickupPoint?: Maybe<Scalars['String']['output']>;
  promoCode?: Maybe<Scalars['String']['output']>;
  /** The secret of the order's public link, for `getOrderPublic`. An addition to the published type. */
  publicId?: Maybe<Scalars['ID']['output']>;
  rows?: Maybe<Array<Maybe<CheckoutOrderRowType>>>;
  /** @deprecated Kept for older clients. */
  secondaryTransactionId?: Maybe<Scalars['String']['output']>;
  shippingAddress?: Maybe<AddressType>;
  shippingFeeExVat: Scalars['Decimal']['output'];
  shippingFeeIncVat: Scalars['Decimal']['output'];
  shippingId: Scalars['Int']['output'];
  status?: Maybe<Scalars['String']['output']>;
  sum: Scalars['Decimal']['output'];
  transactionId?: Maybe<Scalars['String']['output']>;
  userAgent?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for older clients. */
  zip?: Maybe<Scalars['String']['output']>;
};

export type CheckoutStatus = 'CUSTOMER_BLACKLISTED' | 'OK';

export type CheckoutType = {
  billingAddress?: Maybe<AddressType>;
  cart?: Maybe<CartType>;
  checkoutStatus?: Maybe<CheckoutStatus>;
  /** @deprecated Kept for older clients. */
  consents?: Maybe<Array<Maybe<ConsentType>>>;
  email?: Maybe<Scalars['String']['output']>;
  identityNumber?: Maybe<Scalars['String']['output']>;
  /**
   * Empty until a shipping option is selected; then one is selected, the default if the shopper has chosen none. For a person, those
   * without credit come first, and one with credit is never the default.
   */
  paymentOptions?: Maybe<Array<Maybe<PaymentOptionType>>>;
  shippingAddress?: Maybe<AddressType>;
  /** JSON for a delivery widget. */
  shippingData?: Maybe<Scalars['String']['output']>;
  /** Empty until the postal code is known. */
  shippingOptions?: Maybe<Array<Maybe<ShippingOptionType>>>;
};

export type CheckoutUrlsInputType = {
  checkoutPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Absolute, with placeholders such as `{geins.cartid}`. */
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
  termsPageUrl?: InputMaybe<Scalars['String']['input']>;
};

export type ConsentType = {
  autoAccept: Scalars['Boolean']['output'];
  checked: Scalars['Boolean']['output'];
  description: Scalars['String']['output'];
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type ContactType = {
  address: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** When it answers. Without a language, in that of the channel. */
  hours: Scalars['String']['output'];
  organizationNumber: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

export type ContactTypeHoursArgs = {
  languageId?: InputMaybe<Scalars['String']['input']>;
};

export type CountryType = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type CurrencyType = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Units of the channel's own currency for one unit. */
  rate: Scalars['Decimal']['output'];
  symbol: Scalars['String']['output'];
};

export type CustomerType = 'ORGANIZATION' | 'PERSON';

export type DeliveryDatesType = {
  /** The first day, `yyyy-mm-dd`. */
  from: Scalars['String']['output'];
  supply: DeliverySupply;
  /** The last day. */
  to: Scalars['String']['output'];
};

/** Working days from dispatch to delivery. */
export type DeliveryDaysType = {
  max: Scalars['Int']['output'];
  min: Scalars['Int']['output'];
};

/** Where goods come from. */
export type DeliverySupply =
  | 'MADE_TO_ORDER'
  | 'STOCK'
  /** The stock of the supplier. */
  | 'SUPPLIER';

export type DimensionsType = {
  height: Scalars['Int']['output'];
  length: Scalars['Int']['output'];
  width: Scalars['Int']['output'];
};

export type DiscountType = 'EXTERNAL' | 'NONE' | 'PRICE_CAMPAIGN' | 'SALE_PRICE';

export type FilterCollectionType = {
  facets?: Maybe<Array<Maybe<FilterType>>>;
  /** Lowest and highest of the result. */
  price?: Maybe<PriceFilterType>;
};

export type FilterInputType = {
  /** Like `productIds`, which takes precedence. */
  articleNumbers?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  brandIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  categoryIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  discountCampaignIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  exclude?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  excludeBrandIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  excludeCategoryIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  excludeDiscountCampaignIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  excludeFacets?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** The shopper's selection: any of the values of one group, and of every group. */
  facets?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** BY_GROUP: the counts of a group ignore the selection in that group. */
  filterMode?: InputMaybe<FilterMode>;
  /** The page's own restriction, combined by `includeMode`. */
  include?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Also the products that a variant group collapses. */
  includeCollapsed?: InputMaybe<Scalars['Boolean']['input']>;
  /** INTERSECT, the default: a value of all groups. UNION: of at least one. */
  includeMode?: InputMaybe<IncludeMode>;
  /** Selling price including VAT, both ends included. */
  price?: InputMaybe<PriceFilterInputType>;
  /** Only products in that price list. */
  priceListIdentifier?: InputMaybe<Scalars['String']['input']>;
  /** At most 600; every other filter is ignored and the list keeps this order. */
  productIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  searchText?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<SortType>;
};

export type FilterMode = 'BY_GROUP' | 'CURRENT';

export type FilterType = {
  /** Key of the group in addresses. */
  filterId: Scalars['String']['output'];
  group?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
  /** Category, Brand, Sku, Price, Discount or Parameter; clients ignore others. */
  type?: Maybe<Scalars['String']['output']>;
  values?: Maybe<Array<Maybe<FilterValueType>>>;
};

/** Sorted by `order`, then `facetId`; a value without products may be missing. */
export type FilterValueType = {
  /** Changes with the count: a cache key. */
  _id: Scalars['String']['output'];
  count: Scalars['Long']['output'];
  facetId?: Maybe<Scalars['String']['output']>;
  hidden: Scalars['Boolean']['output'];
  label?: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
  /** The facet above in a tree of categories. */
  parentId?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type GeinsMerchantApiMutation = {
  /** Adds a line per selection, with a group key in common. The id of a package is that of the product with `productPackage`. */
  addPackageToCart?: Maybe<CartType>;
  /** Adds to the line with the same SKU and message. */
  addToCart?: Maybe<CartType>;
  /**
   * Cancels an order that is not packed yet. Repeating it changes nothing. The GUID is not enough: the token is that of the customer, or
   * `email` is the address of the order.
   */
  cancelOrder?: Maybe<OrderType>;
  /** Removes the lines and keeps the id. */
  clearCart?: Maybe<CartType>;
  /** Copies the lines to a new id, also those of a completed cart. Drops promotions unless `resetPromotions` is false. */
  cloneCart?: Maybe<CartType>;
  /** Sets a new password by the key of that link and the password digest. False for a key that is unknown, used or expired. */
  commitReset?: Maybe<Scalars['Boolean']['output']>;
  /** Completes the cart, which is read-only from then on. */
  completeCart?: Maybe<CartType>;
  /** Stores the given fields, leaves the others unchanged, and returns the whole state. */
  createOrUpdateCheckout?: Maybe<CheckoutType>;
  /** Deletes the account of the token. Its orders stay, without personal data. */
  deleteUser?: Maybe<Scalars['Boolean']['output']>;
  /** All stored data of the customer of the token, as JSON text. An addition to the published contract; requires a recent login. */
  exportUser?: Maybe<Scalars['String']['output']>;
  /**
   * Merges the browser's cart with the open cart of the logged-in customer, and returns the customer's cart, whose id replaces that of
   * the browser. Send it after a login. The same item in both carts has the larger of the two quantities, limited by the stock. The
   * promo code of the browser's cart has priority. A repetition changes nothing.
   *
   * The cart of a customer is unknown to other clients: reading it returns null. A cart that is unknown, has been ordered, or belongs to
   * another customer is ignored.
   */
  mergeCart?: Maybe<CartMergeType>;
  /** Sends one mail when the SKU can be bought again. A repeated call returns true as well. */
  monitorProductAvailability?: Maybe<Scalars['Boolean']['output']>;
  /** The same cart twice gives the same order. */
  placeOrder?: Maybe<PlaceOrderResponseType>;
  /**
   * Signed-in shoppers only; waits for approval. A customer has one review of a product: another one replaces it, and waits for
   * approval again.
   */
  postProductReview?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Mails the link of an order to its buyer, if number and address belong together. Always true, so that the response does not tell
   * whether they do. An addition to the published contract.
   */
  requestOrderLink?: Maybe<Scalars['Boolean']['output']>;
  /** Mails a link to set a new password. Always true, so that the response does not reveal whether an account exists. */
  requestPasswordReset?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Withdraws from the purchase of some items, by default all: the shop is notified and the buyer gets a confirmation by mail. It needs the
   * same proof as `cancelOrder`.
   */
  requestWithdrawal?: Maybe<OrderType>;
  /** Text of the client, JSON by convention. */
  setCartMerchantData?: Maybe<CartType>;
  /** An empty code removes the present one. */
  setCartPromoCode?: Maybe<CartType>;
  /** Sets the fee of the selected carrier, for the current goods and address; a negative one removes it. Only for servers. */
  setCartShippingFee?: Maybe<CheckoutType>;
  /** A repeated call returns true as well. */
  subscribeToNewsletter?: Maybe<Scalars['Boolean']['output']>;
  /** Sets the number of packages of a group; 0 removes its lines. Single lines of a group cannot be changed. */
  updateCartGroup?: Maybe<CartType>;
  /** Sets the exact quantity; 0 removes the line. */
  updateCartItem?: Maybe<CartType>;
  /** Fields that are absent or null stay unchanged, except `customerType`, whose default is PERSON. */
  updateUser?: Maybe<UserType>;
};

export type GeinsMerchantApiMutationAddPackageToCartArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  packageId: Scalars['Int']['input'];
  selections?: InputMaybe<Array<InputMaybe<ProductPackageSelectionType>>>;
};

export type GeinsMerchantApiMutationAddToCartArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  item: CartItemInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

export type GeinsMerchantApiMutationCancelOrderArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  publicOrderId: Scalars['Guid']['input'];
};

export type GeinsMerchantApiMutationClearCartArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

export type GeinsMerchantApiMutationCloneCartArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  resetPromotions?: InputMaybe<Scalars['Boolean']['input']>;
};

export type GeinsMerchantApiMutationCommitResetArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  resetKey: Scalars['String']['input'];
};

export type GeinsMerchantApiMutationCompleteCartArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

export type GeinsMerchantApiMutationCreateOrUpdateCheckoutArgs = {
  cartId: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  checkout?: InputMaybe<CheckoutInputType>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

export type GeinsMerchantApiMutationDeleteUserArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

export type GeinsMerchantApiMutationMergeCartArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

export type GeinsMerchantApiMutationMonitorProductAvailabilityArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  skuId: Scalars['Int']['input'];
};

export type GeinsMerchantApiMutationPlaceOrderArgs = {
  cartId: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  checkout: CheckoutInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

export type GeinsMerchantApiMutationPostProductReviewArgs = {
  alias: Scalars['String']['input'];
  author: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  comment?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
};

export type GeinsMerchantApiMutationRequestOrderLinkArgs = {
  email: Scalars['String']['input'];
  orderId: Scalars['Int']['input'];
};

export type GeinsMerchantApiMutationRequestPasswordResetArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

export type GeinsMerchantApiMutationRequestWithdrawalArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Array<OrderItemInputType>>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  publicOrderId: Scalars['Guid']['input'];
};

export type GeinsMerchantApiMutationSetCartMerchantDataArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  merchantData: Scalars['String']['input'];
};

export type GeinsMerchantApiMutationSetCartPromoCodeArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  promoCode: Scalars['String']['input'];
};

export type GeinsMerchantApiMutationSetCartShippingFeeArgs = {
  cartId: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  shippingFee: Scalars['Decimal']['input'];
};

export type GeinsMerchantApiMutationSubscribeToNewsletterArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type GeinsMerchantApiMutationUpdateCartGroupArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  item: CartGroupInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

export type GeinsMerchantApiMutationUpdateCartItemArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  item: CartItemInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

export type GeinsMerchantApiMutationUpdateUserArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  user: UserInputType;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQuery = {
  brands?: Maybe<Array<Maybe<BrandListType>>>;
  /** The whole tree as a flat list; parents by `parentCategoryId`, 0 is the root. */
  categories?: Maybe<Array<Maybe<CategoryType>>>;
  /** The id wins over the alias. Null when unknown. */
  category?: Maybe<CategoryType>;
  /** Unknown or missing id: the default channel. */
  channel?: Maybe<ChannelType>;
  /** Every channel of the API key. */
  channels?: Maybe<Array<Maybe<ChannelType>>>;
  /** The confirmation by the order id of `placeOrder`, for the shopper who ordered; null for every other client. */
  checkout?: Maybe<CheckoutDataType>;
  /** Exact language match. */
  cmsPages?: Maybe<Array<Maybe<PageWidgetPageType>>>;
  /** Creates a cart if the id is missing or empty. Null for an unknown id and, by default, for a completed cart. */
  getCart?: Maybe<CartType>;
  /**
   * The payment provider's snippet; null for a payment that needs none.
   * @deprecated Use checkout.
   */
  getCheckout?: Maybe<Scalars['String']['output']>;
  /** @deprecated Use checkout. */
  getCheckoutAndOrder?: Maybe<CheckoutAndOrderType>;
  /** Three levels of links. Null for an unknown location. */
  getMenuAtLocation?: Maybe<MenuType>;
  /** Own orders only. */
  getOrder?: Maybe<OrderType>;
  /** The GUID is the secret. Returns status, items, parcels, refunds, first name, town and pickup point, but no other personal data. To change the order, the mutations need a proof. */
  getOrderPublic?: Maybe<OrderType>;
  /** Orders of the customer of the token, newest first. */
  getOrders?: Maybe<Array<Maybe<OrderType>>>;
  /** The customer of the token. */
  getUser?: Maybe<UserType>;
  /** Without alias and url: the meta data of the site. */
  listPageInfo?: Maybe<PageInfoType>;
  /** The id wins over the alias. Null when unknown. */
  product?: Maybe<ProductType>;
  /** A list page, a search or its facets. Without `take` 20 products; `take: 0` for the facets alone. */
  products?: Maybe<ProductsResultType>;
  /** In their order; `relation` is their relation to the product. */
  relatedProducts?: Maybe<Array<Maybe<RelatedProductType>>>;
  /** The approved ones; the average counts all of them. */
  reviews?: Maybe<ProductReviewResultType>;
  /** The new address of a page that had this one; null if it was never moved. */
  urlHistory?: Maybe<UrlHistoryType>;
  /** Whether `placeOrder` would accept the stored checkout, and the reasons if not. */
  validateOrderConditions?: Maybe<ValidateOrderConditionsResponseType>;
  /** @deprecated Use validateOrderConditions. */
  validateOrderCreation?: Maybe<ValidateOrderCreationResponseType>;
  /**
   * A content page by `alias`, or an area by `family` and `areaName`. Null when unknown. `displaySetting` is mobile or
   * desktop: with `customerType`, PERSON without one, it selects the containers.
   */
  widgetArea?: Maybe<PageWidgetCollectionType>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryBrandsArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryCategoriesArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  includeHidden?: InputMaybe<Scalars['Boolean']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  parentCategoryId?: InputMaybe<Scalars['Int']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryCategoryArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryChannelArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryCheckoutArgs = {
  cartId?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  paymentType: PaymentType;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryCmsPagesArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  excludeTags?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  includeTags?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryGetCartArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  forceRefresh?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
  includeCompleted?: InputMaybe<Scalars['Boolean']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryGetCheckoutArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  paymentType: PaymentType;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryGetCheckoutAndOrderArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  paymentType: PaymentType;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryGetMenuAtLocationArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  customerGroupId?: InputMaybe<Scalars['Int']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  menuLocationId?: InputMaybe<Scalars['String']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryGetOrderArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['Int']['input'];
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryGetOrderPublicArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  publicOrderId: Scalars['Guid']['input'];
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryGetOrdersArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryGetUserArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryListPageInfoArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryProductArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  productId?: InputMaybe<Scalars['Int']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryProductsArgs = {
  brandAlias?: InputMaybe<Scalars['String']['input']>;
  categoryAlias?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  discountCampaignAlias?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FilterInputType>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryRelatedProductsArgs = {
  alias: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryReviewsArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ReviewSort>;
  take?: InputMaybe<Scalars['Int']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryUrlHistoryArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryValidateOrderConditionsArgs = {
  cartId: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryValidateOrderCreationArgs = {
  cartId: Scalars['String']['input'];
  channelId?: InputMaybe<Scalars['String']['input']>;
  checkout: CheckoutInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
};

/** Every field takes the channel, language and market as optional variables; an unknown one means the channel's default. */
export type GeinsMerchantApiQueryWidgetAreaArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  areaName?: InputMaybe<Scalars['String']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  customerType?: InputMaybe<CustomerType>;
  displaySetting?: InputMaybe<Scalars['String']['input']>;
  family?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Array<InputMaybe<PageWidgetCollectionFilterInputType>>>;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  preview?: InputMaybe<Scalars['Boolean']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type Gender = 'MAN' | 'UNSET' | 'UNSPECIFIED' | 'WOMAN';

export type GenderType = 'FEMALE' | 'MALE' | 'UNKNOWN';

export type GoogleTaxonomyType = {
  id?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  parentId?: Maybe<Scalars['Int']['output']>;
  path?: Maybe<Scalars['String']['output']>;
};

export type GroupType = {
  description?: Maybe<Scalars['String']['output']>;
  groupId: Scalars['Int']['output'];
  image?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<OptionType>>>;
  required: Scalars['Boolean']['output'];
  sortOrder: Scalars['Int']['output'];
};

/** The notice on the legal guarantee of conformity (Directive 2011/83/EU article 6(1)(l)). */
export type GuaranteeNoticeType = {
  /** First day, `yyyy-mm-dd`. */
  from: Scalars['String']['output'];
  /** The official notice in the language, below `/images/pagewidget/<size>/`. Null while the shop has only its text. */
  image?: Maybe<Scalars['String']['output']>;
};

/** The notice on the legal guarantee of conformity (Directive 2011/83/EU article 6(1)(l)). */
export type GuaranteeNoticeTypeImageArgs = {
  languageId?: InputMaybe<Scalars['String']['input']>;
};

export type IncludeMode = 'INTERSECT' | 'UNION';

export type LanguageType = {
  /** `sv`. */
  code: Scalars['String']['output'];
  /** `sv-SE`. */
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type LimitedCartItemType = {
  /** Null if it is no longer in the catalog. */
  product?: Maybe<ProductType>;
  /** The quantity in the cart; 0 for a removed item. */
  quantity: Scalars['Int']['output'];
  /** The larger quantity of the two carts. */
  requestedQuantity: Scalars['Int']['output'];
  skuId: Scalars['Int']['output'];
};

/** The price compared with the lowest one of the 30 days before it, as EU law requires for a sale. */
export type LowestPriceType = {
  comparisonPriceExVat: Scalars['Decimal']['output'];
  comparisonPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  /** The reference price of a discount. */
  comparisonPriceIncVat: Scalars['Decimal']['output'];
  comparisonPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  discountExVat: Scalars['Decimal']['output'];
  discountExVatFormatted?: Maybe<Scalars['String']['output']>;
  discountIncVat: Scalars['Decimal']['output'];
  discountIncVatFormatted?: Maybe<Scalars['String']['output']>;
  discountPercentage: Scalars['Int']['output'];
  isDiscounted: Scalars['Boolean']['output'];
  lowestPriceExVat: Scalars['Decimal']['output'];
  lowestPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  /** Of the 30 days before the present price. */
  lowestPriceIncVat: Scalars['Decimal']['output'];
  lowestPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  sellingPriceExVat: Scalars['Decimal']['output'];
  sellingPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  sellingPriceIncVat: Scalars['Decimal']['output'];
  sellingPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  vat: Scalars['Decimal']['output'];
  vatFormatted?: Maybe<Scalars['String']['output']>;
};

export type MarketType = {
  alias?: Maybe<Scalars['String']['output']>;
  /** Empty: all languages of the channel. */
  allowedLanguages?: Maybe<Array<Maybe<LanguageType>>>;
  /** Names of the companies that deliver to the market. An addition to the published type. */
  carriers?: Maybe<Array<Scalars['String']['output']>>;
  country?: Maybe<CountryType>;
  currency?: Maybe<CurrencyType>;
  defaultLanguageId: Scalars['String']['output'];
  /** Delivery time of the carriers. Null if none delivers to the market. An addition to the published type. */
  deliveryDays?: Maybe<DeliveryDaysType>;
  /** Goods worth more than this after discounts ship free. Null without free shipping. An addition to the published type. */
  freeShippingLimit?: Maybe<Scalars['Decimal']['output']>;
  /** Markets of one group are shown together. */
  groupKey: Scalars['String']['output'];
  /** For consumers. Null in a market without one. An addition to the published type. */
  guaranteeNotice?: Maybe<GuaranteeNoticeType>;
  id: Scalars['String']['output'];
  /** The lowest fee of a carrier, including VAT. Null if none delivers to the market. An addition to the published type. */
  lowestShippingFee?: Maybe<Scalars['Decimal']['output']>;
  onlyDisplayInCheckout?: Maybe<Scalars['Boolean']['output']>;
  /** Payment methods of the checkout: `card`, `invoice` or the name of a provider. An addition to the published type. */
  paymentMethods?: Maybe<Array<Scalars['String']['output']>>;
  virtual?: Maybe<Scalars['Boolean']['output']>;
};

export type MenuItemType = {
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  children?: Maybe<Array<Maybe<MenuItemType>>>;
  hidden: Scalars['Boolean']['output'];
  id: Scalars['String']['output'];
  label?: Maybe<Scalars['String']['output']>;
  open: Scalars['Boolean']['output'];
  order: Scalars['Int']['output'];
  targetBlank: Scalars['Boolean']['output'];
  title?: Maybe<Scalars['String']['output']>;
  /** Type of the target: custom, page, category, brand or product. */
  type: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type MenuType = {
  channels?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  id: Scalars['String']['output'];
  languages?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  locations?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  menuItems?: Maybe<Array<Maybe<MenuItemType>>>;
  name?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type MetadataType = {
  description?: Maybe<Scalars['String']['output']>;
  keywords?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type OptionType = {
  isSelected: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  optionId: Scalars['Int']['output'];
  product?: Maybe<ProductType>;
  quantity: Scalars['Int']['output'];
  sortOrder: Scalars['Int']['output'];
};

/** Items of an order line. */
export type OrderItemInputType = {
  /** The id of the cart item of the order. */
  itemId: Scalars['Int']['input'];
  quantity: Scalars['Int']['input'];
};

/** Numbers of items of an order line. */
export type OrderItemStateType = {
  canceled: Scalars['Int']['output'];
  /** The id of the cart item. */
  itemId: Scalars['Int']['output'];
  packed: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
  refunded: Scalars['Int']['output'];
  shipped: Scalars['Int']['output'];
  skuId: Scalars['Int']['output'];
  /** Items that may still be returned. */
  withdrawable: Scalars['Int']['output'];
  /** Items of withdrawals that the shop has not handled yet. */
  withdrawalRequested: Scalars['Int']['output'];
};

export type OrderType = {
  billingAddress?: Maybe<AddressType>;
  canceledAt?: Maybe<Scalars['DateTime']['output']>;
  cart?: Maybe<CartType>;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  customerId?: Maybe<Scalars['Int']['output']>;
  customerOrderNumber?: Maybe<Scalars['String']['output']>;
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  desiredDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  discount?: Maybe<PriceType>;
  fromBalance: Scalars['Decimal']['output'];
  fromBalanceFormatted?: Maybe<Scalars['String']['output']>;
  goodsLabel?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  /** Whether `cancelOrder` is possible. */
  isCancellable?: Maybe<Scalars['Boolean']['output']>;
  /** Whether `requestWithdrawal` is possible. */
  isWithdrawable?: Maybe<Scalars['Boolean']['output']>;
  /** The steps of each line. */
  itemStates?: Maybe<Array<OrderItemStateType>>;
  message?: Maybe<Scalars['String']['output']>;
  /** The amount to pay: after discounts, fees and store credit. */
  orderTotal?: Maybe<PriceType>;
  packedAt?: Maybe<Scalars['DateTime']['output']>;
  /** At least one. */
  paymentDetails?: Maybe<Array<Maybe<PaymentDetailsType>>>;
  paymentFee?: Maybe<PriceType>;
  /** Name and address of the pickup point in one line. Null without one. An addition to the published type. */
  pickupPoint?: Maybe<Scalars['String']['output']>;
  /** The secret of the link that needs no sign-in. */
  publicId: Scalars['ID']['output'];
  /** Null without refunds. */
  refunds?: Maybe<Array<Maybe<RefundType>>>;
  /** How to send items back with the carrier of the order. Null without an instruction. An addition to the published type. */
  returnInstruction?: Maybe<Scalars['String']['output']>;
  shippedAt?: Maybe<Scalars['DateTime']['output']>;
  shippingAddress?: Maybe<AddressType>;
  /** One per parcel; before the first parcel, the selected shipping. At least one. */
  shippingDetails?: Maybe<Array<Maybe<ShippingDetailType>>>;
  shippingFee?: Maybe<PriceType>;
  /** Lower case with hyphens: `pending-payment`. */
  status: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The VAT of the whole order, which store credit does not reduce. */
  vat?: Maybe<PriceType>;
  /** End of the period of withdrawal; null before the delivery. */
  withdrawableUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type PageAreaType = {
  id: Scalars['Int']['output'];
  index: Scalars['Int']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

export type PageInfoType = {
  alias: Scalars['String']['output'];
  /** @deprecated Kept for older clients. */
  alternativeCanonicalUrls?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  alternativeUrls?: Maybe<Array<Maybe<AlternativeUrlType>>>;
  backgroundImage?: Maybe<Scalars['String']['output']>;
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  hideDescription: Scalars['Boolean']['output'];
  hideTitle: Scalars['Boolean']['output'];
  id: Scalars['Int']['output'];
  logo?: Maybe<Scalars['String']['output']>;
  meta?: Maybe<MetadataType>;
  name: Scalars['String']['output'];
  primaryDescription?: Maybe<Scalars['String']['output']>;
  primaryImage?: Maybe<Scalars['String']['output']>;
  secondaryDescription?: Maybe<Scalars['String']['output']>;
  /** For the row of links above the list. */
  subCategories?: Maybe<Array<Maybe<CategoryType>>>;
};

export type PageWidgetCollectionFilterInputType = {
  /** SiteId, LanguageId, Product, Category, Brand, DiscountCampaign, CustomerType or Parameter. */
  key?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A content page or an area of one: containers with widgets. */
export type PageWidgetCollectionType = {
  containers?: Maybe<Array<Maybe<PageWidgetContainerType>>>;
  familyName?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  meta?: Maybe<MetadataType>;
  name: Scalars['String']['output'];
  /** Name of the area within its family. */
  pageArea?: Maybe<PageAreaType>;
  tags?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  title?: Maybe<Scalars['String']['output']>;
};

export type PageWidgetContainerType = {
  classNames?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  design: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  layout: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Behavior on a narrow screen: stack or collapse. */
  responsiveMode: Scalars['String']['output'];
  sortOrder: Scalars['Int']['output'];
  widgets?: Maybe<Array<Maybe<PageWidgetType>>>;
};

export type PageWidgetImageSizeType = {
  imageHeight: Scalars['Int']['output'];
  imageRatio: Scalars['Float']['output'];
  imageWidth: Scalars['Int']['output'];
};

export type PageWidgetImageType = {
  fileName: Scalars['String']['output'];
  largestSize?: Maybe<PageWidgetImageSizeType>;
  /** The listed sizes that do not enlarge it, smallest first. */
  sizes?: Maybe<Array<Maybe<PageWidgetImageSizeType>>>;
};

export type PageWidgetPageType = {
  activeFrom?: Maybe<Scalars['DateTime']['output']>;
  activeTo?: Maybe<Scalars['DateTime']['output']>;
  alias?: Maybe<Scalars['String']['output']>;
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  meta?: Maybe<MetadataType>;
  name: Scalars['String']['output'];
  tags?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  title?: Maybe<Scalars['String']['output']>;
};

export type PageWidgetType = {
  classNames?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** A JSON object as text. */
  configuration: Scalars['String']['output'];
  id: Scalars['String']['output'];
  images?: Maybe<Array<Maybe<PageWidgetImageType>>>;
  /** Short: `Text`, `Product list`. */
  name: Scalars['String']['output'];
  size: Scalars['String']['output'];
  sortOrder: Scalars['Int']['output'];
  type: Scalars['String']['output'];
};

export type ParameterGroupType = {
  name: Scalars['String']['output'];
  order?: Maybe<Scalars['Int']['output']>;
  parameterGroupId?: Maybe<Scalars['Int']['output']>;
  parameters?: Maybe<Array<Maybe<ParameterType>>>;
  productId: Scalars['Int']['output'];
};

export type ParameterType = {
  description?: Maybe<Scalars['String']['output']>;
  /** The value as a filter of lists. */
  facetId?: Maybe<Scalars['String']['output']>;
  /** Stable key in every language. */
  identifier?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
  parameterGroupId: Scalars['Int']['output'];
  parameterId: Scalars['Int']['output'];
  parameterValueId?: Maybe<Scalars['Int']['output']>;
  show: Scalars['Boolean']['output'];
  showFilter: Scalars['Boolean']['output'];
  type?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type PaymentCheckout = 'EXTERNAL' | 'GEINS_PAY' | 'STANDARD';

export type PaymentDetailsType = {
  displayName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isPaid: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  paymentDate?: Maybe<Scalars['DateTime']['output']>;
  paymentFee: Scalars['Float']['output'];
  paymentId: Scalars['Int']['output'];
  paymentOption?: Maybe<Scalars['String']['output']>;
  reservationDate: Scalars['DateTime']['output'];
  reservationNumber?: Maybe<Scalars['String']['output']>;
  shippingFee: Scalars['Float']['output'];
  total: Scalars['Float']['output'];
  transactionId: Scalars['String']['output'];
};

export type PaymentOptionType = {
  checkoutType?: Maybe<PaymentCheckout>;
  /** One line of the merchant that explains the method. Null without one. An addition to the published type. */
  description?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  feeExVat: Scalars['Decimal']['output'];
  feeExVatFormatted?: Maybe<Scalars['String']['output']>;
  feeIncVat: Scalars['Decimal']['output'];
  feeIncVatFormatted?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  /** Whether the shopper pays later than at the order. An addition to the published type. */
  isCredit: Scalars['Boolean']['output'];
  isDefault: Scalars['Boolean']['output'];
  isSelected: Scalars['Boolean']['output'];
  /** Name of an image in the storefront, without path or extension. */
  logo?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** True: replace the rendered snippet. */
  newCheckoutSession: Scalars['Boolean']['output'];
  /** HTML of the payment provider. */
  paymentData?: Maybe<Scalars['String']['output']>;
  paymentType?: Maybe<PaymentType>;
};

export type PaymentOutcomeState =
  /** No order, and no money was taken or it is returned. */
  | 'FAILED'
  | 'ORDERED'
  /** The provider has not decided yet. */
  | 'WAITING';

export type PaymentOutcomeType = {
  /**
   * Why it failed: `refused`, `blocked`, `canceled`, `expired`, `amountDiffers`, `cartChanged`, `alreadyOrdered`, `outOfStock`,
   * `creditSpent` or `addressRefused`.
   */
  reason?: Maybe<Scalars['String']['output']>;
  state: PaymentOutcomeState;
};

export type PaymentType = 'AVARDA' | 'GEINS_PAY' | 'KLARNA' | 'STANDARD' | 'SVEA' | 'WALLEY';

/** Where a carrier hands parcels out. Its name is that of the option. */
export type PickupPointType = {
  city: Scalars['String']['output'];
  /** In the language of the request; null if they are unknown. */
  openingHours?: Maybe<Scalars['String']['output']>;
  street: Scalars['String']['output'];
  /** In the form of its country: `111 22`. */
  zip: Scalars['String']['output'];
};

export type PlaceOrderResponseType = {
  orderId?: Maybe<Scalars['String']['output']>;
  publicId?: Maybe<Scalars['String']['output']>;
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** `completed` lets the storefront continue to the confirmation. */
  status?: Maybe<Scalars['String']['output']>;
};

export type PriceFilterInputType = {
  highest?: InputMaybe<Scalars['Float']['input']>;
  lowest?: InputMaybe<Scalars['Float']['input']>;
};

export type PriceFilterType = {
  highest: Scalars['Float']['output'];
  lowest: Scalars['Float']['output'];
};

export type PriceLogItemType = {
  /** `yyyy-mm-dd`. */
  date: Scalars['String']['output'];
  discountExVat: Scalars['Decimal']['output'];
  discountExVatFormatted?: Maybe<Scalars['String']['output']>;
  discountIncVat: Scalars['Decimal']['output'];
  discountIncVatFormatted?: Maybe<Scalars['String']['output']>;
  discountPercentage: Scalars['Int']['output'];
  isDiscounted: Scalars['Boolean']['output'];
  isLowest: Scalars['Boolean']['output'];
  regularPriceExVat: Scalars['Decimal']['output'];
  regularPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  regularPriceIncVat: Scalars['Decimal']['output'];
  regularPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  sellingPriceExVat: Scalars['Decimal']['output'];
  sellingPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  sellingPriceIncVat: Scalars['Decimal']['output'];
  sellingPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  vat: Scalars['Decimal']['output'];
  vatFormatted?: Maybe<Scalars['String']['output']>;
};

/** Amounts in major units, and as text in the currency of the market and the format of the language. */
export type PriceType = {
  currency?: Maybe<CurrencyType>;
  discountExVat: Scalars['Decimal']['output'];
  discountExVatFormatted?: Maybe<Scalars['String']['output']>;
  discountIncVat: Scalars['Decimal']['output'];
  discountIncVatFormatted?: Maybe<Scalars['String']['output']>;
  discountPercentage: Scalars['Int']['output'];
  isDiscounted: Scalars['Boolean']['output'];
  regularPriceExVat: Scalars['Decimal']['output'];
  regularPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  regularPriceIncVat: Scalars['Decimal']['output'];
  regularPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  sellingPriceExVat: Scalars['Decimal']['output'];
  sellingPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  sellingPriceIncVat: Scalars['Decimal']['output'];
  sellingPriceIncVatFormatted?: Maybe<Scalars['String']['output']>;
  vat: Scalars['Decimal']['output'];
  vatFormatted?: Maybe<Scalars['String']['output']>;
};

export type ProductImageType = {
  /** Below `/images/product/<size>/`. */
  fileName: Scalars['String']['output'];
  tags?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
};

export type ProductPackageCartItemType = {
  groupId: Scalars['Int']['output'];
  optionId: Scalars['Int']['output'];
  packageId: Scalars['Int']['output'];
  packageName: Scalars['String']['output'];
};

export type ProductPackageSelectionType = {
  groupId: Scalars['Int']['input'];
  optionId: Scalars['Int']['input'];
  skuId: Scalars['Int']['input'];
};

/** A product that consists of selected others. */
export type ProductPackageType = {
  groups?: Maybe<Array<Maybe<GroupType>>>;
};

export type ProductRelation = 'ACCESSORIES' | 'RELATED' | 'SIMILAR';

export type ProductReviewResultType = {
  averageRating: Scalars['Float']['output'];
  count: Scalars['Long']['output'];
  reviews?: Maybe<Array<Maybe<ProductReviewType>>>;
};

export type ProductReviewType = {
  author: Scalars['String']['output'];
  comment: Scalars['String']['output'];
  /** Whether the review was written to show the shop. An addition to the published type. */
  isSample?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the customer had bought the product when writing. An addition to the published type. */
  isVerified?: Maybe<Scalars['Boolean']['output']>;
  rating: Scalars['Int']['output'];
  reviewDate: Scalars['DateTime']['output'];
};

/**
 * Safety information of an offer (Regulation (EU) 2023/988, article 19), in the language of the request. An addition to the
 * published schema.
 */
export type ProductSafetyType = {
  /** Of the product, otherwise of its brand; null if it is unknown. */
  manufacturer?: Maybe<SafetyContactType>;
  /** In the EU or EEA, for a manufacturer outside it. */
  responsiblePerson?: Maybe<SafetyContactType>;
  /** Null without warnings. */
  warnings?: Maybe<Array<Scalars['String']['output']>>;
};

export type ProductTextsType = {
  text1?: Maybe<Scalars['String']['output']>;
  text2?: Maybe<Scalars['String']['output']>;
  text3?: Maybe<Scalars['String']['output']>;
};

export type ProductType = {
  alias: Scalars['String']['output'];
  /** @deprecated Kept for older clients. */
  alternativeCanonicalUrls?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** The same product in each language and channel. */
  alternativeUrls?: Maybe<Array<Maybe<AlternativeUrlType>>>;
  articleNumber?: Maybe<Scalars['String']['output']>;
  brand?: Maybe<BrandType>;
  /** The path to the primary category, root first. */
  breadcrumbs?: Maybe<Array<Maybe<BreadcrumbType>>>;
  /** The path of the page; other paths redirect to it. */
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  /** Its direct categories first, then their parents. */
  categories?: Maybe<Array<Maybe<CategoryType>>>;
  /** The primary category. */
  categoryId: Scalars['Int']['output'];
  currentProductVariant?: Maybe<VariantType>;
  dimensions?: Maybe<DimensionsType>;
  discountCampaigns?: Maybe<Array<Maybe<CampaignRuleType>>>;
  discountType?: Maybe<DiscountType>;
  /** `yyyy-mm-dd`. */
  firstAvailableOn?: Maybe<Scalars['String']['output']>;
  freightClass?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for older clients. */
  images?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  lowestPrice?: Maybe<LowestPriceType>;
  meta?: Maybe<MetadataType>;
  name?: Maybe<Scalars['String']['output']>;
  /** Null without specifications. */
  parameterGroups?: Maybe<Array<Maybe<ParameterGroupType>>>;
  /** The prices of the last 30 days, oldest first. */
  priceLog?: Maybe<Array<Maybe<PriceLogItemType>>>;
  primaryCategory?: Maybe<CategoryType>;
  productId: Scalars['Int']['output'];
  productImages?: Maybe<Array<Maybe<ProductImageType>>>;
  productPackage?: Maybe<ProductPackageType>;
  /**
   * Unit prices by quantity of one SKU, from 1 on: the `campaign.prices` of a cart line. Empty without tiers.
   * An addition to the published type.
   */
  quantityPrices?: Maybe<Array<Maybe<CampaignPriceType>>>;
  rating?: Maybe<RatingType>;
  /** Manufacturer, responsible person in the EU and warnings; null without any. An addition to the published type. */
  safety?: Maybe<ProductSafetyType>;
  /** At least one. */
  skus?: Maybe<Array<Maybe<SkuType>>>;
  supplierId: Scalars['Int']['output'];
  /** Short text, description, care: the latter two are HTML. */
  texts?: Maybe<ProductTextsType>;
  /** Sum over the SKUs. */
  totalStock?: Maybe<StockType>;
  type?: Maybe<Scalars['String']['output']>;
  unitPrice?: Maybe<PriceType>;
  /** The value that this product has, per level. */
  variantDimensions?: Maybe<Array<Maybe<VariantDimensionType>>>;
  /** Also for a product without variants: the SKU to buy is at level 0. */
  variantGroup?: Maybe<VariantGroupType>;
  /** Grams. */
  weight: Scalars['Int']['output'];
};

export type ProductsResultType = {
  count: Scalars['Long']['output'];
  filters?: Maybe<FilterCollectionType>;
  products?: Maybe<Array<Maybe<ProductType>>>;
};

export type RatingType = {
  /** Average of 1 to 5; 0 without reviews. */
  score: Scalars['Decimal']['output'];
  voteCount: Scalars['Int']['output'];
};

export type RefundType = {
  articleNumber?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  /** The SKU id of the line. */
  itemId: Scalars['Int']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  reasonCode?: Maybe<Scalars['Int']['output']>;
  /** line, shipping, amount, or returnShipping, which is deducted: its total is negative. */
  refundType?: Maybe<Scalars['String']['output']>;
  toBalance: Scalars['Boolean']['output'];
  total: Scalars['Float']['output'];
  vat: Scalars['Float']['output'];
};

export type RelatedProductType = {
  alias: Scalars['String']['output'];
  brand?: Maybe<BrandType>;
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  discountCampaigns?: Maybe<Array<Maybe<CampaignRuleType>>>;
  /** @deprecated Kept for older clients. */
  images?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  name?: Maybe<Scalars['String']['output']>;
  parameterGroups?: Maybe<Array<Maybe<ParameterGroupType>>>;
  primaryCategory?: Maybe<CategoryType>;
  primaryImage?: Maybe<Scalars['String']['output']>;
  productImages?: Maybe<Array<Maybe<ProductImageType>>>;
  /** @deprecated Kept for older clients. */
  relation?: Maybe<ProductRelation>;
  /** RELATED, ACCESSORIES or SIMILAR. */
  relationType: Scalars['String']['output'];
  secondaryImage?: Maybe<Scalars['String']['output']>;
  skus?: Maybe<Array<Maybe<SkuType>>>;
  unitPrice?: Maybe<PriceType>;
};

export type RestoredCartItemType = {
  /** Null if it is no longer in the catalog. */
  product?: Maybe<ProductType>;
  /** The number of added items. */
  quantity: Scalars['Int']['output'];
  skuId: Scalars['Int']['output'];
};

/** Reviews of the same rating are sorted by date, newest first. */
export type ReviewSort = 'HIGHEST' | 'LOWEST' | 'NEWEST';

/** A company that answers for the safety of a product. An addition to the published schema. */
export type SafetyContactType = {
  /** Postal address with the name of the country, in one line. */
  address?: Maybe<Scalars['String']['output']>;
  /** An email address, or the address of a page. */
  electronicAddress?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

export type ShippingDetailType = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  parcelNumber?: Maybe<Scalars['String']['output']>;
  shippingDate?: Maybe<Scalars['DateTime']['output']>;
  shippingId: Scalars['Int']['output'];
  trackingLink?: Maybe<Scalars['String']['output']>;
};

export type ShippingOptionType = {
  /** -1 if it is not offered, 0 if reached. */
  amountLeftToFreeShipping: Scalars['Decimal']['output'];
  amountLeftToFreeShippingFormatted?: Maybe<Scalars['String']['output']>;
  /**
   * The days on which the goods arrive, by the stocks that they come from: of an order as promised. Null if the delivery time is unknown.
   * An addition to the published type.
   */
  deliveryDates?: Maybe<Array<DeliveryDatesType>>;
  displayName?: Maybe<Scalars['String']['output']>;
  externalId?: Maybe<Scalars['String']['output']>;
  feeExVat: Scalars['Decimal']['output'];
  feeExVatFormatted?: Maybe<Scalars['String']['output']>;
  feeIncVat: Scalars['Decimal']['output'];
  feeIncVatFormatted?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  isDefault: Scalars['Boolean']['output'];
  isSelected: Scalars['Boolean']['output'];
  /** Name of an image in the storefront, without path or extension. */
  logo?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Of a pickup point among the `subOptions`; null for a carrier. An addition to the published type. */
  pickupPoint?: Maybe<PickupPointType>;
  shippingData?: Maybe<Scalars['String']['output']>;
  /** The nearest pickup points of the carrier, once the postal code is known. */
  subOptions?: Maybe<Array<Maybe<ShippingOptionType>>>;
  /** The postal code that carrier and fee are for. Null until it is known, and of an order. An addition to the published type. */
  zip?: Maybe<Scalars['String']['output']>;
};

export type SkuType = {
  articleNumber: Scalars['String']['output'];
  dimensions?: Maybe<DimensionsType>;
  externalId?: Maybe<Scalars['String']['output']>;
  gtin?: Maybe<Scalars['String']['output']>;
  /** Expected date of the next delivery. */
  incoming?: Maybe<Scalars['DateTime']['output']>;
  /** The size; `-` where there is only one. */
  name?: Maybe<Scalars['String']['output']>;
  productId: Scalars['Int']['output'];
  shelf?: Maybe<Scalars['String']['output']>;
  skuId: Scalars['Int']['output'];
  stock?: Maybe<StockType>;
  /** Grams. */
  weight: Scalars['Int']['output'];
};

export type SortType =
  | 'ALPHABETICAL'
  | 'ALPHABETICAL_DESC'
  | 'AVAILABLE_STOCK'
  | 'AVAILABLE_STOCK_DESC'
  | 'BRAND'
  | 'CUSTOM_1'
  | 'CUSTOM_2'
  | 'CUSTOM_3'
  | 'CUSTOM_4'
  | 'CUSTOM_5'
  | 'FACET_ORDER'
  | 'LATEST'
  | 'MOST_SOLD'
  | 'NONE'
  | 'PRICE'
  | 'PRICE_DESC'
  | 'RELEVANCE'
  | 'TOTAL_STOCK'
  | 'TOTAL_STOCK_DESC'
  | 'VOTES';

export type StockType = {
  inStock: Scalars['Int']['output'];
  /** @deprecated Kept for older clients. */
  incoming?: Maybe<Scalars['DateTime']['output']>;
  /** Quantity that may be sold beyond the stock. */
  oversellable: Scalars['Int']['output'];
  /** @deprecated Kept for older clients. */
  shelf?: Maybe<Scalars['String']['output']>;
  /** Never decreases. */
  static?: Maybe<Scalars['Int']['output']>;
  /** Quantity that can be bought: inStock + oversellable + static. */
  totalStock: Scalars['Int']['output'];
};

/** One of `header-theme` and `footer-theme`. */
export type ThemeSettingType = {
  name: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type UrlHistoryType = {
  newUrl: Scalars['String']['output'];
  oldUrl: Scalars['String']['output'];
};

export type UserBalanceType = {
  amount: Scalars['Decimal']['output'];
  amountFormatted?: Maybe<Scalars['String']['output']>;
  currency: Scalars['String']['output'];
};

export type UserChannelType = {
  availableMarkets?: Maybe<Array<Maybe<MarketType>>>;
  channelId: Scalars['String']['output'];
};

export type UserInputType = {
  /** All fields are returned as they were sent. */
  address?: InputMaybe<AddressInputType>;
  customerType?: InputMaybe<CustomerType>;
  gender?: InputMaybe<Gender>;
  metaData?: InputMaybe<Scalars['String']['input']>;
  newsletter?: InputMaybe<Scalars['Boolean']['input']>;
  personalId?: InputMaybe<Scalars['String']['input']>;
  /** An addition to the published input. */
  reviewInvitations?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UserType = {
  address?: Maybe<AddressType>;
  availableChannels?: Maybe<Array<Maybe<UserChannelType>>>;
  /** @deprecated Kept for older clients. */
  balance: Scalars['Decimal']['output'];
  /** @deprecated Kept for older clients. */
  balanceFormatted?: Maybe<Scalars['String']['output']>;
  balances?: Maybe<Array<Maybe<UserBalanceType>>>;
  customerType?: Maybe<CustomerType>;
  email: Scalars['String']['output'];
  gender?: Maybe<Gender>;
  id: Scalars['Int']['output'];
  memberId: Scalars['Int']['output'];
  memberType: Scalars['String']['output'];
  metaData?: Maybe<Scalars['String']['output']>;
  newsletter?: Maybe<Scalars['Boolean']['output']>;
  /** As entered, without validation. */
  personalId?: Maybe<Scalars['String']['output']>;
  /** Whether the customer agreed to mails that ask for reviews after a purchase. An addition to the published type. */
  reviewInvitations?: Maybe<Scalars['Boolean']['output']>;
};

export type ValidateOrderConditionsResponseType = {
  isValid: Scalars['Boolean']['output'];
  message?: Maybe<Scalars['String']['output']>;
};

export type ValidateOrderCreationResponseType = {
  isValid: Scalars['Boolean']['output'];
  memberType?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
};

export type VariantAttributeType = {
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type VariantDimensionType = {
  attributes?: Maybe<Array<Maybe<VariantAttributeType>>>;
  dimension: Scalars['String']['output'];
  /** All values to choose from. */
  group?: Maybe<Array<Maybe<VariantValueType>>>;
  label?: Maybe<Scalars['String']['output']>;
  level: Scalars['Int']['output'];
  type: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type VariantGroupType = {
  activeProducts: Scalars['Int']['output'];
  /** Lists show only one product of the group. */
  collapseInLists: Scalars['Boolean']['output'];
  mainProductId: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  variantGroupId: Scalars['Int']['output'];
  variants?: Maybe<Array<Maybe<VariantType>>>;
};

/** A node of the tree of variants. */
export type VariantType = {
  alias?: Maybe<Scalars['String']['output']>;
  /** For the dimension `Color` the first value is its hex code. */
  attributes?: Maybe<Array<Maybe<VariantAttributeType>>>;
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  dimension: Scalars['String']['output'];
  incoming?: Maybe<Scalars['DateTime']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  /** 0 is a SKU, 1 a product, 2 an outer option. */
  level: Scalars['Int']['output'];
  name?: Maybe<Scalars['String']['output']>;
  primaryImage?: Maybe<Scalars['String']['output']>;
  productId: Scalars['Int']['output'];
  shelf?: Maybe<Scalars['String']['output']>;
  skuId?: Maybe<Scalars['Int']['output']>;
  stock?: Maybe<StockType>;
  type: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
  variants?: Maybe<Array<Maybe<VariantType>>>;
};

export type VariantValueType = {
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type VatGroupType = {
  amount: Scalars['Decimal']['output'];
  /** Percent, for example 25.5. */
  exactRate: Scalars['Float']['output'];
  /** Whole percent, rounded. */
  rate: Scalars['Int']['output'];
};
