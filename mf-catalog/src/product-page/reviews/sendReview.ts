import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { AuthSession } from '@hemvaror/runtime/auth/authSession';
import { PostProductReviewDocument, type PostProductReviewMutationVariables } from './sendReview.generated.ts';

/**
 * Sends a review. Retries once with a new token if the API responds with UNAUTHENTICATED.
 *
 * @returns whether the API accepted it
 * @throws ApiError
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
