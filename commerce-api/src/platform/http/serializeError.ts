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
/** Queries and fragments of addresses. */
const QUERY = /(?<=\/[^\s?#]*)[?#]\S+/g;
const MAX_MESSAGE_LENGTH = 300;
/** Longer messages are cut before redaction, which takes quadratic time. */
const MAX_REDACTED_LENGTH = 3_000;
const MAX_CAUSES = 3;

/** Serializes an error without values, addresses or other user input. */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'A value that is not an error was thrown.', stack: '' };
  return {
    type: error.constructor.name,
    message: redacted(error.message),
    ...known.parse(error),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    cause: error.cause !== undefined && depth < MAX_CAUSES ? serializeError(error.cause, depth + 1) : undefined,
  };
}

/** Redacts before the cut to the final length: a cut quotation or address would not be recognized. */
function redacted(message: string): string {
  return message
    .slice(0, MAX_REDACTED_LENGTH)
    .replaceAll(QUOTED, '"…"')
    .replaceAll(ADDRESS, '(address)')
    .replaceAll(QUERY, '?…')
    .slice(0, MAX_MESSAGE_LENGTH);
}
