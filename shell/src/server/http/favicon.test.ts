import fastify from 'fastify';
import { serveFavicon } from './favicon.ts';

test('a browser that has the icon gets 304', async () => {
  const app = fastify();
  serveFavicon(app);
  const url = '/favicon.svg';

  const first = await app.inject(url);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/svg+xml']);

  const etag = first.headers.etag ?? '';
  const second = await app.inject({ url, headers: { 'if-none-match': etag } });
  expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, '', etag]);
});
