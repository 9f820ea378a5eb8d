import * as z from 'zod';
import type { BadRequest } from './badRequest.ts';

export interface RawAnswer {
  /** Undefined when the connection was closed without an answer. */
  status: number | undefined;
  type: string;
  body: string;
}

/** What only the inside of the server says: SQL, stacks, places of files, messages of engines and libraries. */
const INSIDE =
  /\bselect\b.+\bfrom\b|insert into|syntax error at|violates|relation "|invalid input syntax|out of range for type|pglite|kysely|node_modules|\.ts:\d|\n\s+at |\bat \S+ \(.+:\d+:\d+\)|\/src\/|TypeError|RangeError|SyntaxError|call stack|Cannot read|is not a function|is not valid JSON|Unexpected token|Unexpected end/i;

const graphqlAnswer = z.strictObject({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.looseObject({ message: z.string().min(1), extensions: z.looseObject({ code: z.string() }) }))
    .min(1)
    .optional(),
});

/** Everything that is wrong with the answer to a bad request; nothing is the hope. */
export function findProblems({ path, headers }: BadRequest, { status, type, body }: RawAnswer): string[] {
  if (status === undefined) return ['no answer'];
  const complaints: string[] = [];
  if (status >= 500) complaints.push(`status ${status}`);
  const leak = INSIDE.exec(body)?.[0];
  if (leak !== undefined) complaints.push(`tells “${leak}”`);
  if (!/^application\/(graphql-response\+)?json/.test(type)) return complaints;

  const json = jsonOrUndefined(body);
  if (json === undefined && body !== '') complaints.push('is said to be JSON, but is none');
  const isGraphql = path === '/graphql' && status === 200 && 'x-apikey' in headers;
  if (isGraphql && !graphqlAnswer.safeParse(json).success) complaints.push('has not the shape of a GraphQL answer');
  if (body.includes('INTERNAL_SERVER_ERROR')) complaints.push('a fault of the server');
  return complaints;
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller complains.
    return undefined;
  }
}
