import { DEFAULT_LOCALE, isLocaleCode, LOCALE_CODES, type LocaleCode } from '@storefront/config/locales';
import { pathPrefix, splitLocale } from '@storefront/routing/paths';

export interface SiteRequest {
  /** Host header, with port. */
  host: string;
  /** Path and query as they came. */
  url: string;
  /** The cookie `ralph-locale`. */
  localeCookie: string | undefined;
  /** The header Accept-Language. */
  acceptLanguage: string | undefined;
}

export type SiteAnswer = { kind: 'serve'; locale: LocaleCode } | { kind: 'redirect'; location: string };

/**
 * Which language a request is answered in (LOCALE-11, OP-39): the path's prefix decides on every host; a path without
 * one follows the domain; on a host that belongs to no language, `/` follows cookie, then browser, then Swedish, and any
 * other path is Swedish. A path that does not carry the prefix of its language is redirected (LOCALE-14, OP-01).
 *
 * @param hosts of each language, with port
 */
export function siteOf(request: SiteRequest, hosts: Record<LocaleCode, readonly string[]>): SiteAnswer {
  const [pathname = '/', query] = request.url.split(/(?=\?)/, 2);
  const { locale: prefixed, rest } = splitLocale(pathname);
  if (prefixed === DEFAULT_LOCALE) return { kind: 'redirect', location: safePath(rest) + (query ?? '') };
  if (prefixed) return { kind: 'serve', locale: prefixed };

  const locale = domainLocale(request.host, hosts) ?? (pathname === '/' ? visitorLocale(request) : DEFAULT_LOCALE);
  if (locale === DEFAULT_LOCALE) return { kind: 'serve', locale };
  const path = pathname === '/' ? '' : safePath(pathname);
  return { kind: 'redirect', location: `${pathPrefix({ locale })}${path}${query ?? ''}` };
}

function domainLocale(host: string, hosts: Record<LocaleCode, readonly string[]>): LocaleCode | undefined {
  return LOCALE_CODES.find((code) => hosts[code].includes(host.toLowerCase()));
}

function visitorLocale({ localeCookie, acceptLanguage }: SiteRequest): LocaleCode {
  if (isLocaleCode(localeCookie)) return localeCookie;
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLocaleCode) ?? DEFAULT_LOCALE;
}

/** Two slashes at the start would name another host. */
function safePath(path: string): string {
  return path.replace(/^[/\\]+/, '/');
}
