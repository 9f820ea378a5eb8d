import type * as Contract from '../model/contract.generated.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductView, SkuView, Stock, RelatedView, CategoryView, BrandView } from '../catalog/productView.ts';
import type { PackageGroupView, PackageOptionView } from '../catalog/packages.ts';
import type { Price } from '../model/price.ts';
import type { QuantityPrice } from '../catalog/quantityPrices.ts';
import type { LowestPrice, LoggedPrice } from '../catalog/priceHistory.ts';
import type { ProductList } from './search/productList.ts';
import type { CartView, CartLineView } from '../cart/cartView.ts';
import type { ShippingOption, PaymentOption } from '../cart/options.ts';
import type { CheckoutView } from '../checkout/checkoutView.ts';
import type { OrderView } from '../orders/orderView.ts';
import type { Address } from '../model/address.ts';
import type { UserView } from '../customers/userView.ts';
import type { Channel, Market, ChannelContact, GuaranteeNotice } from '../markets/market.ts';
import type { Context } from './context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };

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
) => Contract.Maybe<TTypes> | Promise<Contract.Maybe<TTypes>>;

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
  AddressInputType: Contract.AddressInputType;
  AddressType: ResolverTypeWrapper<Address>;
  AlternativeUrlType: ResolverTypeWrapper<Contract.AlternativeUrlType>;
  BalanceType: ResolverTypeWrapper<CartView>;
  Boolean: ResolverTypeWrapper<Contract.Scalars['Boolean']['output']>;
  BrandListType: ResolverTypeWrapper<BrandView>;
  BrandType: ResolverTypeWrapper<BrandView>;
  BreadcrumbType: ResolverTypeWrapper<Contract.BreadcrumbType>;
  CampaignPriceType: ResolverTypeWrapper<QuantityPrice>;
  CampaignRuleType: ResolverTypeWrapper<Contract.CampaignRuleType>;
  CampaignType: ResolverTypeWrapper<
    Omit<Contract.CampaignType, 'prices'> & {
      prices?: Contract.Maybe<Array<Contract.Maybe<ResolversTypes['CampaignPriceType']>>>;
    }
  >;
  CartFeesType: ResolverTypeWrapper<Contract.CartFeesType>;
  CartGroupInputType: Contract.CartGroupInputType;
  CartItemInputType: Contract.CartItemInputType;
  CartItemType: ResolverTypeWrapper<CartLineView>;
  CartMergeType: ResolverTypeWrapper<
    Omit<Contract.CartMergeType, 'cart' | 'limited' | 'restored'> & {
      cart?: Contract.Maybe<ResolversTypes['CartType']>;
      limited: Array<ResolversTypes['LimitedCartItemType']>;
      restored: Array<ResolversTypes['RestoredCartItemType']>;
    }
  >;
  CartSummaryType: ResolverTypeWrapper<CartView>;
  CartType: ResolverTypeWrapper<CartView>;
  CategoryType: ResolverTypeWrapper<CategoryView>;
  ChannelType: ResolverTypeWrapper<Channel>;
  CheckoutAndOrderType: ResolverTypeWrapper<
    Omit<Contract.CheckoutAndOrderType, 'order'> & { order?: Contract.Maybe<ResolversTypes['CheckoutOrderType']> }
  >;
  CheckoutDataType: ResolverTypeWrapper<
    Omit<Contract.CheckoutDataType, 'cart' | 'order'> & {
      cart?: Contract.Maybe<ResolversTypes['CartType']>;
      order?: Contract.Maybe<ResolversTypes['CheckoutOrderType']>;
    }
  >;
  CheckoutInputType: Contract.CheckoutInputType;
  CheckoutOrderRowType: ResolverTypeWrapper<Contract.CheckoutOrderRowType>;
  CheckoutOrderType: ResolverTypeWrapper<
    Omit<Contract.CheckoutOrderType, 'billingAddress' | 'shippingAddress'> & {
      billingAddress?: Contract.Maybe<ResolversTypes['AddressType']>;
      shippingAddress?: Contract.Maybe<ResolversTypes['AddressType']>;
    }
  >;
  CheckoutStatus: Contract.CheckoutStatus;
  CheckoutType: ResolverTypeWrapper<CheckoutView>;
  CheckoutUrlsInputType: Contract.CheckoutUrlsInputType;
  ConsentType: ResolverTypeWrapper<Contract.ConsentType>;
  ContactType: ResolverTypeWrapper<ChannelContact>;
  CountryType: ResolverTypeWrapper<Contract.CountryType>;
  CurrencyType: ResolverTypeWrapper<Contract.CurrencyType>;
  CustomerType: Contract.CustomerType;
  DateTime: ResolverTypeWrapper<Contract.Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Contract.Scalars['Decimal']['output']>;
  DeliveryDatesType: ResolverTypeWrapper<Contract.DeliveryDatesType>;
  DeliveryDaysType: ResolverTypeWrapper<Contract.DeliveryDaysType>;
  DeliverySupply: Contract.DeliverySupply;
  DimensionsType: ResolverTypeWrapper<Contract.DimensionsType>;
  DiscountType: Contract.DiscountType;
  FilterCollectionType: ResolverTypeWrapper<ProductList>;
  FilterInputType: Contract.FilterInputType;
  FilterMode: Contract.FilterMode;
  FilterType: ResolverTypeWrapper<Contract.FilterType>;
  FilterValueType: ResolverTypeWrapper<Contract.FilterValueType>;
  Float: ResolverTypeWrapper<Contract.Scalars['Float']['output']>;
  GeinsMerchantApiMutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  GeinsMerchantApiQuery: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Gender: Contract.Gender;
  GenderType: Contract.GenderType;
  GoogleTaxonomyType: ResolverTypeWrapper<Contract.GoogleTaxonomyType>;
  GroupType: ResolverTypeWrapper<PackageGroupView>;
  GuaranteeNoticeType: ResolverTypeWrapper<GuaranteeNotice>;
  Guid: ResolverTypeWrapper<Contract.Scalars['Guid']['output']>;
  ID: ResolverTypeWrapper<Contract.Scalars['ID']['output']>;
  IncludeMode: Contract.IncludeMode;
  Int: ResolverTypeWrapper<Contract.Scalars['Int']['output']>;
  LanguageType: ResolverTypeWrapper<Contract.LanguageType>;
  LimitedCartItemType: ResolverTypeWrapper<
    Omit<Contract.LimitedCartItemType, 'product'> & { product?: Contract.Maybe<ResolversTypes['ProductType']> }
  >;
  Long: ResolverTypeWrapper<Contract.Scalars['Long']['output']>;
  LowestPriceType: ResolverTypeWrapper<LowestPrice>;
  MarketType: ResolverTypeWrapper<Market>;
  MenuItemType: ResolverTypeWrapper<Contract.MenuItemType>;
  MenuType: ResolverTypeWrapper<Contract.MenuType>;
  MetadataType: ResolverTypeWrapper<Contract.MetadataType>;
  OptionType: ResolverTypeWrapper<PackageOptionView>;
  OrderItemInputType: Contract.OrderItemInputType;
  OrderItemStateType: ResolverTypeWrapper<Contract.OrderItemStateType>;
  OrderType: ResolverTypeWrapper<OrderView>;
  PageAreaType: ResolverTypeWrapper<Contract.PageAreaType>;
  PageInfoType: ResolverTypeWrapper<
    Omit<Contract.PageInfoType, 'subCategories'> & {
      subCategories?: Contract.Maybe<Array<Contract.Maybe<ResolversTypes['CategoryType']>>>;
    }
  >;
  PageWidgetCollectionFilterInputType: Contract.PageWidgetCollectionFilterInputType;
  PageWidgetCollectionType: ResolverTypeWrapper<Contract.PageWidgetCollectionType>;
  PageWidgetContainerType: ResolverTypeWrapper<Contract.PageWidgetContainerType>;
  PageWidgetImageSizeType: ResolverTypeWrapper<Contract.PageWidgetImageSizeType>;
  PageWidgetImageType: ResolverTypeWrapper<Contract.PageWidgetImageType>;
  PageWidgetPageType: ResolverTypeWrapper<Contract.PageWidgetPageType>;
  PageWidgetType: ResolverTypeWrapper<Contract.PageWidgetType>;
  ParameterGroupType: ResolverTypeWrapper<Contract.ParameterGroupType>;
  ParameterType: ResolverTypeWrapper<Contract.ParameterType>;
  PaymentCheckout: Contract.PaymentCheckout;
  PaymentDetailsType: ResolverTypeWrapper<Contract.PaymentDetailsType>;
  PaymentOptionType: ResolverTypeWrapper<PaymentOption>;
  PaymentOutcomeState: Contract.PaymentOutcomeState;
  PaymentOutcomeType: ResolverTypeWrapper<Contract.PaymentOutcomeType>;
  PaymentType: Contract.PaymentType;
  PickupPointType: ResolverTypeWrapper<Contract.PickupPointType>;
  PlaceOrderResponseType: ResolverTypeWrapper<Contract.PlaceOrderResponseType>;
  PriceFilterInputType: Contract.PriceFilterInputType;
  PriceFilterType: ResolverTypeWrapper<Contract.PriceFilterType>;
  PriceLogItemType: ResolverTypeWrapper<LoggedPrice>;
  PriceType: ResolverTypeWrapper<Price>;
  ProductImageType: ResolverTypeWrapper<Contract.ProductImageType>;
  ProductPackageCartItemType: ResolverTypeWrapper<Contract.ProductPackageCartItemType>;
  ProductPackageSelectionType: Contract.ProductPackageSelectionType;
  ProductPackageType: ResolverTypeWrapper<
    Omit<Contract.ProductPackageType, 'groups'> & {
      groups?: Contract.Maybe<Array<Contract.Maybe<ResolversTypes['GroupType']>>>;
    }
  >;
  ProductRelation: Contract.ProductRelation;
  ProductReviewResultType: ResolverTypeWrapper<Contract.ProductReviewResultType>;
  ProductReviewType: ResolverTypeWrapper<Contract.ProductReviewType>;
  ProductSafetyType: ResolverTypeWrapper<Contract.ProductSafetyType>;
  ProductTextsType: ResolverTypeWrapper<Contract.ProductTextsType>;
  ProductType: ResolverTypeWrapper<ProductView>;
  ProductsResultType: ResolverTypeWrapper<ProductList>;
  RatingType: ResolverTypeWrapper<Contract.RatingType>;
  RefundType: ResolverTypeWrapper<Contract.RefundType>;
  RelatedProductType: ResolverTypeWrapper<RelatedView>;
  RestoredCartItemType: ResolverTypeWrapper<
    Omit<Contract.RestoredCartItemType, 'product'> & { product?: Contract.Maybe<ResolversTypes['ProductType']> }
  >;
  ReviewSort: Contract.ReviewSort;
  SafetyContactType: ResolverTypeWrapper<Contract.SafetyContactType>;
  ShippingDetailType: ResolverTypeWrapper<Contract.ShippingDetailType>;
  ShippingOptionType: ResolverTypeWrapper<ShippingOption>;
  SkuType: ResolverTypeWrapper<SkuView>;
  SortType: Contract.SortType;
  StockType: ResolverTypeWrapper<Stock>;
  String: ResolverTypeWrapper<Contract.Scalars['String']['output']>;
  ThemeSettingType: ResolverTypeWrapper<Contract.ThemeSettingType>;
  UrlHistoryType: ResolverTypeWrapper<Contract.UrlHistoryType>;
  UserBalanceType: ResolverTypeWrapper<Contract.UserBalanceType>;
  UserChannelType: ResolverTypeWrapper<Channel>;
  UserInputType: Contract.UserInputType;
  UserType: ResolverTypeWrapper<UserView>;
  ValidateOrderConditionsResponseType: ResolverTypeWrapper<Contract.ValidateOrderConditionsResponseType>;
  ValidateOrderCreationResponseType: ResolverTypeWrapper<Contract.ValidateOrderCreationResponseType>;
  VariantAttributeType: ResolverTypeWrapper<Contract.VariantAttributeType>;
  VariantDimensionType: ResolverTypeWrapper<Contract.VariantDimensionType>;
  VariantGroupType: ResolverTypeWrapper<
    Omit<Contract.VariantGroupType, 'variants'> & {
      variants?: Contract.Maybe<Array<Contract.Maybe<ResolversTypes['VariantType']>>>;
    }
  >;
  VariantType: ResolverTypeWrapper<
    Omit<Contract.VariantType, 'stock' | 'variants'> & {
      stock?: Contract.Maybe<ResolversTypes['StockType']>;
      variants?: Contract.Maybe<Array<Contract.Maybe<ResolversTypes['VariantType']>>>;
    }
  >;
  VariantValueType: ResolverTypeWrapper<Contract.VariantValueType>;
  VatGroupType: ResolverTypeWrapper<Contract.VatGroupType>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddressInputType: Contract.AddressInputType;
  AddressType: Address;
  AlternativeUrlType: Contract.AlternativeUrlType;
  BalanceType: CartView;
  Boolean: Contract.Scalars['Boolean']['output'];
  BrandListType: BrandView;
  BrandType: BrandView;
  BreadcrumbType: Contract.BreadcrumbType;
  CampaignPriceType: QuantityPrice;
  CampaignRuleType: Contract.CampaignRuleType;
  CampaignType: Omit<Contract.CampaignType, 'prices'> & {
    prices?: Contract.Maybe<Array<Contract.Maybe<ResolversParentTypes['CampaignPriceType']>>>;
  };
  CartFeesType: Contract.CartFeesType;
  CartGroupInputType: Contract.CartGroupInputType;
  CartItemInputType: Contract.CartItemInputType;
  CartItemType: CartLineView;
  CartMergeType: Omit<Contract.CartMergeType, 'cart' | 'limited' | 'restored'> & {
    cart?: Contract.Maybe<ResolversParentTypes['CartType']>;
    limited: Array<ResolversParentTypes['LimitedCartItemType']>;
    restored: Array<ResolversParentTypes['RestoredCartItemType']>;
  };
  CartSummaryType: CartView;
  CartType: CartView;
  CategoryType: CategoryView;
  ChannelType: Channel;
  CheckoutAndOrderType: Omit<Contract.CheckoutAndOrderType, 'order'> & {
    order?: Contract.Maybe<ResolversParentTypes['CheckoutOrderType']>;
  };
  CheckoutDataType: Omit<Contract.CheckoutDataType, 'cart' | 'order'> & {
    cart?: Contract.Maybe<ResolversParentTypes['CartType']>;
    order?: Contract.Maybe<ResolversParentTypes['CheckoutOrderType']>;
  };
  CheckoutInputType: Contract.CheckoutInputType;
  CheckoutOrderRowType: Contract.CheckoutOrderRowType;
  CheckoutOrderType: Omit<Contract.CheckoutOrderType, 'billingAddress' | 'shippingAddress'> & {
    billingAddress?: Contract.Maybe<ResolversParentTypes['AddressType']>;
    shippingAddress?: Contract.Maybe<ResolversParentTypes['AddressType']>;
  };
  CheckoutType: CheckoutView;
  CheckoutUrlsInputType: Contract.CheckoutUrlsInputType;
  ConsentType: Contract.ConsentType;
  ContactType: ChannelContact;
  CountryType: Contract.CountryType;
  CurrencyType: Contract.CurrencyType;
  DateTime: Contract.Scalars['DateTime']['output'];
  Decimal: Contract.Scalars['Decimal']['output'];
  DeliveryDatesType: Contract.DeliveryDatesType;
  DeliveryDaysType: Contract.DeliveryDaysType;
  DimensionsType: Contract.DimensionsType;
  FilterCollectionType: ProductList;
  FilterInputType: Contract.FilterInputType;
  FilterType: Contract.FilterType;
  FilterValueType: Contract.FilterValueType;
  Float: Contract.Scalars['Float']['output'];
  GeinsMerchantApiMutation: Record<PropertyKey, never>;
  GeinsMerchantApiQuery: Record<PropertyKey, never>;
  GoogleTaxonomyType: Contract.GoogleTaxonomyType;
  GroupType: PackageGroupView;
  GuaranteeNoticeType: GuaranteeNotice;
  Guid: Contract.Scalars['Guid']['output'];
  ID: Contract.Scalars['ID']['output'];
  Int: Contract.Scalars['Int']['output'];
  LanguageType: Contract.LanguageType;
  LimitedCartItemType: Omit<Contract.LimitedCartItemType, 'product'> & {
    product?: Contract.Maybe<ResolversParentTypes['ProductType']>;
  };
  Long: Contract.Scalars['Long']['output'];
  LowestPriceType: LowestPrice;
  MarketType: Market;
  MenuItemType: Contract.MenuItemType;
  MenuType: Contract.MenuType;
  MetadataType: Contract.MetadataType;
  OptionType: PackageOptionView;
  OrderItemInputType: Contract.OrderItemInputType;
  OrderItemStateType: Contract.OrderItemStateType;
  OrderType: OrderView;
  PageAreaType: Contract.PageAreaType;
  PageInfoType: Omit<Contract.PageInfoType, 'subCategories'> & {
    subCategories?: Contract.Maybe<Array<Contract.Maybe<ResolversParentTypes['CategoryType']>>>;
  };
  PageWidgetCollectionFilterInputType: Contract.PageWidgetCollectionFilterInputType;
  PageWidgetCollectionType: Contract.PageWidgetCollectionType;
  PageWidgetContainerType: Contract.PageWidgetContainerType;
  PageWidgetImageSizeType: Contract.PageWidgetImageSizeType;
  PageWidgetImageType: Contract.PageWidgetImageType;
  PageWidgetPageType: Contract.PageWidgetPageType;
  PageWidgetType: Contract.PageWidgetType;
  ParameterGroupType: Contract.ParameterGroupType;
  ParameterType: Contract.ParameterType;
  PaymentDetailsType: Contract.PaymentDetailsType;
  PaymentOptionType: PaymentOption;
  PaymentOutcomeType: Contract.PaymentOutcomeType;
  PickupPointType: Contract.PickupPointType;
  PlaceOrderResponseType: Contract.PlaceOrderResponseType;
  PriceFilterInputType: Contract.PriceFilterInputType;
  PriceFilterType: Contract.PriceFilterType;
  PriceLogItemType: LoggedPrice;
  PriceType: Price;
  ProductImageType: Contract.ProductImageType;
  ProductPackageCartItemType: Contract.ProductPackageCartItemType;
  ProductPackageSelectionType: Contract.ProductPackageSelectionType;
  ProductPackageType: Omit<Contract.ProductPackageType, 'groups'> & {
    groups?: Contract.Maybe<Array<Contract.Maybe<ResolversParentTypes['GroupType']>>>;
  };
  ProductReviewResultType: Contract.ProductReviewResultType;
  ProductReviewType: Contract.ProductReviewType;
  ProductSafetyType: Contract.ProductSafetyType;
  ProductTextsType: Contract.ProductTextsType;
  ProductType: ProductView;
  ProductsResultType: ProductList;
  RatingType: Contract.RatingType;
  RefundType: Contract.RefundType;
  RelatedProductType: RelatedView;
  RestoredCartItemType: Omit<Contract.RestoredCartItemType, 'product'> & {
    product?: Contract.Maybe<ResolversParentTypes['ProductType']>;
  };
  SafetyContactType: Contract.SafetyContactType;
  ShippingDetailType: Contract.ShippingDetailType;
  ShippingOptionType: ShippingOption;
  SkuType: SkuView;
  StockType: Stock;
  String: Contract.Scalars['String']['output'];
  ThemeSettingType: Contract.ThemeSettingType;
  UrlHistoryType: Contract.UrlHistoryType;
  UserBalanceType: Contract.UserBalanceType;
  UserChannelType: Channel;
  UserInputType: Contract.UserInputType;
  UserType: UserView;
  ValidateOrderConditionsResponseType: Contract.ValidateOrderConditionsResponseType;
  ValidateOrderCreationResponseType: Contract.ValidateOrderCreationResponseType;
  VariantAttributeType: Contract.VariantAttributeType;
  VariantDimensionType: Contract.VariantDimensionType;
  VariantGroupType: Omit<Contract.VariantGroupType, 'variants'> & {
    variants?: Contract.Maybe<Array<Contract.Maybe<ResolversParentTypes['VariantType']>>>;
  };
  VariantType: Omit<Contract.VariantType, 'stock' | 'variants'> & {
    stock?: Contract.Maybe<ResolversParentTypes['StockType']>;
    variants?: Contract.Maybe<Array<Contract.Maybe<ResolversParentTypes['VariantType']>>>;
  };
  VariantValueType: Contract.VariantValueType;
  VatGroupType: Contract.VatGroupType;
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
  country?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  culture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BalanceTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BalanceType'] = ResolversParentTypes['BalanceType'],
