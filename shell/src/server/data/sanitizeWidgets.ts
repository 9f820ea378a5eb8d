import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { isRecord } from '@hemvaror/domain/isRecord';

/** HTML fields of a widget's configuration. Other fields are plain text or numbers. */
const HTML_FIELDS = new Set(['text', 'html']);

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
  allowedAttributes: {
    '*': ['class', 'id', 'lang'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  // Relative URLs stay within the shop; protocol-relative ones would not.
  allowProtocolRelative: false,
};

/** By configuration, as the same widgets are part of most responses. Sizes are characters. */
const cache = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (value, key) => value.length + key.length,
});

/**
 * Sanitizes the HTML of widgets in a response of the API, in place: text, links, images and tables remain, but no scripts,
 * event handlers, frames, styles or forms. Our API sanitizes when a page is saved, another one may not. For the server, where
 * the HTML becomes part of a document: the browser needs no parser for it.
 *
 * @param body parsed GraphQL response
 * @returns whether the body has changed
 */
export function sanitizeWidgets(body: unknown): boolean {
  if (!isRecord(body)) return false;
  let isChanged = false;
  for (const [key, value] of Object.entries(body)) {
    if (typeof value === 'object') {
      if (sanitizeWidgets(value)) isChanged = true;
    } else if (key === 'configuration' && typeof value === 'string') {
      const sanitized = sanitizeConfiguration(value);
      if (sanitized === value) continue;
      body[key] = sanitized;
      isChanged = true;
    }
  }
  return isChanged;
}

function sanitizeConfiguration(json: string): string {
  const known = cache.get(json);
  if (known !== undefined) return known;
  const sanitized = JSON.stringify(parseOrNull(json), sanitizeField);
  cache.set(json, sanitized);
  return sanitized;
}

function sanitizeField(key: string, value: unknown): unknown {
  return HTML_FIELDS.has(key) && typeof value === 'string' ? sanitizeHtml(value, OPTIONS) : value;
}

/** @returns null if it is invalid: such a widget is not rendered */
function parseOrNull(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
