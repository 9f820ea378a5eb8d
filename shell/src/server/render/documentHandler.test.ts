import Fastify from 'fastify';
import { aResolver } from '../../testing/aVisitor.ts';
import { aCandidate } from '../../testing/aCandidate.ts';
import { createDocumentHandler, type RespondWithPage } from './documentHandler.ts';

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

test('while there is a candidate, each document has the group of its visitor beside the cookies of the page', async () => {
  const page = { status: 200, headers: { 'set-cookie': 'flash=; Max-Age=0' }, body: '<main>' };

  const { cookies } = await responseTo(
    '/',
    { cookie: 'ralph-group=7', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    aCandidate('mf-search', 'b', 5),
    page,
  );

  expect(cookies).toEqual(['flash=; Max-Age=0', 'ralph-group=7; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly']);
});

async function responseTo(
  url: string,
  headers: Record<string, string> = {},
  releases?: ReturnType<typeof aCandidate>,
  page?: Awaited<ReturnType<RespondWithPage>>,
) {
  const respond = jest.fn(async () => page ?? { status: 200, headers: {}, body: '' });
  const sendPage = createDocumentHandler({ ...aResolver({}, releases), respond });
  const app = Fastify();
  app.get('/*', async (request, reply) => sendPage(request, reply));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const response = await fetch(origin + url, { headers, redirect: 'manual' });
  await app.close();
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: response.headers.getSetCookie(),
    respond,
  };
}
