/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@hemvaror/runtime/contract/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FilterInputType = {
  /** Like `productIds`, which takes precedence. */
  articleNumbers?: Array<string | null | undefined> | null | undefined;
  brandIds?: Array<number | null | undefined> | null | undefined;
  categoryIds?: Array<number | null | undefined> | null | undefined;
  discountCampaignIds?: Array<number | null | undefined> | null | undefined;
  exclude?: Array<string | null | undefined> | null | undefined;
  excludeBrandIds?: Array<number | null | undefined> | null | undefined;
  excludeCategoryIds?: Array<number | null | undefined> | null | undefined;
  excludeDiscountCampaignIds?: Array<number | null | undefined> | null | undefined;
  excludeFacets?: Array<string | null | undefined> | null | undefined;
  /** The shopper's selection: any of the values of one group, and of every group. */
  facets?: Array<string | null | undefined> | null | undefined;
  /** BY_GROUP: the counts of a group ignore the selection in that group. */
  filterMode?: FilterMode | null | undefined;
  /** The page's own restriction, combined by `includeMode`. */
  include?: Array<string | null | undefined> | null | undefined;
  /** Also the products that a variant group collapses. */
  includeCollapsed?: boolean | null | undefined;
  /** INTERSECT, the default: a value of all groups. UNION: of at least one. */
  includeMode?: IncludeMode | null | undefined;
  /** Selling price including VAT, both ends included. */
  price?: PriceFilterInputType | null | undefined;
  /** Only products in that price list. */
  priceListIdentifier?: string | null | undefined;
  /** At most 600; every other filter is ignored and the list keeps this order. */
  productIds?: Array<number | null | undefined> | null | undefined;
  searchText?: string | null | undefined;
  sort?: SortType | null | undefined;
};

export type FilterMode =
  | 'BY_GROUP'
  | 'CURRENT';

export type IncludeMode =
  | 'INTERSECT'
  | 'UNION';

export type PriceFilterInputType = {
  highest?: number | null | undefined;
  lowest?: number | null | undefined;
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

export type ProductsQueryVariables = Exact<{
  filter?: Types.FilterInputType | null | undefined;
  take?: number | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type ProductsQuery = { products: { products: Array<{ productId: number, alias: string, name: string | null, canonicalUrl: string | null, firstAvailableOn: string | null, brand: { name: string | null } | null, productImages: Array<{ fileName: string } | null> | null, unitPrice: { isDiscounted: boolean, discountPercentage: number, sellingPriceIncVatFormatted: string | null, sellingPriceExVatFormatted: string | null, regularPriceIncVatFormatted: string | null, regularPriceExVatFormatted: string | null } | null, lowestPrice: { discountPercentage: number, lowestPriceIncVatFormatted: string | null, lowestPriceExVatFormatted: string | null } | null, totalStock: { totalStock: number, inStock: number, oversellable: number, static: number | null } | null, discountCampaigns: Array<{ name: string | null, hideTitle: boolean | null } | null> | null, variantGroup: { variants: Array<{ dimension: string, attributes: Array<{ value: string } | null> | null } | null> | null } | null, skus: Array<{ skuId: number } | null> | null } | null> | null } | null };


export const ProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"products"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FilterInputType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"take"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"languageId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"marketId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"skip"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"take"},"value":{"kind":"Variable","name":{"kind":"Name","value":"take"}}},{"kind":"Argument","name":{"kind":"Name","value":"channelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}}},{"kind":"Argument","name":{"kind":"Name","value":"languageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"languageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"marketId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"marketId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"firstAvailableOn"}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowestPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_lowest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalStock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockStatus_stock"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountCampaigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hideTitle"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variantGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dimension"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"quickSku_product"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_price"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDiscounted"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"sellingPriceIncVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"sellingPriceExVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"regularPriceIncVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"regularPriceExVatFormatted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_lowest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LowestPriceType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPriceIncVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPriceExVatFormatted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockStatus_stock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalStock"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"oversellable"}},{"kind":"Field","name":{"kind":"Name","value":"static"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"quickSku_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalStock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalStock"}}]}}]}}]} as unknown as DocumentNode<ProductsQuery, ProductsQueryVariables>;