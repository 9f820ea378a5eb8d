import { DEFAULT_LOCALE, type LocaleCode } from '@storefront/config/locales';
import { splitLocale } from './paths.ts';

interface Site {
  locale: LocaleCode;
  origins: Record<LocaleCode, string>;
}

export type LinkTarget = { kind: 'inApp'; path: string } | { kind: 'document'; href: string };

/**
 * Where a link leads. An address on one of the shop's own hosts is reduced to its path first (MENU-16, OP-15); what then
 * still holds `http` or a colon before its path is external (MENU-13). A path of the other language belongs to the other
 * domain and is a document of its own.
 */
export function linkTarget(to: string, site: Site): LinkTarget {
  const path = ownPath(to, site);
  if (path === null) return { kind: 'document', href: to };
  const [pathname = '/'] = path.split(/[?#]/, 1);
  const locale = splitLocale(pathname).locale ?? DEFAULT_LOCALE;
  return locale === site.locale ? { kind: 'inApp', path } : { kind: 'document', href: site.origins[locale] + path };
}

/** @returns null for an address of another site */
function ownPath(to: string, { origins }: Site): string | null {
  const own = Object.values(origins).find((origin) => to === origin || to.startsWith(`${origin}/`));
  const path = own === undefined ? to : to.slice(own.length) || '/';
  const beforeQuery = path.split(/[?#]/, 1)[0] ?? '';
  if (path.includes('http') && own === undefined) return null;
  return beforeQuery.includes(':') || path.startsWith('//') ? null : path;
}