> = {
  pending?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  pendingFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  remainingFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalSellingPriceExBalanceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalSellingPriceExBalanceExVatFormatted?: Resolver<
    Contract.Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType
  >;
  totalSellingPriceExBalanceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalSellingPriceExBalanceIncVatFormatted?: Resolver<
    Contract.Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType
  >;
};

export type BrandListTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BrandListType'] = ResolversParentTypes['BrandListType'],
> = {
  alias?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternativeCanonicalUrls?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>,
    ParentType,
    ContextType
  >;
  alternativeUrls?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['AlternativeUrlType']>>>,
    ParentType,
    ContextType
  >;
  backgroundImage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brandId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canonicalUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryImage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryDescription?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrandTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BrandType'] = ResolversParentTypes['BrandType'],
> = {
  alias?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternativeCanonicalUrls?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>,
    ParentType,
    ContextType
  >;
  alternativeUrls?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['AlternativeUrlType']>>>,
    ParentType,
    ContextType
  >;
  brandId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canonicalUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BreadcrumbTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['BreadcrumbType'] = ResolversParentTypes['BreadcrumbType'],
> = {
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentCategoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CampaignPriceTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CampaignPriceType'] = ResolversParentTypes['CampaignPriceType'],
> = {
  discount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  price?: Resolver<Contract.Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CampaignRuleTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CampaignRuleType'] = ResolversParentTypes['CampaignRuleType'],
> = {
  action?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionValue?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campaignId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canonicalUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hideTitle?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruleType?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CampaignTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CampaignType'] = ResolversParentTypes['CampaignType'],
> = {
  appliedCampaigns?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['CampaignRuleType']>>>,
    ParentType,
    ContextType
  >;
  prices?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['CampaignPriceType']>>>,
    ParentType,
    ContextType
  >;
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
  campaign?: Resolver<Contract.Maybe<ResolversTypes['CampaignType']>, ParentType, ContextType>;
  groupKey?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCampaignFreeGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Contract.Maybe<ResolversTypes['ProductType']>, ParentType, ContextType>;
  productPackage?: Resolver<Contract.Maybe<ResolversTypes['ProductPackageCartItemType']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPrice?: Resolver<Contract.Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  unitPrice?: Resolver<Contract.Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
};

export type CartMergeTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CartMergeType'] = ResolversParentTypes['CartMergeType'],
> = {
  cart?: Resolver<Contract.Maybe<ResolversTypes['CartType']>, ParentType, ContextType>;
  limited?: Resolver<Array<ResolversTypes['LimitedCartItemType']>, ParentType, ContextType>;
  restored?: Resolver<Array<ResolversTypes['RestoredCartItemType']>, ParentType, ContextType>;
};

export type CartSummaryTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CartSummaryType'] = ResolversParentTypes['CartSummaryType'],
> = {
  balance?: Resolver<Contract.Maybe<ResolversTypes['BalanceType']>, ParentType, ContextType>;
  fees?: Resolver<Contract.Maybe<ResolversTypes['CartFeesType']>, ParentType, ContextType>;
  fixedAmountDiscountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fixedAmountDiscountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  payment?: Resolver<Contract.Maybe<ResolversTypes['PaymentOptionType']>, ParentType, ContextType>;
  shipping?: Resolver<Contract.Maybe<ResolversTypes['ShippingOptionType']>, ParentType, ContextType>;
  subTotal?: Resolver<Contract.Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  total?: Resolver<Contract.Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  vats?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['VatGroupType']>>>, ParentType, ContextType>;
};

export type CartTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CartType'] = ResolversParentTypes['CartType'],
> = {
  appliedCampaigns?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['CampaignRuleType']>>>,
    ParentType,
    ContextType
  >;
  fixedDiscount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  freeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['CartItemType']>>>, ParentType, ContextType>;
  merchantData?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Contract.Maybe<ResolversTypes['CartSummaryType']>, ParentType, ContextType>;
};

export type CategoryTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CategoryType'] = ResolversParentTypes['CategoryType'],
> = {
  alias?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternativeCanonicalUrls?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>,
    ParentType,
    ContextType
  >;
  alternativeUrls?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['AlternativeUrlType']>>>,
    ParentType,
    ContextType
  >;
  backgroundImage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googleTaxonomy?: Resolver<Contract.Maybe<ResolversTypes['GoogleTaxonomyType']>, ParentType, ContextType>;
  isHidden?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentCategoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  primaryImage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryDescription?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChannelTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ChannelType'] = ResolversParentTypes['ChannelType'],
> = {
  contact?: Resolver<Contract.Maybe<ResolversTypes['ContactType']>, ParentType, ContextType>;
  defaultLanguageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultMarketId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['LanguageType']>>>, ParentType, ContextType>;
  markets?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['MarketType']>>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethods?: Resolver<Contract.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  themeSettings?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['ThemeSettingType']>>>,
    ParentType,
    ContextType
  >;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutAndOrderTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CheckoutAndOrderType'] = ResolversParentTypes['CheckoutAndOrderType'],
> = {
  htmlSnippet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Contract.Maybe<ResolversTypes['CheckoutOrderType']>, ParentType, ContextType>;
};

export type CheckoutDataTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CheckoutDataType'] = ResolversParentTypes['CheckoutDataType'],
> = {
  cart?: Resolver<Contract.Maybe<ResolversTypes['CartType']>, ParentType, ContextType>;
  completed?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  htmlSnippet?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newCheckoutSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nthPurchase?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<Contract.Maybe<ResolversTypes['CheckoutOrderType']>, ParentType, ContextType>;
  payment?: Resolver<Contract.Maybe<ResolversTypes['PaymentOutcomeType']>, ParentType, ContextType>;
};

export type CheckoutOrderRowTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CheckoutOrderRowType'] = ResolversParentTypes['CheckoutOrderRowType'],
> = {
  articleNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campaignIds?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  campaignNames?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  categories?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  currency?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  externalId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gtin?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  priceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productPriceCampaignId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productPriceListId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variant?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CheckoutOrderTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CheckoutOrderType'] = ResolversParentTypes['CheckoutOrderType'],
> = {
  address1?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  billingAddress?: Resolver<Contract.Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  campaignIds?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  campaignNames?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  city?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerGroupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerOrderNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  desiredDeliveryDate?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  email?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalOrderId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['GenderType'], ParentType, ContextType>;
  goodsLabel?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipAddress?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemValueExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  itemValueIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  languageId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marketId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaData?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderValueExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  orderValueIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  organizationNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentFeeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paymentFeeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  personalId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickupPoint?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rows?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['CheckoutOrderRowType']>>>,
    ParentType,
    ContextType
  >;
  secondaryTransactionId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Contract.Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  shippingFeeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  shippingFeeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  shippingId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  transactionId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAgent?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CheckoutType'] = ResolversParentTypes['CheckoutType'],
> = {
  billingAddress?: Resolver<Contract.Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  cart?: Resolver<Contract.Maybe<ResolversTypes['CartType']>, ParentType, ContextType>;
  checkoutStatus?: Resolver<Contract.Maybe<ResolversTypes['CheckoutStatus']>, ParentType, ContextType>;
  consents?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['ConsentType']>>>, ParentType, ContextType>;
  email?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identityNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentOptions?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['PaymentOptionType']>>>,
    ParentType,
    ContextType
  >;
  shippingAddress?: Resolver<Contract.Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  shippingData?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingOptions?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['ShippingOptionType']>>>,
    ParentType,
    ContextType
  >;
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

export type ContactTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ContactType'] = ResolversParentTypes['ContactType'],
> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<Contract.ContactTypeHoursArgs>>;
  organizationNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type DeliveryDatesTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeliveryDatesType'] = ResolversParentTypes['DeliveryDatesType'],
> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supply?: Resolver<ResolversTypes['DeliverySupply'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryDaysTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DeliveryDaysType'] = ResolversParentTypes['DeliveryDaysType'],
> = {
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

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
  facets?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['FilterType']>>>, ParentType, ContextType>;
  price?: Resolver<Contract.Maybe<ResolversTypes['PriceFilterType']>, ParentType, ContextType>;
};

export type FilterTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FilterType'] = ResolversParentTypes['FilterType'],
> = {
  filterId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['FilterValueType']>>>, ParentType, ContextType>;
};

export type FilterValueTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FilterValueType'] = ResolversParentTypes['FilterValueType'],
> = {
  _id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  facetId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GeinsMerchantApiMutationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['GeinsMerchantApiMutation'] =
    ResolversParentTypes['GeinsMerchantApiMutation'],
> = {
  addPackageToCart?: Resolver<
    Contract.Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationAddPackageToCartArgs, 'id' | 'packageId'>
  >;
  addToCart?: Resolver<
    Contract.Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationAddToCartArgs, 'id' | 'item'>
  >;
  cancelOrder?: Resolver<
    Contract.Maybe<ResolversTypes['OrderType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationCancelOrderArgs, 'publicOrderId'>
  >;
  clearCart?: Resolver<
    Contract.Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationClearCartArgs, 'id'>
  >;
  cloneCart?: Resolver<
    Contract.Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationCloneCartArgs, 'id'>
  >;
  commitReset?: Resolver<
    Contract.Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationCommitResetArgs, 'password' | 'resetKey'>
  >;
  completeCart?: Resolver<
    Contract.Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationCompleteCartArgs, 'id'>
  >;
  createOrUpdateCheckout?: Resolver<
    Contract.Maybe<ResolversTypes['CheckoutType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationCreateOrUpdateCheckoutArgs, 'cartId'>
  >;
  deleteUser?: Resolver<
    Contract.Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiMutationDeleteUserArgs>
  >;
  exportUser?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mergeCart?: Resolver<
    Contract.Maybe<ResolversTypes['CartMergeType']>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiMutationMergeCartArgs>
  >;
  monitorProductAvailability?: Resolver<
    Contract.Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationMonitorProductAvailabilityArgs, 'email' | 'skuId'>
  >;
  placeOrder?: Resolver<
    Contract.Maybe<ResolversTypes['PlaceOrderResponseType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationPlaceOrderArgs, 'cartId' | 'checkout'>
  >;
  postProductReview?: Resolver<
    Contract.Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationPostProductReviewArgs, 'alias' | 'author'>
  >;
  requestOrderLink?: Resolver<
    Contract.Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationRequestOrderLinkArgs, 'email' | 'orderId'>
  >;
  requestPasswordReset?: Resolver<
    Contract.Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationRequestPasswordResetArgs, 'email'>
  >;
  requestWithdrawal?: Resolver<
    Contract.Maybe<ResolversTypes['OrderType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationRequestWithdrawalArgs, 'publicOrderId'>
  >;
  setCartMerchantData?: Resolver<
    Contract.Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationSetCartMerchantDataArgs, 'id' | 'merchantData'>
  >;
  setCartPromoCode?: Resolver<
    Contract.Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationSetCartPromoCodeArgs, 'id' | 'promoCode'>
  >;
  setCartShippingFee?: Resolver<
    Contract.Maybe<ResolversTypes['CheckoutType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationSetCartShippingFeeArgs, 'cartId' | 'shippingFee'>
  >;
  subscribeToNewsletter?: Resolver<
    Contract.Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationSubscribeToNewsletterArgs, 'email'>
  >;
  updateCartGroup?: Resolver<
    Contract.Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationUpdateCartGroupArgs, 'id' | 'item'>
  >;
  updateCartItem?: Resolver<
    Contract.Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationUpdateCartItemArgs, 'id' | 'item'>
  >;
  updateUser?: Resolver<
    Contract.Maybe<ResolversTypes['UserType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiMutationUpdateUserArgs, 'user'>
  >;
};

export type GeinsMerchantApiQueryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['GeinsMerchantApiQuery'] = ResolversParentTypes['GeinsMerchantApiQuery'],
> = {
  brands?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['BrandListType']>>>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiQueryBrandsArgs>
  >;
  categories?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['CategoryType']>>>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiQueryCategoriesArgs>
  >;
  category?: Resolver<
    Contract.Maybe<ResolversTypes['CategoryType']>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiQueryCategoryArgs>
  >;
  channel?: Resolver<
    Contract.Maybe<ResolversTypes['ChannelType']>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiQueryChannelArgs>
  >;
  channels?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['ChannelType']>>>, ParentType, ContextType>;
  checkout?: Resolver<
    Contract.Maybe<ResolversTypes['CheckoutDataType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiQueryCheckoutArgs, 'id' | 'paymentType'>
  >;
  cmsPages?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['PageWidgetPageType']>>>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiQueryCmsPagesArgs>
  >;
  getCart?: Resolver<
    Contract.Maybe<ResolversTypes['CartType']>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiQueryGetCartArgs>
  >;
  getCheckout?: Resolver<
    Contract.Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiQueryGetCheckoutArgs, 'id' | 'paymentType'>
  >;
  getCheckoutAndOrder?: Resolver<
    Contract.Maybe<ResolversTypes['CheckoutAndOrderType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiQueryGetCheckoutAndOrderArgs, 'id' | 'paymentType'>
  >;
  getMenuAtLocation?: Resolver<
    Contract.Maybe<ResolversTypes['MenuType']>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiQueryGetMenuAtLocationArgs>
  >;
  getOrder?: Resolver<
    Contract.Maybe<ResolversTypes['OrderType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiQueryGetOrderArgs, 'orderId'>
  >;
  getOrderPublic?: Resolver<
    Contract.Maybe<ResolversTypes['OrderType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiQueryGetOrderPublicArgs, 'publicOrderId'>
  >;
  getOrders?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['OrderType']>>>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiQueryGetOrdersArgs>
  >;
  getUser?: Resolver<
    Contract.Maybe<ResolversTypes['UserType']>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiQueryGetUserArgs>
  >;
  listPageInfo?: Resolver<
    Contract.Maybe<ResolversTypes['PageInfoType']>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiQueryListPageInfoArgs>
  >;
  product?: Resolver<
    Contract.Maybe<ResolversTypes['ProductType']>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiQueryProductArgs>
  >;
  products?: Resolver<
    Contract.Maybe<ResolversTypes['ProductsResultType']>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiQueryProductsArgs>
  >;
  relatedProducts?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['RelatedProductType']>>>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiQueryRelatedProductsArgs, 'alias'>
  >;
  reviews?: Resolver<
    Contract.Maybe<ResolversTypes['ProductReviewResultType']>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiQueryReviewsArgs>
  >;
  urlHistory?: Resolver<
    Contract.Maybe<ResolversTypes['UrlHistoryType']>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiQueryUrlHistoryArgs>
  >;
  validateOrderConditions?: Resolver<
    Contract.Maybe<ResolversTypes['ValidateOrderConditionsResponseType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiQueryValidateOrderConditionsArgs, 'cartId'>
  >;
  validateOrderCreation?: Resolver<
    Contract.Maybe<ResolversTypes['ValidateOrderCreationResponseType']>,
    ParentType,
    ContextType,
    RequireFields<Contract.GeinsMerchantApiQueryValidateOrderCreationArgs, 'cartId' | 'checkout'>
  >;
  widgetArea?: Resolver<
    Contract.Maybe<ResolversTypes['PageWidgetCollectionType']>,
    ParentType,
    ContextType,
    Partial<Contract.GeinsMerchantApiQueryWidgetAreaArgs>
  >;
};

export type GoogleTaxonomyTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['GoogleTaxonomyType'] = ResolversParentTypes['GoogleTaxonomyType'],
> = {
  id?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GroupTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['GroupType'] = ResolversParentTypes['GroupType'],
> = {
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['OptionType']>>>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuaranteeNoticeTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['GuaranteeNoticeType'] = ResolversParentTypes['GuaranteeNoticeType'],
> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<
    Contract.Maybe<ResolversTypes['String']>,
    ParentType,
    ContextType,
    Partial<Contract.GuaranteeNoticeTypeImageArgs>
  >;
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

export type LimitedCartItemTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LimitedCartItemType'] = ResolversParentTypes['LimitedCartItemType'],
> = {
  product?: Resolver<Contract.Maybe<ResolversTypes['ProductType']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface LongScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Long'], any> {
  name: 'Long';
}

export type LowestPriceTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LowestPriceType'] = ResolversParentTypes['LowestPriceType'],
> = {
  comparisonPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  comparisonPriceExVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comparisonPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  comparisonPriceIncVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountExVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountIncVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDiscounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lowestPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  lowestPriceExVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lowestPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  lowestPriceIncVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceExVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceIncVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  vatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MarketTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MarketType'] = ResolversParentTypes['MarketType'],
> = {
  alias?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allowedLanguages?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['LanguageType']>>>,
    ParentType,
    ContextType
  >;
  carriers?: Resolver<Contract.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  country?: Resolver<Contract.Maybe<ResolversTypes['CountryType']>, ParentType, ContextType>;
  currency?: Resolver<Contract.Maybe<ResolversTypes['CurrencyType']>, ParentType, ContextType>;
  defaultLanguageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryDays?: Resolver<Contract.Maybe<ResolversTypes['DeliveryDaysType']>, ParentType, ContextType>;
  freeShippingLimit?: Resolver<Contract.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  groupKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guaranteeNotice?: Resolver<Contract.Maybe<ResolversTypes['GuaranteeNoticeType']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lowestShippingFee?: Resolver<Contract.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  onlyDisplayInCheckout?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Contract.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  virtual?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type MenuItemTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MenuItemType'] = ResolversParentTypes['MenuItemType'],
> = {
  canonicalUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['MenuItemType']>>>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  targetBlank?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MenuTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MenuType'] = ResolversParentTypes['MenuType'],
> = {
  channels?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  locations?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  menuItems?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['MenuItemType']>>>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MetadataTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['MetadataType'] = ResolversParentTypes['MetadataType'],
> = {
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keywords?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OptionTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OptionType'] = ResolversParentTypes['OptionType'],
> = {
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Contract.Maybe<ResolversTypes['ProductType']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderItemStateTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OrderItemStateType'] = ResolversParentTypes['OrderItemStateType'],
> = {
  canceled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawalRequested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OrderType'] = ResolversParentTypes['OrderType'],
> = {
  billingAddress?: Resolver<Contract.Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  canceledAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cart?: Resolver<Contract.Maybe<ResolversTypes['CartType']>, ParentType, ContextType>;
  completedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerOrderNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  desiredDeliveryDate?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discount?: Resolver<Contract.Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  fromBalance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fromBalanceFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goodsLabel?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isCancellable?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isWithdrawable?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  itemStates?: Resolver<Contract.Maybe<Array<ResolversTypes['OrderItemStateType']>>, ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderTotal?: Resolver<Contract.Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  packedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentDetails?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['PaymentDetailsType']>>>,
    ParentType,
    ContextType
  >;
  paymentFee?: Resolver<Contract.Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  pickupPoint?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refunds?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['RefundType']>>>, ParentType, ContextType>;
  returnInstruction?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Contract.Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  shippingDetails?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['ShippingDetailType']>>>,
    ParentType,
    ContextType
  >;
  shippingFee?: Resolver<Contract.Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  vat?: Resolver<Contract.Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  withdrawableUntil?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PageAreaTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageAreaType'] = ResolversParentTypes['PageAreaType'],
> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageInfoTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageInfoType'] = ResolversParentTypes['PageInfoType'],
> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alternativeCanonicalUrls?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>,
    ParentType,
    ContextType
  >;
  alternativeUrls?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['AlternativeUrlType']>>>,
    ParentType,
    ContextType
  >;
  backgroundImage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hideDescription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hideTitle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logo?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta?: Resolver<Contract.Maybe<ResolversTypes['MetadataType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryDescription?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryImage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryDescription?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subCategories?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['CategoryType']>>>,
    ParentType,
    ContextType
  >;
};

export type PageWidgetCollectionTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageWidgetCollectionType'] =
    ResolversParentTypes['PageWidgetCollectionType'],
> = {
  containers?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['PageWidgetContainerType']>>>,
    ParentType,
    ContextType
  >;
  familyName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meta?: Resolver<Contract.Maybe<ResolversTypes['MetadataType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageArea?: Resolver<Contract.Maybe<ResolversTypes['PageAreaType']>, ParentType, ContextType>;
  tags?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  title?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageWidgetContainerTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageWidgetContainerType'] = ResolversParentTypes['PageWidgetContainerType'],
> = {
  classNames?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  design?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responsiveMode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  widgets?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['PageWidgetType']>>>, ParentType, ContextType>;
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
  largestSize?: Resolver<Contract.Maybe<ResolversTypes['PageWidgetImageSizeType']>, ParentType, ContextType>;
  sizes?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['PageWidgetImageSizeType']>>>,
    ParentType,
    ContextType
  >;
};

export type PageWidgetPageTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageWidgetPageType'] = ResolversParentTypes['PageWidgetPageType'],
> = {
  activeFrom?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  activeTo?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  alias?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meta?: Resolver<Contract.Maybe<ResolversTypes['MetadataType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  title?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageWidgetTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PageWidgetType'] = ResolversParentTypes['PageWidgetType'],
> = {
  classNames?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  configuration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['PageWidgetImageType']>>>,
    ParentType,
    ContextType
  >;
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
  order?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parameterGroupId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parameters?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['ParameterType']>>>,
    ParentType,
    ContextType
  >;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParameterTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ParameterType'] = ResolversParentTypes['ParameterType'],
> = {
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facetId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parameterGroupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parameterId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parameterValueId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  show?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showFilter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentDetailsTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PaymentDetailsType'] = ResolversParentTypes['PaymentDetailsType'],
> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentDate?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentFee?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentOption?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservationDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reservationNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingFee?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentOptionTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PaymentOptionType'] = ResolversParentTypes['PaymentOptionType'],
> = {
  checkoutType?: Resolver<Contract.Maybe<ResolversTypes['PaymentCheckout']>, ParentType, ContextType>;
  description?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeExVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeIncVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCredit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newCheckoutSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentData?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentType?: Resolver<Contract.Maybe<ResolversTypes['PaymentType']>, ParentType, ContextType>;
};

export type PaymentOutcomeTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PaymentOutcomeType'] = ResolversParentTypes['PaymentOutcomeType'],
> = {
  reason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentOutcomeState'], ParentType, ContextType>;
};

export type PickupPointTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PickupPointType'] = ResolversParentTypes['PickupPointType'],
> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingHours?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceOrderResponseTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PlaceOrderResponseType'] = ResolversParentTypes['PlaceOrderResponseType'],
> = {
  orderId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  discountExVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountIncVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDiscounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLowest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regularPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  regularPriceExVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regularPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  regularPriceIncVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceExVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceIncVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  vatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PriceType'] = ResolversParentTypes['PriceType'],
> = {
  currency?: Resolver<Contract.Maybe<ResolversTypes['CurrencyType']>, ParentType, ContextType>;
  discountExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountExVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountIncVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDiscounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regularPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  regularPriceExVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regularPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  regularPriceIncVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceExVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPriceIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellingPriceIncVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  vatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductImageTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductImageType'] = ResolversParentTypes['ProductImageType'],
> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
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
  groups?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['GroupType']>>>, ParentType, ContextType>;
};

export type ProductReviewResultTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductReviewResultType'] = ResolversParentTypes['ProductReviewResultType'],
> = {
  averageRating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  reviews?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['ProductReviewType']>>>,
    ParentType,
    ContextType
  >;
};

export type ProductReviewTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductReviewType'] = ResolversParentTypes['ProductReviewType'],
> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSample?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isVerified?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProductSafetyTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductSafetyType'] = ResolversParentTypes['ProductSafetyType'],
> = {
  manufacturer?: Resolver<Contract.Maybe<ResolversTypes['SafetyContactType']>, ParentType, ContextType>;
  responsiblePerson?: Resolver<Contract.Maybe<ResolversTypes['SafetyContactType']>, ParentType, ContextType>;
  warnings?: Resolver<Contract.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ProductTextsTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductTextsType'] = ResolversParentTypes['ProductTextsType'],
> = {
  text1?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text2?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text3?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductType'] = ResolversParentTypes['ProductType'],
> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alternativeCanonicalUrls?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>,
    ParentType,
    ContextType
  >;
  alternativeUrls?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['AlternativeUrlType']>>>,
    ParentType,
    ContextType
  >;
  articleNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Contract.Maybe<ResolversTypes['BrandType']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['BreadcrumbType']>>>,
    ParentType,
    ContextType
  >;
  canonicalUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['CategoryType']>>>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentProductVariant?: Resolver<Contract.Maybe<ResolversTypes['VariantType']>, ParentType, ContextType>;
  dimensions?: Resolver<Contract.Maybe<ResolversTypes['DimensionsType']>, ParentType, ContextType>;
  discountCampaigns?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['CampaignRuleType']>>>,
    ParentType,
    ContextType
  >;
  discountType?: Resolver<Contract.Maybe<ResolversTypes['DiscountType']>, ParentType, ContextType>;
  firstAvailableOn?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freightClass?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  lowestPrice?: Resolver<Contract.Maybe<ResolversTypes['LowestPriceType']>, ParentType, ContextType>;
  meta?: Resolver<Contract.Maybe<ResolversTypes['MetadataType']>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parameterGroups?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['ParameterGroupType']>>>,
    ParentType,
    ContextType
  >;
  priceLog?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['PriceLogItemType']>>>,
    ParentType,
    ContextType
  >;
  primaryCategory?: Resolver<Contract.Maybe<ResolversTypes['CategoryType']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productImages?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['ProductImageType']>>>,
    ParentType,
    ContextType
  >;
  productPackage?: Resolver<Contract.Maybe<ResolversTypes['ProductPackageType']>, ParentType, ContextType>;
  quantityPrices?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['CampaignPriceType']>>>,
    ParentType,
    ContextType
  >;
  rating?: Resolver<Contract.Maybe<ResolversTypes['RatingType']>, ParentType, ContextType>;
  safety?: Resolver<Contract.Maybe<ResolversTypes['ProductSafetyType']>, ParentType, ContextType>;
  skus?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['SkuType']>>>, ParentType, ContextType>;
  supplierId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  texts?: Resolver<Contract.Maybe<ResolversTypes['ProductTextsType']>, ParentType, ContextType>;
  totalStock?: Resolver<Contract.Maybe<ResolversTypes['StockType']>, ParentType, ContextType>;
  type?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitPrice?: Resolver<Contract.Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
  variantDimensions?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['VariantDimensionType']>>>,
    ParentType,
    ContextType
  >;
  variantGroup?: Resolver<Contract.Maybe<ResolversTypes['VariantGroupType']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductsResultTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductsResultType'] = ResolversParentTypes['ProductsResultType'],
> = {
  count?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  filters?: Resolver<Contract.Maybe<ResolversTypes['FilterCollectionType']>, ParentType, ContextType>;
  products?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['ProductType']>>>, ParentType, ContextType>;
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
  articleNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonCode?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refundType?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toBalance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RelatedProductTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RelatedProductType'] = ResolversParentTypes['RelatedProductType'],
> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<Contract.Maybe<ResolversTypes['BrandType']>, ParentType, ContextType>;
  canonicalUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountCampaigns?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['CampaignRuleType']>>>,
    ParentType,
    ContextType
  >;
  images?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parameterGroups?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['ParameterGroupType']>>>,
    ParentType,
    ContextType
  >;
  primaryCategory?: Resolver<Contract.Maybe<ResolversTypes['CategoryType']>, ParentType, ContextType>;
  primaryImage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productImages?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['ProductImageType']>>>,
    ParentType,
    ContextType
  >;
  relation?: Resolver<Contract.Maybe<ResolversTypes['ProductRelation']>, ParentType, ContextType>;
  relationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondaryImage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skus?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['SkuType']>>>, ParentType, ContextType>;
  unitPrice?: Resolver<Contract.Maybe<ResolversTypes['PriceType']>, ParentType, ContextType>;
};

export type RestoredCartItemTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RestoredCartItemType'] = ResolversParentTypes['RestoredCartItemType'],
> = {
  product?: Resolver<Contract.Maybe<ResolversTypes['ProductType']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SafetyContactTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SafetyContactType'] = ResolversParentTypes['SafetyContactType'],
> = {
  address?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  electronicAddress?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingDetailTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ShippingDetailType'] = ResolversParentTypes['ShippingDetailType'],
> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parcelNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingDate?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shippingId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trackingLink?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippingOptionTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ShippingOptionType'] = ResolversParentTypes['ShippingOptionType'],
> = {
  amountLeftToFreeShipping?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountLeftToFreeShippingFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryDates?: Resolver<Contract.Maybe<Array<ResolversTypes['DeliveryDatesType']>>, ParentType, ContextType>;
  displayName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeExVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeExVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeIncVat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeIncVatFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickupPoint?: Resolver<Contract.Maybe<ResolversTypes['PickupPointType']>, ParentType, ContextType>;
  shippingData?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subOptions?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['ShippingOptionType']>>>,
    ParentType,
    ContextType
  >;
  zip?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SkuTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SkuType'] = ResolversParentTypes['SkuType'],
> = {
  articleNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dimensions?: Resolver<Contract.Maybe<ResolversTypes['DimensionsType']>, ParentType, ContextType>;
  externalId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gtin?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  incoming?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shelf?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stock?: Resolver<Contract.Maybe<ResolversTypes['StockType']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StockType'] = ResolversParentTypes['StockType'],
> = {
  inStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  incoming?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  oversellable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shelf?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  static?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ThemeSettingTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ThemeSettingType'] = ResolversParentTypes['ThemeSettingType'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  amountFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserChannelTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserChannelType'] = ResolversParentTypes['UserChannelType'],
> = {
  availableMarkets?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['MarketType']>>>,
    ParentType,
    ContextType
  >;
  channelId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserType'] = ResolversParentTypes['UserType'],
> = {
  address?: Resolver<Contract.Maybe<ResolversTypes['AddressType']>, ParentType, ContextType>;
  availableChannels?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['UserChannelType']>>>,
    ParentType,
    ContextType
  >;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balanceFormatted?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balances?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['UserBalanceType']>>>,
    ParentType,
    ContextType
  >;
  customerType?: Resolver<Contract.Maybe<ResolversTypes['CustomerType']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Contract.Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaData?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsletter?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  personalId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewInvitations?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ValidateOrderConditionsResponseTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ValidateOrderConditionsResponseType'] =
    ResolversParentTypes['ValidateOrderConditionsResponseType'],
> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ValidateOrderCreationResponseTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ValidateOrderCreationResponseType'] =
    ResolversParentTypes['ValidateOrderCreationResponseType'],
> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberType?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  attributes?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['VariantAttributeType']>>>,
    ParentType,
    ContextType
  >;
  dimension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['VariantValueType']>>>, ParentType, ContextType>;
  label?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  variants?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['VariantType']>>>, ParentType, ContextType>;
};

export type VariantTypeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['VariantType'] = ResolversParentTypes['VariantType'],
> = {
  alias?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<
    Contract.Maybe<Array<Contract.Maybe<ResolversTypes['VariantAttributeType']>>>,
    ParentType,
    ContextType
  >;
  canonicalUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dimension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  incoming?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  label?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryImage?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shelf?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stock?: Resolver<Contract.Maybe<ResolversTypes['StockType']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variants?: Resolver<Contract.Maybe<Array<Contract.Maybe<ResolversTypes['VariantType']>>>, ParentType, ContextType>;
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
  exactRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
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
  CartMergeType?: CartMergeTypeResolvers<ContextType>;
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
  ContactType?: ContactTypeResolvers<ContextType>;
  CountryType?: CountryTypeResolvers<ContextType>;
  CurrencyType?: CurrencyTypeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeliveryDatesType?: DeliveryDatesTypeResolvers<ContextType>;
  DeliveryDaysType?: DeliveryDaysTypeResolvers<ContextType>;
  DimensionsType?: DimensionsTypeResolvers<ContextType>;
  FilterCollectionType?: FilterCollectionTypeResolvers<ContextType>;
  FilterType?: FilterTypeResolvers<ContextType>;
  FilterValueType?: FilterValueTypeResolvers<ContextType>;
  GeinsMerchantApiMutation?: GeinsMerchantApiMutationResolvers<ContextType>;
  GeinsMerchantApiQuery?: GeinsMerchantApiQueryResolvers<ContextType>;
  GoogleTaxonomyType?: GoogleTaxonomyTypeResolvers<ContextType>;
  GroupType?: GroupTypeResolvers<ContextType>;
  GuaranteeNoticeType?: GuaranteeNoticeTypeResolvers<ContextType>;
  Guid?: GraphQLScalarType;
  LanguageType?: LanguageTypeResolvers<ContextType>;
  LimitedCartItemType?: LimitedCartItemTypeResolvers<ContextType>;
  Long?: GraphQLScalarType;
  LowestPriceType?: LowestPriceTypeResolvers<ContextType>;
  MarketType?: MarketTypeResolvers<ContextType>;
  MenuItemType?: MenuItemTypeResolvers<ContextType>;
  MenuType?: MenuTypeResolvers<ContextType>;
  MetadataType?: MetadataTypeResolvers<ContextType>;
  OptionType?: OptionTypeResolvers<ContextType>;
  OrderItemStateType?: OrderItemStateTypeResolvers<ContextType>;
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
  PaymentOutcomeType?: PaymentOutcomeTypeResolvers<ContextType>;
  PickupPointType?: PickupPointTypeResolvers<ContextType>;
  PlaceOrderResponseType?: PlaceOrderResponseTypeResolvers<ContextType>;
  PriceFilterType?: PriceFilterTypeResolvers<ContextType>;
  PriceLogItemType?: PriceLogItemTypeResolvers<ContextType>;
  PriceType?: PriceTypeResolvers<ContextType>;
  ProductImageType?: ProductImageTypeResolvers<ContextType>;
  ProductPackageCartItemType?: ProductPackageCartItemTypeResolvers<ContextType>;
  ProductPackageType?: ProductPackageTypeResolvers<ContextType>;
  ProductReviewResultType?: ProductReviewResultTypeResolvers<ContextType>;
  ProductReviewType?: ProductReviewTypeResolvers<ContextType>;
  ProductSafetyType?: ProductSafetyTypeResolvers<ContextType>;
  ProductTextsType?: ProductTextsTypeResolvers<ContextType>;
  ProductType?: ProductTypeResolvers<ContextType>;
  ProductsResultType?: ProductsResultTypeResolvers<ContextType>;
  RatingType?: RatingTypeResolvers<ContextType>;
  RefundType?: RefundTypeResolvers<ContextType>;
  RelatedProductType?: RelatedProductTypeResolvers<ContextType>;
  RestoredCartItemType?: RestoredCartItemTypeResolvers<ContextType>;
  SafetyContactType?: SafetyContactTypeResolvers<ContextType>;
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
