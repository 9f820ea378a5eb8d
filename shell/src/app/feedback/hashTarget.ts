/** @returns the element with the id in the hash; null for an empty, malformed or unknown hash */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The hash may be malformed, such as `#%`.
    return null;
  }
}
