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

export type ProductSuggestionsQueryVariables = Exact<{
  filter?: Types.FilterInputType | null | undefined;
  take?: number | null | undefined;
  takeFound?: number | null | undefined;
  withFound?: boolean | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type ProductSuggestionsQuery = { products: { count: number, products: Array<{ productId: number, name: string | null, canonicalUrl: string | null, images: Array<string | null> | null, brand: { name: string | null } | null, unitPrice: { isDiscounted: boolean, discountPercentage: number, sellingPriceIncVatFormatted: string | null, sellingPriceExVatFormatted: string | null, regularPriceIncVatFormatted: string | null, regularPriceExVatFormatted: string | null } | null, lowestPrice: { discountPercentage: number, lowestPriceIncVatFormatted: string | null, lowestPriceExVatFormatted: string | null } | null } | null> | null, filters: { facets: Array<{ type: string | null, values: Array<{ label: string | null, url: string | null, count: number, hidden: boolean } | null> | null } | null> | null } | null } | null, found?: { products: Array<{ categories: Array<{ name: string, canonicalUrl: string } | null> | null, brand: { name: string | null, canonicalUrl: string | null } | null } | null> | null } | null };


export const ProductSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"productSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FilterInputType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"take"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"takeFound"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withFound"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"languageId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"marketId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"take"},"value":{"kind":"Variable","name":{"kind":"Name","value":"take"}}},{"kind":"Argument","name":{"kind":"Name","value":"channelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}}},{"kind":"Argument","name":{"kind":"Name","value":"languageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"languageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"marketId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"marketId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductOption_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"found"},"name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"take"},"value":{"kind":"Variable","name":{"kind":"Name","value":"takeFound"}}},{"kind":"Argument","name":{"kind":"Name","value":"channelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}}},{"kind":"Argument","name":{"kind":"Name","value":"languageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"languageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"marketId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"marketId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withFound"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductOption_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowestPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Price_lowest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_price"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDiscounted"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"sellingPriceIncVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"sellingPriceExVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"regularPriceIncVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"regularPriceExVatFormatted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Price_lowest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LowestPriceType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPriceIncVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPriceExVatFormatted"}}]}}]} as unknown as DocumentNode<ProductSuggestionsQuery, ProductSuggestionsQueryVariables>;