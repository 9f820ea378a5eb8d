import * as z from 'zod/mini';
import { registryTextSchema, releaseNameSchema, remoteNameSchema } from './registry.ts';
import { isSignatureOf, OPERATOR, publicKeyOf, publicKeySchema, signText, type ReleaseKeys } from './releaseKeys.ts';

/** Path of the links that show a candidate to a person. */
export const CANDIDATE_PATH = '/-/candidate';

/** An invitation of one person to a candidate. */
const invitationSchema = z.object({
  remote: remoteNameSchema,
  release: releaseNameSchema,
  /** Who was invited. */
  person: registryTextSchema,
  /** End of the invitation. */
  until: z.iso.datetime(),
});

export type Invitation = z.infer<typeof invitationSchema>;

const signedInvitationSchema = z.extend(invitationSchema, { key: publicKeySchema, signature: z.string() });

/**
 * @returns the path and query of the link
 * @throws Error if the text is not a private key
 * @internal
 */
export function candidateLink(invitation: Invitation, privateKey: string): string {
  const signature = signText(signedText(invitation), privateKey);
  const query = new URLSearchParams({ ...invitation, key: publicKeyOf(privateKey), signature });
  return `${CANDIDATE_PATH}?${query.toString()}`;
}

/**
 * @param query of a link, as text
 * @param now in ms since the epoch
 * @returns undefined unless the owner of the remote or the operator has signed it, and it has not ended
 */
export function invitationFrom(query: string, keys: ReleaseKeys, now: number): Invitation | undefined {
  const { data } = signedInvitationSchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  if (!data || Date.parse(data.until) < now) return undefined;
  const { key, signature, ...invitation } = data;
  const isKnown = [data.remote, OPERATOR].some((name) => keys.get(name)?.includes(key) === true);
  return isKnown && isSignatureOf(signedText(invitation), signature, key) ? invitation : undefined;
}

function signedText({ remote, release, person, until }: Invitation): string {
  return JSON.stringify(['candidate', remote, release, person, until]);
}
