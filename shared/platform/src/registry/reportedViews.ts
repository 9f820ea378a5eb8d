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
import type { CandidateView } from './stages.ts';

/** A view is counted for this time. */
const VIEW_MS = 60_000;
const MAX_SHELLS = 1_000;
const MAX_VIEWS = 100;

const countSchema = z.int().check(z.minimum(0));

const viewSchema = z.strictObject({
  remote: remoteNameSchema,
  release: releaseNameSchema,
  /** Percent of the visitors to whom the counts belong. */
  share: z.int().check(z.minimum(1), z.maximum(100)),
  renders: countSchema,
  samples: z.strictObject({ loader: countSchema, lcp: countSchema, inp: countSchema, cls: countSchema }),
  above: z.optional(registryTextSchema),
});

/** What a shell has seen of all candidates. */
export const viewsRequestSchema = z.strictObject({
  /** Name of the shell, unique among those that report. */
  shell: registryTextSchema,
  at: z.iso.datetime(),
  views: z.array(viewSchema).check(z.maxLength(MAX_VIEWS)),
  key: z.optional(publicKeySchema),
  signature: z.optional(signatureSchema),
});

export type ViewsRequest = z.infer<typeof viewsRequestSchema>;
export type ShellViews = Pick<ViewsRequest, 'shell' | 'views'>;

/** Signs views. Without a key, they stay as they are. @throws Error if a field is not what the service accepts */
export function signViews(views: ShellViews & { at: string }, privateKey: string | undefined): ViewsRequest {
  const request = viewsRequestSchema.parse(views);
  if (privateKey === undefined) return request;
  return { ...request, key: publicKeyOf(privateKey), signature: signText(signedText(request), privateKey) };
}

/**
 * Checks that a shell has signed its views.
 *
 * @throws AuthorityError if it has not
 */
export function assertMayReport(request: ViewsRequest, keys: ReleaseKeys, now: Date): void {
  const { key, signature, at } = request;
  if (key === undefined || signature === undefined || keys.get(SHELL)?.includes(key) !== true)
    throw new AuthorityError('This is not a key of shell. Sign the views with one that RELEASE_KEYS names.');
  assertRecent(at, now);
  if (!isSignatureOf(signedText(request), signature, key))
    throw new AuthorityError('The signature belongs to other views: a field was changed after it was signed.');
}

function signedText({ shell, at, views }: ViewsRequest): string {
  return JSON.stringify(['views', shell, at, sorted(views)]);
}

/** The last views of each shell. They are not stored: shells send them again. */
export class ReportedViews {
  readonly #shells = new Map<string, { sentAt: number; receivedAt: number; views: ViewsRequest['views'] }>();

  /** Replaces the views of a shell, unless they are older than those that it has sent: requests may be repeated. */
  add({ shell, at, views }: ViewsRequest, now: Date): void {
    const sentAt = Date.parse(at);
    const last = this.#shells.get(shell);
    if (last && last.sentAt >= sentAt) return;
    this.#shells.delete(shell);
    this.#shells.set(shell, { sentAt, receivedAt: now.getTime(), views });
    const [oldest] = this.#shells.keys();
    if (this.#shells.size > MAX_SHELLS && oldest !== undefined) this.#shells.delete(oldest);
  }

  /** What shells have reported within the last minute of a candidate at its share. */
  of(remote: string, { release, share }: { release: string; share: number }, now: Date): CandidateView[] {
    return [...this.#shells.values()]
      .filter(({ receivedAt }) => now.getTime() - receivedAt <= VIEW_MS)
      .flatMap(({ views }) => views)
      .filter((view) => view.remote === remote && view.release === release && view.share === share);
  }
}
