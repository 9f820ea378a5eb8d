const OPENING = /<(?:!--|(script|style|template|iframe)\b)/gi;

/**
 * Removes comments, and elements whose content is not text, with their content. Unclosed ones stay. Takes linear time, also for
 * unclosed elements.
 */
export function withoutHidden(html: string): string {
  /** Names of elements without a closing tag in the rest of the text. */
  const unclosed = new Set<string>();
  let visible = '';
  let from = 0;
  for (const { 0: opening, 1: tag = '!--', index } of html.matchAll(OPENING)) {
    const name = tag.toLowerCase();
    if (index < from || unclosed.has(name)) continue;
    const end = endOf(name, html, index + opening.length);
    if (end === undefined) {
      unclosed.add(name);
      continue;
    }
    visible += html.slice(from, index);
    from = end;
  }
  return visible + html.slice(from);
}

/** @returns the position after the next closing tag of `name` */
function endOf(name: string, html: string, from: number): number | undefined {
  const end = name === '!--' ? /-->/g : new RegExp(String.raw`</${name}\s*>`, 'gi');
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : undefined;
}
