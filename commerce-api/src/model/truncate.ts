/** @param maxLength in UTF-16 units; a surrogate pair at the end is dropped, because JSON in the database rejects half of one */
export function truncate(text: string, maxLength: number): string {
  const start = text.slice(0, maxLength);
  return start.isWellFormed() ? start : start.slice(0, -1);
}
