import type * as z from 'zod/mini';
import { AuthorityError } from './authority.ts';
import { StoreError } from './entryStore.ts';
import { RegistryError } from './registryError.ts';

/** A request that is not what the service expects. */
export class MalformedError extends Error {
  override name = 'MalformedError';
}

/** @throws MalformedError that names the fields which are wrong */
export function parsedAs<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new MalformedError(`The request is malformed: ${error.issues.map(textOf).join(', ')}.`);
  return data;
}

/** The response to an error. Of an unexpected one, clients get no details. */
export function errorResponse(error: unknown): { status: number; message: string } {
  if (error instanceof MalformedError) return { status: 400, message: error.message };
  if (error instanceof AuthorityError) return { status: 403, message: error.message };
  if (error instanceof RegistryError) return { status: 409, message: error.message };
  if (error instanceof StoreError) return { status: 503, message: error.message };
  // Of Fastify: a body that is too large, or no JSON.
  const { statusCode, message }: { statusCode?: unknown; message?: unknown } = Object(error);
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return { status: statusCode, message: String(message) };
  return { status: 500, message: 'The registry has failed. Its log says why.' };
}

function textOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(' and ')} is unknown`;
  return `${issue.path.join('.') || 'its body'} is missing or not valid`;
}
