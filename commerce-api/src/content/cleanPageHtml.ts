import sanitizeHtml from 'sanitize-html';

/** Fields of a widget's configuration that hold HTML (the rest is plain text or numbers). */
const HTML_FIELDS = new Set(['text', 'html']);

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2 h3 h4 p br hr strong em b i small span div blockquote',
    'ul ol li dl dt dd a figure figcaption img',
    'table caption thead tbody tr th td',
  ].flatMap((names) => names.split(' ')),
  allowedAttributes: {
    '*': ['class', 'id', 'lang'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // A relative address stays on the shop; one that starts with two slashes would not.
  allowProtocolRelative: false,
};

/**
 * HTML of content pages as it is kept: text, links, pictures and tables; no scripts, handlers, frames, styles or forms.
 * It is cleaned when it is written, so that every reader gets clean text.
 */
export function cleanPageHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

/** A widget's configuration with its HTML fields cleaned. */
export function cleanConfiguration(configuration: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(configuration).map(([key, value]) => [
      key,
      HTML_FIELDS.has(key) && typeof value === 'string' ? cleanPageHtml(value) : value,
    ]),
  );
}
