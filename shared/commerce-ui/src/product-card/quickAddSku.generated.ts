/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@hemvaror/runtime/contract/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuickSku_productFragment = { skus: Array<{ skuId: number } | null> | null, totalStock: { totalStock: number } | null };

export const QuickSku_productFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"quickSku_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalStock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalStock"}}]}}]}}]} as unknown as DocumentNode<QuickSku_productFragment, unknown>;