import { registryReleaseSchema } from '@hemvaror/runtime/contract/registry';
import * as z from 'zod';

/** Argument of the process that rehearses a release. */
export const REHEARSAL_ARGUMENT = '--rehearse';

export function isRehearsal(): boolean {
  return process.argv.includes(REHEARSAL_ARGUMENT);
}

/** The shell's message to the rehearsing process. */
export const rehearsalTask = z.object({
  remote: z.string(),
  release: registryReleaseSchema,
  /** The live releases of the other remotes, which pages contain, too. */
  others: z.record(z.string(), registryReleaseSchema),
  /** Whether pages are rendered: without a live release there is nothing to fall back to, and a start should be short. */
  rendersPages: z.boolean(),
});

export type RehearsalTask = z.infer<typeof rehearsalTask>;

/** The messages of the rehearsing process. It sends `alive` as long as its thread runs. */
export const rehearsalMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('alive') }),
  /** `pages`: how many were rendered; none if the API did not respond. */
  z.object({ kind: z.literal('passed'), pages: z.number() }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
]);

export type RehearsalMessage = z.infer<typeof rehearsalMessage>;
