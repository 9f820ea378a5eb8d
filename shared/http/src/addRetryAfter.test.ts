import { fastify } from 'fastify';
import { addRetryAfter } from './addRetryAfter.ts';

test.each([
  [503, undefined, '5'],
  [504, undefined, '5'],
  [503, '60', '60'],
  [500, undefined, null],
  [200, undefined, null],
])('a response with status %i and Retry-After %s is sent with %s', async (status, given, expected) => {
  const app = fastify();
  addRetryAfter(app);
  app.get('/page', async (_request, reply) =>
    reply
      .code(status)
      .headers(given === undefined ? {} : { 'retry-after': given })
      .send('page'),
  );

  const { headers } = await fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}/page`);

  expect(headers.get('retry-after')).toBe(expected);
  await app.close();
});
