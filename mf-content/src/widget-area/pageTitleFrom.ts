const SEPARATOR = / +[|–—] +/;

/**
 * What an editor entered as a page's title, without the shop's name at its beginning or end: the shell appends that to
 * every title.
 *
 * @param title like `Garanti | Hemvist` or `Hemvist | Beslag`
 */
export function pageTitleFrom(title: string | null, shopName: string): string | null {
  if (title === null) return null;
  const [first] = title.split(SEPARATOR);
  const last = title.split(SEPARATOR).at(-1);
  if (first === last) return title;
  if (last === shopName) return title.slice(0, -shopName.length).replace(/ +[|–—] +$/, '');
  return first === shopName ? title.slice(shopName.length).replace(/^ +[|–—] +/, '') : title;
}
