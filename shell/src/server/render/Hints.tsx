import { preinit, preload } from 'react-dom';

interface HintsProps {
  css: readonly string[];
  fonts: readonly string[];
  /** Files of the page's remotes; the shell's own are asked for by React. */
  scripts: readonly string[];
  /** Subresource Integrity value of an address, where the element that uses the file will carry one. */
  integrityOf: (href: string) => string | undefined;
  nonce: string;
}

/**
 * Head resources of the server. They are not part of the React tree, so the browser renders nothing here. Scripts are
 * asked for with the stylesheets, but after everything that the first picture needs: an inline script that waited for the
 * first paint would itself wait for the stylesheets, and cost a round trip (ADR 0008).
 */
export function Hints({ css, fonts, scripts, integrityOf, nonce }: HintsProps) {
  for (const href of fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', nonce });
  // One precedence for all keeps the order: the shell's first, as it declares the layers.
  for (const href of css) {
    const integrity = integrityOf(href);
    preinit(href, { as: 'style', precedence: 'app', crossOrigin: 'anonymous', ...(integrity && { integrity }) });
  }
  for (const href of scripts) {
    const integrity = integrityOf(href);
    // Entries are always fetched in CORS mode, chunks by webpack only from another origin: where the modes differ, the
    // browser fetches a file twice.
    const isOwnChunk = href.startsWith('/') && !href.endsWith('/remoteEntry.js');
    preload(href, {
      as: 'script',
      nonce,
      fetchPriority: 'low',
      ...(!isOwnChunk && { crossOrigin: 'anonymous' }),
      ...(integrity && { integrity }),
    });
  }
  return null;
}
