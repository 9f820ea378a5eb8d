/** The address of a link to an email address or a page. Returns null for other text, such as `javascript:`. */
export function contactHref(electronicAddress: string): string | null {
  if (/^https?:\/\//i.test(electronicAddress)) return electronicAddress;
  return /^[^\s@:/?&]+@[^\s@:/?&]+$/.test(electronicAddress) ? `mailto:${electronicAddress}` : null;
}
