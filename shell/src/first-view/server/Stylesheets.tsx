import { preinit } from 'react-dom';

interface StylesheetsProps {
  css: readonly string[];
  /** Subresource Integrity value of a file, if the element that loads it has one. */
  integrityOf: (href: string) => string | undefined;
}

/** Links to the page's stylesheets, on the server only: React renders them in the head, so the browser renders nothing here. */
export function Stylesheets({ css, integrityOf }: StylesheetsProps) {
  // A single precedence keeps the order: the shell's stylesheet declares the cascade layers, so it is first.
  for (const href of css) {
    const integrity = integrityOf(href);
    preinit(href, { as: 'style', precedence: 'app', crossOrigin: 'anonymous', ...(integrity && { integrity }) });
  }
  return null;
}
