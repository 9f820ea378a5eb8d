/** Maximum length of a title, in characters. */
export const MAX_TITLE_LENGTH = 80;

/**
 * Separates the title of a review from its text. The API has one field for both: a first line of at most 80 characters that
 * an empty line follows is the title.
 */
export function reviewText(comment: string): { title: string | null; text: string } {
  const [first = '', ...rest] = comment.trim().split(/\r?\n[ \t]*\r?\n/);
  const text = rest.join('\n\n').trim();
  const isTitle = text !== '' && first.length <= MAX_TITLE_LENGTH && !/[\r\n]/.test(first);
  return isTitle ? { title: first.trim(), text } : { title: null, text: comment.trim() };
}

/** The comment of a review with an optional title. */
export function reviewComment({ title, text }: { title: string; text: string }): string {
  return title.trim() ? `${title.trim()}\n\n${text.trim()}` : text.trim();
}
