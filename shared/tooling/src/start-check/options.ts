import { parseArgs } from 'node:util';
import * as z from 'zod';

export interface StartCheckOptions {
  /** Numbers of busy processes beside which the site starts. */
  loops: number[];
  /** Whether the stack in containers starts in place of `npm start`. */
  inContainers: boolean;
}

const loopsSchema = z.array(z.coerce.number().int().min(0).max(100));

/** Reads the arguments of `npm run start-check`. @throws Error that names the wrong argument */
export function startCheckOptions(args: readonly string[]): StartCheckOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      loops: { type: 'string', default: '0,4,12' },
      containers: { type: 'boolean', default: false },
    },
  });
  const { data: loops } = loopsSchema.safeParse(values.loops.split(','));
  if (!loops) throw new Error(`--loops ${values.loops}: expected numbers from 0 to 100, such as 0,4,12.`);
  return { loops, inContainers: values.containers };
}
