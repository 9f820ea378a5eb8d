import { parseArgs } from 'node:util';
import * as z from 'zod';

export interface SoakOptions {
  minutes: number;
  /** Requests per second. */
  rate: number;
}

/** Half of them fill the caches. */
const MIN_MINUTES = 6;

const schema = z.object({
  minutes: z.coerce.number().int().min(MIN_MINUTES).max(1_440),
  rate: z.coerce.number().min(1).max(1_000),
});

/** Reads the arguments of `npm run soak`. @throws Error that names the wrong argument */
export function soakOptions(args: readonly string[]): SoakOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '30' },
      rate: { type: 'string', default: '40' },
    },
  });
  const { data, error } = schema.safeParse(values);
  if (!data) {
    const [issue] = error.issues;
    throw new Error(`--${String(issue?.path[0])}: ${issue?.message}`);
  }
  return data;
}
