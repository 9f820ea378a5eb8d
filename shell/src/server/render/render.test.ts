import Fastify from 'fastify';
import { readEnvironment } from '../settings/settings.ts';
import { createRenderer } from './render.ts';

const ICONS = {
  'icon.svg': '/icon.svg',
  'icon-192.png': '/icon-192.png',
  'icon-512.png': '/icon-512.png',
  'maskable-512.png': '/maskable-512.png',
  'apple-touch-180.png': '/apple-touch-180.png',
};

test.each([
  ['/account?loginToken=a.b.c', '/account'],
  ['/preview-widgets?family=Front%20page&loginToken=x', '/preview-widgets?family=Front+page'],
  ['/c/textil?loginToken=', '/c/textil'],
  ['//other.example/?loginToken=x', '/other.example/'],
])('ROUTE-44 %s redirects to its own path without the token, before a page is prepared', async (url, location) => {
  const prepareRequest = jest.fn();
  const render = createRenderer({
    env: readEnvironment({ SHELL_RELEASE_DIR: '/x' }),
    files: { css: [], js: [], fonts: [], icons: ICONS },
    hasWorker: false,
    prepareRequest,
  });
  const app = Fastify();
  app.get('/*', async (request, reply) => render(request, reply));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  const { status, headers } = await fetch(origin + url, { redirect: 'manual' });
  await app.close();

  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, location, 'private, no-store']);
  expect(prepareRequest).not.toHaveBeenCalled();
});
