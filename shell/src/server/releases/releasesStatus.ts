import * as z from 'zod';

export const releasesStatus = z.object({
  /** Remote → live release. */
  live: z.record(z.string(), z.string()),
  /** Remote → refused release and reason. */
  failures: z.record(z.string(), z.string()),
  /** Remote → time of the first refusal of that release (ISO 8601). */
  refusedSince: z.record(z.string(), z.string()),
});

/** The releases of one process, for `/-/remotes`. */
export type ReleasesStatus = z.infer<typeof releasesStatus>;
