const SEPARATOR = / +[|–—] +/;

/**
 * The title that an editor entered for a page, without the shop's name at its beginning or end: the shell appends the name
 * to every title.
 *
 * @param title like `Garanti | Hemvist` or `Hemvist | Beslag`
 * @returns null for a missing or blank title
 */
export function pageTitle(title: string | null | undefined, shopName: string): string | null {
  return withoutName(title?.trim() ?? '', shopName) || null;
}

function withoutName(title: string, shopName: string): string {
  const [first] = title.split(SEPARATOR);
  const last = title.split(SEPARATOR).at(-1);
  if (first === last) return title;
  if (last === shopName) return title.slice(0, -shopName.length).replace(/ +[|–—] +$/, '');
  return first === shopName ? title.slice(shopName.length).replace(/^ +[|–—] +/, '') : title;
}
