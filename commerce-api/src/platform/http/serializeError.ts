import * as z from 'zod';

/** What a log may hold of an error. Driver errors carry the values of queries, so nothing is taken that is not named here. */
export type SerializedError = {
  type: string;
  message: string;
  code?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  /** Places in the code, without the message. */
  stack: string;
  cause?: SerializedError | undefined;
};

const known = z.object({
  code: z.string().optional().catch(undefined),
  constraint: z.string().optional().catch(undefined),
  table: z.string().optional().catch(undefined),
});

/** PostgreSQL puts the offending value between quotes, validators put it between theirs. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g;
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const MAX_CAUSES = 3;

/** An error without values, addresses or other things that a person may have typed. */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something was thrown that is no error.', stack: '' };
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
