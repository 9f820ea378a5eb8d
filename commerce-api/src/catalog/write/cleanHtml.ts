import sanitizeHtml from 'sanitize-html';
import type { Localized } from '../../model/catalogEntries.ts';

/** Texts of products hold paragraphs, lists and emphasis only; anything else is dropped when it is written. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, { allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br'], allowedAttributes: {} });
}

export function cleanTexts({ sv, en }: Localized): Localized {
  return { sv: cleanHtml(sv), en: cleanHtml(en) };
}
