import { preinit, preload } from 'react-dom';

interface HintsProps {
  css: readonly string[];
  fonts: readonly string[];
  nonce: string;
}

/** Head resources of the server. They are not part of the React tree, so the browser renders nothing here. */
export function Hints({ css, fonts, nonce }: HintsProps) {
  for (const href of fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', nonce });
  // One precedence for all keeps the order: the shell's first, as it declares the layers.
  for (const href of css) preinit(href, { as: 'style', precedence: 'app', crossOrigin: 'anonymous' });
  return null;
}
