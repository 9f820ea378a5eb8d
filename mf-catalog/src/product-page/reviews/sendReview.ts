import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { AuthSession } from '@hemvaror/runtime/auth/authSession';
import { PostProductReviewDocument, type PostProductReviewMutationVariables } from './sendReview.generated.ts';

/**
 * Sends a review; once more with a new token when the API took the customer for a visitor.
 *
 * @returns whether the API took it
 * @throws ApiError when the API fails
 */
export async function sendReview(
  operations: GraphQLOperations,
  auth: Pick<AuthSession, 'renew'>,
  review: PostProductReviewMutationVariables,
): Promise<boolean> {
  const send = async () => operations.executeWithRefusals({ document: PostProductReviewDocument, variables: review });
  let { data, refusals } = await send();
  if (refusals.some(({ code }) => code === 'UNAUTHENTICATED')) {
    await auth.renew();
    ({ data, refusals } = await send());
  }
  return refusals.length === 0 && data?.postProductReview === true;
}
