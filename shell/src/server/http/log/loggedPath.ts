const MAX_LENGTH = 200;

/** Matches a search text, the identity to sign, a key, or the secret id of an order. */
const TYPED = /(?<=\/(?:s|list\/search|auth\/sign|newsletter|order)\/).+/i;
/** An email address in a path comes from a wrong form or link. */
const AT_SIGN = /@|%40/;

/**
 * The path of a request for the log, without its query and without user input. Letters that a client encoded without
 * need are decoded, because the router decodes them too: `/%73/lamp` is a search. The path is cut last, because a cut
 * address could not be recognized.
 */
export function loggedPath(url: string): string {
  const [path = '/'] = url.split(/[?#]/, 1);
  return decoded(path)
    .replaceAll(/\/{2,}/g, '/')
    .replace(TYPED, '…')
    .split('/')
    .map((segment) => (AT_SIGN.test(segment) ? '…' : segment))
    .join('/')
    .slice(0, MAX_LENGTH);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Encoded bytes that are not UTF-8.
    return path;
  }
}
