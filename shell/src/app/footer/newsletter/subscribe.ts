import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { SubscribeToNewsletterDocument } from './subscribeToNewsletter.generated.ts';

/** Signs an address up, which its owner then confirms by mail; one that is signed up already counts as a success. @throws ApiError */
export async function subscribe(operations: GraphQLOperations, email: string): Promise<boolean> {
  const { subscribeToNewsletter } = await operations.mutate({
    document: SubscribeToNewsletterDocument,
    variables: { email },
  });
  return subscribeToNewsletter === true;
}
