/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@hemvaror/runtime/contract/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaymentType =
  | 'AVARDA'
  | 'GEINS_PAY'
  | 'KLARNA'
  | 'STANDARD'
  | 'SVEA'
  | 'WALLEY';

export type StepStates_checkoutFragment = { shippingOptions: Array<{ isSelected: boolean } | null> | null, paymentOptions: Array<{ isSelected: boolean, paymentType: Types.PaymentType | null } | null> | null };

export const StepStates_checkoutFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"stepStates_checkout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shippingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSelected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"paymentType"}}]}}]}}]} as unknown as DocumentNode<StepStates_checkoutFragment, unknown>;