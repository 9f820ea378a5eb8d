import { createHash } from 'node:crypto';

/** The source expression of a Content Security Policy that allows an inline script or style with exactly this text (CSP 3, section 2.3.1). */
export function policySource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
