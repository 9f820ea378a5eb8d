import { OPERATOR, SHELL, type ReleaseKeys } from '../contract/releaseKeys.ts';
import { isSignedByOwner } from '../contract/signedRelease.ts';
import { hasOwnSignature, type DecisionRequest } from './signedDecision.ts';

/** Longest difference between the clocks of a client and of the service. A signed request is not accepted later. */
const MAX_AGE_MS = 10 * 60_000;

/**
 * Who may decide. Without signatures everyone who reaches the port may, so this is for a shop on one machine only, on an address of this
 * machine: there is no default.
 */
export type Signatures =
  { demandsSignatures: true; keys: ReleaseKeys } | { demandsSignatures: false; keys?: undefined };

/** A request without the right to it. Its message is for the person who sent it. */
export class AuthorityError extends Error {
  override name = 'AuthorityError';
}

/**
 * Checks who has signed a decision: a key of a remote decides everything about the remote, that of the operator everything, and that of
 * the shell withdraws only. The release itself is always signed by the owner of its remote.
 *
 * @param now of the service
 * @throws AuthorityError if the key has no right to the decision
 */
export function assertMayDecide(request: DecisionRequest, keys: ReleaseKeys, now: Date): void {
  const { key, change } = request;
  const remote = 'remote' in request ? request.remote : undefined;
  if (key === undefined || request.signature === undefined)
    throw new AuthorityError(`The decision is not signed. Sign it with a key of ${namesFor(remote)}.`);
  // Otherwise these keys would own a remote.
  if (remote === OPERATOR || remote === SHELL) throw new AuthorityError(`${remote} is not the name of a remote.`);
  const names = namesOf(key, keys);
  if (!names.includes(OPERATOR) && !(remote !== undefined && names.includes(remote))) {
    if (!names.includes(SHELL))
      throw new AuthorityError(
        `This is not a key of ${remote ?? OPERATOR}.${ownersText(names)} Sign with a key of ${namesFor(remote)}.`,
      );
    if (change.kind !== 'withdrawn')
      throw new AuthorityError(
        `This is not a key of ${remote ?? OPERATOR}. That of the shell only withdraws releases. Sign with a key of ${namesFor(remote)}.`,
      );
  }
  assertRecent(request.at, now);
  if (!hasOwnSignature(request))
    throw new AuthorityError('The signature belongs to another decision: a field was changed after it was signed.');
  if (change.kind === 'released' && remote !== undefined && !isSignedByOwner(remote, change.release, keys))
    throw new AuthorityError(
      `${change.release.release} is not signed by the owner of ${remote}. Publish it with a key of ${remote}.`,
    );
}

/** @throws AuthorityError if a time is not about the same as that of the service */
export function assertRecent(at: string, now: Date): void {
  if (Math.abs(now.getTime() - Date.parse(at)) <= MAX_AGE_MS) return;
  throw new AuthorityError(
    `It was signed at ${at}, and the service's clock says ${now.toISOString()}. Send it again, or set the clocks.`,
  );
}

function namesFor(remote: string | undefined): string {
  return remote === undefined ? OPERATOR : `${remote} or ${OPERATOR}`;
}

function namesOf(key: string, keys: ReleaseKeys): string[] {
  return [...keys].filter(([, own]) => own.includes(key)).map(([name]) => name);
}

function ownersText(names: readonly string[]): string {
  return names.length > 0 ? ` It belongs to ${names.join(' and ')}.` : ' RELEASE_KEYS does not name it.';
}
