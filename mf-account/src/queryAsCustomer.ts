import type { GraphQLOperations, OperationOptions } from '@hemvaror/runtime/api/operations';
import type { AuthSession } from '@hemvaror/runtime/auth/authSession';
import { PageError } from '@hemvaror/domain/pageError';

/** The API wants the password of just now before it does this. */
export class PasswordNeeded extends Error {}

/**
 * Asks for something of the customer's own. Never remembered by the client: it is about this moment.
 *
 * @param what for the words of an error
 * @returns null when the API knows no customer, because there is no token or it has run out
 * @throws PasswordNeeded when the login is too long ago for this step
 * @throws PageError 503 when the API refuses for another reason
 * @throws ApiError when the API fails
 */
export async function queryAsCustomer<Data, Variables>(
  operations: GraphQLOperations,
  what: string,
  options: OperationOptions<Data, Variables>,
): Promise<Data | null> {
  const { data, refusals } = await operations.executeWithRefusals(options);
  if (refusals.some(({ code }) => code === 'UNAUTHENTICATED')) return null;
  if (refusals.some(({ code }) => code === 'REAUTHENTICATION_REQUIRED')) {
    throw new PasswordNeeded(`${what} needs a recent login`);
  }
  if (refusals.length > 0 || data === null) throw new PageError(503, `${what} could not be had`);
  return data;
}

/** Asks, and once more with a new token when the API took the customer for a visitor. */
export async function retryWithFreshToken<Data>(
  auth: Pick<AuthSession, 'renew'>,
  ask: () => Promise<Data | null>,
): Promise<Data | null> {
  const answer = await ask();
  if (answer !== null) return answer;
  await auth.renew();
  return ask();
}
