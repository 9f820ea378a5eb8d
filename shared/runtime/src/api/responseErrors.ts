import { ApiError } from './apiError.ts';
import type { GraphQLRefusal } from './operations.ts';

/** An error of a GraphQL response, from outside. */
interface ResponseError {
  message: string;
  extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** An error of a response, as a value for its caller. */
export function asRefusal({ message, extensions }: ResponseError): GraphQLRefusal {
  const code = extensions?.['code'];
  const retryAfterSeconds = extensions?.['retryAfterSeconds'];
  return {
    message,
    code: typeof code === 'string' ? code : null,
    ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
  };
}

/** The failure of a query whose response has errors (API-17). */
export function responseError(errors: readonly ResponseError[], cause?: unknown): ApiError {
  return new ApiError('graphql', 503, errors.map(({ message }) => message).join('; '), {
    cause,
    refusals: errors.map(asRefusal),
  });
}
