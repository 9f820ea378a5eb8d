import { preinit, preload } from 'react-dom';

interface HintsProps {
  css: readonly string[];
  fonts: readonly string[];
  shellScripts: readonly string[];
  /** Files of the page's remotes. */
  scripts: readonly string[];
  /** Subresource Integrity value of a file, if the element that loads it has one. */
  integrityOf: (href: string) => string | undefined;
  nonce: string;
}

/**
 * Head resources, on the server only. They are not part of the React tree, so the browser renders nothing here. Scripts are
 * preloaded with the stylesheets, but with a lower priority than the resources of the first paint: an inline script that
 * waited for the first paint would itself wait for the stylesheets, and cost a round trip (ADR 0008).
 */
export function Hints({ css, fonts, shellScripts, scripts, integrityOf, nonce }: HintsProps) {
  for (const href of fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', nonce });
  // A single precedence keeps the order: the shell's stylesheet declares the cascade layers, so it is first.
  for (const href of css) {
    const integrity = integrityOf(href);
    preinit(href, { as: 'style', precedence: 'app', crossOrigin: 'anonymous', ...(integrity && { integrity }) });
  }
  for (const href of shellScripts) {
    preload(href, { as: 'script', nonce, fetchPriority: 'low', crossOrigin: 'anonymous' });
  }
  for (const href of scripts) {
    const integrity = integrityOf(href);
    // Entries are always fetched in CORS mode, chunks by webpack only from another origin. If the modes of preload and
    // script differ, the browser fetches the file twice.
    const isSameOriginChunk = href.startsWith('/') && !href.endsWith('/remoteEntry.js');
    preload(href, {
      as: 'script',
      nonce,
      fetchPriority: 'low',
      ...(!isSameOriginChunk && { crossOrigin: 'anonymous' }),
      ...(integrity && { integrity }),
    });
  }
  return null;
}
