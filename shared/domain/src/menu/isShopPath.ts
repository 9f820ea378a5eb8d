/**
 * Whether an address from outside is an absolute path, and not that of another host in disguise: browsers read a backslash as a slash,
 * and skip tabs and line breaks.
 */
export function isShopPath(address: string): boolean {
  return /^\/(?!\/)[^\\\t\n\r]*$/.test(address);
}
