/** Schemes that an editor's link may use. Others, such as `javascript:`, can run code. */
const LINKABLE_SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms'];

/**
 * Removes the characters that browsers ignore from an editor's URL. Returns null if it cannot be linked to: an empty one, or one
 * like `javascript:` or `data:`.
 */
export function linkableUrl(url: string | null | undefined): string | null {
  // Browsers ignore line breaks and tabs in a URL, so "java\nscript:" is a scheme for them.
  // oxlint-disable-next-line no-control-regex -- removes control characters
  const clean = (url ?? '').replace(/[\u0000-\u001F\u007F]/g, '').trim();
  const [, scheme] = /^([^/?#:]*):/.exec(clean) ?? [];
  if (clean === '' || (scheme !== undefined && !LINKABLE_SCHEMES.includes(scheme.toLowerCase()))) return null;
  return clean;
}
