import sanitizeHtml from 'sanitize-html';

/** Texts of products hold paragraphs, lists and emphasis only; anything else is dropped when it is written. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, { allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br'], allowedAttributes: {} });
}
