import sanitizeHtml from 'sanitize-html';

/** HTML fields of a widget's configuration (other fields are plain text or numbers). */
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
  // Relative URLs stay within the shop; protocol-relative ones would not.
  allowProtocolRelative: false,
};

/**
 * Sanitizes the HTML of content pages before it is stored: allows text, links, images and tables, but no scripts, event
 * handlers, frames, styles or forms.
 */
export function cleanPageHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

/** Sanitizes the HTML fields of a widget's configuration. */
export function cleanConfiguration(configuration: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(configuration).map(([key, value]) => [
      key,
      HTML_FIELDS.has(key) && typeof value === 'string' ? cleanPageHtml(value) : value,
    ]),
  );
}
