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

export type BrandsQueryVariables = Exact<{
  take?: number | null | undefined;
  filter?: Types.FilterInputType | null | undefined;
  channelId?: string | null | undefined;
  languageId?: string | null | undefined;
  marketId?: string | null | undefined;
}>;


export type BrandsQuery = { brands: Array<{ brandId: number, name: string | null, canonicalUrl: string | null, description: string | null, primaryImage: string | null } | null> | null, products: { products: Array<{ categoryId: number, brand: { name: string | null } | null, productImages: Array<{ fileName: string } | null> | null } | null> | null, filters: { facets: Array<{ type: string | null, values: Array<{ label: string | null, count: number } | null> | null } | null> | null } | null } | null };

export type BrandsPage_brandFragment = { brandId: number, name: string | null, canonicalUrl: string | null, description: string | null, primaryImage: string | null };

export const BrandsPage_brandFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandsPage_brand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandListType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brandId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandEntry_brand"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandEntry_brand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandListType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"primaryImage"}}]}}]} as unknown as DocumentNode<BrandsPage_brandFragment, unknown>;
export const BrandsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"brands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"take"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FilterInputType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"languageId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"marketId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"channelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}}},{"kind":"Argument","name":{"kind":"Name","value":"languageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"languageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"marketId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"marketId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandsPage_brand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"take"},"value":{"kind":"Variable","name":{"kind":"Name","value":"take"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"channelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}}},{"kind":"Argument","name":{"kind":"Name","value":"languageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"languageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"marketId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"marketId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"brandSamples_result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandsPage_brand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandListType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brandId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandEntry_brand"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"brandSamples_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductsResultType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandEntry_brand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandListType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"primaryImage"}}]}}]} as unknown as DocumentNode<BrandsQuery, BrandsQueryVariables>;