import { createHash } from 'node:crypto';

/** @param expected a Subresource Integrity value with one hash: `sha384-…`, or `sha256-…` for files that browsers load */
export function integrityMatches(content: string | Uint8Array, expected: string): boolean {
  const [, algorithm, value] = /^(sha256|sha384)-(.+)$/.exec(expected) ?? [];
  return algorithm !== undefined && createHash(algorithm).update(content).digest('base64') === value;
}
