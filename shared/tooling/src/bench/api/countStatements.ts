import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { operationText } from './documents.ts';
import type { ApiCase } from './operations.ts';
import { runOperation } from './runOperation.ts';
import type { ApiProcess } from './startApi.ts';

/** Calls before the one that is counted, which fill the caches. */
const WARM_UPS = 2;
const PAUSE_MS = 20;
const countSchema = z.object({ statements: z.number() });

/** The number of SQL statements of an operation, by the log of an API with `LOG_LEVEL=debug`. */
export async function countStatements(
  api: Pick<ApiProcess, 'origin' | 'log'>,
  { file, operation, variables }: ApiCase,
): Promise<number> {
  const text = operationText(file, operation);
  for (let at = 0; at < WARM_UPS; at += 1) await runOperation(api.origin, text, await variables(api.origin));
  const requestId = randomUUID();
  await runOperation(api.origin, text, await variables(api.origin), { 'x-request-id': requestId });
  for (;;) {
    const count = statementsIn(api.log(), requestId);
    if (count !== undefined) return count;
    // The log line is written after the response.
    await wait(PAUSE_MS);
  }
}

/** @returns undefined until the log has the line of the request */
export function statementsIn(log: string, requestId: string): number | undefined {
  // The last line may be incomplete.
  const lines = log.split('\n').slice(0, -1);
  return lines
    .filter((line) => line.includes(requestId))
    .map((line) => countSchema.safeParse(JSON.parse(line)).data?.statements)
    .find((count) => count !== undefined);
}
