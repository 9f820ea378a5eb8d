import { createHash } from 'node:crypto';

/** @returns the Subresource Integrity value of a file that servers read */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** @param expected a Subresource Integrity value with one hash: `sha384-…`, or `sha256-…` for files that browsers load */
export function integrityMatches(content: string | Uint8Array, expected: string): boolean {
  const [, algorithm, value] = /^(sha256|sha384)-(.+)$/.exec(expected) ?? [];
  return algorithm !== undefined && createHash(algorithm).update(content).digest('base64') === value;
}
