/** A title without the shop's name at its end: editors write it, and the shell appends it again. */
export function pageTitle(title: string | null | undefined, fallback: string, shopName: string): string {
  const text = title?.trim() || fallback;
  const ending = ` | ${shopName}`;
  return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}
