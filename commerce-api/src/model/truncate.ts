/** @param most in UTF-16 units; a character that lies across the end is left out, because JSON in the database takes no half */
export function truncate(text: string, most: number): string {
  const start = text.slice(0, most);
  return start.isWellFormed() ? start : start.slice(0, -1);
}
