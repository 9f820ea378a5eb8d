import { isSecureHost } from '../http/isSecureHost.ts';
import type { Environment } from '../settings/settings.ts';

/** The environment for a request to a host: over https, pages name the https origins of all sites (`SITE_HTTPS_PORT`). */
export function environmentOf<Env extends Pick<Environment, 'sites'>>(host: string | undefined, env: Env): Env {
  const { sv, en } = env.sites;
  const hasTwins = sv.origin !== sv.httpsOrigin || en.origin !== en.httpsOrigin;
  if (!hasTwins || !isSecureHost(host, env)) return env;
  return { ...env, sites: { sv: { ...sv, origin: sv.httpsOrigin }, en: { ...en, origin: en.httpsOrigin } } };
}
