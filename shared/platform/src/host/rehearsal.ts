import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { registryReleaseSchema } from '../contract/registry.ts';

/** What a rehearsal tries. */
export const rehearsalTask = z.object({
  remote: z.string(),
  release: registryReleaseSchema,
  /** The live releases of the other remotes, which pages contain, too. */
  others: z.record(z.string(), registryReleaseSchema),
  /** Whether pages are rendered: without a live release there is nothing to fall back to, and a start should be short. */
  rendersPages: z.boolean(),
});

export type RehearsalTask = z.infer<typeof rehearsalTask>;

/**
 * Tries a release in another process.
 *
 * @throws BrokenProcess; QuarantinedRelease; TemporaryFailure; Error if the release must not go live
 */
export type Rehearse = (task: RehearsalTask, log: Pick<FastifyBaseLogger, 'info' | 'warn'>) => Promise<void>;

/** A release that ended or halted its process. After the second time it is not tried again. */
export class BrokenProcess extends Error {}

/** A release that is not tried again. */
export class QuarantinedRelease extends Error {}
