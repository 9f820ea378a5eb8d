/** Loads a path of this site as a new document, which discards the state of the current one. */
export function loadDocument(path: string): void {
  window.location.assign(path);
}
