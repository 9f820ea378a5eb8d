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

export type PaymentOptions_optionFragment = { id: number, name: string | null, displayName: string | null, logo: string | null, feeIncVat: number, feeIncVatFormatted: string | null, feeExVatFormatted: string | null, paymentType: Types.PaymentType | null, isDefault: boolean, isSelected: boolean, isCredit?: boolean, description?: string | null };

export const PaymentOptions_optionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentOptions_option"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentOptionType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"feeIncVat"}},{"kind":"Field","name":{"kind":"Name","value":"feeIncVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"feeExVatFormatted"}},{"kind":"Field","name":{"kind":"Name","value":"paymentType"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"isCredit"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"description"},"directives":[]}]}}]} as unknown as DocumentNode<PaymentOptions_optionFragment, unknown>;