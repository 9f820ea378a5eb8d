/**
 * Whether the client has this representation: the value of `If-None-Match` is an asterisk or lists the tag, even if marked
 * as weak by a proxy (RFC 9110, 13.1.2).
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([listed]) => listed === etag);
}
