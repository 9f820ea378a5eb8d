import * as z from 'zod';

/** A step of a start, which shell and commerce-api send over their IPC channel. */
const progressMessage = z.object({
  kind: z.literal('progress'),
  /** A phrase, with or without the counts: `rehearsing releases 2 of 5 (mf-search)`. */
  step: z.string().min(1),
  done: z.number(),
  total: z.number(),
  /** The part that is under way: `mf-search`. */
  name: z.string().optional(),
});

/** @returns the step with its counts; undefined for any other message */
export function progressStepFrom(message: unknown): string | undefined {
  const { data } = progressMessage.safeParse(message);
  if (!data) return undefined;
  const { step, done, total, name } = data;
  const counts = `${done} of ${total}`;
  // One part needs no counts. A shell that has not read the registry yet does not know the total.
  const counted = total <= 1 || step.includes(counts) ? step : `${step} ${counts}`;
  return name === undefined || counted.includes(name) ? counted : `${counted} (${name})`;
}
