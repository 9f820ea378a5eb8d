import type { CodegenConfig } from '@graphql-codegen/cli';

const CONTRACT = 'src/model/contract.generated.ts';

/** For both outputs, as the resolvers name the types of the contract. */
const shared = {
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
  scalars: {
    DateTime: { input: 'Date', output: 'Date | string' },
    Decimal: 'number',
    Guid: 'string',
    Long: 'number',
  },
};

/**
 * The schema's own types, which every feature may name, and the signatures of resolvers, which only GraphQL may; `mappers` say
 * what a resolver's parent really is.
 */
const config: CodegenConfig = {
  schema: ['schema/*.graphql', '!schema/released.graphql'],
  generates: {
    [CONTRACT]: { plugins: ['typescript'], config: shared },
    'src/graphql/resolvers.generated.ts': {
      plugins: [
        { add: { content: "import type * as Contract from '../model/contract.generated.ts';" } },
        'typescript-resolvers',
      ],
      config: {
        ...shared,
        namespacedImportName: 'Contract',
        contextType: './context.ts#Context',
        resolversNonOptionalTypename: false,
        makeResolverTypeCallable: true,
        mappers: {
          ProductType: '../catalog/productView.ts#ProductView',
          SkuType: '../catalog/productView.ts#SkuView',
          StockType: '../catalog/productView.ts#Stock',
          RelatedProductType: '../catalog/productView.ts#RelatedView',
          GroupType: '../catalog/packages.ts#PackageGroupView',
          OptionType: '../catalog/packages.ts#PackageOptionView',
          PriceType: '../model/price.ts#Price',
          CampaignPriceType: '../catalog/quantityPrices.ts#QuantityPrice',
          LowestPriceType: '../catalog/priceHistory.ts#LowestPrice',
          PriceLogItemType: '../catalog/priceHistory.ts#LoggedPrice',
          CategoryType: '../catalog/productView.ts#CategoryView',
          BrandType: '../catalog/productView.ts#BrandView',
          BrandListType: '../catalog/productView.ts#BrandView',
          ProductsResultType: './search/productList.ts#ProductList',
          FilterCollectionType: './search/productList.ts#ProductList',
          CartType: '../cart/cartView.ts#CartView',
          CartItemType: '../cart/cartView.ts#CartLineView',
          CartSummaryType: '../cart/cartView.ts#CartView',
          BalanceType: '../cart/cartView.ts#CartView',
          ShippingOptionType: '../cart/options.ts#ShippingOption',
          PaymentOptionType: '../cart/options.ts#PaymentOption',
          CheckoutType: '../checkout/checkoutView.ts#CheckoutView',
          OrderType: '../orders/orderView.ts#OrderView',
          AddressType: '../model/address.ts#Address',
          UserType: '../customers/userView.ts#UserView',
          UserChannelType: '../markets/market.ts#Channel',
          ChannelType: '../markets/market.ts#Channel',
          MarketType: '../markets/market.ts#Market',
          ContactType: '../markets/market.ts#ChannelContact',
          GuaranteeNoticeType: '../markets/market.ts#GuaranteeNotice',
        },
      },
    },
  },
};

export default config;
