import sanitizeHtml from 'sanitize-html';
import type { Localized } from '../../model/catalogEntries.ts';

/** Sanitizes product texts before they are stored: only paragraphs, lists and emphasis remain. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, { allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br'], allowedAttributes: {} });
}

export function cleanTexts({ sv, en }: Localized): Localized {
  return { sv: cleanHtml(sv), en: cleanHtml(en) };
}
