import * as z from 'zod/mini';
import { registryTextSchema, releaseNameSchema, remoteNameSchema } from '../contract/registry.ts';
import {
  isSignatureOf,
  publicKeyOf,
  publicKeySchema,
  SHELL,
  signText,
  type ReleaseKeys,
} from '../contract/releaseKeys.ts';
import { assertRecent, AuthorityError } from './authority.ts';
import { signatureSchema, sorted } from './signedDecision.ts';
import type { CandidateState } from './remoteState.ts';
import { shellStatusSchema, type ReportedShell } from './shellReport.ts';
import type { CandidateView } from './stages.ts';

/** A shell counts for this time after its last report. */
const RECENT_MS = 60_000;
const MAX_SHELLS = 1_000;
const MAX_VIEWS = 100;

const countSchema = z.int().check(z.minimum(0));

const viewSchema = z.strictObject({
  remote: remoteNameSchema,
  release: releaseNameSchema,
  /** Percent of the visitors to whom the counts belong. */
  share: z.int().check(z.minimum(1), z.maximum(100)),
  /** When the candidate got this share, as the registry has said: older counts are of an earlier attempt. */
  since: z.iso.datetime(),
  renders: countSchema,
  samples: z.strictObject({ loader: countSchema, lcp: countSchema, inp: countSchema, cls: countSchema }),
  above: z.optional(registryTextSchema),
});

/** What a shell has taken, and what it has seen of all candidates. */
export const reportRequestSchema = z.strictObject({
  /** Name of the shell, unique among those that report. */
  shell: registryTextSchema,
  at: z.iso.datetime(),
  status: shellStatusSchema,
  views: z.array(viewSchema).check(z.maxLength(MAX_VIEWS)),
  key: z.optional(publicKeySchema),
  signature: z.optional(signatureSchema),
});

export type ReportRequest = z.infer<typeof reportRequestSchema>;
export type ShellReport = Pick<ReportRequest, 'shell' | 'status' | 'views'>;

/** Signs a report. Without a key, it stays as it is. @throws Error if a field is not what the service accepts */
export function signReport(report: ShellReport & { at: string }, privateKey: string | undefined): ReportRequest {
  const request = reportRequestSchema.parse(report);
  if (privateKey === undefined) return request;
  return { ...request, key: publicKeyOf(privateKey), signature: signText(signedText(request), privateKey) };
}

/**
 * Checks that a shell has signed its report.
 *
 * @throws AuthorityError if it has not
 */
export function assertMayReport(request: ReportRequest, keys: ReleaseKeys, now: Date): void {
  const { key, signature, at } = request;
  if (key === undefined || signature === undefined || keys.get(SHELL)?.includes(key) !== true)
    throw new AuthorityError('This is not a key of shell. Sign the report with one that RELEASE_KEYS names.');
  assertRecent(at, now);
  if (!isSignatureOf(signedText(request), signature, key))
    throw new AuthorityError('The signature belongs to another report: a field was changed after it was signed.');
}

function signedText({ shell, at, status, views }: ReportRequest): string {
  return JSON.stringify(['report', shell, at, sorted(status), sorted(views)]);
}

/** The part of a candidate's state that a view must be of. */
type Candidate = Pick<CandidateState, 'release' | 'share' | 'since'>;

/** The last report of each shell. They are not stored: shells send them every second. */
export class ShellReports {
  readonly #shells = new Map<
    string,
    { sentAt: number; receivedAt: number } & Pick<ReportRequest, 'status' | 'views'>
  >();

  /** Replaces the report of a shell, unless it is older than one that it has sent: requests may be repeated. */
  add({ shell, at, status, views }: ReportRequest, now: Date): void {
    const sentAt = Date.parse(at);
    const last = this.#shells.get(shell);
    if (last && last.sentAt >= sentAt) return;
    this.#shells.delete(shell);
    this.#shells.set(shell, { sentAt, receivedAt: now.getTime(), status, views });
    const [oldest] = this.#shells.keys();
    if (this.#shells.size > MAX_SHELLS && oldest !== undefined) this.#shells.delete(oldest);
  }

  /** What shells have reported within the last minute of a candidate at its share. */
  of(remote: string, { release, share, since }: Candidate, now: Date): CandidateView[] {
    return this.#recent(now)
      .flatMap(([, { views }]) => views)
      .filter(
        (view) => view.remote === remote && view.release === release && view.share === share && view.since === since,
      );
  }

  /** The shells that have reported within the last minute, by name. */
  list(now: Date): ReportedShell[] {
    return this.#recent(now)
      .map(([shell, { status, receivedAt }]) => ({ shell, ageMs: now.getTime() - receivedAt, ...status }))
      .toSorted((one, other) => (one.shell < other.shell ? -1 : 1));
  }

  #recent(now: Date) {
    return [...this.#shells].filter(([, { receivedAt }]) => now.getTime() - receivedAt <= RECENT_MS);
  }
}
