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

export type SnippetSession_optionFragment = { id: number, isSelected: boolean, paymentType: Types.PaymentType | null, paymentData: string | null, newCheckoutSession: boolean };

export const SnippetSession_optionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"snippetSession_option"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentOptionType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"paymentType"}},{"kind":"Field","name":{"kind":"Name","value":"paymentData"}},{"kind":"Field","name":{"kind":"Name","value":"newCheckoutSession"}}]}}]} as unknown as DocumentNode<SnippetSession_optionFragment, unknown>;