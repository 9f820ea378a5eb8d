/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@hemvaror/runtime/contract/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StockStatus_stockFragment = { totalStock: number, inStock: number, oversellable: number, static: number | null };

export const StockStatus_stockFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockStatus_stock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalStock"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"oversellable"}},{"kind":"Field","name":{"kind":"Name","value":"static"}}]}}]} as unknown as DocumentNode<StockStatus_stockFragment, unknown>;