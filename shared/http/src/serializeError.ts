import * as z from 'zod';

/** The loggable fields of an error. Drivers and the API put values and user input into others, so these are dropped. */
export type SerializedError = {
  /** Its name, or that of its class. */
  type: string;
  message: string;
  code?: string | undefined;
  /** Response status of an `ApiError` or `PageError`. */
  status?: number | undefined;
  kind?: string | undefined;
  /** Of PostgreSQL. */
  constraint?: string | undefined;
  table?: string | undefined;
  /** Stack frames, without the message. */
  stack: string;
  cause?: SerializedError | undefined;
};

/** The longest name in PostgreSQL, in bytes. */
const MAX_NAME_LENGTH = 63;
const MAX_MESSAGE_LENGTH = 300;
/** Longer messages are cut before redaction, which takes quadratic time. */
const MAX_REDACTED_LENGTH = 3_000;
const MAX_CAUSES = 3;

const name = z.string().max(MAX_NAME_LENGTH).optional().catch(undefined);
const known = z.object({
  code: name,
  status: z.number().optional().catch(undefined),
  kind: name,
  constraint: name,
  table: name,
});

/** PostgreSQL and validators put the invalid value in quotes. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|”[^”]*”/g;
const EMAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Queries and fragments of addresses: keys of reset links, tokens, search texts. */
const QUERY = /(?<=\/[^\s?#]*)[?#]\S+/g;

/** Serializes an error for the log, without quoted values, email addresses and queries. */
export function serializeError(error: unknown): SerializedError {
  return serialized(error, 0);
}

function serialized(error: unknown, depth: number): SerializedError {
  if (!(error instanceof Error)) {
    const message = typeof error === 'string' ? redacted(error) : 'A value that is not an error was thrown.';
    return { type: typeof error, message, stack: '' };
  }
  return {
    type: typeOf(error).slice(0, MAX_NAME_LENGTH),
    message: redacted(error.message),
    ...known.parse(error),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    cause: error.cause !== undefined && depth < MAX_CAUSES ? serialized(error.cause, depth + 1) : undefined,
  };
}

/** The class of an error that has no name of its own, like those of PostgreSQL's driver. The minifier shortens names of classes. */
function typeOf(error: Error): string {
  return /^error$/i.test(error.name) ? error.constructor.name : error.name;
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
