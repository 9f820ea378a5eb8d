import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types of the resolvers from the SDL; `mappers` say what a resolver's parent really is. */
const config: CodegenConfig = {
  schema: ['schema/*.graphql', '!schema/released.graphql'],
  generates: {
    'src/graphql/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: './context.ts#Context',
        enumsAsTypes: true,
        useTypeImports: true,
        resolversNonOptionalTypename: false,
        skipTypename: true,
        makeResolverTypeCallable: true,
        scalars: {
          DateTime: { input: 'Date', output: 'Date | string' },
          Decimal: 'number',
          Guid: 'string',
          Long: 'number',
        },
        mappers: {
          ProductType: '../catalog/productView.ts#ProductView',
          SkuType: '../catalog/productView.ts#SkuView',
          StockType: '../catalog/productView.ts#Stock',
          RelatedProductType: '../catalog/productView.ts#RelatedView',
          PriceType: '../catalog/price.ts#Price',
          LowestPriceType: '../catalog/priceHistory.ts#LowestPrice',
          PriceLogItemType: '../catalog/priceHistory.ts#LoggedPrice',
          CategoryType: '../catalog/productView.ts#CategoryView',
          BrandType: '../catalog/productView.ts#BrandView',
          BrandListType: '../catalog/productView.ts#BrandView',
          ProductsResultType: '../search/resolvers.ts#ProductList',
          FilterCollectionType: '../search/resolvers.ts#ProductList',
          CartType: '../cart/cartView.ts#CartView',
          CartItemType: '../cart/cartView.ts#CartLineView',
          CartSummaryType: '../cart/cartView.ts#CartView',
          BalanceType: '../cart/cartView.ts#CartView',
          ShippingOptionType: '../checkout/options.ts#ShippingOption',
          PaymentOptionType: '../checkout/options.ts#PaymentOption',
          CheckoutType: '../checkout/checkoutView.ts#CheckoutView',
          OrderType: '../orders/orderView.ts#OrderView',
          AddressType: '../checkout/address.ts#Address',
          UserType: '../customers/userView.ts#UserView',
          UserChannelType: '../markets/channels.ts#Channel',
        },
      },
    },
  },
};

export default config;
