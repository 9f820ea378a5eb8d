import { limitedText } from './limitedText.ts';

function bodyOf(...parts: string[]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    }),
  );
}

test('a body within its limit is read whole', async () => {
  expect(await limitedText(bodyOf('å', 'ä'), 4)).toBe('åä');
  expect(await limitedText(new Response(null), 0)).toBe('');
});

test('a larger body is refused, whether it names its size or not', async () => {
  await expect(limitedText(bodyOf('å', 'ä'), 3)).rejects.toThrow('larger than 3 bytes');
  const named = new Response('x', { headers: { 'content-length': '1000' } });
  await expect(limitedText(named, 3)).rejects.toThrow('larger than 3 bytes');
});
