/** Elements that affect the whole page, or embed another one, from any position in the document. */
const ACTING = /<(?=\/?(?:base|embed|frame|frameset|iframe|link|meta|object)(?![\w-]))(\/?)/gi;

/**
 * Renames elements that affect the page to unknown elements: a `meta` of an editor could redirect every shopper to another
 * site, which no content security policy prevents. Renames instead of removing, because the text around a removed tag may
 * form a new tag.
 */
export function inertMarkup(html: string): string {
  return html.replaceAll(ACTING, '<$1inert-');
}
