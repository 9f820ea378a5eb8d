import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';

const calibrationSchema = z.object({ cpuMs: z.number(), wallMs: z.number() });

/** Time of a fixed piece of JavaScript: the speed of a machine's processor, so that figures of machines can be compared. */
export type Calibration = z.infer<typeof calibrationSchema>;

/** Runs the fixed piece of JavaScript once, in a thread of its own, in about 0.2 s. */
export async function calibrate(): Promise<Calibration> {
  const worker = new Worker(new URL('calibrationWorker.ts', import.meta.url));
  const [message]: unknown[] = await once(worker, 'message');
  return calibrationSchema.parse(message);
}
