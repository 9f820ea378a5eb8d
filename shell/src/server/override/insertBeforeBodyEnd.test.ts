import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { insertBeforeBodyEnd } from './insertBeforeBodyEnd.ts';

const DOCUMENT = '<html><body><p>Sök i butiken</p></body></html>';

test.each([1, 2, 7, 13, 14, 15, 1_000])(
  'the markup is inserted before the end of the body, with chunks of %i bytes',
  async (size) => {
    const bytes = Buffer.from(DOCUMENT);
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );

    const result = await text(Readable.from(chunks).pipe(insertBeforeBodyEnd('<aside></aside>')));

    expect(result).toBe('<html><body><p>Sök i butiken</p><aside></aside></body></html>');
  },
);

test('a truncated document is unchanged', async () => {
  expect(await text(Readable.from([Buffer.from('<html><bo')]).pipe(insertBeforeBodyEnd('<aside></aside>')))).toBe(
    '<html><bo',
  );
});
