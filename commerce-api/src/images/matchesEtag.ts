/**
 * Whether the client holds this very thing: the value of `If-None-Match` is an asterisk or lists the tag, be it marked
 * as weak on its way (RFC 9110, 13.1.2).
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([listed]) => listed === etag);
}
