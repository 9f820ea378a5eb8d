import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Api } from './api.ts';

const counted = z.object({ statements: z.number() });
const listed = z.object({ sql: z.array(z.string()) });

/** The number of SQL statements of an operation, from the log of a server with `LOG_LEVEL=debug`. */
export async function statementsOf(
  api: Api,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<number> {
  return (await recorded(api, query, { variables, headers })).count;
}

/** The response of an operation and its SQL statements, from the log of a server with `LOG_LEVEL=trace`. */
export async function withStatements(
  api: Api,
  query: string,
  request: { variables?: object; headers?: Record<string, string> } = {},
): Promise<{ data: Record<string, unknown>; statements: readonly string[] }> {
  const { data, lines } = await recorded(api, query, request);
  return { data, statements: lines.flatMap((line) => listed.safeParse(line).data?.sql ?? []) };
}

/** Empty, or the list of the statements if there are more than `max`: a failed test shows which one is new. */
export function excessOf(statements: readonly string[], max: number): string {
  if (statements.length <= max) return '';
  const lines = statements.map((sql, index) => `${index + 1}. ${sql.replaceAll(/\s+/g, ' ').slice(0, 200)}`);
  return [`${statements.length} statements, at most ${max}:`, ...lines].join('\n');
}

async function recorded(
  api: Api,
  query: string,
  { variables = {}, headers = {} }: { variables?: object; headers?: Record<string, string> },
) {
  const id = randomUUID();
  const { data, message } = await api.runOperation(query, variables, { ...headers, 'x-request-id': id });
  if (message) throw new Error(message);
  for (;;) {
    const lines = linesWith(api, id);
    // The route logs the number last.
    const [count] = lines.flatMap((line) => counted.safeParse(line).data?.statements ?? []);
    if (count !== undefined) return { data, count, lines };
    // The log line may arrive after the response.
    await api.get('/-/health');
  }
}

function linesWith(api: Api, requestId: string): unknown[] {
  // The last line may be incomplete.
  const complete = api.output().split('\n').slice(0, -1);
  return complete.filter((line) => line.includes(requestId)).map((line): unknown => JSON.parse(line));
}
