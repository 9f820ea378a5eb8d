import * as z from 'zod/mini';
import { releaseNameSchema, remoteNameSchema } from '../contract/registry.ts';

const MAX_PROCESSES = 1_000;
const MAX_REFUSED = 10;
const MAX_REASON = 2_000;

const countSchema = z.int().check(z.minimum(0), z.maximum(MAX_PROCESSES));

const remoteReportSchema = z.object({
  /** Release, live or a candidate → how many processes have it. */
  taken: z.record(releaseNameSchema, countSchema),
  /** Releases that a process has refused. */
  refused: z
    .array(
      z.object({
        release: releaseNameSchema,
        reason: z.string().check(z.maxLength(MAX_REASON)),
        /** Time in ms since the first refusal. */
        ageMs: z.number().check(z.minimum(0)),
      }),
    )
    .check(z.maxLength(MAX_REFUSED)),
});

export type RemoteReport = z.infer<typeof remoteReportSchema>;

/** What the processes of one shell have made of the releases that the registry names. */
export const shellStatusSchema = z.object({
  processes: countSchema,
  remotes: z.record(remoteNameSchema, remoteReportSchema),
});

export type ShellStatus = z.infer<typeof shellStatusSchema>;

/** A shell that has reported lately. */
export const reportedShellSchema = z.extend(shellStatusSchema, {
  shell: z.string(),
  /** Time in ms since its last report. */
  ageMs: z.number(),
});

export type ReportedShell = z.infer<typeof reportedShellSchema>;
