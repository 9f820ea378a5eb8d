import { isRecord } from './isRecord.ts';

/** The claims that the storefront reads from a token, without verifying it: the API verifies it. */
export interface TokenClaims {
  userId: string | undefined;
  /** E-mail address in lower case. */
  userName: string | undefined;
  customerType: 'PERSON' | 'ORGANIZATION' | undefined;
  /** Seconds since 1970. */
  expiresAt: number | undefined;
  /** E-mail address of the member of staff who acts as the customer. */
  spoofedBy: string | undefined;
}

/**
 * Reads the claims of a token's body (AUTH-14). Names may be URIs: `http://…/claims/name` counts as `name`.
 *
 * @returns null if the text is not a token
 */
export function tokenClaims(token: string): TokenClaims | null {
  const [, body, signature] = token.split('.');
  const payload = body && signature !== undefined ? parseJson(body) : null;
  if (!isRecord(payload)) return null;

  const claims = new Map(Object.entries(payload).map(([name, value]) => [shortName(name), value]));
  const text = (name: string): string | undefined => {
    const value = claims.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const type = text('customerType')?.toUpperCase();
  const expiresAt = claims.get('exp');

  return {
    userId: text('sid'),
    userName: text('name'),
    customerType: type === 'PERSON' || type === 'ORGANIZATION' ? type : undefined,
    expiresAt: typeof expiresAt === 'number' ? expiresAt : undefined,
    spoofedBy: text('spoofedBy'),
  };
}

function shortName(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return last.charAt(0).toLowerCase() + last.slice(1);
}

function parseJson(base64url: string): unknown {
  try {
    const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Not base64 or not JSON, so not a token.
    return null;
  }
}
