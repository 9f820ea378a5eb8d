/** Elements that act on the whole page, or bring in another one, wherever in a document they are. */
const ACTING = /<(?=\/?(?:base|embed|frame|frameset|iframe|link|meta|object)(?![\w-]))(\/?)/gi;

/**
 * Renames elements that would act on the page, so that they are unknown elements: a `meta` of an editor could take every
 * shopper to another site, and no security policy of the page forbids that. Renamed rather than removed: what is left after
 * a removal may be another tag.
 */
export function inertMarkup(html: string): string {
  return html.replaceAll(ACTING, '<$1inert-');
}
