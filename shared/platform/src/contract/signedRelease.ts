import type { RegistryRelease, ReleaseSignature } from './registry.ts';
import { isSignatureOf, publicKeyOf, signText, type ReleaseKeys } from './releaseKeys.ts';

/** What an owner says of a release. */
export type ReleaseStatement = Pick<ReleaseSignature, 'contract' | 'commit' | 'by' | 'at'>;

/**
 * Signs a release as the owner of its remote.
 *
 * @throws Error if the text is not a private key
 * @internal
 */
export function signRelease(
  remote: string,
  { release, url, integrity }: RegistryRelease,
  statement: ReleaseStatement,
  privateKey: string,
): RegistryRelease {
  const entry = { release, url, ...(integrity !== undefined && { integrity }) };
  const value = signText(signedText(remote, entry, statement), privateKey);
  return { ...entry, signature: { ...statement, key: publicKeyOf(privateKey), value } };
}

/** Whether the owner of the remote has signed exactly this release, with a key that counts. */
export function isSignedByOwner(remote: string, entry: RegistryRelease, keys: ReleaseKeys): boolean {
  const { signature } = entry;
  if (!signature || keys.get(remote)?.includes(signature.key) !== true) return false;
  return isSignatureOf(signedText(remote, entry, signature), signature.value, signature.key);
}

/** Every field has its place: two releases never have the same text. */
function signedText(remote: string, entry: RegistryRelease, { contract, commit, by, at }: ReleaseStatement): string {
  const { release, url, integrity = null } = entry;
  return JSON.stringify(['release', remote, release, url, integrity, contract, commit ?? null, by, at]);
}
