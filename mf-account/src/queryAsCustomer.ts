import { attemptLimit } from '@hemvaror/domain/failure/attemptLimit';
import { ApiError } from '@hemvaror/runtime/api/apiError';
import type { GraphQLOperations, OperationOptions } from '@hemvaror/runtime/api/operations';
import type { AuthSession } from '@hemvaror/runtime/auth/authSession';
import { PageError } from '@hemvaror/domain/pageError';

/** The operation requires a recent confirmation of the password. */
export class PasswordNeeded extends Error {}

/**
 * Executes an operation on the customer's data. The result is never cached, because it must be current.
 *
 * @param subject for error messages
 * @returns null if the token is missing or expired
 * @throws PasswordNeeded if the login is too old for this operation
 * @throws PageError 503 if the API refuses for another reason
 * @throws ApiError if the request fails, or has reached a limit
 */
export async function queryAsCustomer<Data, Variables>(
  operations: GraphQLOperations,
  subject: string,
  options: OperationOptions<Data, Variables>,
): Promise<Data | null> {
  const { data, refusals } = await operations.executeWithRefusals(options);
  if (refusals.some(({ code }) => code === 'UNAUTHENTICATED')) return null;
  if (refusals.some(({ code }) => code === 'REAUTHENTICATION_REQUIRED')) {
    throw new PasswordNeeded(`A recent login is required for ${subject}.`);
  }
  if (attemptLimit({ refusals })) {
    throw new ApiError('graphql', 503, `Too many requests for ${subject}.`, { refusals });
  }
  if (refusals.length > 0 || data === null) throw new PageError(503, `The API refused the request for ${subject}.`);
  return data;
}

/** Sends a request, and retries it once with a new token if the API did not accept the current one. */
export async function retryWithFreshToken<Data>(
  auth: Pick<AuthSession, 'renew'>,
  send: () => Promise<Data | null>,
): Promise<Data | null> {
  const result = await send();
  if (result !== null) return result;
  await auth.renew();
  return send();
}
