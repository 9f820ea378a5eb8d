import * as z from 'zod';
import { API_KEY } from './startServer.ts';

const responseShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).default([]),
});

/**
 * @returns the fields of the response
 * @throws Error if the response has errors: its time would be meaningless
 */
export async function runOperation(url: string, query: string, variables: object): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': API_KEY },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = responseShape.parse(await response.json());
  for (const { message } of errors) throw new Error(`${message}\n${query}`);
  return data ?? {};
}
