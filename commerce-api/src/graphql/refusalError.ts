import { GraphQLError } from 'graphql';
import type { Refusal } from '../model/refusal.ts';

/** Wraps a refusal of the whole operation for plugins, which can only report GraphQL errors. `publicErrors` adds the code. */
export function refusalError(refusal: Refusal): GraphQLError {
  return new GraphQLError(refusal.message, { originalError: refusal });
}
