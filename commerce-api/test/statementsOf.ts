import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';

/** The number of SQL statements of an operation, from the log of a server with `LOG_LEVEL=debug`. */
export async function statementsOf(
  api: Api,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<number> {
  const id = randomUUID();
  const { message } = await api.runOperation(query, variables, { ...headers, 'x-request-id': id });
  if (message) throw new Error(message);
  for (;;) {
    const line = api
      .output()
      .split('\n')
      .find((one) => one.includes(id) && one.includes('"statements"'));
    if (line) return Number(/"statements":(\d+)/.exec(line)?.[1]);
    // The log line may arrive after the response.
    await api.get('/-/health');
  }
}
