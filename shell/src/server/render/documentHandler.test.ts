import Fastify from 'fastify';
import { readEnvironment } from '../settings/settings.ts';
import { createDocumentHandler } from './documentHandler.ts';

test.each([
  ['/account?loginToken=a.b.c', '/account'],
  ['/preview-widgets?family=Front%20page&loginToken=x', '/preview-widgets?family=Front+page'],
  ['/c/textil?loginToken=', '/c/textil'],
  ['//other.example/?loginToken=x', '/other.example/'],
])('%s redirects to its own path without the token, before a page is prepared [ROUTE-44]', async (url, location) => {
  const respond = jest.fn();
  const sendPage = createDocumentHandler({ env: readEnvironment({ SHELL_RELEASE_DIR: '/x' }), respond });
  const app = Fastify();
  app.get('/*', async (request, reply) => sendPage(request, reply));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  const { status, headers } = await fetch(origin + url, { redirect: 'manual' });
  await app.close();

  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, location, 'private, no-store']);
  expect(respond).not.toHaveBeenCalled();
});
