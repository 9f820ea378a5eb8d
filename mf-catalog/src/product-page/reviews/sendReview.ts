import { attemptLimit, type AttemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import type { AuthSession } from '@hemvaror/runtime/auth/authSession';
import { PostProductReviewDocument, type PostProductReviewMutationVariables } from './sendReview.generated.ts';

/**
 * Sends a review. Retries once with a new token if the API responds with UNAUTHENTICATED.
 *
 * @returns whether the API accepted it, or the limit that the customer has reached
 * @throws ApiError
 */
export async function sendReview(
  operations: GraphQLOperations,
  auth: Pick<AuthSession, 'renew'>,
  review: PostProductReviewMutationVariables,
): Promise<'sent' | 'failed' | AttemptLimit> {
  const send = async () => operations.executeWithRefusals({ document: PostProductReviewDocument, variables: review });
  let { data, refusals } = await send();
  if (refusals.some(({ code }) => code === 'UNAUTHENTICATED')) {
    await auth.renew();
    ({ data, refusals } = await send());
  }
  if (refusals.length > 0) return attemptLimit({ refusals }) ?? 'failed';
  return data?.postProductReview === true ? 'sent' : 'failed';
}
