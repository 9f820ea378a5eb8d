/**
 * Whether the client has the representation with this ETag: the header is an asterisk or lists the tag. Compares weakly (RFC 9110,
 * 13.1.2): a server that compresses the response weakens its ETag.
 *
 * @param ifNoneMatch the header of the request
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([listed]) => listed === opaque);
}
