/**
 * Reads a response as text, up to a size: a host of another team must not fill this process.
 *
 * @throws Error when the body is larger
 */
export async function limitedText(response: Response, maxBytes: number): Promise<string> {
  const tooLarge = () => new Error(`${response.url}: larger than ${maxBytes} bytes`);
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
