import * as z from 'zod';
import type { BadRequest } from './badRequest.ts';

export interface RawResponse {
  /** Undefined if the connection was closed without a response. */
  status: number | undefined;
  type: string;
  body: string;
}

/** Internals that must not leak: SQL, stacks, file paths, messages of engines and libraries. */
const INTERNALS =
  /\bselect\b.+\bfrom\b|insert into|syntax error at|violates|relation "|invalid input syntax|out of range for type|pglite|kysely|node_modules|\.ts:\d|\n\s+at |\bat \S+ \(.+:\d+:\d+\)|\/src\/|TypeError|RangeError|SyntaxError|call stack|Cannot read|is not a function|is not valid JSON|Unexpected token|Unexpected end/i;

const graphqlResponse = z.strictObject({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.looseObject({ message: z.string().min(1), extensions: z.looseObject({ code: z.string() }) }))
    .min(1)
    .optional(),
});

/** Returns the problems of the response to a bad request; none is expected. */
export function findProblems({ path, headers }: BadRequest, { status, type, body }: RawResponse): string[] {
  if (status === undefined) return ['no response'];
  const problems: string[] = [];
  if (status >= 500) problems.push(`status ${status}`);
  const leak = INTERNALS.exec(body)?.[0];
  if (leak !== undefined) problems.push(`leaks “${leak}”`);
  if (!/^application\/(graphql-response\+)?json/.test(type)) return problems;

  const json = jsonOrUndefined(body);
  if (json === undefined && body !== '') problems.push('has the type JSON, but invalid content');
  const isGraphql = path === '/graphql' && status === 200 && 'x-apikey' in headers;
  if (isGraphql && !graphqlResponse.safeParse(json).success)
    problems.push('does not have the shape of a GraphQL response');
  if (body.includes('INTERNAL_SERVER_ERROR')) problems.push('is an internal server error');
  return problems;
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller reports the problem.
    return undefined;
  }
}
