import { text } from 'node:stream/consumers';
import { insertIntoHead } from './insertIntoHead.ts';

const MARKUP = { start: '<script></script>', end: '<style>å</style>' };

test('markup is inserted once, at the start and at the end of the head', async () => {
  const stream = insertIntoHead(MARKUP);
  stream.write('<!DOCTYPE html><html lang="sv-SE"><head><meta charSet="utf-8"/>');
  stream.write('<title>å</title></he');
  stream.write('ad><body><pre>&lt;/head></pre>');
  stream.end('<head></head></body></html>');

  expect(await text(stream)).toBe(
    '<!DOCTYPE html><html lang="sv-SE"><head><script></script><meta charSet="utf-8"/>' +
      '<title>å</title><style>å</style></head><body><pre>&lt;/head></pre><head></head></body></html>',
  );
});

test('a document without a head is unchanged', async () => {
  const stream = insertIntoHead(MARKUP);
  stream.write('<p>');
  stream.end('å</p>');

  expect(await text(stream)).toBe('<p>å</p>');
});
