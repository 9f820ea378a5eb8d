import * as z from 'zod';

/** An error for the log. Messages of the API and of remotes may quote user input. */
export type SerializedError = {
  type: string;
  message: string;
  code?: string | undefined;
  /** Response status, of an `ApiError` or `PageError`. */
  status?: number | undefined;
  kind?: string | undefined;
  /** Positions in the code, without the message. */
  stack: string;
  cause?: SerializedError | undefined;
};

const knownSchema = z.object({
  code: z.string().max(60).optional().catch(undefined),
  status: z.number().optional().catch(undefined),
  kind: z.string().max(60).optional().catch(undefined),
});

const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|”[^”]*”/g;
const EMAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Queries and fragments of addresses: keys of reset links, tokens, search texts. */
const QUERY = /(?<=\/[^\s?#]*)[?#]\S+/g;
const MAX_MESSAGE_LENGTH = 300;
/** Longer messages are cut before redaction, which takes quadratic time. */
const MAX_REDACTED_LENGTH = 3_000;
const MAX_TYPE_LENGTH = 60;
const MAX_CAUSES = 3;

/** Serializes an error without quoted values, email addresses and queries. */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) {
    const message = typeof error === 'string' ? redacted(error) : 'A value that is not an error was thrown.';
    return { type: typeof error, message, stack: '' };
  }
  return {
    type: error.name.slice(0, MAX_TYPE_LENGTH),
    message: redacted(error.message),
    ...knownSchema.parse(error),
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
    .replaceAll(EMAIL, '(address)')
    .replaceAll(QUERY, '?…')
    .slice(0, MAX_MESSAGE_LENGTH);
}
