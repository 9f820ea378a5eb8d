import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductView, SkuView, Stock, RelatedView, CategoryView, BrandView } from '../catalog/productView.ts';
import type { Price } from '../catalog/price.ts';
import type { LowestPrice, LoggedPrice } from '../catalog/priceHistory.ts';
import type { ProductList } from '../search/resolvers.ts';
import type { CartView, CartLineView } from '../cart/cartView.ts';
import type { ShippingOption, PaymentOption } from '../checkout/options.ts';
import type { CheckoutView } from '../checkout/checkoutView.ts';
import type { OrderView } from '../orders/orderView.ts';
import type { Address } from '../checkout/address.ts';
import type { UserView } from '../customers/userView.ts';
import type { Channel } from '../markets/channels.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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

/** What is not known is an empty text. */
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
  remaining: Scalars['Decimal']['output'];
  remainingFormatted?: Maybe<Scalars['String']['output']>;
  totalSellingPriceExBalanceExVat: Scalars['Decimal']['output'];
  totalSellingPriceExBalanceExVatFormatted?: Maybe<Scalars['String']['output']>;
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
  /** For a promotion code the code itself. */
  name?: Maybe<Scalars['String']['output']>;
  ruleType?: Maybe<Scalars['String']['output']>;
};

export type CampaignType = {
  appliedCampaigns?: Maybe<Array<Maybe<CampaignRuleType>>>;
  /** More than one: the price falls with the number. */
  prices?: Maybe<Array<Maybe<CampaignPriceType>>>;
};

export type CartFeesType = {
  paymentFeeExVat: Scalars['Decimal']['output'];
  paymentFeeIncVat: Scalars['Decimal']['output'];
  shippingFeeExVat: Scalars['Decimal']['output'];
  shippingFeeIncVat: Scalars['Decimal']['output'];
};

export type CartItemInputType = {
  groupKey?: InputMaybe<Scalars['ID']['input']>;
  /** The line; without it the line of `skuId` and `message`. */
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
  /** Part of what tells lines of one SKU apart. */
  message?: Maybe<Scalars['String']['output']>;
  product?: Maybe<ProductType>;
  productPackage?: Maybe<ProductPackageCartItemType>;
  quantity: Scalars['Int']['output'];
  skuId: Scalars['Int']['output'];
  totalPrice?: Maybe<PriceType>;
  unitPrice?: Maybe<PriceType>;
};

export type CartSummaryType = {
  balance?: Maybe<BalanceType>;
  fees?: Maybe<CartFeesType>;
  fixedAmountDiscountExVat: Scalars['Decimal']['output'];
  /** Off the whole cart; no part of the discounts of lines. */
  fixedAmountDiscountIncVat: Scalars['Decimal']['output'];
  payment?: Maybe<PaymentOptionType>;
  shipping?: Maybe<ShippingOptionType>;
  /** Before discounts on the whole, shipping and balance. */
  subTotal?: Maybe<PriceType>;
  /** After discounts, shipping and balance. */
  total?: Maybe<PriceType>;
  vats?: Maybe<Array<Maybe<VatGroupType>>>;
};

export type CartType = {
  appliedCampaigns?: Maybe<Array<Maybe<CampaignRuleType>>>;
  fixedDiscount: Scalars['Decimal']['output'];
  freeShipping: Scalars['Boolean']['output'];
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
  defaultLanguageId: Scalars['String']['output'];
  /** The alias of a market. */
  defaultMarketId: Scalars['String']['output'];
  /** Number, vertical bar, country or top-level domain: `1|se`. */
  id: Scalars['String']['output'];
  languages?: Maybe<Array<Maybe<LanguageType>>>;
  markets?: Maybe<Array<Maybe<MarketType>>>;
  name: Scalars['String']['output'];
  /** How the storefront wants to look, by name: header-theme and footer-theme. An addition of ours to the published type. */
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
  /** Counts this one. */
  nthPurchase: Scalars['Int']['output'];
  order?: Maybe<CheckoutOrderType>;
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
  /** -1 is none. */
  externalShippingFee?: InputMaybe<Scalars['Decimal']['input']>;
  externalShippingId?: InputMaybe<Scalars['String']['input']>;
  goodsLabel?: InputMaybe<Scalars['String']['input']>;
  identityNumber?: InputMaybe<Scalars['String']['input']>;
  merchantData?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  /** 0 or nothing: as before, or the default. */
  paymentId?: InputMaybe<Scalars['Int']['input']>;
  pickupPoint?: InputMaybe<Scalars['String']['input']>;
  shippingAddress?: InputMaybe<AddressInputType>;
  /** 0 or nothing: as before, or the default. */
  shippingId?: InputMaybe<Scalars['Int']['input']>;
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
  pickupPoint?: Maybe<Scalars['String']['output']>;
  promoCode?: Maybe<Scalars['String']['output']>;
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
  /** Empty until a shipping option is selected; then exactly one is selected. */
  paymentOptions?: Maybe<Array<Maybe<PaymentOptionType>>>;
  shippingAddress?: Maybe<AddressType>;
  /** JSON for a delivery widget. */
  shippingData?: Maybe<Scalars['String']['output']>;
  /** Empty until the postal code is known. */
  shippingOptions?: Maybe<Array<Maybe<ShippingOptionType>>>;
};

export type CheckoutUrlsInputType = {
  checkoutPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Absolute, with placeholders like `{geins.cartid}`. */
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
  /** As `productIds`, which wins. */
  articleNumbers?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  brandIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  categoryIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  discountCampaignIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  exclude?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  excludeBrandIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  excludeCategoryIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  excludeDiscountCampaignIds?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  excludeFacets?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** The shopper's choice: any of the values of one group, and of every group. */
  facets?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** BY_GROUP: the counts of a group ignore the choice in that group. */
  filterMode?: InputMaybe<FilterMode>;
  /** The page's own restriction, combined by `includeMode`. */
  include?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** Also the products that a variant group collapses. */
  includeCollapsed?: InputMaybe<Scalars['Boolean']['input']>;
  /** INTERSECT, the default: a value of all groups. UNION: of at least one. */
  includeMode?: InputMaybe<IncludeMode>;
  /** Selling price including VAT, both ends included. */
  price?: InputMaybe<PriceFilterInputType>;
  /** Only what that price list has. */
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

/** Sorted by `order`, then `facetId`; one that no product has may be missing. */
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
  /** Adds to the line of the same sku and message. */
  addToCart?: Maybe<CartType>;
  /** Removes the lines and keeps the id. */
  clearCart?: Maybe<CartType>;
  /** The lines under a new id, of a completed cart too. Without promotions unless `resetPromotions` is false. */
  cloneCart?: Maybe<CartType>;
  /** Takes the key of that link once, and the digest of the new password; false for a key that is unknown, used or too old. */
  commitReset?: Maybe<Scalars['Boolean']['output']>;
  /** Read-only from then on. */
  completeCart?: Maybe<CartType>;
  /** Stores what is given, keeps the rest, and answers the whole state. */
  createOrUpdateCheckout?: Maybe<CheckoutType>;
  /** Deletes the account of the token. Its orders stay, without anything that tells whose they were. */
  deleteUser?: Maybe<Scalars['Boolean']['output']>;
  /** One mail when the SKU can be bought again. Again is true again. */
  monitorProductAvailability?: Maybe<Scalars['Boolean']['output']>;
  /** The same cart twice gives the same order. */
  placeOrder?: Maybe<PlaceOrderResponseType>;
  /** Signed-in shoppers only; waits for approval. */
  postProductReview?: Maybe<Scalars['Boolean']['output']>;
  /** Mails a link to set a new password. Always true, so that nobody learns who has an account. */
  requestPasswordReset?: Maybe<Scalars['Boolean']['output']>;
  /** The caller's own text, JSON by convention. */
  setCartMerchantData?: Maybe<CartType>;
  /** An empty code removes the present one. */
  setCartPromoCode?: Maybe<CartType>;
  /** Again is true again. */
  subscribeToNewsletter?: Maybe<Scalars['Boolean']['output']>;
  /** Sets the exact quantity; 0 removes the line. */
  updateCartItem?: Maybe<CartType>;
  /** What is left out or null stays, but for `customerType`, whose default is PERSON. */
  updateUser?: Maybe<UserType>;
};

