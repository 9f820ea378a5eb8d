import { GraphQLError } from 'graphql';
import type { Refusal } from '../model/refusal.ts';

/** A refusal of the whole operation, for plugins, which report errors of GraphQL only. `publicErrors` adds the code. */
export function refusalError(refusal: Refusal): GraphQLError {
  return new GraphQLError(refusal.message, { originalError: refusal });
}
