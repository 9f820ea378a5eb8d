/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@hemvaror/runtime/contract/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Review_reviewFragment = { author: string, comment: string, rating: number, reviewDate: string, isVerified?: boolean | null, isSample?: boolean | null };

export const Review_reviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Review_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductReviewType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewDate"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isSample"},"directives":[]}]}}]} as unknown as DocumentNode<Review_reviewFragment, unknown>;