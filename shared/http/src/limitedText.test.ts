import { limitedText } from './limitedText.ts';

function bodyOf(...chunks: string[]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    }),
  );
}

test('a body within the limit is read completely', async () => {
  expect(await limitedText(bodyOf('å', 'ä'), 4)).toBe('åä');
  expect(await limitedText(new Response(null), 0)).toBe('');
});

test('a larger body is refused, with or without Content-Length', async () => {
  await expect(limitedText(bodyOf('å', 'ä'), 3)).rejects.toThrow('larger than 3 bytes');
  const named = new Response('x', { headers: { 'content-length': '1000' } });
  await expect(limitedText(named, 3)).rejects.toThrow('larger than 3 bytes');
});
