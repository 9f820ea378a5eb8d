import * as z from 'zod';
import type { Awaited } from '../../project/progress/progress.ts';

const readinessSchema = z.object({
  /** Remote → live release. */
  live: z.record(z.string(), z.string()).default({}),
  /** Remotes that the shell does without. */
  missing: z.array(z.string()).default([]),
  /** Remote → why its newest release is not live. */
  failures: z.record(z.string(), z.string()).default({}),
});

/** The body of the shell's `/-/ready`. */
export type Readiness = z.infer<typeof readinessSchema>;

/** @param body undefined without a response @returns undefined if it is not the body of `/-/ready` */
export function readinessFrom(body: string | undefined): Readiness | undefined {
  return readinessSchema.safeParse(parseJson(body)).data;
}

/** The remotes that are not live yet. @param names the remotes of the registry */
export function awaitedRemotes(names: readonly string[], { live, failures }: Readiness): Awaited[] {
  return names
    .filter((name) => live[name] === undefined)
    .map((name) => ({ name, ...(failures[name] !== undefined && { reason: failures[name] }) }));
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
