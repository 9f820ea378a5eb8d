import { fastify, type FastifyInstance } from 'fastify';
import { serveFavicon } from './favicon.ts';

let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  app = fastify();
  serveFavicon(app);
  url = `${await app.listen({ port: 0 })}/favicon.svg`;
});
afterAll(() => app.close());

test('a browser that has the icon gets 304', async () => {
  const first = await fetch(url);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);

  const etag = first.headers.get('etag') ?? '';
  const second = await fetch(url, { headers: { 'if-none-match': etag } });
  expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag]);
});
