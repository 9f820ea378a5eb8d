/** A response that is larger than allowed. */
export class TooLargeError extends Error {}

/** As text. @throws TooLargeError when the body is larger */
export async function limitedText(response: Response, maxBytes: number): Promise<string> {
  return (await limitedBytes(response, maxBytes)).toString('utf8');
}

/**
 * Reads a response, up to a size: a host of another team must not exhaust the memory of this process.
 *
 * @throws TooLargeError when the body is larger
 */
export async function limitedBytes(response: Response, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new TooLargeError(`${response.url}: larger than ${maxBytes} bytes`);
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
