/** Head and links of a document. */
export interface Page {
  status: number;
  lang: string | undefined;
  canonical: string | undefined;
  languages: Record<string, string>;
  isIndexed: boolean;
  links: string[];
}

export function parsePage(status: number, html: string, url: string): Page {
  const attribute = (element: string, name: string) => new RegExp(`${name}="([^"]*)"`, 'i').exec(element)?.[1];
  const links = html.match(/<link [^>]*>/g) ?? [];
  const alternates = links.filter((link) => link.includes('rel="alternate"'));
  const anchors = html.match(/<a [^>]*href="[^"]*"/g) ?? [];
  return {
    status,
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    canonical: attribute(links.find((link) => link.includes('rel="canonical"')) ?? '', 'href'),
    languages: Object.fromEntries(
      alternates.map((link) => [attribute(link, 'hreflang') ?? '', attribute(link, 'href') ?? '']),
    ),
    isIndexed: !html.includes('name="robots" content="noindex'),
    links: anchors.map((anchor) => new URL((attribute(anchor, 'href') ?? '').replaceAll('&amp;', '&'), url).href),
  };
}
