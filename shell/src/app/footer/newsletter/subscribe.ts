import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { SubscribeToNewsletterDocument } from './subscribeToNewsletter.generated.ts';

/** Subscribes an address, which its owner then confirms by mail. An existing subscription counts as a success. @throws ApiError */
export async function subscribe(operations: GraphQLOperations, email: string): Promise<boolean> {
  const { subscribeToNewsletter } = await operations.mutate({
    document: SubscribeToNewsletterDocument,
    variables: { email },
  });
  return subscribeToNewsletter === true;
}
