import Fastify from 'fastify';
import { aResolver } from '../../testing/aVisitor.ts';
import { createDocumentHandler } from './documentHandler.ts';

test.each([
  ['/account?loginToken=a.b.c', '/account'],
  ['/preview-widgets?family=Front%20page&loginToken=x', '/preview-widgets?family=Front+page'],
  ['/c/textil?loginToken=', '/c/textil'],
  ['//other.example/?loginToken=x', '/other.example/'],
])('%s redirects to its own path without the token, before a page is prepared [ROUTE-44]', async (url, location) => {
  const { status, headers, respond } = await responseTo(url);

  expect([status, headers['location'], headers['cache-control']]).toEqual([302, location, 'private, no-store']);
  expect(respond).not.toHaveBeenCalled();
});

test.each([
  ['no login', 'ralph-cart=c-1', 'private, no-cache'],
  ['a login', 'ralph-auth=t', 'private, no-store'],
])('a wrong address is redirected for a visitor with %s', async (_what, cookie, cacheControl) => {
  const { status, headers, respond } = await responseTo('/checkout', { cookie });

  expect([status, headers['location'], headers['cache-control'], headers['vary']]).toEqual([
    302,
    '/kassan',
    cacheControl,
    'Cookie, Accept-Language',
  ]);
  expect(respond).not.toHaveBeenCalled();
});

async function responseTo(url: string, headers: Record<string, string> = {}) {
  const respond = jest.fn();
  const sendPage = createDocumentHandler({ ...aResolver(), respond });
  const app = Fastify();
  app.get('/*', async (request, reply) => sendPage(request, reply));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const response = await fetch(origin + url, { headers, redirect: 'manual' });
  await app.close();
  return { status: response.status, headers: Object.fromEntries(response.headers), respond };
}
