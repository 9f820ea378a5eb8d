import * as z from 'zod';

/** The loggable fields of an error. Driver errors contain the values of queries, so all other fields are dropped. */
export type SerializedError = {
  type: string;
  message: string;
  code?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  /** Stack frames, without the message. */
  stack: string;
  cause?: SerializedError | undefined;
};

const known = z.object({
  code: z.string().optional().catch(undefined),
  constraint: z.string().optional().catch(undefined),
  table: z.string().optional().catch(undefined),
});

/** PostgreSQL and validators put the invalid value in quotes. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g;
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const MAX_CAUSES = 3;

/** Serializes an error without values, addresses or other user input. */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'A value that is not an error was thrown.', stack: '' };
  return {
    type: error.constructor.name,
    message: error.message.replaceAll(QUOTED, '"…"').replaceAll(ADDRESS, '(address)').slice(0, 300),
    ...known.parse(error),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    cause: error.cause !== undefined && depth < MAX_CAUSES ? serializeError(error.cause, depth + 1) : undefined,
  };
}
