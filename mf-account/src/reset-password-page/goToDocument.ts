/** Loads a page of this site anew, with nothing left of the present one. */
export function goToDocument(path: string): void {
  window.location.assign(path);
}
