import { attemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { limitText } from '@hemvaror/domain/failure/limitText';
import { cleanText } from '@hemvaror/domain/validation/cleanText';
import type { LocaleCode } from '@hemvaror/domain/site/locales';
import type { GraphQLOperations } from '@hemvaror/runtime/api/operations';
import { SubscribeToNewsletterDocument } from './subscribeToNewsletter.generated.ts';

/** Whether the address was subscribed; the text for the visitor if a limit was reached. */
export type Subscription = 'subscribed' | 'failed' | { limitText: string };

/** Subscribes an address, which its owner then confirms by mail. An existing subscription counts as a success. Never rejects. */
export async function subscribe(
  operations: GraphQLOperations,
  { email, locale }: { email: string; locale: LocaleCode },
): Promise<Subscription> {
  try {
    const { subscribeToNewsletter } = await operations.mutate({
      document: SubscribeToNewsletterDocument,
      variables: { email: cleanText(email) },
    });
    return subscribeToNewsletter === true ? 'subscribed' : 'failed';
  } catch (error) {
    // The feedback offers another try. The API logs its own errors.
    const limit = attemptLimit(error);
    return limit ? { limitText: limitText(limit, locale) } : 'failed';
  }
}
