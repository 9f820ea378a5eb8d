import { text } from 'node:stream/consumers';
import { insertAfterHeadStart } from './insertAfterHeadStart.ts';

test('markup is inserted once, at the start of the head', async () => {
  const stream = insertAfterHeadStart('<script></script>');
  stream.write('<!DOCTYPE html><html lang="sv-SE"><head><meta charSet="utf-8"/>');
  stream.end('</head><body><pre>&lt;head></pre><head></body></html>');

  expect(await text(stream)).toBe(
    '<!DOCTYPE html><html lang="sv-SE"><head><script></script><meta charSet="utf-8"/>' +
      '</head><body><pre>&lt;head></pre><head></body></html>',
  );
});

test('a document without a head is unchanged', async () => {
  const stream = insertAfterHeadStart('<script></script>');
  stream.end('<p>å</p>');

  expect(await text(stream)).toBe('<p>å</p>');
});
