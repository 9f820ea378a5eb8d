import { redirectTo } from '../redirects.ts';
import { hasLoginToken, withoutLoginToken } from './loginToken.ts';

/** @throws a redirect to the same path without the login token, if the address has one */
export function removeLoginToken({ url }: Pick<Request, 'url'>): void {
  if (!hasLoginToken(url)) return;
  const { pathname, search } = new URL(withoutLoginToken(url));
  redirectTo(pathname + search);
}
