/**
 * What an editor entered as a page's title, without the shop's name: the shell appends that to every title.
 *
 * @param title like `Garanti | Hemvist` or `Hemvist | Beslag`
 */
export function pageTitleFrom(title: string, shopName: string): string {
  const parts = title.split(/\s+[|–—]\s+/).filter((part) => part !== '' && part !== shopName);
  return parts.length > 0 ? parts.join(' | ') : title;
}
