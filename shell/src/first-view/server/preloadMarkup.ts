import { escapedHtml } from '../../server/http/escapedHtml.ts';

interface Preloads {
  fonts: readonly string[];
  shellScripts: readonly string[];
  /** Files of the page's remotes. */
  scripts: readonly string[];
  /** Subresource Integrity value of a file, if the element that loads it has one. */
  integrityOf: (href: string) => string | undefined;
}

/**
 * Links that request a page's fonts and scripts. Not by React, which would put the fonts before the images of the first view:
 * nginx shares a slow line among all requests and ignores priorities (ADR 0062).
 */
export function preloadMarkup({ fonts, shellScripts, scripts, integrityOf }: Preloads): string {
  const links: Record<string, string | undefined>[] = [
    ...fonts.map((href) => ({ as: 'font', href, type: 'font/woff2', crossorigin: '' })),
    // `runAfterFirstImages` runs them.
    ...shellScripts.map((href) => ({
      as: 'script',
      href,
      fetchpriority: 'low',
      crossorigin: '',
      integrity: integrityOf(href),
      'data-run': '',
    })),
    ...scripts.map((href) => ({
      as: 'script',
      href,
      fetchpriority: 'low',
      // Entries are always fetched in CORS mode, chunks by webpack only from another origin. If the modes of preload and
      // script differ, the browser fetches the file twice.
      crossorigin: href.startsWith('/') && !href.endsWith('/remoteEntry.js') ? undefined : '',
      integrity: integrityOf(href),
    })),
  ];
  return links.map((link) => linkMarkup({ rel: 'preload', ...link })).join('');
}

function linkMarkup(attributes: Record<string, string | undefined>): string {
  const given = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [value === '' ? name : `${name}="${escapedHtml(value)}"`],
  );
  return `<link ${given.join(' ')}>`;
}
