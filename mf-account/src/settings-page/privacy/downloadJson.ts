/** Phones read the file only after the customer has confirmed the download. */
const REVOKE_DELAY_MS = 60_000;

/** Saves a text as a JSON file of the browser's downloads. */
export function downloadJson(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  // Firefox ignores a click on a link outside the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
