/** The parts of a document around a text that occurs in it any number of times. */
export function splitBy(separator: string, document: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = document.indexOf(separator); at >= 0; at = document.indexOf(separator, from)) {
    parts.push(document.subarray(from, at));
    from = at + separator.length;
  }
  return [...parts, document.subarray(from)];
}

/** The parts around texts that follow each other in this order; undefined if one is missing. */
export function splitAt(document: Buffer, separators: readonly string[]): Buffer[] | undefined {
  const parts: Buffer[] = [];
  let from = 0;
  for (const separator of separators) {
    const at = document.indexOf(separator, from);
    if (at < 0) return undefined;
    parts.push(document.subarray(from, at));
    from = at + separator.length;
  }
  return [...parts, document.subarray(from)];
}

/** The parts with a text between them. */
export function joinedBy(separator: string, parts: readonly Buffer[]): Buffer {
  const inserted = Buffer.from(separator);
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [inserted, part])));
}
