import { createHash } from 'node:crypto';

/** @param expected a Subresource Integrity value, `sha384-…` */
export function integrityMatches(content: string, expected: string): boolean {
  return `sha384-${createHash('sha384').update(content).digest('base64')}` === expected;
}
