/**
 * The address of a request as a redirect may name it: path and query on the same host, whatever the request line held.
 * `/` where it can be no address.
 */
export function safeRedirectPath(url: string): { pathname: string; search: string } {
  const { pathname = '/', search = '' } = URL.parse(withOneSlash(url), 'http://own.invalid') ?? {};
  return { pathname: withOneSlash(pathname), search };
}

/** Two at the start would name another host; browsers read a backslash as a slash. */
function withOneSlash(path: string): string {
  return path.replace(/^[/\\]*/, '/');
}
