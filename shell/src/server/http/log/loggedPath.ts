const MAX_LENGTH = 200;

/** What follows is a search text, the identity that is signed, or a key. */
const TYPED = /(?<=\/(?:s|list\/search|auth\/sign|newsletter)\/).+/i;
/** An email address in a path is a slip of a form or a link. */
const EMAIL_SEGMENT = /[^/]*(?:@|%40)[^/]*/g;

/** The path of a request as the log may hold it: without its query and without what a person typed. */
export function loggedPath(url: string): string {
  const [path = '/'] = url.split(/[?#]/, 1);
  return path
    .slice(0, MAX_LENGTH)
    .replaceAll(/\/{2,}/g, '/')
    .replace(TYPED, '…')
    .replaceAll(EMAIL_SEGMENT, '…');
}
