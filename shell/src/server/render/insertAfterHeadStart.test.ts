import { text } from 'node:stream/consumers';
import { insertAfterHeadStart } from './insertAfterHeadStart.ts';

test('markup stands ahead of everything in the head, and nowhere else', async () => {
  const stream = insertAfterHeadStart('<script></script>');
  stream.write('<!DOCTYPE html><html lang="sv-SE"><head><meta charSet="utf-8"/>');
  stream.end('</head><body><pre>&lt;head></pre><head></body></html>');

  expect(await text(stream)).toBe(
    '<!DOCTYPE html><html lang="sv-SE"><head><script></script><meta charSet="utf-8"/>' +
      '</head><body><pre>&lt;head></pre><head></body></html>',
  );
});

test('a document without a head passes as it is', async () => {
  const stream = insertAfterHeadStart('<script></script>');
  stream.end('<p>å</p>');

  expect(await text(stream)).toBe('<p>å</p>');
});
