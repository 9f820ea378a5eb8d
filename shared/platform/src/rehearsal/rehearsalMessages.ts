import * as z from 'zod';

/** Argument of the process that rehearses a release. */
export const REHEARSAL_ARGUMENT = '--rehearse';

export function isRehearsal(): boolean {
  return process.argv.includes(REHEARSAL_ARGUMENT);
}

/** The messages of the rehearsing process. It sends `alive` as long as its thread runs, with its processor time so far. */
export const rehearsalMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('alive'), cpuMs: z.number() }),
  /** `pages`: how many were rendered; none if the API did not respond. */
  z.object({ kind: z.literal('passed'), pages: z.number() }),
  /** `blames`: of a failure for which the release may not be to blame. */
  z.object({ kind: z.literal('failed'), reason: z.string(), blames: z.enum(['machine', 'origin']).optional() }),
]);

export type RehearsalMessage = z.infer<typeof rehearsalMessage>;
