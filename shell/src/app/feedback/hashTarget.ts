/** @returns what an address's hash names on this page; null for no hash, none that can be read, or nothing of that name */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash is whatever the address holds: `#%` names nothing.
    return null;
  }
}
