/** What a link of an editor's may lead to besides paths: pages, mail, telephones. Anything else could run code. */
const LINKABLE_SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms'];

/**
 * A URL as an editor typed it, cleaned of what browsers ignore in one; null when nothing can be linked to: no URL at all, or
 * one like `javascript:` or `data:`.
 */
export function linkableUrl(url: string | null | undefined): string | null {
  // Browsers drop line breaks and tabs anywhere, so "java\nscript:" is a scheme to them.
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const clean = (url ?? '').replace(/[\u0000-\u001F\u007F]/g, '').trim();
  const [, scheme] = /^([^/?#:]*):/.exec(clean) ?? [];
  if (clean === '' || (scheme !== undefined && !LINKABLE_SCHEMES.includes(scheme.toLowerCase()))) return null;
  return clean;
}
