import type { LocaleCode } from '@hemvaror/domain/site/locales';
import { pathTo } from '@hemvaror/runtime/routing/paths';
import { isSearchRoute, ROUTE_NAMES } from '@hemvaror/runtime/routing/routeTable';
import { isPrivateRoute } from '../../app/core/pages.ts';

/** Paths that respond with no documents. */
const NO_DOCUMENTS = ['/-/', '/auth/', '/graphql', '/newsletter/', '/payments/'];

interface RobotsOptions {
  /** Origin of the site, without a slash at the end. */
  origin: string;
  locales: readonly LocaleCode[];
  /** Markets that a path may start with; empty if paths have no market. */
  markets: readonly string[];
}

/**
 * The robots.txt of a domain. Crawlers have no business in checkout and account, and search has endless addresses. Favorites
 * and filtered lists stay reachable, because a crawler has to read their `noindex`.
 */
export function robotsText({ origin, locales, markets }: RobotsOptions): string {
  const paths = [undefined, ...markets].flatMap((market) =>
    locales.flatMap((locale) => closedPaths({ locale, ...(market !== undefined && { market }) })),
  );
  const rules = [...new Set([...NO_DOCUMENTS, ...paths])].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function closedPaths(localePrefix: { locale: LocaleCode; market?: string }): string[] {
  const privatePaths = ROUTE_NAMES.filter(isPrivateRoute)
    // A rule is a prefix: without the id, it includes all orders.
    .map((name) => pathTo(name, localePrefix, { publicId: '' }))
    .toSorted();
  // A rule is a prefix, so it includes the paths below.
  const shortest = privatePaths.filter((path) => !privatePaths.some((other) => path.startsWith(`${other}/`)));
  const searchPaths = new Set(
    ROUTE_NAMES.filter(isSearchRoute).map((name) => pathTo(name, localePrefix, { search: '' })),
  );
  return [...shortest, ...[...searchPaths].flatMap((path) => [`${path}/`, `${path}?`])];
}
