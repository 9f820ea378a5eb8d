const MAX_LENGTH = 200;

/** Matches a search text, the identity to sign, or a key. */
const TYPED = /(?<=\/(?:s|list\/search|auth\/sign|newsletter)\/).+/i;
/** An email address in a path comes from a wrong form or link. */
const EMAIL_SEGMENT = /[^/]*(?:@|%40)[^/]*/g;

/** The path of a request for the log, without its query and without user input. */
export function loggedPath(url: string): string {
  const [path = '/'] = url.split(/[?#]/, 1);
  return path
    .slice(0, MAX_LENGTH)
    .replaceAll(/\/{2,}/g, '/')
    .replace(TYPED, '…')
    .replaceAll(EMAIL_SEGMENT, '…');
}
