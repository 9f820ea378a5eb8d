const HEAD_END = '</head>';
const BODY_END = '</body></html>';
/** React writes it, then the viewport, before all else in the head. */
const CHARSET = '<meta charSet="utf-8"/>';

interface AddedMarkup {
  /** Before React's other elements of the head. Not before the charset, which belongs into the first 1,024 bytes (HTML, 4.2.5.4). */
  headStart: string;
  /** After them. @param head React's elements. Must not reject */
  headEnd: (head: string) => Promise<string>;
  /** At the end of the body, outside of the markup that is hydrated. */
  bodyEnd: string;
}

/**
 * Inserts markup into a document that React has rendered.
 *
 * @throws Error if the document is not complete
 */
export async function insertMarkup(html: string, { headStart, headEnd, bodyEnd }: AddedMarkup): Promise<string> {
  const charset = html.indexOf(CHARSET);
  const headEndAt = html.indexOf(HEAD_END, charset);
  if (charset < 0 || headEndAt < 0 || !html.endsWith(BODY_END))
    throw new Error('The rendered document is not complete.');
  const headAt = charset + CHARSET.length;
  const head = html.slice(headAt, headEndAt);
  const body = html.slice(headEndAt, -BODY_END.length);
  return html.slice(0, headAt) + headStart + head + (await headEnd(head)) + body + bodyEnd + BODY_END;
}
