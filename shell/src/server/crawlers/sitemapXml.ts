import type { HeadAddresses } from '../../app/head/pageAddresses.ts';
import type { SitemapSection } from './sitemapSections.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap of pages, with their language links. */
export function urlSetXml(
  pages: readonly HeadAddresses[],
  { frequency, priority }: Pick<SitemapSection, 'frequency' | 'priority'>,
): string {
  const entries = pages.map(({ canonical, languages }) => {
    const links = languages.map(
      ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${address(href)}"/>`,
    );
    const hints = `<changefreq>${frequency}</changefreq><priority>${priority.toFixed(1)}</priority>`;
    return `<url><loc>${address(canonical)}</loc>${hints}${links.join('')}</url>\n`;
  });
  return `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}

/** An index of sitemaps. @param addresses absolute */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const entries = addresses.map((href) => `<sitemap><loc>${address(href)}</loc></sitemap>\n`);
  return `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
}

/** Encodes an address for a URL, then for XML: the API's paths may contain any letter. */
function address(href: string): string {
  return new URL(href).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('<', '&lt;');
}
