import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';

/** How many SQL statements an operation took, as the log of a server with `LOG_LEVEL=debug` says. */
export async function statementsOf(api: Api, query: string, variables: object = {}): Promise<number> {
  const id = randomUUID();
  const { message } = await api.ask(query, variables, { 'x-request-id': id });
  if (message) throw new Error(message);
  for (;;) {
    const line = api
      .output()
      .split('\n')
      .find((one) => one.includes(id) && one.includes('"statements"'));
    if (line) return Number(/"statements":(\d+)/.exec(line)?.[1]);
    // The log comes by another way than the answer.
    await api.get('/-/health');
  }
}