export type GeinsMerchantApiMutationAddToCartArgs = {
  allowExternalShippingFee?: InputMaybe<Scalars['Boolean']['input']>;
  channelId?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  item: CartItemInputType;
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
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

export type GeinsMerchantApiMutationRequestPasswordResetArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
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

export type GeinsMerchantApiMutationSubscribeToNewsletterArgs = {
  channelId?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  languageId?: InputMaybe<Scalars['String']['input']>;
  marketId?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
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
  /** The confirmation, by the order id that `placeOrder` gave. */
  checkout?: Maybe<CheckoutDataType>;
  /** Exact language match. */
  cmsPages?: Maybe<Array<Maybe<PageWidgetPageType>>>;
  /** Creates a cart when the id is missing or empty. Null for an unknown id and, unless asked for, a completed cart. */
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
  /** The GUID is the secret; personal data beyond the name and town are left out. */
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
  /** In their order; `relation` tells what they are to the product. */
  relatedProducts?: Maybe<Array<Maybe<RelatedProductType>>>;
  /** The approved ones, newest first; the average counts all of them. */
  reviews?: Maybe<ProductReviewResultType>;
  /** Where a page went that had this address; null when it never moved. */
  urlHistory?: Maybe<UrlHistoryType>;
  /** Whether `placeOrder` would take the stored checkout, and if not, why. */
  validateOrderConditions?: Maybe<ValidateOrderConditionsResponseType>;
  /** @deprecated Use validateOrderConditions. */
  validateOrderCreation?: Maybe<ValidateOrderCreationResponseType>;
  /** A content page by `alias`, or an area by `family` and `areaName`. Null when unknown. */
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

export type IncludeMode = 'INTERSECT' | 'UNION';

export type LanguageType = {
  /** `sv`. */
  code: Scalars['String']['output'];
  /** `sv-SE`. */
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** The price against the lowest one of the 30 days before it, as EU law wants a sale shown. */
export type LowestPriceType = {
  comparisonPriceExVat: Scalars['Decimal']['output'];
  comparisonPriceExVatFormatted?: Maybe<Scalars['String']['output']>;
  /** What a discount is counted from. */
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
  country?: Maybe<CountryType>;
  currency?: Maybe<CurrencyType>;
  defaultLanguageId: Scalars['String']['output'];
  /** Markets of one group are shown together. */
  groupKey: Scalars['String']['output'];
  id: Scalars['String']['output'];
  onlyDisplayInCheckout?: Maybe<Scalars['Boolean']['output']>;
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
  /** What the link leads to: custom, page, category, brand or product. */
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

export type OrderType = {
  billingAddress?: Maybe<AddressType>;
  cart?: Maybe<CartType>;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  customerId?: Maybe<Scalars['Int']['output']>;
  customerOrderNumber?: Maybe<Scalars['String']['output']>;
  desiredDeliveryDate?: Maybe<Scalars['DateTime']['output']>;
  discount?: Maybe<PriceType>;
  fromBalance: Scalars['Decimal']['output'];
  fromBalanceFormatted?: Maybe<Scalars['String']['output']>;
  goodsLabel?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  orderTotal?: Maybe<PriceType>;
  /** At least one. */
  paymentDetails?: Maybe<Array<Maybe<PaymentDetailsType>>>;
  paymentFee?: Maybe<PriceType>;
  /** The secret of the link that needs no sign-in. */
  publicId: Scalars['ID']['output'];
  /** Null when there are none. */
  refunds?: Maybe<Array<Maybe<RefundType>>>;
  shippingAddress?: Maybe<AddressType>;
  /** At least one. */
  shippingDetails?: Maybe<Array<Maybe<ShippingDetailType>>>;
  shippingFee?: Maybe<PriceType>;
  /** Lower case with hyphens: `pending-payment`. */
  status: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  vat?: Maybe<PriceType>;
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
  /** Which area of its family this is. */
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
  /** stack or collapse: what happens where it is too narrow. */
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
  displayName?: Maybe<Scalars['String']['output']>;
  feeExVat: Scalars['Decimal']['output'];
  feeExVatFormatted?: Maybe<Scalars['String']['output']>;
  feeIncVat: Scalars['Decimal']['output'];
  feeIncVatFormatted?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  isDefault: Scalars['Boolean']['output'];
  isSelected: Scalars['Boolean']['output'];
  /** Bare name of a picture that the storefront has. */
  logo?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** True: replace the snippet that is shown. */
  newCheckoutSession: Scalars['Boolean']['output'];
  /** HTML of the payment provider. */
  paymentData?: Maybe<Scalars['String']['output']>;
  paymentType?: Maybe<PaymentType>;
};

export type PaymentType = 'AVARDA' | 'GEINS_PAY' | 'KLARNA' | 'STANDARD' | 'SVEA' | 'WALLEY';

export type PlaceOrderResponseType = {
  orderId?: Maybe<Scalars['String']['output']>;
  publicId?: Maybe<Scalars['String']['output']>;
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** `completed` lets the storefront go on to the confirmation. */
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

/** Amounts in major units, and as text in the currency of the market and the way of the language. */
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

/** A product made of chosen others. */
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
  rating: Scalars['Int']['output'];
  reviewDate: Scalars['DateTime']['output'];
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
  /** The way to the primary category, root first. */
  breadcrumbs?: Maybe<Array<Maybe<BreadcrumbType>>>;
  /** The path that this page has; another one is redirected here. */
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  /** Its own first, then their parents. */
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
  /** Null when there is nothing to specify. */
  parameterGroups?: Maybe<Array<Maybe<ParameterGroupType>>>;
  /** The prices of the last 30 days, oldest first. */
  priceLog?: Maybe<Array<Maybe<PriceLogItemType>>>;
  primaryCategory?: Maybe<CategoryType>;
  productId: Scalars['Int']['output'];
  productImages?: Maybe<Array<Maybe<ProductImageType>>>;
  productPackage?: Maybe<ProductPackageType>;
  rating?: Maybe<RatingType>;
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
  /** Also of a product that stands alone: the SKU to buy is taken from its level 0. */
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

export type ShippingDetailType = {
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  parcelNumber?: Maybe<Scalars['String']['output']>;
  shippingDate?: Maybe<Scalars['DateTime']['output']>;
  shippingId: Scalars['Int']['output'];
  trackingLink?: Maybe<Scalars['String']['output']>;
};

export type ShippingOptionType = {
  /** -1 where it is not offered, 0 when reached. */
  amountLeftToFreeShipping: Scalars['Decimal']['output'];
  amountLeftToFreeShippingFormatted?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  externalId?: Maybe<Scalars['String']['output']>;
  feeExVat: Scalars['Decimal']['output'];
  feeExVatFormatted?: Maybe<Scalars['String']['output']>;
  feeIncVat: Scalars['Decimal']['output'];
  feeIncVatFormatted?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  isDefault: Scalars['Boolean']['output'];
  isSelected: Scalars['Boolean']['output'];
  /** Bare name of a picture that the storefront has. */
  logo?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  shippingData?: Maybe<Scalars['String']['output']>;
  subOptions?: Maybe<Array<Maybe<ShippingOptionType>>>;
};

export type SkuType = {
  articleNumber: Scalars['String']['output'];
  dimensions?: Maybe<DimensionsType>;
  externalId?: Maybe<Scalars['String']['output']>;
  gtin?: Maybe<Scalars['String']['output']>;
  /** When more is expected. */
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
  /** May be sold beyond what is in. */
  oversellable: Scalars['Int']['output'];
  /** @deprecated Kept for older clients. */
  shelf?: Maybe<Scalars['String']['output']>;
  /** Never falls. */
  static?: Maybe<Scalars['Int']['output']>;
  /** What can be bought: inStock + oversellable + static. */
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
  /** All fields come back as they were sent. */
  address?: InputMaybe<AddressInputType>;
  customerType?: InputMaybe<CustomerType>;
  gender?: InputMaybe<Gender>;
  metaData?: InputMaybe<Scalars['String']['input']>;
  newsletter?: InputMaybe<Scalars['Boolean']['input']>;
  personalId?: InputMaybe<Scalars['String']['input']>;
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
  /** As it was given; it is not checked. */
  personalId?: Maybe<Scalars['String']['output']>;
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
  /** 0 is a SKU, 1 a product, 2 an outer choice. */
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
  /** Percent. */
  rate: Scalars['Int']['output'];
};

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo,
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  obj: T,
  context: TContext,
  info: GraphQLResolveInfo,
) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddressInputType: AddressInputType;
  AddressType: ResolverTypeWrapper<Address>;
  AlternativeUrlType: ResolverTypeWrapper<AlternativeUrlType>;
  BalanceType: ResolverTypeWrapper<CartView>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BrandListType: ResolverTypeWrapper<BrandView>;
  BrandType: ResolverTypeWrapper<BrandView>;
  BreadcrumbType: ResolverTypeWrapper<BreadcrumbType>;
  CampaignPriceType: ResolverTypeWrapper<
    Omit<CampaignPriceType, 'price'> & { price?: Maybe<ResolversTypes['PriceType']> }
  >;
  CampaignRuleType: ResolverTypeWrapper<CampaignRuleType>;
  CampaignType: ResolverTypeWrapper<
    Omit<CampaignType, 'prices'> & { prices?: Maybe<Array<Maybe<ResolversTypes['CampaignPriceType']>>> }
  >;
  CartFeesType: ResolverTypeWrapper<CartFeesType>;
  CartItemInputType: CartItemInputType;
  CartItemType: ResolverTypeWrapper<CartLineView>;
  CartSummaryType: ResolverTypeWrapper<CartView>;
  CartType: ResolverTypeWrapper<CartView>;
  CategoryType: ResolverTypeWrapper<CategoryView>;
  ChannelType: ResolverTypeWrapper<ChannelType>;
  CheckoutAndOrderType: ResolverTypeWrapper<
    Omit<CheckoutAndOrderType, 'order'> & { order?: Maybe<ResolversTypes['CheckoutOrderType']> }
  >;
  CheckoutDataType: ResolverTypeWrapper<
    Omit<CheckoutDataType, 'cart' | 'order'> & {
      cart?: Maybe<ResolversTypes['CartType']>;
      order?: Maybe<ResolversTypes['CheckoutOrderType']>;
    }
  >;
  CheckoutInputType: CheckoutInputType;
  CheckoutOrderRowType: ResolverTypeWrapper<CheckoutOrderRowType>;
  CheckoutOrderType: ResolverTypeWrapper<
    Omit<CheckoutOrderType, 'billingAddress' | 'shippingAddress'> & {
      billingAddress?: Maybe<ResolversTypes['AddressType']>;
      shippingAddress?: Maybe<ResolversTypes['AddressType']>;
    }
  >;
  CheckoutStatus: CheckoutStatus;
  CheckoutType: ResolverTypeWrapper<CheckoutView>;
  CheckoutUrlsInputType: CheckoutUrlsInputType;
  ConsentType: ResolverTypeWrapper<ConsentType>;
  CountryType: ResolverTypeWrapper<CountryType>;
  CurrencyType: ResolverTypeWrapper<CurrencyType>;
  CustomerType: CustomerType;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DimensionsType: ResolverTypeWrapper<DimensionsType>;
  DiscountType: DiscountType;
  FilterCollectionType: ResolverTypeWrapper<ProductList>;
  FilterInputType: FilterInputType;
  FilterMode: FilterMode;
  FilterType: ResolverTypeWrapper<FilterType>;
  FilterValueType: ResolverTypeWrapper<FilterValueType>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GeinsMerchantApiMutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  GeinsMerchantApiQuery: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Gender: Gender;
  GenderType: GenderType;
  GoogleTaxonomyType: ResolverTypeWrapper<GoogleTaxonomyType>;
  GroupType: ResolverTypeWrapper<
    Omit<GroupType, 'options'> & { options?: Maybe<Array<Maybe<ResolversTypes['OptionType']>>> }
  >;
  Guid: ResolverTypeWrapper<Scalars['Guid']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IncludeMode: IncludeMode;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LanguageType: ResolverTypeWrapper<LanguageType>;
  Long: ResolverTypeWrapper<Scalars['Long']['output']>;
  LowestPriceType: ResolverTypeWrapper<LowestPrice>;
  MarketType: ResolverTypeWrapper<MarketType>;
  MenuItemType: ResolverTypeWrapper<MenuItemType>;
  MenuType: ResolverTypeWrapper<MenuType>;
  MetadataType: ResolverTypeWrapper<MetadataType>;
  OptionType: ResolverTypeWrapper<Omit<OptionType, 'product'> & { product?: Maybe<ResolversTypes['ProductType']> }>;
  OrderType: ResolverTypeWrapper<OrderView>;
  PageAreaType: ResolverTypeWrapper<PageAreaType>;
  PageInfoType: ResolverTypeWrapper<
    Omit<PageInfoType, 'subCategories'> & { subCategories?: Maybe<Array<Maybe<ResolversTypes['CategoryType']>>> }
  >;
  PageWidgetCollectionFilterInputType: PageWidgetCollectionFilterInputType;
  PageWidgetCollectionType: ResolverTypeWrapper<PageWidgetCollectionType>;
  PageWidgetContainerType: ResolverTypeWrapper<PageWidgetContainerType>;
  PageWidgetImageSizeType: ResolverTypeWrapper<PageWidgetImageSizeType>;
  PageWidgetImageType: ResolverTypeWrapper<PageWidgetImageType>;
  PageWidgetPageType: ResolverTypeWrapper<PageWidgetPageType>;
  PageWidgetType: ResolverTypeWrapper<PageWidgetType>;
  ParameterGroupType: ResolverTypeWrapper<ParameterGroupType>;
  ParameterType: ResolverTypeWrapper<ParameterType>;
  PaymentCheckout: PaymentCheckout;
  PaymentDetailsType: ResolverTypeWrapper<PaymentDetailsType>;
  PaymentOptionType: ResolverTypeWrapper<PaymentOption>;
  PaymentType: PaymentType;
  PlaceOrderResponseType: ResolverTypeWrapper<PlaceOrderResponseType>;
  PriceFilterInputType: PriceFilterInputType;
  PriceFilterType: ResolverTypeWrapper<PriceFilterType>;
  PriceLogItemType: ResolverTypeWrapper<LoggedPrice>;
  PriceType: ResolverTypeWrapper<Price>;
  ProductImageType: ResolverTypeWrapper<ProductImageType>;
  ProductPackageCartItemType: ResolverTypeWrapper<ProductPackageCartItemType>;
  ProductPackageType: ResolverTypeWrapper<
    Omit<ProductPackageType, 'groups'> & { groups?: Maybe<Array<Maybe<ResolversTypes['GroupType']>>> }
  >;
  ProductRelation: ProductRelation;
  ProductReviewResultType: ResolverTypeWrapper<ProductReviewResultType>;
  ProductReviewType: ResolverTypeWrapper<ProductReviewType>;
  ProductTextsType: ResolverTypeWrapper<ProductTextsType>;
  ProductType: ResolverTypeWrapper<ProductView>;
  ProductsResultType: ResolverTypeWrapper<ProductList>;
  RatingType: ResolverTypeWrapper<RatingType>;
  RefundType: ResolverTypeWrapper<RefundType>;
  RelatedProductType: ResolverTypeWrapper<RelatedView>;
  ShippingDetailType: ResolverTypeWrapper<ShippingDetailType>;
  ShippingOptionType: ResolverTypeWrapper<ShippingOption>;
  SkuType: ResolverTypeWrapper<SkuView>;
  SortType: SortType;
  StockType: ResolverTypeWrapper<Stock>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ThemeSettingType: ResolverTypeWrapper<ThemeSettingType>;
  UrlHistoryType: ResolverTypeWrapper<UrlHistoryType>;
  UserBalanceType: ResolverTypeWrapper<UserBalanceType>;
  UserChannelType: ResolverTypeWrapper<Channel>;
  UserInputType: UserInputType;
  UserType: ResolverTypeWrapper<UserView>;
  ValidateOrderConditionsResponseType: ResolverTypeWrapper<ValidateOrderConditionsResponseType>;
  ValidateOrderCreationResponseType: ResolverTypeWrapper<ValidateOrderCreationResponseType>;
  VariantAttributeType: ResolverTypeWrapper<VariantAttributeType>;
  VariantDimensionType: ResolverTypeWrapper<VariantDimensionType>;
  VariantGroupType: ResolverTypeWrapper<
    Omit<VariantGroupType, 'variants'> & { variants?: Maybe<Array<Maybe<ResolversTypes['VariantType']>>> }
  >;
  VariantType: ResolverTypeWrapper<
    Omit<VariantType, 'stock' | 'variants'> & {
      stock?: Maybe<ResolversTypes['StockType']>;
      variants?: Maybe<Array<Maybe<ResolversTypes['VariantType']>>>;
    }
  >;
  VariantValueType: ResolverTypeWrapper<VariantValueType>;
  VatGroupType: ResolverTypeWrapper<VatGroupType>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddressInputType: AddressInputType;
  AddressType: Address;
  AlternativeUrlType: AlternativeUrlType;
  BalanceType: CartView;
  Boolean: Scalars['Boolean']['output'];
  BrandListType: BrandView;
  BrandType: BrandView;
  BreadcrumbType: BreadcrumbType;
  CampaignPriceType: Omit<CampaignPriceType, 'price'> & { price?: Maybe<ResolversParentTypes['PriceType']> };
  CampaignRuleType: CampaignRuleType;
  CampaignType: Omit<CampaignType, 'prices'> & {
    prices?: Maybe<Array<Maybe<ResolversParentTypes['CampaignPriceType']>>>;
  };
  CartFeesType: CartFeesType;
  CartItemInputType: CartItemInputType;
  CartItemType: CartLineView;
  CartSummaryType: CartView;
  CartType: CartView;
  CategoryType: CategoryView;
  ChannelType: ChannelType;
  CheckoutAndOrderType: Omit<CheckoutAndOrderType, 'order'> & {
    order?: Maybe<ResolversParentTypes['CheckoutOrderType']>;
  };
  CheckoutDataType: Omit<CheckoutDataType, 'cart' | 'order'> & {
    cart?: Maybe<ResolversParentTypes['CartType']>;
    order?: Maybe<ResolversParentTypes['CheckoutOrderType']>;
  };
  CheckoutInputType: CheckoutInputType;
  CheckoutOrderRowType: CheckoutOrderRowType;
  CheckoutOrderType: Omit<CheckoutOrderType, 'billingAddress' | 'shippingAddress'> & {
    billingAddress?: Maybe<ResolversParentTypes['AddressType']>;
    shippingAddress?: Maybe<ResolversParentTypes['AddressType']>;
  };
  CheckoutType: CheckoutView;
  CheckoutUrlsInputType: CheckoutUrlsInputType;
  ConsentType: ConsentType;
  CountryType: CountryType;
  CurrencyType: CurrencyType;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DimensionsType: DimensionsType;
  FilterCollectionType: ProductList;
  FilterInputType: FilterInputType;
  FilterType: FilterType;
  FilterValueType: FilterValueType;
  Float: Scalars['Float']['output'];
  GeinsMerchantApiMutation: Record<PropertyKey, never>;
  GeinsMerchantApiQuery: Record<PropertyKey, never>;
  GoogleTaxonomyType: GoogleTaxonomyType;
  GroupType: Omit<GroupType, 'options'> & { options?: Maybe<Array<Maybe<ResolversParentTypes['OptionType']>>> };
  Guid: Scalars['Guid']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  LanguageType: LanguageType;
  Long: Scalars['Long']['output'];
  LowestPriceType: LowestPrice;
  MarketType: MarketType;
  MenuItemType: MenuItemType;
  MenuType: MenuType;
  MetadataType: MetadataType;
  OptionType: Omit<OptionType, 'product'> & { product?: Maybe<ResolversParentTypes['ProductType']> };
  OrderType: OrderView;
  PageAreaType: PageAreaType;
  PageInfoType: Omit<PageInfoType, 'subCategories'> & {
    subCategories?: Maybe<Array<Maybe<ResolversParentTypes['CategoryType']>>>;
  };
  PageWidgetCollectionFilterInputType: PageWidgetCollectionFilterInputType;
  PageWidgetCollectionType: PageWidgetCollectionType;
  PageWidgetContainerType: PageWidgetContainerType;
  PageWidgetImageSizeType: PageWidgetImageSizeType;
  PageWidgetImageType: PageWidgetImageType;
  PageWidgetPageType: PageWidgetPageType;
  PageWidgetType: PageWidgetType;
  ParameterGroupType: ParameterGroupType;
  ParameterType: ParameterType;
  PaymentDetailsType: PaymentDetailsType;
  PaymentOptionType: PaymentOption;
  PlaceOrderResponseType: PlaceOrderResponseType;
  PriceFilterInputType: PriceFilterInputType;
  PriceFilterType: PriceFilterType;
  PriceLogItemType: LoggedPrice;
  PriceType: Price;
  ProductImageType: ProductImageType;
  ProductPackageCartItemType: ProductPackageCartItemType;
  ProductPackageType: Omit<ProductPackageType, 'groups'> & {
    groups?: Maybe<Array<Maybe<ResolversParentTypes['GroupType']>>>;
  };
  ProductReviewResultType: ProductReviewResultType;
  ProductReviewType: ProductReviewType;
  ProductTextsType: ProductTextsType;
  ProductType: ProductView;
  ProductsResultType: ProductList;
  RatingType: RatingType;
  RefundType: RefundType;
  RelatedProductType: RelatedView;
  ShippingDetailType: ShippingDetailType;
  ShippingOptionType: ShippingOption;
  SkuType: SkuView;
  StockType: Stock;
  String: Scalars['String']['output'];
  ThemeSettingType: ThemeSettingType;
  UrlHistoryType: UrlHistoryType;
  UserBalanceType: UserBalanceType;
  UserChannelType: Channel;
  UserInputType: UserInputType;
  UserType: UserView;
  ValidateOrderConditionsResponseType: ValidateOrderConditionsResponseType;
  ValidateOrderCreationResponseType: ValidateOrderCreationResponseType;
  VariantAttributeType: VariantAttributeType;
  VariantDimensionType: VariantDimensionType;
  VariantGroupType: Omit<VariantGroupType, 'variants'> & {
    variants?: Maybe<Array<Maybe<ResolversParentTypes['VariantType']>>>;
  };
  VariantType: Omit<VariantType, 'stock' | 'variants'> & {
    stock?: Maybe<ResolversParentTypes['StockType']>;
    variants?: Maybe<Array<Maybe<ResolversParentTypes['VariantType']>>>;
  };
  VariantValueType: VariantValueType;
  VatGroupType: VatGroupType;
};

export type AddressTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AddressType'] = ResolversParentTypes['AddressType'],
> = {
  addressLine1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressLine2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressLine3?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  careOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlternativeUrlTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AlternativeUrlType'] = ResolversParentTypes['AlternativeUrlType'],
> = {
  channelId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  culture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BalanceTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BalanceType'] = ResolversParentTypes['BalanceType'],
> = {
  pending?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  pendingFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  remainingFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalSellingPriceExBalanceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalSellingPriceExBalanceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalSellingPriceExBalanceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalSellingPriceExBalanceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrandListTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BrandListType'] = ResolversParentTypes['BrandListType'],
> = {
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternativeCanonicalUrls?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  alternativeUrls?: Resolver<Maybe<Array<Maybe<ResolversTypes['AlternativeUrlType']>>>, ParentType, ContextType>;
  backgroundImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brandId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrandTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BrandType'] = ResolversParentTypes['BrandType'],
> = {
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternativeCanonicalUrls?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  alternativeUrls?: Resolver<Maybe<Array<Maybe<ResolversTypes['AlternativeUrlType']>>>, ParentType, ContextType>;
  brandId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BreadcrumbTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BreadcrumbType'] = ResolversParentTypes['BreadcrumbType'],
> = {
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentCategoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CampaignPriceTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CampaignPriceType'] = ResolversParentTypes['CampaignPriceType'],
> = {
  discount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CampaignRuleTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CampaignRuleType'] = ResolversParentTypes['CampaignRuleType'],
> = {
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campaignId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hideTitle?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruleType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CampaignTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CampaignType'] = ResolversParentTypes['CampaignType'],
> = {
  appliedCampaigns?: Resolver<Maybe<Array<Maybe<ResolversTypes['CampaignRuleType']>>>, ParentType, ContextType>;
  prices?: Resolver<Maybe<Array<Maybe<ResolversTypes['CampaignPriceType']>>>, ParentType, ContextType>;
};

export type CartFeesTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CartFeesType'] = ResolversParentTypes['CartFeesType'],
> = {
  paymentFeeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paymentFeeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  shippingFeeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  shippingFeeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type CartItemTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CartItemType'] = ResolversParentTypes['CartItemType'],
> = {
  campaign?: Resolver<Maybe<ResolversTypes['CampaignType']>, ParentType, ContextType>;
  groupKey?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCampaignFreeGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductType']>, ParentType, ContextType>;
  productPackage?: Resolver<Maybe<ResolversTypes['ProductPackageCartItemType']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPrice?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
};

export type CartSummaryTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CartSummaryType'] = ResolversParentTypes['CartSummaryType'],
> = {
  balance?: Resolver<Maybe<ResolversTypes['BalanceType']>, ParentType, ContextType>;
  fees?: Resolver<Maybe<ResolversTypes['CartFeesType']>, ParentType, ContextType>;
  fixedAmountDiscountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fixedAmountDiscountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['PaymentOptionType']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['ShippingOptionType']>, ParentType, ContextType>;
  subTotal?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  vats?: Resolver<Maybe<Array<Maybe<ResolversTypes['VatGroupType']>>>, ParentType, ContextType>;
};

export type CartTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CartType'] = ResolversParentTypes['CartType'],
> = {
  appliedCampaigns?: Resolver<Maybe<Array<Maybe<ResolversTypes['CampaignRuleType']>>>, ParentType, ContextType>;
  fixedDiscount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  freeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['CartItemType']>>>, ParentType, ContextType>;
  merchantData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['CartSummaryType']>, ParentType, ContextType>;
};

export type CategoryTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CategoryType'] = ResolversParentTypes['CategoryType'],
> = {
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternativeCanonicalUrls?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  alternativeUrls?: Resolver<Maybe<Array<Maybe<ResolversTypes['AlternativeUrlType']>>>, ParentType, ContextType>;
  backgroundImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googleTaxonomy?: Resolver<Maybe<ResolversTypes['GoogleTaxonomyType']>, ParentType, ContextType>;
  isHidden?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentCategoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  primaryImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChannelTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ChannelType'] = ResolversParentTypes['ChannelType'],
> = {
  defaultLanguageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultMarketId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<Maybe<Array<Maybe<ResolversTypes['LanguageType']>>>, ParentType, ContextType>;
  markets?: Resolver<Maybe<Array<Maybe<ResolversTypes['MarketType']>>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  themeSettings?: Resolver<Maybe<Array<Maybe<ResolversTypes['ThemeSettingType']>>>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutAndOrderTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CheckoutAndOrderType'] = ResolversParentTypes['CheckoutAndOrderType'],
> = {
  htmlSnippet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['CheckoutOrderType']>, ParentType, ContextType>;
};

export type CheckoutDataTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CheckoutDataType'] = ResolversParentTypes['CheckoutDataType'],
> = {
  cart?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType>;
  completed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  htmlSnippet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newCheckoutSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nthPurchase?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['CheckoutOrderType']>, ParentType, ContextType>;
};

export type CheckoutOrderRowTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CheckoutOrderRowType'] = ResolversParentTypes['CheckoutOrderRowType'],
> = {
  articleNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campaignIds?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  campaignNames?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  priceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productPriceCampaignId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productPriceListId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CheckoutOrderTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CheckoutOrderType'] = ResolversParentTypes['CheckoutOrderType'],
> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  campaignIds?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  campaignNames?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerGroupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerOrderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  desiredDeliveryDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['GenderType'], ParentType, ContextType>;
  goodsLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemValueExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  itemValueIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  languageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marketId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderValueExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  orderValueIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  organizationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentFeeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paymentFeeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  personalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickupPoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<Array<Maybe<ResolversTypes['CheckoutOrderRowType']>>>, ParentType, ContextType>;
  secondaryTransactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  shippingFeeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  shippingFeeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  shippingId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CheckoutType'] = ResolversParentTypes['CheckoutType'],
> = {
  billingAddress?: Resolver<Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType>;
  checkoutStatus?: Resolver<Maybe<ResolversTypes['CheckoutStatus']>, ParentType, ContextType>;
  consents?: Resolver<Maybe<Array<Maybe<ResolversTypes['ConsentType']>>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identityNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentOptions?: Resolver<Maybe<Array<Maybe<ResolversTypes['PaymentOptionType']>>>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  shippingData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingOptions?: Resolver<Maybe<Array<Maybe<ResolversTypes['ShippingOptionType']>>>, ParentType, ContextType>;
};

export type ConsentTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ConsentType'] = ResolversParentTypes['ConsentType'],
> = {
  autoAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CountryType'] = ResolversParentTypes['CountryType'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrencyTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CurrencyType'] = ResolversParentTypes['CurrencyType'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DimensionsTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DimensionsType'] = ResolversParentTypes['DimensionsType'],
> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilterCollectionTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FilterCollectionType'] = ResolversParentTypes['FilterCollectionType'],
> = {
  facets?: Resolver<Maybe<Array<Maybe<ResolversTypes['FilterType']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceFilterType']>, ParentType, ContextType>;
};

export type FilterTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FilterType'] = ResolversParentTypes['FilterType'],
> = {
  filterId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Maybe<Array<Maybe<ResolversTypes['FilterValueType']>>>, ParentType, ContextType>;
};

export type FilterValueTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FilterValueType'] = ResolversParentTypes['FilterValueType'],
> = {
  _id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  facetId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GeinsMerchantApiMutationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['GeinsMerchantApiMutation'] =
    ResolversParentTypes['GeinsMerchantApiMutation'],
> = {
  addToCart?: Resolver<
    Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiMutationAddToCartArgs, 'id' | 'item'>
  >;
  clearCart?: Resolver<
    Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiMutationClearCartArgs, 'id'>
  >;
  cloneCart?: Resolver<
    Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiMutationCloneCartArgs, 'id'>
  >;
  commitReset?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiMutationCommitResetArgs, 'password' | 'resetKey'>
  >;
  completeCart?: Resolver<
    Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiMutationCompleteCartArgs, 'id'>
  >;
  createOrUpdateCheckout?: Resolver<
    Maybe<ResolversTypes['CheckoutType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiMutationCreateOrUpdateCheckoutArgs, 'cartId'>
  >;
  deleteUser?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiMutationDeleteUserArgs>
  >;
  monitorProductAvailability?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiMutationMonitorProductAvailabilityArgs, 'email' | 'skuId'>
  >;
  placeOrder?: Resolver<
    Maybe<ResolversTypes['PlaceOrderResponseType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiMutationPlaceOrderArgs, 'cartId' | 'checkout'>
  >;
  postProductReview?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiMutationPostProductReviewArgs, 'alias' | 'author'>
  >;
  requestPasswordReset?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiMutationRequestPasswordResetArgs, 'email'>
  >;
  setCartMerchantData?: Resolver<
    Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiMutationSetCartMerchantDataArgs, 'id' | 'merchantData'>
  >;
  setCartPromoCode?: Resolver<
    Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiMutationSetCartPromoCodeArgs, 'id' | 'promoCode'>
  >;
  subscribeToNewsletter?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiMutationSubscribeToNewsletterArgs, 'email'>
  >;
  updateCartItem?: Resolver<
    Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiMutationUpdateCartItemArgs, 'id' | 'item'>
  >;
  updateUser?: Resolver<
    Maybe<ResolversTypes['UserType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiMutationUpdateUserArgs, 'user'>
  >;
};

export type GeinsMerchantApiQueryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['GeinsMerchantApiQuery'] = ResolversParentTypes['GeinsMerchantApiQuery'],
> = {
  brands?: Resolver<
    Maybe<Array<Maybe<ResolversTypes['BrandListType']>>>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiQueryBrandsArgs>
  >;
  categories?: Resolver<
    Maybe<Array<Maybe<ResolversTypes['CategoryType']>>>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiQueryCategoriesArgs>
  >;
  category?: Resolver<
    Maybe<ResolversTypes['CategoryType']>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiQueryCategoryArgs>
  >;
  channel?: Resolver<
    Maybe<ResolversTypes['ChannelType']>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiQueryChannelArgs>
  >;
  channels?: Resolver<Maybe<Array<Maybe<ResolversTypes['ChannelType']>>>, ParentType, ContextType>;
  checkout?: Resolver<
    Maybe<ResolversTypes['CheckoutDataType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiQueryCheckoutArgs, 'id' | 'paymentType'>
  >;
  cmsPages?: Resolver<
    Maybe<Array<Maybe<ResolversTypes['PageWidgetPageType']>>>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiQueryCmsPagesArgs>
  >;
  getCart?: Resolver<
    Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiQueryGetCartArgs>
  >;
  getCheckout?: Resolver<
    Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiQueryGetCheckoutArgs, 'id' | 'paymentType'>
  >;
  getCheckoutAndOrder?: Resolver<
    Maybe<ResolversTypes['CheckoutAndOrderType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiQueryGetCheckoutAndOrderArgs, 'id' | 'paymentType'>
  >;
  getMenuAtLocation?: Resolver<
    Maybe<ResolversTypes['MenuType']>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiQueryGetMenuAtLocationArgs>
  >;
  getOrder?: Resolver<
    Maybe<ResolversTypes['OrderType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiQueryGetOrderArgs, 'orderId'>
  >;
  getOrderPublic?: Resolver<
    Maybe<ResolversTypes['OrderType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiQueryGetOrderPublicArgs, 'publicOrderId'>
  >;
  getOrders?: Resolver<
    Maybe<Array<Maybe<ResolversTypes['OrderType']>>>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiQueryGetOrdersArgs>
  >;
  getUser?: Resolver<
    Maybe<ResolversTypes['UserType']>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiQueryGetUserArgs>
  >;
  listPageInfo?: Resolver<
    Maybe<ResolversTypes['PageInfoType']>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiQueryListPageInfoArgs>
  >;
  product?: Resolver<
    Maybe<ResolversTypes['ProductType']>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiQueryProductArgs>
  >;
  products?: Resolver<
    Maybe<ResolversTypes['ProductsResultType']>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiQueryProductsArgs>
  >;
  relatedProducts?: Resolver<
    Maybe<Array<Maybe<ResolversTypes['RelatedProductType']>>>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiQueryRelatedProductsArgs, 'alias'>
  >;
  reviews?: Resolver<
    Maybe<ResolversTypes['ProductReviewResultType']>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiQueryReviewsArgs>
  >;
  urlHistory?: Resolver<
    Maybe<ResolversTypes['UrlHistoryType']>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiQueryUrlHistoryArgs>
  >;
  validateOrderConditions?: Resolver<
    Maybe<ResolversTypes['ValidateOrderConditionsResponseType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiQueryValidateOrderConditionsArgs, 'cartId'>
  >;
  validateOrderCreation?: Resolver<
    Maybe<ResolversTypes['ValidateOrderCreationResponseType']>,
    ParentType,
    ContextType,
    RequireFields<GeinsMerchantApiQueryValidateOrderCreationArgs, 'cartId' | 'checkout'>
  >;
  widgetArea?: Resolver<
    Maybe<ResolversTypes['PageWidgetCollectionType']>,
    ParentType,
    ContextType,
    Partial<GeinsMerchantApiQueryWidgetAreaArgs>
  >;
};

export type GoogleTaxonomyTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['GoogleTaxonomyType'] = ResolversParentTypes['GoogleTaxonomyType'],
> = {
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GroupTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['GroupType'] = ResolversParentTypes['GroupType'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<Maybe<ResolversTypes['OptionType']>>>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface GuidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Guid'], any> {
  name: 'Guid';
}

export type LanguageTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LanguageType'] = ResolversParentTypes['LanguageType'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface LongScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Long'], any> {
  name: 'Long';
}

export type LowestPriceTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LowestPriceType'] = ResolversParentTypes['LowestPriceType'],
> = {
  comparisonPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  comparisonPriceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comparisonPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  comparisonPriceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDiscounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lowestPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  lowestPriceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lowestPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  lowestPriceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  vatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MarketTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MarketType'] = ResolversParentTypes['MarketType'],
> = {
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allowedLanguages?: Resolver<Maybe<Array<Maybe<ResolversTypes['LanguageType']>>>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryType']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyType']>, ParentType, ContextType>;
  defaultLanguageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onlyDisplayInCheckout?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  virtual?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type MenuItemTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MenuItemType'] = ResolversParentTypes['MenuItemType'],
> = {
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<Maybe<Array<Maybe<ResolversTypes['MenuItemType']>>>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  targetBlank?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MenuTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MenuType'] = ResolversParentTypes['MenuType'],
> = {
  channels?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  locations?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  menuItems?: Resolver<Maybe<Array<Maybe<ResolversTypes['MenuItemType']>>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MetadataTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MetadataType'] = ResolversParentTypes['MetadataType'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OptionTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OptionType'] = ResolversParentTypes['OptionType'],
> = {
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['ProductType']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OrderType'] = ResolversParentTypes['OrderType'],
> = {
  billingAddress?: Resolver<Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['CartType']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerOrderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  desiredDeliveryDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  fromBalance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fromBalanceFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goodsLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderTotal?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  paymentDetails?: Resolver<Maybe<Array<Maybe<ResolversTypes['PaymentDetailsType']>>>, ParentType, ContextType>;
  paymentFee?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  publicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refunds?: Resolver<Maybe<Array<Maybe<ResolversTypes['RefundType']>>>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  shippingDetails?: Resolver<Maybe<Array<Maybe<ResolversTypes['ShippingDetailType']>>>, ParentType, ContextType>;
  shippingFee?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
};

export type PageAreaTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageAreaType'] = ResolversParentTypes['PageAreaType'],
> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageInfoTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageInfoType'] = ResolversParentTypes['PageInfoType'],
> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alternativeCanonicalUrls?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  alternativeUrls?: Resolver<Maybe<Array<Maybe<ResolversTypes['AlternativeUrlType']>>>, ParentType, ContextType>;
  backgroundImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hideDescription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hideTitle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['MetadataType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subCategories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryType']>>>, ParentType, ContextType>;
};

export type PageWidgetCollectionTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageWidgetCollectionType'] =
    ResolversParentTypes['PageWidgetCollectionType'],
> = {
  containers?: Resolver<Maybe<Array<Maybe<ResolversTypes['PageWidgetContainerType']>>>, ParentType, ContextType>;
  familyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['MetadataType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageArea?: Resolver<Maybe<ResolversTypes['PageAreaType']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageWidgetContainerTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageWidgetContainerType'] = ResolversParentTypes['PageWidgetContainerType'],
> = {
  classNames?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  design?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responsiveMode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  widgets?: Resolver<Maybe<Array<Maybe<ResolversTypes['PageWidgetType']>>>, ParentType, ContextType>;
};

export type PageWidgetImageSizeTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageWidgetImageSizeType'] = ResolversParentTypes['PageWidgetImageSizeType'],
> = {
  imageHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageRatio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  imageWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageWidgetImageTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageWidgetImageType'] = ResolversParentTypes['PageWidgetImageType'],
> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  largestSize?: Resolver<Maybe<ResolversTypes['PageWidgetImageSizeType']>, ParentType, ContextType>;
  sizes?: Resolver<Maybe<Array<Maybe<ResolversTypes['PageWidgetImageSizeType']>>>, ParentType, ContextType>;
};

export type PageWidgetPageTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageWidgetPageType'] = ResolversParentTypes['PageWidgetPageType'],
> = {
  activeFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  activeTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['MetadataType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageWidgetTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageWidgetType'] = ResolversParentTypes['PageWidgetType'],
> = {
  classNames?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  configuration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<Maybe<Array<Maybe<ResolversTypes['PageWidgetImageType']>>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParameterGroupTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ParameterGroupType'] = ResolversParentTypes['ParameterGroupType'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parameterGroupId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parameters?: Resolver<Maybe<Array<Maybe<ResolversTypes['ParameterType']>>>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParameterTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ParameterType'] = ResolversParentTypes['ParameterType'],
> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facetId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parameterGroupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parameterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parameterValueId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  show?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showFilter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentDetailsTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PaymentDetailsType'] = ResolversParentTypes['PaymentDetailsType'],
> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentFee?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentOption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservationDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reservationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingFee?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentOptionTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PaymentOptionType'] = ResolversParentTypes['PaymentOptionType'],
> = {
  checkoutType?: Resolver<Maybe<ResolversTypes['PaymentCheckout']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newCheckoutSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentType?: Resolver<Maybe<ResolversTypes['PaymentType']>, ParentType, ContextType>;
};

export type PlaceOrderResponseTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PlaceOrderResponseType'] = ResolversParentTypes['PlaceOrderResponseType'],
> = {
  orderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceFilterTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PriceFilterType'] = ResolversParentTypes['PriceFilterType'],
> = {
  highest?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lowest?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PriceLogItemTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PriceLogItemType'] = ResolversParentTypes['PriceLogItemType'],
> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDiscounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLowest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regularPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  regularPriceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regularPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  regularPriceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  vatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PriceType'] = ResolversParentTypes['PriceType'],
> = {
  currency?: Resolver<Maybe<ResolversTypes['CurrencyType']>, ParentType, ContextType>;
  discountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDiscounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regularPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  regularPriceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regularPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  regularPriceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  vatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductImageTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductImageType'] = ResolversParentTypes['ProductImageType'],
> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type ProductPackageCartItemTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductPackageCartItemType'] =
    ResolversParentTypes['ProductPackageCartItemType'],
> = {
  groupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductPackageTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductPackageType'] = ResolversParentTypes['ProductPackageType'],
> = {
  groups?: Resolver<Maybe<Array<Maybe<ResolversTypes['GroupType']>>>, ParentType, ContextType>;
};

export type ProductReviewResultTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductReviewResultType'] = ResolversParentTypes['ProductReviewResultType'],
> = {
  averageRating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  reviews?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductReviewType']>>>, ParentType, ContextType>;
};

export type ProductReviewTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductReviewType'] = ResolversParentTypes['ProductReviewType'],
> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProductTextsTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductTextsType'] = ResolversParentTypes['ProductTextsType'],
> = {
  text1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductType'] = ResolversParentTypes['ProductType'],
> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alternativeCanonicalUrls?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  alternativeUrls?: Resolver<Maybe<Array<Maybe<ResolversTypes['AlternativeUrlType']>>>, ParentType, ContextType>;
  articleNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['BrandType']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Maybe<Array<Maybe<ResolversTypes['BreadcrumbType']>>>, ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<Maybe<ResolversTypes['CategoryType']>>>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentProductVariant?: Resolver<Maybe<ResolversTypes['VariantType']>, ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['DimensionsType']>, ParentType, ContextType>;
  discountCampaigns?: Resolver<Maybe<Array<Maybe<ResolversTypes['CampaignRuleType']>>>, ParentType, ContextType>;
  discountType?: Resolver<Maybe<ResolversTypes['DiscountType']>, ParentType, ContextType>;
  firstAvailableOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freightClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  lowestPrice?: Resolver<Maybe<ResolversTypes['LowestPriceType']>, ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['MetadataType']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parameterGroups?: Resolver<Maybe<Array<Maybe<ResolversTypes['ParameterGroupType']>>>, ParentType, ContextType>;
  priceLog?: Resolver<Maybe<Array<Maybe<ResolversTypes['PriceLogItemType']>>>, ParentType, ContextType>;
  primaryCategory?: Resolver<Maybe<ResolversTypes['CategoryType']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productImages?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductImageType']>>>, ParentType, ContextType>;
  productPackage?: Resolver<Maybe<ResolversTypes['ProductPackageType']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['RatingType']>, ParentType, ContextType>;
  skus?: Resolver<Maybe<Array<Maybe<ResolversTypes['SkuType']>>>, ParentType, ContextType>;
  supplierId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  texts?: Resolver<Maybe<ResolversTypes['ProductTextsType']>, ParentType, ContextType>;
  totalStock?: Resolver<Maybe<ResolversTypes['StockType']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  variantDimensions?: Resolver<Maybe<Array<Maybe<ResolversTypes['VariantDimensionType']>>>, ParentType, ContextType>;
  variantGroup?: Resolver<Maybe<ResolversTypes['VariantGroupType']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductsResultTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductsResultType'] = ResolversParentTypes['ProductsResultType'],
> = {
  count?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  filters?: Resolver<Maybe<ResolversTypes['FilterCollectionType']>, ParentType, ContextType>;
  products?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductType']>>>, ParentType, ContextType>;
};

export type RatingTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RatingType'] = ResolversParentTypes['RatingType'],
> = {
  score?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  voteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefundTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RefundType'] = ResolversParentTypes['RefundType'],
> = {
  articleNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refundType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toBalance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RelatedProductTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RelatedProductType'] = ResolversParentTypes['RelatedProductType'],
> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['BrandType']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountCampaigns?: Resolver<Maybe<Array<Maybe<ResolversTypes['CampaignRuleType']>>>, ParentType, ContextType>;
  images?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parameterGroups?: Resolver<Maybe<Array<Maybe<ResolversTypes['ParameterGroupType']>>>, ParentType, ContextType>;
  primaryCategory?: Resolver<Maybe<ResolversTypes['CategoryType']>, ParentType, ContextType>;
  primaryImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productImages?: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductImageType']>>>, ParentType, ContextType>;
  relation?: Resolver<Maybe<ResolversTypes['ProductRelation']>, ParentType, ContextType>;
  relationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondaryImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skus?: Resolver<Maybe<Array<Maybe<ResolversTypes['SkuType']>>>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
};

export type ShippingDetailTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ShippingDetailType'] = ResolversParentTypes['ShippingDetailType'],
> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parcelNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shippingId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trackingLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippingOptionTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ShippingOptionType'] = ResolversParentTypes['ShippingOptionType'],
> = {
  amountLeftToFreeShipping?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountLeftToFreeShippingFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeExVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeIncVatFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subOptions?: Resolver<Maybe<Array<Maybe<ResolversTypes['ShippingOptionType']>>>, ParentType, ContextType>;
};

export type SkuTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SkuType'] = ResolversParentTypes['SkuType'],
> = {
  articleNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['DimensionsType']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  incoming?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shelf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['StockType']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StockType'] = ResolversParentTypes['StockType'],
> = {
  inStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  incoming?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  oversellable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shelf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  static?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ThemeSettingTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ThemeSettingType'] = ResolversParentTypes['ThemeSettingType'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UrlHistoryTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UrlHistoryType'] = ResolversParentTypes['UrlHistoryType'],
> = {
  newUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserBalanceTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserBalanceType'] = ResolversParentTypes['UserBalanceType'],
> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserChannelTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserChannelType'] = ResolversParentTypes['UserChannelType'],
> = {
  availableMarkets?: Resolver<Maybe<Array<Maybe<ResolversTypes['MarketType']>>>, ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserType'] = ResolversParentTypes['UserType'],
> = {
  address?: Resolver<Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  availableChannels?: Resolver<Maybe<Array<Maybe<ResolversTypes['UserChannelType']>>>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balanceFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balances?: Resolver<Maybe<Array<Maybe<ResolversTypes['UserBalanceType']>>>, ParentType, ContextType>;
  customerType?: Resolver<Maybe<ResolversTypes['CustomerType']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsletter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  personalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ValidateOrderConditionsResponseTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ValidateOrderConditionsResponseType'] =
    ResolversParentTypes['ValidateOrderConditionsResponseType'],
> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ValidateOrderCreationResponseTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ValidateOrderCreationResponseType'] =
    ResolversParentTypes['ValidateOrderCreationResponseType'],
> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VariantAttributeTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['VariantAttributeType'] = ResolversParentTypes['VariantAttributeType'],
> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VariantDimensionTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['VariantDimensionType'] = ResolversParentTypes['VariantDimensionType'],
> = {
  attributes?: Resolver<Maybe<Array<Maybe<ResolversTypes['VariantAttributeType']>>>, ParentType, ContextType>;
  dimension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<Maybe<Array<Maybe<ResolversTypes['VariantValueType']>>>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VariantGroupTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['VariantGroupType'] = ResolversParentTypes['VariantGroupType'],
> = {
  activeProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  collapseInLists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mainProductId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variantGroupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variants?: Resolver<Maybe<Array<Maybe<ResolversTypes['VariantType']>>>, ParentType, ContextType>;
};

export type VariantTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['VariantType'] = ResolversParentTypes['VariantType'],
> = {
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<Maybe<Array<Maybe<ResolversTypes['VariantAttributeType']>>>, ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dimension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  incoming?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shelf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['StockType']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variants?: Resolver<Maybe<Array<Maybe<ResolversTypes['VariantType']>>>, ParentType, ContextType>;
};

export type VariantValueTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['VariantValueType'] = ResolversParentTypes['VariantValueType'],
> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VatGroupTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['VatGroupType'] = ResolversParentTypes['VatGroupType'],
> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AddressType?: AddressTypeResolvers<ContextType>;
  AlternativeUrlType?: AlternativeUrlTypeResolvers<ContextType>;
  BalanceType?: BalanceTypeResolvers<ContextType>;
  BrandListType?: BrandListTypeResolvers<ContextType>;
  BrandType?: BrandTypeResolvers<ContextType>;
  BreadcrumbType?: BreadcrumbTypeResolvers<ContextType>;
  CampaignPriceType?: CampaignPriceTypeResolvers<ContextType>;
  CampaignRuleType?: CampaignRuleTypeResolvers<ContextType>;
  CampaignType?: CampaignTypeResolvers<ContextType>;
  CartFeesType?: CartFeesTypeResolvers<ContextType>;
  CartItemType?: CartItemTypeResolvers<ContextType>;
  CartSummaryType?: CartSummaryTypeResolvers<ContextType>;
  CartType?: CartTypeResolvers<ContextType>;
  CategoryType?: CategoryTypeResolvers<ContextType>;
  ChannelType?: ChannelTypeResolvers<ContextType>;
  CheckoutAndOrderType?: CheckoutAndOrderTypeResolvers<ContextType>;
  CheckoutDataType?: CheckoutDataTypeResolvers<ContextType>;
  CheckoutOrderRowType?: CheckoutOrderRowTypeResolvers<ContextType>;
  CheckoutOrderType?: CheckoutOrderTypeResolvers<ContextType>;
  CheckoutType?: CheckoutTypeResolvers<ContextType>;
  ConsentType?: ConsentTypeResolvers<ContextType>;
  CountryType?: CountryTypeResolvers<ContextType>;
  CurrencyType?: CurrencyTypeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DimensionsType?: DimensionsTypeResolvers<ContextType>;
  FilterCollectionType?: FilterCollectionTypeResolvers<ContextType>;
  FilterType?: FilterTypeResolvers<ContextType>;
  FilterValueType?: FilterValueTypeResolvers<ContextType>;
  GeinsMerchantApiMutation?: GeinsMerchantApiMutationResolvers<ContextType>;
  GeinsMerchantApiQuery?: GeinsMerchantApiQueryResolvers<ContextType>;
  GoogleTaxonomyType?: GoogleTaxonomyTypeResolvers<ContextType>;
  GroupType?: GroupTypeResolvers<ContextType>;
  Guid?: GraphQLScalarType;
  LanguageType?: LanguageTypeResolvers<ContextType>;
  Long?: GraphQLScalarType;
  LowestPriceType?: LowestPriceTypeResolvers<ContextType>;
  MarketType?: MarketTypeResolvers<ContextType>;
  MenuItemType?: MenuItemTypeResolvers<ContextType>;
  MenuType?: MenuTypeResolvers<ContextType>;
  MetadataType?: MetadataTypeResolvers<ContextType>;
  OptionType?: OptionTypeResolvers<ContextType>;
  OrderType?: OrderTypeResolvers<ContextType>;
  PageAreaType?: PageAreaTypeResolvers<ContextType>;
  PageInfoType?: PageInfoTypeResolvers<ContextType>;
  PageWidgetCollectionType?: PageWidgetCollectionTypeResolvers<ContextType>;
  PageWidgetContainerType?: PageWidgetContainerTypeResolvers<ContextType>;
  PageWidgetImageSizeType?: PageWidgetImageSizeTypeResolvers<ContextType>;
  PageWidgetImageType?: PageWidgetImageTypeResolvers<ContextType>;
  PageWidgetPageType?: PageWidgetPageTypeResolvers<ContextType>;
  PageWidgetType?: PageWidgetTypeResolvers<ContextType>;
  ParameterGroupType?: ParameterGroupTypeResolvers<ContextType>;
  ParameterType?: ParameterTypeResolvers<ContextType>;
  PaymentDetailsType?: PaymentDetailsTypeResolvers<ContextType>;
  PaymentOptionType?: PaymentOptionTypeResolvers<ContextType>;
  PlaceOrderResponseType?: PlaceOrderResponseTypeResolvers<ContextType>;
  PriceFilterType?: PriceFilterTypeResolvers<ContextType>;
  PriceLogItemType?: PriceLogItemTypeResolvers<ContextType>;
  PriceType?: PriceTypeResolvers<ContextType>;
  ProductImageType?: ProductImageTypeResolvers<ContextType>;
  ProductPackageCartItemType?: ProductPackageCartItemTypeResolvers<ContextType>;
  ProductPackageType?: ProductPackageTypeResolvers<ContextType>;
  ProductReviewResultType?: ProductReviewResultTypeResolvers<ContextType>;
  ProductReviewType?: ProductReviewTypeResolvers<ContextType>;
  ProductTextsType?: ProductTextsTypeResolvers<ContextType>;
  ProductType?: ProductTypeResolvers<ContextType>;
  ProductsResultType?: ProductsResultTypeResolvers<ContextType>;
  RatingType?: RatingTypeResolvers<ContextType>;
  RefundType?: RefundTypeResolvers<ContextType>;
  RelatedProductType?: RelatedProductTypeResolvers<ContextType>;
  ShippingDetailType?: ShippingDetailTypeResolvers<ContextType>;
  ShippingOptionType?: ShippingOptionTypeResolvers<ContextType>;
  SkuType?: SkuTypeResolvers<ContextType>;
  StockType?: StockTypeResolvers<ContextType>;
  ThemeSettingType?: ThemeSettingTypeResolvers<ContextType>;
  UrlHistoryType?: UrlHistoryTypeResolvers<ContextType>;
  UserBalanceType?: UserBalanceTypeResolvers<ContextType>;
  UserChannelType?: UserChannelTypeResolvers<ContextType>;
  UserType?: UserTypeResolvers<ContextType>;
  ValidateOrderConditionsResponseType?: ValidateOrderConditionsResponseTypeResolvers<ContextType>;
  ValidateOrderCreationResponseType?: ValidateOrderCreationResponseTypeResolvers<ContextType>;
  VariantAttributeType?: VariantAttributeTypeResolvers<ContextType>;
  VariantDimensionType?: VariantDimensionTypeResolvers<ContextType>;
  VariantGroupType?: VariantGroupTypeResolvers<ContextType>;
  VariantType?: VariantTypeResolvers<ContextType>;
  VariantValueType?: VariantValueTypeResolvers<ContextType>;
  VatGroupType?: VatGroupTypeResolvers<ContextType>;
};
