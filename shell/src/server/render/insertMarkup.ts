const HEAD_END = '</head>';
const BODY_END = '</body></html>';
/** React writes it, then the viewport, before all else in the head. */
const CHARSET = '<meta charSet="utf-8"/>';

interface AddedMarkup {
  /** Before React's other elements of the head. Not before the charset, which belongs into the first 1,024 bytes (HTML, 4.2.5.4). */
  headStart: string;
  /** After them. @param head React's elements. Must not reject */
  headEnd: (head: string) => Promise<readonly (Buffer | string)[]>;
  /** At the end of the body, outside of the markup that is hydrated. */
  bodyEnd: string;
}

/**
 * Inserts markup into a document that React has rendered. Both are bytes: as a text, the document would be decoded, and encoded again.
 *
 * @throws Error if the document is not complete
 */
export async function insertMarkup(html: Buffer, { headStart, headEnd, bodyEnd }: AddedMarkup): Promise<Buffer> {
  const charset = html.indexOf(CHARSET);
  const headEndAt = html.indexOf(HEAD_END, charset);
  const bodyEndAt = html.length - BODY_END.length;
  if (charset < 0 || headEndAt < 0 || html.lastIndexOf(BODY_END) !== bodyEndAt)
    throw new Error('The rendered document is not complete.');
  const headAt = charset + CHARSET.length;
  const addedToHead = await headEnd(html.toString('utf8', headAt, headEndAt));
  return Buffer.concat([
    html.subarray(0, headAt),
    Buffer.from(headStart),
    html.subarray(headAt, headEndAt),
    ...addedToHead.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    html.subarray(headEndAt, bodyEndAt),
    Buffer.from(bodyEnd + BODY_END),
  ]);
}
