/** Text that people read, as it is in its file. */
export interface Prose {
  text: string;
  /** Offset of the text in the file. */
  start: number;
}

export interface Name {
  name: string;
  start: number;
}

/** Comment signs and code spans become blanks, so that offsets stay and code is not read as English. */
export function plainText(text: string): string {
  const blank = (match: string) => ' '.repeat(match.length);
  return text.replaceAll(/`[^`]*`/g, blank).replaceAll(/^[ \t]*(?:\/\*\*?|\*\/?|\/\/|#|--)|\*\/$/gm, blank);
}

export function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
