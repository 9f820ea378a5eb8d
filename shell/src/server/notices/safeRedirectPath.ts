/**
 * Path and query of a request for a redirect to the same host, for any request line. `/` if the URL is
 * invalid.
 */
export function safeRedirectPath(url: string): { pathname: string; search: string } {
  const { pathname = '/', search = '' } = URL.parse(withOneSlash(url), 'http://own.invalid') ?? {};
  return { pathname: withOneSlash(pathname), search };
}

/** Two slashes at the start would name another host. Browsers read a backslash as a slash. */
function withOneSlash(path: string): string {
  return path.replace(/^[/\\]*/, '/');
}
