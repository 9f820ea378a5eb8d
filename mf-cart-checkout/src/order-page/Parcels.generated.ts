/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@hemvaror/runtime/contract/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Parcels_orderFragment = { shippingDetails: Array<{ id: number, name: string, parcelNumber: string | null, shippingDate: string | null, trackingLink: string | null } | null> | null };

export const Parcels_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Parcels_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shippingDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"shippingDate"}},{"kind":"Field","name":{"kind":"Name","value":"trackingLink"}}]}}]}}]} as unknown as DocumentNode<Parcels_orderFragment, unknown>;