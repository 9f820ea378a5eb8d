import { text } from 'node:stream/consumers';
import { insertIntoHead } from './insertIntoHead.ts';

const START = '<script></script>';

test('markup is inserted once, at the start and at the end of the head', async () => {
  const heads: string[] = [];
  const stream = insertIntoHead({
    start: START,
    end: async (head) => {
      heads.push(head);
      return '<style>å</style>';
    },
  });
  stream.write('<!DOCTYPE html><html lang="sv-SE"><head><meta charSet="utf-8"/>');
  stream.write('<title>å</title></he');
  stream.write('ad><body><pre>&lt;/head></pre>');
  stream.end('<head></head></body></html>');

  expect(await text(stream)).toBe(
    '<!DOCTYPE html><html lang="sv-SE"><head><script></script><meta charSet="utf-8"/>' +
      '<title>å</title><style>å</style></head><body><pre>&lt;/head></pre><head></head></body></html>',
  );
  expect(heads).toEqual(['<meta charSet="utf-8"/><title>å</title>']);
});

test('a document without a head is unchanged', async () => {
  const stream = insertIntoHead({ start: START, end: async () => '<style></style>' });
  stream.write('<p>');
  stream.end('å</p>');

  expect(await text(stream)).toBe('<p>å</p>');
});
