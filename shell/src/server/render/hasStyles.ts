import { STYLES_COOKIE } from '@hemvaror/domain/site/cookieNames';
import { cookieValue } from '@hemvaror/runtime/state/cookies';

/** Whether the visitor's browser has the stylesheets of the shell's release in its cache. */
export function hasStyles(cookies: string | undefined, shellCss: readonly string[]): boolean {
  const release = cookieValue(cookies, STYLES_COOKIE);
  return release !== undefined && shellCss.some((href) => href.startsWith(`/assets/${release}/`));
}
