const OPENING = /<(?:!--|(script|style|template|iframe)\b)/gi;

/**
 * Removes comments and elements whose content is not text, with their content. One that is not closed stays. Each
 * character is read a fixed number of times at most, whatever is left open.
 */
export function withoutHidden(html: string): string {
  /** Names of openings behind which no end is left. */
  const unclosed = new Set<string>();
  let kept = '';
  let from = 0;
  for (const { 0: opening, 1: tag = '!--', index } of html.matchAll(OPENING)) {
    const name = tag.toLowerCase();
    if (index < from || unclosed.has(name)) continue;
    const end = endOf(name, html, index + opening.length);
    if (end === undefined) {
      unclosed.add(name);
      continue;
    }
    kept += html.slice(from, index);
    from = end;
  }
  return kept + html.slice(from);
}

/** @returns the position behind the next end of what `name` opened */
function endOf(name: string, html: string, from: number): number | undefined {
  const end = name === '!--' ? /-->/g : new RegExp(String.raw`</${name}\s*>`, 'gi');
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : undefined;
}
