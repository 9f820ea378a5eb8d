/** Loads a page of this site anew, with nothing left of the present one. */
export function loadDocument(path: string): void {
  window.location.assign(path);
}
